# shellcheck shell=bash
# font_checks.sh: tests mkfont on the project's character sets and on broken ones. Sourced by tools.sh.
# shellcheck disable=SC2154 # root comes from tools.sh
# SPDX-License-Identifier: MIT

# expected_tiles: the tiles of the drawings, with "both" written out, as mkfont should read them
expected_tiles() {
    cat "$@" | grep -v '^;' | awk '
        function flush_both() { if (light != "") printf "%s", light; light = "" }
        $1 == "tile"   {
            flush_both(); on = 1; print $2, $3; both = $4 == "both"
            if (both) light = $2 "_l " $3 "\n"
            next
        }
        $1 == "glyphs" { flush_both(); on = 0; next }
        NF && on       { print; if (both) { gsub(/\./, "+"); light = light $0 "\n" } }
        END            { flush_both() }'
}

# drawn_tiles: the same tiles, put together from the character set and the tables
drawn_tiles() { # drawn_tiles CHR INC
    od -An -v -tu1 -w1 "$1" | awk '
        function show(   r, y, c, p, line, value) {
            print name, columns "x" rows
            for (r = 0; r < rows; r++) for (y = 0; y < 8; y++) {
                line = ""
                for (c = 0; c < columns; c++) {
                    value = glyph[code[r, c] * 8 + y]
                    for (p = 64; p >= 1; p /= 4) line = line substr(".+#o", int(value / p) % 4 + 1, 1)
                }
                print line
            }
        }
        function hex(text,   v, i) {
            v = 0
            for (i = 1; i <= length(text); i++) v = v * 16 + index("0123456789ABCDEF", substr(text, i, 1)) - 1
            return v
        }
        NR == FNR          { glyph[FNR - 1] = $1; next }
        /_columns = /      { columns = $3 }
        /_rows = /         { rows = $3 }
        /^tile_.*:$/       { name = substr($1, 6, length($1) - 6); row = 0 }
        $1 == ".byte"      { for (c = 0; c < columns; c++) {
                                 text = $(c + 2)
                                 gsub(/[$,]/, "", text)
                                 code[row, c] = hex(text)
                             }
                             if (++row == rows) show() }' - "$2"
}

checked=
check_set() { # check_set LEFT NAME...: LEFT is the number of free codes, - if it is not known
    local left=$1 name files=()
    shift
    for name in "$@"; do files+=("$root/charsets/$name.txt"); done
    checked+=" $name "
    succeeds "set $*" mkfont set.chr set.inc set.h "${files[@]}"
    [ "$left" = - ] || same "codes left, $*" "$(sed 's/.*, //' out)" "$left left"
    same "size of the set, $*" "$(wc -c <set.chr)" 1024
    same "tiles, $*" "$(drawn_tiles set.chr set.inc | md5sum)" "$(expected_tiles "${files[@]}" | md5sum)"
    # the header has all codes of the include, or the first of a tile that is a code
    same "header like include, $*" \
        "$(grep -v _shape set.h | grep -o '0x[0-9A-F][0-9A-F]' | tr -d x | cut -c 2- | md5sum)" \
        "$(awk 'NR == FNR { if ($4 == "code") first["tile_" $2 ":"] = 1; next }
            /^tile_.*:$/ { is_code = $1 in first; n = 0 }
            $1 == ".byte" { for (i = 2; i <= NF; i++) if (!is_code || !n++) print substr($i, 2, 2) }' \
            <(cat "${files[@]}") set.inc | md5sum)"
    same "panel A, $*" "$(peek set.chr $((33 * 8)) 8)" "0c 33 33 3f 33 33 33 00"
    same "space, $*" "$(peek set.chr 0 8)" "00 00 00 00 00 00 00 00"
}

