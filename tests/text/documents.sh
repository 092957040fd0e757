#!/bin/bash
# documents.sh: what the documents say of files, figures and versions is true. tests/RESULTS.md is made from its tables;
# speeds are within 3% of those of the other tests, and node counts are equal; links and pictures exist; the version is
# the same everywhere.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
cd "${0%/*}/../.." || exit 1

check "tests/RESULTS.md is what make results makes" "$(tools/build/results tests/results)" "$(cat tests/RESULTS.md)"

while IFS=$'\t' read -r game cycles nodes _; do
    kept=$(awk -v game="$game" '$1 == game { print $2 }' tests/text/cycles.txt)
    [ -n "$kept" ] && [ "$nodes" ] || continue
    cycles=${cycles//,/} nodes=${nodes//,/}
    check "speed.tsv: $game $cycles cycles a node, tests/text/cycles.txt has $kept" 1 \
        $((cycles * 100 <= kept * 103 && kept * 100 <= cycles * 103))
    check "speed.tsv: nodes of $game" "$(awk -v game="$game" '$1 == game { print $3 }' tests/text/bench.txt)" "$nodes"
done < <(sed -n '/^game\tcycles/,/^$/p' tests/results/speed.tsv)

for file in README.md CONTRIBUTING.md CHANGELOG.md docs/*.md docs/lab/*.md tests/README.md disk/*.md; do
    for link in $(grep -oE '\]\([^)# ]+' "$file" | sed 's/^](//' | grep -v '^http'); do
        check "$file: $link is there" 1 $([ -e "$(dirname "$file")/$link" ] && echo 1 || echo 0)
    done
done

check "the manual has the rules of every game as they are in rules.txt (make manual writes them)" "" \
    "$(tools/build/manual-rules docs/MANUAL.md | diff - docs/MANUAL.md | head -n 4)"
check "the manual has a page for every game" \
    "$(($(ls src/games/*/rules.txt | wc -l) - $(sed -n "s/^UNFINISHED =//p" Makefile | wc -w)))" \
    "$(grep -c "^<!-- rules " docs/MANUAL.md)"

# README.md and the manual say which disk and which cartridge has which games: those of the Makefile, the last disk of a
# set the others.
games=$(sed -n 's/^GAMES = //p' Makefile)
disk_row() { # disk_row DISK GAMES: its line of the table
    local game names=
    for game in $games; do
        case " $2 " in *" $game "*) names+=", $(sed -n 's/^menu //p' "src/games/$game/game.txt")" ;; esac
    done
    echo "| \`$1\` | ${names#, } |"
}
others() { # others GAMES: all other games
    local game
    for game in $games; do
        case " $1 " in *" $game "*) ;; *) echo "$game" ;; esac
    done | tr '\n' ' '
}
rows=
for set in ENHANCED SINGLE; do
    disks=$(sed -n "s/^${set}_DISKS = //p" Makefile)
    listed=
    for disk in $disks; do
        has=$(sed -n "s/^DISK_$disk = //p" Makefile)
        listed+=" $has"
        rows+=$(disk_row "trog-$disk.atr" "${has:-$(others "$listed")}")$'\n'
    done
done
rows+=$(disk_row trog-128.car "$(sed -n "s/^DISK_128 = //p" Makefile)")
for file in README.md docs/MANUAL.md; do
    check "$file has the games of every disk" "$rows" \
        "$(grep -E '^\| .trog-([a-z0-9].atr|128.car). \| [A-Z0-9]' "$file")"
done
for set in ENHANCED_DISKS SINGLE_DISKS; do
    disks=$(sed -n "s/^$set = //p" Makefile)
    range="trog-${disks%% *}.atr\` to \`trog-${disks##* }.atr"
    for file in README.md docs/MANUAL.md; do
        check "$file names the disks $disks" 1 "$(grep -c "$range" "$file")"
    done
    range="TROG-${disks%% *} to ${disks##* } "
    check "docs/release/README.txt names the disks $disks" 1 "$(grep -ci "^$range" docs/release/README.txt)"
done

version=$(sed -n 's/^#define VERSION "\(.*\)"/\1/p' src/host/version.h)
check "CHANGELOG.md has a section of version $version" 1 "$(grep -c "^## $version\b" CHANGELOG.md)"
finish
