# Trog & Friends. `make` builds the disk, `make help` lists the goals.
#
# GAMES: every game is a folder of src/games and a word here.
# SPDX-License-Identifier: MIT
GAMES = hexapawn noughts connect4 race matchbox warptrog draughts reversi chess morris noughts3d minichess gomoku starchess quevedo breakthrough backgammon
# A game that is not finished: contract, twins and bench are tested, but no disk has it; `make host
# ONLY_ON_HOST=backgammon` has it in trog.
UNFINISHED =
ONLY_ON_HOST =
# `make duel GAMES=100`: there it is the number of games
ifneq ($(filter duel,$(MAKECMDGOALS)),)
DUEL_GAMES := $(if $(filter command,$(origin GAMES)),$(GAMES))
override GAMES := $(shell sed -n 's/^GAMES = //p' Makefile)
endif
HOST_GAMES = $(GAMES) $(ONLY_ON_HOST)
# Games that are not in the menu yet; tests/new_game.sh tests them on a separate disk.
NOT_YET =
# build/trog.atr has all games but these. Smaller disks share them, in two sets: build/trog-a.atr and so on, 130K, for a
# 1050; trog-1.atr and so on, 90K, for an 810. Each disk has the games of its list, the last one of a set the others.
# Lessons and workshop are on the first disk of a set.
ENHANCED_DISKS = a b c d
DISK_a = hexapawn noughts connect4 chess
DISK_b = matchbox draughts reversi morris gomoku
DISK_c = warptrog minichess starchess quevedo breakthrough
SINGLE_DISKS = 1 2 3 4 5 6 7 8 9
DISK_1 = hexapawn
DISK_2 = draughts morris
DISK_3 = reversi gomoku
DISK_4 = chess breakthrough
DISK_5 = starchess
DISK_6 = noughts connect4 noughts3d
DISK_7 = race matchbox
DISK_8 = warptrog minichess
# The games of the cartridge with 128K, build/trog-128.car
DISK_128 = noughts connect4 warptrog draughts reversi chess

B = build
.DEFAULT_GOAL = disk
include tools/build/kept.mk
.DELETE_ON_ERROR:
.SUFFIXES:
# long goals use all processors, even without -j
ifneq ($(filter check test test-% web release,$(MAKECMDGOALS)),)
MAKEFLAGS += -j$(shell nproc)
endif

# ---- compilers and libraries; tools/setup installs those that are missing ----

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

# $(call header_number,HEADER,NAME): a number that a C header #defines
header_number = $(shell sed -n 's/^\#define $(2) \([0-9A-Fa-fx]*\).*/\1/p' $(1))

# ---- the verbs of a game (src/engine/verbs.h): lists that the C preprocessor cannot make ----

VERBS = src/engine/verbs.h
verbs_of = $(shell sed -nE 's/^($(1))\(([^,]*, )?([a-z_]+)[,)].*/\3/p' $(VERBS))
SEARCH_VERBS := $(call verbs_of,SEARCH_VERB)
HOST_VERBS := $(call verbs_of,SEARCH_VERB|VERB|HOST_VERB)
DISK_VERBS := $(call verbs_of,SEARCH_VERB|VERB|VIEW_VERB)

# for src/host/game_prefix.h; the view verbs are for the host machine (tests/shell/shell.mk)
BOUND_VERBS := $(sort $(HOST_VERBS) $(DISK_VERBS))
$(B)/bind.inc: $(call kept,bind,$(BOUND_VERBS))
	@mkdir -p $(@D)
	printf '#define %s BIND_GAME(GAME, %s)\n' $(foreach v,$(BOUND_VERBS),game_$(v) game_$(v)) > $@
# for the jump table of an overlay: a file defines the macro `verb` before it includes this
$(B)/verbs.inc: $(VERBS)
	@mkdir -p $(@D)
	printf '        verb game_%s\n' $(DISK_VERBS) > $@

# the shell overlays: their numbers for the assembly
$(B)/overlays.inc: src/plat/overlay_list.h Makefile
	@mkdir -p $(@D)
	awk -F '[()]' '/^OVERLAY/ { print "OVERLAY_" $$2 " = " n++ } END { print "OVERLAYS = " n; \
	    print "OVERLAY_PUZZLES = " n + 1; print "OVERLAY_WATCH = " n + 2 }' $< > $@

# the commands of the shell, for a file that defines a macro for each column: command_table COLUMN
$(B)/commands.inc: src/shell/input/command_table.h src/plat/screen.h
	@mkdir -p $(@D)
	sed -n 's/^#define \(EVENT_CTRL(letter)\)/.define \1/; /^\.define/s/0x/$$/gp' src/plat/screen.h > $@
	sed -n 's/^COMMAND_ENTRY(\(.*\), \(.*\), \([a-z_]*\))$$/column \1, \2, _\3/p' $< | \
	    { echo .macro command_table column; cat; echo .endmacro; } >> $@

# ---- sources, by folder ----

# Files are linked in the order of disk/overlays.txt; files that are not in it come last, sorted by name.
LINK_ORDER := $(shell awk '!/^\#/ { print $$2 }' disk/overlays.txt)
in_order = $(filter $(1),$(LINK_ORDER)) $(sort $(filter-out $(LINK_ORDER),$(1)))
reverse = $(if $(1),$(call reverse,$(wordlist 2,$(words $(1)),$(1))) $(firstword $(1)))

