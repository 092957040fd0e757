# lab.mk: solvers, tuners, proofs, and matches against other programs. `make lab` builds all: tools/lab/GAME/VERB.c
# becomes build/lab/GAME/VERB. tools/lab/common has the tuner and the grower of books for all games; `make help` lists
# the goals. Included by the Makefile, whose variables it uses.
# SPDX-License-Identifier: MIT

# ---- the programs ----

# programs that are not linked with the games
$(B)/lab/%: tools/lab/%.c $(FLAGS_tools) | $(GCC_READY)
	@mkdir -p $(@D)
	gcc $(TOOL_FLAGS) $(filter %.c,$^) -lm -o $@
$(B)/lab/quevedo/count_mates: src/games/quevedo/automaton.c src/games/quevedo/automaton_result.c
$(B)/lab/connect4/solve: src/host/progress.c
$(B)/lab/quevedo/count_mates $(B)/lab/connect4/solve: TOOL_FLAGS += -Isrc

# programs that are linked with the engine, the games and their books
BOOK_OBJECTS = $(B)/host/src/host/books.o $(HOST_GAMES:%=$(B)/host/books/%.o)
LAB_TOOLS = chess/epd chess/mates chess/proof_games common/check_book common/extra_cost \
    common/find_puzzles common/forced_wins common/grow_book common/ponder connect4/missed_wins connect4/play_exact \
    draughts/endings gomoku/openings morris/endings \
    noughts3d/book race/check_chance race/play_exact starchess/games
define lab_tool
$(B)/lab/$(1): tools/lab/$(1).c $(HOST_COMMON) $(BOOK_OBJECTS) $(FLAGS_tools)
	@mkdir -p $$(@D)
	gcc $$(TOOL_FLAGS) -D_DEFAULT_SOURCE -Isrc $$(filter %.c %.o,$$^) -lm -o $$@
endef
$(foreach t,$(LAB_TOOLS),$(eval $(call lab_tool,$(t))))
$(B)/lab/common/check_book $(B)/lab/common/ponder: tools/match/engine_process.c
$(B)/lab/common/forced_wins: tools/lab/common/replay_win.c
$(B)/lab/common/grow_book: tools/lab/common/grow_book_search.c
$(B)/lab/draughts/endings: tools/lab/draughts/exact.c
$(B)/lab/morris/endings: tools/lab/morris/exact.c tools/lab/morris/ending_table.c
$(B)/lab/race/play_exact $(B)/lab/race/check_chance: tools/lab/race/exact.c
# the solver of Noughts in Space is compiled for speed on this machine
$(B)/lab/noughts3d/book: tools/lab/noughts3d/board.c tools/lab/noughts3d/solve.c
$(B)/lab/noughts3d/book: TOOL_FLAGS += -O3 -march=native
$(B)/tools/space_attacker: tools/lab/noughts3d/board.c $(BOOK_OBJECTS)

