# memory_layout.awk: computes the memory layout on the Atari. It reads the sizes of the kernel's segments from the map
# of a first link, which had space for everything, and prints the addresses of the real link as a shell script
# (disk/MEMORY.md has a drawing). -v lists_least=N: bytes of the lists that every game has. -v grow=N: the layout if
# the kernel were N bytes longer (tools/build/reserves).
#
# The kernel's arrays and move lists are between kernel and game overlay. So overlay, book and transposition table are
# one contiguous area up to the screen on every machine. The lists come last, because their size depends on the game:
# the smaller they are, the lower its overlay starts. A segment that is missing in the map ends the build.
# SPDX-License-Identifier: MIT
function number(hex,   i, n) {
    for (i = 1; i <= length(hex); i++)
        n = n * 16 + index("0123456789ABCDEF", substr(hex, i, 1)) - 1
    return n
}
function page(address) { return int((address + 255) / 256) * 256 }
function say(name, address) {
    printf "%s=0x%04X\n", name, address
    map = map sprintf(" -D __%s__=0x%04X", name, address)
}

BEGIN {
    RESERVE = 256
    RESERVE_BELOW = 288 # of the overlays that end below the lists
}
/^Segment list/ { inside = 1; next }
/^Exports list by name/ { exit }
inside && NF == 5 && $4 ~ /^[0-9A-F]+$/ { from[$1] = number($2); bytes[$1] = number($4) }
END {
    n = split("BSS STATE THINK SEARCH TABLE SCRATCH PAGES HELP_CODE", name, " ")
    for (i = 1; i <= n; i++)
        if (!(name[i] in bytes)) {
            print "memory_layout.awk: " FILENAME " has no segment " name[i] " in the form of ld65 2.18" > "/dev/stderr"
            exit 1
        }
    # state that must survive shell overlays and the loading of the engine comes before both
    rows = from["BSS"] + bytes["BSS"] + grow
    engine = rows + bytes["STATE"]
    # shell overlays run where the search has its arrays
    search = engine + bytes["THINK"]
    part = search + bytes["SEARCH"] + bytes["TABLE"]
    say("ROWS_START", rows)
    say("ENGINE_START", engine)
    say("SEARCH_START", search)
    say("PART_START", part)
    # the help text of a game is loaded after the overlay that shows it
    say("HELP_START", part + bytes["HELP_CODE"] + bytes["HELP_DATA"] + bytes["HELP_BSS"])
    # Shell overlays may use the lists, too; three of them end below (disk/MEMORY.md). Each has RESERVE bytes left
    # (tools/build/reserves), these three RESERVE_BELOW.
    lists = page(part + bytes["SCRATCH"]) + bytes["PAGES"]
    for (code in bytes)
        if (code ~ /_CODE$/ && code !~ /^(MENU|LESSONS|GUIDE|CARDS|HELP|NETWORK)_/) {
            overlay = code
            sub("CODE", "", overlay)
            end = part + bytes[code] + bytes[overlay "DATA"] + bytes[overlay "BSS"] + RESERVE
            end += (code == "COMPARE_CODE") * (bytes["COMPARE_RUN"] + bytes["COMPARE_WITH"] + bytes["COMPARE_LINE"])
            end += (code == "CHILDREN_CODE") * bytes["CHILDREN_RUN"]
            end += (code == "TRACE_CODE") * (bytes["TRACE_RUN"] + bytes["TRACE_NOTE"])
            end -= (code == "WATCH_CODE") * (part - engine)
            end += (code == "COMMANDS_CODE") * bytes["COMMANDS_LATE"]
            end -= (code == "PUZZLES_CODE") * RESERVE / 2 # the file of puzzles can be shorter
            end -= (code == "DICE_CODE") * bytes["DICE_BSS"] # in the lists (disk/kernel.cfg)
            if (code ~ /^(OPENINGS|TRAINER|GAMEOVER|DICE)_/)
                end -= RESERVE - RESERVE_BELOW
            else
                end -= lists_least
            end = page(end)
            if (end > lists)
                lists = end
        }
    say("LISTS_START", lists)
    say("PART_END", lists + lists_least)
    print "MAP='" map "'"
}
