# twin.mk: `make test-twin`: compares assembly with its C twins under sim65, in one image for each game. Included by the
# Makefile, whose variables it uses.
# SPDX-License-Identifier: MIT

# history.c works on the killers of history.s (exposed_history.s), not on its own.
TWIN_KILLERS = $(foreach n,ordinal lo hi,-Dfirst_$(n)=killer_first_$(n) -Dsecond_$(n)=killer_second_$(n)) \
    -Dkept_first=killer_kept_first -Dkept_second=killer_kept_second
$(B)/twin/src/engine/history.o: TWIN_FILE_FLAGS = -Dstatic=extern $(TWIN_KILLERS)

# The assembly has no exchange rule to compare (src/engine/techniques.h).
$(B)/twin/src/games/chess/eval.o: TWIN_FILE_FLAGS = -DWITHOUT_TECHNIQUES

$(B)/twin/src/engine/random.o $(B)/twin/src/games/starchess/score.o: TWIN_FILE_FLAGS = --data-name DATA

UNITY_FLAGS = -DUNITY_EXCLUDE_MATH_H -DUNITY_EXCLUDE_FLOAT -DUNITY_EXCLUDE_DOUBLE \
    -DUNITY_INT_WIDTH=16 -DUNITY_LONG_WIDTH=32 -DUNITY_POINTER_WIDTH=16
TWIN_DEP = --create-dep $(@:.o=.d) --dep-target $@

# `make test-deep` compares at three times as many positions. An argument of main would take memory that chess needs.
TWIN_PLIES = $(if $(filter test-deep,$(MAKECMDGOALS)),-DPLIES_TESTED=1000)
FLAGS_twin := $(call kept,flags-twin,$(TWIN_PLIES))
# C and assembly of the test itself
$(B)/twin/test/%.o: tests/twin/%.c tests/twin/twin.mk $(UNITY_READY) $(FLAGS_sim) $(FLAGS_twin) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(UNITY_FLAGS) $(TWIN_PLIES) -I$(B)/deps/unity --bss-name TESTBSS \
	    $(TWIN_DEP) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/twin/test/%.o: tests/twin/%.s tests/twin/twin.mk $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	ca65 $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@
$(B)/twin/unity.o: $(UNITY_READY) tests/twin/twin.mk | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(UNITY_FLAGS) --bss-name TESTBSS -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@

# These are linked as tests/twin/exposed_*.s, which exports their local names.
TWIN_OPENED = history search_state frontier
TWIN_TEST = $(addprefix $(B)/twin/test/,main.o compare.o random_games.o games.o engine.o memory_watch.o \
    $(TWIN_OPENED:%=exposed_%.o)) $(B)/twin/unity.o
# Left out, to save memory: files of the engine that this test does not need.
TWIN_LEFT_OUT = think forcing_search forcing root budget chance level perft record $(TWIN_OPENED)
TWIN_ENGINE = $(foreach s,$(filter-out $(TWIN_LEFT_OUT:%=src/engine/%.c),$(SIM_ENGINE)),$(call sim_object,$(s)))
# TWIN_SEARCH: C sources with a twin that this test leaves out, because other tests compare them: storage, tables and
# texts; the search (the bench); reversi's solver (tests/text/reversi_endings.sh); Quevedo's automaton
# (tests/unit/quevedo.c); levels, book, record, root, think and budget (unit tests, tests/text/think.sh, the contract
# and the emulator tests).
TWIN_SEARCH = %/state.c %/automaton_result.c %/tables.c %/position.c %/position_read.c %/starchess/text_tokens.c \
    %/starchess/text.c %/solver.c %/solver_discs.c %/solver_order.c \
    $(addprefix src/engine/,search.c descend.c visit.c quiescence.c chance.c node.c tt_probe.c search_state.c level.c \
    record.c techniques.c \
    book.c root.c think.c budget.c)
twin_sources = $(foreach s,$(filter-out $(TWIN_SEARCH),$(1)),$(if $(call twin,$(s)),$(s)))

