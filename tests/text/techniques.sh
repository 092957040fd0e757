#!/bin/bash
# techniques.sh TROG: nodes of the bench of each game with one technique after
# the other switched off: what each is worth. In Markdown, for tests/RESULTS.md.
trog=$1
games=$("$trog" games)
nodes() { "$trog" bench "$1" ${3:+--depth "$3"} ${2:+--without "$2"} | awk '$2 == "nodes" { print $3 }'; }
printf '| without |'; printf ' %s |' $games; echo
printf '|---|'; for _ in $games; do printf -- '---|'; done; echo
for technique in "" hash killers history pvs rank twos hash,killers,history,pvs,rank,twos; do
    printf '| %s |' "${technique:-nothing: all on}"
    for game in $games; do printf ' %s |' "$(nodes "$game" "$technique")"; done
    echo
done
echo
echo 'Plain minimax, and everything on, at depth 6:'
echo
printf '| |'; printf ' %s |' $games; echo
printf '|---|'; for _ in $games; do printf -- '---|'; done; echo
printf '| minimax |'; for game in $games; do printf ' %s |' "$(nodes "$game" everything 6)"; done; echo
printf '| everything on |'; for game in $games; do printf ' %s |' "$(nodes "$game" '' 6)"; done; echo
