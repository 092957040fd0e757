/* motion.c: a piece on its way, as asm/plat/atari/moving_piece.s shows it: here only its frames. */
/* SPDX-License-Identifier: MIT */
#include "plat/host/shell/host.h"

uint8_t screen_shift;
static uint8_t is_lifted;
static unsigned phase;
static unsigned pace;

void screen_lift(const uint8_t *shape)
{
    (void)shape;
    is_lifted = !motion_skipped;
    if (is_lifted) {
        host_frame();
    }
}

void screen_aim(uint8_t share)
{
    phase = 0;
    pace = share;
}

uint8_t screen_glide(void)
{
    if (!is_lifted) {
        return 0;
    }
    if (motion_wait(1)) {
        host_frame();
        return 0;
    }
    phase += pace;
    return phase < 256;
}

void screen_land(void)
{
    if (is_lifted) {
        host_frame();
    }
    is_lifted = 0;
}

void screen_swell(uint8_t more)
{
    (void)more;
}
