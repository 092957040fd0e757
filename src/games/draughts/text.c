/* text.c: reads and writes moves in PDN: 11-15, 22x15x8. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/draughts/geometry.h"
#include "engine/list.h"
#include "engine/text.h"
#include "texts/draughts.h"

uint8_t draughts_path[PATH_MOST];
uint8_t draughts_path_squares;

/* Returns 1 if the move is a long path and belongs to a position that is not on the board (text_other_board). Then only
 * its first jump is known. */
static uint8_t breaks_off(void)
{
    return text_other_board && move >> 8 & PATH_LONG;
}

void draughts_find_path(void)
{
    uint8_t i;
    uint8_t lower = draughts_below((uint8_t)move);

    draughts_path[0] = (uint8_t)move & MOVE_SQUARE;
    draughts_path[1] = lower;
    draughts_path_squares = 2;
    if (move >> 8) {
        if (breaks_off()) {
            draughts_step[0] = (uint8_t)move & (uint8_t)~MOVE_KING;
            draughts_steps = 1;
        } else {
            draughts_read_path();
        }
        draughts_path[0] = draughts_start(draughts_step[0]);
        for (i = 0; i < draughts_steps; ++i) {
            draughts_path[i + 1] = draughts_landing(draughts_step[i]);
        }
        draughts_path_squares = i + 1;
    } else if (move & MOVE_UP) {
        draughts_path[1] = draughts_path[0];
        draughts_path[0] = lower;
    }
}

void game_write_move(char *text)
{
    uint8_t i;

    draughts_find_path();
    draughts_out = text;
    for (i = 0; i < draughts_path_squares; ++i) {
        if (i) {
            *draughts_out++ = move >> 8 ? 'x' : '-';
        }
        draughts_write_square(draughts_path[i]);
    }
    if (breaks_off()) {
        *draughts_out++ = '+';
    }
    *draughts_out = 0;
}

/* Returns the number of legal moves that match the squares of `typed`, and sets `move` to the last of them. `typed` is
 * all squares of the path, or only the first and the last, or only the first. A move with exactly these squares is
 * the only match. */
static uint8_t find_move(const uint8_t *typed, uint8_t squares)
{
    uint8_t number = 0;
    uint8_t i;
    uint16_t chosen = 0;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        draughts_find_path();
        if (draughts_path_squares == squares && !memcmp(draughts_path, typed, squares)) {
            return 1;
        }
        if (squares <= 2 && draughts_path[0] == typed[0]
            && (squares == 1 || draughts_path[draughts_path_squares - 1] == typed[1])) {
            ++number;
            chosen = move;
        }
    }
    move = chosen;
    return number;
}

const char *game_read_move(const char *text)
{
    static uint8_t typed[PATH_MOST];
    uint8_t squares = 0;
    uint8_t first = 0;

    draughts_place = 0;
    for (;;) {
        first = draughts_place;
        if (squares == PATH_MOST || (typed[squares++] = draughts_read_square(text)) == SQUARES) {
            return text_error(first, text[first] ? TEXT_BAD_SQUARE : TEXT_NO_SQUARE);
        }
        if (!text[draughts_place]) {
            break;
        }
        if (text[draughts_place] != '-' && text_lower(text[draughts_place]) != 'x') {
            return text_error(draughts_place, TEXT_NO_SEPARATOR);
        }
        ++draughts_place;
        if (!text[draughts_place]) {
            break; /* a square that was chosen with the cursor ends with a - (view.c) */
        }
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (!draughts_in_set(draughts_board + (side ? WHITE : BLACK), typed[0])) {
        return text_error(0, TEXT_NO_PIECE);
    }
    first = find_move(typed, squares);
    if (!first) {
        return text_error(0, draughts_must[ply] ? TEXT_MUST_JUMP
            : squares < 2 ? TEXT_CANNOT_MOVE : TEXT_ILLEGAL);
    }
    if (squares < 2) {
        return text_error(draughts_place, TEXT_NO_TARGET);
    }
    return first == 1 ? 0 : text_error(0, TEXT_TWO_WAYS);
}
