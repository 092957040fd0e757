#!/bin/bash
# find_win.sh TROG: `best --win N` finds the shortest win in every game, and finds none with a smaller N. It agrees with
# a search to that depth without the techniques that may miss a win.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1

answer() { "$trog" best "$1" "$2" --win "$3" | awk '{ print $1 == "none" ? $1 : $1 " " $2 }'; }

problem() { # problem GAME POSITION MOVES KEY
    check "$1 '$2': a win in $3" "$4 win-in-$((2 * $3 - 1))" "$(answer "$1" "$2" "$3")"
    [ "$3" = 1 ] || check "$1 '$2': no win in $(($3 - 1))" none "$(answer "$1" "$2" $(($3 - 1)))"
}

agrees() { # agrees GAME POSITION MOVES
    local depth=$((2 * $3 - 1)) wide
    wide=$("$trog" best "$1" "$2" --depth $depth --without book,pass,late,hash,solver |
        awk -v most=$depth '$2 ~ /^win-in-/ { split($2, part, "-"); if (part[3] <= most) found = $2 }
            END { print found ? found : "none" }')
    check "$1 '$2': a win within $3 moves, as a search of $depth plies finds" \
        "$wide" "$(answer "$1" "$2" "$3" | sed 's/.* //')"
}

problem chess "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1" 1 a1a8
problem chess "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1" 2 a1a6
problem chess "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 1 1" 2 b5d5
problem chess "6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1" 2 g2g1
problem chess "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1" 3 f6a6
problem chess "1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 1" 3 c5a6
problem chess "3r1r1k/1p3p1p/p2p4/4n1NN/6bQ/1BPq4/P3p1PP/1R5K w - - 0 1" 3 g5f7
problem chess "r1bqr3/ppp1B1kp/1b4p1/n2B4/3PQ1P1/2P5/P4P2/RN4K1 w - - 1 1" 4 e4e5
problem connect4 112233 1 4
problem warptrog "6/6/2t3/2T3/6/6 w 0 0" 1 c3c4
for position in "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1" "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1" "k7/8/1K6/8/8/8/8/7R w - - 0 1" \
    "k7/8/2K5/8/8/8/8/7Q w - - 0 1" "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" "7k/8/5NK1/8/8/8/8/5B2 w - - 0 1"; do
    agrees chess "$position" 2
    agrees chess "$position" 3
done
agrees connect4 44433 2
agrees connect4 4444332 3
finish
