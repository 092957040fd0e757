# Trog & Friends. `make` builds the disk, `make help` lists the goals.
#
# A game is a folder of src/games and one word here.
GAMES = hexapawn noughts connect4 race matchbox warptrog draughts reversi chess morris noughts3d minichess gomoku starchess quevedo
# These have a screen, which tests/new_game.sh tries on a disk of its own, but are not in the menu yet.
NOT_YET =
# build/trog.atr has all others. For an 810 or a 1050, whose disks hold less, build/trog-1.atr has the first of these,
# trog-2.atr the second, trog-3.atr the third, and trog-4.atr the games that are on none of them.
DISK_1 = hexapawn chess minichess quevedo
DISK_2 = noughts draughts reversi morris
DISK_3 = connect4 race noughts3d gomoku

B = build
.DEFAULT_GOAL = disk
include tools/build/kept.mk
.DELETE_ON_ERROR:
.SUFFIXES:
# what takes minutes is built by all processors, whoever calls
ifneq ($(filter check test test-% web release,$(MAKECMDGOALS)),)
MAKEFLAGS += -j$(shell nproc)
endif

# ---- tools, installed by the set-up where they are missing ----

GCC_READY = $(B)/deps/gcc.ready
CC65_READY = $(B)/deps/cc65.ready
UNITY_READY = $(B)/deps/unity/unity.c

$(GCC_READY):
	@tools/setup compiler
	@mkdir -p $(@D) && touch $@

$(CC65_READY): | $(GCC_READY)
	@tools/setup cc65
	@mkdir -p $(@D) && touch $@

$(UNITY_READY):
	@tools/setup unity

setup: ; @tools/setup

# ---- the verbs of a game: src/engine/verbs.h, and what the C preprocessor cannot make of it ----

VERBS = src/engine/verbs.h
verbs_of = $(shell sed -nE 's/^($(1))\(([^,]*, )?([a-z_]+)[,)].*/\3/p' $(VERBS))
SEARCH_VERBS := $(call verbs_of,SEARCH_VERB)
HOST_VERBS := $(call verbs_of,SEARCH_VERB|VERB|HOST_VERB)
DISK_VERBS := $(call verbs_of,SEARCH_VERB|VERB|VIEW_VERB)

# for src/host/game_prefix.h
$(B)/bind.inc: $(VERBS)
	@mkdir -p $(@D)
	printf '#define %s BIND_GAME(GAME, %s)\n' $(foreach v,$(HOST_VERBS),game_$(v) game_$(v)) > $@
# for the jump table of an overlay: each includer defines the macro `verb` first
$(B)/verbs.inc: $(VERBS)
	@mkdir -p $(@D)
	printf '        verb game_%s\n' $(DISK_VERBS) > $@

# ---- sources, by folder ----

# Files are linked in the order of disk/overlays.txt; a file that is not in it comes last, by name.
LINK_ORDER := $(shell awk '!/^\#/ { print $$2 }' disk/overlays.txt)
in_order = $(filter $(1),$(LINK_ORDER)) $(sort $(filter-out $(LINK_ORDER),$(1)))
reverse = $(if $(1),$(call reverse,$(wordlist 2,$(words $(1)),$(1))) $(firstword $(1)))

