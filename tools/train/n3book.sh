#!/bin/bash
# n3book.sh N3BOOK FOLDER [PARTS] [JOBS]: the book of noughts in space (n3book.c) on all processors, or on JOBS of them.
# What each part says stays in FOLDER; the text of the book goes to standard output, what the levels did not know to
# standard error.
export n3book=$1 folder=$2 parts=${3:-20}
jobs=${4:-$(nproc)}
mkdir -p "$folder"
one() {
    [ -e "$folder/$1.$2" ] || { "$n3book" book "$1" "$2" "$parts" >"$folder/$1.$2.part" &&
        mv "$folder/$1.$2.part" "$folder/$1.$2"; }
}
export -f one
for part in $(seq 0 $((parts - 1))); do
    "$n3book" replies | sed "s/\$/ $part/"
done | xargs -P "$jobs" -L 1 bash -c 'one "$1" "$2"' one
echo '# Opening book for noughts and crosses in space: crosses begin in a corner, which wins (tools/train/n3book.c' \
    'proves it), and have an'
cat <<'END'
# answer to one reply of each kind; behind that only where a level from 5 to 7 would let the win go.
- > 1a1
END
cat "$folder"/*.* | grep -v '^#' | sort -u
cat "$folder"/*.* | awk \
    '/^#/ { asked[$2] += $4; failed[$2] += $NF }
        END { for (men in asked) print men, "men:", asked[men], "positions, not known to a level", failed[men] }' |
    sort -n >&2
