/* game_screens_cursor.c: where the cursor is in games with dice; see game_screens.h. */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "game_screens.h"
#include "kernel.inc"

#define PLAYER_BYTES 128

/* The last scan line that the cursor covers. */
static unsigned cursor_end(void)
{
    const uint8_t *memory = emu_memory();
    const uint8_t *player = memory + PLAYERS_AT;
    unsigned at = PLAYER_BYTES - 1;

    while (at && !player[at]) {
        at--;
    }
    return 2 * at + 1;
}

/* And the first one */
static unsigned cursor_begin(void)
{
    const uint8_t *player = emu_memory() + PLAYERS_AT;
    unsigned at = 0;

    while (at < PLAYER_BYTES - 1 && !player[at]) {
        at++;
    }
    return 2 * at;
}

#define AFTER 40
#define START_LINE 164  /* scan line of the tray below the road */
#define LABEL_LINE 184  /* scan line of the tray's label */

/* The cursor on the tray with the pieces at the start, below the road, does not cover the tray's label. */
void screens_start_of_race(void)
{
    unsigned lowest = 0;

    if (!screens_begin("race") || !check(wait_screen(PROBE_SCREEN_PLAY, WAIT_PASSES, 5), "no usable roll")) {
        return;
    }
    for (int n = 0; n < 4; n++) {
        emu_key(KEY_DOWN);
        emu_frames(AFTER);
        lowest = cursor_end() > lowest ? cursor_end() : lowest;
    }
    check(lowest > START_LINE && lowest < LABEL_LINE, "the cursor at the start ends at line %u", lowest);
}

#define ROW_LINES 8
#define FIRST_ON_BAR_LOWER 112 /* first scan line of the first checker on the bar, of the lower side */
#define FIRST_ON_BAR_UPPER (FIRST_ON_BAR_LOWER - ROW_LINES)

/* With a checker on the bar the turn begins with the cursor around it. */
void screens_bar_of_backgammon(void)
{
    static const struct { const char *position; unsigned line; } cases[] = {
        { "W1,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 1/0 w 31", FIRST_ON_BAR_LOWER },
        { "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B1 0/1 b 31", FIRST_ON_BAR_UPPER },
    };

    if (!screens_begin("backgammon")) {
        return;
    }
    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        screens_set_up(cases[n].position);
        check(cursor_begin() <= cases[n].line && cases[n].line + ROW_LINES - 1 <= cursor_end(),
            "'%s': the cursor covers the lines %u to %u", cases[n].position, cursor_begin(), cursor_end());
    }
}
