/* text.c: reads and writes orders: "A1-A2 15", "colonize B2", "build A1 5", "terraform C3", "scrap A1 3", "end". First
 * letters are enough. asm/games/starchess/text.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/starchess/starchess.h"
#include "texts/starchess.h"

/* ---- writing ---- */

static const char *const names[] = { "", "scrap ", "build ", "colonize ", "terraform ", "end" };

/* Returns 1 if `order` moves or scraps a great fleet on another board, so that its sectors are unknown. */
static uint8_t is_hidden(void)
{
    return text_other_board && order.ships >= SHIPS_GREAT && order.kind <= ORDER_SCRAP;
}

void game_write_move(char *text)
{
    stars_read_code();
    if (is_hidden()) {
        strcpy(text, "great fleet+");
        return;
    }
    strcpy(text, names[order.kind]);
    if (order.kind == ORDER_END) {
        return;
    }
    text = stars_write_sector(text + strlen(text), order.from);
    if (order.kind == ORDER_MOVE) {
        *text++ = '-';
        text = stars_write_sector(text, order.to);
    }
    if (order.kind <= ORDER_BUILD) {
        *text++ = ' ';
        text = stars_write_number(text, order.ships);
    }
    *text = 0;
}

/* ---- reading ---- */

static const char *begin;    /* start of the text */
static const char *place[3]; /* by WRONG_ (starchess.h): where that part of the order is in the text */

static const char *error_here(const char *words)
{
    return text_error((uint16_t)(stars_text - begin), words);
}

static void skip_spaces(void)
{
    while (*stars_text == ' ') {
        ++stars_text;
    }
}

/* Reads a sector. Returns SECTORS if there is none. */
static uint8_t read_sector(void)
{
    uint8_t file = (uint8_t)(text_lower(stars_text[0]) - 'a');
    uint8_t rank;

    if (file > 3) {
        return SECTORS;
    }
    rank = (uint8_t)(stars_text[1] - '1');
    if (rank > 3) {
        return SECTORS;
    }
    stars_text += 2;
    return (uint8_t)(rank << 2 | file);
}

/* Reads the word or an abbreviation of it. Returns 0 if another word follows. */
static uint8_t read_word(const char *word)
{
    const char *at = stars_text;

    while (*word && *word != ' ' && text_lower(*at) == *word) {
        ++at;
        ++word;
    }
    if (at == stars_text || (*at && *at != ' ')) {
        return 0;
    }
    stars_text = at;
    skip_spaces();
    return 1;
}

static uint8_t read_kind(void)
{
    uint8_t kind = ORDER_MOVE;

    if (stars_text[0] && stars_text[1] >= '0' && stars_text[1] <= '9') {
        return kind;
    }
    while (++kind <= ORDER_END && !read_word(names[kind])) {
    }
    return kind;
}

static const char *read_sectors(void)
{
    place[WRONG_FROM] = stars_text;
    order.from = read_sector();
    if (order.from == SECTORS) {
        return error_here(TEXT_BAD_SECTOR);
    }
    if (order.kind != ORDER_MOVE) {
        return 0;
    }
    skip_spaces();
    stars_text += *stars_text == '-';
    skip_spaces();
    place[WRONG_TO] = stars_text;
    order.to = read_sector();
    return order.to == SECTORS ? error_here(TEXT_NO_TARGET) : 0;
}

/* Returns `why`, 0 or an error text of stars_refuse. For an error, replaces the WRONG_ constant in text_error_place by
 * the place of that part in the text. */
static const char *error_there(const char *why)
{
    return why ? text_error((uint16_t)(place[text_error_place] - begin), why) : 0;
}

static const char *read_ships(void)
{
    skip_spaces();
    place[WRONG_SHIPS] = stars_text;
    return stars_read_number(&order.ships) ? 0 : error_there(stars_ask_ships());
}

const char *game_read_move(const char *text)
{
    const char *why = 0;

    begin = text;
    stars_text = text;
    order.kind = read_kind();
    if (order.kind > ORDER_END) {
        return error_here(TEXT_BAD_ORDER);
    }
    if (order.kind != ORDER_END) {
        why = read_sectors();
    }
    if (!why && order.kind <= ORDER_BUILD) {
        why = read_ships();
    }
    if (why) {
        return why;
    }
    skip_spaces();
    if (*stars_text) {
        return error_here(TEXT_AFTER_ORDER);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    why = error_there(stars_refuse());
    if (!why) {
        stars_write_code();
    }
    return why;
}
