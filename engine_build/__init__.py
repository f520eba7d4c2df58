"""Makes one Cython file of the hot Python files: plain Python in, C functions out, no headers by hand.

Every file named in `compiled.txt` is read as a syntax tree and written again with C types:

    Seat, Card, int ...   int                 Word    long long            float    double
    bool                  bint                Bytes   unsigned char[...]   a class  that class
    a local variable      int, unless it is annotated or comes from a float or an object

A function whose parameters and result are all of these becomes a C function without Python's lock; one that makes
lists, raises or lets the lock go (`with nogil`) stays a Python function with typed variables. Names of different files
are kept apart (`trade__take`), numbers of the vocabulary are written in. The fields of the state and all that follows
from them come from `engine/fields.py`, see `fields.py` beside this file.

Python outside reaches only what `compiled.txt` names behind a file. Those doors check what is handed in: no None, no
seat, card or pile beyond the range of its name, no list that is too short; and attributes can only be read. So no call
from Python reads foreign memory.
"""

from __future__ import annotations

import ast
import re
import runpy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

from .fields import SCRATCH, attribute_type, fields_of, indent, state_methods

SCALARS = {"int": "int", "long long": "long long", "double": "double", "bint": "bint"}
ANNOTATIONS = {
    "int": "int",
    "float": "double",
    "bool": "bint",
    **dict.fromkeys(("Word", "KeyWord", "Limit"), "long long"),
}
# The names of ints in signatures: the least number each may be, and what the numbers end before.
RANGES = {
    "Seat": (0, "SEATS"),
    "Viewer": (-1, "SEATS"),
    "Card": (0, "FACES"),
    "Kind": None,
    "Color": (0, "COLORS"),
    "ColorCount": (0, "COLOR_COUNTS"),
    "Symbol": (0, "SYMBOLS"),
    "Pile": (0, "PILES"),
    "Hold": (0, "HOLDS"),
    "Place": (0, "ROOM"),
    "BlockPlace": (0, "BLOCK_WORDS"),
    "Batch": (0, "BATCHES"),
    "Counter": (0, "COUNTERS"),
    "Contract": (0, "CONTRACTS"),
    "Campaign": (0, "CAMPAIGNS"),
    "Mission": (0, "MISSIONS"),
    "RowPlace": (0, "ROW_ROOM"),
    "Want": (0, "WANTS"),
    "Way": (0, "WAY_END"),
    "Demand": (0, "GIVEN_END"),
    "Effect": (0, "EFFECTS"),
    "EventCard": (0, "EVENTS"),
    "Barmaid": (0, "BARMAID_FACES"),
    "Character": (0, "CHARACTERS"),
    "Chapter": (0, "CHAPTERS"),
    "Switch": (0, "SWITCHES"),
    "Number": (0, "NUMBERS"),
    "Choice": (0, "CHOICES"),
    "KeyWord": (0, "WORD_END"),
    "Limit": (1, "LIMIT_END"),
    "Pass": None,
    "Coins": None,
    "Action": None,
    "Bits": None,
}
ARRAYS = {"Bytes": "unsigned char"}
OBJECT = "object"
NEED_THE_LOCK = (ast.Raise, ast.Try, ast.With, ast.List, ast.ListComp, ast.GeneratorExp, ast.JoinedStr)
HEAD = """# cython: language_level=3, auto_pickle=False
# Made by engine_build out of the Python files; change those.
cimport cython
from libc.math cimport exp
from libc.string cimport memcpy, memset

cdef extern from *:
    bint unlikely(bint) noexcept nogil
"""
# What hardly ever holds in a game played at full speed: the compiler keeps it out of the way of the rest.
SELDOM = ("recording", "looked", "campaign")


@dataclass
class Function:
    """A function or a method."""

    node: ast.FunctionDef
    name: str  # in the C file
    result: str
    parameters: dict[str, str]  # and their C types
    ranges: dict[str, tuple[int, int]]  # of those that have one
    owner: str | None = None  # the class of a method
    is_c: bool = False  # runs without Python's lock
    locals: dict[str, str] = field(default_factory=dict)


@dataclass
class Klass:
    """A class: its attributes with their C types, and its methods."""

    node: ast.ClassDef
    file: str
    attributes: dict[str, str] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)
    is_state: bool = False