ENGINE = $(call in_order,$(wildcard src/engine/*.c))
TEXT_COMMANDS = $(addprefix src/host/,game_commands.c bad_input.c match.c options.c print.c)
PLAY_COMMAND = $(addprefix src/host/,play.c terminal.c side_names.c)
IMCS = $(addprefix src/host/,imcs.c imcs_game.c imcs_connection.c)
NOTES = $(addprefix src/host/,convert.c pgn_write.c pgn_read.c)
# the saves of a disk: by the parts of the shell that read and write them, whose show_board is not that of `trog play`
SAVES = $(addprefix src/host/,saves.c saves_check.c saves_image.c saves_shell_stubs.c) src/shell/saves/load.c \
    src/shell/saves/blocks.c src/shell/saves/write.c
HOST_ONLY = $(addprefix src/host/,games.c progress.c) src/plat/host/machine.c
# a view, and the block it asks for, is for a real screen: disk/disk.mk adds it; rivals and short texts are for the host
view_sources = $(call in_order,$(wildcard $(addprefix src/games/$(1)/,view.c view_*.c)))
game_sources = $(filter-out $(call view_sources,$(1)) %/opponents.c %/pgn.c,$(call in_order, \
    $(wildcard src/games/$(1)/*.c)))
OPPONENTS = $(foreach g,$(GAMES),$(wildcard src/games/$(g)/opponents.c))
PGN_GAMES = $(foreach g,$(GAMES),$(wildcard src/games/$(g)/pgn.c))
# a word of its own line in menu.txt says something of a game (disk/disk.mk has the lines for the Atari):
#   large    in C it leaves no room for all commands in an image for sim65
#   brain    it thinks for itself, always: the search has nothing to do with it
#   perfect  from level 3 on it gives nothing away; tests/unit/perfect_play.c tries every reply
#   second   the second side can always win: a person begins with that one
#   simple   random and directed moves can be chosen, below its levels (engine/weak_players.h)
#   long     a part of a game is enough for tests
games_that = $(patsubst src/games/%/menu.txt,%,$(shell grep -lsx $(1) $(GAMES:%=src/games/%/menu.txt)))

WARN = -Wall -Wextra -Werror -Wno-unknown-pragmas -Wno-missing-field-initializers -Wstrict-prototypes -Wshadow
HOST_FLAGS = -std=c99 -O2 -g $(WARN) -Isrc -I$(B) -MMD -MP
SAN_FLAGS = -std=c99 -O1 -g $(WARN) -Isrc -I$(B) -MMD -MP \
    -fsanitize=address,undefined -fno-sanitize-recover=all

# ---- the host: build/host/trog, and build/san/trog with sanitizers ----

FLAGS_host := $(call kept,flags-host,$(HOST_FLAGS))
FLAGS_san := $(call kept,flags-san,$(SAN_FLAGS))
# $(1) folder, $(2) flags, $(3) game: its verbs get its name (src/host/game_prefix.h)
host_names = -I$(B) -DGAME=$(1) -include src/host/game_prefix.h
define host_game
$(B)/$(1)/src/games/$(3)/%.o: src/games/$(3)/%.c $(FLAGS_$(1)) | $(B)/bind.inc $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $(2) $(call host_names,$(3)) -c $$< -o $$@
$(B)/$(1)/bound/$(3).o: src/host/verb_table.c $(FLAGS_$(1)) | $(B)/bind.inc $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $(2) $(call host_names,$(3)) -c $$< -o $$@
$(B)/$(1)/books/$(3).o: $(B)/books/$(3).c $(FLAGS_$(1)) | $(B)/bind.inc
	@mkdir -p $$(@D)
	gcc $(2) $(call host_names,$(3)) -c $$< -o $$@
endef

define host_build
$(B)/$(1)/games.inc: Makefile $(call kept,games-$(1),$(GAMES) $(OPPONENTS) $(PGN_GAMES))
	@mkdir -p $$(@D)
	printf 'GAME(%s)\n' $(GAMES) > $$@
	for g in $(patsubst src/games/%/opponents.c,%,$(OPPONENTS)); do echo "OPPONENTS($$$$g)"; done > $(B)/$(1)/opponents.inc
	for g in $(patsubst src/games/%/pgn.c,%,$(PGN_GAMES)); do echo "PGN_GAME($$$$g)"; done > $(B)/$(1)/pgn_games.inc
$(B)/$(1)/%.o: %.c $(FLAGS_$(1)) | $(B)/$(1)/games.inc $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $(2) -I$(B)/$(1) -c $$< -o $$@
$(B)/$(1)/src/host/games.o $(B)/$(1)/src/host/books.o: $(B)/$(1)/games.inc
$(patsubst %.c,$(B)/$(1)/%.o,$(filter %_image.c %_stubs.c src/shell/%,$(SAVES))): $(B)/$(1)/%.o: %.c $(FLAGS_$(1)) | \
    $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $(2) -Dshow_board=saves_show_board -c $$< -o $$@
$(1)_common = $(patsubst %.c,$(B)/$(1)/%.o,$(ENGINE) $(HOST_ONLY) \
    $(foreach g,$(GAMES),$(call game_sources,$(g))) $(OPPONENTS) $(PGN_GAMES)) $(GAMES:%=$(B)/$(1)/bound/%.o)
$(1)_trog = $$($(1)_common) $(patsubst %.c,$(B)/$(1)/%.o,$(TEXT_COMMANDS) $(PLAY_COMMAND) \
    src/host/books.c src/host/opening.c src/host/after.c src/host/gomocup.c src/host/gtp.c $(IMCS) $(NOTES) $(SAVES) \
    src/host/line_reader.c src/host/printable.c src/host/wall_clock.c src/host/uci.c src/host/search_watch.c \
    src/host/trog.c \
    $(foreach g,$(GAMES),books/$(g).c))
$(B)/$(1)/trog: $$(call listed,$(1)-trog,$$($(1)_trog))
	gcc $(2) $$(filter %.o,$$^) -o $$@
endef

$(foreach g,$(GAMES),$(eval $(call host_game,host,$(HOST_FLAGS),$(g))))
$(foreach g,$(GAMES),$(eval $(call host_game,san,$(SAN_FLAGS),$(g))))
$(eval $(call host_build,host,$(HOST_FLAGS)))
$(eval $(call host_build,san,$(SAN_FLAGS)))
# what tools and tests are linked with: the engine and all games
HOST_COMMON := $(call listed,host-common,$(host_common))

host: $(B)/host/trog

# ---- tools of ours ----

TOOL_FLAGS = -std=c11 -O2 -g -Wall -Wextra -Werror -Wno-unknown-pragmas -MMD -MP
# build: what makes the disk; match: games against other programs. tools/lab/lab.mk has solvers, tuners and proofs.
TOOL_FOLDERS = build match
FLAGS_tools := $(call kept,flags-tools,$(TOOL_FLAGS))
define tools_of
$(B)/tools/%: tools/$(1)/%.c $(FLAGS_tools) | $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $$(TOOL_FLAGS) $$(filter %.c,$$^) -o $$@
endef
$(foreach f,$(TOOL_FOLDERS),$(eval $(call tools_of,$(f))))
# tools that know the games
GAME_TOOLS = build/mkbook build/mkopenings match/gtpmatch match/ucimatch match/imcs_server
define game_tool
$(B)/tools/$(notdir $(1)): tools/$(1).c $(HOST_COMMON) $(FLAGS_tools)
	@mkdir -p $$(@D)
	gcc $(TOOL_FLAGS) -Isrc $$(filter %.c %.o,$$^) -lm -o $$@
endef
$(foreach t,$(GAME_TOOLS),$(eval $(call game_tool,$(t))))
$(B)/tools/pack: tools/build/pack_parse.c
$(B)/tools/peephole: tools/build/peephole_flow.c tools/build/peephole_rules.c
$(B)/tools/mkatr: tools/build/mkatr_files.c
$(B)/tools/mkbook $(B)/tools/mkopenings: tools/build/mkbook_text.c
$(B)/tools/mkbook: tools/build/mkbook_collisions.c
$(B)/tools/gtpmatch $(B)/tools/ucimatch: tools/match/engine_process.c
$(B)/tools/imcs_server: $(addprefix tools/match/,imcs_server_faults.c imcs_server_game.c) src/host/line_reader.c \
    src/host/wall_clock.c

# ---- texts: what a player reads, as C headers ----

# make reads build/texts/made.mk first of all, so the headers are there before anything else is compiled.
TEXTS := src/shell/texts.txt $(wildcard src/games/*/texts.txt src/games/*/rules.txt)
$(B)/texts/made.mk: $(call listed,texts,$(TEXTS)) tools/build/make-texts tools/build/rules.awk $(B)/tools/mktexts
	@tools/build/make-texts $(B) $(TEXTS)
ifneq ($(filter-out help clean setup,$(or $(MAKECMDGOALS),disk)),)
include $(B)/texts/made.mk
endif

include books/books.mk

# ---- the 6502 under sim65: build/sim/GAME as it ships, build/simc/GAME all C ----

CC65_FLAGS = -t sim6502 -Or -Cl -Isrc -I$(B) -W error
CA65_FLAGS = -g -t sim6502 -I asm -I $(B)
SIM_MAIN = $(addprefix src/plat/sim/,main.c machine.c no_opponents.c)
# There is no terminal there, so no verb play. Where a game in C leaves no room, its images do without match.
SIM_LARGE := $(call games_that,large)
sim_commands = src/plat/sim/no_play.c \
    $(if $(filter $(1),$(SIM_LARGE)),$(filter-out %/match.c,$(TEXT_COMMANDS)) src/plat/sim/no_match.c,$(TEXT_COMMANDS))
# ... and without a book, which tests/unit/book.c reads on the 6502.
sim_book = $(B)/simc/$(if $(filter $(1),$(SIM_LARGE)),src/plat/sim/no_book.o,books/$(1).o)
# the memory a game has is what its menu.txt asks for (tools/build/game_memory.awk), all there can be where it asks for
# nothing
SIM_ENGINE = $(filter-out %/game_memory.c $(SIM_LIBRARY),$(ENGINE))
# what only some games use: linked where it is wanted, as into overlays (disk/disk.mk)
SIM_LIBRARY = asm/engine/unroll.s src/engine/chance.c src/engine/forcing.c src/engine/forcing_search.c \
    src/engine/double_threats.c \
    src/engine/weak_players.c src/engine/list_best.c src/engine/position_error.c src/engine/budget_slow.c \
    src/engine/record_trim.c
WITH_BRAIN := $(call games_that,brain)
# what searches is left out where the game has a brain and needs the room
SIM_SEARCH = $(addprefix src/engine/,descend.c visit.c frontier.c quiescence.c search.c tt_probe.c)
sim_engine = $(if $(filter $(1),$(WITH_BRAIN)),$(filter-out $(SIM_SEARCH),$(SIM_ENGINE)) \
    src/plat/sim/no_search.c,$(SIM_ENGINE))
sim_memory = $(B)/sim/memory/$(1).o
sim_sources = $(call sim_engine,$(1)) $(call sim_commands,$(1)) $(SIM_MAIN) \
    src/plat/sim/$(if $(filter $(1),$(WITH_BRAIN)),no_tt_memory,tt_memory).c $(call game_sources,$(1))

# asm/x.s stands in for src/x.c
twin = $(wildcard $(patsubst src/%.c,asm/%.s,$(1)))
# storage (state.s) is the same in both 6502 builds; code is C in the second
sim_object = $(if $(call twin,$(1)),$(B)/sim/$(patsubst %.s,%.o,$(call twin,$(1))),$(B)/simc/$(1:.c=.o))

simc_object = $(if $(filter %/state.c,$(1)),$(call sim_object,$(1)),$(B)/simc/$(1:.c=.o))

FLAGS_sim := $(call kept,flags-sim,$(CC65_FLAGS) $(CA65_FLAGS))
$(B)/simc/%.o: %.c $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) --create-dep $(@:.o=.d) --dep-target $@ -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/simc/books/%.o: $(B)/books/%.c $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/sim/%.o: %.s $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	ca65 $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@

# made-up games of tests/synthetic, below
MADE := $(filter-out $(GAMES),$(patsubst tests/synthetic/%/golden.txt,%,$(wildcard tests/synthetic/*/golden.txt)))
menu_of = $(or $(wildcard src/games/$(1)/menu.txt tests/synthetic/$(1)/menu.txt),/dev/null)
define game_memory_object
$(call sim_memory,$(1)): asm/engine/game_memory.s tools/build/game_memory.awk \
    $(filter-out /dev/null,$(call menu_of,$(1))) \
    $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $$(@D)
	ca65 $(CA65_FLAGS) $$$$(awk -v want=assemble -f tools/build/game_memory.awk $(call menu_of,$(1))) --create-dep $$(@:.o=.d) $$< -o $$@
