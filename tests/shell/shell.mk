# shell.mk: builds the host machine, build/shell/machine (src/plat/host/shell), and the suites that drive it. Included
# by the Makefile after disk/disk.mk, whose variables it uses.
# SPDX-License-Identifier: MIT

S = $(B)/shell
# The 6502 knows no alignment. -fno-zero-initialized-in-bss: variables with an initial value are set by loading an
# overlay, even if the value is 0; others are not.
SHELL_FLAGS = $(SAN_FLAGS) -fno-sanitize=alignment -fno-zero-initialized-in-bss \
    -Wno-pointer-to-int-cast -Wno-restrict -Wno-shadow -Wno-sign-compare \
    -include src/plat/host/shell/probe_memory.h -I$(S) -I$(B)/san -D_DEFAULT_SOURCE -DBUILD_FOLDER='"$(B)"'
FLAGS_shell := $(call kept,flags-shell,$(SHELL_FLAGS))

# ---- tables ----

# the segments of every overlay and every game: SEGMENTS("NAME", prefix)
$(S)/overlay_segments.inc: disk/overlays.txt tests/shell/shell.mk $(DISK_GAMES:%=src/games/%/game.txt)
	@mkdir -p $(@D)
	printf 'SEGMENTS("%s", %s)\n' $(foreach p,$(SHELL_OVERLAYS) $(foreach g,$(DISK_GAMES),$(OVERLAYS_OF_$(g))), \
	    $(call file_of,$(p)) overlay_$(p)) > $@
$(S)/segments.inc: Makefile tests/shell/shell.mk
	@mkdir -p $(@D)
	printf 'SEGMENTS("%s", %s)\n' $(foreach g,$(DISK_GAMES),$(g) game_$(g)) > $@
$(S)/memory.inc: $(GAME_FACTS) $(DISK_GAMES:%=src/games/%/game.txt)
	@mkdir -p $(@D)
	for g in $(DISK_GAMES); do \
	    $(GAME_AWK) -v want=host -v game=$$g src/games/$$g/game.txt; done > $@
$(S)/game_data.inc: $(DISK_GAMES:%=src/games/%/game.txt) Makefile
	@mkdir -p $(@D)
	printf 'GAME_DATA(%s, %s, %s)\n' $(foreach g,$(DISK_GAMES),$(g) \
	    $(if $(filter %.txt %.names,$(OPENINGS_OF_$(g))),2,$(if $(OPENINGS_OF_$(g)),1,0)) \
	    $(or $(call game_word,$(g),book),0)) > $@

# overlays of games, by game, in the order of their numbers
$(S)/game_overlays.inc: tests/shell/shell.mk $(DISK_GAMES:%=src/games/%/game.txt)
	@mkdir -p $(@D)
	{ :$(foreach g,$(DISK_GAMES),$(foreach \
	    o,$(OVERLAYS_OF_$(g)),; echo 'GAME_OVERLAY($(g), $(call file_of,$(o)))')); } > $@

# ---- objects ----

SHELL_MADE = $(S)/overlay_segments.inc $(S)/segments.inc $(S)/memory.inc $(S)/game_data.inc $(S)/game_overlays.inc \
    $(B)/names.inc \
    $(B)/lessons.inc \
    $(B)/guide.inc $(B)/cards.inc \
    $(B)/san/games.inc $(CHARSETS)
# $(call segments,PREFIX): gives the segments of an object names of their own, so that the machine finds them
segments = objcopy --rename-section .data=$(1)_data --rename-section .bss=$(1)_bss --rename-section .text=$(1)_code
$(S)/%.o: %.c $(FLAGS_shell) | $(SHELL_MADE) $(GCC_READY)
	@mkdir -p $(@D)
	gcc $(SHELL_FLAGS) $(if $(OVERLAY),-finstrument-functions) -c $< -o $@
	$(if $(OVERLAY),$(call segments,overlay_$(OVERLAY)) $@)
	$(if $(filter $<,$(SHELL_RESIDENT)),objcopy --rename-section .bss=workshop_kept $@)
# Five files are moved to other memory and stay there while the search runs; opening a frame clears their variables, and
# those of the sixth.
SHELL_RESIDENT = src/shell/workshop/comparison_run.c src/shell/workshop/comparison_line.c \
    src/shell/workshop/children.c src/shell/workshop/trace.c \
    src/shell/workshop/trace_note.c src/plat/host/shell/workshop_kept.c
