/* game_screens_morris.c: mills of nine men's morris; see game_screens.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "game_screens.h"
#include "screen.h"

#define PLACES_WIDE 3 /* columns of a point; PLACES_HIGH: rows */
#define PLACES_HIGH 2

/* Copies the screen codes of point x, y of the board; 0, 0 is at the top left. */
static void see_place(unsigned x, unsigned y, uint8_t *codes)
{
    static uint8_t board[SCREEN_TEXT];

    screen_board(emu_memory(), board);
    for (unsigned row = 0; row < PLACES_HIGH; row++) {
        memcpy(codes + row * PLACES_WIDE, board + (y * PLACES_HIGH + row) * SCREEN_BOARD + 1 + x * PLACES_WIDE,
            PLACES_WIDE);
    }
}

/* When the player closes a mill by cursor, the man is shown on its target and no longer on its origin, and the player
 * is asked which man to remove. This also holds while men are hidden. Pointing at the first square again takes
 * the move back; another man is refused, and the choice stays. */
void screens_mills(void)
{
    static const struct { const char *position, *from, *taken; unsigned x, y; } cases[] = {
        { "XX------------O------O-O X 5 5", 0, "g4", 0, 0 },
        { "XX-O----X-----X----O-O-O X 0 0", "g4", "a1", 6, 3 },
    };
    static const char *const asked = "Mill! Choose a man to remove";
    enum { BYTES = PLACES_WIDE * PLACES_HIGH };
    uint8_t empty[BYTES], before[BYTES], shown[BYTES], left[BYTES], after[BYTES];

    for (unsigned n = 0; n < 2 * (sizeof cases / sizeof *cases) && screens_begin("morris"); n++) {
        const char *from = cases[n >> 1].from;
        unsigned x = cases[n >> 1].x, y = cases[n >> 1].y;

        screens_set_up(cases[n >> 1].position);
        if (n & 1) {
            emu_key(KEY_CTRL + emu_key_code('p'));
            emu_frames(REST);
        }
        see_place(6, 0, empty);
        see_place(x, y, before);
        for (int again = 0; again < 2; again++) {
            if (from) {
                session_move(from, BY_STICK);
                emu_frames(REST);
            }
            session_move("g7", BY_STICK);
            emu_frames(REST);
            check(session_shows(asked) && !session_shows("off? ") && !session_shows("g7\n"),
                "case %u: '%s' is not shown alone", n, asked);
            see_place(6, 0, shown);
            see_place(x, y, left);
            if (!again && !from) {
                session_move("g7", BY_STICK);
                emu_frames(REST);
                see_place(6, 0, after);
                check(!session_shows("Mill!") && memcmp(after, empty, BYTES) == 0, "case %u: g7 is not empty again", n);
            } else if (!again) { /* another man is refused, the first square takes the move back */
                session_move("e5", BY_STICK);
                emu_frames(REST);
                see_place(6, 0, after);
                check(session_shows("Mill!") && memcmp(after, shown, BYTES) == 0, "case %u: e5 ends the choice", n);
                session_move(from, BY_STICK);
                emu_frames(REST);
                see_place(6, 0, after);
                check(!session_shows("Mill!") && memcmp(after, empty, BYTES) == 0, "case %u: g7 is not empty again", n);
                see_place(x, y, after);
                check(memcmp(after, before, BYTES) == 0, "case %u: the man is not back", n);
            }
        }
        session_move(cases[n >> 1].taken, BY_STICK);
        emu_frames(2 * REST);
        check(session_shows("Black to move") && !session_shows("ill!"), "case %u: still asks which man to remove", n);
        see_place(6, 0, after);
        check(memcmp(shown, after, BYTES) == 0, "case %u: the man of the mill is not drawn", n);
        check((memcmp(shown, empty, BYTES) == 0) == (n & 1), "case %u: hidden men are shown, or shown men are hidden",
            n);
        if (from) {
            see_place(x, y, after);
            check(memcmp(left, after, BYTES) == 0, "case %u: the man is drawn on its origin", n);
        }
    }
}

/* After typing a move that closes a mill without a man to remove, a message asks for one. It can be typed alone, or
 * with the whole move, or pointed at. */
void screens_mills_typed(void)
{
    if (!screens_begin("morris")) {
        return;
    }
    for (unsigned n = 0; n < 3; n++) {
        screens_set_up("XX------------O------O-O X 5 5");
        session_type("g7");
        check(session_waits("Mill! Choose a man, or type xd6", REST), "g7 alone: no message that a man is missing");
        if (n == 2) {
            session_move("g4", BY_STICK);
        } else {
            session_type(n ? "xg4" : "g7xg4");
        }
        emu_frames(2 * REST);
        check(strcmp(probe_board(), "XXX------------------O-O O 4 5") == 0, "case %u: g7xg4 leads to '%s'", n,
            probe_board());
    }
}

/* The list beside the board also numbers a move that removes a man. */
void screens_mills_listed(void)
{
    if (!screens_begin("morris")) {
        return;
    }
    screens_play("b6 a7 c3 g4 g7 e5 c4 c5 a1 g1 a4 d2 b4xc5 d1 b2xd2 d6 c5xd6 d6 c3d3 d6d5 d3c3xg4");
    check(session_shows(" 9 c5xd6"), "a placed man that removes another has no number");
    check(session_shows("11 d3c3+"), "a moved man that removes another has no number");
}
