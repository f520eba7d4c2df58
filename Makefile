# make play   sets everything up and starts a game
# make test   sets everything up and runs all tests
# make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell nproc 2>/dev/null || echo 2)
ENGINE := $(wildcard engine_build/*.py src/portroyal/engine/*.py src/portroyal/bots/*.py src/portroyal/knowledge/draws.py src/portroyal/compiled.txt)
PYTEST := $(BIN)/python -m pytest --dist worksteal
WHICH := 'import sys; print("%d.%d" % sys.version_info[:2])'
WANTED := $(shell $(PYTHON) -c $(WHICH))
FOUND := $(shell $(BIN)/python -c $(WHICH) 2>/dev/null)

# Node comes from the package index too, so nothing need be installed by hand.
NPM = $(BIN)/python web/scripts/npm.py
CLIENT := $(shell find web src/portroyal/data/words -name node_modules -prune -o -type f -print) $(wildcard src/portroyal/server/protocol/*.py) src/portroyal/rulings.py src/portroyal/modules.py $(wildcard src/portroyal/data/cards/*.toml)

.PHONY: play test chapters help setup web web-tests browser lint types tests rules-uncompiled rules-checked checked forms million bench clean docs ladder ladder-quick coach-check drills screenshots bench-server bench-hostile bench-tables bench-browser server-proof mutants dist site

play: setup web ## Play in the browser
	@$(BIN)/portroyal play

test: ## Everything that must hold
	@$(MAKE) --no-print-directory -j $(CORES) setup checked web browser
	@$(MAKE) --no-print-directory -j $(CORES) lint types web-tests
	@$(MAKE) --no-print-directory tests rules-uncompiled rules-checked

help: ## This list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed $(VENV)/.compiled ## A virtual environment with the compiled engine

# An environment of another Python, or one that was moved, is of no use.
ifneq ($(FOUND),$(WANTED))
.PHONY: $(VENV)/.python
endif
$(VENV)/.python:
	@test "$(FOUND)" = "$(WANTED)" || { rm -rf $(VENV) && $(PYTHON) -m venv $(VENV); }
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.python
	@echo "Installing what Port Royal needs into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25" "setuptools>=80" "cython>=3.1,<4"
	@PORTROYAL_COMPILE=later $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable ".[dev]"
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed setup.py $(ENGINE)
	@echo "Compiling the engine ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

web: $(VENV)/.web ## The browser client

$(VENV)/.node_modules: $(VENV)/.installed web/package.json
	@echo "Installing what the browser client is built with ..."
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(VENV)/.web: $(VENV)/.compiled $(VENV)/.node_modules $(CLIENT)
	@echo "Building the browser client ..."
	@$(NPM) run --silent bundle
	@touch $@

web-tests: web
	$(NPM) run --silent check
	$(NPM) test --silent

browser: ## A browser for the tests, if there is none
	@.ci/browser

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

forms: setup checked ## The three forms of the engine play the same hundred thousand games
	PORTROYAL_FORM_GAMES=100000 $(PYTEST) -n 0 tests/forms

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

drills: setup ## Is the answer of every drill still right? FIND=600 searches for more, so many seconds
	$(BIN)/python -m bench.drills $(if $(FIND),--find $(FIND))

site: setup ## The documents as a site, in build/site
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs build/site
	@echo "The site is in build/site/index.html"

docs: setup ## Write the generated parts of the documents
	$(BIN)/python -c "from portroyal.rulings import fill; fill('docs/rules/editions.md')"
	$(BIN)/python -m portroyal.server.protocol.schema docs/guide/protocol.md
	$(BIN)/python -m portroyal.server.house.options docs/guide/host.md

screenshots: setup web browser ## Take the pictures of the documents
	$(BIN)/python -m bench.screenshots

bench-server: setup ## How much a server carries, beside a bare echo
	$(BIN)/python -m bench.server --page docs/guide/host.md

bench-hostile: setup ## What floods of a hostile client do to others
	$(BIN)/python -m bench.hostile --page docs/reliability.md

bench-tables: setup ## How long tables take to come back, and their memory
	$(BIN)/python -m bench.tables

bench-browser: setup web browser ## Frames a second, start of the table, size of the client
	$(BIN)/python -m bench.browser

server-proof: setup ## The server's laws over far more games than the tests have time for
	PORTROYAL_EVENINGS=2000 PORTROYAL_SECRET_GAMES=20000 PORTROYAL_STEP_GAMES=2000 PORTROYAL_DAMAGES=50 PORTROYAL_FLIPS=1000 \
		PORTROYAL_CROWDS=2000 PORTROYAL_KILLS=500 $(PYTEST) -n $(CORES) tests/server/test_every_request.py \
		tests/server/test_simulation.py tests/server/test_wire_secrecy.py tests/server/test_step_function.py \
		tests/server/test_damage.py tests/server/test_kill.py

dist: setup web ## A wheel and an sdist, tried in an empty environment
	@rm -rf dist
	$(BIN)/python -m build --no-isolation
	$(BIN)/python tests/install/try_dist.py dist

mutants: setup web ## Do the tests see small mistakes? ONLY=word tries some
	$(BIN)/python -m bench.mutants $(ONLY)

clean: ## Remove everything that was built
	rm -rf $(VENV) web/node_modules src/portroyal/server/static build dist *.egg-info src/*.egg-info src/portroyal/_c*.so .pytest_cache .ruff_cache .hypothesis

chapters: setup ## A hundred thousand random chapters end, and keep every card, cube and crown
	$(BIN)/python tests/laws/test_chapters.py 100000
