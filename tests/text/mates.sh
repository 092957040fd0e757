#!/bin/bash
# mates.sh MATES: the elementary mates are won within fifty moves from ten positions each, at 15 Atari seconds per move;
# bishop and knight need 20. MATES is build/lab/chess/mates.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
won=$("$1" 15 10 | grep -v '^KBNk'; "$1" 20 10 | grep '^KBNk')
for ending in KQk KRk KBBk KBNk; do
    check "$ending" "10 of 10 won" "$(echo "$won" | sed -n "s/^$ending *\(.* won\),.*/\1/p")"
done
finish
