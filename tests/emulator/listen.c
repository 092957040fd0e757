/* listen.c: see listen.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "driver.h"
#include "kernel.inc"
#include "listen.h"

#define SOUND_LEFT 0x6E /* asm/plat/atari/screen.inc */
static const uint8_t step[] = {1, 0x1E, 0xA2, 0, 2, 0x28, 0xA4, 0}; /* the first notes of sound.s */

const char *listen_notes(unsigned frames)
{
    static char heard[400];
    const uint8_t *memory = emu_memory();
    unsigned notes = 0, last = 0;
    size_t length = 0;

    for (unsigned at = CODE_FIRST; at < CODE_END && !notes; at++) {
        if (memcmp(memory + at, step, sizeof step) == 0) {
            notes = at;
        }
    }
    check(notes != 0, "the notes are not in memory");
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
