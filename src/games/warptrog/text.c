/* text.c: moves as text: two squares, or `warp`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "engine/squares.h"
#include "engine/text.h"
#include "texts/warptrog.h"

static const char no_target[] = TEXT_NO_TARGET;
static const char two_squares[] = TEXT_TWO_SQUARES;

#define MOVES_OF(illegal) \
    { { FIRST_CELL, ROW, SIZE, SIZE, 0 }, 0, no_target, 0, no_target, two_squares, illegal }
static const SquareMoves moves[2] = { MOVES_OF(TEXT_VALG_STEPS), MOVES_OF(TEXT_TROG_STEPS) };

void game_write_move(char *text)
{
    uint8_t from = (uint8_t)move >> 2;

    if ((uint8_t)move >= WARP) {
        strcpy(text, "warp");
        return;
    }
    square_write(&moves[0].squares, square_write(&moves[0].squares, text, from),
        (uint8_t)(from + warptrog_step[move & 3]));
}

const char *game_read_move(const char *text)
{
    uint8_t from = square_read(&moves[0].squares, text);

    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (!from) {
        if (text_find_move(text)) {
            return 0;
        }
        return text_error(0, text_lower(text[0]) == 'w' && !warptrog_warps[side] ? TEXT_NO_WARPS : TEXT_NO_SQUARES);
    }
    if (!(warptrog_board[from] & (side ? TOP : BOTTOM))) {
        return text_error(0, TEXT_NO_PIECE);
    }
    return squares_read_to(warptrog_board[from] & TROG ? &moves[1] : &moves[0], text);
}
