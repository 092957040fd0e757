/* view_panel.c: the panel of Star Chess: the turn, the number of ships and how many ships income supports, the reserves
 * with their change at the end of the turn, and the names and scores of all players; or a fight. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/plan.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

#define SYMBOL_COLUMN 26
#define TURN_WIDE 8  /* columns: "TURN 150", in the first line */
#define SHIPS_WIDE 7 /* "120/135"; one more column would overwrite the rank number */

uint8_t stars_reader = NO_PLAYER;
uint8_t stars_line;

void stars_panel_text(const char *text)
{
    screen_panel(stars_line, text);
    ++stars_line;
}

void stars_panel_at(uint8_t sector)
{
    line_start();
    line_text(TEXT_PANEL_AT);
    stars_line_sector(sector);
    stars_panel_text(text_buffer);
}

void stars_panel_right(void)
{
    screen_panel(stars_line, "");
    screen_width = (uint8_t)strlen(text_buffer);
    screen_panel_wide(stars_line, text_buffer);
    ++stars_line;
}

void stars_panel_number(uint16_t number)
{
    line_start();
    line_number(number);
    stars_panel_right();
}

void stars_panel_change(int16_t number)
{
    line_start();
    if (number < 0) {
        number = -number;
        line_char('-');
    } else {
        line_char('+');
    }
    line_number((uint16_t)number);
    stars_panel_right();
}

void stars_panel_symbol(uint8_t player)
{
    screen_column = SYMBOL_COLUMN;
    stars_draw_symbol(player);
}

void stars_panel_code(uint8_t code)
{
    screen_column = SYMBOL_COLUMN;
    screen_put(code);
}

void stars_clear_panel(void)
{
    screen_width = TURN_WIDE;
    for (stars_line = 0; stars_line < PANEL_FREE; ++stars_line) {
        screen_panel_wide(stars_line, "");
        screen_width = SHIPS_WIDE;
    }
    stars_line = 0;
}

/* Returns the number of ships of `side`. */
uint16_t stars_total(void)
{
    return galaxy.total[side];
}

/* Draws the reserve of `side`, after its symbol, and its change at the end of the turn. */
static void draw_reserve(const uint16_t *reserves, uint8_t symbol, int16_t change)
{
    stars_panel_number(reserves[side]);
    stars_panel_code(symbol);
    stars_panel_change(change);
}

static void draw_reserves(void)
{
    uint16_t ships = stars_total();

    stars_panel_text(TEXT_PANEL_SHIPS);
    line_start();
    line_number(ships);
    line_char('/');
    line_number(stars_capacity());
    stars_panel_right();
    stars_sum_output();
    ships *= UPKEEP_MATERIALS;
    draw_reserve(galaxy.credits, COIN, stars_made_credits - stars_eaten - ships - ships);
    draw_reserve(galaxy.materials, ORE, stars_made_materials - ships);
}

/* Writes the name in capitals: the character set has the planets in place of small letters. */
static void write_name(uint8_t player)
{
    char *letter;

    line_start();
    if (player == stars_reader && !record_computer[player]) {
        line_text(TEXT_PANEL_YOU);
        return;
    }
    stars_line_name(player);
    for (letter = text_buffer; *letter; ++letter) {
        *letter &= ~('a' - 'A');
    }
}

static void draw_scores(void)
{
    uint8_t player;

    stars_line = SCORES_LINE;
    for (player = 0; player < PLAYERS; ++player) {
        write_name(player);
        stars_panel_right();
        stars_panel_symbol(player);
        if (galaxy.alive[player]) {
            stars_panel_change(stars_score(player));
        } else {
            stars_panel_text(TEXT_PANEL_OUT);
        }
    }
    screen_arrow((uint8_t)(SCORES_LINE + (side << 1)));
}

/* Before a person has moved, the reader is the first person; without people there is none. */
static void find_reader(void)
{
    if (stars_reader == NO_PLAYER || record_computer[stars_reader]) {
        for (stars_reader = 0; stars_reader < NO_PLAYER && record_computer[stars_reader]; ++stars_reader) {
        }
    }
}

/* Shows a fleet in the panel: its ships before the fight, its losses, and what is left. */
static void panel_fleet(uint8_t player, uint16_t ships, uint16_t left)
{
    stars_panel_number(ships);
    stars_panel_symbol(player);
    stars_panel_change(left - ships);
    if (left) {
        stars_panel_number(left);
    } else {
        stars_panel_text(TEXT_PANEL_LOST);
    }
    ++stars_line;
}

#define FLEETS_LINE 4 /* panel line where the fleets start */

void stars_panel_fight(void)
{
    uint8_t is_won = stars_note.number > stars_note.against;

    stars_clear_panel();
    stars_panel_text(TEXT_PANEL_FIGHT);
    stars_panel_at(stars_note.sector);
    stars_line = FLEETS_LINE;
    panel_fleet(stars_note.player, stars_note.number, is_won ? stars_note.left : 0);
    panel_fleet(stars_note.other, stars_note.against, is_won ? 0 : stars_note.left);
}

void stars_draw_panel(void)
{
    uint8_t player = side;

    find_reader();
    stars_clear_panel();
    line_start();
    line_text(TEXT_PANEL_TURN);
    line_number(galaxy.turn);
    stars_panel_right();
    if (stars_reader != NO_PLAYER && galaxy.alive[stars_reader]) {
        side = stars_reader;
    }
    draw_reserves();
    side = player;
    draw_scores();
}
