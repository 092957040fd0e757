#!/bin/bash
# free_space.sh BUILD: the free sectors and sizes in tests/results/space.tsv (written by `make space`) are those of the
# build.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
root=${0%/*}/../..
check "tests/results/space.tsv has the space of this build (make space writes it)" \
    "$("$root/tools/lab/common/free-space" "$1")" "$(cat "$root/tests/results/space.tsv")"
for disk in $(sed -n 's/^kind\t//p' "$root/tests/results/space.tsv"); do # lsatr counts free sectors
    check "$disk.atr: free sectors" "$("$1/tools/lsatr" -c "$1/$disk.atr" | sed 's/.*, \([0-9]*\) sectors left/\1/')" \
        "$(sed -n 's/^free *[0-9]* *\([0-9]*\)$/\1/p' "$1/atari/$disk/files.txt")"
done
finish