class Build:
    """One run over all hot files."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.words = runpy.run_path(str(source / "engine/vocabulary.py"))
        self.fields = fields_of(source)
        self.doors: dict[str, list[str]] = {}
        for line in (source / "compiled.txt").read_text().splitlines():
            file, _, names = line.partition(":")
            if file.strip():
                self.doors[file.strip()] = names.split()
        self.trees = {file: ast.parse((source / f"{file}.py").read_text()) for file in self.doors}
        self.known: dict[str, dict[str, str]] = {}  # for each file, what its names are called in the C file
        self.constants: dict[str, Any] = {}  # by their names in the C file
        self.arrays: dict[str, tuple[str, str, str]] = {}  # element type, length, first values
        self.functions: dict[str, Function] = {}
        self.classes: dict[str, Klass] = {}
        self.python_lines: list[str] = []

    def write(self, header: Path, code: Path) -> None:
        """Write both files; one that is up to date stays untouched."""
        for path, text in zip((header, code), self.texts(), strict=True):
            if not path.exists() or path.read_text() != text:
                path.write_text(text)

    def texts(self) -> tuple[str, str]:
        """The header and the code."""
        for file in self.doors:
            self.collect(file)
        for function in self.all_functions():
            self.find_locals(function)
        header = [HEAD]
        header += [f"cdef {kind}[{length}] {name}" for name, (kind, length, _) in self.arrays.items()]
        header += [self.class_header(name, each) for name, each in self.classes.items()]
        header += [self.head_of(each) for each in self.functions.values() if each.is_c]
        parts = [HEAD]
        parts += [f"{name} = {value!r}" for name, value in self.constants.items() if not is_wide(value)]
        parts += [
            f"for _i, _value in enumerate({value}):\n    {name}[_i] = _value"
            for name, (_, _, value) in self.arrays.items()
            if value
        ]
        parts += [self.class_body(name, each) for name, each in self.classes.items()]
        parts += [self.written(each) for each in self.functions.values()]
        parts += [self.door(file, name) for file, names in self.doors.items() for name in names]
        return "\n\n".join(header) + "\n", self.with_wide_numbers("\n\n".join(parts) + "\n")

    def with_wide_numbers(self, text: str) -> str:
        """Numbers that an int does not hold as C writes them, so that the compiler knows them."""
        for name, value in self.constants.items():
            if is_wide(value):
                text = re.sub(rf"\b{name}\b", f"{value}LL", text)
        return text

    # --- What there is ---

    def collect(self, file: str) -> None:
        """The names of one file: imported and its own."""
        stem = file.split("/")[-1]
        names = self.known[file] = {}
        for node in self.trees[file].body:
            if isinstance(node, ast.ImportFrom):
                self.collect_imports(names, node)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                self.collect_value(file, stem, node)
            elif isinstance(node, ast.ClassDef):
                names[node.name] = node.name
                self.collect_class(file, node)
        for node in self.trees[file].body:
            if isinstance(node, ast.FunctionDef):
                names[node.name] = f"{stem}__{node.name}"
                self.functions[names[node.name]] = self.function(file, node, names[node.name])

    def collect_imports(self, names: dict[str, str], node: ast.ImportFrom) -> None:
        """Names of other hot files; those of the vocabulary are written in as numbers."""
        module = str(node.module).split(".")[-1]
        other = next((file for file in self.doors if file.split("/")[-1] == module), None)
        if other is not None and node.level:
            for alias in node.names:
                names[alias.name] = self.known[other][alias.name]

    def collect_value(self, file: str, stem: str, node: ast.Assign | ast.AnnAssign) -> None:
        """A constant, or an array of numbers."""
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        assert isinstance(target, ast.Name) and node.value is not None
        name = self.known[file][target.id] = f"{stem}__{target.id}"
        value = self.value_of(file, node.value)
        if isinstance(value, list):
            is_bytes = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Bytes"
            first = repr(value) if any(value) else ""
            self.arrays[name] = ("unsigned char" if is_bytes else "int", str(len(value)), first)
        else:
            self.constants[name] = value

    def value_of(self, file: str, node: ast.expr) -> Any:
        """What an expression of the top level is."""
        own = {name: self.constants[c] for name, c in self.known[file].items() if c in self.constants}
        return eval(compile(ast.Expression(node), file, "eval"), {**self.words, **own})

    def collect_class(self, file: str, node: ast.ClassDef) -> None:
        """A class with its attributes, as its `__init__` makes them."""
        klass = self.classes[node.name] = Klass(node, file)
        klass.is_state = any(isinstance(base, ast.Name) and base.id == "Fields" for base in node.bases)
        for each in node.body:
            if isinstance(each, ast.FunctionDef):
                method = klass.methods[each.name] = self.function(file, each, each.name, node.name)
                self.collect_attributes(file, klass, method)
        if klass.is_state:
            klass.attributes |= {each.name: attribute_type(each) for each in self.fields}

    def collect_attributes(self, file: str, klass: Klass, method: Function) -> None:
        """What a method assigns to itself."""
        for node in method.node.body:
            if isinstance(node, ast.Assign):
                target, value = node.targets[0], node.value
                targets = target.elts if isinstance(target, ast.Tuple) else [target]
                for each in targets:
                    if isinstance(each, ast.Attribute) and each.attr not in klass.attributes:
                        klass.attributes[each.attr] = self.type_of_start(file, value, method)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and node.value:
                annotation = ast.unparse(node.annotation)
                if annotation in ARRAYS:
                    length = len(self.value_of(file, node.value))
                    klass.attributes[node.target.attr] = f"{ARRAYS[annotation]}[{length}]"
                else:
                    klass.attributes[node.target.attr] = self.c_type(annotation)

    def type_of_start(self, file: str, value: ast.expr, method: Function) -> str:
        """The type of an attribute by its first value."""
        if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            numbers = self.value_of(file, value)
            return f"{'double' if isinstance(numbers[0], float) else 'int'}[{len(numbers)}]"
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            annotation = self.annotation_of(method, value.value.id)
            return "double" if annotation == "list[float]" else OBJECT
        if isinstance(value, ast.BoolOp) and isinstance(value.values[0], ast.Name):
            return method.parameters[value.values[0].id]
        return self.type_of(value, method)

    def annotation_of(self, function: Function, parameter: str) -> str:
        """How a parameter is annotated."""
        for each in function.node.args.args:
            if each.arg == parameter and each.annotation is not None:
                return ast.unparse(each.annotation)
        return ""

    def function(self, file: str, node: ast.FunctionDef, name: str, owner: str | None = None) -> Function:
        """A function with the types of its signature."""
        parameters: dict[str, str] = {}
        ranges: dict[str, tuple[int, int]] = {}
        for each in node.args.args:
            if each.arg == "self":
                parameters["self"] = str(owner)
                continue
            annotation = ast.unparse(each.annotation) if each.annotation else ""
            parameters[each.arg] = self.c_type(annotation.removesuffix(" | None"))
            if ends := RANGES.get(annotation):
                ranges[each.arg] = (ends[0], self.words[ends[1]])
        result = "void" if node.name == "__init__" or ast.unparse(node.returns or ast.Constant(None)) == "None" else ""
        result = result or self.c_type(ast.unparse(node.returns)) if node.returns else result or "void"
        made = Function(node, name, result, parameters, ranges, owner)
        made.is_c = OBJECT not in (result, *parameters.values()) and not needs_the_lock(node, self)
        return made

    def c_type(self, annotation: str) -> str:
        """The C type of an annotation."""
        if annotation in ANNOTATIONS:
            return ANNOTATIONS[annotation]
        if annotation in RANGES:
            return "int"
        return annotation if annotation in self.classes else OBJECT

    def all_functions(self) -> list[Function]:
        """Functions and methods."""
        return [*self.functions.values(), *(m for klass in self.classes.values() for m in klass.methods.values())]

    def file_of(self, function: Function) -> str:
        """Where a function stands."""
        if function.owner:
            return self.classes[function.owner].file
        stem = function.name.split("__")[0]
        return next(file for file in self.doors if file.split("/")[-1] == stem)

    # --- Types of local variables ---

    def find_locals(self, function: Function) -> None:
        """Every variable of a function with its type; again until nothing changes."""
        while True:
            before = dict(function.locals)
            for node in ast.walk(function.node):
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    function.locals[node.target.id] = self.c_type(ast.unparse(node.annotation))
                elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    self.note(function, node.targets[0].id, self.type_of(node.value, function))
                elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                    self.note(function, node.target.id, self.type_of(node.value, function))
                elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                    self.note(function, node.target.id, "int")
            if function.locals == before:
                return

    def note(self, function: Function, name: str, kind: str) -> None:
        """A variable gets a value of a type: the wider one stays."""
        if name in function.parameters:
            return
        old = function.locals.get(name)
        function.locals[name] = kind if old is None else wider(old, kind)

    def type_of(self, node: ast.expr, function: Function) -> str:
        """The C type of an expression."""
        if isinstance(node, ast.Constant):
            return {float: "double", int: "int", bool: "bint"}.get(type(node.value), OBJECT)
        if isinstance(node, ast.Name):
            if node.id in function.parameters:
                return function.parameters[node.id]
            if node.id in function.locals:
                return function.locals[node.id]
            called = self.known[self.file_of(function)].get(node.id, node.id)
            value = self.constants.get(called, self.words.get(called))
            if is_wide(value):
                return "long long"
            return "double" if isinstance(value, float) else "int" if isinstance(value, int) else OBJECT
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.Div):
                return "double"
            return wider(self.type_of(node.left, function), self.type_of(node.right, function))
        if isinstance(node, ast.UnaryOp):
            return "bint" if isinstance(node.op, ast.Not) else self.type_of(node.operand, function)
        if isinstance(node, ast.Compare | ast.BoolOp):
            return "bint"
        if isinstance(node, ast.IfExp):
            return wider(self.type_of(node.body, function), self.type_of(node.orelse, function))
        if isinstance(node, ast.Attribute):
            klass = self.classes.get(self.type_of(node.value, function))
            return klass.attributes.get(node.attr, OBJECT) if klass else OBJECT
        if isinstance(node, ast.Subscript):
            return self.type_of_element(node, function)
        if isinstance(node, ast.Call):
            return self.type_of_call(node, function)
        return OBJECT

    def type_of_element(self, node: ast.Subscript, function: Function) -> str:
        """The type of an array's element."""
        if isinstance(node.value, ast.Name):
            called = self.known[self.file_of(function)].get(node.value.id, "")
            array = self.arrays[called][0] if called in self.arrays else OBJECT
        else:
            array = self.type_of(node.value, function)
        kind = array.split("[")[0]
        if kind == "unsigned int":
            return "long long"
        return "int" if kind == "unsigned char" else kind if kind in SCALARS else OBJECT

    def type_of_call(self, node: ast.Call, function: Function) -> str:
        """What a call gives."""
        if isinstance(node.func, ast.Name):
            called = self.known[self.file_of(function)].get(node.func.id, node.func.id)
            if called in self.classes:
                return called
            if called in self.functions:
                return self.functions[called].result
            return {"exp": "double", "len": "int"}.get(called, OBJECT)
        if isinstance(node.func, ast.Attribute):
            if node.func.attr == "__new__":
                return ast.unparse(node.func.value)
            klass = self.classes.get(self.type_of(node.func.value, function))
            if klass and node.func.attr in klass.methods:
                return klass.methods[node.func.attr].result
        return OBJECT

    # --- Writing ---

    def head_of(self, function: Function) -> str:
        """The declaration of a C function."""
        given = ", ".join(f"{kind} {name}" for name, kind in function.parameters.items())
        return f"cdef {function.result} {function.name}({given}) noexcept nogil"

    def class_header(self, name: str, klass: Klass) -> str:
        """The class as C sees it; the state as one block of memory that can be copied whole."""
        lines = ["@cython.final", f"cdef class {name}:"]
        for attribute, kind in klass.attributes.items():
            if klass.is_state and attribute in {each.name for each in self.fields}:
                continue
            lines.append(f"    cdef {'readonly ' if kind in SCALARS else ''}{kind} {attribute}")
        if klass.is_state:
            lines += self.state_block()
        for method in klass.methods.values():
            if method.is_c and method.name != "__init__":
                given = ", ".join(f"{kind} {p}" for p, kind in method.parameters.items() if p != "self")
                lines.append(
                    f"    cdef {method.result} {inner(method)}(self{', ' if given else ''}{given}) noexcept nogil"
                )
        return "\n".join(lines)

    def state_block(self) -> list[str]:
        """All fields but the scratch between two marks, so that a copy is one move of memory.

        The small ones stand together at the beginning: most of a game happens within a few lines of the cache.
        """
        kept = [each for each in self.fields if each.who != SCRATCH]
        rest = [each for each in self.fields if each.who == SCRATCH]
        lines = ["    cdef int block_begins"]
        lines += [f"    cdef {attribute_type(each)} {each.name}_" for each in sorted(kept, key=lambda each: each.size)]
        lines += ["    cdef int block_ends"]
        lines += [f"    cdef {attribute_type(each)} {each.name}_" for each in rest]
        return [
            *lines,
            "    cdef void clear_fields(self) noexcept nogil",
            "    cdef void copy_fields(self, State other) noexcept nogil",
            "    cdef void wipe_fields(self, int seat) noexcept nogil",
        ]

    def class_body(self, name: str, klass: Klass) -> str:
        """The class with its methods, and doors to those that Python may call."""
        lines = [f"cdef class {name}:"]
        for method in klass.methods.values():
            lines.append(indent(self.written(method)))
            if method.is_c and method.name != "__init__":
                lines.append(indent(self.method_door(method)))
        if klass.is_state:
            lines.append(indent(state_methods(self.fields)))
        return "\n\n".join(lines)

    def method_door(self, method: Function) -> str:
        """What Python calls: the C method behind a look at what is handed in."""
        names = [name for name in method.parameters if name != "self"]
        given = "".join(f", {typed(method.parameters[name], name)}{default_of(method, name)}" for name in names)
        checks = "".join(f"    {range_check(name, *ends)}\n" for name, ends in method.ranges.items())
        back = "" if method.result == "void" else "return "
        return f"def {method.name}(self{given}):\n{checks}    {back}self.{inner(method)}({', '.join(names)})"

    def door(self, file: str, name: str) -> str:
        """A function as Python calls it from outside."""
        called = self.known[file][name]
        function = self.functions.get(called)
        if function is None or not function.is_c:
            return ""  # a constant, a class, or a Python function already
        stem = file.split("/")[-1]
        given = ", ".join(typed(kind, name) for name, kind in function.parameters.items())
        checks = "".join(f"    {range_check(name, *ends)}\n" for name, ends in function.ranges.items())
        back = "" if function.result == "void" else "return "
        return f"def door__{stem}__{name}({given}):\n{checks}    {back}{called}({', '.join(function.parameters)})"

    def written(self, function: Function) -> str:
        """A function in Cython."""
        body = [node for node in function.node.body if not is_docstring(node)]
        writer = Writer(self, function)
        lines = [ast.unparse(ast.fix_missing_locations(writer.visit(node))) for node in body] or ["pass"]
        declared: dict[str, list[str]] = {}
        for name, kind in function.locals.items():
            if kind != OBJECT:
                declared.setdefault(kind, []).append(name)
        cdefs = [f"cdef {kind} {', '.join(names)}" for kind, names in declared.items()]
        checks = [] if function.is_c else [range_check(name, *ends) for name, ends in function.ranges.items()]
        return f"{self.opening(function)}\n" + indent("\n".join([*cdefs, *checks, *lines]))

    def opening(self, function: Function) -> str:
        """The line with `def`."""
        given = ["self" if name == "self" else f"{kind} {name}" for name, kind in function.parameters.items()]
        if function.is_c and function.name != "__init__":
            name = inner(function) if function.owner else function.name
            return f"cdef {function.result} {name}({', '.join(given)}) noexcept nogil:"
        given = [
            name
            if name == "self"
            else typed(kind, name, may_be_none=default_of(function, name) == "=None") + default_of(function, name)
            for name, kind in function.parameters.items()
        ]
        # What is handed in as a list may be shorter than thought.
        return f"@cython.boundscheck(True)\ndef {function.name}({', '.join(given)}):"

    def python_parameter(self, function: Function, name: str) -> str:
        """A parameter of a Python function, with its default."""
        default = default_of(function, name)
        return typed(function.parameters[name], name, may_be_none=default == "=None") + default


