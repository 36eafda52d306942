# Everything sets itself up: `make play` and `make test` work from a fresh clone.
# Needed: Python 3.11 or later. Set PYTHON to choose which.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PEERS  := .venv-bench
GAME   ?=

.DEFAULT_GOAL := help
.PHONY: help play test lint types layers unit bench lock pictures clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(VENV)/.ready: requirements.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bluffhouse needs Python 3.11 or later; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(VENV)/.ready ## Open a table in the terminal (GAME=lie or another: that one)
	@$(BIN)/bluffhouse play $(GAME)

test: lint types layers unit ## Every check there is

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready
	$(BIN)/mypy

layers: $(VENV)/.ready
	$(BIN)/lint-imports

unit: $(VENV)/.ready
	$(BIN)/pytest -n auto


$(PEERS)/.ready: requirements.txt bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r requirements.txt -r bench/requirements.txt
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

bench: $(PEERS)/.ready ## Measure the rules' speed, side by side with OpenSpiel
	$(PEERS)/bin/python -m bench.speed

lock: $(VENV)/.ready ## Pin what we install anew
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --extra dev --output-file requirements.txt pyproject.toml

pictures: $(VENV)/.ready ## Draw the manual's pictures anew
	$(BIN)/python docs/make_pictures.py

clean: ## Remove what was made
	rm -rf $(VENV) $(PEERS) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
