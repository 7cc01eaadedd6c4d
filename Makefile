# make            tells what there is
# make grade      grades exercises/; everything it needs goes into .venv the first time
PYTHON ?= python3
JAX ?=
VENV := .venv$(if $(JAX),-jax-$(JAX))
RUN := $(VENV)/bin/python -m graders --from-make
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check install --quiet
NOT_INSTALLED := echo "That could not be installed: pip says why, above. Is there a connection to a package index?"; exit 1

.DEFAULT_GOAL := help
.PHONY: help grade hint trace watch progress evidence reset clean

help: ## list what make can do
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z]*\):.*## /  \1 /p' $(firstword $(MAKEFILE_LIST)) | awk '{ t = $$1; $$1 = ""; printf "  %-10s%s\n", t, $$0 }'

grade: $(VENV)/ready ## grade exercises/ [SUBMISSION=path] [EXERCISE=name] [JAX=0.9.2]
	@$(RUN) grade $(if $(SUBMISSION),"$(SUBMISSION)") $(if $(EXERCISE),--exercise "$(EXERCISE)")

hint: $(VENV)/ready ## the next hint: EXERCISE=name
	@$(RUN) hint "$(EXERCISE)"

trace: $(VENV)/ready ## your programs read aloud: EXERCISE=name [SUBMISSION=path] [DIAGRAM=1]
	@$(RUN) trace "$(EXERCISE)" $(if $(SUBMISSION),--submission "$(SUBMISSION)") $(if $(DIAGRAM),--diagram)

watch: $(VENV)/ready-watch ## grade an exercise whenever you save it [SUBMISSION=path]
	@$(RUN) watch $(if $(SUBMISSION),"$(SUBMISSION)")

progress: $(VENV)/ready ## what is done, open and next, as last graded
	@$(RUN) progress

evidence: $(VENV)/ready-evidence ## a folder to keep: your work as a page [SUBMISSION=path] [OUT=folder]
	@$(RUN) evidence $(if $(SUBMISSION),"$(SUBMISSION)") $(if $(OUT),--out "$(OUT)")

reset: $(VENV)/ready ## put a starter back, your file is kept: EXERCISE=name
	@$(RUN) reset "$(EXERCISE)"

clean: ## remove what make made, but for reports/
	rm -rf .venv .venv-jax-* .nox .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/ready: pyproject.toml
	@"$(PYTHON)" -c '' 2>/dev/null || { \
	  echo "There is no $(PYTHON) that runs: install Python 3.11 or newer from python.org or your system's packages."; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$$("$(PYTHON)" --version) is too old: install Python 3.11 or newer; if it has another name, run make PYTHON=python3.12 ..."; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "$(PYTHON) cannot make virtual environments: install its venv package (Debian, Ubuntu: apt install python3-venv)."; exit 1; }
	@echo "Setting up $(VENV), once; it takes a minute or two and about 650 MB."
	@"$(PYTHON)" -m venv "$(VENV)"
	@echo "  installing JAX$(if $(JAX), $(JAX)) ..."
	@$(PIP) "jax$(if $(JAX),==$(JAX))" || { $(NOT_INSTALLED); }
	@echo "  installing pytest, Hypothesis and the rest ..."
	@$(PIP) $(if $(JAX),"jax==$(JAX)") --editable . || { $(NOT_INSTALLED); }
	@echo "  compiling what most programs are made of ..."
	@$(RUN) prepare
	@touch $@

$(VENV)/ready-%: $(VENV)/ready
	@echo "Adding $(ADDED_$*) to $(VENV)."
	@$(PIP) $(if $(JAX),"jax==$(JAX)") --editable '.[$*]' || { $(NOT_INSTALLED); }
	@touch $@

ADDED_evidence := what the evidence is drawn with
ADDED_watch := what notices a saved file

# For authors
.PHONY: collect handout gradescope solutions check test matrix coverage bench corpus lint

collect: $(VENV)/ready-collect $(if $(EVIDENCE),$(VENV)/ready-evidence) ## grade a class: SUBMISSIONS=path [OUT=folder] [EVIDENCE=student]
	@$(RUN) collect "$(SUBMISSIONS)" $(if $(OUT),--out "$(OUT)") $(if $(EVIDENCE),--evidence "$(EVIDENCE)")

handout: $(VENV)/ready ## the zip that students get [OUT=file]
	@$(RUN) handout $(if $(OUT),--out "$(OUT)")

gradescope: $(VENV)/ready ## the autograder for Gradescope, a zip [OUT=file]
	@$(RUN) gradescope $(if $(OUT),--out "$(OUT)")

solutions: $(VENV)/ready ## grade the reference solutions, which get full points
	@$(RUN) grade solutions --report reports/solutions.json

check: $(VENV)/ready ## for authors: are the exercises themselves in order [ALL=1]
	@$(RUN) check $(if $(ALL),--all)

test: $(VENV)/ready-dev ## the package's own tests
	@$(VENV)/bin/python -m pytest -n auto --dist worksteal tests

matrix: $(VENV)/ready-dev ## the tests on every JAX, with the Pythons that are found
	@$(VENV)/bin/nox

coverage: $(VENV)/ready-dev ## which branches of graders/ the tests take, workers included
	@$(VENV)/bin/python -m tests.measuring -n auto tests

bench: $(VENV)/ready-dev ## the package's benchmarks
	@$(VENV)/bin/python -m tests.benchmarks

corpus: $(VENV)/ready-dev ## grade labelled submissions, list wrong verdicts: CORPUS=folder
	@$(VENV)/bin/python -m tests.corpus "$(CORPUS)"

lint: $(VENV)/ready-dev ## style and types
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/mypy --allow-untyped-defs --allow-incomplete-defs --allow-untyped-calls graders/test_*.py

ADDED_collect := what a class's page is made with
ADDED_dev := what the tests need
