/* position.c: start position, and positions as text: six ranks from the top in FEN style, the side to move, the warps
 * left. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "games/warptrog/text.h"
#include "engine/keys.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/warptrog.h"

/* No static locals: the twin tests compare memory, and the assembly does not call this. */
#pragma static-locals (push, off)
uint8_t warptrog_code(uint8_t cell, uint8_t piece)
{
    uint8_t code = (uint8_t)(cell - FIRST_CELL);

    if (piece & TROG) {
        code += KIND;
    }
    return piece & TOP ? (uint8_t)(code + 2 * KIND) : code;
}
#pragma static-locals (pop)

static void recount_hash(void)
{
    uint8_t cell;
    uint8_t piece;

    key_start(warptrog_random + CODE_SIDE);
    for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
        piece = warptrog_board[cell];
        if (piece & (TOP | BOTTOM)) {
            key_add(warptrog_random + warptrog_code(cell, piece));
        }
    }
}

/* Numbers the pieces of a side from its own left corner on, so that both sides have the same move order. */
static void number_pieces(uint8_t first, uint8_t owner)
{
    uint8_t i;
    uint8_t cell;
    uint8_t number = first;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        cell = owner == TOP ? (uint8_t)(FIRST_CELL + LAST_CELL - i) : i;
        if (warptrog_board[cell] & owner) {
            warptrog_board[cell] |= number;
            warptrog_at[number++] = cell;
        }
    }
}

void game_reset(void)
{
    game_read_position("6/vv1tvv/6/6/VVT1VV/6 w 5 5");
}

static const BoardText rows = { "VTvt", "wb", SIZE, SIZE, SIZE };
static const uint8_t codes[] = { EMPTY, BOTTOM, BOTTOM | TROG, TOP, TOP | TROG };
/* The position being read or written: indices of `codes`, from a1. */
static uint8_t pieces[SIZE * SIZE];

char warptrog_letter(uint8_t piece)
{
    uint8_t i = piece & TOP ? 2 : 0;

    return rows.letters[piece & TROG ? i + 1 : i];
}

/* Returns the error message for too many pieces of a side or a Valg on its far rank, or 0. */
static const char *find_error(void)
{
    static uint8_t number[TOP + 1];
    uint8_t i;
    uint8_t piece;
    uint8_t square = 0;

    number[BOTTOM] = number[TOP] = 0;
    for (i = 0; i < sizeof pieces; ++i) {
        piece = codes[pieces[i]];
        if (piece == TOP ? i < SIZE : piece == BOTTOM && i >= SIZE * (SIZE - 1)) {
            return position_error_at(TEXT_ONLY_TROG, square);
        }
        piece &= TOP | BOTTOM;
        if (piece && ++number[piece] > PIECES) {
            return position_error_at(TEXT_MANY_PIECES, square);
        }
        ERROR_NEXT(square, SIZE)
    }
    return 0;
}

/* Sets up the position in `pieces` and board_text_side. */
static void set_up(uint8_t first_warps, uint8_t second_warps)
{
    uint8_t i;

    memset(warptrog_board, RIM, CELLS);
    for (i = 0; i < sizeof pieces; ++i) {
        warptrog_board[FIRST_CELL + i + i / SIZE] = codes[pieces[i]];
    }
    memset(warptrog_at, 0, NUMBERS);
    number_pieces(0, BOTTOM);
    number_pieces(8, TOP);
    warptrog_warps[0] = first_warps;
    warptrog_warps[1] = second_warps;
    zobrist_fill(warptrog_random, sizeof warptrog_random);
    side = board_text_side;
    outcome = OUTCOME_NONE;
    warptrog_warpers = (uint8_t)(11 * ((first_warps != 0) + (second_warps != 0)));
    warptrog_estimate_known = 0;
    recount_hash();
    warptrog_recount();
}

const char *game_read_position(const char *text)
{
    const char *error = board_text_read(&rows, text, pieces);
    const char *rest = text + text_error_place;
    uint8_t i;

    if (error) {
        return error;
    }
    for (i = 0; i <= 2; i += 2) {
        if (rest[i] != ' ' || rest[i + 1] < '0' || rest[i + 1] > '0' + WARPS) {
            text_error_place += i;
            return TEXT_NO_WARPS_LEFT;
        }
    }
    if (rest[4]) {
        text_error_place += 4;
        return TEXT_AFTER_WARPS;
    }
    text_error_place = 0;
    error = find_error();
    if (error) {
        return error;
    }
    set_up((uint8_t)(rest[1] - '0'), (uint8_t)(rest[3] - '0'));
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;
    uint8_t piece;

    for (i = 0; i < sizeof pieces; ++i) {
        piece = warptrog_board[FIRST_CELL + i + i / SIZE];
        pieces[i] = piece == EMPTY ? 0 : piece & TOP ? 3 : 1;
        if (piece & TROG) {
            ++pieces[i];
        }
    }
    board_text_write(&rows, text, pieces);
    text += text_error_place;
    text[0] = ' ';
    text[1] = (char)('0' + warptrog_warps[0]);
    text[2] = ' ';
    text[3] = (char)('0' + warptrog_warps[1]);
    text[4] = 0;
}
