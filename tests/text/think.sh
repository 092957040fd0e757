#!/bin/bash
# think.sh BUILD: the move finding of host and 6502 (where it is assembly) gives the same move, score, depth, nodes and
# principal variation, with various limits and techniques switched off.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
ways=(
    "--depth 1" "--depth 2" "--depth 3" "--depth 4 --without twos" "--depth 3 --without deepening"
    "--nodes 1" "--nodes 2" "--nodes 254" "--nodes 255" "--nodes 256" "--nodes 257" "--nodes 511" "--nodes 700"
    "--level 1 --seed 1" "--level 1 --seed 2" "--level 2 --seed 65535" "--nodes 300 --seed 4711"
    "--nodes 400 --table 0" "--nodes 400 --table 32" "--win 1" "--win 2 --nodes 2000" "--depth 2 --without everything"
)
for technique in alphabeta pvs hash killers history quiescence repetition rank deepening twos book haste solver pass \
    late; do
    ways+=("--depth 3 --nodes 3000 --without $technique")
done
# has GAME WORD: a line of the game's game.txt begins with this word (docs/ADDING-A-GAME.md)
has() { grep -qE "^$2( |\$)" "src/games/$1/game.txt"; }
# compared GAME WAY: both programs can find a move in this way. A game with no_search has no search in its image for
# sim65, so its move finder cannot be switched off there. A forced win is only searched for in games without dice.
compared() {
    case $2 in
    *solver | *everything) ! has "$1" no_search ;;
    --win*) ! has "$1" no_search && ! has "$1" chance ;;
    esac
}
# The first and the last position of each bench. The images of large games have no book.
for game in $("$build/host/trog" games); do
    bench=src/games/$game/bench.c
    [ -f "$bench" ] || bench=$build/made/$bench # made from its game.txt
    mapfile -t positions < <(sed '/#include/d' "$bench" | grep -o '"[^"]*"' | tr -d '"' | sed -n '1p; $p')
    no_book=
    ! has "$game" large || no_book="--without book"
    for position in "${positions[@]}"; do
        "$build/host/trog" moves "$game" "$position" >/dev/null 2>&1
        check "$game: '$position' is valid" 0 $?
        for way in "${ways[@]}"; do
            compared "$game" "$way" || continue
            answer=$("$build/host/trog" best "$game" "$position" $way $no_book)
            check "$game $position $way $no_book" "${answer:-a move}" \
                "$(sim65 "$build/sim/$game" best "$position" $way $no_book)"
        done
    done
done
# A lost position is not searched deeper: after the only move there is mate in one.
lost="8/8/8/8/8/6k1/1q6/7K w - - 0 1"
for image in "$build/host/trog best chess" "sim65 $build/sim/chess best"; do
    check "chess, lost: $image" "h1g1 loss-in-2 2" "$($image "$lost" --depth 6 --without haste | cut -d" " -f1-3)"
done
# Endings in which the evaluation drives a bare king to the edge or into a corner, with each set of pieces; and endings
# in which both sides have pieces.
for position in "8/8/8/3k4/8/8/4R3/4K3 w - - 0 1" "8/8/8/3k4/8/8/4Q3/4K3 b - - 0 1" "4k3/8/8/3bn3/8/8/8/4K3 b - - 0 1" \
    "4k3/8/8/3b4/6n1/8/8/K7 w - - 0 1" "7k/8/8/2B5/6N1/8/8/K7 b - - 0 1" "k7/8/8/2B5/6N1/8/8/K7 b - - 0 1" \
    "8/2k5/8/2B5/6N1/3K4/8/8 b - - 0 1" "8/4k3/8/3B4/6N1/3K4/8/8 w - - 0 1" "7k/8/8/3B4/5N2/8/8/K7 w - - 0 1" \
    "8/8/8/8/3NN3/8/5k2/K7 b - - 0 1" "8/P7/8/4k3/8/8/8/K7 w - - 0 1" "8/8/8/4k3/8/8/pp6/7K w - - 0 1" \
    "8/8/8/4k3/8/1bb5/8/7K b - - 0 1" "8/8/2k5/8/4P3/3K4/3p4/8 w - - 0 1"; do
    check "chess $position" "$("$build/host/trog" best chess "$position" --nodes 400)" \
        "$(sim65 "$build/sim/chess" best "$position" --nodes 400)"
done
# Nine men's morris: both sides fly, or will fly when a man is removed. Random games and the bench rarely get there.
for position in "--XO---O--O---X---X----- O 0 0" "OX-----X-X--X--O-O------ O 0 0"; do
    for depth in 2 3; do
        check "morris $position --depth $depth" "$("$build/host/trog" best morris "$position" --depth $depth)" \
            "$(sim65 "$build/sim/morris" best "$position" --depth $depth)"
    done
done
# Noughts in Space: the budget ends before all moves are tested against the threats of the other side, so the move of
# the search is checked (GameInfo.check_move), once or twice.
for position in "---------O-X----/-----X--XOOO----/-X---X---OX-----/--------OX------ O" \
    "-X-------OXX----/X----OX-XOOO-X-O/---X-----OOX----/---------XO--O-X O" \
    "O---------------/----OX----X-----/--X-----X-------/OXOOX-X--O--O--X O" \
    "O--OX--X--------/------O---------/-----X---XX-----/------------O--- O" \
    "X---X---O---X---/------O--X--O-O-/--O---X---X---X-/---O-----------O X"; do
    for seconds in 2 5; do
        way="--atari-seconds $seconds --table 64 --without book"
        check "noughts3d $position $way" "$("$build/host/trog" best noughts3d "$position" $way)" \
            "$(sim65 "$build/sim/noughts3d" best "$position" $way)"
    done
done
# The search likes 3b2 best, which loses by threats alone.
position="-X-------OXX----/X----OX-XOOO-X-O/---X-----OOX----/---------XO--O-X O"
check "noughts3d: a move that the forcing search refutes is not played" 1a4 \
    "$("$build/host/trog" best noughts3d "$position" --level 3 --table 64 --without book | cut -d' ' -f1)"
# Levels whose budget is extended because the best move has just fallen (GameInfo.fall), and others.
for position in "r1bqkb1r/ppp2ppp/2n2n2/3pP3/3P4/8/PPB2PPP/RNBQK1NR b KQkq - 0 7" \
    "r2q1rk1/pp1bbppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 0 10"; do
    for level in 3 4; do
        check "chess $position --level $level" "$("$build/host/trog" best chess "$position" --level $level --seed 7)" \
            "$(sim65 "$build/sim/chess" best "$position" --level $level --seed 7)"
    done
done
check "more than a few results were compared" 1 $((passed > 400))
finish
