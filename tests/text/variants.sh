#!/bin/bash
# variants.sh BUILD: variants of the rules give equal results on the host and on the 6502; draws come at the exact ply.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
both() { # both WHAT EXPECTED GAME VERB ARGUMENTS...: compares the first two words of the answer
    local what=$1 expected=$2 game=$3 verb=$4
    shift 4
    check "$what, host" "$expected" "$("$build/host/trog" "$verb" "$game" "$@" | cut -d' ' -f1,2)"
    check "$what, 6502" "$expected" "$(sim65 "$build/sim/$game" "$verb" "$@" | cut -d' ' -f1,2)"
}
# after b1b2 Black is to move and blocked
both "no move loses" "b1b2 win-in-1" hexapawn best '1p1/3/1P1 w' --depth 4
both "no move draws" "b1b2 +0" hexapawn best '1p1/3/1P1 w' --depth 4 --rule stalemate=draw
both "the standard rule by its name" "b1b2 win-in-1" hexapawn best '1p1/3/1P1 w' --depth 4 --rule stalemate=loss
both "standard game: the second player wins" "b1b2 loss-in-6" hexapawn best --depth 12
# a1 fills the board: equal discs are a draw, one more wins
full='-OXOOOOOXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOO X'
both "32 to 32" "a1 +0" reversi best "$full" --depth 1
both "33 to 31" "a1 win-in-1" reversi best "${full/XOOOOOOOO/XXOOOOOOO}" --depth 1
both "31 to 33" "a1 loss-in-1" reversi best "${full/XXXXO/XXXOO}" --depth 1

# Go-moku with the swap opening: the first player places three stones, then the second player may move or swap colours.
# After a swap the first player is on turn.
three='15/15/15/15/15/15/7O7/7X7/15/10X4/15/15/15/15/15 O'
both "three stones, and no choice" 222 gomoku perft 1 "$three"
both "three stones, and the choice" 223 gomoku perft 1 "$three" --rule opening=swap
both "after the choice" $((222 * 221 + 222)) gomoku perft 2 "$three" --rule opening=swap
both "one player places three stones" $((225 * 224)) gomoku perft 2 --rule opening=swap
both "two adjacent stones are swapped" \
    "swap $("$build/host/trog" best gomoku '15/15/15/15/15/15/8X6/7X7/15/15/15/15/15/15/O14 O' --level 3 --rule \
    opening=swap | cut -d' ' -f2)" \
    gomoku best '15/15/15/15/15/15/8X6/7X7/15/15/15/15/15/15/O14 O' --level 3 --rule opening=swap
both "one stone in the middle is not swapped" \
    "g7 $("$build/host/trog" best gomoku 'X13X/15/15/15/15/15/15/7O7/15/15/15/15/15/15/15 O' --level 3 \
        --rule opening=swap |
        cut -d' ' -f2)" \
    gomoku best 'X13X/15/15/15/15/15/15/7O7/15/15/15/15/15/15/15 O' --level 3 --rule opening=swap
check "the stones change colour" '15/15/15/15/15/15/7X7/7O7/15/10O4/15/15/15/15/15 X' \
    "$("$build/host/trog" after gomoku --rule opening=swap "$three" swap)"

# ---- draws ----

# ends WHAT PLIES GAME POSITION MOVE...: the game is over after the first PLIES moves, and the next one is refused
ends() {
    local what=$1 plies=$2 game=$3 position=$4 said
    shift 4
    check "$what: $plies plies" "$plies" "$("$build/host/trog" after "$game" "$position" "${@:1:plies}" | wc -l)"
    said=$("$build/host/trog" after "$game" "$position" "${@:1:plies+1}" 2>&1 > /dev/null)
    check "$what: the next ply is refused ($said)" 1 "$(echo "$said" | grep -c "the game is over before")"
}
# the third occurrence of a position, after a cycle of four plies has been played twice
ends "chess, third repetition" 8 chess 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' g1f3 g8f6 f3g1 f6g8 \
    g1f3 g8f6 f3g1 f6g8 g1f3
ends "draughts, third repetition" 8 draughts 'B:WK32:BK1' 1-6 32-27 6-1 27-32 1-6 32-27 6-1 27-32 1-6
ends "warp trog, third repetition" 8 warptrog '6/6/2t3/6/6/T5 w 0 0' a1a2 c4c5 a2a1 c5c4 a1a2 c4c5 a2a1 c5c4 a1a2
# Quiet plies: one Trog walks a ring of eighteen squares, the other a ring of four, so that no third repetition comes
# first.
ring() { # ring BETWEEN SQUARE...: prints moves around a ring, with BETWEEN between the squares
    local between=$1 squares=("${@:2}") n
    for ((n = 0; n < 70; n++)); do echo "${squares[n % ($# - 1)]}$between${squares[(n + 1) % ($# - 1)]}"; done
}
ends "warp trog, 60 quiet moves of each" 120 warptrog '6/6/2t3/6/6/T5 w 0 0' \
    $(paste -d' ' <(ring '' a1 b1 c1 d1 e1 f1 f2 f3 f4 f5 e5 d5 c5 b5 a5 a4 a3 a2) <(ring '' c4 d4 d3 c3))
# three men each; one of them walks a ring of eight points, one a ring of ten
ends "morris, third repetition" 8 morris 'X--O-----------OX-X-O--- X 0 0' a7-d7 b6-d6 d7-a7 d6-b6 a7-d7 b6-d6 d7-a7 \
    d6-b6 a7-d7
ends "morris, 50 quiet moves of each" 100 morris 'X--O-----------OX-X-O--- X 0 0' \
    $(paste -d' ' <(ring - a7 d7 g7 g4 g1 d1 a1 a4) <(ring - b6 d6 f6 f4 e4 e5 d5 c5 c4 b4))
# the forty moves are counted from the first move of the game
both "minichess, the fortieth move" 198 minichess perft 4 'k4/p4/P4/5/5/4K w 39'
both "minichess, no move after it" 0 minichess perft 5 'k4/p4/P4/5/5/4K w 39'
ends "minichess, 40 moves of each" 4 minichess 'k4/p4/P4/5/5/4K w 39' e1-d1 a6-b6 d1-e1 b6-a6 e1-d1
ends "draughts, 40 quiet moves of each" 80 draughts 'B:WK17:BK1' \
    $(paste -d' ' <(ring - 1 5 9 6) <(ring - 17 21 25 30 26 31 27 32 28 24 19 23 18 22))
ends "chess, 50 quiet moves of each" 1 chess '8/8/4k3/8/8/4K3/8/R7 w - - 99 80' a1a2 e6e5
finish
