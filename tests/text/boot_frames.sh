#!/bin/bash
# boot_frames.sh BOOT DISK TROG: runs build/emulator/boot, and compares the numbers of frames that it prints with
# tests/results/frames.tsv (written by `make frames`): each may be 2% or 4 frames off.
# SPDX-License-Identifier: MIT
root=${0%/*}/../..
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$@" > "$log"
status=$?
grep -v '^[0-9]* passed, [0-9]* failed' "$log"
awk -F'\t' -v boot="$(grep '^[0-9]* passed, [0-9]* failed' "$log" | tail -n 1)" '
    FILENAME ~ /tsv$/ {
        if ($1 == "frames to") for (i = 2; i <= NF; i++) machine[i] = $i
        else if (NF > 4) for (i = 2; i <= NF; i++) kept[$1, machine[i]] = $i
        next
    }
    /^figure .* -nopatch +frames to / {
        name = $0; sub(/^figure /, "", name); sub(/ -nopatch .*/, "", name)
        sub(/.*frames to /, ""); sub(/ *\(.*/, "")
        pairs = split($0, word, / +/)
        for (i = 1; i < pairs; i += 2) {
            if (name ~ /BASIC/ || !((word[i], name) in kept)) continue
            was = kept[word[i], name]; off = word[i + 1] - was; off = off < 0 ? -off : off
            if (off <= 4 || off * 50 <= was) good++
            else { bad++; print "FAILED " word[i] " on " name ": " word[i + 1] " frames, frames.tsv has " was }
        }
    }
    END {
        split(boot, word, " ")
        if (!good) { bad++; print "FAILED no frames to compare" }
        print word[1] + good " passed, " word[3] + bad " failed"
        exit bad > 0
    }' "$root/tests/results/frames.tsv" "$log" && exit $status