# The C twins are compiled with twin_ in front of every name that the assembly exports, too: build/twin/names/engine and
# names/GAME have these names as options, read from the objects (tests/twin/names). Verbs get it in any case, because
# some are their own twins (below). prune.c and quiet.c use one name for GameInfo.prune and GameInfo.gen_quiet of any
# game.
twin_names = $(B)/twin/names/$(1)
TWIN_VERBS = $(foreach v,$(SEARCH_VERBS),game_$(v)=twin_game_$(v))
# $(call twin_rules,FOLDER OF src,NAME,SOURCES,NAMES=NEW)
define twin_rules
$(call twin_names,$(2)): $(foreach s,$(3),$(B)/simc/$(s:.c=.o) $(call sim_object,$(s))) tests/twin/names \
    tests/twin/twin.mk $(call kept,twin-names-$(2),$(4))
	tests/twin/names $$@ "$(patsubst %.c,$(B)/simc/%.o,$(3))" "$(foreach s,$(3),$(call sim_object,$(s)))" $(4)
$(B)/twin/src/$(1)/%.o: src/$(1)/%.c $(call twin_names,engine) $(call twin_names,$(2)) $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $$(@D)
	cc65 $(CC65_FLAGS) $$$$(sort -u $$(filter $(B)/twin/names/%,$$^)) --bss-name TWINBSS --data-name TWINBSS \
	    $$(TWIN_FILE_FLAGS) $$(TWIN_DEP) -o $$(@:.o=.s) $$<
	ca65 $(CA65_FLAGS) $$(@:.o=.s) -o $$@
endef
$(eval $(call twin_rules,engine,engine,$(call twin_sources,$(SIM_ENGINE)),$(TWIN_VERBS)))
# $(call renamed_member,GAME,MEMBER,NEW): the function of a member of GameInfo under one name for all games
renamed_member = $(patsubst %,%=$(3),$(call game_word,$(1),$(2)))
$(foreach g,$(GAMES) $(UNFINISHED), \
    $(eval $(call twin_rules,games/$(g),$(g),$(call twin_sources,$(call game_sources,$(g))), \
    $(call renamed_member,$(g),prune,twin_prune) $(call renamed_member,$(g),gen_quiet,twin_quiet))))

TWIN_ENGINE_C = $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(SIM_ENGINE)))

# The twins of the engine are tested in one image. Most games leave no memory for them.
TWIN_WITH_ENGINE = hexapawn
TWIN_ENGINE_ONLY = $(B)/twin/test/engine.o \
    $(addprefix $(B)/twin/src/engine/,tt.o level.o history.o random.o record.o board_text.o text.o)
twin_parts = $(if $(filter-out $(TWIN_WITH_ENGINE),$(1)),$(B)/twin/test/no_engine.o $(B)/twin/small/compare.o \
    $(filter-out $(TWIN_ENGINE_ONLY) $(B)/twin/test/compare.o,$(2)),$(2))
# the book of a large game is left out, as in its other images
without_book = $(if $(filter $(1),$(SIM_LARGE)),$(filter-out %/book.o,$(2)) $(call sim_book,$(1)),$(2))
$(B)/twin/small/%.o: tests/twin/%.c tests/twin/twin.mk $(UNITY_READY) $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(UNITY_FLAGS) -DCHANGES_MOST=380 -I$(B)/deps/unity --bss-name TESTBSS \
	    $(TWIN_DEP) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
twin_game_sources = $(filter-out %/bench.c %/terminal_board.c \
    $(addprefix %/warptrog/,find_move.c classic.c classic_state.c),$(call game_sources,$(1)))

# A verb that a game has only in C is its own twin: the linker takes these stubs where there is no other twin.
$(B)/twin/own/%.s: $(VERBS)
	@mkdir -p $(@D)
	printf '.import _game_%s\n.export _twin_game_%s\n_twin_game_%s: jmp _game_%s\n' $* $* $* $* > $@
$(B)/twin/own/%.o: $(B)/twin/own/%.s | $(CC65_READY)
	ca65 $(CA65_FLAGS) $< -o $@
$(B)/twin/own.lib: $(SEARCH_VERBS:%=$(B)/twin/own/%.o)
	rm -f $@ && ar65 a $@ $^

