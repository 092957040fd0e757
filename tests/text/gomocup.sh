#!/bin/bash
# gomocup.sh TROG: sessions of the protocol of Gomocup, as its manager holds them. Budgets are an Atari's: no clock
# decides.
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0 # it takes seconds a session
session() { printf '%s\n' "$@" | "$trog" gomocup --level 1; } # ends where its lines end
lines() { session "$@" | tr '\n' ' '; }

check "START 15" "OK " "$(lines 'START 15')"
check "another size" "ERROR the board has 15 by 15 fields here" "$(session 'START 20')"
check "BEGIN" "OK 7,7 " "$(lines 'START 15' BEGIN)"
check "carriage returns" "OK 7,7 " "$(printf 'START 15\r\nBEGIN\r\n' | "$trog" gomocup --level 1 | tr '\n' ' ')"
check "TURN is answered with a field" 1 "$(session 'START 15' 'TURN 7,7' | tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "Y goes down" "7,14" \
    "$(session 'START 15' BOARD 7,10,1 7,11,1 7,12,1 7,13,1 7,9,2 0,0,2 3,0,2 6,0,2 DONE | tail -n 1)"
check "a four is stopped" "7,4" \
    "$(session 'START 15' BOARD 7,5,2 7,6,2 7,7,2 7,8,2 7,9,1 3,3,1 11,11,1 DONE | tail -n 1)"
check "a board of the first player's" "4,0" \
    "$(session 'START 15' BOARD 0,0,1 1,0,1 2,0,1 3,0,1 0,2,2 2,2,2 4,2,2 6,2,2 DONE | tail -n 1)"
check "a game goes on behind a board" 2 "$(session 'START 15' BOARD 7,7,2 DONE 'TURN 0,0' | grep -c '^[0-9]*,[0-9]*$')"
check "RESTART" "OK 7,7 OK 7,7 " "$(lines 'START 15' BEGIN RESTART BEGIN)"
check "ABOUT" 1 "$(session ABOUT | grep -c '^name="[^"]*", version="[^"]*"')"
check "INFO is not answered" "" \
    "$(session 'INFO timeout_turn 500' 'INFO timeout_match 10000' 'INFO time_left 9000' 'INFO max_memory 1000000' \
    'INFO rule 0' 'INFO folder /tmp' INFO)"
check "another rule is told" 1 "$(session 'INFO rule 1' | grep -c '^MESSAGE ')"
check "END" "OK " "$(lines 'START 15' END BEGIN)"
check "TAKEBACK" "OK 7,7 OK 7,7 " "$(lines 'START 15' BEGIN 'TAKEBACK 7,7' BEGIN)"
check "of another move" "ERROR that was not the last move" "$(session 'START 15' BEGIN 'TAKEBACK 7,8' | tail -n 1)"
check "of none" "ERROR there is nothing to take back" "$(session 'START 15' 'TAKEBACK 7,8' | tail -n 1)"
check "no such word" "UNKNOWN HELLO" "$(session 'HELLO you')"

# what cannot be obeyed changes nothing
check "a field that is taken" "ERROR a man stands there" "$(session 'START 15' BEGIN 'TURN 7,7' | tail -n 1)"
check "off the board" "ERROR a turn is X,Y, each 0 to 14" "$(session 'START 15' 'TURN 15,0' | tail -n 1)"
check "no field" "ERROR a turn is X,Y, each 0 to 14" "$(session 'START 15' 'TURN h8' | tail -n 1)"
check "nothing was changed" "7,7" "$(session 'START 15' 'TURN h8' 'TURN -1,3' BOARD 3,3,1 3,4,1 DONE BEGIN | tail -n 1)"
check "wrong numbers" "ERROR so many men of each side are never there" \
    "$(session 'START 15' BOARD 3,3,1 3,4,1 DONE | tail -n 1)"
check "two men on a field" "ERROR two men on one field" "$(session 'START 15' BOARD 3,3,1 3,3,2 DONE | tail -n 1)"
check "a man that is none" "ERROR a man is X,Y,WHO: 0 to 14, 0 to 14, 1 or 2" \
    "$(session 'START 15' BOARD 3,3,7 DONE | tail -n 1)"
check "five already" "ERROR the game is over" \
    "$(session 'START 15' BOARD 0,0,2 1,0,2 2,0,2 3,0,2 4,0,2 0,2,1 2,2,1 4,2,1 6,2,1 DONE | tail -n 1)"
check "a board without an end" "OK" "$(session 'START 15' BOARD 7,7,2)"
check "time of an Atari" 1 \
    "$(printf '%s\n' 'START 15' 'INFO timeout_turn 1000' 'TURN 7,7' | "$trog" gomocup --atari-speed |
        tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "the clock of the host" 1 \
    "$(printf '%s\n' 'START 15' 'INFO timeout_turn 300' 'TURN 7,7' | "$trog" gomocup |
        tail -n 1 | grep -c '^[0-9]*,[0-9]*$')"
check "no such option" 2 "$("$trog" gomocup --fast 2>/dev/null < /dev/null; echo $?)"
finish