ENGINE = $(call in_order,$(wildcard src/engine/*.c))
TEXT_COMMANDS = $(addprefix src/host/,game_commands.c command_common.c bad_input.c match.c options.c options_with.c \
    print.c)
PLAY_COMMAND = $(addprefix src/host/,play.c terminal.c side_names.c)
REMOTE = $(addprefix src/host/,remote.c remote_game.c remote_connection.c)
IMCS = $(addprefix src/host/,imcs.c imcs_game.c imcs_connection.c)
SERVE = $(wildcard src/host/serve/*.c) src/shell/network/sha256.c
PGN_FILES = $(addprefix src/host/,convert.c pgn_write.c pgn_read.c)
# `trog saves` uses the shell's files that read and write saves. Their show_board is renamed: `trog play` has one too.
SAVES = $(addprefix src/host/,saves.c saves_check.c saves_image.c saves_shell_stubs.c) src/shell/saves/load.c \
    src/shell/saves/blocks.c src/shell/saves/write.c
HOST_ONLY = $(addprefix src/host/,games.c progress.c) src/plat/host/machine.c
# $(call game_sources,GAME): without the view, which only the Atari has (disk/disk.mk adds it), and without opponents.c
# and pgn.c, which only the host has
view_sources = $(call in_order,$(wildcard $(addprefix src/games/$(1)/,view.c view_*.c)))
game_sources = $(filter-out $(call view_sources,$(1)) %/opponents.c %/pgn.c,$(call in_order,$(sort \
    $(wildcard src/games/$(1)/*.c) $(MADE:%=src/games/$(1)/%))))
# Files that a game may do without: tools/build/generate makes them.
MADE = info.c defaults.c bench.c terminal_board.c
$(foreach f,$(MADE),$(eval vpath %/$(f) $(B)/made))
OPPONENTS = $(foreach g,$(HOST_GAMES),$(wildcard src/games/$(g)/opponents.c))
PGN_GAMES = $(foreach g,$(HOST_GAMES),$(wildcard src/games/$(g)/pgn.c))
# $(call games_that,WORD): the games whose game.txt has this line, or a line that begins with it (docs/ADDING-A-GAME.md)
# and $(call game_word,GAME,WORD): the value in that line
game_word = $(strip $(subst ~, ,$(patsubst $(1)/$(2)~%,%,$(filter $(1)/$(2)~%,$(GAME_LINES)))))
games_that = $(strip $(foreach g,$(GAMES),$(if $(filter $(g)/$(1) $(g)/$(1)~%,$(GAME_LINES)),$(g))))
# The lines of all files game.txt, each as one word: chess/lists~3. One awk reads them all, because a process for each
# question would take half the time of every make.
GAME_LINES := $(shell awk '!/^(\#|bench )/ { gsub(/ /, "~"); n = split(FILENAME, at, "/"); print at[n - 1] "/" $$0 }' \
    $(wildcard src/games/*/game.txt) /dev/null)

WARN = -Wall -Wextra -Werror -Wno-unknown-pragmas -Wno-missing-field-initializers -Wstrict-prototypes -Wshadow
HOST_FLAGS = -std=c99 -O2 -g $(WARN) -Isrc -I$(B) -MMD -MP
# -g1: enough for the lines in a sanitizer's report, and faster to compile
SAN_FLAGS = -std=c99 -O1 -g1 $(WARN) -Isrc -I$(B) -MMD -MP \
    -fsanitize=address,undefined -fno-sanitize-recover=all

# ---- the host: build/host/trog, and build/san/trog with sanitizers ----

# the length of the longest record of each game (`moves` in its game.txt), for the server
RECORDS := $(foreach g,$(HOST_GAMES),$(g),$(or $(call game_word,$(g),moves),RECORD_MOST))
$(B)/records.inc: $(call kept,records,$(RECORDS))
	@mkdir -p $(@D)
	printf 'RECORD(%s)\n' $(RECORDS) > $@

FLAGS_host := $(call kept,flags-host,$(HOST_FLAGS))
FLAGS_san := $(call kept,flags-san,$(SAN_FLAGS))
# $(call host_names,GAME): its functions get the name of the game as a prefix (src/host/game_prefix.h)
host_names = -I$(B) -DGAME=$(1) -include src/host/game_prefix.h
# the compiler of each folder; src/web/web.mk has another one for the page
COMPILER_host = gcc
COMPILER_san = gcc
# $(call host_game,FOLDER,FLAGS,GAME)
define host_game
$(B)/$(1)/src/games/$(3)/%.o: src/games/$(3)/%.c $(FLAGS_$(1)) | $(B)/bind.inc $(GCC_READY)
	@mkdir -p $$(@D)
	$(COMPILER_$(1)) $(2) $(call host_names,$(3)) -c $$< -o $$@
$(B)/$(1)/bound/$(3).o: src/host/verb_table.c $(FLAGS_$(1)) | $(B)/bind.inc $(GCC_READY)
	@mkdir -p $$(@D)
	$(COMPILER_$(1)) $(2) $(call host_names,$(3)) -c $$< -o $$@
$(B)/$(1)/books/$(3).o: $(B)/books/$(3).c $(FLAGS_$(1)) | $(B)/bind.inc
	@mkdir -p $$(@D)
	$(COMPILER_$(1)) $(2) $(call host_names,$(3)) -c $$< -o $$@
endef

