# The commands of the project: `make` alone lists them.

READY := .venv/.ready
RUN := .venv/bin/python
HARDWARE_READY := .venv-hardware/.ready
HARDWARE := .venv-hardware/bin/python

.DEFAULT_GOAL := help
.PHONY: always help play story flash uf2
.PHONY: test test-shells test-chip test-flash test-hardware test-faults test-long test-cases
.PHONY: soak sweep mutants
.PHONY: bench bench-peers hardware hardware-drawings hardware-board hardware-case pictures
.PHONY: lint format ci clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## play the box in this terminal; without a terminal, see a demonstration
	@.venv/bin/quizbox play $(ARGS)

story: $(READY) ## play the stories of tests/scenarios, and report each
	@.venv/bin/quizbox story tests/scenarios $(ARGS)

flash: $(READY) ## install the quizbox on the Pico that is plugged in, or update it
	@.venv/bin/quizbox flash $(ARGS)

uf2: $(READY) ## build the image to drag onto a Pico: build/quizbox-VERSION-pico.uf2
	@.venv/bin/quizbox uf2 $(ARGS)

test: $(READY) ## all tests that take a few minutes together
	@$(RUN) tests/tiers.py stories house sim unit lines cli properties mutants-few

test-shells: $(READY) ## Tab completion in bash, zsh and fish; installs these shells on Debian
	@sh tests/cli/shells.sh
	@$(RUN) tests/tiers.py shells

test-chip: $(READY) ## real MicroPython on an emulated Pico; the first time it is built (minutes)
	@.venv/bin/quizbox uf2 >/dev/null && .venv/bin/quizbox uf2 --stock >/dev/null
	@$(RUN) tests/tiers.py chip-stories chip

test-flash: $(READY) ## flash the emulated Pico, interrupted at every file and at random
	@.venv/bin/quizbox uf2 >/dev/null && .venv/bin/quizbox uf2 --stock >/dev/null
	@$(RUN) tests/tiers.py flash-cuts flash

test-long: $(READY) ## ten thousand evenings of random play, twenty thousand random lines
	@$(RUN) tests/tiers.py chase-long money-long lines-long

soak: $(READY) ## play at random: MINUTES=10 of real or HOURS=9 of box time; SEED= WORLD= LIFE=
	@$(RUN) -m tests.soak $(if $(MINUTES),--minutes $(MINUTES)) $(if $(HOURS),--hours $(HOURS)) \
		$(if $(SEED),--seed $(SEED)) $(if $(WORLD),--world $(WORLD)) $(if $(LIFE),--life $(LIFE))

sweep: $(READY) ## send 0x03, and worse, at each instant of what the box does: SHARE=10 SEED= for a tenth, NAME=
	@$(RUN) -m tests.sweep $(if $(SHARE),--share $(SHARE)) $(if $(SEED),--seed $(SEED)) $(if $(NAME),"$(NAME)")

test-faults: $(READY) ## raise an error at each line of a pass during a game: silence, the log, the game again
	@$(RUN) tests/tiers.py faults

mutants: $(READY) ## break the firmware in every known way: a story must fail
	@$(RUN) -m tests.mutants.run

test-cases: $(READY) ## for each fault that others had: did its tests run here, and pass
	@$(RUN) -m tests.cases

bench: $(READY) ## measure; figures go to build/bench.json
	@$(RUN) -m tests.bench.run

bench-peers: $(READY) ## compare the box with what a hobbyist would use instead; into docs/peers.md
	@$(RUN) -m tests.bench.peers

pictures: $(READY) ## draw the pictures of the README and docs/play.md
	@$(RUN) -m tests.pictures

hardware: hardware-drawings hardware-board hardware-case ## make everything that hardware/ keeps anew

hardware-drawings: $(HARDWARE_READY) ## pins.py, schematic, wiring, bill, card
	@$(HARDWARE) -m hardware.make
	@$(HARDWARE) -m hardware.checks

hardware-board: $(HARDWARE_READY) ## the board: KiCad, its check, Gerbers, pictures
	@$(HARDWARE) -m hardware.board

hardware-case: $(HARDWARE_READY) ## the case: fit, STL, STEP, drawings
	@$(HARDWARE) -m hardware.case

test-hardware: $(HARDWARE_READY) ## the design's checks, with faults put in, and every kept file
	@$(HARDWARE) tests/tiers.py hardware

lint: $(READY) ## style and form of every Python file
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@$(RUN) -m tests.typed

format: $(READY) ## format every Python file
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

ci: ## everything that must pass before a change is merged
	@.ci/run

clean: ## delete what was made: .venv, .venv-hardware and build
	rm -rf .venv .venv-hardware build

# Each script checks for itself whether its .venv is this checkout's, complete and up to date.
$(READY): always
	@sh host/setup.sh

$(HARDWARE_READY): always
	@sh hardware/setup.sh

.BEGIN: # BSD make runs this first; GNU make never does
	@echo 'this takes GNU make: call it as gmake' >&2; exit 1
