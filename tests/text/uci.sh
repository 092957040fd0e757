#!/bin/bash
# uci.sh TROG: UCI sessions as other programs send them.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0 # the leak check takes seconds per session
session() { printf '%s\n' "$@" | "$trog" uci; } # the session ends after its last line
last() { tail -n 1; }

check "uci is answered" uciok "$(session uci | last)"
check "pondering is declared" "option name Ponder type check default false" "$(session uci | grep Ponder)"
check "and can be set" "readyok" "$(session 'setoption name Ponder value true' isready | xargs)"
check "all options are listed" 2 "$(session uci | grep -c 'option name \(Level\|AtariSpeed\) ')"
check "Threads and Hash have one value each" \
    "option name Threads type spin default 1 min 1 max 1 option name Hash type spin default 8 min 8 max 8" \
    "$(session uci | grep 'Threads\|Hash' | xargs)"
check "Threads and Hash can be set to that value" readyok \
    "$(session 'setoption name Threads value 1' 'setoption name Hash value 8' isready | xargs)"
# Other programs take the score from the last info line before a move, also for a book move or a forced move.
for position in startpos 'fen 7k/8/8/8/8/6r1/8/r6K w - - 0 1'; do
    check "an info line with a score before the move of $position" 1 \
        "$(session "position $position" 'go wtime 60000 btime 60000' | tail -n 2 |
            grep -c '^info depth [0-9]* .*score cp -\?[0-9]* .* pv [a-h][1-8]')"
done
check "a book move is marked as one" 1 \
    "$(session 'position startpos' 'go wtime 60000 btime 60000' | grep -c 'from the book')"
check "isready" readyok "$(session isready | last)"
check "mate in one" "bestmove a1a8" "$(session 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1' 'go depth 3' | last)"
check "the score of mate in one" \
    1 "$(session 'position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1' 'go depth 3' | grep -c 'score mate 1 ')"
check "the score of being mated" 1 \
    "$(session 'position fen 7k/8/5K2/8/8/8/8/6Q1 b - - 0 1' 'go depth 4' | grep -c -m 1 'score mate -1 ')"
check "a position without a move" \
    "bestmove (none)" "$(session 'position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' 'go depth 3' | last)"
check "castling, en passant, promotion to a knight" "bestmove" \
    "$(session 'position fen r3k2r/1P6/8/8/5p2/8/4P3/R3K2R w KQkq - 0 1 moves e2e4 f4e3 e1g1 e8c8 b7b8n' \
    'go nodes 2000' | last | cut -d' ' -f1)"
check "an illegal move" 1 "$(session 'position startpos moves e2e4 e2e4' | grep -c 'info string .*: e2e4')"
check "an invalid position" 1 "$(session 'position fen 8/8/8 w - - 0 1' | grep -c 'info string ')"
check "the principal variation is printed" 1 \
    "$(session 'position startpos' 'go depth 4' |
        grep -c '^info depth 4 seldepth [0-9]* score cp .* nodes .* nps .* hashfull [0-9]* pv [a-h]')"
check "a node limit is kept" 1 \
    "$(session 'position startpos' 'go nodes 5000' |
        awk '/ nodes / { n = $0; sub(/.* nodes /, "", n) } END { print (n + 0 <= 5000) }')"
check "a limit in Atari seconds" 1 \
    "$(session 'setoption name AtariSpeed value true' 'position startpos moves a2a3 h7h6' 'go movetime 1000' |
    awk '/ nodes / { n = $0; sub(/.* nodes /, "", n) } END { print (n + 0 > 100 && n + 0 < 2000) }')"
check "a limit by level" bestmove \
    "$(session 'setoption name Level value 1' 'position startpos' 'go wtime 60000 btime 60000' | last | cut -d' ' -f1)"
start=$(date +%s%N)
check "a limit by the clock" bestmove \
    "$(session 'position startpos moves a2a3' 'go wtime 9000 btime 3000 winc 0 binc 100 movestogo 10' |
        last | cut -d' ' -f1)"