define host_build
$(B)/$(1)/games.inc: Makefile $(call kept,games-$(1),$(HOST_GAMES) $(OPPONENTS) $(PGN_GAMES))
	@mkdir -p $$(@D)
	printf 'GAME(%s)\n' $(HOST_GAMES) > $$@
	for g in $(patsubst src/games/%/opponents.c,%,$(OPPONENTS)); do echo "OPPONENTS($$$$g)"; done > $(B)/$(1)/opponents.inc
	for g in $(patsubst src/games/%/pgn.c,%,$(PGN_GAMES)); do echo "PGN_GAME($$$$g)"; done > $(B)/$(1)/pgn_games.inc
$(B)/$(1)/%.o: %.c $(FLAGS_$(1)) | $(B)/$(1)/games.inc $(GCC_READY)
	@mkdir -p $$(@D)
	$(COMPILER_$(1)) $(2) -I$(B)/$(1) -c $$< -o $$@
$(B)/$(1)/src/host/games.o $(B)/$(1)/src/host/books.o: $(B)/$(1)/games.inc
$(B)/$(1)/src/host/serve/board.o: $(B)/records.inc
$(patsubst %.c,$(B)/$(1)/%.o,$(filter %_image.c %_stubs.c src/shell/%,$(SAVES))): $(B)/$(1)/%.o: %.c $(FLAGS_$(1)) | \
    $(GCC_READY)
	@mkdir -p $$(@D)
	$(COMPILER_$(1)) $(2) -Dshow_board=saves_show_board -c $$< -o $$@
$(1)_common = $(patsubst %.c,$(B)/$(1)/%.o,$(ENGINE) $(HOST_ONLY) \
    $(foreach g,$(HOST_GAMES),$(call game_sources,$(g))) $(OPPONENTS) $(PGN_GAMES)) $(HOST_GAMES:%=$(B)/$(1)/bound/%.o)
$(1)_trog = $$($(1)_common) $(patsubst %.c,$(B)/$(1)/%.o,$(TEXT_COMMANDS) $(PLAY_COMMAND) \
    src/host/books.c src/host/opening.c src/host/after.c src/host/gnubg_id.c src/host/gomocup.c src/host/gtp.c \
    $(IMCS) $(SERVE) $(REMOTE) $(PGN_FILES) $(SAVES) \
    src/host/line_reader.c src/host/printable.c src/host/wall_clock.c src/host/uci.c src/host/search_watch.c \
    src/host/trog.c \
    $(foreach g,$(HOST_GAMES),books/$(g).c))
$(1)_exchange = $$($(1)_common) $(patsubst %.c,$(B)/$(1)/%.o,src/web/exchange.c $(PGN_FILES) $(SAVES) \
    $(addprefix src/host/,bad_input.c options.c print.c printable.c))
$(B)/$(1)/trog: $$(call listed,$(1)-trog,$$($(1)_trog))
	$(COMPILER_$(1)) $(2) $$(filter %.o,$$^) -o $$@
endef

$(foreach g,$(HOST_GAMES),$(eval $(call host_game,host,$(HOST_FLAGS),$(g))))
$(foreach g,$(HOST_GAMES),$(eval $(call host_game,san,$(SAN_FLAGS),$(g))))
$(eval $(call host_build,host,$(HOST_FLAGS)))
$(eval $(call host_build,san,$(SAN_FLAGS)))
# objects of the engine and of all games, for tools and tests
HOST_COMMON := $(call listed,host-common,$(host_common))

host: $(B)/host/trog

# The chess engine alone, for OpenBench and other testers: a program that speaks UCI without words, and knows `bench`.
ifneq ($(EXE),)
.DEFAULT_GOAL = engine
.PHONY: engine
engine:
	@$(MAKE) EXE= GAMES=chess B=$(B)/exe host
	cp $(B)/exe/host/trog $(EXE)
endif

# ---- our tools ----