$(foreach p,$(SHELL_OVERLAYS),$(eval $(patsubst %.c,$(S)/%.o,$(filter-out $(SHELL_RESIDENT), \
    $(call shell_overlay_sources,$(p)))): private OVERLAY = $(p)))
$(patsubst %.c,$(S)/%.o,$(SHELL_C)): $(SEGMENTS_OF_shell)
# the list of games, which tests may change
$(S)/list.o: disk/game_list.c $(A)/trog/games.inc $(FLAGS_shell)
	@mkdir -p $(@D)
	gcc -I$(A)/trog $(SHELL_FLAGS) -Dconst= -c $< -o $@
define shell_game
$(S)/games/$(1)/%.o: $(B)/san/src/games/$(1)/%.o
	@mkdir -p $$(@D)
	$(call segments,game_$(1)) $$< $$@
$(S)/src/games/$(1)/%.o: src/games/$(1)/%.c $(FLAGS_shell) | $(B)/bind.inc $(SHELL_MADE)
	@mkdir -p $$(@D)
	gcc $(SHELL_FLAGS) $(call host_names,$(1)) $$(if $$(OVERLAY),-finstrument-functions) -c $$< -o $$@
	$$(call segments,$$(if $$(OVERLAY),overlay_$$(OVERLAY),game_$(1))) $$@
$(S)/verbs/$(1).o: src/plat/host/shell/verb_table.c $(FLAGS_shell) | $(B)/bind.inc
	@mkdir -p $$(@D)
	gcc $(SHELL_FLAGS) $(call host_names,$(1)) -c $$< -o $$@
endef
$(foreach g,$(DISK_GAMES),$(eval $(call shell_game,$(g))))
$(foreach g,$(DISK_GAMES),$(foreach o,$(OVERLAYS_OF_$(g)),$(eval \
    $(patsubst %.c,$(S)/%.o,$(call game_overlay_sources,$(g),$(o))): private OVERLAY = $(o))))
