#!/bin/bash
# constants.sh: no number stands in C and in assembly, or in two assembly files. What an assembly file needs of a C file
# it includes (tools/build/constants); its own constants have other names. Constants of the engine are compared with the
# files of the engine, those of a game with the game's files and the engine's headers, those of the machine with all
# headers but the games'.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
cd "${0%/*}/../.." || exit 2
names_of_c() { sed -nE 's/^#define ([A-Z][A-Z0-9_]*) +[-0-9A-Z(~].*/\1/p' "$@" | sort -u; }
names_of_asm() { sed -nE 's/^([A-Z][A-Z0-9_]*) *:?= .*/\1/p' "$@" | sort -u; }

compared=0
apart() { # apart WHAT "ASM FILES" "C FILES": no name is defined in both
    local mine theirs
    mine=$(names_of_asm $2) theirs=$(names_of_c $3)
    compared=$((compared + $(echo "$theirs" | wc -w)))
    check "$1: names defined in assembly and in C" "" "$(comm -12 <(echo "$mine") <(echo "$theirs") | tr '\n' ' ')"
}
apart engine "asm/zp.inc $(ls asm/engine/*)" "$(ls src/engine/*.[ch])"
for game in asm/games/*; do
    game=${game##*/}
    apart "$game" "$(ls asm/games/$game/*)" "$(ls src/games/$game/*.[ch] src/engine/*.h | grep -v /view)"
done
apart machine "$(ls asm/plat/*.s asm/plat/atari/* asm/view/* asm/shell/*.s \
    asm/shell/workshop/* disk/*.s disk/*.inc)" \
    "$(ls src/engine/*.h src/plat/*.h src/view/*.h src/shell/*.h src/shell/*/*.h tools/build/*.h)"
check "more than 500 names were compared" 1 $((compared > 500))

# Nor does a number stand in two assembly files of a folder under one name.
twice() { # twice FILE...: the names that have the same number in two files
    awk 'match($0, /^[A-Z][A-Z0-9_]* *= *[$%]?[0-9A-F]+ *(;|$)/) {
            split($0, part, /[ =;]+/)
            if (((part[1], part[2]) in file) && file[part[1], part[2]] != FILENAME)
                print part[1]
            file[part[1], part[2]] = FILENAME
        }' "$@" | sort -u | tr '\n' ' '
}
for folder in asm/engine asm/view asm/games/*; do
    check "$folder: numbers in two files" "" "$(twice "$folder"/*)"
done
check "machine: numbers in two files" "" "$(twice asm/plat/*.s asm/plat/atari/* asm/shell/*/* disk/*.s disk/*.inc)"

# Every generated file is needed, and is there.
for name in $(grep -rhoE '^\.include "constants/[a-z0-9_/]+' asm disk tests | cut -d / -f 2- | sort -u); do
    check "constants/$name.inc comes from a folder or a file" 1 \
        $([ -d "src/$name" ] || [ -f "src/$name.c" ] || [ -f "$name.h" ] && echo 1 || echo 0)
done

# The page (src/web) has numbers of C headers under the same names, and offsets of the probe page.
number() { sed -nE "s/^#define $2 (0x[0-9A-Fa-f]+|[0-9]+).*/\1/p" "$1"; }
for name in SECTOR_BYTES DATA_BYTES DIRECTORY_SECTOR FLAG_LARGE; do
    check "browser_storage.js: $name" "$(($(number tools/build/atr.h $name)))" \
        "$(grep -oE "\b$name = [0-9]+" src/web/browser_storage.js | sed 's/.* //')"
done
probe=disk/probe_page.h
page() { sed -nE "s/$1/\1/p" src/web/machine.js; }
for name in start menu play thinking message over loading; do
    check "machine.js: SCREEN.$name" "$(number $probe "PROBE_SCREEN_${name^^}")" \
        "$(page "^const SCREEN = .*$name: ([0-9]+).*")"
done
check "machine.js: the probe page" "$(number $probe PROBE_PAGE) $(number $probe PROBE_NO_GAME)" \
    "$(page '^const PROBE_PAGE = (.*);') $(page '^const NO_GAME = (.*);')"
check "machine.js: offsets of the probe page" \
    "$(for name in SCREEN GAME TURNS COMPUTER TEXT; do number $probe PROBE_$name; done)" \
    "$(for name in 'get screen' 'get game' 'get turns' 'get computerMoves' 'const memory'; do
        page ".*$name\b[^;]*this\.probe\(([0-9]+)\)( \||;| :| ===).*"
    done)"

# The loading dots (DOTS_COLUMN) must not overwrite the text on the screen, THINKING.
thinks=$(sed -n 's/^THINKING  *[0-9]* "\(.*\)"$/\1/p' src/shell/texts.txt)
check "the dots come after '$thinks'" 1 \
    $((${#thinks} > 0 && ${#thinks} <= $(sed -nE 's/^DOTS_COLUMN *= *([0-9]+).*/\1/p' asm/plat/atari/overlay_store.s)))
finish
