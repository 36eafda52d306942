# Every target installs what it needs: `make play` and `make test` work from a fresh clone.
# Requirements: Python 3.11 or later (set PYTHON to choose one), Node.js 20.19 or later with npm.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PEERS  := .venv-bench
RELEASE := .venv-release
CLIENT := client/node_modules
BUILT  := src/bluffhouse/web/client/index.html
SOURCES := $(shell find client/src client/public client/index.html client/vite.config.ts src/bluffhouse/locales -type f -not -name '*.py*')
GAME   ?=
VERSION := $(shell sed -n 's/^__version__ = "\(.*\)"$$/\1/p' src/bluffhouse/__init__.py)
# What builds images, and how they are called: `make image ENGINE=podman`.
ENGINE ?= docker
IMAGE  ?= bluffhouse:$(VERSION)
COMPILE := pip-compile --quiet --upgrade --generate-hashes --strip-extras --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
# Litestar asks for these two to invent examples, which the house never does. They stay out of the
# lock files, and those are installed with --no-deps.
UNUSED := --unsafe-package faker --unsafe-package polyfactory

.DEFAULT_GOAL := help
.PHONY: help play terminal client wheel sbom manual-archive checksums image audit check test system-packages lint types layers client-lint client-types client-unit quick unit protocol bench bench-doors bench-arrays bench-house bench-install bench-page bench-waits lock manual pictures clean

# Each process gets a run of neighbouring tests, so that few servers and browsers are started twice.
PARALLEL := -n auto --dist worksteal
# The checks besides pytest. They run two at a time.
STATIC := lint types layers client-lint client-types client-unit

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What is needed to play.
$(VENV)/.ready: requirements.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bluffhouse needs Python 3.11 or later; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

# What the checks need in addition.
$(VENV)/.dev: $(VENV)/.ready requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

# What a release is built and described with.
$(RELEASE)/.ready: requirements-release.txt
	$(PYTHON) -m venv $(RELEASE)
	$(RELEASE)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-release.txt
	@touch $@

play: $(VENV)/.ready client ## Open the house in the browser, for everyone in the same network
	@$(BIN)/bluffhouse

terminal: $(VENV)/.ready ## Play in the terminal (GAME=lie chooses the game)
	@$(BIN)/bluffhouse play $(GAME) || [ $$? -eq 130 ]

client: $(BUILT) ## Build the browser client into the package

$(BUILT): $(CLIENT)/.ready $(SOURCES)
	cd client && npm run --silent build -- --logLevel warn

wheel: $(RELEASE)/.ready client ## Build the wheel, with the browser client in it: dist/*.whl
	rm -f dist/bluffhouse-*.whl
	$(RELEASE)/bin/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

sbom: $(RELEASE)/.ready ## List every part of a release with its version (CycloneDX): dist/*.cdx.json
	@mkdir -p dist
	$(RELEASE)/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --of JSON -o dist/bluffhouse-python.cdx.json requirements-server.txt
	cd client && npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > ../dist/bluffhouse-client.cdx.json

manual-archive: manual ## Pack the manual into one file: dist/*-manual.tar.gz
	@mkdir -p dist
	tar --create --gzip --file dist/bluffhouse-$(VERSION)-manual.tar.gz --exclude .doctrees --exclude .buildinfo --directory build manual

checksums: ## Write the hash of every file of a release: dist/SHA256SUMS
	cd dist && sha256sum bluffhouse-* > SHA256SUMS

image: ## Build the container image (ENGINE=docker, podman or buildah; IMAGE names it)
	$(ENGINE) build --file deploy/Containerfile --tag $(IMAGE) .

audit: $(RELEASE)/.ready ## Look for known vulnerabilities in what we install (asks the package indexes)
	$(RELEASE)/bin/pip-audit --disable-pip --require-hashes -r requirements-server.txt
	cd client && npm audit --package-lock-only

check: ## Run all checks that need neither a server nor a browser; takes minutes
	@$(MAKE) --no-print-directory --jobs=2 $(STATIC) quick

test: system-packages ## Run every check and every test
	@$(MAKE) --no-print-directory --jobs=2 $(STATIC)
	@$(MAKE) --no-print-directory unit

