/* position.c: reads and writes positions: eight ranks from the top in FEN style with K, R and k, and the side to move.
 * A missing rook has been captured. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/quevedo/quevedo.h"
#include "engine/keys.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/quevedo.h"

#define START "4K3/6R1/8/8/8/3k4/8/8 w"

static const BoardText rows = { "KRk", "wb", FILES, FILES, FILES };

static uint8_t board[SQUARES]; /* the board while it is read or written */
static uint8_t place[PIECES];

static void set_up(void)
{
    uint8_t piece;

    memcpy(quevedo_at, place, PIECES);
    zobrist_fill(quevedo_random, sizeof quevedo_random);
    side = board_text_side;
    outcome = place[ROOK] & GONE ? OUTCOME_DRAW : OUTCOME_NONE;
    key_start(quevedo_random + CODE_SIDE);
    for (piece = 0; piece < PIECES; ++piece) {
        if (!(place[piece] & GONE)) {
            key_add(quevedo_key(piece, place[piece]));
        }
    }
}

/* Returns the error text for the squares of the pieces, or 0. */
static const char *error_of_pieces(void)
{
    uint8_t was[PIECES];
    uint8_t is_check;

    if (place[KING] & GONE) {
        return TEXT_NO_WHITE_KING;
    }
    if (place[LONE] & GONE) {
        return TEXT_NO_BLACK_KING;
    }
    if (quevedo_adjacent(place[KING], place[LONE])) {
        return TEXT_KINGS_TOUCH;
    }
    memcpy(was, quevedo_at, PIECES);
    memcpy(quevedo_at, place, PIECES);
    is_check = quevedo_attacks(place[LONE]);
    memcpy(quevedo_at, was, PIECES);
    return is_check && !board_text_side ? TEXT_BLACK_IN_CHECK : 0;
}

const char *game_read_position(const char *text)
{
    const char *error = board_text_end(board_text_read(&rows, text, board), text);
    uint8_t square = 0;
    uint8_t piece;
    uint8_t i;

    if (error) {
        return error;
    }
    memset(place, GONE, PIECES);
    for (i = 0; i < SQUARES; ++i) {
        piece = board[i];
        if (piece) {
            --piece;
            if (!(place[piece] & GONE)) {
                return position_error_at(piece == ROOK ? TEXT_TWO_ROOKS : TEXT_TWO_KINGS, square);
            }
            place[piece] = square;
        }
        ERROR_NEXT(square, FILES)
    }
    error = error_of_pieces();
    if (!error) {
        set_up();
    }
    return error;
}

void game_reset(void)
{
    game_read_position(START);
}

void game_write_position(char *text)
{
    uint8_t piece;
    uint8_t square;

    memset(board, 0, SQUARES);
    for (piece = 0; piece < PIECES; ++piece) {
        square = quevedo_at[piece];
        if (!(square & GONE)) {
            board[(uint8_t)((square >> 1 & 0x38) + (square & 7))] = piece + 1;
        }
    }
    board_text_write(&rows, text, board);
}
