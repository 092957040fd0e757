# twin.mk: `make test-twin`: compares assembly with its C twins under sim65, in one image for each game. Included by the
# Makefile, whose variables it uses.
# SPDX-License-Identifier: MIT

# Global names of the C twins of a game, besides the verbs.
TWIN_NAMES_connect4 = $(addprefix connect4_,prepare gain_of sum each_line update_threats find_candidates found seen \
    candidates)
TWIN_NAMES_draughts = $(addprefix draughts_,must_jump read_path ending find_crowns)
TWIN_NAMES_reversi = reversi_place reversi_prepare
TWIN_NAMES_noughts3d = $(addprefix noughts3d_,prepare gain_of sum lines_of hole completes candidates force) \
    game_book_key
TWIN_NAMES_gomoku = $(addprefix gomoku_,put take gain_of count_near next_empty completes find_pairs double urge \
    candidates force)
TWIN_NAMES_morris = $(addprefix morris_,can_close threat in_mill closes flies set_phase find_phase recount_value \
    can_answer \
    is_doomed threes threes_rule threes_key \
    key_bucket key_set find_key threat_kind threat_line threat_centre score_leaf score_mills score_quiet \
    find_targets target targets mill_at)
TWIN_NAMES_minichess = minichess_guarded
TWIN_NAMES_race = $(addprefix race_,target gen_rolls find_outcome count_key)
TWIN_NAMES_starchess = \
    $(addprefix stars_,find_threats threat open_masks note_mask next_mask any_request off first ends keep_plan \
    next_planned give_order full play_turn focus used noting plan_count plan requests request group_end least most \
    settling assigned give send_fleets is_stale settle terraform build_all capacity thrifty execute_order buildable \
    end_turn take_income lose_fleet sum_output made_credits made_materials eaten score colony_worth rivalry \
    save_board restore_board refuse available ask_ships count find_reach find_end read_code write_code)
TWIN_NAMES_chess = $(addprefix chess_,attacked reaches uncovered note_worth note_rights note_pawns move_piece put_back \
    class add_move mix structure flip_pawn mop_up insufficient_material eval_lazy captures_ranked)

# All names that the C twins define: they are compiled with twin_ in front of them.
TWIN_NAMES = $(SEARCH_VERBS:%=game_%) \
    tt_clear zobrist_fill tt_find repetition_found tt_base tt_entries repetition_count \
    history_clear history_rank_killers history_raise_killers history_lower_killers history_reward frontier_generic \
    $(addprefix list_,open moves choose play is_legal) score_outcome $(addprefix random_,seed next below) \
    $(addprefix text_,error_place other_board buffer error lower after_prefix find_move) board_text_side \
    board_text_read board_text_write \
    $(addprefix grid_,file rank find cell show show_square place at write_square find_square draw draw_look \
    draw_square draw_strip draw_piece draw_marker edit) \
    $(foreach g,$(GAMES),$(TWIN_NAMES_$(g)))
# prune.c and quiet.c use one name for GameInfo.prune and GameInfo.gen_quiet of any game
TWIN_RENAMED = $(foreach n,$(TWIN_NAMES),-D$(n)=twin_$(n)) \
    $(foreach g,$(GAMES),-D$(g)_prune=twin_prune -D$(g)_quiet=twin_quiet)

# history.c works on the killers of history.s (exposed_history.s), not on its own.
TWIN_KILLERS = $(foreach n,ordinal lo hi,-Dfirst_$(n)=killer_first_$(n) -Dsecond_$(n)=killer_second_$(n)) \
    -Dkept_first=killer_kept_first -Dkept_second=killer_kept_second
$(B)/twin/src/engine/history.o: TWIN_FILE_FLAGS = -Dstatic=extern $(TWIN_KILLERS)

$(B)/twin/src/engine/random.o $(B)/twin/src/games/starchess/score.o: TWIN_FILE_FLAGS = --data-name DATA

UNITY_FLAGS = -DUNITY_EXCLUDE_MATH_H -DUNITY_EXCLUDE_FLOAT -DUNITY_EXCLUDE_DOUBLE \
    -DUNITY_INT_WIDTH=16 -DUNITY_LONG_WIDTH=32 -DUNITY_POINTER_WIDTH=16
TWIN_DEP = --create-dep $(@:.o=.d) --dep-target $@

# the C twins
$(B)/twin/src/%.o: src/%.c tests/twin/twin.mk $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(TWIN_RENAMED) --bss-name TWINBSS --data-name TWINBSS \
	    $(TWIN_FILE_FLAGS) $(TWIN_DEP) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@

