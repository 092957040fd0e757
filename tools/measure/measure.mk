# measure.mk: what is measured, and matches against others: `make help` says what each goal is. Included by the
# Makefile, whose variables it uses.

bench: host
	@$(B)/host/trog bench | awk '{ print } $$2 == "nodes" { sum += $$3 } END { print "Bench: " sum }'
# exact, and takes minutes: whatever the opponent does, the book keeps the value
verify-book: $(B)/tools/c4solve
	$(B)/tools/c4solve verify books/connect4.txt
# what the compiled books play, by search: with stockfish, from Debian's archive, half an hour
check-book: $(B)/tools/chkbook
	@nice tests/text/check_book.sh $(B)
cycles: host sim $(B)/tools/prof65
	@tests/text/cycles.sh $(B) $(GAME)
	@$(if $(filter $(STARS),$(or $(GAME),$(STARS))),tests/text/starchess_time.sh $(B))
# how near the searches of a level come to its seconds, over whole games
spread: host sim $(B)/tools/tolls $(B)/tools/prof65
	@tests/text/level_times.sh $(B) $(or $(SECONDS_EACH),15) $(GAME)
# what a game could say of its nodes so that they do
tolls: host sim $(B)/tools/tolls $(B)/tools/prof65
	@tests/text/extra_cost.sh $(B) $(or $(GAME),connect4)
# reversi: what the end solver and seven plies of the middle game take
ends: host sim $(B)/tools/prof65
	@tests/text/reversi_endings.sh $(B)
	@tests/text/reversi_middlegame.sh $(B)
# reversi against GRhino (package grhino), over GTP; its level 4 takes 13 seconds a game, and is asked for fewer
RHINO = $(or $(shell command -v gtp-rhino),/usr/games/gtp-rhino)
match-grhino: host $(B)/tools/gtpmatch
	@for level in 2 3 4; do nice $(B)/tools/gtpmatch $$((level < 4 ? 200 : 20)) \
	    '$(B)/host/trog gtp reversi --atari-seconds 15' '$(RHINO) -l '$$level; done
# minichess: a server here, at the protocol's port, for `trog imcs localhost`
imcs-server: $(B)/tools/imcs_server
	@$< --port 3589
# chess over UCI, 60 seconds of an Atari a move, against Stockfish held to ratings around ours, GNU Chess and Phalanx
# at depths around ours; nodes and depths, so that the load of the machine is none of it. TableKB: what 48K leave for
# the table
TROG_UCI = '$(B)/host/trog uci' 'AtariSpeed=true; go movetime 60000'
STOCKFISH = $(or $(shell command -v stockfish),/usr/games/stockfish)
GNUCHESS = $(or $(shell command -v gnuchess),/usr/games/gnuchess)
match-stockfish: host $(B)/tools/ucimatch
	@tools/setup stockfish
	@for rating in 1600 1750 1900; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt $(TROG_UCI) $(STOCKFISH) \
	    'UCI_LimitStrength=true; UCI_Elo='$$rating'; go nodes 20000'; done
match-gnuchess: host $(B)/tools/ucimatch
	@tools/setup gnuchess
	@for depth in 2 3 4; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt '$(B)/host/trog uci' \
	    'AtariSpeed=true; TableKB=4; go movetime 60000' '$(GNUCHESS) --uci' 'OwnBook=false; go depth '$$depth; done
match-phalanx: host $(B)/tools/ucimatch
	@tools/setup phalanx
	@for depth in 3 4; do nice $(B)/tools/ucimatch 100 tools/match/chess-openings.txt '$(B)/host/trog uci' \
	    'AtariSpeed=true; TableKB=4; go movetime 60000' tools/match/phalanx-uci 'go depth '$$depth; done
# minichess against a plain player, 7 seconds of an Atari a move, and against Fairy-Stockfish, 15 seconds; its loader
# writes a file that it takes for a network into its file system, which is how it gets the rules
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
	    'Use NNUE=false; VariantPath=/imcs.ini; UCI_Variant=imcs; Position=%1 %2 - - 0 %3; go nodes '$$nodes \
	    minichess; done
# chess: test sets and elementary mates at the speed of an Atari
strength: $(B)/tools/epd $(B)/tools/mates
	@for set in wac bratko-kopec; do $(B)/tools/epd $(SHARED)/data/chess/$$set.epd; done
	@$(B)/tools/mates
# draughts: won endings of kings at the speed of an Atari; the book, searched again
draughts-ends: $(B)/tools/drends
	@$(B)/tools/drends play tests/text/draughts_endings.txt 15 || true
	@$(B)/tools/drends play tests/text/draughts_hard_endings.txt 15 || true
# morris: won positions of three men against three and four, against perfect defence
morris-ends: $(B)/tools/mmends
	@$< $(B)/mmends.table count
	@$< $(B)/mmends.table play 15
draughts-book: $(B)/tools/drbook
	@$(B)/tools/drbook check books/draughts.txt 13
# Quevedo's automaton: every position by every reading of its rules
quevedo: $(B)/tools/quevedo
	@$<
techniques: host
	@tests/text/techniques.sh $(B)/host/trog
# levels against level 4, and what the techniques save, drawn for the README: an hour. GAMES_EACH=20 for a rough look
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
	@tools/measure/plots $^ disk/pictures

.PHONY: bench cycles spread tolls ends verify-book check-book strength techniques ladder plots quevedo imcs-server \
    match-grhino match-stockfish match-gnuchess match-phalanx match-plain match-fairy draughts-ends draughts-book \
    morris-ends
