# One command for each thing one does with this project; `make` alone lists them.

# The newest Python from 3.11 on; a name on the path may be an empty shim, so each is tried.
PYTHON ?= $(shell for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
BIN := .venv/bin
JOBS ?= 2
# The module that writes tests/playthroughs anew, and the program that measures.
GOLDEN ?= tests.golden
BENCH ?= bench/run

PYTEST := $(BIN)/python -m pytest -q
INTERPRETED := PYTHONPATH=src BATYSKAF_EXPECT=interpreted
COMPILED := BATYSKAF_EXPECT=compiled
# Rules are tested interpreted and compiled. What stands on top of them sees no difference: its tests run once,
# compiled where that can be.
ONCE := $(addprefix --ignore=tests/,bots build envs lab locale table terminal web)
CAN_COMPILE := $(BIN)/python -m tools.can_compile
# Empty but for `make coverage`: tracing makes interpreted rules three times as slow.
COVERED ?=

.NOTPARALLEL:
.PHONY: help play test lint page interpreted compiled coverage soak bench wheel golden screenshots clean python dev

help:
	@echo "make play     install and open the table"
	@echo "make test     everything that has to pass: lint, types, tests interpreted and compiled"
	@echo "make lint     style, types, import layers and the shift guard only"
	@echo "make coverage the tests again, traced: which lines and branches they reach"
	@echo "make soak     long runs over many random games"
	@echo "make bench    measure the speed and write bench/results.md"
	@echo "make wheel    build a compiled wheel into dist/"
	@echo "make golden   write the golden playthroughs anew, to be read as a diff"
	@echo "make screenshots  take pictures of every page and table into docs/screenshots"
	@echo "make clean    remove all that make has made, .venv included"

python:
	@test -n "$(PYTHON)" || { echo "Batyskaf needs Python 3.11 or newer, and none was found: install one or say make PYTHON=/path/to/python3." >&2; exit 1; }

dev: python
	@$(PYTHON) -m tools.install dev

play: python
	@$(PYTHON) -m tools.install play
	@$(BIN)/batyskaf

test: lint page interpreted compiled

lint: dev
	@echo "== ruff"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@echo "== mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "== import layers"
	@out=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }
	@echo "== 32-bit shifts in the generated C"
	@$(BIN)/python tools/check_shifts.py

page: dev
	@echo "== the page: types and unit tests"
	@$(BIN)/python tools/web.py --check

interpreted: dev
	@echo "== tests, interpreted"
	@$(INTERPRETED) COVERAGE_FILE=.coverage.interpreted $(PYTEST) -n $(JOBS) $(COVERED) $$($(CAN_COMPILE) >/dev/null && echo $(ONCE))
	@echo "== examples in docstrings"
	@$(INTERPRETED) COVERAGE_FILE=.coverage.examples $(PYTEST) --doctest-modules --doctest-ignore-import-errors $(COVERED) src

compiled: dev
	@echo "== tests, compiled"
	@if $(CAN_COMPILE); then $(COMPILED) COVERAGE_FILE=.coverage.compiled $(PYTEST) -n $(JOBS) $(COVERED); fi

coverage:
	@rm -f .coverage .coverage.*
	@$(MAKE) --no-print-directory interpreted compiled COVERED="--cov --cov-report="
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

soak: dev
	@if $(CAN_COMPILE); then $(COMPILED) $(PYTEST) -n $(JOBS) -m soak; \
	else $(INTERPRETED) $(PYTEST) -n $(JOBS) -m soak; fi

bench: python
	@$(PYTHON) -m tools.install bench
	@$(BIN)/python $(BENCH)

wheel: python
	@$(PYTHON) -m tools.install wheel

golden: dev
	@PYTHONPATH=src $(BIN)/python -m $(GOLDEN)

screenshots: dev
	@$(BIN)/python tools/screenshots.py

clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name '*.egg-info' -prune -exec rm -rf {} +
	find . -name __pycache__ -prune -exec rm -rf {} +
