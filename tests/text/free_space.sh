#!/bin/bash
# free_space.sh BUILD: the free sectors and sizes in tests/RESULTS.md are those of this build. `make space` writes them.
. "${0%/*}/checks.sh"
root=${0%/*}/../..
check "tests/RESULTS.md has the sizes of this build (make space writes them)" \
    "$("$root/tools/lab/common/free-space" "$1")" \
    "$(sed -n '/^<!-- make space -->$/,/^<!-- end of make space -->$/p' "$root/tests/RESULTS.md" | grep -v '^<!--')"
for disk in trog trog-1 trog-2 trog-3 trog-4; do # lsatr counts independently
    check "$disk.atr: free sectors" "$("$1/tools/lsatr" -c "$1/$disk.atr" | sed 's/.*, \([0-9]*\) sectors left/\1/')" \
        "$(sed -n 's/^free *[0-9]* *\([0-9]*\)$/\1/p' "$1/atari/$disk/files.txt")"
done
finish
