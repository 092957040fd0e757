#!/bin/bash
# draughts_ends.sh DRENDS: won endings of kings are won, at 15 seconds of an Atari a move.
. "${0%/*}/count.sh"
said=$("$1" play "${0%/*}/draughts_ends.txt" 15)
check "endings of draughts: $(echo "$said" | grep 'not won')" "20 of 20 won" "$(echo "$said" | tail -n 1)"
finish