class Writer(ast.NodeTransformer):
    """Writes names as the C file calls them."""

    def __init__(self, build: Build, function: Function) -> None:
        self.build = build
        self.function = function
        self.names = build.known[build.file_of(function)]

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name of this file or of another, or a number."""
        if node.id in self.function.parameters or node.id in self.function.locals:
            return node
        called = self.names.get(node.id, node.id)
        value = self.build.constants.get(called, self.build.words.get(node.id) if node.id not in self.names else None)
        if isinstance(value, int | float) and not isinstance(value, bool) and not is_wide(value):
            return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))
        return ast.Name(called, node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A field of the state, or a method of a class."""
        owner = self.build.classes.get(self.build.type_of(node.value, self.function))
        attr = node.attr
        if owner and owner.is_state and attr in {each.name for each in self.build.fields}:
            attr += "_"
        elif owner and attr in owner.methods and owner.methods[attr].is_c:
            attr = inner(owner.methods[attr])
        return ast.Attribute(self.visit(node.value), attr, node.ctx)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """The rest by a power of two is a mask, in Python and in C, and of all numbers."""
        left, right = self.visit(node.left), self.visit(node.right)
        if isinstance(node.op, ast.Mod) and isinstance(right, ast.Constant) and right.value & right.value - 1 == 0:
            return ast.BinOp(left, ast.BitAnd(), ast.Constant(right.value - 1))
        return ast.BinOp(left, node.op, right)

    def visit_If(self, node: ast.If) -> ast.stmt:
        """A condition, marked if it seldom holds."""
        seldom = is_seldom(node)
        self.generic_visit(node)
        if seldom:
            node.test = ast.Call(ast.Name("unlikely"), [node.test], [])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """An annotation has done its work."""
        assert node.value is not None
        return ast.Assign([self.visit(node.target)], self.visit(node.value), lineno=0)