check_set 12 panel light quevedo pawn aim taken chess
check_set 10 panel light quevedo pawn chess aim minichess
check_set 10 panel noughts
check_set 28 panel warptrog
check_set 34 panel light hexapawn
check_set 51 panel digits morris
check_set 44 panel connect4
check_set 58 panel reversi
check_set 44 panel digits draughts
check_set 40 panel gomoku
check_set 58 panel noughts3d
check_set 11 panel menu
for text in "$root"/src/games/*/game.txt; do # games whose free codes are not listed above
    [ -f "${text%/*}/view.c" ] || continue # no screen, no drawings
    name=${text%/*} name=${name##*/}
    case $checked in *" $name "*) continue ;; esac
    own=$name
    [ -f "$root/charsets/$name.txt" ] || own= # all its drawings are those of other games
    check_set - panel $(sed -n 's/^with //p' "$text") $own
done
succeeds "order of files does not move the panel" mkfont set.chr set.inc set.h "$root/charsets/reversi.txt" \
    "$root/charsets/panel.txt"
same "panel after a game" "$(peek set.chr $((33 * 8)) 8)" "0c 33 33 3f 33 33 33 00"
rows() { for ((row = 0; row < $1; row++)); do echo "$2"; done; }
{ echo "glyphs \$7F"; rows 8 o......o; } >wide.txt
succeeds "two-colour glyph" mkfont set.chr set.inc set.h wide.txt
same "two-colour glyph" "$(peek set.chr 1016 8)" "81 81 81 81 81 81 81 81"

succeeds "some small letters" mkfont set.chr set.inc set.h "$root/charsets/small.txt:bx"
same "only these letters are taken" "$(sed 's/.*tiles, //' out)" "3 codes taken, 125 left"
same "a small letter has its own code" "$(peek set.chr $((0x62 * 8)) 8)" "30 30 3c 33 33 33 3c 00"
refuses "a letter that is not drawn" "'A' is not drawn there" mkfont set.chr set.inc set.h \
    "$root/charsets/small.txt:abA"

{ echo 'tile a 2x1 code'; rows 8 '+...#...'; } >code.txt
succeeds "a tile as a code" mkfont set.chr set.inc set.h code.txt
same "the first code of a tile" "$(grep -v made set.h | tr -d '\n')" "#define tile_a_code 0x40"

