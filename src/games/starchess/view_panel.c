/* view_panel.c: Star Chess in the panel: the turn, ships of those that income carries, reserves with what the turn will bring
 * after support, the scores of all. */
#include <string.h>

#include "engine/text.h"
#include "games/starchess/brain.h"
#include "games/starchess/view.h"

#define TURN_LINE 0
#define SHIPS_LINE 2
#define CREDITS_LINE 4
#define MATERIALS_LINE 8
#define SIGN_COLUMN 26

uint8_t stars_reader = NOBODY;

/* What was written, at the right end of a line. */
static void panel_right(uint8_t line)
{
    screen_panel(line, "");
    screen_wide = (uint8_t)strlen(text_buffer);
    screen_panel_wide(line, text_buffer);
}

static void write_signed(char plus, int16_t number)
{
    line_start();
    if (number < 0) {
        number = -number;
        plus = '-';
    }
    if (plus) {
        line_sign(plus);
    }
    line_number((uint16_t)number);
}

void stars_panel_number(uint8_t line, int16_t number)
{
    write_signed(0, number);
    panel_right(line);
}

void stars_panel_change(uint8_t line, int16_t number)
{
    write_signed('+', number);
    panel_right(line);
}

void stars_panel_sign(uint8_t who)
{
    screen_column = SIGN_COLUMN;
    stars_draw_sign(who);
}

void stars_clear_panel(void)
{
    uint8_t line;

    for (line = 0; line < SCORES_LINE; ++line) {
        screen_panel(line, "");
    }
}

/* Reserves may be more than a signed number holds. */
static void panel_reserve(uint8_t line, uint16_t reserve)
{
    line_start();
    line_number(reserve);
    panel_right(line);
}

static void draw_reserves(void)
{
    uint16_t ships = galaxy.total[side];

    screen_panel(SHIPS_LINE, "SHIPS");
    line_start();
    line_number(ships);
    line_sign('/');
    line_number(stars_capacity());
    panel_right(SHIPS_LINE + 1);
    stars_reckon();
    screen_panel(CREDITS_LINE, "CREDIT");
    panel_reserve(CREDITS_LINE + 1, galaxy.credits[side]);
    stars_panel_change(CREDITS_LINE + 2, (int16_t)(stars_made_credits - stars_eaten - ships * KEEP_CREDITS));
    screen_panel(MATERIALS_LINE, "MATER.");
    panel_reserve(MATERIALS_LINE + 1, galaxy.materials[side]);
    stars_panel_change(MATERIALS_LINE + 2, (int16_t)(stars_made_materials - ships * KEEP_MATERIALS));
}

static void draw_scores(void)
{
    uint8_t who;

    for (who = 0; who < PLAYERS; ++who) {
        if (galaxy.alive[who]) {
            stars_panel_change((uint8_t)(SCORES_LINE + who), stars_score(who));
        } else {
            screen_panel((uint8_t)(SCORES_LINE + who), "   OUT");
        }
        stars_panel_sign(who);
    }
    screen_arrow((uint8_t)(SCORES_LINE + side));
}

void stars_draw_panel(void)
{
    uint8_t who = side;

    stars_clear_panel();
    line_start();
    line_text("TURN ");
    line_number(galaxy.turn > TURNS ? TURNS : galaxy.turn);
    panel_right(TURN_LINE);
    if (stars_reader != NOBODY && galaxy.alive[stars_reader]) {
        side = stars_reader;
    }
    draw_reserves();
    side = who;
    draw_scores();
}