$(B)/twin/absent.lib: $(B)/twin/test/no_engine_parts.o $(B)/twin/test/no_forcing.o $(B)/twin/test/no_weak_players.o \
    $(B)/twin/test/no_classic.o $(B)/twin/test/no_prune.o $(B)/twin/test/no_quiet.o $(B)/twin/test/no_own.o
	rm -f $@ && ar65 a $@ $^

define twin_game
$(B)/twin/$(1): $(call listed,twin-$(1),$(call without_book,$(1),$(call twin_parts,$(1),$(TWIN_TEST) $(TWIN_ENGINE) \
    $(TWIN_ENGINE_C))) \
    $(foreach n,prune quiet,$(if $(call game_word,$(1),$(n))$(call game_word,$(1),gen_$(n)),$(B)/twin/test/$(n).o)) \
    $(patsubst %.c,$(B)/twin/test/%.o,$(notdir $(wildcard tests/twin/$(1).c))) \
    $(foreach s,$(call twin_game_sources,$(1)),$(call sim_object,$(s))) \
    $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(call game_sources,$(1)))) \
    $(call sim_memory,$(1)) $(B)/twin/own.lib $(B)/twin/absent.lib $(B)/sim/engine.lib) tests/twin/twin.cfg
	ld65 -C tests/twin/twin.cfg -m $$@.map -Ln $$@.lbl -o $$@ $$(filter %.o %.lib,$$^) sim6502.lib
test-twin-$(1): $(B)/twin/$(1)
	@sim65 $$<
endef
# A game with `no_search` in its game.txt, or one that is not finished, has its own suite, tests/twin/GAME.c, which
# calls the C twins itself.
define twin_find_move
$(B)/twin/$(1): $(call listed,twin-$(1),$(patsubst %.c,$(B)/unitsim/%.o,tests/twin/$(1).c $(call unit_common,twin)) \
    $(B)/unitsim/unity.o \
    $(foreach s,$(call sim_engine,$(1)) $(call twin_game_sources,$(1)),$(call sim_object,$(s))) \
    $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(call game_sources,$(1)))) \
    $(call sim_memory,$(1)) $(B)/sim/engine.lib) tests/twin/twin.cfg
	ld65 -C tests/twin/twin.cfg -m $$@.map -Ln $$@.lbl -o $$@ $$(filter %.o %.lib,$$^) sim6502.lib
test-twin-$(1): $(B)/twin/$(1)
	@sim65 $$<
endef
# Quevedo's automaton is tested by tests/unit/quevedo.c; the matchboxes are C only, and the search does not play them.
TWIN_GAMES = $(filter-out $(VERDICTS) matchbox,$(GAMES))
$(foreach g,$(filter-out $(WITH_FIND_MOVE),$(TWIN_GAMES)),$(eval $(call twin_game,$(g))))
$(foreach g,$(WITH_FIND_MOVE) $(UNFINISHED),$(eval $(call twin_find_move,$(g))))

# The grid of the views (src/view/grid*.c) has a suite of its own.
TWIN_GRID = $(foreach s,$(wildcard src/view/grid*.c),$(if $(call twin,$(s)),$(s)))
$(eval $(call twin_rules,view,view,$(TWIN_GRID),))
$(B)/twin/grid: $(call listed,twin-grid,$(B)/twin/test/grid.o $(B)/twin/test/grid_memory.o $(B)/twin/unity.o \
    $(foreach s,$(TWIN_GRID),$(call sim_object,$(s))) $(patsubst %.c,$(B)/twin/%.o,$(TWIN_GRID))) tests/twin/twin.cfg
	ld65 -C tests/twin/twin.cfg -m $@.map -Ln $@.lbl -o $@ $(filter %.o,$^) sim6502.lib
test-twin-grid: $(B)/twin/grid
	@sim65 $<

test-twin: $(TWIN_GAMES:%=test-twin-%) test-twin-grid
.PHONY: test-twin test-twin-grid $(TWIN_GAMES:%=test-twin-%)
files-between: $(SEARCH_VERBS:%=$(B)/twin/own/%.s)
