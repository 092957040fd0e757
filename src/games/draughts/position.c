/* position.c: sets up the board; reads and writes positions as PDN FEN, for example B:W21,K22:B1,2. Undo reads and
 * writes positions, so this must be fast: asm/games/draughts/position.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/draughts/geometry.h"
#include "engine/text.h"
#include "texts/draughts.h"

#define SIDE_MOST 12

/* ---- setting up ---- */

/* Makes the given board the position at ply 0 and computes everything that depends on it. */
static void set_up(const uint8_t *board, uint8_t mover)
{
    uint8_t square;
    uint8_t i;
    uint8_t man;
    uint8_t worth;
    uint16_t material = 0;

    memcpy(draughts_board, board, BOARD_BYTES);
    draughts_find_crowns();
    draughts_prepare();
    ply = 0;
    side = mover;
    reversible_plies[0] = 0;
    draughts_count[0] = 0;
    draughts_count[1] = 0;
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = mover ? draughts_random[CODE_SIDE + i * ZOBRIST_STEP] : 0;
    }
    for (square = 0; square < 3 * SQUARES; ++square) {
        if (!draughts_in_set(draughts_board, square)) {
            continue;
        }
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] ^= draughts_random[square + i * ZOBRIST_STEP];
        }
        if (square < 2 * SQUARES) {
            man = square >= SQUARES;
            worth = square & MOVE_SQUARE;
            ++draughts_count[man];
            worth = draughts_in_set(draughts_board + KINGS, worth) ? draughts_king_square[worth] : WORTH_MAN;
            material = man ? material - worth : material + worth;
        }
    }
    draughts_material[0] = (uint8_t)material;
    draughts_material[1] = (uint8_t)(material >> 8);
    outcome = draughts_count[mover] ? OUTCOME_NONE : OUTCOME_LOSS;
    draughts_must[0] = draughts_must_jump();
}

void game_reset(void)
{
    static const uint8_t start[BOARD_BYTES] = {
        0xFF, 0x0F, 0, 0, 0, 0, 0xF0, 0xFF, 0, 0, 0, 0
    };

    set_up(start, 0);
}

/* ---- reading ---- */

uint8_t draughts_read_square(const char *text)
{
    uint8_t number = 0;

    while (text[draughts_place] >= '0' && text[draughts_place] <= '9' && number <= SQUARES / 10) {
        number = (uint8_t)(number * 10 + (text[draughts_place] - '0'));
        ++draughts_place;
    }
    return number && number <= SQUARES ? (uint8_t)(number - 1) : SQUARES;
}

/* Returns an error text with its square: "Too many pieces: 30". */
static const char *name_square(const char *words, uint8_t square)
{
    static char line[28];

    strcpy(line, words);
    draughts_out = line + strlen(words);
    draughts_write_square(square);
    *draughts_out = 0;
    return line;
}

/* Reads the pieces of one side, for example K1,2,3. Returns an error text, or 0. */
static const char *read_side(const char *text, uint8_t *board, uint8_t own)
{
    uint8_t pieces = 0;
    uint8_t square;
    uint8_t crowned;
    uint8_t first;

    if (!text[draughts_place] || text[draughts_place] == ':') {
        return 0;
    }
    for (;; ++draughts_place) {
        first = draughts_place;
        crowned = text_lower(text[draughts_place]) == 'k';
        draughts_place += crowned;
        square = draughts_read_square(text);
        if (square == SQUARES) {
            return text_error(first, TEXT_BAD_PIECE);
        }
        if (draughts_in_set(board, square) || draughts_in_set(board + WHITE, square)) {
            return text_error(first, name_square(TEXT_TWO_PIECES, square));
        }
        if (!crowned && (own ? square < CROWN_ROW : square >= SQUARES - CROWN_ROW)) {
            return text_error(first, name_square(TEXT_MUST_BE_KING, square));
        }
        if (++pieces > SIDE_MOST) {
            return text_error(first, name_square(TEXT_MANY_PIECES, square));
        }
        board[own + (square >> 3)] |= draughts_bit(square);
        if (crowned) {
            board[KINGS + (square >> 3)] |= draughts_bit(square);
        }
        if (text[draughts_place] != ',') {
            return 0;
        }
    }
}

/* Returns BLACK or WHITE, or 1 if the character names no colour. */
static uint8_t colour(char c)
{
    c = text_lower(c);
    return c == 'b' ? BLACK : c == 'w' ? WHITE : 1;
}

const char *game_read_position(const char *text)
{
    static uint8_t board[BOARD_BYTES];
    uint8_t mover = colour(text[0]);
    uint8_t own = 1;
    uint8_t sides = 2;
    const char *error;

    if (mover == 1) {
        return text_error(0, TEXT_NO_MOVER);
    }
    memset(board, 0, BOARD_BYTES);
    draughts_place = 1;
    while (sides--) {
        if (text[draughts_place] != ':' || colour(text[draughts_place + 1]) == 1
            || colour(text[draughts_place + 1]) == own) {
            return text_error(draughts_place, TEXT_NO_PIECES);
        }
        own = colour(text[draughts_place + 1]);
        draughts_place += 2;
        error = read_side(text, board, own);
        if (error) {
            return error;
        }
    }
    if (text[draughts_place]) {
        return text_error(draughts_place, TEXT_AFTER_PIECES);
    }
    own = WHITE - mover;
    if (!(board[own] | board[own + 1] | board[own + 2] | board[own + 3])) {
        return text_error(0, TEXT_OTHER_SIDE);
    }
    set_up(board, mover != BLACK);
    return 0;
}

/* ---- writing ---- */

void draughts_write_square(uint8_t square)
{
    ++square;
    if (square >= 10) {
        *draughts_out++ = (char)('0' + square / 10);
    }
    *draughts_out++ = (char)('0' + square % 10);
}

static void write_side(uint8_t own)
{
    uint8_t square;
    uint8_t any = 0;

    *draughts_out++ = ':';
    *draughts_out++ = own ? 'W' : 'B';
    for (square = 0; square < SQUARES; ++square) {
        if (!draughts_in_set(draughts_board + own, square)) {
            continue;
        }
        if (any) {
            *draughts_out++ = ',';
        }
        any = 1;
        if (draughts_in_set(draughts_board + KINGS, square)) {
            *draughts_out++ = 'K';
        }
        draughts_write_square(square);
    }
}

void game_write_position(char *text)
{
    draughts_out = text;
    *draughts_out++ = side ? 'W' : 'B';
    write_side(WHITE);
    write_side(BLACK);
    *draughts_out = 0;
}
