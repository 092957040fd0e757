#!/bin/bash
# three_sides.sh BUILD: the text interface with three sides (tests/synthetic/heaps): matches with rotated seats, play
# and gtp with the sides' names. The 6502 gives the same results.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1/unit/trog-heaps
image=$1/unitsim/trog-heaps
export ASAN_OPTIONS=detect_leaks=0

without_time() { sed 's/ seconds [0-9]*//'; }
match() { "$trog" match "$@" | without_time; }
field() { awk -v name="$1" '{ for (n = 1; n < NF; n++) { if ($n == name) { print $(n + 1); next } } }'; }
sum() { field "$1" | awk '{ sum += $1 } END { print sum }'; }

# ---- match ----
one=$(match --players 'depth=6,depth=2,nodes=1' --games 60 --seed 4)
check "a line per player and a line per side" 6 "$(echo "$one" | wc -l)"
check "every game has one result" 60 \
    "$(echo "$one" | head -n 3 | sum wins |
    awk -v draws="$(echo "$one" | sed -n 1p | field draws)" '{ print $1 + draws }')"
check "players and sides win the same number of games" \
    "$(echo "$one" | head -n 3 | sum wins)" "$(echo "$one" | tail -n 3 | sum wins)"
check "a draw counts for all" 1 "$(echo "$one" | field draws | sort -u | wc -l)"
check "a match repeats with its seed" "$one" "$(match --players 'depth=6,depth=2,nodes=1' --games 60 --seed 4)"
check "another seed gives another match" 1 \
    "$([ "$one" != "$(match --players 'depth=6,depth=2,nodes=1' --games 60 --seed 5)" ] && echo 1)"
check "the same from the 6502" "$one" \
    "$(sim65 "$image" match --players 'depth=6,depth=2,nodes=1' --games 60 --seed 4 | without_time)"
# Three equal players: each plays each side once with every opening, so all win equally often.
alike=$(match --players 'depth=3,depth=3,depth=3' --games 60 --seed 4)
check "three equal players win equally often" 1 "$(echo "$alike" | head -n 3 | field wins | sort -u | wc -l)"
check "a player with a comma in it" "$alike" "$(match --players 'depth=3,seed=0;depth=3;depth=3' --games 60 --seed 4)"
check "a draw is worth a third of a point" 33.3% \
    "$(match '1/1/1 a' --players 'depth=1,depth=1,depth=1' --games 3 --opening 0 | field score | sort -u)"
check "the first player gets the side to move" "1 0 0" \
    "$(match '1/0/2 a' --players 'depth=1,depth=1,depth=1' --games 1 --opening 0 | tail -n 3 | field wins | xargs)"
refuse() { # refuse WORD ARGUMENTS...
    local word=$1 said
    shift
    said=$("$trog" "$@" 2>&1 >/dev/null)
    check "status of: $*" 2 $?
    case $said in *"$word"*) check "'$word' of: $*" 1 1 ;; *) check "'$word' of: $*" "$word" "$said" ;; esac
}
refuse '--players' match --first depth=1 --second depth=1
refuse 'for every side' match --players depth=1,depth=2
refuse 'for every side' match --players depth=1,depth=2,depth=3,depth=4
refuse 'SPEC' match --players depth=1,,depth=2
refuse 'SPEC' match --players ''
refuse 'too long' match --players "depth=1,$(printf 'x%.0s' {1..500}),depth=1"
refuse 'games of two sides' best --win 2
refuse 'over' best '0/0/4 c'
refuse 'is out' best '0/2/4 a'

# ---- best ----
check "best" "$(echo 'c2 +20 4 40 c2')" "$("$trog" best --depth 4)"
check "best from the 6502" "$("$trog" best '5/6/7 b' --depth 9 --seed 3)" \
    "$(sim65 "$image" best '5/6/7 b' --depth 9 --seed 3)"
check "bench from the 6502" "$("$trog" bench)" "$(sim65 "$image" bench)"
check "perft from the 6502" "$("$trog" perft 5)" "$(sim65 "$image" perft 5)"

# ---- play: the computer has all other sides; undo goes back to a human's turn ----
play() { printf '%s\n' "$@" quit | "$trog" play --depth 2; }
check "two computers reply" "Blue Coral" \
    "$(play b1 | sed -n 's/.*> *\([A-Z][a-z]*\) plays.*/\1/p; s/^\([A-Z][a-z]*\) plays.*/\1/p' | xargs)"
check "undo takes back both replies" \
    "ooooooo ooooooo ooooooo" "$(play b1 undo | sed -n 's/^[abc] //p' | tail -n 3 | xargs)"
check "undo between humans takes back one move" "ooooooo oooooo ooooooo" \
    "$(play 'person Blue' 'person CORAL' b1 c1 undo | sed -n 's/^[abc] //p' | tail -n 3 | xargs)"
check "a side is given to the computer" 1 "$(play 'two' 'computer amber' | grep -c '^Amber plays\|> Amber plays')"
check "a side that does not exist" \
    "The sides are: Amber Blue Coral" "$(play 'computer green' | sed -n 's/.*\(The sides.*\)/\1/p')"
check "the winner is named" 1 "$(printf '%s\n' two c1 quit | "$trog" play '0/2/1 b' | grep -c 'Blue wins')"

# ---- gtp ----
got=$(printf '%s\n' 'play amber b2' 'play BLUE c1' 'play a b1' 'play coral a1' 'genmove c' 'genmove a' \
    'time_left c 10 0' \
    'time_left green 10 0' 'undo' 'quit' | "$trog" gtp --depth 4 | grep -v '^$')
check "gtp plays for three sides" "$(printf '%s\n' '= ' '= ' '? illegal move' '= ' "? it is another side's turn")" \
    "$(echo "$got" | head -n 5)"
check "gtp finds a move" 1 "$(echo "$got" | sed -n 6p | grep -c '^= [bc][12]$')"
check "gtp accepts every side's name" "$(printf '%s\n' '= ' '? time_left SIDE SECONDS MOVES' '= ' '= ')" \
    "$(echo "$got" | tail -n 4)"
finish
