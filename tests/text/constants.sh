#!/bin/bash
# constants.sh: a number that assembly and C both name is the same in both. The
# engine's are compared with its headers, a game's with its own and the engine's.
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
compare hands asm/plat/atari/input.s src/plat/screen.h
for game in asm/games/*; do
    game=${game##*/}
    compare "$game" "$(ls asm/games/$game/*.s asm/games/$game/*.inc 2>/dev/null)" \
        "src/games/$game/$game.h $(ls src/games/$game/*.[ch] src/engine/*.h)"
done
# dots of a part that is read stand behind what is said then
thinks=$(sed -n 's/.*status_say("\(Atari thinks[^"]*\)");/\1/p' src/shell/play.c)
check "dots behind '$thinks'" 1 \
    $((${#thinks} > 0 && ${#thinks} <= \
        $(numbers_of_asm asm/plat/atari/overlay_store.s | awk '$1 == "DOTS_COLUMN" { print $2 }')))
# what the menu offers below level 1 is what the game has
check "random and directed moves" "$(grep -l weak_players_find_move src/games/*/info.c | xargs -n 1 dirname)" \
    "$(grep -lx weak_players src/games/*/menu.txt | xargs -n 1 dirname)"
check "there is something to compare" 1 $((passed > 30))
finish