TOOL_FLAGS = -std=c11 -O2 -g -Wall -Wextra -Werror -Wno-unknown-pragmas -MMD -MP
# build: tools that make the disk; match: tools that play against other programs. Solvers, tuners and proofs:
# tools/lab/lab.mk.
TOOL_FOLDERS = build match
FLAGS_tools := $(call kept,flags-tools,$(TOOL_FLAGS))
define tools_of
$(B)/tools/%: tools/$(1)/%.c $(wildcard tools/$(1)/*.h) $(FLAGS_tools) | $(GCC_READY)
	@mkdir -p $$(@D)
	gcc $$(TOOL_FLAGS) $$(filter %.c,$$^) -o $$@
endef
$(foreach f,$(TOOL_FOLDERS),$(eval $(call tools_of,$(f))))
# (Their headers are listed, because gcc writes the dependencies of the last of several C files only.)
# tools that are linked with the games
GAME_TOOLS = build/mkbook build/mkopenings build/mkpuzzles \
    match/gtpmatch match/ucimatch match/imcs_server match/space_attacker
define game_tool
$(B)/tools/$(notdir $(1)): tools/$(1).c $(wildcard $(dir tools/$(1))*.h) $(HOST_COMMON) $(FLAGS_tools)
	@mkdir -p $$(@D)
	gcc $(TOOL_FLAGS) -Isrc $$(filter %.c %.o,$$^) -lm -o $$@
endef
$(foreach t,$(GAME_TOOLS),$(eval $(call game_tool,$(t))))
$(B)/tools/pack: tools/build/pack_parse.c
$(B)/tools/peephole: tools/build/peephole_flow.c tools/build/peephole_rules.c tools/build/peephole_calls.c
$(B)/tools/mkatr: tools/build/mkatr_files.c
$(B)/tools/mkbank: tools/build/mkbank_small.c
$(B)/tools/mkbook $(B)/tools/mkopenings: tools/build/mkbook_text.c
$(B)/tools/mkbook: tools/build/mkbook_collisions.c
$(B)/tools/gtpmatch $(B)/tools/ucimatch: tools/match/engine_process.c
$(B)/tools/imcs_server: $(addprefix tools/match/imcs_server_,faults.c game.c send.c) src/host/line_reader.c \
    src/host/wall_clock.c

# ---- generated headers: what a player reads, and what a game says about itself ----

# The headers are made together with build/generated.mk (tools/build/generate). make builds that file first, because it
# includes it: so the headers are there before anything else is compiled.
GENERATED_FROM := src/shell/texts.txt $(wildcard $(addprefix src/games/*/,texts.txt rules.txt game.txt)) \
    $(foreach f,$(wildcard $(addprefix tests/synthetic/*/,rules.txt game.txt)), \
    $(if $(wildcard $(f:tests/synthetic/%=src/games/%)),,$(f)))
GAME_AWK = awk -f tools/build/struct.awk -f tools/build/game.awk
GAME_FACTS = tools/build/game.awk tools/build/struct.awk $(addprefix src/engine/,game.h state.h record.h tt.h)
$(B)/generated.mk: $(call listed,generated,$(GENERATED_FROM)) tools/build/generate \
    $(call kept,made,$(wildcard $(MADE:%=src/games/*/%)) $(shell grep -oE '^[a-z].*game_[a-z_]+' \
    src/games/*/*.c)) \
    tools/build/rules.awk $(GAME_FACTS) $(B)/tools/mktexts
	@tools/build/generate $(B) $(GENERATED_FROM)
# In the same way, the numbers of C files for the assembler: build/constants/NAME.inc, for every NAME that is included
# (tools/build/constants).
CONSTANTS := $(shell grep -rhoE '^\.include "constants/[a-z0-9_/]+' asm disk tests | cut -d / -f 2- | sort -u)
$(B)/constants.mk: $(call listed,constants,$(wildcard src/*/*.h src/*/*/*.h disk/*.h tools/build/*.h \
    $(CONSTANTS:%=src/%.c))) \
    $(call kept,constant-names,$(CONSTANTS)) tools/build/constants tools/build/constants.awk tools/build/struct.awk
	@tools/build/constants $(B) $(CONSTANTS)
ifneq ($(filter-out help clean setup,$(or $(MAKECMDGOALS),disk)),)
include $(B)/generated.mk $(B)/constants.mk
endif

include books/books.mk

# ---- the 6502 under sim65: build/sim/GAME with assembly, as on the disk; build/simc/GAME all in C ----

CC65_FLAGS = -t sim6502 -Or -Cl -Isrc -I$(B) -W error
# cc65's development version has another name for the C stack pointer (asm/c_stack.inc). tools/setup checks the version.
CA65_VERSION := $(if $(findstring V2.19,$(shell cc65 --version 2>&1)),-D HAS_C_SP=1)
CA65_FLAGS = -g $(CA65_VERSION) -t sim6502 -I asm -I $(B)
SIM_MAIN = $(addprefix src/plat/sim/,main.c machine.c no_opponents.c)
# sim65 has no terminal, so the images have no command `play`. Images of large games also lack `match`, the book and
# book.c; tests/unit/book.c reads their books on the 6502.
SIM_LARGE := $(call games_that,large)
sim_commands = src/plat/sim/no_play.c \
    $(if $(filter $(1),$(SIM_LARGE) $(UNFINISHED)),$(filter-out %/match.c,$(TEXT_COMMANDS)) \
    src/plat/sim/no_match.c,$(TEXT_COMMANDS))
sim_book = $(B)/simc/$(if $(filter $(1),$(SIM_LARGE) $(UNFINISHED)),src/plat/sim/no_book.o,books/$(1).o)
# game_memory.c is left out: the memory of an image is what the game's game.txt asks for (game_memory_object, below).
# Techniques that do not play by default (src/engine/techniques.h) are in the C of build/simc/GAME-with alone, which has
# a smaller transposition table instead.
TECHNIQUES = src/engine/techniques.c src/engine/iterate.c
SIM_ENGINE = $(filter-out %/game_memory.c %/iterate.c $(SIM_LIBRARY),$(ENGINE))
# Files that only some games use: a library, of which each overlay links what it needs (disk/disk.mk). Images for sim65
# do the same, but all of them have board_text.c.
ENGINE_LIBRARY = asm/engine/unroll.s asm/engine/unroll_nothing.s src/engine/chance.c src/engine/forcing.c \
    src/engine/forcing_search.c src/engine/double_threats.c src/engine/weak_players.c src/engine/board_text.c \
    src/engine/board_text_end.c \
    src/engine/board_text_draw.c src/engine/list_best.c \
    src/engine/position_error.c src/engine/budget_slow.c src/engine/record_trim.c \
    src/engine/keys.c src/engine/key_to_root.c src/engine/squares.c src/engine/square_moves.c \
    src/engine/book_symmetry.c src/engine/marks.c src/engine/marks_side.c src/engine/frontier_gain.c \
    src/engine/pawns.c src/engine/pawns_frontier.c src/engine/node_room.c src/engine/points.c src/engine/points_board.c
SIM_LIBRARY = $(filter-out %/board_text.c,$(ENGINE_LIBRARY))
WITH_FIND_MOVE := $(call games_that,no_search)
# The files of the search are left out of games that find their moves themselves: these need the memory.
SIM_SEARCH = $(addprefix src/engine/,descend.c visit.c frontier.c quiescence.c search.c tt_probe.c)
sim_engine = $(if $(filter $(1),$(WITH_FIND_MOVE) $(UNFINISHED)),$(filter-out $(SIM_SEARCH),$(SIM_ENGINE)) \
    src/plat/sim/no_search.c,$(SIM_ENGINE))
sim_memory = $(B)/sim/memory/$(1).o
sim_sources = $(filter-out $(if $(filter $(1),$(SIM_LARGE) $(UNFINISHED)),%/book.c),$(call sim_engine,$(1))) \
    $(call sim_commands,$(1)) $(SIM_MAIN) \
    src/plat/sim/$(if $(filter $(1),$(WITH_FIND_MOVE) $(UNFINISHED)),no_tt_memory,tt_memory).c $(call game_sources,$(1))

# The twin of src/x.c is asm/x.s, which replaces it on the 6502.
twin = $(wildcard $(patsubst src/%.c,asm/%.s,$(1)))
# build/simc uses C for all code; only state.s, which is storage and no code, is in both builds.
sim_object = $(if $(call twin,$(1)),$(B)/sim/$(patsubst %.s,%.o,$(call twin,$(1))),$(B)/simc/$(1:.c=.o))

simc_object = $(if $(filter %/state.c,$(1)),$(call sim_object,$(1)),$(B)/simc/$(1:.c=.o))
sim_without = $(filter-out %/options_with.c,$(call sim_sources,$(1))) src/plat/sim/no_options_with.c
simc_without = $(filter-out $(TECHNIQUES),$(call sim_without,$(1))) src/plat/sim/no_techniques.c
simc_with = $(filter-out %/tt_memory.c,$(call sim_sources,$(1))) src/engine/iterate.c src/plat/sim/small_tt_memory.c

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

# synthetic games, for tests only
SYNTHETIC := $(filter-out $(GAMES),$(patsubst tests/synthetic/%/golden.txt,%,$(wildcard tests/synthetic/*/golden.txt)))
game_text = $(or $(wildcard src/games/$(1)/game.txt tests/synthetic/$(1)/game.txt),/dev/null)
define game_memory_object
$(call sim_memory,$(1)): asm/engine/game_memory.s $(GAME_FACTS) $(filter-out /dev/null,$(call game_text,$(1))) \
    $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $$(@D)
	ca65 $(CA65_FLAGS) $$$$($(GAME_AWK) -v want=assemble $(call game_text,$(1))) \
	    --create-dep $$(@:.o=.d) $$< -o $$@
