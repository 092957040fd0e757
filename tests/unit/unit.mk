# unit.mk: the Unity suites on the host (with sanitizers) and under sim65, for every game and the synthetic ones.
# Included by the Makefile, whose variables it uses.
# SPDX-License-Identifier: MIT

UNITY ?= $(B)/deps/unity
UNITY_SIM = -DUNITY_EXCLUDE_MATH_H -DUNITY_EXCLUDE_FLOAT -DUNITY_EXCLUDE_DOUBLE \
    -DUNITY_INT_WIDTH=16 -DUNITY_LONG_WIDTH=32 -DUNITY_POINTER_WIDTH=16
UNIT_FLAGS = -Itests -I$(B) -I$(UNITY)

FLAGS_unit := $(call kept,flags-unit,$(SAN_FLAGS) $(UNIT_FLAGS))
FLAGS_unitsim := $(call kept,flags-unitsim,$(CA65_FLAGS) $(UNIT_FLAGS) $(UNITY_SIM))
# one game per program: no game_prefix.h, and the game's state in its own sections (see snapshot.h)
$(B)/unit/%.o: %.c $(FLAGS_unit) | $(UNITY_READY)
	@mkdir -p $(@D)
	gcc $(SAN_FLAGS) $(UNIT_FLAGS) -c $< -o $@
$(B)/unit/src/games/%.o: src/games/%.c $(FLAGS_unit)
	@mkdir -p $(@D)
	gcc $(SAN_FLAGS) -c $< -o $@
	objcopy --rename-section .bss=game_bss --rename-section .data=game_data $@
$(B)/unit/unity.o: $(UNITY_READY)
	@mkdir -p $(@D)
	gcc -O1 -g -I$(UNITY) -c $(UNITY)/unity.c -o $@
$(B)/unit/golden/%.c: tests/golden/%.txt
	@mkdir -p $(@D)
	@tests/golden/convert $< > $@
$(B)/unit/golden/%.o: $(B)/unit/golden/%.c $(FLAGS_unit)
	gcc $(SAN_FLAGS) -c $< -o $@
# what game.txt requests, as constants
$(B)/unit/claims/%.c: $(GAME_FACTS) $(wildcard src/games/*/game.txt tests/synthetic/*/game.txt)
	@mkdir -p $(@D)
	$(GAME_AWK) -v want=claims $(call game_text,$*) > $@
$(B)/unit/claims/%.o: $(B)/unit/claims/%.c $(FLAGS_unit)
	gcc $(SAN_FLAGS) $(UNIT_FLAGS) -c $< -o $@

$(B)/unitsim/%.o: %.c $(UNITY_READY) $(FLAGS_unitsim) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 -t sim6502 -Or $(CC65_LOCALS) -Isrc $(UNIT_FLAGS) $(UNITY_SIM) --create-dep $(@:.o=.d) --dep-target $@ -o \
	    $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
# contract.c has no recursive function, so its local variables may be static
$(B)/unitsim/tests/unit/contract.o: private CC65_LOCALS = -Cl
$(B)/unitsim/unity.o: $(UNITY_READY) | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 -t sim6502 -Or $(UNITY_SIM) -o $(@:.o=.s) $(UNITY)/unity.c
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/unitsim/golden/%.o: $(B)/unit/golden/%.c | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 -t sim6502 -Or -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@
$(B)/unitsim/claims/%.o: $(B)/unit/claims/%.c | $(CC65_READY)
	@mkdir -p $(@D)
	cc65 -t sim6502 -Or -Itests -o $(@:.o=.s) $<
	ca65 $(CA65_FLAGS) $(@:.o=.s) -o $@

