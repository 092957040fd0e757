/* core.c: the interface between the emulator's core and the page (machine.js): one call per frame, memory, picture,
 * sound, the marked place on the screen. It is linked with the sources of atari800 (src/web/web.mk) and is not part of
 * the games.
 */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "config.h"
/* the library's own header is not enough and must come after these */
#include "antic.h"
#include "atari.h"
#include "colours.h"
#include "gtia.h"
#include "screen.h"
#include "libatari800/libatari800.h"

#include <emscripten.h>
#define PAGE_CALLS EMSCRIPTEN_KEEPALIVE

#define WIDE 384
#define HIGH 240
#define SPECIAL_RESET 2 /* input_template_t.special: -AKEY_WARMSTART */
#define SPECIAL_POWER 3 /* -AKEY_COLDSTART: switches off and on */

/* Special values for the key of core_frame. Other keys are POKEY key codes plus 1, because 0 is no key. */
#define KEY_RESET (-1)
#define KEY_POWER (-2)
enum { CONSOLE_START = 1, CONSOLE_SELECT = 2, CONSOLE_OPTION = 4 };
enum { STICK_FIRE = 16 }; /* in addition to up 1, down 2, left 4, right 8 */

static uint32_t picture[WIDE * HIGH];
static emulator_state_t state;

/* Starts the machine: 0 an 800, 1 an XL, 2 an XE. Returns 1 if it runs. */
PAGE_CALLS int core_start(int machine, int is_pal)
{
    static char *const machines[] = {"-atari", "-xl", "-xe"};
    char *words[] = {"atari800", machines[machine], "-800-rev", "altirra", "-xl-rev", "altirra", "-nobasic",
        is_pal ? "-pal" : "-ntsc",
        "-sound", "-dsprate", "44100", "-audio16", "/disk.atr", NULL};

    return libatari800_init(-1, words);
}

/* Runs a frame with these keys and joystick held. Returns 0 if the machine has stopped. */
PAGE_CALLS int core_frame(int key, int console, int stick)
{
    input_template_t input;

    libatari800_clear_input_array(&input);
    if (key == KEY_RESET) {
        input.special = SPECIAL_RESET;
    } else if (key == KEY_POWER) {
        input.special = SPECIAL_POWER;
    } else if (key > 0) {
        input.keycode = (UBYTE)(key - 1);
        input.keychar = key == 1 ? 'l' : 0; /* the key code of L is 0, which the library takes for no key */
        input.shift = (key - 1) >> 6 & 1;
    }
    input.start = (console & CONSOLE_START) != 0;
    input.select = (console & CONSOLE_SELECT) != 0;
    input.option = (console & CONSOLE_OPTION) != 0;
    input.joy0 = (UBYTE)(stick & 15);
    input.trig0 = (stick & STICK_FIRE) != 0;
    /* a display list error is no failure: the screen is dark until the program has set up a display list */
    return libatari800_next_frame(&input) || libatari800_error_code == LIBATARI800_DLIST_ERROR;
}

PAGE_CALLS uint8_t *core_memory(void) { return libatari800_get_main_memory_ptr(); }
PAGE_CALLS float core_frames_a_second(void) { return libatari800_get_fps(); }

/* Returns the picture of the last frame, 384 by 240, in the pixel format of a canvas. */
PAGE_CALLS uint32_t *core_picture(void)
{
    const uint8_t *pixel = libatari800_get_screen_ptr();

    for (int n = 0; n < WIDE * HIGH; n++) {
        uint32_t colour = (uint32_t)Colours_table[pixel[n]]; /* 0xRRGGBB */

        picture[n] = 0xFF000000u | (colour & 0xFF) << 16 | (colour & 0xFF00) | (colour >> 16 & 0xFF);
    }
    return picture;
}

/* The sound samples of the last frame: 16 bits, one channel or two. */
PAGE_CALLS uint8_t *core_sound(void) { return libatari800_get_sound_buffer(); }
PAGE_CALLS int core_sound_bytes(void) { return libatari800_get_sound_buffer_len(); }
PAGE_CALLS int core_sound_channels(void) { return libatari800_get_num_sound_channels(); }

/* Writes all changes of the disk to /disk.atr. */
PAGE_CALLS void core_flush(void) { fflush(NULL); }

/* Mounts /disk.atr after it was replaced. */
PAGE_CALLS void core_insert(void) { libatari800_mount_disk_image(1, "/disk.atr", FALSE); }

/* The state of the machine between two frames: core_keep fills the buffer, core_restore reads it. */
PAGE_CALLS uint8_t *core_state(void) { return (uint8_t *)&state; }
PAGE_CALLS int core_state_bytes(void) { return sizeof state; }
PAGE_CALLS void core_keep(void) { libatari800_get_current_state(&state); }
PAGE_CALLS void core_restore(void)
{
    GTIA_consol_override = 0; /* the emulator holds OPTION down while an XL starts; the restored machine has started */
    libatari800_restore_state(&state);
    core_insert(); /* the state may name another disk */
}

/* ---- the marked place: the cursor, or the bar of a list ---- */

/* Cursor and bar are players (asm/plat/atari/player_missile.s). Players higher than STRIP_LINES are background: the
 * table next to the board, or the sky below it. */
#define PLAYERS_AT 0x200 /* offset of player 0 from PMBASE, with lines of double height */
#define LINES 128
#define STRIP_LINES 30
#define LEFT 32          /* HPOS of the first pixel */
#define FIRST_LINE 8     /* scan line of the first line of the picture */

static int mark[4]; /* left, top, and the first pixels right of it and below it */

static void add_player(int player)
{
    static const int wide[4] = {2, 4, 2, 8}; /* width of a bit in pixels, by SIZEP */
    const UBYTE at[4] = {GTIA_HPOSP0, GTIA_HPOSP1, GTIA_HPOSP2, GTIA_HPOSP3};
    const UBYTE size[4] = {GTIA_SIZEP0, GTIA_SIZEP1, GTIA_SIZEP2, GTIA_SIZEP3};
    const UBYTE *shape = libatari800_get_main_memory_ptr() + (ANTIC_PMBASE & 0xFC) * 256 + PLAYERS_AT + player * LINES;
    int first = LINES, last = 0, bits = 0, left, right;

    for (int line = 0; line < LINES; line++) {
        if (shape[line]) {
            first = line < first ? line : first;
            last = line + 1;
            bits |= shape[line];
        }
    }
    if (!bits || last - first > STRIP_LINES || at[player] < LEFT) {
        return;
    }
    for (left = 0; !(bits & 0x80 >> left);) {
        left++;
    }
    for (right = 8; !(bits & 0x100 >> right);) {
        right--;
    }
    left = (at[player] - LEFT) * 2 + left * wide[size[player] & 3];
    right = (at[player] - LEFT) * 2 + right * wide[size[player] & 3];
    mark[0] = left < mark[0] ? left : mark[0];
    mark[1] = 2 * first - FIRST_LINE < mark[1] ? 2 * first - FIRST_LINE : mark[1];
    mark[2] = right > mark[2] ? right : mark[2];
    mark[3] = 2 * last - FIRST_LINE > mark[3] ? 2 * last - FIRST_LINE : mark[3];
}

/* Returns `mark`; mark[2] is 0 if nothing is marked. */
PAGE_CALLS int *core_mark(void)
{
    mark[0] = WIDE;
    mark[1] = HIGH;
    mark[2] = mark[3] = 0;
    for (int player = 0; player < 4; player++) {
        add_player(player);
    }
    return mark;
}
