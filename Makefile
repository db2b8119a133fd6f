# The quizbox by name: bare `make` tells what there is.

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

story: $(READY) ## play the stories of tests/scenarios and say how each went
	@.venv/bin/quizbox story tests/scenarios $(ARGS)

flash: $(READY) ## put the box on the Pico that is plugged in, or bring it up to date
	@.venv/bin/quizbox flash $(ARGS)

uf2: $(READY) ## build the image to drag onto a Pico: build/quizbox-VERSION-pico.uf2
	@.venv/bin/quizbox uf2 $(ARGS)

test: $(READY) ## all tests that take less than three minutes together
	@$(RUN) tests/tiers.py stories house sim unit lines cli properties mutants-few

test-shells: $(READY) ## completion at the tab key in bash, zsh and fish; installs them on Debian
	@sh tests/cli/shells.sh
	@$(RUN) tests/tiers.py shells

test-chip: $(READY) ## real MicroPython on an emulated Pico; the first time builds it (minutes)
	@.venv/bin/quizbox uf2 >/dev/null && .venv/bin/quizbox uf2 --stock >/dev/null
	@$(RUN) tests/tiers.py chip-stories chip

test-flash: $(READY) ## flashing on the emulated Pico, cut at every file and at random
	@.venv/bin/quizbox uf2 >/dev/null && .venv/bin/quizbox uf2 --stock >/dev/null
	@$(RUN) tests/tiers.py flash-cuts flash

test-long: $(READY) ## ten thousand evenings of random play, twenty thousand random lines
	@$(RUN) tests/tiers.py chase-long money-long lines-long

soak: $(READY) ## play at random: MINUTES=10 of real or HOURS=9 of box time; SEED= WORLD= LIFE=
	@$(RUN) -m tests.soak $(if $(MINUTES),--minutes $(MINUTES)) $(if $(HOURS),--hours $(HOURS)) \
		$(if $(SEED),--seed $(SEED)) $(if $(WORLD),--world $(WORLD)) $(if $(LIFE),--life $(LIFE))

sweep: $(READY) ## 0x03 and worse at each instant of what the box does: SHARE=10 SEED= for a tenth, NAME=
	@$(RUN) -m tests.sweep $(if $(SHARE),--share $(SHARE)) $(if $(SEED),--seed $(SEED)) $(if $(NAME),"$(NAME)")

test-faults: $(READY) ## break each line of a pass while a game runs: silence, the log, the game again
	@$(RUN) tests/tiers.py faults

mutants: $(READY) ## break the firmware in every way we know: a story must notice
	@$(RUN) -m tests.mutants.run

test-cases: $(READY) ## of each fault that others had: did what tries it run here, and pass
	@$(RUN) -m tests.cases

bench: $(READY) ## measure; figures go to build/bench.json
	@$(RUN) -m tests.bench.run

bench-peers: $(READY) ## the box beside what a hobbyist would use instead; into docs/peers.md
	@$(RUN) -m tests.bench.peers

pictures: $(READY) ## draw the pictures of the README and docs/play.md
	@$(RUN) -m tests.pictures

hardware: hardware-drawings hardware-board hardware-case ## make all that hardware/ keeps anew

hardware-drawings: $(HARDWARE_READY) ## pins.py, schematic, wiring, bill, card
	@$(HARDWARE) -m hardware.make
	@$(HARDWARE) -m hardware.checks

hardware-board: $(HARDWARE_READY) ## the board: KiCad, its check, Gerbers, pictures
	@$(HARDWARE) -m hardware.board

hardware-case: $(HARDWARE_READY) ## the case: fit, STL, STEP, drawings
	@$(HARDWARE) -m hardware.case

test-hardware: $(HARDWARE_READY) ## checks, faults put in, every kept file as it has to be
	@$(HARDWARE) tests/tiers.py hardware

lint: $(READY) ## style and form of every Python file
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@$(RUN) -m tests.typed

format: $(READY) ## put every Python file into the house's form
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

ci: ## what has to pass before a change is taken in
	@.ci/run

clean: ## forget what was made: .venv, .venv-hardware and build
	rm -rf .venv .venv-hardware build

# Each looks for itself whether what is there is this checkout's, whole and up to date.
$(READY): always
	@sh host/setup.sh

$(HARDWARE_READY): always
	@sh hardware/setup.sh

.BEGIN: # which the makes of BSD begin with; GNU make never does
	@echo 'this takes GNU make: call it as gmake' >&2; exit 1