# Plain minimax is linked into all suites except the contract test: in reversi that test leaves no memory for it.
unit_common = tests/unit/fake_machine.c $(if $(filter contract-%,$(1)),,tests/unit/minimax.c)
# $(1) program, $(2) sources of the suite, $(3) sources of the game, $(4) more objects
define unit_program
$(B)/unit/$(1): $(call listed,unit-$(1),$(patsubst %.c,$(B)/unit/%.o,$(2) $(call unit_common,$(1)) $(ENGINE) $(3)) \
    $(B)/unit/unity.o $(patsubst %,$(B)/unit/%,$(4)))
	gcc $(SAN_FLAGS) $$(filter %.o,$$^) -o $$@ 2> $$@.errors || \
	    { tools/build/explain-link $(lastword $(subst -, ,$(1))) $$@.errors; exit 1; }
$(B)/unitsim/$(1): $(call listed,unitsim-$(1),$(patsubst %.c,$(B)/unitsim/%.o, \
    $(patsubst %_host.c,%_sim.c,$(filter-out $(HOST_SUITE),$(2))) $(call unit_common,$(1))) \
    $(foreach s,$(call sim_engine,$(lastword $(subst -, ,$(1)))) \
    $(filter-out $(NETWORK),$(filter src/%,$(3))),$(call sim_object,$(s))) \
    $(call sim_memory,$(lastword $(subst -, ,$(1)))) \
    $(patsubst %.c,$(B)/unitsim/%.o,$(filter tests/%,$(3))) $(B)/unitsim/unity.o $(patsubst %,$(B)/unitsim/%,$(4)) \
    $(B)/sim/engine.lib) $(SIM_CFG)
	$$(link_sim)
endef
# On the 6502 the network of backgammon is left out: there is no space for it beside the test (network_sim.c).
NETWORK = $(addprefix src/games/backgammon/,weights.c eval.c replies.c win_percent.c winning.c luck.c)
# The contract test needs only the rules, so large move finders are left out.
VERDICTS = $(filter quevedo,$(GAMES))
CONTRACT = $(addprefix tests/unit/,contract.c contract_position.c contract_dice.c contract_record.c contract_turned.c \
    snapshot_host.c)
HOST_SUITE = tests/unit/contract_turned.c # not on the 6502
contract_suite = $(CONTRACT) \
    $(if $(filter $(1),$(WITH_FIND_MOVE)),tests/unit/no_find_move.c) \
    $(if $(filter $(1),backgammon),tests/unit/network_host.c) \
    $(if $(filter $(1),$(VERDICTS)),tests/unit/no_automaton_result.c)
contract_sources = $(filter-out %/terminal_board.c $(if $(filter $(1),$(VERDICTS)),%/automaton_result.c) \
    $(if $(filter $(1),$(WITH_FIND_MOVE)),%/find_move.c %/plan.c $(wildcard src/games/$(1)/plan_*.c)), \
    $(call game_sources,$(1)))
$(foreach g,$(GAMES) $(UNFINISHED), \
    $(eval $(call unit_program,contract-$(g),$(call contract_suite,$(g)),$(call contract_sources,$(g)),golden/$(g).o \
    claims/$(g).o)))
# a game that learns does not search
LEARNERS = $(filter matchbox,$(GAMES))
SEARCHED = $(filter-out $(WITH_FIND_MOVE) $(LEARNERS),$(GAMES))
$(foreach g,$(SEARCHED),$(eval $(call unit_program,search-$(g),tests/unit/search.c,$(call game_sources,$(g)),)))
$(foreach g,$(SEARCHED),$(eval $(call unit_program,root-$(g),tests/unit/root.c,$(call game_sources,$(g)),)))
# the suite of the saves is built with one game
STORED = $(filter hexapawn,$(GAMES))
$(foreach g,$(STORED), \
    $(eval $(call unit_program,saves-$(g),$(addprefix tests/unit/,saves.c saves_cases.c fake_disk.c write_overlay.c \
    results_overlay.c) src/host/saves_shell_stubs.c $(addprefix src/shell/saves/,write.c load.c results_count.c), \
    $(call game_sources,$(g)),)))
