# lessons.awk: converts src/shell/lessons/lessons.txt into the format that the overlay LESSONS reads
# (src/shell/lessons/lesson_rows.c). Each row ends with a newline, which disk/disk.mk replaces by a 0.
#   awk -f lessons.awk               the texts
#   awk -v titles=1 -f lessons.awk   the titles, as lines of C
# A lesson is its pages, then a full stop. A page is a letter for the number of its rows (A: one), then the rows. A row
# that can be chosen starts with <, or with > if it is the right answer; the reply to that choice follows it. A row
# that starts with ! is the example of the page, which FIRE opens in the workshop; it may follow the task.
# A row that starts with * or % is a rank of a board (src/shell/lessons/lesson_board.c): its number or a space, then its
# squares; it takes two rows of the screen. Bytes 1 to 26 are lines of a tree: the characters - + | of lessons.txt, as
# those of the ROM font from 64 on.
# In a row "{name:text}" is a target, a place that can be pointed at: {text} in the stream. The replies follow the rows
# of such a page: ] for a right answer, else [, then the kind of the page (2: a move from target to target; 1; or the
# character that the target then gets), letters for the targets (A: the first one of the page), a space, the reply.
# SPDX-License-Identifier: MIT
BEGIN { # src/engine/search_state.h, think.h
    bit["alphabeta"] = 1; bit["hash"] = 4; bit["killers"] = 8; bit["history"] = 16; bit["quiescence"] = 32
    bit["rank"] = 128; bit["deepening"] = 512
}
function fail(what) { print FILENAME ": line " FNR ": " what > "/dev/stderr"; failed = 1; exit 1 }
function end_page() {
    if (!rows) return
    if (kind) {
        if (!otherwise) fail("this page has no reply (.) for all other targets")
        ++choices
    } else if (targets) fail("this page has targets, but no question about them")
    if (choices && !right) fail("this task has no right answer")
    page = page_text()
    if (!titles) printf "%c%s", 64 + rows + replies, page
    if (!example) task = choices > 0
    page = ""; rows = ranks = choices = right = example = replies = targets = otherwise = 0; kind = ""
}
function end_lesson() {
    end_page()
    if (lessons && !task) fail("this lesson does not end with a task")
    if (lessons && !titles) printf "."
}
# Four letters for the four digits of the techniques switched off; with the book only if the list has +book; always with
# a search
function letters(list,   n, i, bits, at, text) {
    n = split(list == "-" ? "" : list, name, ",")
    bits = 1024 + 256
    for (i = 1; i <= n; i++) {
        if (name[i] == "+book") {
            bits -= 1024
            continue
        }
        if (!(name[i] in bit)) fail("there is no technique " name[i])
        bits += bit[name[i]]
    }
    for (at = 4096; at >= 1; at /= 16) text = text substr("ABCDEFGHIJKLMNOP", int(bits / at) % 16 + 1, 1)
    return text
}
function add(row) { lines[++line_count] = row }
# The characters of a tree become lines: a number is that of a character of the ROM font, from 64 on.
function is_knot(n, at,   c) {
    c = substr(lines[n], at, 1)
    return c == "|" || c == "+" && substr(lines[n], at + 1, 1) == "-"
}
function is_root(n, at) { return substr(lines[n], at - 1, 3) == "-+-" } # a line comes from the left, none from above
function line_at(n, at,   c, before, after, below) {
    c = substr(lines[n], at, 1)
    before = at > 1 ? substr(lines[n], at - 1, 1) : " "
    after = substr(lines[n], at + 1, 1)
    if (c == "-" && (after == "+" && is_knot(n, at + 1) || after == "-" || before == "-" || is_knot(n, at - 1)))
        return 18
    if (c != "+" || !is_knot(n, at)) return 0
    below = is_knot(n + 1, at) && !is_root(n + 1, at)
    return is_root(n, at) ? (below ? 23 : 18) : below ? 1 : 26
}
function page_text(   n, at, code, text) {
    for (n = 1; n <= line_count; n++) {
        if (lines[n] !~ /^[<>\[\]!*%]/) # not a reply, an example or a rank
            for (at = 1; at <= length(lines[n]); at++)
                text = text ((code = line_at(n, at)) ? sprintf("%c", code) : substr(lines[n], at, 1))
        else text = text lines[n]
        text = text "\n"
    }
    split("", lines)
    line_count = 0
    return text
}
# Takes the names out of the targets of a row.
function without_names(row,   name, text) {
    while (match(row, /\{[a-z0-9A-Z]+:[^}]+\}/)) {
        name = substr(row, RSTART + 1)
        sub(/:.*/, "", name)
        letter[name] = substr("ABCDEFGHIJKLMNOP", ++targets, 1)
        if (targets > 16) fail("this page has more than sixteen targets")
        text = text substr(row, 1, RSTART) substr(row, RSTART + length(name) + 2, RLENGTH - length(name) - 2)
        row = substr(row, RSTART + RLENGTH)
    }
    return text row
}
/^#/ { next }
/^= / {
    end_lesson()
    title = substr($0, 3)
    if (length(title) > 22) fail("this title has more than 22 characters")
    if (titles) printf "    \"%s\",\n", title
    ++lessons
    next
}
/^--$/ { end_page(); next }
# ! GAME tree|compare DEPTH A=LIST B=LIST: the example of this page; LIST names the techniques switched off, or is -
/^! / {
    if (NF != 6 || $3 !~ /^(tree|compare|game)$/ || $5 !~ /^A=/ || $6 !~ /^B=/)
        fail("an example needs a game, a page, a depth, A and B")
    ++rows; example = 1
    add("!" ($3 == "tree" ? "T" : $3 == "game" ? "G" : "C") $4 letters(substr($5, 3)) letters(substr($6, 3)) \
        toupper(substr($2, 1, 8)))
    next
}
/^\[[ x]\] / {
    cut = index($0, "|")
    row = substr($0, 4, cut - 4)
    said = substr($0, cut + 1)
    if (!cut || length(row) > 30 || length(said) > 31) fail("this choice is too long or has no reply")
    right += /^\[x/; ++choices; ++rows
    add((/^\[x/ ? ">" : "<") row)
    add(said)
    next
}
# * RANK SQUARE...: a rank of a board of wood; % of noughts. RANK is its number, or -; a square has a piece, . or a
# number
/^[*%] / {
    if (!targets) delete letter
    n = split(substr($0, 3), square, " ")
    row = substr($0, 1, 1) (square[1] == "-" ? " " : square[1])
    for (i = 2; i <= n; i++) row = row without_names(square[i])
    if (n > 5) fail("a board has at most four files")
    ++rows
    ++ranks
    add(row)
    next
}
# @ KIND: the page asks to point; KIND is point, move, or the character that is put there
/^@ (point|move|[A-Z])$/ { kind = $2 == "point" ? "1" : $2 == "move" ? "2" : $2; next }
# (x) NAMES|REPLY: a right answer; ( ) a wrong one. NAMES are targets, or moves a1-a2; "." is all others, and comes last
/^\([ x]\) / {
    cut = index($0, "|")
    said = substr($0, cut + 1)
    if (!cut || length(said) > 31 || !kind || otherwise) fail("this reply is too long or in the wrong place")
    n = split(substr($0, 5, cut - 5), name, " ")
    text = ""
    for (i = 1; i <= n; i++) {
        parts = split(name[i], end, "-")
        if (name[i] == ".") otherwise = 1
        else if (parts != (kind == "2" ? 2 : 1)) fail("what is " name[i] " on this page?")
        else for (part = 1; part <= parts; part++) {
            if (!(end[part] in letter)) fail("there is no target " end[part])
            text = text letter[end[part]]
        }
    }
    right += /^\(x/; ++replies
    add((/^\(x/ ? "]" : "[") kind text " " said)
    next
}
{
    if (!targets) delete letter
    row = without_names($0)
    plain = row
    gsub(/[{}]/, "", plain)
    if (length(plain) > 31) fail("this row has more than 31 characters")
    if (++rows + ranks > 12) fail("this page has more than twelve rows")
    add(row)
}
END { if (!failed) { end_lesson() } }
