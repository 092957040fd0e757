#!/bin/bash
# overlays.sh BUILD: code uses what is in memory with it. An overlay uses the kernel and itself, and nothing of another
# overlay; the kernel uses no overlay. A function of an overlay may be named as a value: overlay_call and overlay_go
# load the overlay before they call it.
#   - the shell: the overlays are the areas of disk/kernel.cfg that have a file of their own
#   - each game, with the overlays of its own in disk/game_overlay.cfg; it uses no overlay of the shell
# The linker's debug files say which label each instruction names, and in which segment both are. An instruction of
# three bytes calls, reads or writes the label; others take its address. tests/text/overlays.txt has the exceptions; one
# that is no longer needed fails, too.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
atari=$1/atari

# uses CFG DBG...: for every use of another overlay: "LINK USER SYMBOL FILE:LINE", LINK being shell or the game, USER
# an overlay or kernel; and for every label of an overlay "LINK label OVERLAY SYMBOL ADDRESS"
uses() {
    awk '
    function field(name,   at, rest) { # the value after ",name="
        at = index($2, "," name "=")
        if (!at) return ""
        rest = substr($2, at + length(name) + 2)
        at = index(rest, ",")
        if (at) rest = substr(rest, 1, at - 1)
        gsub(/"/, "", rest)
        return rest
    }
    function number() { return substr($2, 4, index($2, ",") - 4) }
    function in_overlay(segment) { return segment in overlay_of ? overlay_of[segment] : "kernel" }
    function flush(   n, to, line, span, r, s, where, user) { # the end of a debug file
        for (n in home)
            if (home[n] in overlay_of) print link, "label", overlay_of[home[n]], label[n], value[n]
        for (n in refs) {
            to = n in export ? export[n] : n
            if (!(to in home) || !(home[to] in overlay_of)) continue
            for (r = split(refs[n], line, "+"); r; r--)
                for (s = split(spans[line[r]], span, "+"); s; s--) {
                    user = in_overlay(segment[span[s]])
                    if (size[span[s]] == 3 && user != overlay_of[home[to]]) {
                        split(place[line[r]], where, " ")
                        print link, user, label[to], file[where[1]] ":" where[2]
                    }
                }
        }
        split("", home); split("", label); split("", value); split("", refs); split("", export); split("", spans)
        split("", place); split("", size); split("", segment); split("", overlay_of); split("", file)
    }
    # the linker configuration; the engine, and a move finder or the client for
    # games over a network in its place, stay while a game is in memory, and so
    # does the later part of a game
    FNR == NR {
        name = $1
        sub(/:.*/, "", name)
        gsub(/ /, "", name)
        if ($0 ~ /file = "%O\.[a-z0-9_]+"/ && name !~ /^(ENGINE|SEARCH|NETWORK|LATER)$/) is_overlay[name]
        if (match($0, /load = [A-Z0-9_]+/)) load[name] = substr($0, RSTART + 7, RLENGTH - 7)
        next
    }
    FNR == 1 {
        if (link) flush()
        link = FILENAME
        sub(/.*\//, "", link)
        sub(/\.dbg$/, "", link)
        if (link == "kernel") link = "shell"
    }
    $1 == "seg" { name = field("name"); if (load[name] in is_overlay) overlay_of[number()] = load[name] }
    $1 == "file" { file[number()] = field("name") }
    $1 == "span" { n = number(); segment[n] = field("seg"); size[n] = field("size") }
    $1 == "line" && index($2, ",span=") {
        n = number()
        spans[n] = field("span")
        place[n] = field("file") " " field("line")
    }
    $1 == "sym" {
        n = number()
        if (index($2, ",type=lab")) {
            home[n] = field("seg")
            label[n] = field("name")
            value[n] = field("val")
        } else if (index($2, ",exp="))
            export[n] = field("exp")
        if (index($2, ",ref=")) refs[n] = field("ref")
    }
    END { flush() }' FS='\t' "$@"
}
# the names that a game takes from the kernel: "NAME 0xADDRESS GAME"
from_kernel() {
    awk 'FNR == 1 { game = FILENAME; sub(/.*\//, "", game); sub(/\.map$/, "", game); listed = 0; split("", at) }
        /^Exports list by name/ { listed = 1 }
        /^Exports list by value/ { listed = 0 }
        listed { for (i = 1; i + 2 <= NF; i += 3) { sub(/^0+/, "", $(i + 1)); at[$i] = "0x" $(i + 1) } }
        /^ / && name { print name, at[name], game }
        { name = $2 == "(kernel.o):" ? $1 : "" }' "$@"
}

temporary=$(mktemp -d) && trap 'rm -r "$temporary"' EXIT
games=$(cd "$atari" && ls ./*.dbg | sed 's,^\./,,; s,\.dbg$,,; /^kernel$/d')
{
    uses disk/kernel.cfg "$atari/kernel.dbg"
    (cd "$atari" && uses "$OLDPWD/disk/game_overlay.cfg" ${games//$'\n'/.dbg }.dbg)
} > "$temporary/uses"
{
    grep -v '^[a-z0-9]* label ' "$temporary/uses"
    (cd "$atari" && from_kernel ${games//$'\n'/.map }.map) | awk '
        NR == FNR { if ($1 == "shell" && $2 == "label") overlay[$4 " " $5] = $3; next }
        ($1 " " $2) in overlay { print $3, "game", $1, "overlay " overlay[$1 " " $2] }' "$temporary/uses" -
} | sort -u > "$temporary/found"
grep -v '^#' "${0%/*}/overlays.txt" | awk 'NF { print $1, $2, $3 }' | sort > "$temporary/excepted"

check "no use of another overlay" "" "$(grep -vFf <(sed "s/$/ /" "$temporary/excepted") "$temporary/found")"
check "no exception without need" "" \
    "$(cut -d ' ' -f 1-3 "$temporary/found" | sort -u | comm -13 - "$temporary/excepted")"
check "labels of many overlays were seen" 1 $(($(awk '$1 == "shell" && $2 == "label" { print $3 }' "$temporary/uses" |
    sort -u | wc -l) >= 15))
finish
