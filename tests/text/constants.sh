#!/bin/bash
# constants.sh: a constant that is defined in assembly and in C has the same value in both. Constants of the engine are
# compared with its headers, constants of a game with the game's and the engine's files.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
numbers_of_c() { sed -nE 's/^#define ([A-Z][A-Z0-9_]*) \(?(0x[0-9A-Fa-f]+|[0-9]+)\)?( .*)?$/\1 \2/p' "$@"; }
numbers_of_asm() { sed -nE 's/^([A-Z][A-Z0-9_]*) *= *(\$[0-9A-Fa-f]+|[0-9]+)( .*)?$/\1 \2/p' "$@" | sed 's/\$/0x/'; }

compare() { # compare WHAT "ASM FILES" "C FILES"
    local name value mine
    while read -r name value; do
        mine=$(numbers_of_c $3 | awk -v name="$name" '$1 == name { print $2; exit }')
        [ -n "$mine" ] && check "$1: $name" $((mine)) $((value))
    done < <(numbers_of_asm $2)
}
compare engine "asm/zp.inc asm/engine/search_state.inc $(ls asm/engine/*.s)" "$(ls src/engine/*.[ch])"
compare plat asm/plat/atari/overlay_store.s tools/build/mkfont.c
compare input asm/plat/atari/input.s src/plat/screen.h
for game in asm/games/*; do
    game=${game##*/}
    compare "$game" "$(ls asm/games/$game/*.s asm/games/$game/*.inc 2>/dev/null)" \
        "src/games/$game/$game.h $(ls src/games/$game/*.[ch] src/engine/*.h)"
done
# The loading dots (DOTS_COLUMN) must not overwrite the text on the screen, THINKING.
thinks=$(sed -n 's/^THINKING  *[0-9]* "\(.*\)"$/\1/p' src/shell/texts.txt)
check "the dots come after '$thinks'" 1 \
    $((${#thinks} > 0 && ${#thinks} <= \
        $(numbers_of_asm asm/plat/atari/overlay_store.s | awk '$1 == "DOTS_COLUMN" { print $2 }')))
check "more than 30 constants were compared" 1 $((passed > 30))
finish
