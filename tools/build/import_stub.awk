# import_stub.awk: turns the exports of a finished link (ld65 -vm -m MAP) into an assembly source that exports the same
# names at the same addresses, for overlays that are linked later. Left out are the names that the linker makes itself
# (__X__), the verbs (_game_...), because an overlay has its own, and with the variable `behind` (six hexadecimal
# digits) everything from that address on, which does not stay in memory. A map of another form ends the build.
# SPDX-License-Identifier: MIT
/^Exports list by name/ { inside = 1; next }
/^Exports list by value/ { exit }
inside && NF >= 3 {
    for (i = 1; i <= NF; ) {
        if ($(i + 1) !~ /^[0-9A-F]+$/ || length($(i + 1)) != 6) { i++; continue }
        zero_page = $(i + 2) ~ /Z$/
        found++
        if ($i !~ /^(__.*__$|_game_)/ && (behind == "" || $(i + 1) < behind))
            printf "%s := $%s\n.export%s\n", $i, substr($(i + 1), 3), zero_page ? "zp " $i : " " $i ": absolute"
        i += 3
    }
}
END {
    if (!found) {
        print "import_stub.awk: " FILENAME " lists no exports in the form of ld65 2.18" > "/dev/stderr"
        exit 1
    }
}
