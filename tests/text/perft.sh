#!/bin/bash
# perft.sh BUILD [GAME...]: the counts of move sequences in tests/data/perft.txt, on the host and on the 6502.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1 counts=${0%/*}/../data/perft.txt
shift
games=$(echo ${*:-$("$build/host/trog" games)})
host_most=50000000 # leaves: larger counts take too long in a test
sim_most=1000000
chess_most=100000 # a chess leaf takes three times as long on the 6502 as others

row() { # row GAME DEPTH LEAVES POSITION
    [ "$3" -gt $host_most ] && { echo "skipped $1 depth $2: $3 leaves"; return; }
    check "perft $1 $2 $4 on the host" "$3" "$("$build/host/trog" perft "$1" "$2" "$4")"
    [ "$3" -gt $sim_most ] && return
    [ "$1" = chess ] && [ "$3" -gt $chess_most ] && return
    check "perft $1 $2 $4 on the 6502" "$3" "$(sim65 "$build/sim/$1" perft "$2" "$4")"
}

for game in $games; do
    has_line ../data/perft.txt "$game"
    while IFS='|' read -r _ depth leaves position; do
        row "$game" "$depth" "$leaves" "$position"
    done < <(grep "^$game|" "$counts")
done
finish
