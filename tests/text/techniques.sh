#!/bin/bash
# techniques.sh TROG [GAME...]: nodes of each game's bench with one search technique at a time switched off, which shows
# what each is worth; then with one technique at a time that does not play by default. "line" is not among them: these
# searches do not follow each other. Prints Markdown for tests/RESULTS.md (`make techniques`). With all techniques off,
# and with plain minimax, only the small games can be searched.
# SPDX-License-Identifier: MIT
trog=$1
shift
games=${*:-$("$trog" games)}
small=" hexapawn noughts connect4 "
nodes() { "$trog" bench "$1" ${3:+--depth "$3"} ${2:+--without "$2"} | awk '$2 == "nodes" { print $3 }'; }
head_row() { # head_row TITLE
    printf '| %s |' "$1"; printf ' %s |' $games; echo
    printf '|---|'; for _ in $games; do printf -- '---|'; done; echo
}
row() { # row NAME TECHNIQUES DEPTH
    printf '| %s |' "$1"
    for game in $games; do
        if [[ ($2 == *,* || -n $3) && $small != *" $game "* ]]; then
            printf ' |'
        else
            printf ' %s |' "$(nodes "$game" "$2" "$3")"
        fi
    done
    echo
}
head_row without
row "nothing: all on"
for technique in hash killers history pvs rank twos hash,killers,history,pvs,rank,twos; do
    row "$technique" "$technique"
done
echo
echo 'Plain minimax, and everything on, at depth 6:'
echo
head_row ""
row minimax everything 6
row "everything on" "" 6
echo
echo 'With a technique that does not play by default:'
echo
head_row with
row "nothing"
for technique in aspiration hard razoring exchange; do
    printf '| %s |' $technique
    for game in $games; do
        printf ' %s |' "$("$trog" bench "$game" --with $technique | awk '$2 == "nodes" { print $3 }')"
    done
    echo
done
