#!/bin/bash
# words.sh: refuses words that the project no longer uses. words.txt lists them: a regular expression and the better
# word, separated by a tab. Searched are the tracked and new files of the project, except CHANGELOG.md and words.txt.
# Letter case does not matter in a pattern without capital letters.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
list=tests/text/words.txt
cd "${0%/*}/../.." || exit 2
git rev-parse --is-inside-work-tree >/dev/null 2>&1 || { echo "skipped: no git repository here"; exit 0; }
searched() { # searched GREP-OPTIONS...: every hit as file:line:text
    git grep -nIP --untracked "$@" -- src asm disk tools tests docs '*.md' Makefile '*.mk' \
        ':!tests/text/words.txt' ':!*CHANGELOG.md'
}
read_words=0
while IFS=$'\t' read -r pattern better; do
    case $pattern in '' | '#'*) continue ;; esac
    read_words=$((read_words + 1))
    case $pattern in *[A-Z]*) any_case='' ;; *) any_case=-i ;; esac
    hits=$(searched $any_case -e "$pattern")
    status=$?
    check "'$pattern' is a regular expression" 1 $((status < 2))
    while IFS=: read -r file line _; do
        [ -z "$file" ] || check "$file:$line uses '$pattern': write '$better'" "" "old word"
    done <<<"$hits"
    [ -n "$hits" ] || check "no '$pattern'" "" ""
done <"$list"
check "words.txt was read" 1 $((read_words > 10))
finish
