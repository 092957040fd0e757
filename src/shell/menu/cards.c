/* cards.c: see cards.h. menu.c calls it. In the overlay CARDS. tools/build/cards.awk makes cards.inc from the drawings
 * in cards.txt, and from the colours and the line `about` of every game.txt. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/screen.h"
#include "shell/menu/cards.h"
#include "shell/menu/game_list.h"
#include "shell/menu/guide.h"

#define TEXT_COLUMN 9
#define TEXT_COLUMNS (SCREEN_COLUMNS - TEXT_COLUMN)
#define TEXT_CELLS (SCREEN_CARD_ROWS * TEXT_COLUMNS)

typedef struct {
    ScreenCard drawing;
    uint8_t second[SCREEN_CARD_ROWS]; /* a bit for each column: 1: COLPF3 takes the place of COLPF2 */
    uint8_t paint;                    /* of the text: the brighter of both */
    const char *text;
} Card;

/* The lessons, then all games, in the order of their numbers (MenuGame.about) */
static const Card cards[] = {
#include "cards.inc"
};

static uint8_t cells[TEXT_CELLS]; /* the codes of the text beside the board, row by row */

/* Writes a text into `cells`, in capitals and wrapped. */
static void write_text(const char *text)
{
    uint8_t at = 0;
    uint8_t row_end = TEXT_COLUMNS;
    uint8_t length;
    uint8_t code;

    memset(cells, 0, sizeof cells);
    while (*text) {
        for (length = 0; text[length] > ' '; ++length) {
        }
        if ((uint8_t)(at + length) > row_end) {
            at = row_end;
            row_end += TEXT_COLUMNS;
        }
        for (; length && at < TEXT_CELLS; --length) {
            code = (uint8_t)(*text - ' ');
            if (code > 'Z' - ' ') {
                code -= 'a' - 'A';
            }
            cells[at] = code;
            ++at;
            ++text;
        }
        if (at < row_end) {
            ++at; /* the space */
        }
        if (*text) {
            ++text;
        }
    }
}

void cards_show(uint8_t place)
{
    const Card *card = cards;
    const uint8_t *text = cells;
    uint8_t n = 0;
    uint8_t code = SCREEN_CARD_FIRST;
    uint8_t bits;
    uint8_t row;

    if (place) {
        n = menu_list.games[(uint8_t)(place - 1)].about;
    }
    for (; n; --n) {
        ++card;
    }
    write_text(card->text);
    screen_card_drawing(&card->drawing);
    screen_row = CARD_ROW;
    for (row = 0; row < SCREEN_CARD_ROWS; ++row) {
        bits = card->second[row];
        screen_column = 0;
        for (n = SCREEN_CARD_COLUMNS; n; --n) {
            screen_colour_bit = bits & PAINT_SECOND;
            screen_put(code);
            ++code;
            bits <<= 1;
        }
        screen_colour_bit = card->paint;
        screen_column = TEXT_COLUMN;
        for (n = TEXT_COLUMNS; n; --n) {
            screen_put(*text);
            ++text;
        }
        ++screen_row;
    }
    screen_colour_bit = 0;
}
