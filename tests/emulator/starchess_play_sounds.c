/* starchess_play_sounds.c: the sounds of fights and bombs; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "kernel.inc"

#define SOUND_LEFT 0x6E /* asm/plat/atari/screen.inc */
static const uint8_t take[] = {2, 0x08, 0x88, 2, 0x18, 0x86, 4, 0xB6, 0xA6, 0};
#define TAKE_PLACE 18 /* offset of `take` in the notes of sound.s */

/* Listens for this many frames; returns the pitches (AUDF) that are played, as hexadecimal numbers. The first note is
 * missing: it is played with the key press. */
static const char *listen(unsigned frames)
{
    static char heard[400];
    const uint8_t *memory = emu_memory();
    unsigned notes = 0, last = 0;
    size_t length = 0;

    for (unsigned at = CODE_FIRST; at < CODE_END && !notes; at++) {
        if (memcmp(memory + at, take, sizeof take) == 0) {
            notes = at - TAKE_PLACE;
        }
    }
    check(notes != 0, "%s: the notes are not in memory", starchess_place);
    heard[0] = 0;
    while (frames--) {
        unsigned now;

        emu_frames(1);
        memory = emu_memory();
        now = memory[SOUND_LEFT] ? memory[notes + memory[SOUND_LEFT - 1] - 2] : 0;
        if (now != last && now && length + 4 < sizeof heard) {
            length += (size_t)sprintf(heard + length, "%02X ", now);
        }
        last = now;
    }
    return heard;
}

void starchess_sounds(void)
{
    const char *heard;

    starchess_set_up("t2:500+2x30,b,b,t3:20/b2:100+1x40,b,b,b/b1:100,b,b,b/t1:1000+1x60,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    session_type("a1-b1 60");
    heard = listen(110);
    check(strstr(heard, "B6") != NULL && strstr(heard, "3C 2F") != NULL, "%s: a won fight plays '%s'",
        starchess_place, heard);
    starchess_settle();
    check(strstr(probe_whole_board(), "b+1x20m20,") != NULL, "%s: after the fight the board is '%s'", starchess_place,
        probe_whole_board());
    session_type("e");
    heard = listen(110);
    check(strstr(heard, "18 B6") != NULL && strstr(strstr(heard, "B6"), "08 18 B6") != NULL,
        "%s: a bombardment plays '%s'", starchess_place, heard);
    starchess_settle();
}
