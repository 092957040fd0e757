#!/bin/bash
# gomocup.sh TROG: sessions of the Gomocup protocol, as a tournament manager sends them. Budgets are in Atari seconds,
# so that the host's clock does not matter.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0 # the leak check takes seconds per session
session() { printf '%s\n' "$@" | "$trog" gomocup --level 1; } # the session ends after its last line
lines() { session "$@" | tr '\n' ' '; }

check "START 15" "OK " "$(lines 'START 15')"
check "another board size is refused" "ERROR the board has 15 by 15 fields here" "$(session 'START 20')"
check "BEGIN" "OK 7,7 " "$(lines 'START 15' BEGIN)"
check "carriage returns" "OK 7,7 " "$(printf 'START 15\r\nBEGIN\r\n' | "$trog" gomocup --level 1 | tr '\n' ' ')"
check "TURN is answered with a point" 1 "$(session 'START 15' 'TURN 7,7' | tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "Y counts downwards" "7,14" \
    "$(session 'START 15' BOARD 7,10,1 7,11,1 7,12,1 7,13,1 7,9,2 0,0,2 3,0,2 6,0,2 DONE | tail -n 1)"
check "a four is blocked" "7,4" \
    "$(session 'START 15' BOARD 7,5,2 7,6,2 7,7,2 7,8,2 7,9,1 3,3,1 11,11,1 DONE | tail -n 1)"
check "BOARD with the first player's turn" "4,0" \
    "$(session 'START 15' BOARD 0,0,1 1,0,1 2,0,1 3,0,1 0,2,2 2,2,2 4,2,2 6,2,2 DONE | tail -n 1)"
check "the game continues after BOARD" 2 "$(session 'START 15' BOARD 7,7,2 DONE 'TURN 0,0' | grep -c '^[0-9]*,[0-9]*$')"
check "RESTART" "OK 7,7 OK 7,7 " "$(lines 'START 15' BEGIN RESTART BEGIN)"
check "ABOUT" 1 "$(session ABOUT | grep -c '^name="[^"]*", version="[^"]*"')"
check "INFO is not answered" "" \
    "$(session 'INFO timeout_turn 500' 'INFO timeout_match 10000' 'INFO time_left 9000' 'INFO max_memory 1000000' \
    'INFO rule 0' 'INFO folder /tmp' INFO)"
check "another rule is refused" 1 "$(session 'INFO rule 1' | grep -c '^MESSAGE ')"
check "END" "OK " "$(lines 'START 15' END BEGIN)"
check "TAKEBACK" "OK 7,7 OK 7,7 " "$(lines 'START 15' BEGIN 'TAKEBACK 7,7' BEGIN)"
check "TAKEBACK of another move" \
    "ERROR that was not the last move" "$(session 'START 15' BEGIN 'TAKEBACK 7,8' | tail -n 1)"
check "TAKEBACK without a move" "ERROR there is nothing to take back" "$(session 'START 15' 'TAKEBACK 7,8' | tail -n 1)"
check "an unknown command" "UNKNOWN HELLO" "$(session 'HELLO you')"

# a refused command changes nothing
check "an occupied point" "ERROR That point is taken" "$(session 'START 15' BEGIN 'TURN 7,7' | tail -n 1)"
check "a point off the board" "ERROR a turn is X,Y, each 0 to 14" "$(session 'START 15' 'TURN 15,0' | tail -n 1)"
check "not a point" "ERROR a turn is X,Y, each 0 to 14" "$(session 'START 15' 'TURN h8' | tail -n 1)"
check "the board is unchanged" \
    "7,7" "$(session 'START 15' 'TURN h8' 'TURN -1,3' BOARD 3,3,1 3,4,1 DONE BEGIN | tail -n 1)"
check "impossible numbers of stones" "ERROR these numbers of stones are impossible" \
    "$(session 'START 15' BOARD 3,3,1 3,4,1 DONE | tail -n 1)"
check "two stones on a point" "ERROR two stones on one point" "$(session 'START 15' BOARD 3,3,1 3,3,2 DONE | tail -n 1)"
check "an unknown colour" "ERROR a stone is X,Y,WHO: 0 to 14, 0 to 14, 1 or 2" \
    "$(session 'START 15' BOARD 3,3,7 DONE | tail -n 1)"
check "a board that has five in a row already" "ERROR the game is over" \
    "$(session 'START 15' BOARD 0,0,2 1,0,2 2,0,2 3,0,2 4,0,2 0,2,1 2,2,1 4,2,1 6,2,1 DONE | tail -n 1)"
check "BOARD without DONE" "OK" "$(session 'START 15' BOARD 7,7,2)"
check "a time limit in Atari seconds" 1 \
    "$(printf '%s\n' 'START 15' 'INFO timeout_turn 1000' 'TURN 7,7' | "$trog" gomocup --atari-speed |
        tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "a time limit by the host's clock" 1 \
    "$(printf '%s\n' 'START 15' 'INFO timeout_turn 300' 'TURN 7,7' | "$trog" gomocup |
        tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "an unknown option" 2 "$("$trog" gomocup --fast 2>/dev/null < /dev/null; echo $?)"
finish