# C and assembly of the test itself
$(B)/twin/test/%.o: tests/twin/%.c tests/twin/twin.mk $(UNITY_READY) $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(UNITY_FLAGS) -I$(B)/deps/unity --bss-name TESTBSS \
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
    record.c \
    book.c root.c think.c budget.c)
twin_sources = $(foreach s,$(filter-out $(TWIN_SEARCH),$(1)),$(if $(call twin,$(s)),$(s)))
TWIN_ENGINE_C = $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(SIM_ENGINE)))

# If a game leaves no memory for them (SIM_LARGE, or large-twins in its menu.txt), the twins of the engine are tested in
# the other images only.
TWIN_LARGE := $(SIM_LARGE) $(call games_that,large-twins)
TWIN_ENGINE_ONLY = $(B)/twin/test/engine.o \
    $(addprefix $(B)/twin/src/engine/,tt.o level.o history.o random.o record.o board_text.o text.o)
twin_parts = $(if $(filter $(1),$(TWIN_LARGE)),$(B)/twin/test/no_engine.o $(B)/twin/small/compare.o \
    $(filter-out $(TWIN_ENGINE_ONLY) $(B)/twin/test/compare.o,$(2)),$(2))
$(B)/twin/small/%.o: tests/twin/%.c tests/twin/twin.mk $(UNITY_READY) $(FLAGS_sim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 $(CC65_FLAGS) $(UNITY_FLAGS) -DCHANGES_MOST=380 -I$(B)/deps/unity --bss-name TESTBSS \
	    $(TWIN_DEP) -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
twin_game_sources = $(filter-out %/bench.c %/terminal_board.c,$(call game_sources,$(1)))

# A verb that a game has only in C is its own twin: the linker takes these stubs where there is no other twin.
$(B)/twin/own/%.s: $(VERBS)
	@mkdir -p $(@D)
	printf '.import _game_%s\n.export _twin_game_%s\n_twin_game_%s: jmp _game_%s\n' $* $* $* $* > $@
$(B)/twin/own/%.o: $(B)/twin/own/%.s | $(CC65_READY)
	ca65 $(CA65_FLAGS) $< -o $@
$(B)/twin/own.lib: $(SEARCH_VERBS:%=$(B)/twin/own/%.o)
	rm -f $@ && ar65 a $@ $^

$(B)/twin/absent.lib: $(B)/twin/test/no_engine_parts.o $(B)/twin/test/no_forcing.o $(B)/twin/test/no_weak_players.o \
    $(B)/twin/test/no_prune.o $(B)/twin/test/no_quiet.o
	rm -f $@ && ar65 a $@ $^

define twin_game
$(B)/twin/$(1): $(call listed,twin-$(1),$(call twin_parts,$(1),$(TWIN_TEST) $(TWIN_ENGINE) $(TWIN_ENGINE_C)) \
    $(foreach n,prune quiet,$(if $(shell grep -ls "$(1)_$(n)\b" src/games/$(1)/info.c),$(B)/twin/test/$(n).o)) \
    $(foreach s,$(call twin_game_sources,$(1)),$(call sim_object,$(s))) \
    $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(call game_sources,$(1)))) \
    $(call sim_memory,$(1)) $(B)/twin/own.lib $(B)/twin/absent.lib $(B)/sim/engine.lib) tests/twin/twin.cfg
	ld65 -C tests/twin/twin.cfg -m $$@.map -Ln $$@.lbl -o $$@ $$(filter %.o %.lib,$$^) sim6502.lib
test-twin-$(1): $(B)/twin/$(1)
	@sim65 $$<
endef
# A game with `find_move` in its menu.txt has its own suite, tests/twin/GAME.c, which calls the C twins itself.
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
$(foreach g,$(WITH_FIND_MOVE),$(eval $(call twin_find_move,$(g))))

# The grid of the views (src/view/grid*.c) has a suite of its own.
TWIN_GRID = $(foreach s,$(wildcard src/view/grid*.c),$(if $(call twin,$(s)),$(s)))
$(B)/twin/grid: $(call listed,twin-grid,$(B)/twin/test/grid.o $(B)/twin/test/grid_memory.o $(B)/twin/unity.o \
    $(foreach s,$(TWIN_GRID),$(call sim_object,$(s))) $(patsubst %.c,$(B)/twin/%.o,$(TWIN_GRID))) tests/twin/twin.cfg
	ld65 -C tests/twin/twin.cfg -m $@.map -Ln $@.lbl -o $@ $(filter %.o,$^) sim6502.lib
test-twin-grid: $(B)/twin/grid
	@sim65 $<

test-twin: $(TWIN_GAMES:%=test-twin-%) test-twin-grid
.PHONY: test-twin test-twin-grid $(TWIN_GAMES:%=test-twin-%)
files-between: $(SEARCH_VERBS:%=$(B)/twin/own/%.s)
