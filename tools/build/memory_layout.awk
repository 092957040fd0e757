# memory_layout.awk: where things lie on the Atari: reads the sizes of the kernel's segments from the map of a first
# link, which
# had room for everything, and prints the addresses of the real one as a shell script (disk/MEMORY.md draws them).
#
# The kernel's rows and lists stand between kernel and overlay: an overlay, its book and the table are then one piece
# up to the screen, whatever the machine. Lists come last, as a game has as many pages of them as it needs: the smaller
# they are, the lower its overlay begins.
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

/^Segment list/ { inside = 1; next }
/^Exports list by name/ { exit }
inside && NF == 5 && $4 ~ /^[0-9A-F]+$/ { from[$1] = number($2); bytes[$1] = number($4) }
END {
    # what must outlive parts of the shell, and the reading of the engine, stands before both
    rows = from["BSS"] + bytes["BSS"]
    engine = rows + bytes["STATE"]
    # parts of the shell run where the search has its rows
    part = engine + bytes["SEARCH"] + bytes["TABLE"]
    say("ROWS_START", rows)
    say("ENGINE_START", engine)
    say("PART_START", part)
    # the rules of a game are read to behind the part that shows them
    say("HELP_START", part + bytes["HELP_CODE"] + bytes["HELP_DATA"] + bytes["HELP_BSS"])
    # ... and two of these parts list moves, which they must not meet
    lists = page(part + bytes["SCRATCH"]) + bytes["PAGES"]
    for (name in bytes)
        if (name ~ /^(LINES|SCHOOL)_CODE$/) {
            sub("CODE", "", name)
            end = page(part + bytes[name "CODE"] + bytes[name "DATA"] + bytes[name "BSS"])
            if (end > lists)
                lists = end
        }
    say("LISTS_START", lists)
    print "MAP='" map "'"
}
