# picture.awk: turns a drawing of the title (src/title/*.txt) into bytes for ca65: four pixels a byte, column by column,
# which packs best. A comment between lines starts a new drawing, to the right of the one before. Called by
# disk/disk.mk.
# SPDX-License-Identifier: MIT
function flush(   x, y) {
    for (x = 1; x <= width; x += 4)
        for (y = 1; y <= height; y++) {
            byte = 0
            for (i = 0; i < 4; i++) {
                value = index(".#+o", substr(line[y], x + i, 1)) - 1
                if (value < 0 || length(line[y]) != width) {
                    print FILENAME ": line " y " of a drawing has another length or other signs" > "/dev/stderr"
                    exit 1
                }
                byte = 4 * byte + value
            }
            print ".byte " byte
        }
    height = 0
}
/^;/ { flush(); next }
{ line[++height] = $0; width = length($0) }
END { flush() }