# --- Small things ---


def needs_the_lock(node: ast.FunctionDef, build: Build) -> bool:
    """Does a function make or keep Python objects, raise, or let the lock go itself?"""
    if node.name.startswith("__"):
        return True
    for each in ast.walk(node):
        if isinstance(
            each, ast.Raise | ast.With | ast.List | ast.ListComp | ast.GeneratorExp | ast.JoinedStr | ast.Try
        ):
            return True
        if isinstance(each, ast.Tuple) and not isinstance(each.ctx, ast.Load):
            return True
        if isinstance(each, ast.Call):
            called = each.func.id if isinstance(each.func, ast.Name) else getattr(each.func, "attr", "")
            if called in build.classes or called in ("clone", "__new__"):
                return True
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Name):
            keeps = isinstance(each.targets[0], ast.Attribute)
            given = {arg.arg: ast.unparse(arg.annotation) for arg in node.args.args if arg.annotation}
            if keeps and given.get(each.value.id) in build.classes:
                return True
    return False


def is_seldom(node: ast.If) -> bool:
    """Does a condition lead to a fault, or to what games at full speed do without?"""
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Call):
        if isinstance(first.value.func, ast.Name) and first.value.func.id == "fail":
            return True
    test = node.test.values[0] if is_and(node.test) else node.test
    return isinstance(test, ast.Attribute) and test.attr in SELDOM


