#!/bin/bash
# starchess_time.sh BUILD: how long an Atari thinks about a turn of Star Chess, over the middlegames of its bench: one
# full turn ahead (depth 2) takes at most 2 seconds in nine of ten positions, two full turns (depth 3) at most 30. An
# NTSC machine has 1,789,773 cycles a second, of which the screen leaves 77%. The cycles are those of the whole program.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
a_second=1378125
within() { # within DEPTH SECONDS
    local positions=0 good=0 cycles most=0 sum=0
    while read -r position; do
        cycles=$("$build/lab/common/prof65" -e "$build/sim/starchess" best "$position" --depth "$1" 2>&1 >/dev/null |
            awk '$1 == "cycles" { print $2 }')
        positions=$((positions + 1))
        good=$((good + (cycles <= $2 * a_second)))
        sum=$((sum + cycles))
        [ "$cycles" -gt "$most" ] && most=$cycles
    done < <(sed -n 's/^    "\(.*\)",$/\1/p' src/games/starchess/bench.c | tail -n +2)
    echo "figure starchess depth $1: $good of $positions within $2 seconds;" \
        "$((sum * 10 / positions / a_second)) tenths of a second in the mean, $((most * 10 / a_second)) at most"
    check "starchess depth $1: $good of $positions within $2 seconds" 1 \
        $((positions == 19 && good * 10 >= positions * 9))
}
within 2 2
within 3 30
finish
