/* sound.c: the host machine's sound: only counted, for tests (protocol.h). */
/* SPDX-License-Identifier: MIT */
#include "plat/host/shell/host.h"
#include "plat/screen.h"

uint8_t sound_shift;
uint8_t sound_mute;

void sound_play(uint8_t sound)
{
    if (sound >= SOUNDS) {
        host_fail("no such", "sound");
    }
    if (!sound_mute) {
        host->last_sound = sound;
        ++host->sounds;
    }
}

void sound_off(void)
{
}

void sound_tune(void)
{
    ++host->tunes;
}
