# The two commands are `make run` and `make test`; both set everything up first.
# Needs Python >= 3.11, Node >= 20.19 and make; uv is brought into .venv where it isn't installed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
RUN := $(UV) run --frozen --no-sync
CLIENT := src/paiju/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
ARGS ?=
TESTS ?=

.PHONY: run test check setup client browser format generate bench clean

run: $(CLIENT) ## set up and serve the platform (ARGS="--port 8123 --data DIR")
	$(BIN)/paiju serve $(ARGS)

test: setup $(CLIENT) browser ## set up and run every test
	cd web && npm run --silent test
	$(RUN) pytest -n 2 --dist worksteal $(TESTS)

check: setup web/node_modules/.stamp ## format, lint, types, import rules, generated files, copies
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) python tools/generate.py --check
	$(RUN) python tools/shared_copies.py
	cd web && npm run --silent check

setup: $(VENV)/.stamp

client: $(CLIENT)

browser: setup ## a Chromium for the browser tests: an installed one, else one is installed
	$(RUN) python tools/chromium.py

format: setup web/node_modules/.stamp
	$(RUN) ruff format .
	$(RUN) ruff check --fix .
	cd web && npm run --silent format

generate: setup ## rewrite the files that are made from code
	$(RUN) python tools/generate.py

bench: setup
	$(BIN)/paiju bench $(ARGS)

$(UV):
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(VENV)/.stamp: pyproject.toml uv.lock | $(UV)
	UV_PROJECT_ENVIRONMENT=$(VENV) $(UV) sync --frozen --inexact --quiet
	touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES) | setup
	cd web && npm run --silent build
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/paiju/server/static test-artefacts