broken() { # broken NAME LINE WORDS: the drawing comes from standard input
    cat >broken.txt
    refuses "drawing, $1" "broken.txt:$2: " mkfont set.chr set.inc set.h broken.txt
    if grep -qF -- "$3" err; then pass; else fail "drawing, $1: says '$(cat err)', not '$3'"; fi
}
broken "missing row at the end" 9 "7 of 8 rows" < <(echo '; x'; echo 'tile a 1x1'; rows 7 ....)
broken "missing row" 9 "7 of 8 rows" < <(echo 'tile a 1x1'; rows 7 ....; echo 'tile b 1x1'; rows 8 ....)
broken "row too many" 10 "neither glyphs nor tile" < <(echo 'tile a 1x1'; rows 9 ....)
broken "narrow row" 2 "7 pixels, not 8" < <(echo 'tile a 2x1'; rows 8 .......)
broken "bad pixel" 2 "'x' is not a pixel" < <(echo 'tile a 1x1'; rows 8 ..x.)
broken "tile twice" 10 "drawn twice" < <(echo 'tile a 1x1'; rows 8 ....; echo 'tile a 1x1'; rows 8 ....)
broken "light tile twice" 10 "drawn twice" < <(echo 'tile a 1x1 both'; rows 8 ....; echo 'tile a_l 1x1'; rows 8 ....)
broken "no columns" 1 "not a tile size" < <(echo 'tile a 0x1'; rows 8 ....)
broken "odd size" 1 "not a tile size" < <(echo 'tile a 1x1x'; rows 8 ....)
broken "odd word" 1 "not 'tile" < <(echo 'tile a 1x1 half'; rows 8 ....)
broken "bad tile name" 1 "not a tile name" < <(echo 'tile a-b 1x1'; rows 8 ....)
broken "codes that do not count up" 1 "do not count up" < <(echo 'tile a 2x1 code'; rows 8 +...+...)
broken "glyph twice" 1 "drawn twice" < <(echo 'glyphs A A'; rows 8 '.... ....')
broken "glyph missing" 2 "1 glyphs side by side, not 2" < <(echo 'glyphs A B'; rows 8 ....)
broken "glyph of 5" 2 "a glyph of 5 pixels" < <(echo 'glyphs A'; rows 8 .....)
broken "code too high" 1 "above \$7F" < <(echo "glyphs \$80"; rows 8 ....)
broken "not a panel character" 1 "write \$hh" < <(echo 'glyphs {'; rows 8 ....)
broken "long glyph name" 1 "not a glyph name" < <(echo 'glyphs AB'; rows 8 ....)
broken "no glyph name" 1 "without a name" < <(echo 'glyphs'; rows 8 ....)
broken "third colour in two" 2 "'+' is not a pixel" < <(echo 'glyphs A'; rows 8 +.......)
broken "no block" 1 "neither glyphs nor tile" <<<hello
many_glyphs() { # prints 128 different glyphs: more than there are codes besides letters and digits
    local pixels=.+#o text row column value shift
    echo 'tile many 16x8'
    for ((row = 0; row < 64; row++)); do
        text=
        for ((column = 0; column < 16; column++)); do
            value=$(((row & 56) * 2 + column + 1))
            for shift in 6 4 2 0; do text+=${pixels:value >> shift & 3:1}; done
        done
        echo "$text"
    done
}
broken "no code left" 1 "no code left" < <(many_glyphs)
refuses "no drawing" "nowhere.txt: No such file" mkfont set.chr set.inc set.h nowhere.txt
refuses "no arguments to mkfont" "usage" mkfont

# -k writes a partial set: laid over a set that has the letters, it gives the complete set
laid_over() { # laid_over UNDER KEPT: prints KEPT, with UNDER's bytes where it has $4B
    paste <(od -An -v -tu1 -w1 "$1") <(od -An -v -tu1 -w1 "$2") | awk '{ print $2 == 75 ? $1 : $2 }'
}
succeeds "set of the menu" mkfont menu.chr set.inc set.h "$root/charsets/panel.txt" "$root/charsets/menu.txt"
for name in chess hexapawn reversi; do
    succeeds "all of $name" mkfont all.chr all.inc all.h "$root/charsets/panel.txt" "$root/charsets/digits.txt" \
        "$root/charsets/$name.txt"
    succeeds "$name without letters" mkfont -k menu.chr kept.chr kept.inc kept.h "$root/charsets/panel.txt" \
        "$root/charsets/digits.txt" "$root/charsets/$name.txt"
    same "tables of $name" "$(md5sum <kept.inc)" "$(md5sum <all.inc)"
    same "no letter in $name" "$(peek kept.chr $((33 * 8)) 8)" "4b 4b 4b 4b 4b 4b 4b 4b"
    # shellcheck disable=SC2059 # the text is nothing but \ooo
    printf "$(laid_over menu.chr kept.chr | awk '{ printf "\\%03o", $1 }')" >laid.chr
    same "tiles of $name over the menu's set" "$(drawn_tiles laid.chr all.inc | md5sum)" \
        "$(drawn_tiles all.chr all.inc | md5sum)"
    same "A over the menu's set" "$(peek laid.chr $((33 * 8)) 8)" "0c 33 33 3f 33 33 33 00"
done
{ echo 'tile a 1x1'; rows 8 +.#o; } >stripes.txt
refuses "a row equal to the mark for kept letters" "reserved for unchanged bytes" \
    mkfont -k menu.chr set.chr set.inc set.h \
    "$root/charsets/panel.txt" stripes.txt
refuses "a file that is not a character set" "not a set" mkfont -k stripes.txt set.chr set.inc set.h stripes.txt
