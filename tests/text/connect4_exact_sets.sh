#!/bin/bash
# connect4_exact_sets.sh TROG SHARED: published exact scores of four in a row, from the files in SHARED; a few of them
# are listed here for machines without the files.
. "${0%/*}/checks.sh"
trog=$1 sets=$2/data/connect4
# from Pascal Pons's test sets
while read -r position score; do
    check "$position" "1 passed, 0 failed" \
        "$("${0%/*}/connect4_exact.sh" "$trog" <(echo "$position $score") | tail -n 1)"
done <<END
2252576253462244111563365343671351441 -1
7422341735647741166133573473242566 1
23163416124767223154467471272416755633 0
5554224333234511764415115 4
52753311433677442422121 8
1233722555341451114725221333 -1
END
whole() { # whole FILE LINES: checks the first LINES lines of a file
    local line good bad
    line=$("${0%/*}/connect4_exact.sh" "$trog" "$1" "$2" | tail -n 1)
    read -r good _ bad _ <<< "$line"
    passed=$((passed + good)) failed=$((failed + bad))
}
if [ -f "$sets/Test_L3_R1" ]; then
    whole "$sets/Test_L3_R1" 1000
    whole "$sets/Test_L2_R1" 200
else
    echo "skipped: the published sets are not here"
fi
finish
