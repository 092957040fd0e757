#!/bin/bash
# warptrog_endings.sh TROG: won endings of warp trog are won. The side to move (the bottom) wins if it has the
# opposition or an extra piece, and loses if it has lost the opposition. Each ending is played twice, with equal
# thinking time for both sides, and must have the right winner both times. On a locked board the enemy must give way and
# loses, unless it has a warp left: then the search must claim no win. SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1

ends() { # ends WINNER WHAT POSITION: WINNER is bottom or top
    local result
    result=$("$trog" match warptrog "$3" --first nodes=15000,without=book --second nodes=15000,without=book --games 2 \
        --opening 0 |
        awk '{
                for (n = 2; n < NF; n++) {
                    if ($n == "wins") wins += $(n + 1)
                    if ($n == "wins-starting") bottom += $(n + 1)
                }
            }
            END { print (wins == 2 && bottom == 2 ? "bottom" : wins == 2 && bottom == 0 ? "top" : "none") }')
    check "$2: '$3'" "$1" "$result"
}

ends bottom "Trog v Trog, with the opposition" "6/6/2t3/6/6/2T3 w 0 0"
ends bottom "Trog v Trog, with the opposition" "6/1t4/6/6/3T2/6 w 0 0"
ends bottom "Trog v Trog, with the opposition" "t5/6/6/6/6/T5 w 0 0"
ends top "Trog v Trog, the opposition lost" "6/6/2t3/6/2T3/6 w 0 0"
ends top "Trog v Trog, the opposition lost" "t5/6/6/6/6/5T w 0 0"
ends bottom "two Trogs v one" "6/1t4/6/6/3TT1/6 w 0 0"
ends bottom "two Trogs v one" "t5/6/6/6/6/T4T w 0 0"
ends bottom "two Trogs v one" "6/2t3/6/6/6/TT4 w 0 0"
ends bottom "two Trogs v one" "5t/6/6/6/6/T1T3 w 0 0"
ends bottom "two Trogs v one" "6/6/2t3/6/T4T/6 w 0 0"
ends bottom "two Trogs v one" "2t3/6/6/T5/5T/6 w 0 0"
ends bottom "Trog and Valg v Trog" "6/3t2/6/1V4/6/T5 w 0 0"

locked() { # locked IS_WON WARPS: the search finds a win (1) or none (0) if the enemy has this many warps
    check "the board is locked and the enemy has $2 warps" "$1" \
        "$("$trog" best warptrog "6/6/vv1tvv/V1T1VV/1V4/6 w 4 $2" --nodes 20000 --without book | grep -c win-in)"
}

locked 1 0
locked 0 1
finish
