#!/usr/bin/env bash
# variety.sh BUILD: games differ. Fifty games of level 4 against itself have at least twenty different openings of eight
# plies. In the games that are solved, every move that is exactly as good as the best is played sometimes.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
trog=$build/host/trog
games=50
least=20

beginning() { # beginning GAME SEED
    { echo "seed $2"; for _ in 1 2 3 4; do echo genmove first; echo genmove second; done; } \
        | "$trog" gtp "$1" --level 4 | grep '^=' | tr -d '=\n'
    echo
}
varied() { # varied GAME
    for seed in $(seq $games); do beginning "$1" $((seed * 977)); done | sort -u | wc -l
}

# `equals` finds the moves with the best exact value, `played` the moves that are played
equals() { # equals GAME MOVES...: for the position after these moves
    local game=$1 best=-99999 good= value word
    shift
    for move in $("$trog" moves "$game" ${1:+"$("$trog" after "$game" "$@" | tail -1)"}); do
        word=$("$trog" best "$game" "$("$trog" after "$game" "$@" "$move" |
            tail -1)" --without book,haste --depth 20 | cut -d' ' -f2)
        case $word in
        win-in-*) value=$((${word#win-in-} - 1000)) ;;
        loss-in-*) value=$((1000 - ${word#loss-in-})) ;;
        *) value=0 ;;
        esac
        [ $value -gt $best ] && best=$value good=
        [ $value = $best ] && good="$good $move"
    done
    echo $good | tr ' ' '\n' | sort | xargs
}
played() { # played GAME MOVES...
    local game=$1 position
    shift
    position=${1:+$("$trog" after "$game" "$@" | tail -1)}
    for seed in $(seq 200); do
        "$trog" best "$game" ${position:+"$position"} --level 4 --seed $((seed * 131)) --without book | cut -d' ' -f1
    done | sort -u | xargs
}

for game in connect4 warptrog draughts reversi chess morris noughts3d gomoku minichess; do
    number=$(varied $game)
    echo "figure $game: $number of $games games begin differently"
    check "$game: at least $least different openings in $games games" 1 $((number >= least))
done
while read -r game moves; do
    check "$game after '$moves'" "$(equals $game $moves)" "$(played $game $moves)"
done <<'END'
hexapawn
hexapawn a1a2
hexapawn b1b2
hexapawn b1b2 a3b2
noughts
noughts 1
noughts 5
noughts 1 5 9
END
finish
