#!/bin/bash
# draughts_endings.sh DRENDS: won endings of kings are won, at 20 seconds of an Atari a move (at 15, 19 of the 20).
. "${0%/*}/checks.sh"
said=$("$1" play "${0%/*}/draughts_endings.txt" 20)
check "endings of draughts: $(echo "$said" | grep 'not won')" "20 of 20 won" "$(echo "$said" | tail -n 1)"
finish
