#!/bin/bash
# reserves.sh BUILD: nothing is full. If the kernel grew by KERNEL bytes, every game and overlay would still have LEAST
# bytes left; every medium has PERCENT of its sectors free, and every directory room for FILES (tools/build/reserves).
# SPDX-License-Identifier: MIT
KERNEL=320
LEAST=128
PERCENT=5
FILES=2 # of one more game
. "${0%/*}/checks.sh"
root=${0%/*}/../..

while read -r kind name left; do
    least=$LEAST
    [ "$kind" = medium ] && least=$PERCENT
    [ "$kind" = directory ] && least=$FILES
    [ "$kind" = rules ] && least=0 # a text that is checked against its own limit
    [ "$kind" = openings ] && continue # below: as the kernel is now
    check "$kind $name has $left left, less than $least" yes \
        "$(awk -v left="$left" -v least="$least" 'BEGIN { print (left + 0 >= least + 0) ? "yes" : "no" }')"
done < <("$root/tools/build/reserves" "$1" $KERNEL)
# A list of openings that does not fit after its game is not loaded, so it must fit; it can be made shorter
# (OPENINGS_MOST in books/books.mk).
while read -r kind name left; do
    [ "$kind" = openings ] && check "openings of $name: $left bytes left" yes "$([ "$left" -ge 0 ] && echo yes)"
done < <("$root/tools/build/reserves" "$1" 0)
finish
