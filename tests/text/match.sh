#!/bin/bash
# match.sh TROG: matches repeat with the same seed, more nodes win, the perfect
# games are perfect.
. "${0%/*}/checks.sh"
trog=$1
without_time() { sed 's/ seconds [0-9]*//'; }
one=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 5 | without_time)
two=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 5 | without_time)
check "a match repeats with its seed" "$one" "$two"
other=$("$trog" match connect4 --first level=2 --second level=1 --games 20 --seed 6 | without_time)
check "another seed is another match" 1 "$([ "$one" != "$other" ] && echo 1)"
wins=$("$trog" match connect4 --first nodes=5000 --second nodes=50 --games 60 --seed 9 | awk 'NR == 1 { print $3 }')
check "5000 nodes win most of 60 games against 50 ($wins)" 1 $((wins > 40))

# sixths, so that every second share has to be rounded up: 1 of 6 is 16.7, not 16.6
shares=$(for seed in 1 2 3; do "$trog" match noughts3d --first level=2 --second level=1 --games 6 --seed $seed; done)
check "shares are rounded" "$(echo "$shares" | awk '{ printf "%.1f%%\n", 100 * ($3 + $5 / 2) / 6 }')" \
    "$(echo "$shares" | awk '{ print $7 }')"
check "some of these shares are rounded up" 1 "$(echo "$shares" | grep -q 'score [0-9]*[67]\.7%' && echo 1)"
finish
