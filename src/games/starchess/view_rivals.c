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

#define END_ROW (2 * PLAYERS)
static uint8_t row; /* two questions for each player: its kind, and how far it looks ahead; then that of the end */
static uint8_t rows;
static uint8_t player;
static uint8_t ruler; /* a player worth more than all others together, or NO_PLAYER */
static uint8_t is_ended;

/* When a player rules the galaxy, the computers agree to end the game. */
static void find_ruler(void)
{
    int16_t worth;
    uint8_t n;

    for (ruler = 0; ruler < PLAYERS; ++ruler) {
        worth = (int16_t)(galaxy.total[ruler] << 1);
        for (n = galaxy.colonies[ruler]; n; --n) {
            worth += 2 * STARS_COLONY;
        }
        if (stars_score(ruler) > worth) {
            break;
        }
    }
    rows = ruler == NO_PLAYER ? END_ROW : END_ROW + 1;
}

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
    if (row == END_ROW) {
        stars_line_name(ruler);
        line_text(TEXT_RULES);
        screen_status(text_buffer);
        line_start();
        line_text("< ");
        line_text(is_ended ? TEXT_AGREE : TEXT_PLAY_ON);
        line_text(" >");
        screen_thinking(text_buffer);
        return;
    }
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
        row = row ? (uint8_t)(row - 1) : (uint8_t)(rows - 1);
        break;
    case EVENT_DOWN:
        row = row + 1 == rows ? 0 : (uint8_t)(row + 1);
        break;
    case EVENT_LEFT:
    case EVENT_RIGHT:
        if (row == END_ROW) {
            is_ended ^= 1;
        } else if (row & 1) {
            step_look(event == EVENT_RIGHT ? 1 : LOOKS - 1);
        } else {
            step_kind(event == EVENT_RIGHT ? 1 : LETTER_KIND);
        }
        break;
    default:
        return 0;
    }
    return 1;
}

uint8_t stars_ask_rivals(void)
{
    uint8_t event;

    find_ruler();
    row = rows == END_ROW ? (uint8_t)(side << 1) : END_ROW;
    is_ended = 0;
    screen_keys(TEXT_KEYS_RIVALS);
    do {
        player = row >> 1;
        show();
        event = input_wait_answer();
        sound_play(SOUND_STEP);
    } while (answer(event));
    if (is_ended && (event == EVENT_FIRE || event == EVENT_RETURN)) {
        event = EVENT_START;
    }
    if (event != EVENT_FIRE && event != EVENT_RETURN && event != EVENT_ESC) {
        view_leave_event(event);
    }
    return 0;
}
