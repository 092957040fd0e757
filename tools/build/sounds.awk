# sounds.awk: makes the tables of sounds for asm/plat/atari/sound.s, as assembly. Its files: src/plat/screen.h, which
# has the order of the events; src/sounds/sounds.txt, which explains its format; and for the table of a game, its
# game.txt.
#
# A table starts with a byte for each event: where its sound begins, counted from the start of the table; 0: the game
# has none. A sound is a byte with the channels it uses (bit 0: channel 1), then the steps of each channel in turn. A
# step is its number of frames plus flags, AUDF, AUDC, and with the flag SLIDE what is added to AUDF.
# SPDX-License-Identifier: MIT

function stop(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text > "/dev/stderr"
    exit failed = 1
}

# add_steps(LINE): adds the steps of one channel to the current sound
function add_steps(line,   step, part, n, bytes) {
    while (line != "") {
        if (!match(line, /^ *\([^()]*\)/))
            stop("not a list of steps: '" line "'")
        step = substr(line, 1, RLENGTH)
        line = substr(line, RLENGTH + 1)
        gsub(/[()]/, " ", step)
        n = split(step, part, " ")
        if (n == 3) {
            part[4] = 0
            part[5] = 0
        } else if (n != 5)
            stop("a step has three or five numbers: '" step "'")
        if (part[1] !~ /^[0-9]+$/ || part[1] < 1 || part[1] > 31)
            stop("a step has 1 to 31 frames: '" part[1] "'")
        if (part[2] !~ /^[0-9A-F][0-9A-F]$/ || part[3] !~ /^([8A4C][1-9A-F]|00)$/)
            stop("not AUDF and AUDC: '" part[2] " " part[3] "'")
        if (part[4] !~ /^-?[0-9]+$/ || part[5] !~ /^(0|-1)$/)
            stop("slide is a number, fade 0 or -1: '" part[4] " " part[5] "'")
        bytes = bytes sprintf("%s%d%s%s, $%s, $%s%s", bytes == "" ? "" : ", ", part[1],
            part[4] != 0 ? " + SLIDE" : "", part[5] != 0 ? " + FADE" : "", part[2], part[3],
            part[4] != 0 ? ", <" part[4] : "")
        if (line ~ /^ *$/) # the last step of the channel
            sub(/[0-9]+( \+ [A-Z]+)*(, [$<][-0-9A-F]+)+$/, "LAST + &", bytes)
    }
    steps[sound] = steps[sound] "        .byte " bytes "\n"
}

# print_table(NAME, FIRST, END): the table with the events from FIRST on, before END; found[EVENT] is the sound
function print_table(name, first, end,   i, list, comma) {
    printf "; made from src/sounds/sounds.txt by tools/build/sounds.awk\n"
    printf ".segment \"RODATA\"\n%s:\n        .byte ", name
    for (i = first; i < end; i++) {
        printf "%s%s", comma, found[i] == "" ? "0" : "notes_" event[i] " - " name
        comma = ", "
    }
    print ""
    for (i = first; i < end; i++)
        if (found[i] != "")
            printf "notes_%s:\n        .byte %d\n%s", event[i], channels[found[i]], steps[found[i]]
    printf ".assert * - %s < 256, error, \"too many sounds\"\n", name
}

FILENAME ~ /\.h$/ {
    if (/^enum \{/)
        inside = 1
    if (/^\}/)
        inside = 0
    if (!inside)
        next
    sub(/\/\*.*/, "")
    n = split($0, part, /[ ,{}]+/)
    for (i = 1; i <= n; i++)
        if (part[i] == "SOUND_GAME" && !game_first) {
            game_first = events + 1
        } else if (part[i] ~ /^SOUND_[A-Z]+$/ && part[i] != "SOUND_GAME") {
            event[++events] = tolower(substr(part[i], 7))
            is_event[event[events]] = events
        }
    next
}
/^(#.*)?$/ { next }
FILENAME ~ /game\.txt$/ {
    if ($1 == "sounds") {
        material = $2
        for (i = 3; i <= NF; i++) {
            if (is_event[$i] < game_first)
                stop("no sound of games: '" $i "'")
            wanted[$i] = 1
        }
    }
    next
}
/^[a-z]+( [a-z]+)?$/ {
    if (!($1 in is_event))
        stop("src/plat/screen.h has no event '" $1 "'")
    sound = $0
    if (sound in channels)
        stop("the sound '" sound "' is here for the second time")
    channels[sound] = 0
    if (NF == 2)
        is_material[$2] = 1
    next
}
/^  [123]: / {
    bit = substr("124", $1, 1)
    if (sound == "" || channels[sound] >= bit)
        stop("channels come in order, after the name of a sound")
    channels[sound] += bit
    add_steps(substr($0, 6))
    next
}
{ stop("neither a sound nor a channel: '" $0 "'") }

END {
    if (failed)
        exit 1
    if (want == "kernel") {
        for (i = 1; i < game_first; i++) {
            if (!(event[i] in channels))
                stop("no sound '" event[i] "'")
            found[i] = event[i]
        }
        for (i = 1; i <= events; i++)
            printf "SOUND_%s = %d\n", toupper(event[i]), i - 1
        printf "SOUND_GAME = %d\n", game_first - 1
        print ".macro sound_table"
        print_table("sounds", 1, game_first)
        print ".endmacro"
        exit
    }
    if (material == "") {
        material = "wood"
        wanted["take"] = 1
    }
    wanted["down"] = 1
    if (!(material in is_material))
        stop("no material '" material "'")
    for (i = game_first; i <= events; i++) {
        if (!(event[i] in wanted))
            continue
        if ((event[i] " " material) in channels)
            found[i] = event[i] " " material
        else if (event[i] in channels)
            found[i] = event[i]
        else
            stop("no sound '" event[i] " " material "'")
    }
    print "LAST = $80\nSLIDE = $40\nFADE = $20\n.export game_sounds"
    print_table("game_sounds", game_first, events + 1)
}