# The tuner of evaluations is one program: tools/lab/GAME/features.c says what it fits.
TUNED = $(patsubst tools/lab/%/features.c,%,$(wildcard tools/lab/*/features.c))
define tuner
$(B)/lab/$(1)/tune: tools/lab/$(1)/features.c tools/lab/common/tune.c tools/lab/common/tune.h $(HOST_COMMON) \
    $(FLAGS_tools)
	@mkdir -p $$(@D)
	gcc $$(TOOL_FLAGS) -O3 -ffast-math -fno-finite-math-only -D_DEFAULT_SOURCE -Isrc $$(filter %.c %.o,$$^) -lm -o $$@
endef
$(foreach g,$(TUNED),$(eval $(call tuner,$(g))))
$(B)/lab/race/tune: tools/lab/race/exact.c
# linked with its own table in place of weights.c
$(B)/lab/minichess/perturb: tools/lab/minichess/perturb.c tools/lab/minichess/perturb_weights.c \
    src/games/minichess/weights.c $(filter-out %/minichess/weights.o,$(HOST_COMMON))
	@mkdir -p $(@D)
	gcc $(TOOL_FLAGS) -Isrc tools/lab/minichess/perturb.c tools/lab/minichess/perturb_weights.c $(filter %.o,$^) -lm \
	    -o $@

# the solver of Race: plain C, on all processors
RACE_TABLE = $(B)/race.table
$(B)/lab/race/solve: tools/lab/race/solve.c tools/lab/race/exact.c tools/lab/race/exact.h | $(GCC_READY)
	@mkdir -p $(@D)
	gcc -std=gnu11 -O2 -ftree-vectorize -march=native -fopenmp -Wall -Wextra -Werror $(filter %.c,$^) -o $@ -lm
$(RACE_TABLE): $(B)/lab/race/solve
	@nice $< $@
$(B)/lab/race/train_chance: $(addprefix tools/lab/race/,train_chance.c exact.c exact.h) | $(GCC_READY)
	@mkdir -p $(@D)
	gcc -std=gnu11 -O3 -march=native -ffast-math -fno-finite-math-only -fopenmp -Wall -Wextra -Werror \
	    $(filter %.c,$^) -o $@ -lm
race-figures: $(B)/lab/race/solve $(RACE_TABLE)
	@nice $< $(RACE_TABLE) check
	@nice $< $(RACE_TABLE) figures

# the trainer of backgammon: plain C, on all processors
$(B)/lab/backgammon/train: $(addprefix tools/lab/backgammon/,train.c net.c plays.c net.h plays.h) | $(GCC_READY)
	@mkdir -p $(@D)
	gcc -std=gnu11 -O3 -march=native -ffast-math -fopenmp -Wall -Wextra -Werror $(filter %.c,$^) -o $@ -lm

# label writes positions that GNU Backgammon has judged, fit trains the network of the game on them, duel lets two
# networks play, or one against GNU Backgammon
BACKGAMMON_LAB = $(addprefix $(B)/lab/backgammon/,label fit duel)
$(B)/lab/backgammon/fit: $(addprefix tools/lab/backgammon/,fit_result.c fit.h)
$(BACKGAMMON_LAB): $(B)/lab/backgammon/%: tools/lab/backgammon/%.c \
    $(addprefix tools/lab/backgammon/,gnubg.c game_net.c plays.c gnubg.h game_net.h plays.h label.h) | $(GCC_READY)
	@mkdir -p $(@D)
	gcc -std=gnu11 -O3 -march=native -ffast-math -fopenmp -Wall -Wextra -Werror $(filter %.c,$^) -o $@ -lm

# fits its output of points, and its matches against GNU Backgammon (tools/match/gnubg-analyse); linked with the C of
# the game
BACKGAMMON_C = $(filter-out %/terminal_board.c,$(call game_sources,backgammon))
$(B)/lab/backgammon/equity: tools/lab/backgammon/equity.c tools/lab/backgammon/plays.c \
    tools/lab/backgammon/network.c tools/lab/backgammon/network.h $(FLAGS_tools)
$(B)/lab/backgammon/gnubgmatch: tools/match/gnubgmatch.c tools/match/engine_process.c $(ENGINE) $(BACKGAMMON_C) \
    src/plat/host/machine.c $(FLAGS_tools)
$(B)/lab/backgammon/equity $(B)/lab/backgammon/gnubgmatch:
	@mkdir -p $(@D)
	gcc $(filter-out -MMD -MP,$(TOOL_FLAGS)) -D_DEFAULT_SOURCE -Isrc -I$(B) -Itools/match $(filter %.c,$^) -lm -o $@
match-gnubg: $(B)/lab/backgammon/gnubgmatch
	@nice $< $(or $(MATCH_GAMES),2000) $(or $(PLAYER),level=6) 0 1 $(B)/gnubg.mat
	@tools/match/gnubg-analyse $(B)/gnubg.mat

# fits the evaluation of a game to games against itself: build/weights/GAME.c. For another round put it into the tree,
# build, and do it again. GAMES_PLAYED=6000 NODES_PLAYED=2000
weights: $(B)/lab/$(or $(GAME),reversi)/tune
	@mkdir -p $(B)/weights
	@nice $< play $(or $(GAMES_PLAYED),6000) $(or $(NODES_PLAYED),2000) 1 > $(B)/weights/$(or $(GAME),reversi).txt
	@nice $< fit $(B)/weights/$(or $(GAME),reversi).txt > $(B)/weights/$(or $(GAME),reversi).c

# all of them
lab: $(LAB_TOOLS:%=$(B)/lab/%) $(TUNED:%=$(B)/lab/%/tune) $(B)/lab/minichess/perturb $(B)/lab/race/solve \
    $(B)/lab/race/train_chance $(B)/lab/quevedo/count_mates $(B)/lab/connect4/solve $(B)/lab/common/prof65 \
    $(B)/lab/backgammon/train $(BACKGAMMON_LAB)

# ---- the goals ----

bench: host
	@$(B)/host/trog bench | awk '{ print } $$2 == "nodes" && $$4 == "nps" { sum = $$1 } END { print "Bench: " sum }'
# checks exactly, in minutes, that the book keeps the value of the game whatever the opponent plays
verify-book: $(B)/lab/connect4/solve
	$(B)/lab/connect4/solve verify books/connect4.txt
# checks the moves of the compiled books by search: with Stockfish (Debian's package) half an hour
check-book: $(B)/lab/common/check_book
	@nice tests/text/check_book.sh $(B)
cycles: host $(if $(GAME),$(B)/sim/$(GAME) $(B)/simc/$(GAME),sim) $(B)/lab/common/prof65
	@tests/text/cycles.sh $(B) $(GAME)
	@$(if $(filter $(STARS),$(or $(GAME),$(STARS))),tests/text/starchess_time.sh $(B))
# measures how closely the searches of a level keep its time limit, over whole games
level-times: host sim $(B)/lab/common/extra_cost $(B)/lab/common/prof65
	@tests/text/level_times.sh $(B) $(or $(SECONDS_EACH),15) $(GAME)
# measures the cost of nodes, moves and cut-offs in a game, to fit its GameInfo.extra_cost
extra-cost: host sim $(B)/lab/common/extra_cost $(B)/lab/common/prof65
	@tests/text/extra_cost.sh $(B) $(or $(GAME),connect4)
# reversi: measures the time of the end solver and of seven plies in the middle game
reversi-endings: host sim $(B)/lab/common/prof65
	@tests/text/reversi_endings.sh $(B)
	@tests/text/reversi_middlegame.sh $(B)
# Reversi against GRhino (package grhino), over GTP; its level 4 takes 13 seconds a game, so it plays fewer games
RHINO = $(or $(shell command -v gtp-rhino),/usr/games/gtp-rhino)
match-grhino: host $(B)/tools/gtpmatch
	@for level in 2 3 4; do nice $(B)/tools/gtpmatch $$((level < 4 ? 200 : 20)) \
	    '$(B)/host/trog gtp reversi --atari-seconds 15' '$(RHINO) -l '$$level; done
# Draughts against GuiCheckers at depths 8 and 10: make match-guicheckers GUICHECKERS=FOLDER, a clone of the public
# repository eygilbert/GuiCheckers. Its search is compiled with a main of ours, which speaks GTP.
GUICHECKERS = $(B)/GuiCheckers
match-guicheckers: host $(B)/tools/gtpmatch
	@tools/match/compile-opponent guicheckers eygilbert/GuiCheckers $(GUICHECKERS) $(B)/tools/guicheckers \
	    ai.cpp board.cpp movegen.cpp
	@for depth in $(or $(DEPTHS),8 10); do nice $(B)/tools/gtpmatch $(or $(MATCH_GAMES),200) \
	    '$(B)/host/trog gtp draughts --atari-seconds 15' '$(B)/tools/guicheckers '$$depth draughts 1 6; done
# Go-moku against Rapfi with 300, 1,000 and 3,000 nodes: make match-rapfi RAPFI=FOLDER, with pbrain-rapfi (the public
# repository dhbloo/rapfi, built with cmake). From dhbloo/rapfi-networks: classical/model210901.bin and, as config.toml,
# config-example/gomocalc-classical210901.toml.
RAPFI = $(B)/rapfi
match-rapfi: host $(B)/tools/gtpmatch
	@for file in pbrain-rapfi config.toml; do [ -f $(RAPFI)/$$file ] || { \
	    echo "match-rapfi: $(RAPFI)/$$file is missing: tools/lab/lab.mk says where it is from" >&2; exit 1; }; done
	@top=$$PWD; cd $(RAPFI) && for nodes in $(or $(RAPFI_NODES),300 1000 3000); do \
	    nice $$top/$(B)/tools/gtpmatch $(or $(MATCH_GAMES),200) "$$top/$(B)/host/trog gtp gomoku --atari-seconds 15" \
	    "$$top/tools/match/gomocup-gtp ./pbrain-rapfi 'max_node $$nodes'" gomoku 1 \
	    $$top/tools/match/gomoku-openings.txt; done
# Go-moku against Carbon 2.3 at depth 6: make match-carbon CARBON=FOLDER, a clone of the public repository
# gomoku/Carbon-Gomoku. Its search is compiled with a main of ours, which speaks GTP.
CARBON = $(B)/Carbon-Gomoku
match-carbon: host $(B)/tools/gtpmatch
	@tools/match/compile-opponent carbon gomoku/Carbon-Gomoku $(CARBON) $(B)/tools/carbon AICarbon.cpp AICarbonMove.cpp
	@nice $(B)/tools/gtpmatch $(or $(MATCH_GAMES),200) '$(B)/host/trog gtp gomoku --atari-seconds 15' \
	    '$(B)/tools/carbon 6' gomoku 1 tools/match/gomoku-openings.txt
# Minichess: a server on this machine, at the protocol's port, for `trog imcs localhost`
imcs-server: $(B)/tools/imcs_server
	@$< --port 3589
# Chess over UCI, 60 seconds of an Atari a move, against Stockfish limited to ratings around ours, and GNU Chess and
# Phalanx at depths around ours. Nodes and depths limit them, so that the load of this machine does not matter. TableKB
# is the size of the transposition table that 48K leave.
TROG_UCI = '$(B)/host/trog uci' 'AtariSpeed=true; go movetime 60000'
STOCKFISH = $(or $(shell command -v stockfish),/usr/games/stockfish)
GNUCHESS = $(or $(shell command -v gnuchess),/usr/games/gnuchess)
match-stockfish: host $(B)/tools/ucimatch
	@tools/setup stockfish
	@for rating in 1600 1750 1900 2000; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt $(TROG_UCI) \
	    $(STOCKFISH) \
	    'UCI_LimitStrength=true; UCI_Elo='$$rating'; go nodes 20000'; done
match-gnuchess: host $(B)/tools/ucimatch
	@tools/setup gnuchess
	@for depth in 2 3 4; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt '$(B)/host/trog uci' \
	    'AtariSpeed=true; TableKB=4; go movetime 60000' '$(GNUCHESS) --uci' 'OwnBook=false; go depth '$$depth; done
match-phalanx: host $(B)/tools/ucimatch
	@tools/setup phalanx
	@for depth in 3 4; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt '$(B)/host/trog uci' \
	    'AtariSpeed=true; TableKB=4; go movetime 60000' tools/match/phalanx-uci 'go depth '$$depth; done
# thinking on the player's time: replies that were expected, and waiting that is saved
ponder-table: $(B)/lab/common/ponder
	@tools/setup gnuchess
	@tools/lab/common/ponder-table $< $(GNUCHESS) $$(git rev-parse --short=8 HEAD) > tests/results/ponder.tsv
# Minichess against a plain player, 7 seconds of an Atari a move, and against Fairy-Stockfish, 15 seconds. The loader of
# Fairy-Stockfish copies the file UCI_NNUE_FILE into its file system; this way it gets the rules (minichess.ini).
FAIRY = $(B)/fairy/node_modules/fairy-stockfish-nnue.wasm/uci.js
match-plain: host
	@nice $(B)/host/trog match minichess --first atari-seconds=7 --second eval=plain --games 200 --opening 4 --seed 7
match-fairy: host $(B)/tools/ucimatch
	@[ -f $(FAIRY) ] || { \
	    echo 'match-fairy: Fairy-Stockfish is missing: npm install --prefix $(B)/fairy fairy-stockfish-nnue.wasm' >&2; \
	    exit 1; }
	@for nodes in 1000 10000; do UCI_NNUE_FILE=tools/match/minichess.ini nice $(B)/tools/ucimatch 100 4 \
	    '$(B)/host/trog uci minichess' \
	    'AtariSpeed=true; TableKB=9; Position=%1 %2 %3; go movetime 15000' 'node --no-experimental-fetch $(FAIRY)' \
	    'Use NNUE=false; VariantPath=/minichess.ini; UCI_Variant=imcs; Position=%1 %2 - - 0 %3; go nodes '$$nodes \
	    minichess; done
# Noughts in Space, 15 seconds of an Atari a move, against an opponent that plays every forced win
match-attacker: $(B)/tools/space_attacker
	@nice $< 100
# chess: test sets (SETS="wac.epd bratko-kopec.epd", files that are not in this project) and elementary mates at the
# speed of an Atari
strength: $(B)/lab/chess/epd $(B)/lab/chess/mates
	@for set in $(SETS); do $(B)/lab/chess/epd $$set; done
	@$(B)/lab/chess/mates
# draughts: won endings of kings at the speed of an Atari; the book, searched again
draughts-endings: $(B)/lab/draughts/endings
	@$(B)/lab/draughts/endings play tests/text/draughts_endings.txt 15 || true
	@$(B)/lab/draughts/endings play tests/text/draughts_hard_endings.txt 15 || true
# morris: won positions of three men against three and four, against perfect defence
morris-endings: $(B)/lab/morris/endings
	@$< $(B)/morris-endings.table count
	@$< $(B)/morris-endings.table play 15
# grows the book of a game by search: build/books/GAME.grown.txt (tools/lab/common/grow_book.c has the options). The
# committed books of Morris (all replies to the first men) and Draughts (the three-move ballots) had growers of their
# own.
GROW_chess = -d 13 -c 9 -j 2
GROW_draughts = -d 13 -c 7 -l 10 -g 100 -p 8 -e books/draughts.ballots
GROW_morris = -d 11 -c 6 -l 10 -g 100000 -m 1000000 -p 3
GROWN = $(or $(GAME),draughts)
grow-book: $(B)/lab/common/grow_book
	@nice $< $(GROWN) $(or $(GROW),$(GROW_$(GROWN))) > $(B)/books/$(GROWN).grown.txt
# Quevedo's automaton: every position by every reading of its rules
quevedo: $(B)/lab/quevedo/count_mates
	@$<
techniques: host
	@tests/text/techniques.sh $(B)/host/trog
# plots for the README: levels against level 4, and nodes that the techniques save: an hour. GAMES_EACH=20 is faster.
GAMES_EACH = 100
LADDER = connect4 warptrog draughts reversi chess
$(B)/plots/ladder.txt: $(B)/host/trog
	@mkdir -p $(@D)
	@nice tools/match/level-ladder $< $(GAMES_EACH) $(LADDER) | tee $@
$(B)/plots/techniques.txt: $(B)/host/trog
	@mkdir -p $(@D)
	@nice tests/text/techniques.sh $< $(LADDER) | tee $@
ladder: $(B)/plots/ladder.txt
plots: $(B)/plots/ladder.txt $(B)/plots/techniques.txt
	@tools/setup gnuplot
	@tools/lab/common/plots $^ docs/pictures

.PHONY: lab bench cycles level-times extra-cost reversi-endings verify-book check-book strength techniques ladder \
    plots quevedo imcs-server match-grhino match-guicheckers match-stockfish match-gnuchess match-phalanx match-plain \
    match-rapfi match-carbon match-fairy match-attacker ponder-table \
    draughts-endings grow-book morris-endings race-figures weights
