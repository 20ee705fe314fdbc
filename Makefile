# The commands people type. Each sets up everything it needs.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=

.PHONY: play doctor test check pytest bench clean
# Whoever forbids compiled files pays for it at every start of a host: the tests start sixty.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play
	@$(BIN)/companion host $(ARGS)

doctor: $(VENV)/.play
	@$(BIN)/companion doctor

test: $(VENV)/.browser
	@$(MAKE) --no-print-directory --jobs=2 check pytest

pytest: $(VENV)/.browser
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

check: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.browser
	$(BIN)/python -m tests.bench

# uv needs seconds where pip needs most of a minute. Where it cannot be had, pip does the same.
install = @echo "Installing into $(VENV) …"; \
	  { test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); } || \
	  { $(BIN)/pip install --quiet --upgrade "pip>=25.1" && $(BIN)/pip install --quiet $(1); }

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet "uv>=0.9,<1" 2>/dev/null || true

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(call install,--editable .)
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	$(call install,--editable ".[fast]" --group check --group test)
	@touch $@ $(VENV)/.play

$(VENV)/.browser: $(VENV)/.test
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  command -v google-chrome >/dev/null || (apt-get update -qq && \
	  (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium))
	@touch $@

clean:
	rm -rf $(VENV) build/out .mypy_cache .ruff_cache .pytest_cache .hypothesis