# Comes first in `make test`: without these programs the tests would fail after many minutes.
system-packages: ## Check that PostgreSQL, Chromium and nginx are installed; on Debian, install them
	@.ci/system-packages

lint: $(VENV)/.dev ## Check the style of the Python code (ruff)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev ## Check the types of the Python code (mypy)
	$(BIN)/mypy

layers: $(VENV)/.dev ## Check which packages import which (import-linter)
	$(BIN)/lint-imports

client-lint: $(CLIENT)/.ready ## Check the style of the browser client (ESLint, Prettier)
	cd client && npm run --silent lint

client-types: $(CLIENT)/.ready ## Check the types of the browser client (svelte-check)
	cd client && npm run --silent check

client-unit: $(CLIENT)/.ready ## Test the logic of the browser client (Vitest)
	cd client && npm run --silent test

quick: $(VENV)/.dev ## Run the tests that need neither a server nor a browser (pytest)
	$(BIN)/pytest $(PARALLEL) -m 'not system'

unit: $(VENV)/.dev $(BUILT) ## Run all tests of the Python code and of the pages in a browser (pytest)
	$(BIN)/pytest $(PARALLEL)

# What the client is built and checked with. Every package is checked against its hash in the lock
# file, which must list all of them, for every platform.
$(CLIENT)/.ready: client/package.json client/package-lock.json
	cd client && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

protocol: $(VENV)/.ready $(CLIENT)/.ready ## Regenerate the client's schema, types, sentences and rule numbers
	$(BIN)/bluffhouse schema > $(VENV)/schema.json
	cp $(VENV)/schema.json client/src/protocol/schema.json
	cd client && npm run --silent types
	$(BIN)/python -m bluffhouse.cli.declarations client/src/games

# The libraries we compare ourselves with, in an environment of their own.
$(PEERS)/.ready: requirements-dev.txt bench/requirements.txt pyproject.toml
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

bench: $(PEERS)/.ready ## Measure the speed of the rules, side by side with OpenSpiel
	$(PEERS)/bin/python -m bench.speed

bench-doors: $(PEERS)/.ready ## Measure the PettingZoo and OpenSpiel adapters, side by side with their own games
	$(PEERS)/bin/python -m bench.doors

bench-arrays: $(VENV)/.dev ## Measure the games on arrays, side by side with pgx's, on the device that JAX finds
	$(BIN)/python -m bench.arrays

bench-house: $(VENV)/.dev ## Measure live tables, side by side with boardgame.io (needs Node.js and PostgreSQL)
	$(BIN)/python -m bench.house

bench-install: $(VENV)/.ready wheel ## Measure the size of an installation and how long it takes
	$(BIN)/python -m bench.install dist/bluffhouse-*.whl

bench-page: $(VENV)/.dev $(BUILT) ## Measure the page: Lighthouse, first load, frames (needs Node.js and Chromium)
	$(BIN)/python -m bench.page

bench-waits: $(VENV)/.dev $(BUILT) ## Measure how long a player waits from decision to decision (needs Chromium)
	$(BIN)/python -m bench.waits

lock: $(VENV)/.dev ## Update the pinned versions of what we install, with the hashes of all their files
	$(BIN)/$(COMPILE) --allow-unsafe --extra dev --output-file requirements-dev.txt pyproject.toml
	$(BIN)/$(COMPILE) $(UNUSED) --constraint requirements-dev.txt --output-file requirements.txt pyproject.toml
	$(BIN)/$(COMPILE) $(UNUSED) --constraint requirements-dev.txt --extra postgres --output-file requirements-server.txt pyproject.toml
	$(BIN)/$(COMPILE) --allow-unsafe --output-file requirements-release.txt requirements-release.in

manual: $(VENV)/.dev ## Build the manual: build/manual/index.html
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/manual

pictures: $(VENV)/.dev $(BUILT) ## Regenerate the manual's pictures
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_screenshots.py

clean: ## Remove everything that was built
	rm -rf $(VENV) $(PEERS) $(RELEASE) $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .bench-cache build dist src/bluffhouse/web/client
