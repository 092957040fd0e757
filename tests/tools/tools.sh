#!/bin/bash
# tools.sh FOLDER: tests mkatr, lsatr, mkfont, pack, checksum, mkopenings, mkbook and peephole as built in FOLDER,
# game.awk, sounds.awk, the scripts that read maps, and asm/plat/unpack.s where cc65 is installed. Prints a line for
# each failed check, then "N passed, N failed"; exit status 1 if any failed.
# SPDX-License-Identifier: MIT
set -u
if [ $# -ne 1 ] || [ ! -x "$1/mkatr" ]; then
    echo "usage: tools.sh FOLDER-WITH-THE-BUILT-TOOLS" >&2
    exit 2
fi
tools=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
PATH="$tools:$PATH"
RANDOM=6502 # the same "random" files in every run
passed=0
failed=0

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED: $1"
}

# succeeds NAME COMMAND...: exit status 0
succeeds() {
    local name=$1
    shift
    if "$@" >out 2>err; then pass; else fail "$name: exit status $?, $(head -n 1 err)"; fi
}

# refuses NAME WORDS COMMAND...: exit status 1 and one line on standard error that contains WORDS
refuses() {
    local name=$1 words=$2 status
    shift 2
    "$@" >out 2>err
    status=$?
    if [ $status -ne 1 ]; then
        fail "$name: exit status $status, not 1"
    elif [ "$(wc -l <err)" -ne 1 ] || ! grep -qF -- "$words" err; then
        fail "$name: says '$(head -n 2 err)', not '$words'"
    else
        pass
    fi
}

# same NAME A B: two texts are equal
same() { if [ "$2" = "$3" ]; then pass; else fail "$1: '$2' is not '$3'"; fi; }

# same_file NAME A B
same_file() { if cmp -s "$2" "$3"; then pass; else fail "$1: $2 and $3 differ"; fi; }

# no_crash NAME COMMAND...: exit status 0 or 1
no_crash() {
    local name=$1 status
    shift
    "$@" >out 2>err
    status=$?
    if [ $status -le 1 ]; then pass; else fail "$name: exit status $status"; fi
}

# put BYTE: writes the byte to standard output
put() {
    local escape
    printf -v escape '\\x%02x' "$1"
    printf '%b' "$escape"
}

# poke FILE POSITION BYTE...
poke() {
    local file=$1 position=$2 byte
    shift 2
    for byte in "$@"; do put "$byte"; done | dd of="$file" bs=1 seek="$position" conv=notrunc status=none
}

# peek FILE POSITION COUNT: prints bytes in hex
peek() { od -An -v -tx1 -j "$2" -N "$3" "$1" | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'; }

# at SECTOR BYTE: prints the position of a byte of a sector in an ATR file
at() { echo $((16 + ($1 - 1) * 128 + $2)); }

# make_noise BYTES: bytes from the shell's seeded generator
make_noise() {
    local left=$1
    for ((; left > 0; left--)); do put $((RANDOM & 255)); done
}

make_noise 9000 >noise
for part in 1 2 3 4 5 6 7; do head -c 8999 noise; done | head -c 60000 >big # never repeats at a sector boundary
: >empty
for size in 1 124 125 126 249 250 251; do head -c "$size" noise >"noise$size"; done

for part in disk font pack openings book code game sound run; do
    # shellcheck source=/dev/null
    . "$root/tests/tools/${part}_checks.sh"
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
