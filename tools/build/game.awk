# game.awk: reads the game.txt of a game, in which it says what engine, shell and build must know about it, and prints
# what `want` asks for:
#
#   info      the GameInfo of the game, as C: build/info/GAME.inc
#   bench     game_bench with the positions of the lines `bench`, as C; nothing if there are none
#   entry     its line of games.inc, for the menu (disk/game_list.c); `file` is its file name on the
#             disk, `games` the games that have a line about them (about)
#   about     the line about it for the menu, which may be empty
#   link      the memory it asks for, between the kernel and its overlay (disk/MEMORY.md), from the address `start` on:
#             options of ld65. Only this file knows the sizes and the order of the areas
#   assemble  the same for asm/engine/game_memory.s: options of ca65
#   claims    the same for tests/unit/contract.c, as C
#   host      the same for the host machine (src/plat/host/shell/memory.c), with the name in the variable `game`
#   view      for its view, as C: the colours of its frame, NTSC and PAL (Layout.colours, src/plat/screen.h), and the
#             numbers of its own overlays: build/info/GAME.h
#   config    the memory of these overlays, for the linker configuration (disk/game_overlay.cfg)
#   names     their file names, and what the game reads ahead, for the link of the game: assembly
#   members   the offsets of all members of GameInfo on the 6502, OFFSET(name, N), for a test. No game.txt is read
#
# Used together with struct.awk, which reads the struct GameInfo. A line of game.txt is empty, a comment that begins
# with #, or a word with its value. Every member of GameInfo (src/engine/game.h) is such a word, and its value is C: a
# function, a number, a constant of the game's header. The others are listed below; docs/ADDING-A-GAME.md explains all.
# A word that is unknown, stands twice or has no value, and a line that is missing end the build with the place in the
# file.
# SPDX-License-Identifier: MIT

function stop(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text > "/dev/stderr"
    failed = 1
    exit 1
}

# read_header(HEADER): reads the #defines of numbers into number[NAME], and the structs
function read_header(header,   line, part) {
    while ((getline line < header) > 0) {
        if (line ~ /^#define [A-Z][A-Z0-9_]* [0-9]+( |$)/) {
            split(line, part, " ")
            number[part[2]] = part[3]
        }
        struct_line(line)
    }
    close(header)
}

function words(list, set,   part, n, i) {
    n = split(list, part, " ")
    for (i = 1; i <= n; i++)
        set[part[i]] = 1
}

# text_of(WORD): a text in quotes is C already; a name is one of texts.txt
function text_of(word) {
    if (word !~ /^"/) {
        uses_texts = 1
        word = "TEXT_" word
    }
    return word
}

