# Everything below sets up .venv by itself; a fresh machine needs Python 3.11 or later, make and git.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Files of tests that are run at once; one file is run by one worker.
WORKERS := 2

.PHONY: demo test lint check docs benchmark attack fuzz bench locale clean

demo: $(VENV)/.runtime bubblewrap
	$(BIN)/bareme demo demo

test: $(VENV)/.dev bubblewrap
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist loadfile --max-worker-restart 0

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: $(VENV)/.dev bubblewrap
	for name in assignments/*/; do $(BIN)/bareme check "$$(basename "$$name")" || exit 1; done

# The documentation as a site, French first; open site/index.html. A warning is an error.
docs: $(VENV)/.dev
	rm -rf site
	$(BIN)/python -m sphinx -q -W --keep-going -c docs -D language=fr docs/fr site
	$(BIN)/python -m sphinx -q -W --keep-going -c docs -D language=en docs/en site/en
	@echo "open site/index.html"

benchmark: $(VENV)/.dev bubblewrap
	$(BIN)/python benchmarks/nbgrader_tp7.py

# The whole bank of hostile copies, or some families (FAMILY=framing,forging), at every level of this machine.
FAMILY := all
attack: $(VENV)/.dev bubblewrap
	BAREME_ATTACKS=$(FAMILY) $(BIN)/python -m pytest --quiet tests/test_attacks.py

# A million damaged frames; the tests play fifteen thousand.
fuzz: $(VENV)/.dev
	BAREME_FUZZ=1000000 $(BIN)/python -m pytest --quiet --capture=no tests/test_fuzz_wire.py

bench: $(VENV)/.dev bubblewrap
	$(BIN)/python benchmarks/isolation.py

# After a message has changed: collect, translate what is new in the .po, run again to compile. What teachers read is
# English in the source and translated to French; what students read, the other way round.
UPDATE := $(BIN)/pybabel update --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --width 100 -d grader/locale
locale: $(VENV)/.dev
	$(BIN)/pybabel extract -k _ -k N_ -k plural:1,2 -k N_plural:1,2 --no-location -o $(VENV)/bareme.pot grader
	$(BIN)/pybabel extract --no-default-keywords -k tr -k N_tr -k tr_plural:1,2 --no-location -o $(VENV)/student.pot grader
	$(UPDATE) -D bareme -l fr -i $(VENV)/bareme.pot
	$(UPDATE) -D student -l en -i $(VENV)/student.pot
	$(BIN)/pybabel compile -D bareme -d grader/locale -l fr
	$(BIN)/pybabel compile -D student -d grader/locale -l en

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "bareme needs Python 3.11 or later; run: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.runtime

# bubblewrap gives the best isolation levels; without it copies are still isolated, at L1.
.PHONY: bubblewrap
bubblewrap:
	@command -v bwrap >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -y -qq bubblewrap >/dev/null; } \
	  || echo "bubblewrap is not installed: isolation will be L1; install it with your package manager for L3"

clean:
	rm -rf $(VENV) demo release site build dist
