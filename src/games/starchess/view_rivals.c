/* view_rivals.c: asks for each side which kind of computer player it has, and how far it looks ahead. It is the overlay
 * `kinds` (game.txt). A side that a person plays has a kind, too: its hints come from it. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

static const char *const kinds[KINDS] = { TEXT_KIND_PUBLISHED, TEXT_KIND_NEW, TEXT_KIND_RAIDER, TEXT_KIND_BUILDER };
static const char *const looks[LOOKS] = {
    TEXT_LOOK_LEVEL, TEXT_LOOK_FULL, TEXT_LOOK_0, TEXT_LOOK_1, TEXT_LOOK_2, TEXT_LOOK_3
};

static uint8_t row; /* two questions for each player: its kind, and how far it looks ahead */
static uint8_t player;

/* Writes the letters to the start of the record, so that undo and saved games keep them. */
static void write_letters(void)
{
    char *end = record_begin + strlen(record_begin);
    uint8_t n;

    if (end[-1] <= '9') { /* all letters were p, and left out */
        *end = ' ';
        end += 1 + PLAYERS;
        *end = 0;
    }
    end -= PLAYERS;
    for (n = 0; n < PLAYERS; ++n) {
        end[n] = stars_letters[galaxy.letters[n]];
    }
}

static void step_kind(uint8_t by)
{
    uint8_t letter = galaxy.letters[player];

    galaxy.letters[player] = (uint8_t)((letter & LETTER_MIRRORED) | ((letter + by) & LETTER_KIND));
    write_letters();
}

static void step_look(uint8_t by)
{
    by += stars_looks[player];
    if (by >= LOOKS) {
        by -= LOOKS;
    }
    stars_looks[player] = by;
}

/* Shows both answers of a player; the one that the stick changes is between < and >. */
static void show(void)
{
    line_start();
    stars_line_name(player);
    line_text(row & 1 ? ": " : ": < ");
    line_text(kinds[galaxy.letters[player] & LETTER_KIND]);
    line_text(row & 1 ? "" : " >");
    screen_status(text_buffer);
    line_start();
    line_text(row & 1 ? "< " : "");
    line_text(looks[stars_looks[player]]);
    line_text(row & 1 ? " >" : "");
    screen_thinking(text_buffer);
}

/* Changes the answer, or goes to another question. Returns 0 for an event that ends the questions. */
static uint8_t answer(uint8_t event)
{
    switch (event) {
    case EVENT_UP:
        --row;
        break;
    case EVENT_DOWN:
        ++row;
        break;
    case EVENT_LEFT:
    case EVENT_RIGHT:
        if (row & 1) {
            step_look(event == EVENT_RIGHT ? 1 : LOOKS - 1);
        } else {
            step_kind(event == EVENT_RIGHT ? 1 : LETTER_KIND);
        }
        break;
    default:
        return 0;
    }
    row &= 2 * PLAYERS - 1;
    return 1;
}

uint8_t stars_ask_rivals(void)
{
    uint8_t event;

    row = (uint8_t)(side << 1);
    screen_keys(TEXT_KEYS_RIVALS);
    do {
        player = row >> 1;
        show();
        event = input_wait_answer();
        sound_play(SOUND_STEP);
    } while (answer(event));
    if (event != EVENT_FIRE && event != EVENT_RETURN && event != EVENT_ESC) {
        view_leave_event(event);
    }
    return 0;
}
