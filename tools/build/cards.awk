# cards.awk: makes the table of src/shell/menu/cards.c from the lines `want=card` of tools/build/game.awk (the first
# file) and the drawings of cards.txt (the second one). -v games=LIST: the order of the cards. A game without a drawing
# has an empty board.
# SPDX-License-Identifier: MIT
function stop(why) {
    print FILENAME ":" FNR ": " why > "/dev/stderr"
    failed = 1
    exit 1
}
function light(value) { return index("0123456789ABCDEF", substr(value, 2, 1)) }
# pixel(C): the bits of a pixel
function pixel(c) { return c == "x" ? 3 : index("+#o", c) }
# glyph(CARD, CELL): eight bytes
function glyph(card, cell,   y, x, i, n, all, line, row, column) {
    row = int(cell / WIDE)
    column = cell % WIDE
    for (y = 1; y <= 8; y++) {
        n = 0
        line = substr(pixels[card, 8 * row + y], 4 * column + 1, 4)
        for (i = 1; i <= 4; i++)
            n = 4 * n + pixel(substr(line, i, 1))
        all = all n ", "
        has_o = has_o || line ~ /o/
        has_x = has_x || line ~ /x/
    }
    return all
}
# values(CARD, SYSTEM): four colours; 1 is NTSC, 2 PAL
function values(card, on,   i, all) {
    for (i = 1; i <= 4; i++)
        all = all "0x" (shown[card, i, on] == "" ? "0E" : shown[card, i, on]) (i < 4 ? ", " : "")
    return all
}
BEGIN {
    HIGH = 32
    WIDE = 8
    split("ground field ink first second cursor", name, " ")
}
NR == FNR { # GAME, six colours for NTSC, six for PAL, and the rest is text
    for (i = 1; i <= 6; i++) {
        colour[$1, name[i], 1] = $(i + 1)
        colour[$1, name[i], 2] = $(i + 7)
    }
    card = $1
    for (i = 1; i <= 13; i++)
        sub(/^[^ ]+ /, "")
    about[card] = $0
    card = ""
    next
}
/^;/ || /^$/ { next }
$1 == "card" {
    if (card && rows != HIGH)
        stop(card " has " rows " rows, not " HIGH)
    card = $2
    rows = 0
    for (i = 1; i <= 4; i++)
        for (on = 1; on <= 2; on++)
            shown[card, i, on] = NF == 10 ? $(2 + i + 4 * (on - 1)) : colour[card, $(2 + i), on]
    next
}
$1 == "text" {
    more[card] = substr($0, 6)
    if (more[card] !~ /^[A-Za-z0-9 ,.:-]*$/)
        stop("a character without a drawing: " more[card])
    next
}
/^[.+#ox]+$/ {
    if (length($0) != 4 * WIDE)
        stop("not " 4 * WIDE " pixels")
    pixels[card, ++rows] = $0
    next
}
{ stop("not a line of a card") }
END {
    if (failed)
        exit 1
    if (rows != HIGH)
        stop(card " has " rows " rows, not " HIGH)
    n = split(games, order, " ")
    for (g = 1; g <= n; g++) {
        card = order[g]
        glyphs = second = ""
        for (row = 0; row < HIGH / 8; row++) {
            bits = 0
            for (column = 0; column < WIDE; column++) {
                has_o = has_x = 0
                glyphs = glyphs glyph(card, WIDE * row + column)
                if (has_o && has_x)
                    stop(card ": both sides in cell " column ", " row)
                bits = 2 * bits + has_x
            }
            second = second bits ", "
        }
        printf "{ { { %s}, { { %s }, { %s } } }, { %s}, %s,\n    \"%s\" },\n", glyphs, values(card, 1),
            values(card, 2), second, light(shown[card, 3, 1]) < light(shown[card, 4, 1]) ? "PAINT_SECOND" : "0",
            about[card] (about[card] != "" && more[card] != "" ? ". " : "") more[card]
    }
}