endef
$(foreach g,$(GAMES) $(UNFINISHED) $(SYNTHETIC) maze,$(eval $(call game_memory_object,$(g))))

SIM_CFG = src/plat/sim/sim.cfg
# Images in C are larger. To make them fit, their help texts, which no test reads, are left out.
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
$(B)/sim/$(1): $(call listed,sim-$(1),$(foreach s,$(call sim_without,$(1)),$(call sim_object,$(s))) \
    $(call sim_memory,$(1)) $(call sim_book,$(1)) $(B)/sim/engine.lib) $(SIM_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
$(B)/simc/$(1): $(call listed,simc-$(1),$(foreach s,$(call simc_without,$(1)),$(call simc_object,$(s))) \
    $(call sim_memory,$(1)) $(call sim_book,$(1)) $(B)/simc/engine.lib) $(SIMC_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
$(B)/simc/$(1)-with: $(call listed,simc-$(1)-with,$(foreach s,$(call simc_with,$(1)),$(call simc_object,$(s))) \
    $(call sim_memory,$(1)) $(call sim_book,$(1)) $(B)/simc/engine.lib) $(SIMC_CFG)
	@mkdir -p $$(@D)
	$$(link_sim)
endef
$(foreach g,$(GAMES) $(UNFINISHED),$(eval $(call sim_game,$(g))))

SIM_IMAGES = $(GAMES:%=$(B)/sim/%)
SIMC_IMAGES = $(GAMES:%=$(B)/simc/%) $(patsubst %,$(B)/simc/%-with,$(filter-out $(WITH_FIND_MOVE),$(GAMES)))
sim: $(SIM_IMAGES) $(SIMC_IMAGES)

include tests/unit/unit.mk
include tests/twin/twin.mk
include disk/disk.mk
include src/web/web.mk
include docs/docs.mk
include tools/lab/lab.mk
include tests/shell/shell.mk
include tests/net/net.mk
# disk/bank.mk explains files-between. These are sources of the emulator's core, which come with its package.
files-between: $(CORE_FILES:%=$(CORE)/src/%.c)

# tests of PGN, PDN and the like: games written and read back, and damaged texts
$(B)/san/pgn_games: tests/text/pgn_games.c $(FLAGS_san) $(call listed,san-common,$(san_common)) \
    $(patsubst %.c,$(B)/san/%.o,$(filter %/pgn_write.c %/pgn_read.c,$(PGN_FILES)))
	gcc $(SAN_FLAGS) $(filter %.c %.o,$^) -o $@

# makes damaged saves whose checksums are right, for tests/text/saves.sh
$(B)/san/saves_damaged: tests/text/saves_damaged.c | $(GCC_READY)
	gcc $(SAN_FLAGS) $< -o $@

# ---- a new game: a copy of the template under a new name, or of another folder (FROM=tests/synthetic/NAME) ----

new:
	@tools/build/new-game '$(GAME)' $(FROM)

# ---- working on one game ----

# `make game GAME=chess`: the game alone on this machine, through the contract test in short
game: game-files $(B)/unit/contract-$(GAME) $(B)/unit/src/games/$(GAME)/terminal_board.o
	@tools/build/run-contract $(B) $(GAME) $(HOST_VERBS)
# `make duel GAME=chess OLD=program`: the command of this tree against that of another build, both colours of every
# opening; OPENING=6 random plies, GAMES=100, a limit for each move: ATARI_SECONDS=2 or NODES=2000
DUEL_LIMIT = $(if $(NODES),--nodes $(NODES),--atari-seconds $(or $(ATARI_SECONDS),2))
duel: game-files host $(B)/tools/gtpmatch
	@tools/match/duel $(B) $(GAME) "$(OLD)" $(or $(DUEL_GAMES),100) $(or $(OPENING),6) \
	    $(DUEL_LIMIT)
game-files:
	@tools/build/check-game "$(GAME)"

# ---- goals for users and developers ----


HOST_SUITES = $(foreach p,$(HOST_PROGRAMS),"host-$(p)=$(B)/unit/$(p)") \
    $(foreach g,$(STARS),"host-rules-$(g)=$(B)/unit/rules-$(g) tests/data/$(g).txt") \
    "bad-input=tests/text/bad_input.sh $(B)/san/trog" \
    "constants=tests/text/constants.sh" \
    "line-length=tests/text/line_length.sh" \
    "words=tests/text/words.sh" \
    "documents=tests/text/documents.sh" \
    "examples=tests/text/examples.sh $(B)" \
    "match=tests/text/match.sh $(B)/host/trog" \
    "find-win=tests/text/find_win.sh $(B)/host/trog" \
    "warptrog-endings=tests/text/warptrog_endings.sh $(B)/host/trog" \
    "minichess-endings=tests/text/minichess_endings.sh $(B)/host/trog" \
    "draughts-draws=tests/text/draughts_draws.sh $(B)/lab/draughts/endings" \
    "draughts-endings=tests/text/draughts_endings.sh $(B)/lab/draughts/endings" \
    "morris-endings=$(B)/lab/morris/endings check" \
    "uci=tests/text/uci.sh $(B)/san/trog" \
    "protocols=tests/text/protocols.sh $(B)/host/trog $(B)/tools/gtpmatch" \
    "mates=tests/text/mates.sh $(B)/lab/chess/mates" "puzzles=tests/text/puzzles.sh $(B)" \
    "connect4-solver=tests/text/connect4_solver.sh $(B)/host/trog $(B)/lab/connect4/solve" \
    "connect4-exact=tests/text/connect4_exact_sets.sh $(B)/host/trog" \
    "gtp=tests/text/gtp.sh $(B)/host/trog" \
    "quevedo-mates=$(B)/lab/quevedo/count_mates check" \
    "gomocup=tests/text/gomocup.sh $(B)/san/trog" \
    "imcs=tests/text/imcs.sh $(B)/san/trog $(B)/tools/imcs_server" \
    "chess-notation=tests/text/chess_notation.sh $(B)/host/trog" \
    "pgn=tests/text/pgn.sh $(B)/san/trog $(B)/san/pgn_games $(B)/tools" \
    "saves=tests/text/saves.sh $(B)/san/trog $(B)/san/saves_damaged $(B)/tools $(B)/host/trog" \
    "play=tests/text/play.sh $(B)/san/trog" \
    "remote=tests/text/remote.sh $(B)/san/trog" \
    $(NET_SUITES) \
    "reversi-ffo=tests/text/reversi_ffo.sh $(B)/host/trog" \
    "tools=bash tests/tools/tools.sh $(B)/tools"
# Left out on the 6502: search-noughts3d sets no node budget, and the forcing search of Noughts in Space would take
# minutes. forcing-noughts3d tests that search.
SIM_SLOW = search-noughts3d
SIM_SUITES = $(foreach p,$(filter-out $(SIM_SLOW),$(SIM_PROGRAMS)), \
    "6502-$(p)=sim65 -x 20000000000 $(B)/unitsim/$(p)$(if $(filter contract-%,$(p)), quick)") \
    $(foreach g,$(STARS),"6502-rules-$(g)=sim65 -x 20000000000 $(B)/unitsim/rules-$(g) tests/data/$(g).txt") \
    $(foreach g,$(TWIN_GAMES) $(UNFINISHED) grid,"twin-$(g)=sim65 -x 20000000000 $(B)/twin/$(g)") \
    "perft=tests/text/perft.sh $(B)" \
    "variants=tests/text/variants.sh $(B)" \
    "three-sides=tests/text/three_sides.sh $(B)" \
    "dice=tests/text/dice.sh $(B)" \
    "bench=tests/text/bench.sh $(B)" \
    "think=tests/text/think.sh $(B)" \
    "techniques-with=tests/text/techniques_with.sh $(B)" \
    "book=tests/text/book.sh $(B)" \
    "check-book=tests/text/check_book.sh $(B) 50" \
    "variety=tests/text/variety.sh $(B)" \
    "lessons=tests/text/lessons.sh $(B)" \
    "cycles-guard=tests/text/cycles_guard.sh $(B) $(DISK_GAMES)" \
    $(foreach g,$(STARS),"starchess-time=tests/text/starchess_time.sh $(B)") \
    "reversi-middlegame=tests/text/reversi_middlegame.sh $(B)" \
    "level-times=tests/text/level_times.sh $(B) check 15 5" \
    "forced-wins=tests/text/forced_wins.sh $(B)" \
    "reversi-endings=tests/text/reversi_endings.sh $(B)"
OUR_TOOLS = $(addprefix $(B)/tools/,imcs_server gtpmatch mkatr mkbank lsatr mkfont mktexts pack checksum peephole \
    mkbook \
    mkopenings) $(addprefix $(B)/lab/,common/check_book common/prof65 common/forced_wins common/extra_cost \
    connect4/solve draughts/endings morris/endings chess/mates quevedo/count_mates)

host-ready: $(addprefix $(B)/lab/,chess/proof_games common/find_puzzles) \
    $(B)/net/net $(B)/host/trog $(B)/san/trog $(B)/san/pgn_games $(B)/san/saves_damaged \
    $(STARS:%=$(B)/unit/rules-%) \
    $(HOST_PROGRAMS:%=$(B)/unit/%) $(SYNTHETIC:%=$(B)/unit/trog-%) $(OUR_TOOLS)
sim-ready: sim $(STARS:%=$(B)/unitsim/rules-%) $(SIM_PROGRAMS:%=$(B)/unitsim/%) $(SYNTHETIC:%=$(B)/unitsim/trog-%) \
    $(SYNTHETIC_SEARCHED:%=$(B)/unitsim/trogc-%) $(patsubst %,$(B)/twin/%,$(TWIN_GAMES) $(UNFINISHED) grid) $(OUR_TOOLS)

# tests/new_game.sh makes a game from the template and adds synthetic games, in a scratch copy of the tree. `make
# example-disk` only builds its disk; ADD names folders of other games for it.
NEW_GAME_SUITE = "new-game@1200=tests/new_game.sh"
test-example-game: host-ready sim-ready emulator-ready
	@tests/new_game.sh
example-disk: host-ready emulator-ready
	@tests/new_game.sh disk $(ADD)

# `make check`, for every commit, takes less than a minute on two cores: short contract and search tests, bench of all
# builds, every screen once, calls between overlays, and the texts.
CHECKED = $(GAMES:%=contract-%) $(SEARCHED:%=search-%) $(SYNTHETIC:%=contract-%)
check: $(CHECKED:%=$(B)/unit/%) $(CHECKED:%=$(B)/unitsim/%) sim $(B)/host/trog $(B)/emulator/smoke $(B)/trog.atr \
    $(EMULATOR_READY)
	@tests/run "bench=tests/text/bench.sh $(B)" "emulator-smoke=$(B)/emulator/smoke $(B)/trog.atr $(B)/host/trog" \
	    $(foreach p,$(CHECKED),"host-$(p)=$(B)/unit/$(p) quick") \
	    $(foreach p,$(filter-out $(SIM_SLOW),$(CHECKED)),"6502-$(p)=sim65 -x 20000000000 $(B)/unitsim/$(p) quick") \
	    "constants=tests/text/constants.sh" "line-length=tests/text/line_length.sh" "words=tests/text/words.sh" \
	    "documents=tests/text/documents.sh" "overlays=tests/text/overlays.sh $(B)"

test: host-ready sim-ready shell-ready emulator-ready web-ready
	@tests/run $(WEB_SUITE) $(NEW_GAME_SUITE) $(HOST_SUITES) $(SHELL_SUITES) $(SIM_SUITES) $(EMULATOR_SUITES)
# `make test` takes samples of these: a third of the random games and positions (a tenth under sim65), lower depths.
# `make test-deep` takes all, and tests what make rebuilds after a change.
DEEP_SUITES = $(foreach g,$(GAMES) $(SYNTHETIC),"host-contract-$(g)=$(B)/unit/contract-$(g) deep" \
    "6502-contract-$(g)=sim65 -x 90000000000 $(B)/unitsim/contract-$(g) deep") \
    $(foreach g,$(filter-out $(WITH_FIND_MOVE),$(TWIN_GAMES)),"twin-$(g)=sim65 -x 90000000000 $(B)/twin/$(g)") \
    $(foreach g,$(GAMES),"host-fuzz-$(g)=$(B)/unit/fuzz-$(g) deep") \
    "host-search-maze=$(B)/unit/search-maze deep" \
    "6502-search-maze=sim65 -x 90000000000 $(B)/unitsim/search-maze deep" \
    "rebuilds=tests/text/rebuilds.sh $(B)" "perft=DEEP=1 tests/text/perft.sh $(B)" \
    "bench=DEEP=1 tests/text/bench.sh $(B)" $(NET_DEEP_SUITES) $(NETWORK_DEEP_SUITES)
test-deep: host-ready sim-ready
	@tests/run $(DEEP_SUITES)
test-host: host-ready
	@tests/run $(HOST_SUITES)
test-6502: host-ready sim-ready
	@tests/run $(SIM_SUITES)

play: host
	@$(B)/host/trog play $(or $(GAME),connect4) $(if $(LEVEL),--level $(LEVEL))
clean:
	rm -rf $(B)

help:
	@echo 'make              build/trog.atr, and smaller disks for an 810 or 1050 (V=1 shows the commands)'
	@echo 'make run          install missing tools, build the disk and boot it in the emulator'
	@echo 'make play         play a game in this terminal [GAME=connect4] [LEVEL=4]'
	@echo 'make setup        install compiler, cc65, Unity and emulator, if they are missing'
	@echo 'make clean        remove build/'
	@echo
	@echo 'make game         one game through its contract test, in a second [GAME=chess]'
	@echo 'make try          one game on a small disk: whole games by stick and keys, a picture [GAME=chess]'
	@echo 'make duel         this build against another [GAME=chess] [OLD=program] [GAMES=100] [NODES=2000]'
	@echo 'make check        quick tests, for every commit (less than a minute)'
	@echo 'make test         all tests (ten minutes on two cores, after the build; five more with the page)'
	@echo 'make test-host    tests on this machine;  make test-shell: of the shell, on this machine;'
	@echo '                  make test-6502: on a simulated 6502;'
	@echo '                  make test-emulator: of the disk, in the emulator;  make test-web: of the page, in a browser;'
	@echo '                  make test-example-game: of a game made from the template'
	@echo 'make test-deep    random games, positions and counts of which make test takes samples'
	@echo 'make fuzz         random sessions on this machine [SESSIONS=2000] [SEED=1]'
	@echo 'make soak         200,000 random events in the emulator (twenty minutes)'
	@echo
	@echo 'make host         build/host/trog: the games and the search on this machine'
	@echo 'make EXE=name     the chess engine alone, as a UCI program of this name'
	@echo 'make sim          build/sim/GAME, build/simc/GAME: the same for the simulated 6502 (simc: all in C)'
	@echo 'make cart         build/trog.car: all games on a cartridge (SIC!, 512K); build/trog-128.car: six of them'
	@echo '                  (AtariMax, 128K)'
	@echo 'make xex          build/xex/GAME.xex: one file for each game, for an XL or XE'
	@echo 'make web          build/web: a page that plays the games in a browser;  make web-run: serve it here'
	@echo 'make release      build/release: a zip for players, one of the page, manual, checksums;  make test-release:'
	@echo '                  two clones make the same bytes'
	@echo 'make sizes        list memory and sectors of every overlay;  make space: write it to tests/results'
	@echo 'make manual       the manual as HTML and PDF, in build/manual'
	@echo 'make page-figures first picture, frames, bytes and accessibility of the page, in tests/results/page.tsv'
	@echo 'make results      tests/RESULTS.md from the tables in tests/results;  make frames: the table of loading times'
	@echo 'make shots        pictures of every screen in build/shots;  make pictures: those of the documents'
	@echo 'make new          add a new game, a copy of the template [GAME=halma]'
	@echo 'make example-disk   a small disk with synthetic games in build/scratch/build [ADD=tests/synthetic/NAME]'
	@echo
	@echo 'make bench        node counts of fixed positions: the signature of the search'
	@echo 'make cycles       6502 cycles per node [GAME=connect4]'
	@echo 'make level-times  how close searches come to the seconds of their level [GAME=chess] [SECONDS_EACH=15]'
	@echo 'make extra-cost   cycles of a node, a move and a cutoff of a game on the 6502 [GAME=connect4]'
	@echo 'make reversi-endings  Reversi: cycles of the endgame solver and of depth 7'
	@echo 'make techniques   nodes that each technique of the search saves'
	@echo 'make ladder       every level against level 4;  make plots: plots of the levels and the techniques'
	@echo 'make strength     Chess: test sets solved in 60 seconds a move, elementary mates'
	@echo
	@echo 'make match-stockfish  Chess against Stockfish at three ratings;  make match-gnuchess, match-phalanx'
	@echo 'make match-grhino Reversi against the levels of GRhino, over GTP'
	@echo 'make match-guicheckers  Draughts against GuiCheckers [GUICHECKERS=FOLDER]'
	@echo 'make match-rapfi  Go-Moku against Rapfi with 300 to 3,000 nodes [RAPFI=FOLDER]'
	@echo 'make match-carbon  Go-Moku against Carbon at depth 6 [CARBON=FOLDER]'
	@echo 'make match-plain  Minichess against a plain player'
	@echo 'make match-fairy  Minichess against Fairy-Stockfish, with 1,000 and 10,000 nodes'
	@echo 'make imcs-server  a small Internet MiniChess Server on this machine, for trog imcs localhost'
	@echo
	@echo 'make check-book   check every move of the books by search, those of Chess by Stockfish if installed'
	@echo 'make verify-book  check the book of 4 in a Row with the exact solver (minutes)'
	@echo 'make weights      fit an evaluation to games against itself [GAME=reversi] (minutes)'
	@echo 'make draughts-endings  won endings of kings, 15 seconds a move'
	@echo 'make lab          solvers, tuners and proofs in build/lab;  make grow-book: a book by search [GAME=draughts]'
	@echo 'make morris-endings  three men against three and four: counts, and games against perfect defence'
	@echo 'make quevedo      Quevedo: every position and defence, by every reading of the six rules of 1912'
	@echo 'make race-figures Race solved, and the scores of imperfect players (minutes; the table takes 214 MB)'

.PHONY: new game duel game-files check test-example-game example-disk setup host sim host-ready sim-ready test \
    test-host test-6502 test-deep play clean help

# `make game` needs only some of them, and is then faster; build/scratch is another tree (tests/new_game.sh)
-include $(shell find $(if $(filter game,$(MAKECMDGOALS)),$(B)/unit,$(B)) -path $(B)/scratch -prune -o -name '*.d' \
    -print 2>/dev/null)
