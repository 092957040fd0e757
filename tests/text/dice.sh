#!/bin/bash
# dice.sh BUILD: the text interface of a game with a die (tests/synthetic/die): positions with and without a roll,
# perft, best, matches, a game in a terminal with undo. The 6502 gives the same results, with the engine in assembly and
# in C.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1/unit/trog-die
images="$1/unitsim/trog-die $1/unitsim/trogc-die"
export ASAN_OPTIONS=detect_leaks=0

without_time() { sed 's/ seconds [0-9]*//'; }
same_on_6502() { # same_on_6502 ARGUMENTS...
    local image mine
    mine=$("$trog" "$@" | without_time)
    for image in $images; do
        check "$(basename "$image"): $*" "$mine" "$(sim65 "$image" "$@" | without_time)"
    done
}
refuse() { # refuse WORD ARGUMENTS...
    local word=$1 said
    shift
    said=$("$trog" "$@" 2>&1 >/dev/null)
    check "status of: $*" 2 $?
    case $said in *"$word"*) check "'$word' of: $*" 1 1 ;; *) check "'$word' of: $*" "$word" "$said" ;; esac
}

# An independent perft, with the rules in awk: prints the number of leaves after DEPTH moves of the players.
count() { # count DEPTH POSITION
    awk -v depth="$1" -v text="$2" '
    # moves one piece of a side; `pieces` is four digits, the squares of two pieces each
    function up(pieces, of, from, to,    n) {
        n = index(substr(pieces, 2 * of + 1, 2), from) + 2 * of
        return substr(pieces, 1, n - 1) to substr(pieces, n + 1)
    }
    function has(pieces, of, at) { return index(substr(pieces, 2 * of + 1, 2), at) > 0 }
    function leaves(pieces, side, face, depth,    sum, from, to, next_pieces, moves, other) {
        if (depth == 0)
            return 1
        if (substr(pieces, 1, 2) == "88" || substr(pieces, 3, 2) == "88")
            return 0
        if (face == 0) {
            for (face = 1; face <= 3; face++)
                sum += leaves(pieces, side, face, depth)
            return sum
        }
        other = face == 3 ? side : 1 - side
        for (from = 0; from < 8; from++) {
            to = from + face
            if (!has(pieces, side, from) || to > 8 || (to < 8 && has(pieces, side, to)))
                continue
            next_pieces = up(pieces, side, from, to)
            if (to < 8 && has(next_pieces, 1 - side, to))
                next_pieces = up(next_pieces, 1 - side, to, 0)
            moves++
            sum += leaves(next_pieces, other, 0, depth - 1)
        }
        return moves ? sum : leaves(pieces, other, 0, depth - 1)
    }
    BEGIN {
        split(text, word, " ")
        sub("/", "", word[1])
        print leaves(word[1], word[2] == "b", word[3] + 0, depth)
    }'
}
for position in '00/00 a' '00/00 a 1' '03/15 a 2' '12/36 b' '67/05 a 3' '46/57 b 1' '78/68 a' '08/68 b 2'; do
    for depth in 1 2 3 4; do
        check "perft $depth '$position'" "$(count $depth "$position")" "$("$trog" perft $depth "$position")"
    done
    check "divide 3 '$position'" "$("$trog" perft 3 "$position")" \
        "$("$trog" divide 3 "$position" | awk '{ sum += $2 } END { print sum }')"
done
check "perft 0 counts one position, without a roll" 1 "$("$trog" perft 0)"
check "the possible rolls" "d1 d2 d3" "$("$trog" moves | xargs)"
check "the possible moves" "0 3" "$("$trog" moves '03/15 a 2' | xargs)"
check "a side without a move passes" "-" "$("$trog" moves '78/68 a 3' | xargs)"
same_on_6502 perft 4 '00/00 a'
same_on_6502 divide 3 '12/36 b'
same_on_6502 moves
refuse 'depth is 0 to 15' perft 16
refuse '1 to 15' divide 0

