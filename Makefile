# Everything sets itself up: `make play` and `make test` work from a fresh clone.
# Needed: Python 3.11 or later (set PYTHON to choose which), Node.js 20.19 or later with npm.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PEERS  := .venv-bench
CLIENT := client/node_modules
BUILT  := src/bluffhouse/web/client/index.html
SOURCES := $(shell find client/src client/public client/index.html client/vite.config.ts src/bluffhouse/locales -type f -not -name '*.py*')
GAME   ?=
COMPILE := pip-compile --quiet --strip-extras --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.DEFAULT_GOAL := help
.PHONY: help play terminal client wheel test system-packages lint types layers client-types unit protocol bench bench-doors bench-house bench-install bench-page lock manual pictures clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What playing needs.
$(VENV)/.ready: requirements.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bluffhouse needs Python 3.11 or later; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

# What the checks need besides.
$(VENV)/.dev: $(VENV)/.ready requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

play: $(VENV)/.ready client ## Open the house in the browser, for everybody in the same network
	@$(BIN)/bluffhouse

terminal: $(VENV)/.ready ## Open a table in the terminal (GAME=lie or another: that one)
	@$(BIN)/bluffhouse play $(GAME) || [ $$? -eq 130 ]

client: $(BUILT) ## Build the browser client into the package

$(BUILT): $(CLIENT)/.ready $(SOURCES)
	cd client && npm run --silent build -- --logLevel warn

wheel: $(VENV)/.ready client ## Pack all of it, the browser client too, into one file: dist/*.whl
	rm -f dist/bluffhouse-*.whl
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

test: system-packages lint types layers client-types unit ## Every check there is: all of the next six

# What the tests need of the machine itself; first, so that nothing is tested in vain without it.
system-packages: ## See that PostgreSQL and Chromium are there; on Debian install them
	@.ci/system-packages

lint: $(VENV)/.dev ## Check the style (ruff)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check Python's types (mypy)
	$(BIN)/mypy

layers: $(VENV)/.dev ## Check which room imports from which (import-linter)
	$(BIN)/lint-imports

client-types: $(CLIENT)/.ready ## Check the browser client's types (svelte-check)
	cd client && npm run --silent check

unit: $(VENV)/.dev $(BUILT) ## Run the tests (pytest)
	$(BIN)/pytest -n auto

# What the client is built and checked with. Not `npm ci`: it refuses a lock that leaves out the parts
# for other platforms, as npm writes it.
$(CLIENT)/.ready: client/package.json client/package-lock.json
	cd client && npm install --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

protocol: $(VENV)/.ready $(CLIENT)/.ready ## Write the protocol's schema and its TypeScript types anew
	$(BIN)/bluffhouse schema > $(VENV)/schema.json
	cp $(VENV)/schema.json client/src/protocol/schema.json
	cd client && npm run --silent types

# The peers we measure ourselves against, in an environment of their own.
$(PEERS)/.ready: requirements-dev.txt bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r requirements-dev.txt -r bench/requirements.txt
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

bench: $(PEERS)/.ready ## Measure the rules' speed, side by side with OpenSpiel
	$(PEERS)/bin/python -m bench.speed

bench-doors: $(PEERS)/.ready ## Measure the doors to PettingZoo and OpenSpiel, side by side with their own games
	$(PEERS)/bin/python -m bench.doors

bench-house: $(VENV)/.dev ## Measure live tables, side by side with boardgame.io (needs Node.js and PostgreSQL)
	$(BIN)/python -m bench.house

bench-install: wheel ## Measure what an installation weighs and how long it takes
	$(BIN)/python -m bench.install dist/bluffhouse-*.whl

bench-page: $(VENV)/.dev $(BUILT) ## Measure the page: Lighthouse, first load, frames (needs Node.js and Chromium)
	$(BIN)/python -m bench.page

lock: $(VENV)/.dev ## Pin what we install anew
	$(BIN)/$(COMPILE) --upgrade --extra dev --output-file requirements-dev.txt pyproject.toml
	$(BIN)/$(COMPILE) --upgrade --constraint requirements-dev.txt --output-file requirements.txt pyproject.toml

manual: $(VENV)/.dev ## Make the manual: build/manual/index.html
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/manual

pictures: $(VENV)/.dev $(BUILT) ## Draw the manual's pictures anew
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_screenshots.py

clean: ## Remove what was made
	rm -rf $(VENV) $(PEERS) $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .bench-cache build dist src/bluffhouse/web/client
