#!/usr/bin/env bash
# level_times.sh BUILD SECONDS [GAME...]: a level's time limit holds in every phase of a game, for `make level-times`.
# It searches the positions of level_times.txt on the 6502 with a budget of SECONDS: 40 per game, from openings to
# endings. The extra costs were fitted to other positions; `extra_cost GAME positions 40 2002` chose these. A line
# per game says which share of the time the searches took: least, mean and most, in percent. A search that ends early
# must not exceed its time. In a game with the lines `fall` and `cut` (docs/ADDING-A-GAME.md) each search is compared
# with its own budget, which is cut or doubled; the mean is of the level's seconds.
#   level_times.sh BUILD check SECONDS EACH
# The same as a test, for every EACHth position: 75 to 125 percent, also for the mean. POSITIONS=FILE names another
# file: a game and a position per line.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
mode=print each=1
shift
[ "$1" = check ] && { mode=check each=$3; set -- "$2"; }
seconds=$1
shift
second=1186200 # LEVEL_CYCLES_A_SECOND
positions=${POSITIONS:-${0%/*}/level_times.txt}
for tool in host/trog lab/common/extra_cost lab/common/prof65; do
    [ -x "$build/$tool" ] || { echo "level_times.sh: no $build/$tool: make sim-ready builds it" >&2; exit 1; }
done
[ $# = 0 ] && set -- $("$build/host/trog" games)

# Prints for every position: nodes, made moves, cut-offs, spent budget, budget, cycles, position. Instead of the spent
# budget it prints "other" if the 6502 searched another number of nodes than the host.
measure() { # measure GAME
    sed -n "s/^$1 //p" "$positions" | sed -n "1~${each}p" | "$build/lab/common/extra_cost" "$1" count "$seconds" \
        | while read -r nodes made cuts spent budget position; do
        said=$("$build/lab/common/prof65" -e "$build/sim/$1" best "$position" --without book \
            --atari-seconds "$seconds" 2>&1)
        cycles=$(echo "$said" | awk '$1 == "counted" { print $2 }')
        echo "$said" | awk -v nodes="$nodes" \
            'NR == 1 { for (i = 1; i <= NF; ++i) if ($i == nodes) found = 1 } END { exit !found }' || spent=other
        echo "$nodes $made $cuts $spent $budget $cycles $position"
    done
}

for game; do
    wanted=$(sed -n "s/^$game //p" "$positions" | sed -n "1~${each}p" | wc -l)
    [ "$wanted" = 0 ] && { echo "skipped: $positions has no position of $game"; continue; }
    measure "$game" > "$build/level_times.$game"
    cut=$(sed -n 's/^cut //p' "src/games/$game/game.txt")
    line=$(awk -v game="$game" -v all=$((seconds * second)) -v cut="${cut:-0}" '
        NR == FNR { if (!base || $5 < base) base = $5; next }
        $4 == "other" { ++other; next }
        { share = int(100 * $6 / all / (100 - cut) * 100 / $5 * base); ++positions }
        share > 125 { ++out }
        $4 >= 0.97 * $5 {
            sum += 100 * $6 / all
            ++n
            if (n == 1 || share < least) least = share
            if (share > most) most = share
            if (share < 75) ++out
        }
        END {
            printf "%-10s %d positions, %d searched to their end; ", game, positions, positions - n
            if (n) printf "least %d, mean %d, most %d; ", least, sum / n, most
            if (n && (sum < 75 * n || sum > 125 * n)) ++out
            print out + 0, "outside,", other + 0, "with other nodes"
        }' "$build/level_times.$game" "$build/level_times.$game")
    [ "$(wc -l < "$build/level_times.$game")" = "$wanted" ] || line="$line, of $wanted positions" # some had no answer
    if [ $mode = print ]; then
        echo "$line"
    else
        check "$line" 1 "$([ "${line%; 0 outside, 0 with other nodes}" != "$line" ] && echo 1 || echo 0)"
    fi
done
[ $mode = print ] || finish
