# menu_tune.awk: makes the tables of asm/plat/atari/menu_tune.s from src/title/tune.txt, which explains its format. The
# menu plays the tune softly: all volumes are halved.
# SPDX-License-Identifier: MIT

function stop(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text > "/dev/stderr"
    exit failed = 1
}
function soft(volume) { return int((volume + 1) / 2) }
function digit(hex) { return index("0123456789ABCDEF", hex) - 1 }
# note_bytes(FROM): eight fields such as C8 from FROM on, as bytes with half the volume
function note_bytes(from,   i, list) {
    for (i = from; i < from + 8; i++)
        list = list (i > from ? ", " : "") "$" ($i == "00" ? "00" : substr($i, 1, 1) soft(digit(substr($i, 2))))
    return list
}
# end_note(): adds the note that has lasted `steps` steps
function end_note() {
    if (steps)
        notes = notes (notes == "" ? "" : ", ") pitch * 16 + steps
    steps = 0
}

/^(;.*)?$/ { next }
$1 == "pitch" {
    for (i = 2; i < NF; i += 2) {
        number[$i] = ++pitches
        audf = audf ", " $(i + 1)
    }
    next
}
$1 == "chord" {
    at[$2] = 6 * chords++
    for (i = 3; i <= 8; i++)
        chord_bytes = chord_bytes (chord_bytes == "" ? "" : ", ") $i
    next
}
$1 == "bass" { pattern = $2; next }
$1 == "lead" {
    for (i = 2; i <= NF; i++)
        lead = lead (i > 2 ? ", " : "") soft($i)
    lead_frames = NF - 1
    next
}
$1 == "note" {
    kind[$2] = 8 * kinds++
    note = note (note == "" ? "" : "\n        .byte ") note_bytes(3)
    if ($(NF - 1) == "AUDF")
        noise = noise (noise == "" ? "" : ", ") $NF
    next
}
$1 == "bar" {
    if (NF != 18 || !($2 in at))
        stop("a bar has a chord and 16 steps")
    bars = bars (bars == "" ? "" : ", ") at[$2]
    for (i = 3; i <= NF; i++) {
        if ($i != "-" || steps == 15) {
            if ($i == "-")
                stop("a note of more than 15 steps")
            if (!($i in number) && $i != ".")
                stop("no pitch '" $i "'")
            if ($i == "." && steps && pitch == 0) { # rests in a row
                steps++
                continue
            }
            end_note()
            pitch = $i == "." ? 0 : number[$i]
        }
        steps++
    }
    next
}
{ stop("unknown line") }

END {
    if (failed)
        exit 1
    if (pitches > 15)
        stop("more than 15 pitches")
    end_note()
    print "; made from src/title/tune.txt by tools/build/menu_tune.awk"
    print "LEAD_FRAMES = " lead_frames
    print "tune_pitches:   .byte 0" audf
    print "tune_chords:    .byte " chord_bytes
    print "tune_bars:      .byte " bars
    print "tune_lead:      .byte " lead
    print "tune_other:     .byte " note
    print "tune_noise:     .byte " noise
    printf "tune_pattern:   .byte "
    for (i = 1; i <= 16; i++) {
        c = substr(pattern, i, 1)
        printf "%s%s", (i > 1 ? ", " : ""), (c == "." ? "$FF" : kind[c])
    }
    print "\ntune_notes:     .byte " notes ", 0"
}
