#!/bin/bash
# match.sh TROG: a match repeats with the same seed, more nodes win, and solved games are played perfectly.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
without_time() { sed 's/ seconds [0-9]*//'; }
one=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 5 | without_time)
two=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 5 | without_time)
check "a match repeats with its seed" "$one" "$two"
other=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 6 | without_time)
check "another seed gives another match" 1 "$([ "$one" != "$other" ] && echo 1)"
wins=$("$trog" match connect4 --first nodes=5000 --second nodes=50 --games 60 --seed 9 | awk 'NR == 1 { print $3 }')
check "5000 nodes win most of 60 games against 50 nodes ($wins)" 1 $((wins > 40))

# Six games, so that every second percentage must be rounded up: 1 of 6 is 16.7, not 16.6.
shares=$(for seed in 1 2 3; do "$trog" match noughts3d --first level=2 --second level=1 --games 6 --seed $seed; done)
check "percentages are rounded" "$(echo "$shares" | awk '{ printf "%.1f%%\n", 100 * ($3 + $5 / 2) / 6 }')" \
    "$(echo "$shares" | awk '{ print $7 }')"
check "some of these percentages are rounded up" 1 "$(echo "$shares" | grep -q 'score [0-9]*[67]\.7%' && echo 1)"
finish