SOLVERS = $(filter reversi,$(GAMES))
$(foreach g,$(SOLVERS),$(eval $(call unit_program,solver-$(g),tests/unit/reversi_solver.c,$(call game_sources,$(g)),)))
FORCED = $(filter noughts3d gomoku,$(GAMES))
$(foreach g,$(FORCED),$(eval $(call unit_program,forcing-$(g),tests/unit/forcing.c,$(call game_sources,$(g)),)))
WEAK_PLAYERS := $(call games_that,weak_players)
$(foreach g,$(WEAK_PLAYERS), \
    $(eval $(call unit_program,weak-players-$(g),tests/unit/weak_players.c,$(call game_sources,$(g)),books/$(g).o)))
OF_1983 = $(filter warptrog,$(GAMES))
$(foreach g,$(OF_1983),$(eval $(call unit_program,classic-$(g),tests/unit/warptrog_classic.c,$(call \
    game_sources,$(g)),)))
ENDED = $(filter morris,$(GAMES))
$(foreach g,$(ENDED),$(eval $(call unit_program,endings-$(g),tests/unit/morris_endings.c,$(call game_sources,$(g)),)))
$(eval $(call unit_program,search-maze,tests/synthetic/search.c \
    tests/synthetic/reference_search.c,tests/synthetic/maze.c,))
$(eval $(call unit_program,repetition-maze,tests/synthetic/repetition.c,tests/synthetic/maze.c,))
$(eval $(call unit_program,tt-maze,tests/unit/tt.c,tests/synthetic/maze.c,))
$(patsubst %,$(B)/unitsim/%-maze,search repetition tt board-helpers): $(B)/unitsim/synthetic/node_window.o
$(B)/unitsim/synthetic/%.o: tests/synthetic/%.s | $(CC65_READY)
	@mkdir -p $(@D)
	ca65 $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@
$(foreach g,$(filter draughts,$(GAMES)), \
    $(eval $(call unit_program,long-jumps-$(g),tests/unit/draughts_long_jumps.c,$(call game_sources,$(g)),)))
$(foreach g,$(filter hexapawn,$(GAMES)), \
    $(eval $(call unit_program,frontier-gain-$(g),tests/unit/frontier_gain.c,$(call game_sources,$(g)),)))
$(eval $(call unit_program,board-helpers-maze,tests/unit/board_helpers.c \
    src/view/winning_line.c,tests/synthetic/maze.c,))
# host only
$(eval $(call unit_program,move-entry-maze,tests/unit/move_entry.c,tests/synthetic/maze.c,))
$(eval $(call unit_program,while-thinking-maze,tests/unit/while_thinking.c,tests/synthetic/maze.c,))

