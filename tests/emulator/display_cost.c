/* display_cost.c: measures the share of the CPU time that the display leaves to the search: runs the same search, with
 * the same nodes, once with the board on screen and once with a blank screen. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "check.h"
#include "session.h"

#define SDMCTL 0x022F
#define PICTURE_PLAY 0x2D /* SDMCTL at the player's turn */
#define THINK_LEVEL 15    /* the largest fixed depth: without random choice, so that two searches are equal */
#define THINK_MOST 3000   /* frames */
#define GAME GAME_connect4

static const char *disk;

/* Nine discs, the computer to move, not in the book. */
static const char position[] = "123456712";

static unsigned picture(void)
{
    return emu_page(SDMCTL >> 8)[SDMCTL & 0xFF];
}

static void set_up(void)
{
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(200);
    emu_key(KEY_CTRL + emu_key_code('e')); /* as text */
    for (unsigned i = 0; i < sizeof position + 2; ++i) {
        emu_key(KEY_BACKSPACE);
    }
    session_type(position);
    /* no question: no human has moved */
}

/* Frames from the start to the end of one search. */
static unsigned frames_of_search(void)
{
    unsigned start;

    set_up();
    wait_screen(PROBE_SCREEN_THINKING, THINK_MOST, 1); /* before that the board is drawn */
    for (start = emu_frame(); picture() == PICTURE_PLAY && emu_frame() < start + THINK_MOST;) {
        emu_frames(1);
    }
    for (start = emu_frame(); picture() != PICTURE_PLAY && emu_frame() < start + THINK_MOST;) {
        emu_frames(1);
    }
    start = emu_frame() - start;
    wait_settled(THINK_MOST);
    return start;
}

/* Waits until the book is read. It is read while the player thinks and takes memory from the transposition table, and
 * both searches must have a table of the same size. */
static void wait_for_book(void)
{
    unsigned had;

    do {
        had = session_book_bytes();
        emu_frames(300);
    } while (session_book_bytes() != had);
}

static void measure(int is_pal, unsigned least)
{
    unsigned shown;
    unsigned blank;
    unsigned long nodes;
    unsigned share;

    if (!check(session_boot(&(EmuOptions){.machine = MACHINE_800_48K, .is_pal = is_pal, .disk = disk})
            && session_choose(GAME, BY_KEYS), "no game")) {
        return;
    }
    session_level(THINK_LEVEL, BY_KEYS);
    frames_of_search(); /* loads the engine overlay */
    wait_for_book();
    shown = frames_of_search();
    nodes = probe_nodes();
    emu_key(KEY_CTRL + emu_key_code('b'));
    emu_frames(30);
    blank = frames_of_search();
    check(nodes == probe_nodes(), "the searches differ: %lu and %lu nodes", nodes, probe_nodes());
    share = shown ? (blank * 1000 + shown / 2) / shown : 0;
    figure("%s: %lu nodes in %u frames with the board, %u without: %u.%u%% of the speed (at least %u.%u)",
        is_pal ? "PAL" : "NTSC", nodes, shown, blank, share / 10, share % 10, least / 10, least % 10);
    check(share >= least, "%u.%u%% of the blank screen's speed", share / 10, share % 10);
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    disk = words[1];
    /* Measured with counting loops, this display leaves 73.6% (NTSC) and 78.0% (PAL) of the CPU time. The limits are
     * half a percent lower, because only whole frames are counted here. */
    measure(0, 731);
    measure(1, 775);
    return check_end();
}