def is_and(test: ast.expr) -> TypeGuard[ast.BoolOp]:
    """Do several things have to hold?"""
    return isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And)


def is_wide(value: Any) -> bool:
    """Is this a number that an int does not hold?"""
    return isinstance(value, int) and not -(1 << 31) <= value < 1 << 31


def inner(method: Function) -> str:
    """What a C method is called in C, beside its door."""
    return f"{method.node.name}_in_c"


def typed(kind: str, name: str, may_be_none: bool = False) -> str:
    """A parameter of a Python function."""
    if kind == OBJECT:
        return name
    return f"{kind} {name}" + ("" if kind in SCALARS or may_be_none else " not None")


def default_of(function: Function, name: str) -> str:
    """The default of a parameter, if it has one."""
    arguments = function.node.args
    defaults = dict(zip([each.arg for each in arguments.args][::-1], arguments.defaults[::-1], strict=False))
    return f"={ast.unparse(defaults[name])}" if name in defaults else ""


def range_check(name: str, least: int, end: int) -> str:
    """Refuse a number beyond its range."""
    told = f'f"{name} is a number from {least} to {end - 1}, not {{{name}}}."'
    return f"if not {least} <= {name} < {end}: raise IndexError({told})"


def wider(one: str, other: str) -> str:
    """The type that holds both."""
    order = ("bint", "int", "long long", "double")
    if one in order and other in order:
        return max(one, other, key=order.index)
    return one if one == other else OBJECT


def is_docstring(node: ast.stmt) -> bool:
    """Is this a string that stands alone?"""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
