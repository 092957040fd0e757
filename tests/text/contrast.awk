# contrast.awk: for contrast.sh: computes the contrast of the pairs in contrast.txt (by the formula of WCAG 2.0) from
# palette.txt, build/info/GAME.h and the constants of the frame, and looks for gaps in outlines. Prints for each
# check: OK or LOW, and what it is about. Files in this order: palette.txt, the headers, the assembly, contrast.txt.
# SPDX-License-Identifier: MIT

function hex(text) {
    return 16 * (index("0123456789ABCDEF", substr(text, 1, 1)) - 1) \
        + index("0123456789ABCDEF", substr(text, 2, 1)) - 1
}

function linear(byte) {
    byte /= 255
    return byte <= 0.03928 ? byte / 12.92 : exp(2.4 * log((byte + 0.055) / 1.055))
}

function contrast(colour, ground, on,   a, b, swap) {
    a = light[on, colour]
    b = light[on, ground]
    if (a < b) {
        swap = a
        a = b
        b = swap
    }
    return (a + 0.05) / (b + 0.05)
}

# colour_of(GAME, NAME, SYSTEM): the value of the register
function colour_of(game, name, on,   value) {
    if (sub(/^text:/, "", name)) {
        value = constant[name, on]
        if (length(value) == 2 && substr(value, 1, 1) == "0" && name != "GREY")
            value = substr(constant["background", on], 1, 1) substr(value, 2) # the hue is that of the background
        return value
    }
    return game == "frame" ? constant[name, on] : colour[game, name, on]
}

function check(game, what, least, names, grounds,   on, i, j, n, m, part, ground, best, got) {
    for (on = 1; on <= 2; on++) {
        m = split(grounds, ground, ",")
        for (j = 1; j <= m; j++) {
            best = 0
            n = split(names, part, "|")
            for (i = 1; i <= n; i++) {
                got = contrast(colour_of(game, part[i], on), colour_of(game, ground[j], on), on)
                if (got > best)
                    best = got
            }
            printf "%s %s: %s: %s on %s, %s: %.1f, at least %s\n", best < least ? "LOW" : "OK", game, what,
                names, ground[j], on == 1 ? "NTSC" : "PAL", best, least
        }
    }
}

# outlined(FILE, TILES): in these drawings no pixel of the body is beside the ground
function outlined(file, tiles,   line, part, wanted, name, rows, row, i, x, c, gap) {
    tiles = " " tiles " "
    name = ""
    while ((getline line < ("charsets/" file)) > 0 || name) {
        if (line ~ /^[.#o+]+$/ && name) {
            row[++rows] = line
            line = ""
            continue
        }
        if (name) {
            gap = 0
            for (i = 1; i <= rows; i++)
                for (x = 1; x <= length(row[i]); x++)
                    if (substr(row[i], x, 1) ~ /[o+]/)
                        for (c = 0; c < 4; c++)
                            if (substr(row[i + (c == 0) - (c == 1)], x + (c == 2) - (c == 3), 1) == ".")
                                gap++
            printf "%s charsets/%s: %s: %d gaps in the outline\n", gap ? "LOW" : "OK", file, name, gap
            name = ""
        }
        if (line ~ /^tile /) {
            split(line, part, " ")
            rows = 0
            if (index(tiles, " " part[2] " "))
                name = part[2]
        }
        line = ""
    }
    close("charsets/" file)
}

FILENAME ~ /palette\.txt$/ && $1 !~ /^#/ {
    for (i = 2; i <= 3; i++)
        light[i - 1, $1] = 0.2126 * linear(hex($i)) + 0.7152 * linear(hex(substr($i, 3))) \
            + 0.0722 * linear(hex(substr($i, 5)))
}
/^#define FRAME_COLOURS / {
    split("ground field ink first second cursor", named, " ")
    game = FILENAME
    gsub(/.*\/|\.h$/, "", game)
    gsub(/[^0-9A-Fx]+/, " ")
    n = split($0, part, "0x")
    for (i = 1; i <= 12; i++)
        colour[game, named[(i - 1) % 6 + 1], i <= 6 ? 1 : 2] = substr(part[n - 12 + i], 1, 2)
}
FILENAME ~ /\.(s|inc)$/ && /^[A-Z_]+ += \$0[0-9A-F]/ { constant[$1, 1] = constant[$1, 2] = substr($3, 2, 2) }
FILENAME ~ /\.s$/ && /^[a-z]+: +\.byte \$[0-9A-F][0-9A-F], \$[0-9A-F][0-9A-F]$/ {
    sub(/:/, "", $1)
    constant[$1, 1] = substr($3, 2, 2)
    constant[$1, 2] = substr($4, 2, 2)
}
FILENAME ~ /contrast\.txt$/ && $1 == "outlined" {
    rest = $0
    sub(/^outlined [^ ]+ /, "", rest)
    outlined($2, rest)
    next
}
FILENAME ~ /contrast\.txt$/ && !/^(#.*)?$/ {
    games = split($1, of, ",")
    for (g = 1; g <= games; g++)
        check(of[g], $2, $3, $4, $5)
}
