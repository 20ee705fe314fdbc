# The commands people type. Each sets up everything it needs.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=

.PHONY: play doctor test check pytest faults bench bench-venue app check-mobile lock clean
# Whoever forbids compiled files pays for it at every start of a host: the tests start sixty.
unexport PYTHONDONTWRITEBYTECODE

play: $(VENV)/.play
	@$(BIN)/companion host $(ARGS)

doctor: $(VENV)/.play
	@$(BIN)/companion doctor

test: $(VENV)/.browser $(VENV)/.database
	@$(MAKE) --no-print-directory --jobs=2 check pytest

pytest: $(VENV)/.browser $(VENV)/.database
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

check: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Every fault in full, about an hour: docs/reliability.md. `make faults SCALE=0.05` tries a twentieth.
SCALE ?= 1
faults: $(VENV)/.test $(VENV)/.database
	FAULTS=$(SCALE) $(BIN)/pytest -n 0 -m faults -o faulthandler_timeout=7200 tests/faults
	FAULTS=$(SCALE) $(BIN)/pytest -n 0 tests/wire/test_whole_games.py tests/sessions/test_worlds.py
	$(BIN)/python -m tests.faults.floods

bench: $(VENV)/.browser
	$(BIN)/python -m tests.bench

# What a venue holds, one host against two, SQLite against PostgreSQL: docs/scale.md.
bench-venue: $(VENV)/.database
	$(BIN)/python -m tests.bench.venue

# A host that needs no Python, for the system this runs on: build/out/desktop. Then it is started and played with.
app: $(VENV)/.app
	$(BIN)/pyinstaller --noconfirm --log-level WARN --workpath build/out/work --distpath build/out/desktop build/desktop.spec
	$(BIN)/pytest -n 0 -m packed tests/packed

# What a phone needs: whether its packages can be had, and whether the host runs with them as a phone has them.
check-mobile: $(VENV)/.test
	$(BIN)/python build/check_mobile.py

# Everything is installed from `requirements/*.txt`: versions and hashes, renewed by `make lock` (CONTRIBUTING).
# uv needs seconds where pip needs most of a minute. Where it cannot be had, pip does the same.
install = @echo "Installing into $(VENV) …"; \
	  { test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); } || \
	  $(BIN)/pip install --quiet $(1)
locked = $(call install,--require-hashes -r requirements/$(1).txt)
ours   = $(call install,--no-deps --no-build-isolation --editable .)

$(VENV)/.tools: requirements/tools.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/tools.txt
	@touch $@

$(VENV)/.play: pyproject.toml requirements/play.txt $(VENV)/.tools
	$(call locked,play)
	$(ours)
	@touch $@

$(VENV)/.test: pyproject.toml requirements/test.txt $(VENV)/.tools
	$(call locked,test)
	$(ours)
	@touch $(VENV)/.play $@

# The newest versions that pyproject.toml allows, for every system, with their hashes.
compiled = cd requirements && ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header --no-emit-index-url --output-file
lock: $(VENV)/.tools
	$(compiled) tools.txt tools.in
	$(compiled) play.txt ../pyproject.toml
	$(compiled) test.txt ../pyproject.toml --extra fast --extra venue --group ../pyproject.toml:check --group ../pyproject.toml:test \
	  --constraint play.txt
	$(compiled) app.txt --group ../pyproject.toml:app --constraint test.txt

$(VENV)/.browser: $(VENV)/.test
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	  command -v google-chrome >/dev/null || (apt-get update -qq && \
	  (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium))
	@touch $@

# A venue's database and proxy: the tests start their own. Where one cannot be had they say so (in CI they fail).
$(VENV)/.database: Makefile $(VENV)/.browser
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
	  (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql) || \
	  echo "PostgreSQL could not be installed: the tests of a venue are left out." >&2
	@command -v haproxy >/dev/null || \
	  (apt-get update -qq && apt-get install -y -qq --no-install-recommends haproxy) || \
	  echo "HAProxy could not be installed: the tests of a venue behind one address are left out." >&2
	@touch $@

$(VENV)/.app: requirements/app.txt $(VENV)/.browser
	$(call locked,app)
	@touch $@

clean:
	rm -rf $(VENV) build/out .mypy_cache .ruff_cache .pytest_cache .hypothesis