# ---- best ----
check "best takes the roll of the position and prints none" \
    2 "$("$trog" best '67/05 b 1' --depth 1 | awk '{ print NF - 3 }')"
rolled() { "$trog" best "$1" --depth 2 --seed "$2" | awk '{ print $5 }'; }
check "the roll depends on the seed alone" "$(rolled '00/00 a' 5)" "$(rolled '03/15 b' 5)"
check "other seeds give other rolls" 3 \
    "$(for seed in 1 2 3 4 5 6 7 8 9 10; do rolled '00/00 a' $seed; done | sort -u | wc -l)"
check "the roll is printed before the moves" 1 \
    "$("$trog" best '03/15 a' --depth 3 --seed 5 | awk '{ print $5 ~ /^d[123]$/ && $6 == $1 }')"
check "the same move when the position has that roll" \
    "$("$trog" best '03/15 a' --depth 3 --seed 5 | cut -d ' ' -f 1-4)" \
    "$("$trog" best "03/15 a $(rolled '03/15 a' 5 | tr -d d)" --depth 3 | cut -d ' ' -f 1-4)"
same_on_6502 bench
same_on_6502 bench --depth 3 --without haste
same_on_6502 bench --depth 3 --without haste,alphabeta
same_on_6502 bench --depth 3 --without haste,hash,pvs,rank
same_on_6502 best '03/15 a' --depth 4 --seed 9
for nodes in 1 2 3 7 50 257; do
    same_on_6502 best '12/36 b 2' --nodes $nodes
done
refuse 'over' best '88/07 b'

# ---- match: both players get the same rolls ----
field() { awk -v name="$1" '{ for (n = 1; n < NF; n++) { if ($n == name) { print $(n + 1); next } } }'; }
match=$("$trog" match --first depth=2 --second depth=2 --games 40 --seed 3 | without_time)
check "two equal players win the same number of games" "20 20" "$(echo "$match" | field wins | xargs)"
check "a match repeats with its seed" "$match" \
    "$("$trog" match --first depth=2 --second depth=2 --games 40 --seed 3 | without_time)"
check "the deeper search wins more games" 1 \
    "$("$trog" match --first depth=3 --second nodes=1 --games 200 --seed 3 | field wins | xargs |
    awk '{ print ($1 > $2 + 20) }')"
same_on_6502 match --first depth=2 --second depth=1 --games 4 --seed 8

# ---- a game in a terminal: after undo the same roll comes again ----
boards() { "$trog" play --depth 1 --seed 3 | grep '/.* [ab]'; }
one=$(printf '%s\n' two 0 quit | boards)
again=$(printf '%s\n' two 0 undo 0 quit | boards)
check "undo restores the board before the move, with its roll" 1 \
    "$(echo "$again" | grep -cx -- "$(echo "$one" | sed -n 2p)" | awk '{ print ($1 >= 2) }')"
check "the next roll is the same after undo" "$(echo "$one" | tail -n 1)" "$(echo "$again" | tail -n 1)"

# ---- GTP: the controlling program rolls ----
check "gtp refuses genmove before a roll" "? a roll must be played first" \
    "$(printf 'genmove a\nquit\n' | "$trog" gtp | head -n 1)"
check "gtp plays after the roll" "= 0" "$(printf 'play Ann d1\ngenmove a\nquit\n' | "$trog" gtp | sed -n 3p)"

# ---- bad input ----
refuse 'a roll of 1 to 3' best '00/00 a 7'
refuse 'a roll of 1 to 3' best '00/00 a 0'
refuse 'a roll of 1 to 3' best '00/00 a 1 '
refuse 'Two pieces on a square' best '33/00 a 1'
refuse 'a / must follow' best '000/00 a 1'
refuse 'only one side' best '88/88 a'
refuse 'the side' best '00/00 c'
finish
