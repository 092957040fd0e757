# segment_sizes.awk: lists the segments of a finished link from its map file: name, first and last address, bytes. A map
# of another form is an error.
# SPDX-License-Identifier: MIT
/^Segment list/ { inside = 1; next }
/^Exports list by name/ { exit }
inside && NF == 5 && $4 != "000000" && $2 ~ /^[0-9A-F]+$/ && length($2) == 6 {
    found++
    bytes = 0
    for (i = 1; i <= 6; i++)
        bytes = bytes * 16 + index("0123456789ABCDEF", substr($4, i, 1)) - 1
    printf "  %-12s $%s-$%s %6d\n", $1, substr($2, 3), substr($3, 3), bytes
}
END {
    if (!found) {
        print "segment_sizes.awk: " FILENAME " lists no segments in the form of ld65 2.18" > "/dev/stderr"
        exit 1
    }
}
