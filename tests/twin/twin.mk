# twin.mk: `make test-twin`: assembly against its C twins under sim65, one
# image a game. Included by the Makefile, whose variables it uses.

# what the C twins of one game share besides the verbs
TWIN_NAMES_connect4 = $(addprefix connect4_,prepare gain_of sum each_line mark look looked seen near)
TWIN_NAMES_draughts = $(addprefix draughts_,must_jump read_path ending find_crowns)
TWIN_NAMES_reversi = reversi_place reversi_prepare
TWIN_NAMES_noughts3d = $(addprefix noughts3d_,prepare gain_of sum lines_of hole completes near force) game_book_key
TWIN_NAMES_gomoku = $(addprefix gomoku_,put take gain_of count_near hole completes find_pairs double urge nearby force)
TWIN_NAMES_morris = $(addprefix morris_,can_close threat in_mill closes flies set_phase find_phase weigh can_answer \
    is_doomed threes threes_rule threes_key \
    key_shelf key_set find_key threat_kind threat_line threat_centre judge judge_mills judge_quiet \
    find_targets target targets mill_at)
TWIN_NAMES_minichess = minichess_guarded
TWIN_NAMES_race = $(addprefix race_,target throws find_outcome count_key)
TWIN_NAMES_starchess = \
    $(addprefix stars_,find_threats threat open_masks note_mask next_mask any_request off first ends keep_plan goes_on \
    give_order \
    full play_turn focus used noting plan_count plan requests request group_end least most settling assigned \
    give send_fleets is_stale settle terraform build_all capacity thrifty obey buildable end_turn take_income \
    lose_fleet reckon made_credits made_materials \
    eaten score colony_worth rivalry keep bring_back refuse available ask_ships count find_reach find_end read_code \
    write_code)
TWIN_NAMES_chess = $(addprefix chess_,attacked reaches uncovered note_worth note_rights note_pawns move_man put_back \
    class add_move mix form flip_pawn drive nothing_left rough hunt)

# What the C twins define: they get these names with twin_ in front.
TWIN_NAMES = $(SEARCH_VERBS:%=game_%) \
    tt_clear zobrist_fill tt_find repetition_found tt_base tt_entries repetition_count \
    history_clear history_rank_killers history_raise_killers history_lower_killers history_reward frontier_generic \
    $(addprefix list_,open moves choose play is_legal) score_outcome $(addprefix random_,seed next below) \
    $(addprefix text_,error_place other_board buffer error lower after_prefix find_move)  $(addprefix rows_,side) \
    board_text_read board_text_write \
    $(foreach g,$(GAMES),$(TWIN_NAMES_$(g)))
# prune.c and quiet.c know what GameInfo has by one name
TWIN_RENAMED = $(foreach n,$(TWIN_NAMES),-D$(n)=twin_$(n)) \
    $(foreach g,$(GAMES),-D$(g)_prune=twin_prune -D$(g)_quiet=twin_quiet)

# The killers of history.c are those of history.s (exposed_history.s), not its own.
TWIN_KILLERS = $(foreach n,ordinal lo hi,-Dfirst_$(n)=order_first_$(n) -Dsecond_$(n)=order_second_$(n)) \
    -Dkept_first=order_kept_first -Dkept_second=order_kept_second
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

# the test's own C, and its assembly
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

# These are linked as tests/twin/exposed_*.s has them.
TWIN_OPENED = history search_state frontier
TWIN_TEST = $(addprefix $(B)/twin/test/,main.o compare.o random_games.o games.o engine.o memory_watch.o \
    $(TWIN_OPENED:%=exposed_%.o)) $(B)/twin/unity.o
# No room for the parts of the engine that have no twin and call for none.
TWIN_LEFT_OUT = think forcing_search forcing root budget chance level perft record $(TWIN_OPENED)
TWIN_ENGINE = $(foreach s,$(filter-out $(TWIN_LEFT_OUT:%=src/engine/%.c),$(SIM_ENGINE)),$(call sim_object,$(s)))
# C sources with a twin, but storage, tables, texts, the search, which bench compares, reversi's solver
# (tests/text/reversi_endings.sh) and Quevedo's walk (tests/unit/quevedo.c), and levels, book, record, root, think and
# budget,
# which unit tests, tests/text/think.sh, the contract and the emulator test
TWIN_SEARCH = %/state.c %/automaton_result.c %/tables.c %/position.c %/position_read.c %/starchess/text_tokens.c \
    %/starchess/text.c %/solver.c %/solver_discs.c %/solver_order.c \
    $(addprefix src/engine/,search.c descend.c visit.c quiescence.c chance.c node.c tt_probe.c search_state.c level.c \
    record.c \
    book.c root.c think.c budget.c)
twin_sources = $(foreach s,$(filter-out $(TWIN_SEARCH),$(1)),$(if $(call twin,$(s)),$(s)))
TWIN_ENGINE_C = $(patsubst %.c,$(B)/twin/%.o,$(call twin_sources,$(SIM_ENGINE)))

# Where a game leaf_count no room (SIM_LARGE, or large-twins in its menu.txt) the engine's twins are left to the other
# images.
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

# A verb that a game has in C alone is its own twin: the linker takes these where there is no other.
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
# A game with a brain has a suite of its own, tests/twin/GAME.c: it calls the C twins itself.
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
# what Quevedo's has is tried by tests/unit/quevedo.c; the matchboxes are C, and no search is asked there
TWIN_GAMES = $(filter-out $(VERDICTS) matchbox,$(GAMES))
$(foreach g,$(filter-out $(WITH_FIND_MOVE),$(TWIN_GAMES)),$(eval $(call twin_game,$(g))))
$(foreach g,$(WITH_FIND_MOVE),$(eval $(call twin_find_move,$(g))))

test-twin: $(TWIN_GAMES:%=test-twin-%)
.PHONY: test-twin $(TWIN_GAMES:%=test-twin-%)
files-between: $(SEARCH_VERBS:%=$(B)/twin/own/%.s)
