#!/bin/bash
# gtp.sh TROG: a short game over GTP, with every kind of error.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
got=$(printf '%s\n' '1 protocol_version' 'boardsize 8' '2 boardsize 10' 'boardsize x' 'komi 0.5' 'komi x' \
    '3 clear_board' 'play black d3' 'play white a1' 'play white C3 # a comment' '' 'play green c4' \
    'undo' 'undo' 'undo' \
    'known_command genmove' 'known_command fly' 'fly' 'level 3' 'level 9' 'time_settings 600 0 0' 'time_left b 20 0' \
    'time_left b' \
    '4 genmove b' 'genmove b' 'quit' 'name' | "$trog" gtp reversi --level 1 --without book | grep -v '^$')
check "a session" "$(printf '%s\n' '=1 2' '= ' '?2 unacceptable size' '? boardsize not an integer' '= ' \
    '? komi not a float' \
    '=3 ' '= ' '? illegal move' '= ' '? this game has no such side' '= ' '= ' '? cannot undo' \
    '= true' '= false' '? unknown command' '= ' '? level is 1 to 8' '= ' '= ' '? time_left SIDE SECONDS MOVES')" \
        "$(echo "$got" | head -n 22)"
check "a move" 1 "$(echo "$got" | sed -n 23p | grep -c '^=4 [cdef][3-6]$')"
check "a move of the side that is not on turn" "? it is another side's turn" "$(echo "$got" | sed -n 24p)"
check "no answer after quit" 25 "$(echo "$got" | wc -l)"
check "version is the one of trog --version" "= $("$trog" --version | awk 'NR == 1 { print $NF }')" \
    "$(echo version | "$trog" gtp reversi | head -n 1)"
check "list_commands names known commands only" \
    "" "$(for c in $(echo list_commands | "$trog" gtp reversi | tr -d '='); do
    echo "known_command $c"; done | "$trog" gtp reversi | grep -v '^$' | grep -v '^= true$')"
# The computer plays both sides to the end: every answer is a success.
check "whole games" 0 "$(for i in $(seq 70); do echo "genmove b"; echo "genmove w"; done \
    | "$trog" gtp reversi --level 3 --seed 5 | grep -v '^$' | grep -vc '^= ')"
# Our extensions of GTP: `position`, `seed`, and `score`, which reports the last search with the figures of `trog best`.
position='W:W14,24,26,27,28,29,30,31,32:B1,2,3,4,5,8,9,11,12'
best=$("$trog" best draughts "$position" --depth 5 --without book | cut -d' ' -f1-4)
check "position and score" "$best" "$(printf '%s\n' "position $position" 'genmove white' score |
    "$trog" gtp draughts --depth 5 --without book | grep -v '^$' | cut -c3- | tail -n 2 |
        xargs | sed 's/ \([0-9]\)/ +\1/')"
check "a malformed position" "? character 1: Begin with B (Red) or W (White)" \
    "$(echo 'position x' | "$trog" gtp draughts | head -n 1)"
check "seeds" "$(printf '%s\n' '= ' '? seed is 0 to 65535' '? seed is 0 to 65535')" \
    "$(printf '%s\n' 'seed 7' 'seed 65536' 'seed x' | "$trog" gtp noughts | grep -v '^$')"
seeded() {
    (echo "seed $1"; for _ in 1 2 3 4; do echo "genmove first"; echo "genmove second"; done) |
        "$trog" gtp reversi --level 1 --without book | xargs
}
check "the same seed plays the same game" "$(seeded 3)" "$(seeded 3)"
check "another seed plays another game" 1 \
    "$([ "$(for seed in 1 2 3 4 5 6 7 8; do seeded $seed; done | sort -u | wc -l)" -gt 2 ] && echo 1)"
# Sides are known by all their names. A line: game, a move of the first side, a move of the second side, two names.
for line in 'draughts 11-15 24-20 black white' 'draughts 11-15 24-20 Red W' 'draughts 11-15 24-20 first second' \
    'draughts 11-15 24-20 b w' \
    'chess e2e4 e7e5 white black' 'chess e2e4 e7e5 1 2' 'connect4 4 4 black white' 'connect4 4 4 yellow RED' \
    'reversi d3 c3 first second' 'noughts3d 1a1 4D4 cross nought' \
    'noughts3d 2c1 2c2 black white'; do
    read -r game one two first second <<< "$line"
    check "$line" "= =" "$(printf '%s\n' "play $first $one" "play $second $two" | "$trog" gtp "$game" | xargs)"
done
check "a forced win over GTP" "= 2d3 = 12331 5 " \
    "$(printf '%s\n' 'position ---O---O---X---O/X------O-------O/-----------X---X/XX------------XO O' \
    'genmove nought' score \
    | "$trog" gtp noughts3d --atari-seconds 15 | grep -v '^$' | tail -n 2 | cut -d' ' -f1-3 | tr '\n' ' ')"
# A clock belongs to one side: the other keeps its level.
nodes=$(printf '%s\n' 'level 3' 'genmove white' score | "$trog" gtp chess --without book | grep -v '^$' | tail -n 1)
check "the other side's clock does not change the search" "$nodes" \
    "$(printf '%s\n' 'level 3' 'time_left black 2000 0' 'genmove white' score | "$trog" gtp chess --without book |
        grep -v '^$' | tail -n 1)"
after=$(printf '%s\n' 'level 1' 'play white e2e4' 'play black e7e5' 'genmove white' score |
    "$trog" gtp chess --without book | grep -v '^$' | tail -n 1)
check "nor after that clock was used" "$after" \
    "$(printf '%s\n' 'level 1' 'time_left black 2000 0' 'play white e2e4' 'genmove black' undo 'play black e7e5' \
    'genmove white' score | "$trog" gtp chess --without book | grep -v '^$' | tail -n 1)"
check "another rule variant" "= draw" \
    "= $(printf '%s\n' 'position 1p1/1P1/3 w' 'genmove white' | "$trog" gtp hexapawn --rule stalemate=draw |
    grep -c 'pass' | sed 's/1/draw/')"
finish
