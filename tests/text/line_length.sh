#!/bin/bash
# line_length.sh: no line of C, assembly, shell, make or Markdown is longer than 120 columns. Lines that cannot be
# broken are exempt: a string that is data (a position), a row of a table, and the list of games, which `make new`
# extends.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
files() {
    find . \( -path ./build -o -path ./.git \) -prune -o -type f \
        -regextype posix-extended -regex '.*\.(c|h|s|inc|cfg|awk|sh|mk|md)|\./Makefile|\./tests/run' -print0
}
long=$(files | xargs -0 awk '
    length($0) > 120 && !/^ *"[^"]*"[,;]?$/ && !/^\|/ && !/^GAMES = / { print FILENAME ":" FNR }')
for line in $long; do check "$line is longer than 120 columns" "" long; done
check "more than 500 files were read" 1 $(($(files | tr -cd '\0' | wc -c) > 500))
finish