$(foreach g,$(DISK_GAMES),$(eval $(patsubst %.c,$(S)/%.o,$(wildcard src/games/$(g)/*.c)): $(SEGMENTS_OF_$(g))))
shell_game_objects = $(patsubst src/%.c,$(S)/%.o,$(call game_sources,$(1))) $(S)/verbs/$(1).o \
    $(B)/san/books/$(1).o $(S)/views/$(1).o

# The view of a game with the files of src/view that ask the game (view/grid.h). Each game has its own copy of them, as
# its overlay on the disk has, so their names are local.
VIEW_LIBRARY = $(wildcard src/view/grid*.c)
GRID_NAMES = 'grid_*' $(addprefix game_,look draw_piece grid drawings shapes strip cycle) '__odr_asan.*'
$(S)/view.a: $(patsubst %.c,$(S)/%.o,$(VIEW_LIBRARY))
	rm -f $@ && ar rc $@ $^
define shell_view
$(S)/views/$(1).o: $(patsubst %.c,$(S)/%.o,$(call view_sources,$(1))) $(S)/view.a
	@mkdir -p $$(@D)
	ld -r $$^ -o $$@
	objcopy -w $(patsubst %,-L %,$(GRID_NAMES)) $$@
	$(call segments,game_$(1)) $$@
endef
$(foreach g,$(DISK_GAMES),$(eval $(call shell_view,$(g))))

SHELL_SOURCES = $(wildcard src/shell/*.c src/shell/*/*.c) $(filter-out $(VIEW_LIBRARY),$(wildcard src/view/*.c)) \
    $(filter-out %/verb_table.c,$(wildcard src/plat/host/shell/*.c)) src/host/books.c
$(S)/machine: $(call listed,shell-machine,$(patsubst %.c,$(S)/%.o,$(SHELL_SOURCES)) $(S)/list.o \
    $(patsubst %.c,$(B)/san/%.o,$(filter-out %/game_memory.c,$(ENGINE))) \
    $(foreach g,$(DISK_GAMES),$(call shell_game_objects,$(g))))
	gcc $(SHELL_FLAGS) -Wl,--wrap=list_moves,--wrap=think $(filter %.o,$^) -o $@

# ---- suites ----

# The suites use the same session.h, check.h and so on as those of tests/emulator; only the driver is another one. Some
# suites of the emulator run here as well (SHELL_ALSO).
T = $(S)/tests
$(T)/host_constants.inc: $(B)/emulator/kernel.inc
	@mkdir -p $(@D)
	grep -v '_AT \|CODE_\|SCREEN_START' $< > $@ || :
	grep 'CHESS_OPENINGS_AT\|SCREEN_AT' $< >> $@ || :
SHELL_TEST_FLAGS = -std=gnu11 -D_GNU_SOURCE -O1 -g1 -Wall -Wextra -Werror -Wno-unknown-pragmas -I. \
    -Itests/shell/include -Itests/emulator -Itests -Isrc -I$(B) -I$(B)/emulator -I$(T) \
    -DMACHINE='"$(S)/machine"' -MMD -MP
FLAGS_shell_tests := $(call kept,flags-shell-tests,$(SHELL_TEST_FLAGS))
define shell_test_objects
$(T)/%.o: $(1)/%.c $(FLAGS_shell_tests) | $(T)/host_constants.inc $(B)/emulator/games.inc $(B)/emulator/boards.inc
	@mkdir -p $$(@D)
	gcc $(SHELL_TEST_FLAGS) -c $$< -o $$@
endef
$(eval $(call shell_test_objects,tests/shell))
$(eval $(call shell_test_objects,tests/emulator))
SHELL_TEST_COMMON = $(addprefix $(T)/,driver.o driver_input.o fujinet.o screen.o check.o host_rules.o disk_image.o \
    session_probe.o session.o session_moves.o)
SHELL_TESTS = backgammon commands dice draughts full_session fuzz gomoku_swap lessons loading_errors marks matchbox \
    menace messages network network_games nothing_lost openings panel_moves power_off puzzles race_panel remarks \
    results saves starchess starchess_play stick_alone stray_input tree warptrog while_thinking
SHELL_ALSO = every_command games smoke workshop
# suites of several files: the other files of each
PARTS_OF_commands = held_fire list reset setup
PARTS_OF_dice = cases follow rolls start
PARTS_OF_messages = game_over key_row after_end cleared menu next_best
PARTS_OF_network = dice
PARTS_OF_network_games = terminal
PARTS_OF_saves = pgn protected variants session autosave
PARTS_OF_starchess_play = sides orders shown thinking undo report
PARTS_OF_while_thinking = clocks info
PARTS_OF_workshop = host
suite_objects = $(1).o $(patsubst %,$(1)_%.o,$(PARTS_OF_$(1)))
define shell_suite
$(S)/test-$(1): $(addprefix $(T)/,$(call suite_objects,$(1))) $(SHELL_TEST_COMMON) $(HOST_COMMON) | $(S)/machine
	gcc -g $$(filter %.o,$$^) -o $$@
endef
$(foreach t,$(SHELL_TESTS) $(SHELL_ALSO) soak print_screen,$(eval $(call shell_suite,$(t))))
# Every suite that needs nothing of the host machine can run in the emulator as well: make build/emulator/NAME. The
# suite `dice` does so with the cartridge and with the games of tests/new_game.sh.
$(B)/emulator/shell/%.o: tests/shell/%.c $(B)/emulator/kernel.inc $(FLAGS_emulator) | \
    $(B)/emulator/games.inc $(B)/emulator/boards.inc
	@mkdir -p $(@D)
	gcc $(EMULATOR_FLAGS) -Itests/emulator -c $< -o $@
$(S)/test-network $(B)/emulator/network: $(addprefix $(B)/host/src/,host/serve/sha.o shell/network/sha256.o)
define emulator_suite
$(B)/emulator/$(1): $(addprefix $(B)/emulator/shell/,$(call suite_objects,$(1))) $(EMULATOR_COMMON) $(HOST_COMMON)
	gcc -g $$(filter %.o,$$^) -o $$@
endef
$(foreach t,$(filter-out fuzz loading_errors,$(SHELL_TESTS)),$(eval $(call emulator_suite,$(t))))
SHELL_SUITES = $(foreach t,$(SHELL_TESTS) $(SHELL_ALSO),"shell-$(t)=$(S)/test-$(t) $(B)/trog.atr $(B)/host/trog")
shell-ready: $(S)/machine $(patsubst %,$(S)/test-%,$(SHELL_TESTS) $(SHELL_ALSO)) $(B)/trog.atr $(B)/host/trog \
    $(patsubst %,$(A)/%_part.bin,$(AFTER_MENU)) \
    $(foreach g,$(DISK_GAMES),$(if $(OPENINGS_OF_$(g)),$(B)/books/$(g).opn))
test-shell: shell-ready
	@tests/run $(SHELL_SUITES)
# SEED=n begins with another session
fuzz: shell-ready
	@$(S)/test-fuzz $(B)/trog.atr $(B)/host/trog $(or $(SESSIONS),2000) $(SEED)
.PHONY: shell-ready test-shell fuzz
