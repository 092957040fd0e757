#!/bin/bash
# kernel_later.sh BUILD: the kernel has two parts, and the second one is not in memory before the menu has loaded it
# (KERNEL_LATER in disk/disk.mk). So the first part, and the overlays that the menu needs, use nothing of the second
# part, except where a game is in memory or about to be: tests/text/kernel_later.txt has these uses, FILE SYMBOL. One
# that is no longer needed fails, too. The linker's debug file says which label each instruction names.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"

temporary=$(mktemp -d) && trap 'rm -r "$temporary"' EXIT
awk '
function field(name,   at, rest) { # the value after ",name=" or "\tname="
    at = match($2, "(^|,)" name "=")
    if (!at) return ""
    rest = substr($2, at + RLENGTH)
    at = index(rest, ",")
    if (at) rest = substr(rest, 1, at - 1)
    gsub(/"/, "", rest)
    return rest
}
function number(hex,   i, n) {
    hex = tolower(substr(hex, 3))
    for (i = 1; i <= length(hex); i++) n = n * 16 + index("0123456789abcdef", substr(hex, i, 1)) - 1
    return n
}
$1 == "seg" { id = field("id"); segment_name[id] = field("name"); segment_start[id] = number(field("start")) }
$1 == "file" { file[field("id")] = field("name") }
$1 == "span" {
    id = field("id")
    segment[id] = field("seg")
    start[id] = field("start")
    size[id] = field("size")
}
$1 == "line" && index($2, ",span=") { id = field("id"); spans[id] = field("span"); source[id] = field("file") }
$1 == "sym" {
    id = field("id")
    if (field("type") == "lab") {
        value[id] = number(field("val"))
        home[id] = field("seg")
        label[id] = field("name")
        if (label[id] == "kernel_later") later = value[id]
    } else
        export[id] = field("exp")
    refs[id] = field("ref")
}
END {
    if (!later) print "no-label kernel_later"
    for (id in refs) {
        to = export[id] != "" ? export[id] : id
        if (segment_name[home[to]] != "CODE" || value[to] < later || label[to] == "kernel_later") continue
        for (r = split(refs[id], line, "+"); r; r--)
            for (s = split(spans[line[r]], span, "+"); s; s--) {
                name = segment_name[segment[span[s]]]
                at = segment_start[segment[span[s]]] + start[span[s]]
                if (size[span[s]] != 3) continue
                if (name ~ /^(STARTUP|MENU_|LESSONS_|GUIDE_|CARDS_|STORE|TUNE)/ || (name == "CODE" && at < later)) {
                    where = file[source[line[r]]]
                    sub(/.*build\/atari\//, "", where)
                    sub(/.*\/(src|asm|disk)\//, "&", where)
                    print where, label[to]
                }
            }
    }
}' "$1/atari/kernel.dbg" | sort -u > "$temporary/uses"
grep -v '^#' "${0%/*}/kernel_later.txt" | awk 'NF' | sort > "$temporary/excepted"
check "the first part of the kernel uses nothing else of the second" "" \
    "$(comm -23 "$temporary/uses" "$temporary/excepted")"
check "no exception without need" "" "$(comm -13 "$temporary/uses" "$temporary/excepted")"
# Constants of the second part are in the segment CODE (--rodata-name); a word that cc65 puts at the start of a function
# would be executed there.
check "no function starts with a constant" "" "$(find "$1/atari/src" -name '*.s' -exec awk '
    /^\.proc/ { name = $2; next }
    /^\.segment.*"CODE"/ { at_start = 1; next }
    at_start && /^[A-Z][0-9A-F]+:$/ { next }
    at_start && name != "" && /^\t\.(word|byte|res)/ { print FILENAME, name }
    { at_start = 0; if (/^\t[a-z]/) name = "" }' {} +)"
check "uses were seen" 1 $(($(wc -l < "$temporary/uses") > 5))
finish
