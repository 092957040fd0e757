/* session_probe.c: reading the probe page, and waiting for it; see session.h. */
/* SPDX-License-Identifier: MIT */
#include "session.h"

#include <string.h>

/* ---- the probe page ---- */

unsigned probe_byte(unsigned at) { return emu_page(PROBE_PAGE >> 8)[at]; }

unsigned probe_word(unsigned at)
{
    const uint8_t *page = emu_page(PROBE_PAGE >> 8);

    return page[at] | (unsigned)page[at + 1] << 8;
}

unsigned long probe_nodes(void) { return probe_word(PROBE_NODES) | (unsigned long)probe_word(PROBE_NODES + 2) << 16; }
int probe_is_up(void) { return memcmp(emu_page(PROBE_PAGE >> 8) + PROBE_MARK, "TROG", 4) == 0; }

const char *probe_board(void)
{
    static char board[HOST_TEXT];
    const uint8_t *page = emu_page(PROBE_PAGE >> 8) + PROBE_BOARD;

    if (!memchr(page, 0, PROBE_BYTES - PROBE_BOARD)) {
        return probe_whole_board();
    }
    strcpy(board, (const char *)page);
    return board;
}

const char *probe_whole_board(void)
{
    static char board[HOST_TEXT];

    memcpy(board, emu_memory() + probe_word(PROBE_TEXT), HOST_TEXT - 1);
    return board;
}

/* ---- waiting ---- */

int session_rolls;

/* Lets frames pass. If the player is asked to roll the die, FIRE rolls it. */
static void pass(unsigned frames)
{
    emu_frames(frames);
    if (session_rolls && session_asks_roll()) {
        emu_fire();
    }
}

int wait_screen(unsigned screen, unsigned frames, unsigned step)
{
    unsigned end = emu_frame() + frames;

    while (!probe_is_up() || probe_byte(PROBE_SCREEN) != screen
        || (screen == PROBE_SCREEN_PLAY && session_asks_roll())) {
        if (emu_frame() >= end) {
            return 0;
        }
        pass(step);
    }
    return 1;
}

int wait_settled(unsigned frames)
{
    unsigned end = emu_frame() + frames;
    unsigned screen;

    while (((screen = probe_byte(PROBE_SCREEN)) != PROBE_SCREEN_PLAY || session_asks_roll())
        && screen != PROBE_SCREEN_OVER) {
        if (emu_frame() >= end) {
            return 0;
        }
        pass(3);
    }
    return 1;
}

int wait_turns(unsigned turns, unsigned frames)
{
    unsigned end = emu_frame() + frames;

    while (probe_word(PROBE_TURNS) == turns) {
        if (emu_frame() >= end) {
            return 0;
        }
        pass(3);
    }
    return 1;
}
