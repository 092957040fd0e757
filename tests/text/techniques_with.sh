#!/bin/bash
# techniques_with.sh BUILD: techniques that do not play by default (--with): the search finds the same with each of them
# on the host and on the 6502, all in C. Builds in assembly refuse them.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
other=0
for game in $("$build/host/trog" games); do
    [ -f "$build/simc/$game-with" ] || continue
    bench=src/games/$game/bench.c
    [ -f "$bench" ] || bench=$build/made/$bench # made from its game.txt
    position=$(sed '/#include/d' "$bench" | grep -o '"[^"]*"' | tr -d '"' | tail -n 1)
    for technique in aspiration hard line razoring exchange aspiration,hard,line,razoring,exchange; do
        [ "$technique" = exchange ] && [ "$game" != chess ] && continue
        way="--depth 4 --nodes 1200 --table 512 --without book --with $technique"
        answer=$("$build/host/trog" best "$game" "$position" $way)
        check "$game $position $way" "${answer:-a move}" "$(sim65 "$build/simc/$game-with" best "$position" $way)"
        [ "$answer" = "$("$build/host/trog" best "$game" "$position" ${way% --with*})" ] || other=$((other + 1))
    done
done
check "techniques change some searches" 1 $((other > 20))
check "assembly has none" "trog: this build has no --with: 'hard'" \
    "$(sim65 "$build/sim/connect4" best --depth 2 --with hard 2>&1)"
mate="best chess 6k1/5ppp/8/8/8/8/8/R5K1\ w\ -\ -\ 0\ 1 --win 1"
check "a forced win is found without them" "$(eval "$build/host/trog $mate")" \
    "$(eval "$build/host/trog $mate --with hard")"
finish
