#!/bin/bash
# draughts_endings.sh ENDINGS: won endings of kings are won at 20 Atari seconds per move (at 15 seconds 19 of the 20).
# ENDINGS is build/lab/draughts/endings.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
said=$("$1" play "${0%/*}/draughts_endings.txt" 20)
check "endings of draughts: $(echo "$said" | grep 'not won')" "20 of 20 won" "$(echo "$said" | tail -n 1)"
finish
