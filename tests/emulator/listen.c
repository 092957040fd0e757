/* listen.c: see listen.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "driver.h"
#include "listen.h"

#define VOLUME 0x0F /* bits of AUDC */

const char *listen_notes(unsigned frames)
{
    static char heard[1000];
    int last = -1;
    size_t length = 0;

    heard[0] = 0;
    while (frames--) {
        EmuPokey pokey;
        int now;

        emu_frames(1);
        pokey = emu_pokey();
        now = pokey.audc[0] & VOLUME ? pokey.audf[0] : -1;
        if (now != last && now >= 0 && length + 4 < sizeof heard) {
            length += (size_t)sprintf(heard + length, "%02X ", now);
        }
        last = now;
    }
    return heard;
}
