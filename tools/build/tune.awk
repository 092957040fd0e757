# tune.awk: turns the tune (src/title/tune.txt) into tables for ca65. Called by disk/disk.mk.
#   tune_lead     the notes: index of the pitch * 8 + number of steps - 1; $FF ends the tune
#   tune_pitch    AUDF by index; index 0 is a rest
#   tune_bars     index of the chord of each bar; TUNE_BARS of them
#   tune_steps    kind of the note of the bass at each of the 16 steps of a bar; 0: the note goes on
#   tune_bass     AUDF by kind - 1 and chord: index 4 * (kind - 1) + chord; the drums have the same AUDF with all chords
#   tune_third    three notes of each chord: index 3 * chord + n; only if TUNE_THIRD is defined
#   tune_envelope volume of each frame of a note of the lead; the last one is 0
#   tune_kinds    AUDC of each frame of the bass, eight frames a kind
# SPDX-License-Identifier: MIT
function fail(why) { print FILENAME ": " why > "/dev/stderr"; failed = 1; exit 1 }
function add(list, byte) { return list (list == "" ? "" : ",") byte }
function end_note() { if (steps) { lead = add(lead, 8 * pitch + steps - 1); steps = 0 } }
function table(name, list) { print name ":\t.byte " list }
BEGIN { of_pitch["."] = 0; pitches = 1; pitch_list = "0" }
/^;/ || NF == 0 { next }
$1 == "pitch" { for (i = 2; i < NF; i += 2) { of_pitch[$i] = pitches++; pitch_list = add(pitch_list, $(i + 1)) }; next }
$1 == "chord" {
    of_chord[$2] = chords++
    for (i = 0; i < 3; i++) { low[i] = add(low[i], $(3 + i)); third = add(third, $(6 + i)) }
    next
}
$1 == "bass" { pattern = $2; next }
$1 == "lead" { for (i = 2; i <= NF; i++) envelope = add(envelope, $i); next }
$1 == "note" {
    kind[$2] = ++kinds
    for (i = 3; i < 11; i++) kind_list = add(kind_list, "$" $i)
    if (NF == 12) fixed[kinds] = $12
    next
}
$1 == "bar" {
    if (NF != 18 || !($2 in of_chord)) fail("line " NR ": not a chord and 16 steps")
    bars = add(bars, of_chord[$2])
    bar_count++
    for (i = 3; i <= NF; i++) {
        if ($i == "-" && steps && steps < 8) { steps++; continue }
        if (!($i in of_pitch)) fail("line " NR ": unknown note " $i)
        if ($i == "." && pitch == 0 && steps) { steps++; continue }
        end_note()
        pitch = of_pitch[$i]
        steps = 1
    }
    next
}
{ fail("line " NR ": unknown word " $1) }
END {
    if (failed) exit 1
    end_note()
    if (length(pattern) != 16 || chords != 4 || kinds != 5) fail("not 16 steps, 4 chords and 5 kinds of notes")
    for (i = 1; i <= 16; i++) steps_list = add(steps_list, kind[substr(pattern, i, 1)] + 0)
    for (i = 1; i <= kinds; i++)
        bass = add(bass, i in fixed ? fixed[i] "," fixed[i] "," fixed[i] "," fixed[i] : low[i - 1])
    print "TUNE_BARS = " bar_count
    table("tune_lead", lead ",$FF")
    table("tune_pitch", pitch_list)
    table("tune_bars", bars)
    table("tune_steps", steps_list)
    table("tune_bass", bass)
    print ".ifdef TUNE_THIRD"
    table("tune_third", third)
    print ".endif"
    table("tune_envelope", envelope)
    table("tune_kinds", kind_list)
}
