/* game_screens_connect4.c: see game_screens.h. */
#include <string.h>

#include "check.h"
#include "game_screens.h"
#include "screen.h"

#define LEFT 2      /* column of the first hole */
#define HOLE 3      /* columns and rows of one */
#define EVENT_ROWS 2 /* above the holes: the disc in hand */
#define ROWS 6
#define FALL 150    /* frames in which a disc has long landed */

/* Which places of a column are another than those of `before`: bit 0 for the disc in hand, bits 1 to 6 for the holes
 * from the top. */
static unsigned differs(const uint8_t *before, unsigned column)
{
    static uint8_t board[SCREEN_TEXT];
    unsigned places = 0;

    screen_board(emu_memory(), board);
    for (unsigned row = 0; row < EVENT_ROWS + ROWS * HOLE; row++) {
        unsigned at = row * SCREEN_BOARD + LEFT + HOLE * column;

        if (memcmp(before + at, board + at, HOLE) != 0) {
            places |= row < EVENT_ROWS ? 1u : 2u << (row - EVENT_ROWS) / HOLE;
        }
    }
    return places;
}

/* Frame by frame: a disc that is let go is always somewhere, until it lies where it landed; and it stays there. `men`
 * are in the column already. */
static void fall(const uint8_t *empty, unsigned column, unsigned men, const char *who)
{
    unsigned unseen = 0, lies = 0, gone = 0, bottom = 2u << (ROWS - 1 - men);
    unsigned above = (bottom << 1) - 1; /* hand and holes down to where it lands */

    for (unsigned frame = 0; frame < FALL; frame++) {
        unsigned seen;

        emu_frames(1);
        seen = differs(empty, column) & above;
        gone += lies && !(seen & bottom);
        lies |= seen & bottom;
        unseen += !lies && !seen;
    }
    check(lies != 0, "%s: the disc does not land", who);
    check(!unseen, "%s: a falling disc is not seen in %u frames", who, unseen);
    check(!gone, "%s: a disc that has landed is not seen in %u frames", who, gone);
}

void screens_falling(void)
{
    static uint8_t empty[SCREEN_TEXT];

    if (!screens_begin("connect4")) {
        return;
    }
    emu_stick(STICK_RIGHT); /* the hand is not over the column in the middle, */
    emu_frames(REST);
    screen_board(emu_memory(), empty);
    emu_stick(STICK_LEFT); /* and now it is */
    emu_frames(REST);
    for (unsigned men = 0; men < 3; men++) {
        emu_hold_fire(1);
        emu_frames(PRESS_FRAMES);
        emu_hold_fire(0);
        fall(empty, 3, men, men & 1 ? "the second player" : "the first player");
    }
}