# Synthetic games test what our games lack: a folder of tests/synthetic each, with a recorded game. They go through the
# contract, their own suite.c if they have one, and the text interface (build/unit/trog-NAME, build/unitsim/trog-NAME
# for sim65, trogc-NAME with an engine in C).
SYNTHETIC_SUITES = $(patsubst tests/synthetic/%/suite.c,%,$(wildcard $(SYNTHETIC:%=tests/synthetic/%/suite.c)))
made_sources = $(filter-out %/view.c %/suite.c,$(call in_order,$(sort $(wildcard tests/synthetic/$(1)/*.c) \
    tests/synthetic/$(1)/info.c)))
SYNTHETIC_TEXT = $(TEXT_COMMANDS) src/plat/sim/no_opponents.c
SYNTHETIC_SIM = $(filter-out %/book.c,$(SIM_ENGINE)) $(filter-out %/options_with.c,$(SYNTHETIC_TEXT)) \
    $(addprefix src/plat/sim/,main.c machine.c tt_memory.c no_book.c no_play.c no_options_with.c)
define made_game
$(B)/unit/tests/synthetic/$(1)/%.o: tests/synthetic/$(1)/%.c $(FLAGS_unit) | $(UNITY_READY)
	@mkdir -p $$(@D)
	gcc $(SAN_FLAGS) $(UNIT_FLAGS) -c $$< -o $$@
	objcopy --rename-section .bss=game_bss --rename-section .data=game_data $$@
$(B)/unit/golden/$(1).c: tests/synthetic/$(1)/golden.txt
	@mkdir -p $$(@D)
	@tests/golden/convert $$< > $$@
$(call unit_program,contract-$(1),$(CONTRACT),$(call made_sources,$(1)),golden/$(1).o claims/$(1).o)
$(B)/unit/trog-$(1): $(call listed,unit-trog-$(1),$(patsubst %.c,$(B)/unit/%.o,$(SYNTHETIC_TEXT) $(PLAY_COMMAND) \
    tests/synthetic/trog.c src/host/gtp.c src/plat/host/machine.c $(ENGINE) $(call made_sources,$(1))))
	gcc $(SAN_FLAGS) $$(filter %.o,$$^) -o $$@
$(B)/unitsim/trog-$(1): $(call listed,unitsim-trog-$(1),$(foreach s,$(SYNTHETIC_SIM),$(call sim_object,$(s))) \
    $(patsubst %.c,$(B)/unitsim/%.o,$(call made_sources,$(1))) $(call sim_memory,$(1)) $(B)/sim/engine.lib) $(SIM_CFG)
	$$(link_sim)
$(B)/unitsim/trogc-$(1): $(call listed,unitsim-trogc-$(1),$(foreach s,$(filter-out $(TECHNIQUES),$(SYNTHETIC_SIM)) \
    src/plat/sim/no_techniques.c,$(call simc_object,$(s))) \
    $(patsubst %.c,$(B)/unitsim/%.o,$(call made_sources,$(1))) $(call sim_memory,$(1)) $(B)/simc/engine.lib) $(SIM_CFG)
	$$(link_sim)
endef
$(foreach g,$(SYNTHETIC),$(eval $(call made_game,$(g))))
# synthetic games of two sides that the search plays
SYNTHETIC_SEARCHED = $(filter die,$(SYNTHETIC))
$(foreach g,$(SYNTHETIC_SEARCHED),$(foreach s,search root fuzz, \
    $(eval $(call unit_program,$(s)-$(g),tests/unit/$(s).c,$(call made_sources,$(g)),))))
$(foreach g,$(SYNTHETIC_SUITES), \
    $(eval $(call unit_program,suite-$(g),tests/synthetic/$(g)/suite.c,$(call made_sources,$(g)),)))

# games with a book
BOOKED = $(filter $(patsubst books/%.txt,%,$(wildcard books/*.txt)),$(GAMES))
$(B)/unit/books/%.o: $(B)/books/%.c
	@mkdir -p $(@D)
	gcc $(SAN_FLAGS) -c $< -o $@
$(B)/unitsim/books/%.o: $(B)/simc/books/%.o
	@mkdir -p $(@D)
	cp $< $@
$(foreach g,$(BOOKED),$(eval $(call unit_program,book-$(g),tests/unit/book.c,$(call game_sources,$(g)),books/$(g).o)))

# 6502 only: unrolled code that is written when the game is loaded, compared with tests/unroll/GAME.s
UNROLLED = $(filter $(patsubst tests/unroll/%.s,%,$(wildcard tests/unroll/*.s)),$(GAMES))
$(B)/unitsim/unroll/%.o: tests/unroll/%.s | $(CC65_READY)
	@mkdir -p $(@D)
	ca65 $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@
$(foreach g,$(UNROLLED), \
    $(eval $(call unit_program,unroll-$(g),tests/unit/unroll.c,$(call game_sources,$(g)),unroll/$(g).o)))

# host only
PERFECT := $(call games_that,perfect)
$(foreach g,$(GAMES) $(UNFINISHED),$(eval $(call unit_program,fuzz-$(g),tests/unit/fuzz.c,$(call game_sources,$(g)),)))
$(foreach g,$(PERFECT), \
    $(eval $(call unit_program,perfect-play-$(g),tests/unit/perfect_play.c,$(call game_sources,$(g)),books/$(g).o)))

SYMMETRIC = $(filter noughts3d,$(GAMES))
$(foreach g,$(SYMMETRIC), \
    $(eval $(call unit_program,symmetry-$(g),tests/unit/$(g)_symmetry.c,$(call game_sources,$(g)),)))
LUCK = $(filter race,$(GAMES))
$(foreach g,$(LUCK),$(eval $(call unit_program,luck-$(g),tests/unit/race_luck.c,$(call game_sources,$(g)),)))
# suites of single games; the suite of Star Chess reads rows of a data file
$(foreach g,$(VERDICTS),$(eval $(call unit_program,automaton-$(g),tests/unit/quevedo.c,$(call game_sources,$(g)),)))
$(foreach g,$(LEARNERS),$(eval $(call unit_program,learning-$(g),tests/unit/matchbox.c,$(call game_sources,$(g)),)))
$(foreach g,$(LEARNERS),$(eval $(call unit_program,menace-$(g),tests/unit/menace.c,$(call game_sources,$(g)),)))
STARS = $(filter starchess,$(GAMES))
$(foreach g,$(STARS),$(eval $(call unit_program,rules-$(g),tests/unit/starchess.c,$(call game_sources,$(g)),)))
$(foreach g,$(STARS),$(eval $(call unit_program,find-move-$(g),tests/unit/starchess_find_move.c,$(call \
    game_sources,$(g)),)))
$(foreach g,$(STARS), \
    $(eval $(call unit_program,compare-$(g),$(addprefix tests/unit/,starchess_compare.c starchess_reference.c \
    starchess_reference_text.c), \
    $(call game_sources,$(g)),)))
# the plays of backgammon, compared with those of its trainer
PLAYED = $(filter backgammon,$(GAMES) $(UNFINISHED))
$(foreach g,$(PLAYED),$(eval $(call unit_program,plays-$(g),tests/unit/$(g).c $(addprefix \
    tools/lab/$(g)/,plays.c game_net.c),$(call game_sources,$(g)),)))
CLASSIC = $(filter warptrog,$(GAMES))
$(foreach g,$(CLASSIC),$(eval $(call unit_program,1983-$(g),tests/unit/warptrog_1983.c,$(filter-out \
    %/classic.c,$(call game_sources,$(g))),)))

UNIT_PROGRAMS = $(GAMES:%=contract-%) $(SEARCHED:%=search-%) $(SEARCHED:%=root-%) search-maze repetition-maze tt-maze \
    board-helpers-maze $(patsubst %,frontier-gain-%,$(filter hexapawn,$(GAMES))) \
    $(patsubst %,long-jumps-%,$(filter draughts,$(GAMES))) $(BOOKED:%=book-%) $(SOLVERS:%=solver-%) \
    $(FORCED:%=forcing-%) $(WEAK_PLAYERS:%=weak-players-%) $(OF_1983:%=classic-%) $(ENDED:%=endings-%) \
    $(STORED:%=saves-%) \
    $(SYMMETRIC:%=symmetry-%) \
    $(LUCK:%=luck-%) $(VERDICTS:%=automaton-%) $(LEARNERS:%=learning-%) $(LEARNERS:%=menace-%) \
    $(SYNTHETIC:%=contract-%) $(SYNTHETIC_SUITES:%=suite-%) \
    $(SYNTHETIC_SEARCHED:%=search-%) $(SYNTHETIC_SEARCHED:%=root-%)
SIM_PROGRAMS = $(UNIT_PROGRAMS) $(UNROLLED:%=unroll-%)
HOST_PROGRAMS = $(UNIT_PROGRAMS) $(UNFINISHED:%=contract-%) $(UNFINISHED:%=fuzz-%) $(PLAYED:%=plays-%) \
    move-entry-maze \
    while-thinking-maze $(GAMES:%=fuzz-%) $(SYNTHETIC_SEARCHED:%=fuzz-%) \
    $(PERFECT:%=perfect-play-%) $(CLASSIC:%=1983-%) $(STARS:%=compare-%) $(STARS:%=find-move-%)
# see disk/bank.mk
files-between: $(foreach kind,golden claims,$(patsubst %,$(B)/unit/$(kind)/%.c,$(GAMES) $(UNFINISHED) $(SYNTHETIC)))
