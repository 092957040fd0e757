#!/bin/bash
# gtp.sh TROG: a short game over GTP, with every kind of error.
. "${0%/*}/count.sh"
trog=$1
got=$(printf '%s\n' '1 protocol_version' 'boardsize 8' '2 boardsize 10' 'boardsize x' 'komi 0.5' 'komi x' \
    '3 clear_board' 'play black d3' 'play white a1' 'play white C3 # a comment' '' 'play green c4' 'undo' 'undo' 'undo' \
    'known_command genmove' 'known_command fly' 'fly' 'level 3' 'level 9' 'time_settings 600 0 0' 'time_left b 20 0' 'time_left b' \
    '4 genmove b' 'genmove b' 'quit' 'name' | "$trog" gtp reversi --level 1 --without book | grep -v '^$')
check "a session" "$(printf '%s\n' '=1 2' '= ' '?2 unacceptable size' '? boardsize not an integer' '= ' '? komi not a float' \
    '=3 ' '= ' '? illegal move' '= ' '? syntax error' '= ' '= ' '? cannot undo' \
    '= true' '= false' '? unknown command' '= ' '? level is 1 to 8' '= ' '= ' '? syntax error')" "$(echo "$got" | head -n 22)"
check "a move" 1 "$(echo "$got" | sed -n 23p | grep -c '^=4 [cdef][3-6]$')"
check "not its turn" "? it is another side's turn" "$(echo "$got" | sed -n 24p)"
check "nothing behind quit" 25 "$(echo "$got" | wc -l)"
check "all commands are known" "" "$(for c in $(echo list_commands | "$trog" gtp reversi | tr -d '='); do
    echo "known_command $c"; done | "$trog" gtp reversi | grep -v '^$' | grep -v '^= true$')"
# both sides by the computer, to the end: every answer is good
check "whole games" 0 "$(for i in $(seq 70); do echo "genmove b"; echo "genmove w"; done \
    | "$trog" gtp reversi --level 3 --seed 5 | grep -v '^$' | grep -vc '^= ')"
finish
