/* view.c: the view verbs of Star Chess: the frame of its screen, the cursor, and what FIRE does. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "games/starchess/plan.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"
#include "info/starchess.h"

static const uint8_t window[] = {
    0x30, 4, 4, 4, 4, 0x30, 0x30, 4, 4, 4, 4, 0x30, 0x30, 4, 4, 4, 4, 0x30, 0x30, 4, 4, 4, 4, 0x30
};

static const char *say(uint8_t what);

/* Colours for NTSC and PAL: background, gold, green, white, red, cursor. */
static const View view = {
    {
        FRAME_COLOURS,
        3, { 0xCC, 0x84, 0x84, 0x00 }, LINES / 2,
        8, LINES - 4, 0x10, 3, 20, sizeof window, window
    },
    ACROSS, ACROSS, 0, 0, say, stars_show_panel
};

const View *game_view(void)
{
    return &view;
}

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

static uint8_t place; /* the sector at the cursor */

/* Shows the report to the player to move; after the report, describes the sector at the cursor. Places the cursor. */
void game_place(void)
{
    uint8_t report;

    stars_reader = side;
    report = stars_report();
    if (report) {
        stars_place_cursor();
        if (report == REPORT_SKIPPED) {
            screen_line = 0; /* the shell takes the next step */
            return;
        }
    } else {
        screen_keys(input_by_stick ? TEXT_KEYS_STICK : view_can_undo() ? TEXT_KEYS_UNDO : TEXT_KEYS_RULES);
        stars_place();
    }
    if (place != stars_shown()) { /* the cursor has moved: the rest of a hint is not wanted */
        place = stars_shown();
        stars_hint = HINT_NONE;
    }
}

/* Called for FIRE: shows the rest of a hint or the next line of the report, or lets the player give an order. */
void game_write_square(char *text)
{
    uint8_t choice = 0;

    if (stars_hint) {
        view_call_overlay(GAME_OVERLAY_KINDS, stars_show_hint);
    } else if (stars_report()) {
        stars_next_report();
    } else {
        stars_end_call();
        stars_look_at(place);
        choice = view_call_overlay(GAME_OVERLAY_LOSSES, stars_choose);
        if (choice == CHOICE_RIVALS) {
            view_call_overlay(GAME_OVERLAY_KINDS, stars_ask_rivals);
        }
    }
    stars_look_at(place);
    game_place();
    screen_cursor();
    text[0] = 0;
    if (choice == CHOICE_ORDER) {
        game_write_move(text);
    }
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_TURN || what == VIEW_TEXT_SPACES) {
        /* VIEW_TEXT_TURN asks for this byte; for VIEW_TEXT_SPACES, any pointer that is not 0 means yes */
        return (const char *)&galaxy.turn;
    }
    if (what == VIEW_TEXT_THREAT) {
        return stars_call();
    }
    if (what != VIEW_TEXT_ENDING) {
        return 0;
    }
    return galaxy.turn > galaxy.length ? TEXT_ALL_TURNS : TEXT_LAST_EMPIRE;
}

VIEW_WITHOUT_UNDO