endef
$(foreach g,$(GAMES) $(MADE) maze,$(eval $(call game_memory_object,$(g))))

SIM_CFG = src/plat/sim/sim.cfg
# all C is larger, and there nobody reads the rules: they are nowhere
SIMC_CFG = $(B)/simc/sim.cfg
$(SIMC_CFG): $(SIM_CFG)
	@mkdir -p $(@D)
	sed -e 's/\( HELP: *load = \)MAIN/\1NOWHERE/' -e '/ MAIN:/a NOWHERE: file = "", start = $$0000, size = $$1000;' \
	    $< > $@
link_sim = ld65 -C $(filter %.cfg,$^) -m $@.map -Ln $@.lbl -o $@ $(filter %.o %.lib,$^) sim6502.lib
$(B)/sim/engine.lib: $(call listed,sim-lib,$(foreach s,$(SIM_LIBRARY),$(call sim_object,$(s))))
	rm -f $@ && ar65 a $@ $(filter %.o,$^)
$(B)/simc/engine.lib: $(call listed,simc-lib,$(foreach s,$(filter src/%,$(SIM_LIBRARY)),$(call simc_object,$(s))))
	rm -f $@ && ar65 a $@ $(filter %.o,$^)

define sim_game
$(B)/sim/$(1): $(call listed,sim-$(1),$(foreach s,$(call sim_sources,$(1)),$(call sim_object,$(s))) \
    $(call sim_memory,$(1)) $(call sim_book,$(1)) $(B)/sim/engine.lib) $(SIM_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
$(B)/simc/$(1): $(call listed,simc-$(1),$(foreach s,$(call sim_sources,$(1)),$(call simc_object,$(s))) \
    $(call sim_memory,$(1)) $(call sim_book,$(1)) $(B)/simc/engine.lib) $(SIMC_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
endef
$(foreach g,$(GAMES),$(eval $(call sim_game,$(g))))

SIM_IMAGES = $(GAMES:%=$(B)/sim/%)
SIMC_IMAGES = $(GAMES:%=$(B)/simc/%)
sim: $(SIM_IMAGES) $(SIMC_IMAGES)

include tests/unit/unit.mk
include tests/twin/twin.mk
include disk/disk.mk
include src/web/web.mk
include docs/docs.mk
include tools/lab/lab.mk
# the core's sources, which come with its package: disk/bank.mk says why they are named
files-between: $(CORE_FILES:%=$(CORE)/src/%.c)

# games through PGN, PDN and the like, and damaged texts
$(B)/san/notes: tests/text/pgn_games.c $(FLAGS_san) $(call listed,san-common,$(san_common)) \
    $(patsubst %.c,$(B)/san/%.o,$(filter %/pgn_write.c %/pgn_read.c,$(NOTES)))
	gcc $(SAN_FLAGS) $(filter %.c %.o,$^) -o $@

# damaged saves whose checksums are right
$(B)/san/saves: tests/text/saves_damaged.c | $(GCC_READY)
	gcc $(SAN_FLAGS) $< -o $@

# ---- a new game: the template under a name of its own, or another folder (FROM=tests/synthetic/NAME) ----

new:
	@tools/build/new-game '$(GAME)' $(FROM)

# ---- what people run ----


HOST_SUITES = $(foreach p,$(HOST_PROGRAMS),"host-$(p)=$(B)/unit/$(p)") \
    $(foreach g,$(STARS),"host-rows-$(g)=$(B)/unit/stars-$(g) tests/data/$(g).txt") \
    "bad-input=tests/text/bad_input.sh $(B)/san/trog" \
    "constants=tests/text/constants.sh" \
    "lines=tests/text/line_length.sh" \
    "documents=tests/text/documents.sh" \
    "match=tests/text/match.sh $(B)/host/trog" \
    "problems=tests/text/find_win.sh $(B)/host/trog" \
    "warptrog-ends=tests/text/warptrog_endings.sh $(B)/host/trog" \
    "minichess-ends=tests/text/minichess_endings.sh $(B)/host/trog" \
    "draughts-draws=tests/text/draughts_draws.sh $(B)/lab/draughts/endings" \
    "draughts-ends=tests/text/draughts_endings.sh $(B)/lab/draughts/endings" \
    "threes-morris-all=$(B)/lab/morris/endings check" \
    "uci=tests/text/uci.sh $(B)/san/trog" \
    "protocols=tests/text/protocols.sh $(B)/host/trog $(B)/tools/gtpmatch" \
    "mates=tests/text/mates.sh $(B)/lab/chess/mates" \
    "against-solver=tests/text/connect4_solver.sh $(B)/host/trog $(B)/lab/connect4/solve" \
    "exact=tests/text/connect4_exact_sets.sh $(B)/host/trog" \
    "gtp=tests/text/gtp.sh $(B)/host/trog" \
    "quevedo=$(B)/lab/quevedo/count_mates check" \
    "gomocup=tests/text/gomocup.sh $(B)/san/trog" \
    "imcs=tests/text/imcs.sh $(B)/san/trog $(B)/tools/imcs_server" \
    "notation=tests/text/chess_notation.sh $(B)/host/trog" \
    "notes=tests/text/pgn.sh $(B)/san/trog $(B)/san/notes $(B)/tools" \
    "disk-saves=tests/text/saves.sh $(B)/san/trog $(B)/san/saves $(B)/tools $(B)/host/trog" \
    "play=tests/text/play.sh $(B)/san/trog" \
    "fforum=tests/text/reversi_ffo.sh $(B)/host/trog" \
    "tools=bash tests/tools/tools.sh $(B)/tools"
# of noughts in space not this one: without a budget its search through forcing moves takes minutes there
# (forcing-noughts3d has its own)
SIM_SLOW = search-noughts3d
SIM_SUITES = $(foreach p,$(filter-out $(SIM_SLOW),$(SIM_PROGRAMS)),"6502-$(p)=sim65 -x 20000000000 $(B)/unitsim/$(p)") \
    $(foreach g,$(STARS),"6502-rows-$(g)=sim65 -x 20000000000 $(B)/unitsim/stars-$(g) tests/data/$(g).txt") \
    $(foreach g,$(TWIN_GAMES),"twin-$(g)=sim65 -x 20000000000 $(B)/twin/$(g)") \
    "perft=tests/text/perft.sh $(B)" \
    "rules=tests/text/variants.sh $(B)" \
    "sides=tests/text/three_sides.sh $(B)" \
    "dice=tests/text/dice.sh $(B)" \
    "bench=tests/text/bench.sh $(B)" \
    "think=tests/text/think.sh $(B)" \
    "book=tests/text/book.sh $(B)" \
    "check-book=tests/text/check_book.sh $(B) 50" \
    "variety=tests/text/variety.sh $(B)" \
    "lessons=tests/text/lessons.sh $(B)" \
    "cycles=tests/text/cycles_guard.sh $(B) $(DISK_GAMES)" \
    $(foreach g,$(STARS),"stars-time=tests/text/starchess_time.sh $(B)") \
    "middle=tests/text/reversi_middlegame.sh $(B)" \
    "spread=tests/text/level_times.sh $(B) check 15 5" \
    "forced=tests/text/forced_wins.sh $(B)" \
    "ends=tests/text/reversi_endings.sh $(B)"
OUR_TOOLS = $(addprefix $(B)/tools/,imcs_server gtpmatch mkatr mkbank lsatr mkfont mktexts pack checksum peephole mkbook \
    mkopenings) $(addprefix $(B)/lab/,common/check_book common/prof65 common/forced_wins common/extra_cost \
    connect4/solve draughts/endings morris/endings chess/mates quevedo/count_mates)

host-ready: $(B)/host/trog $(B)/san/trog $(B)/san/notes $(B)/san/saves $(STARS:%=$(B)/unit/stars-%) \
    $(HOST_PROGRAMS:%=$(B)/unit/%) $(MADE:%=$(B)/unit/trog-%) $(OUR_TOOLS)
sim-ready: sim $(STARS:%=$(B)/unitsim/stars-%) $(SIM_PROGRAMS:%=$(B)/unitsim/%) $(MADE:%=$(B)/unitsim/trog-%) \
    $(MADE_SEARCHED:%=$(B)/unitsim/trogc-%) $(TWIN_GAMES:%=$(B)/twin/%) $(OUR_TOOLS)

# a game from the template, and made-up games, in a scratch copy of the tree; ADD names folders for its disk
ADDED_SUITE = "added=tests/new_game.sh"
test-added: host-ready sim-ready emulator-ready
	@tests/new_game.sh
added-disk: host-ready emulator-ready
	@tests/new_game.sh disk $(ADD)

# for every commit, two minutes on two cores: contract and search in short, bench of all builds, a look at every screen
CHECKED = $(GAMES:%=contract-%) $(SEARCHED:%=search-%) $(MADE:%=contract-%)
check: $(CHECKED:%=$(B)/unit/%) $(CHECKED:%=$(B)/unitsim/%) sim $(B)/host/trog $(B)/emulator/smoke $(B)/trog.atr \
    $(EMULATOR_READY)
	@tests/run "bench=tests/text/bench.sh $(B)" "emulator-smoke=$(B)/emulator/smoke $(B)/trog.atr $(B)/host/trog" \
	    $(foreach p,$(CHECKED),"host-$(p)=$(B)/unit/$(p) quick") \
	    $(foreach p,$(filter-out $(SIM_SLOW),$(CHECKED)),"6502-$(p)=sim65 -x 20000000000 $(B)/unitsim/$(p) quick") \
	    "constants=tests/text/constants.sh" "lines=tests/text/line_length.sh" \
	    "documents=tests/text/documents.sh"

test: host-ready sim-ready emulator-ready web-ready
	@tests/run $(WEB_SUITE) $(ADDED_SUITE) $(HOST_SUITES) $(SIM_SUITES) $(EMULATOR_SUITES)
test-host: host-ready
	@tests/run $(HOST_SUITES)
test-6502: host-ready sim-ready
	@tests/run $(SIM_SUITES)

play: host
	@$(B)/host/trog play $(or $(GAME),connect4) $(if $(LEVEL),--level $(LEVEL))
clean:
	rm -rf $(B)

help:
	@echo 'make run          install what is missing, build the disk, boot it in the emulator'
	@echo 'make check        the quick part of the tests, for every commit (two minutes)'
	@echo 'make test         everything below that can be checked, in one go'
	@echo 'make setup        install compiler, cc65, Unity, emulator (only what is missing)'
	@echo 'make host         build/host/trog: the games and the search on this machine'
	@echo 'make sim          build/sim/GAME, build/simc/GAME: the same on a simulated 6502'
	@echo 'make test-host    the tests of the host;  make test-6502: those of the 6502;'
	@echo '                  make test-emulator: those of the disk;  make test-added: a game from the template'
	@echo 'make added-disk   a small disk in build/scratch/build with made-up games [ADD=tests/synthetic/NAME]'
	@echo 'make              build/trog.atr, and trog-1.atr to trog-4.atr for an 810 or 1050 (V=1 shows commands)'
	@echo 'make sizes        what is on the disks: memory and sectors of every part;  make space: into tests/results'
	@echo 'make shots        pictures of every screen in build/shots;  make pictures: those of the documents'
	@echo 'make manual       the manual as HTML and PDF, in build/release'
	@echo 'make results      tests/RESULTS.md from the tables in tests/results;  make frames: the table of loading times'
	@echo 'make cart         build/trog.car, all games on a cartridge (SIC!, 512K)'
	@echo 'make xex          build/xex/GAME.xex, a game a file, for a 130XE'
	@echo 'make web          build/web: a page that plays it in a browser;  make web-run serves it here'
	@echo 'make test-web     the page in a headless browser'
	@echo 'make release      build/release: disks, cartridge, files, page, manual, checksums'
	@echo 'make soak         200,000 random events in the emulator (twenty minutes)'
	@echo 'make bench        node counts of fixed positions: the signature of the search'
	@echo 'make cycles       6502 cycles per node [GAME=connect4]'
	@echo 'make spread       how near a search comes to the seconds of its level [GAME=chess] [SECONDS_EACH=15]'
	@echo 'make tolls        what a node, a move and a cut-off of a game take on the 6502 [GAME=connect4]'
	@echo 'make ends         reversi: cycles of the end solver, and of depth 7'
	@echo 'make imcs-server  a little Internet MiniChess Server on this machine, for trog imcs localhost'
	@echo 'make match-grhino reversi against the levels of GRhino, over GTP'
	@echo 'make match-stockfish  chess against Stockfish at three ratings;  make match-gnuchess, match-phalanx'
	@echo 'make match-plain  minichess against a plain player'
	@echo 'make match-fairy  minichess against Fairy-Stockfish, with 1,000 and 10,000 nodes'
	@echo 'make verify-book  the book of four in a row against the exact solver (minutes)'
	@echo 'make check-book   every move of the books by search, that of chess by stockfish where it is installed'
	@echo 'make weights      train the evaluation of reversi anew (six minutes and more)'
	@echo 'make strength     chess: test sets solved in 60 seconds a move, elementary mates'
	@echo 'make draughts-ends    won endings of kings, 15 seconds a move;  make draughts-book: its book, searched'
	@echo 'make morris-ends  three men against three and four: counted, and played against perfect defence'
	@echo 'make quevedo      king and rook by the six rules of 1912: every position, every defence, every reading'
	@echo 'make race-figures race solved, and what players score who are not perfect (minutes; the table takes 214 MB)'
	@echo 'make ladder       every level against level 4; make plots draws that and the techniques'
	@echo 'make techniques   what each technique of the search saves, in nodes'
	@echo 'make play         a game in this terminal [GAME=connect4]'
	@echo 'make new          a new game that builds and plays, to make your own of [GAME=halma]'
	@echo 'make clean        remove build/'

.PHONY: new check test-added added-disk setup host sim host-ready sim-ready test test-host \
    test-6502 play clean help

-include $(shell find $(B) -name '*.d' 2>/dev/null)
