/* session_probe.c: see session.h: the glass box, and waiting for what it says. */
#include "session.h"

#include <string.h>

/* ---- the glass box ---- */

unsigned glass_byte(unsigned at) { return emu_page(GLASS_BOX >> 8)[at]; }

unsigned glass_word(unsigned at)
{
    const uint8_t *glass = emu_page(GLASS_BOX >> 8);

    return glass[at] | (unsigned)glass[at + 1] << 8;
}

unsigned long glass_nodes(void) { return glass_word(GLASS_NODES) | (unsigned long)glass_word(GLASS_NODES + 2) << 16; }
int glass_is_up(void) { return memcmp(emu_page(GLASS_BOX >> 8) + GLASS_MARK, "TROG", 4) == 0; }

const char *glass_board(void)
{
    static char board[HOST_TEXT];
    const uint8_t *box = emu_page(GLASS_BOX >> 8) + GLASS_BOARD;

    if (!memchr(box, 0, GLASS_BYTES - GLASS_BOARD)) {
        return glass_whole_board();
    }
    strcpy(board, (const char *)box);
    return board;
}

const char *glass_whole_board(void)
{
    static char board[HOST_TEXT];

    memcpy(board, emu_memory() + glass_word(GLASS_TEXT), HOST_TEXT - 1);
    return board;
}

/* ---- waiting ---- */

int wait_screen(unsigned screen, unsigned frames, unsigned step)
{
    unsigned end = emu_frame() + frames;

    while (!glass_is_up() || glass_byte(GLASS_SCREEN) != screen) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(step);
    }
    return 1;
}

int wait_settled(unsigned frames)
{
    unsigned end = emu_frame() + frames;
    unsigned screen;

    while ((screen = glass_byte(GLASS_SCREEN)) != GLASS_SCREEN_PLAY && screen != GLASS_SCREEN_OVER) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(3);
    }
    return 1;
}

int wait_turns(unsigned turns, unsigned frames)
{
    unsigned end = emu_frame() + frames;

    while (glass_word(GLASS_TURNS) == turns) {
        if (emu_frame() >= end) {
            return 0;
        }
        emu_frames(3);
    }
    return 1;
}