check "the clock is kept" 1 $((($(date +%s%N) - start) / 1000000 < 2000))
took() { # took LINE...: milliseconds
    local start
    start=$(date +%s%N)
    session 'setoption name OwnBook value false' 'position startpos' "$@" > /dev/null
    echo $((($(date +%s%N) - start) / 1000000))
}
check "White to move uses White's long clock" 1 $(($(took 'go wtime 60000 btime 100') >= 1000))
check "White to move uses White's increment" 1 $(($(took 'go wtime 6000 btime 6000 binc 30000') < 1500))
check "the increment counts" 1 $(($(took 'go wtime 6000 btime 6000 winc 30000') >= 1500))
seeded() { # seeded SEED LINE...: prints the move
    local seed=$1
    shift
    session "setoption name Seed value $seed" "$@" 'position startpos' 'go wtime 60000 btime 60000' | last
}
for setting in 'OwnBook value true' 'OwnBook value false'; do
    moves=$(for seed in 1 2 3 4 5 6 7 8; do seeded $seed 'setoption name Level value 1' "setoption name $setting"; done)
    check "other seeds give other moves ($setting)" 1 $(($(echo "$moves" | cut -d' ' -f2 | sort -u | wc -l) > 1))
    check "the same seed gives the same move ($setting)" "$(echo "$moves" | sed -n 5p)" \
        "$(seeded 5 'setoption name Level value 1' "setoption name $setting")"
done
# The program runs as a coprocess, because the following tests wait for answers. Its process id is copied to $pid: bash
# unsets other_PID when the coprocess has ended.
begin() { coproc other { "$trog" uci 2>&1; }; pid=$other_PID; }
say() { printf '%s\n' "$@" >&"${other[1]}"; }
until_word() { # until_word WORD: prints the first words of the lines up to WORD, without info lines
    local line words=()
    while read -r -t 60 line <&"${other[0]}"; do
        case $line in info*) continue ;; esac
        words+=("${line%% *}")
        [ "${line%% *}" != "$1" ] || break
    done
    echo "${words[*]}"
}
end() { # end NAME: the program ends with status 0
    wait "$pid"
    check "$1" 0 $?
}
begin
say 'position startpos' 'go infinite' isready
check "isready is answered during a search" readyok "$(until_word readyok)"
say '' 'setoption name Seed value 3' ucinewgame 'position startpos moves d2d4' 'go infinite' stop isready
check "a command that must wait does not block stop" bestmove "$(until_word bestmove)"
say 'stop' isready
check "the command is executed after the search" "readyok bestmove readyok" \
    "$(echo $(until_word readyok) $(until_word bestmove) $(until_word readyok))"
say 'go infinite' quit
end "quit while it thinks"
begin
say 'position startpos moves e2e4' 'go ponder wtime 300 btime 300' isready
check "no move before ponderhit" readyok "$(until_word readyok)"
say ponderhit
check "a move after ponderhit" bestmove "$(until_word bestmove)"
say 'go ponder depth 1' isready stop
check "no move before ponderhit after the search has finished" \
    "readyok bestmove" "$(echo $(until_word readyok) $(until_word bestmove))"
say quit
end "the end"
check "the input ends during an infinite search" bestmove \
    "$(session 'position startpos' 'go infinite' | last | cut -d' ' -f1)"
check "searchmoves" "bestmove h2h4" \
    "$(session 'position startpos' 'go searchmoves h2h4 depth 3' | last | cut -d' ' -f1-2)"
check "searchmoves with several moves" 1 \
    "$(session 'position startpos' 'go depth 4 searchmoves a2a3 g2g4 h2h4' | last |
        grep -c 'bestmove \(a2a3\|g2g4\|h2h4\)')"
check "the next go searches all moves again" "" \
    "$(session 'position startpos' 'go searchmoves h2h4 depth 2' 'go depth 3' | last | grep 'bestmove h2h4')"
check "an unknown word after go" 1 "$(session 'position startpos' 'go depth 1 fast' | grep -c 'info string go: fast ')"
check "a bad position leaves the old one" "bestmove e7e5" \
    "$(session 'position startpos moves e2e4' 'position fen 8/8/8 w - - 0 1' 'go searchmoves e7e5 depth 2' |
        last | cut -d' ' -f1-2)"
check "a bad position is reported" 1 \
    "$(session 'position fen 8/8/8 w - - 0 1' | grep -c 'stays as it was: .*, character [0-9]* of 8/8/8')"
shuffle=$(for _ in $(seq 150); do echo g1f3 g8f6 f3g1 f6g8; done)
check "a game that is far too long" bestmove \
    "$(session "position startpos moves $(echo $shuffle)" 'go depth 2' | last | cut -d' ' -f1)"
finish