# next_text(): takes the first word, or the first text in quotes, from `rest`
function next_text(   found) {
    if (!match(rest, /^("[^"]*"|[A-Z][A-Z0-9_]*)( +|$)/))
        stop("not the name of a text, and no text in quotes: '" rest "'")
    found = substr(rest, 1, RLENGTH)
    rest = substr(rest, RLENGTH + 1)
    sub(/ +$/, "", found)
    return found
}

function between(word, least, most) {
    if ((word in value) && (value[word] !~ /^[0-9]+$/ || value[word] + 0 < least || value[word] + 0 > most)) {
        FNR = place[word]
        stop(word " is " least " to " most ", not '" value[word] "'")
    }
}

# read_code(INFO_C): notes the static functions of a game's info.c, if there is one, in is_static[NAME]
function read_code(file,   line) {
    while ((getline line < file) > 0)
        if (match(line, /^static .*[ *][a-z0-9_]+\(/)) {
            line = substr(line, 1, RLENGTH - 1)
            sub(/.*[ *]/, "", line)
            is_static[line] = 1
        }
    close(file)
}

# about_number(): the number of the line about the game: the games of all disks, `games`, have them in this order
function about_number(   part, n) {
    for (n = split(games, part, " "); n && part[n] != game; n--)
        ;
    return n
}

# pal(COLOUR): the PAL colour that looks like an NTSC colour. Both are two hexadecimal digits: hue and luminance.
function pal(colour) {
    return substr("0FE13456789ABCDE", index("0123456789ABCDEF", substr(colour, 1, 1)), 1) substr(colour, 2)
}

# print_colours(): six colours, or the name of a set of them
function print_colours(   part, n, ntsc, pal_too) {
    n = split(value["colours"], part, " ")
    for (i = 1; i <= n; i++) {
        ntsc = ntsc (i > 1 ? ", " : "") "0x" part[i]
        pal_too = pal_too (i > 1 ? ", " : "") "0x" pal(part[i])
    }
    printf "#define FRAME_COLOURS { { %s }, { %s } }\n", ntsc, pal_too
}

# print_card(): the game, its colours for NTSC and PAL, the line about it
function print_card(   part, i, ntsc, pal_too) {
    split(value["colours"], part, " ")
    for (i = 1; i <= 6; i++) {
        ntsc = ntsc part[i] " "
        pal_too = pal_too pal(part[i]) " "
    }
    print game, ntsc pal_too value["about"]
}

function print_info(   n, i, name, text) {
    text = FILENAME
    sub(/game\.txt$/, "info.c", text)
    read_code(text)
    printf "/* made from %s by tools/build/game.awk */\n", FILENAME
    if (uses_texts)
        printf "#include \"texts/%s.h\"\n", game
    if (("cost_made" in value) || ("cost_cut" in value)) {
        print "#include \"engine/budget.h\""
        value["extra_cost"] = "extra_cost"
        is_static["extra_cost"] = 1
    }
    printf "\n#pragma rodata-name (push, \"HELP\")\nstatic const char help[] =\n" \
        "#include \"texts/%s_rules.inc\"\n    ;\n#pragma rodata-name (pop)\n\n", game
    if (variants) {
        printf "static const char *const variants[] = {\n"
        for (i = 1; i <= variants; i++)
            printf "    %s \"\\0%s\",\n", variant[i], variant_option[i]
        printf "    0\n};\n\n"
    }
    for (i = 1; i <= members; i++)
        if (kind[member[i]] ~ /@/ && (member[i] in value) && !(value[member[i]] in is_static)) {
            text = kind[member[i]]
            sub(/@/, value[member[i]], text)
            print text ";"
        }
    if (("cost_made" in value) || ("cost_cut" in value))
        printf "\nstatic uint16_t extra_cost(void)\n{\n    return %s%s%s;\n}\n",
            ("cost_made" in value) ? value["cost_made"] " * poll_moves_made" : "",
            ("cost_made" in value) && ("cost_cut" in value) ? " + " : "",
            ("cost_cut" in value) ? value["cost_cut"] " * poll_cuts" : ""
    printf "\nstatic const GameInfo info = {\n"
    for (i = 1; i <= members; i++) {
        name = member[i]
        text = (name in value) ? value[name] : "0"
        printf "    %s%s /* %s */\n", text, i < members ? "," : "", name
    }
    printf "};\n\nconst GameInfo *game_info(void)\n{\n    return &info;\n}\n"
}

# take_overlay(): reads `rest`, the value of a line `overlay`: a name, then C files of the game
function take_overlay(   part, n, i, path, line) {
    n = split(rest, part, " ")
    if (part[1] !~ /^[a-z][a-z0-9]*$/ || length(part[1]) > 8)
        stop("the name of an overlay is up to eight small letters and digits: '" part[1] "'")
    if (part[1] in is_overlay)
        stop("there is an overlay '" part[1] "' already")
    if (n < 2)
        stop("the overlay '" part[1] "' has no files")
    is_overlay[part[1]] = 1
    overlay[++overlays] = part[1]
    for (i = 2; i <= n; i++) {
        if (part[i] !~ /^[a-z][a-z0-9_]*\.c$/)
            stop("an overlay consists of C files of the game, such as view_help.c: '" part[i] "'")
        if (part[i] in overlay_of)
            stop("'" part[i] "' is in the overlay '" overlay_of[part[i]] "' already")
        path = FILENAME
        sub(/game\.txt$/, part[i], path)
        if ((getline line < path) < 0)
            stop("there is no file '" part[i] "'")
        close(path)
        overlay_of[part[i]] = part[1]
    }
}

# take_later(): reads `rest`, the value of the line `later`: a name, then C files of the game (and their twins, in the
# segment LATER)
function take_later(   part, n, i, path, line) {
    n = split(rest, part, " ")
    if (part[1] !~ /^[a-z][a-z0-9]*$/ || length(part[1]) > 8)
        stop("the name of the later part is up to eight small letters and digits: '" part[1] "'")
    if (n < 2)
        stop("the later part has no files")
    for (i = 2; i <= n; i++) {
        path = FILENAME
        sub(/game\.txt$/, part[i], path)
        if (part[i] !~ /^[a-z0-9_]+\.c$/ || (getline line < path) < 0)
            stop("there is no file '" part[i] "'")
        close(path)
    }
    later = part[1]
}

function print_overlays(   i) {
    for (i = 1; i <= overlays; i++)
        printf "#define GAME_OVERLAY_%s %d\n", toupper(overlay[i]), i - 1
}

# Every overlay is a file of its own, and has segments such as those of a shell overlay.
function print_config(   i, name) {
    for (i = 1; i <= overlays; i++) {
        name = toupper(overlay[i])
        printf "MEMORY {\n    %s: file = \"%%O.%s\", start = __PART_START__, " \
            "size = __PART_END__ - __PART_START__;\n}\n", name, overlay[i]
        printf "SEGMENTS {\n    %s_CODE: load = %s, type = ro;\n    %s_DATA: load = %s, type = ro, optional = yes;\n" \
            "    %s_BSS: load = %s, type = bss, optional = yes;\n}\n", name, name, name, name, name, name
    }
}

function print_names(   i, low, high) {
    printf "; made from %s by tools/build/game.awk\n", FILENAME
    if (!overlays) {
        print ".export game_ahead"
        if (later)
            printf ".import game_later_ahead\n.export game_later_name\ngame_ahead = game_later_ahead\n" \
                ".segment \"RODATA\"\ngame_later_name: .asciiz \"%s\"\n", toupper(later)
        else
            print "game_ahead: lda #0 ; nothing\n rts"
        return
    }
    print ".export game_overlay_low, game_overlay_high, game_ahead\n.import game_overlay_ahead\n" \
        (("no_search" in value) ? "game_ahead = game_overlay_ahead" : "game_ahead: lda #0 ; nothing\n rts") \
        "\n.segment \"RODATA\""
    for (i = 1; i <= overlays; i++) {
        printf "name%d: .asciiz \"%s\"\n", i, toupper(overlay[i])
        low = low (i > 1 ? ", " : "") "<name" i
        high = high (i > 1 ? ", " : "") ">name" i
    }
    printf "game_overlay_low: .byte %s\ngame_overlay_high: .byte %s\n", low, high
}

BEGIN {
    # the colours of a board of wood with white and black pieces
    WOOD = "38 3C 00 0E 02 90"
    read_header("src/engine/state.h")
    read_header("src/engine/game.h")
    read_header("src/engine/record.h")
    read_header("src/engine/tt.h")
    if (!struct_size["GameInfo"]) {
        print "src/engine/game.h: no struct GameInfo, or a member whose size is not known" > "/dev/stderr"
        exit failed = 1
    }
    members = struct_members["GameInfo"]
    for (i = 1; i <= members; i++) {
        member[i] = struct_member["GameInfo", i]
        kind[member[i]] = struct_kind["GameInfo", member[i]]
    }
    if (want == "members") {
        for (i = 1; i <= members; i++)
            printf "OFFSET(%s, %d)\n", member[i], struct_offset["GameInfo", member[i]]
        exit
    }

    # Words of game.txt besides the members of GameInfo. With a value:
    words("menu board title sides colours cycles cost_made cost_cut variant bench weak_players lists moves", has_value)
    words("cut text book small with overlay later sounds about", has_value)
    # and without:
    words("repetition second no_search perfect large long first beginner", alone)
    for (i = 1; i <= members; i++)
        has_value[member[i]] = 1
    # Members that are made of other lines.
    delete has_value["name"]; delete has_value["side_names"]; delete has_value["rules"]; delete has_value["help"]
    delete has_value["nodes_per_time"]; delete has_value["has_weak_players"]
    words("menu board title sides score_of_piece cycles bench_depth", required)
}

/^(#.*)?$/ { next }
/^[ \t]|[ \t]$/ { stop("blanks at the start or the end of the line: '" $0 "'") }
{
    word = $1
    rest = $0
    sub(/^[^ ]+ */, "", rest)
    if (!(word in has_value) && !(word in alone))
        stop("unknown word '" word "'")
    if ((word in has_value) && rest == "")
        stop("'" word "' needs a value")
    if ((word in alone) && rest != "")
        stop("'" word "' has no value: '" rest "'")
    if ((word in value) && word !~ /^(variant|overlay|bench)$/)
        stop("'" word "' stands here for the second time")
    if (kind[word] ~ /@/ && rest !~ /^[a-z][a-z0-9_]*$/)
        stop("'" word "' needs the name of a function: '" rest "'")
    value[word] = rest
    place[word] = FNR
}
$1 == "variant" {
    variant[++variants] = text_of(next_text())
    variant_option[variants] = rest
    if (rest !~ /^[a-z]+=[a-z0-9]+$/)
        stop("a variant is the name of a text and an option, such as opening=swap: '" $0 "'")
}
$1 == "overlay" { take_overlay() }
$1 == "later" { take_later() }
$1 == "bench" { bench[++benches] = rest }
$1 == "title" {
    value["title"] = text_of(next_text())
    if (rest != "")
        stop("one title only: '" rest "'")
}
$1 == "sides" {
    names = ""
    for (n = 0; rest != ""; n++)
        names = names (n ? ", " : "") text_of(next_text())
    if (n < 2 || n > number["SIDES_MOST"])
        stop("2 to " number["SIDES_MOST"] " sides: '" $0 "'")
    value["sides"] = n
    value["side_names"] = "{ " names " }"
}
$1 == "colours" {
    if (rest == "wood")
        value["colours"] = WOOD
    n = split(value["colours"], part, " ")
    for (i = 1; i <= n; i++)
        if (part[i] !~ /^[0-9A-F][02468ACE]$/)
            n = 0
    if (n != 6)
        stop("six colours of two hexadecimal digits, or 'wood': '" $0 "'")
}
$1 == "cycles" { value["nodes_per_time"] = "NODES_PER_TIME(" rest ")" }
$1 == "cut" {
    if (!("cycles" in value) || !("fall" in value))
        stop("'cut' follows 'cycles' and 'fall'")
    value["nodes_per_time"] = "(uint16_t)(" value["nodes_per_time"] " * " 100 - rest "UL / 100)"
}
$1 == "no_search" { value["compare_depth"] = "COMPARE_NEVER" }
$1 == "weak_players" {
    if ("find_move" in value)
        stop("'weak_players' brings its own find_move")
    value["has_weak_players"] = rest
    value["other_levels"] = 2
    value["find_move"] = "weak_players_find_move"
}
$1 == "menu" && length(rest) > 17 { stop("the name has more than 17 characters: '" rest "'") }
$1 == "about" && length(rest) > 30 { stop("the line about the game has more than 30 characters: '" rest "'") }
$1 == "board" && rest !~ /^[0-9]+(x[0-9]+)+$/ { stop("the size of the board is not like 8x8: '" rest "'") }
$1 == "board" && length(rest) > 5 { stop("the size of the board has more than 5 characters: '" rest "'") }

END {
    if (failed || want == "members")
        exit failed
    # Without any line (a game of the tests) all sizes are the largest, with keys of repetitions.
    if (NR)
        for (word in required)
            if (!(word in value))
                stop("the line '" word "' is missing")
    between("lists", 1, number["LIST_PAGES"])
    between("cost_made", 1, 255)
    between("cost_cut", 1, 255)
    between("moves", 1, number["RECORD_MOST"])
    between("text", 1, number["TEXT_SIZE"] - 1)
    between("book", 1, 255)
    between("cut", 1, 50)
    if (later && overlays)
        stop("a game reads its first overlay ahead, or a later part: not both")
    if (failed)
        exit 1
    game = FILENAME
    sub(/\/game\.txt$/, "", game)
    sub(/.*\//, "", game)
    value["name"] = "\"" game "\""
    value["help"] = "help"
    if (variants)
        value["rules"] = "variants"

    lists = ("lists" in value) ? value["lists"] : number["LIST_PAGES"]
    repetition = ("repetition" in value) || !NR
    moves = ("moves" in value) ? value["moves"] : number["RECORD_MOST"]
    text = ("text" in value) ? value["text"] + 1 : number["TEXT_SIZE"] # with the terminating 0
    # shell overlays may use the memory of the lists, so no game has less than they need
    pool = 3 * 256 * lists
    keys_at = start + (pool > number["LIST_OVERLAY_SIZE"] ? pool : number["LIST_OVERLAY_SIZE"])
    moves_at = keys_at + repetition * number["REPETITION_KEY"] * number["REPETITION_MAX"]
    begin_at = moves_at + 2 * moves
    position_at = begin_at + text
    end = position_at + text
    if (want == "info")
        print_info()
    if (want == "view") {
        printf "/* made from %s by tools/build/game.awk */\n", FILENAME
        if ("colours" in value)
            print_colours()
        print_overlays()
    }
    if (want == "config")
        print_config()
    if (want == "names")
        print_names()
    if (want == "bench" && benches) {
        print "#include \"engine/game.h\"\n\nconst char *game_bench(uint8_t n)\n{"
        print "    static const char *const positions[] = {"
        for (i = 1; i <= benches; i++)
            printf "        \"%s\",\n", bench[i]
        print "        0\n    };\n\n    return positions[n];\n}"
    }
    if (want == "entry")
        printf "GAME(\"%s\", %d, %d, %d, %d, %d, %d, \"       %-19s%5s\")\n", file, end, repetition,
            "second" in value,
            value["other_levels"] + 4 * ("beginner" in value),
            "first" in value, about_number(),
            value["menu"], value["board"]
    if (want == "card")
        print_card()
    if (want == "link")
        printf "-D __LIST_PAGES__=%d -D __LIST_FULL__=%d -D __REPETITION__=%d -D __MOVES__=%d -D __MOVES_MOST__=%d " \
            "-D __BEGIN__=%d -D __POSITION__=%d -D __TEXT_SIZE__=%d -D __OVERLAY_START__=%d\n",
            lists, lists - (lists > 1), repetition * keys_at, moves_at, moves, begin_at, position_at, text, end
    if (want == "assemble")
        printf "-D LISTS=%d -D REPETITION=%d -D MOVES=%d -D TEXT=%d\n", lists, repetition, moves, text
    if (want == "host")
        printf "MEMORY(%s, %d, %d, %d, %d)\n", game, lists, repetition, moves, text
    if (want == "claims")
        printf "#include \"unit/game_memory.h\"\nconst uint8_t claim_lists = %d;\n" \
            "const uint8_t claim_repetition = %d;\nconst uint16_t claim_moves = %d;\n" \
            "const uint16_t claim_text = %d;\nconst uint8_t claim_long = %d;\n" \
            "const char claim_small[] = \"%s\";\n", lists, repetition, moves, text, "long" in value, value["small"]
}
