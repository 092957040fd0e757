#!/bin/bash
# contrast.sh BUILD: texts, pieces, cursors and marks stand out from what is behind them, on NTSC and PAL, in every
# game (contrast.txt).
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
here=${0%/*}
build=$1
for game in src/games/*/view.c; do
    game=${game%/view.c}
    game=${game##*/}
    grep -q "^[^#]*\b$game\b.* cursor\|^[^#]*\b$game\b.* first-piece" "$here/contrast.txt"
    check "tests/text/contrast.txt has lines for $game" 0 $?
done
while read -r is_ok what; do
    check "$what" OK "$is_ok"
done < <(awk -f "$here/contrast.awk" "$here/palette.txt" "$build"/info/*.h asm/plat/atari/frame.s \
    asm/plat/atari/screen.inc "$here/contrast.txt")
finish
