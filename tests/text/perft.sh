#!/bin/bash
# perft.sh BUILD [GAME...]: the counts of move sequences in tests/data/perft.txt, on the host and on the 6502. Of every
# position the 6502 counts the largest row that is short enough, which contains all positions of smaller rows; if there
# is none, a lower depth, which must equal the host's. DEEP=1 (make test-deep) raises the limits.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1 counts=${0%/*}/../data/perft.txt
shift
games=$(echo ${*:-$("$build/host/trog" games)})
host_most=10000000 # leaves: larger counts take too long in a test
sim_most=30000
if [ -n "${DEEP-}" ]; then
    host_most=100000000 sim_most=1000000
fi

host() { "$build/host/trog" perft "$1" "$2" "$3"; } # host GAME DEPTH POSITION
sim() { sim65 "$build/sim/$1" perft "$2" "$3"; }

row() { # row GAME DEPTH LEAVES POSITION LEAST MOST: LEAST is the smallest count of this position in the file, MOST the
    # largest one for the 6502
    local depth=$2 leaves
    if [ "$3" -le $host_most ]; then
        check "perft $1 $2 $4 on the host" "$3" "$(host "$1" "$2" "$4")"
    fi
    if [ "$3" = "$6" ]; then
        check "perft $1 $2 $4 on the 6502" "$3" "$(sim "$1" "$2" "$4")"
    elif [ "$5" = "$3" ] && [ "$3" -gt $sim_most ]; then
        for ((leaves = $3; leaves > sim_most && depth > 1; leaves = $(host "$1" "$depth" "$4"))); do
            depth=$((depth - 1))
        done
        check "perft $1 $depth $4 on the 6502 and on the host" "$leaves" "$(sim "$1" "$depth" "$4")"
    fi
}

for game in $games; do
    has_line ../data/perft.txt "$game"
    while IFS='|' read -r _ depth leaves position least most; do
        row "$game" "$depth" "$leaves" "$position" "$least" "$most"
    done < <(awk -F '|' -v OFS='|' -v game="$game" -v sim_most=$sim_most '$1 == game && NF == 4 {
            n++; row[n] = $0; position[n] = $4
            if (!($4 in least) || $3 < least[$4]) least[$4] = $3
            if ($3 <= sim_most && $3 + 0 > most[$4] + 0) most[$4] = $3
        }
        END { for (i = 1; i <= n; i++) print row[i], least[position[i]], most[position[i]] }' "$counts")
done
finish
