# make play   sets everything up and starts a game
# make test   sets everything up and runs all tests
# make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell nproc 2>/dev/null || echo 2)
ENGINE := $(wildcard src/portroyal/engine/*.py src/portroyal/*/*.pxd src/portroyal/bots/*.py src/portroyal/compiled.txt)
PYTEST := $(BIN)/python -m pytest

.PHONY: play test help setup lint types tests rules-uncompiled rules-checked checked million bench clean docs ladder ladder-quick coach-check

play: setup ## Play in the terminal
	@$(BIN)/portroyal play

test: setup lint types tests rules-uncompiled rules-checked ## Everything that must hold

help: ## This list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed $(VENV)/.compiled ## A virtual environment with the compiled engine

$(VENV)/.installed: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Port Royal needs into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25" "setuptools>=80" "cython>=3.1,<4"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable ".[dev]"
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed setup.py $(ENGINE)
	@echo "Compiling the engine ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/pyright

tests: checked
	$(PYTEST) -n $(CORES)

# The rules again, in the other two forms of the same engine.
rules-uncompiled:
	PORTROYAL_PURE=1 $(PYTEST) -n $(CORES) tests/rules

checked: $(VENV)/.checked ## A build of the engine that checks every array access

$(VENV)/.checked: $(VENV)/.installed setup.py $(ENGINE)
	@echo "Compiling the checked engine ..."
	@PORTROYAL_CHECKED=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

rules-checked: checked
	PORTROYAL_CHECKED=1 $(PYTEST) -n $(CORES) tests/rules tests/laws tests/golden

million: setup ## A million random games: none hangs, none loses a card
	$(BIN)/python bench/million.py

bench: setup ## How fast the engine is
	$(BIN)/portroyal bench engine

ladder: setup ## Measure all bots, go on where the last run stopped, and write docs/bots/ladder.md
	$(BIN)/portroyal ladder

ladder-quick: setup ## The same for the bots that do not search, in a few minutes and beside the real one
	$(BIN)/portroyal ladder --quick --folder build/ladder

coach-check: setup ## Are the coach's win chances right, and its hints worth following?
	$(BIN)/python -m bench.coach

docs: setup ## Write the generated parts of the documents
	$(BIN)/python -c "from portroyal.rulings import fill; fill('docs/rules/editions.md')"

clean: ## Remove everything that was built
	rm -rf $(VENV) build *.egg-info src/*.egg-info src/portroyal/_c*.so .pytest_cache .ruff_cache .hypothesis
