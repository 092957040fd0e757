/* position.c: start position, and positions as text: three ranks from the top in FEN style and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/hexapawn/hexapawn.h"
#include "engine/keys.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/hexapawn.h"

static uint8_t pawns[SQUARES]; /* the board of the position being read */

/* Returns 1 if a pawn of this colour is on the rank that starts at square `first`. */
static uint8_t on_rank(uint8_t first, uint8_t colour)
{
    return pawns[first] == colour || pawns[first + 1] == colour
        || pawns[first + 2] == colour;
}

static void set_up(void)
{
    uint8_t square;

    memcpy(hexapawn_square, pawns, SQUARES);
    zobrist_fill(hexapawn_random, sizeof hexapawn_random);
    side = board_text_side;
    outcome = on_rank(2 * FILES, WHITE) || on_rank(0, BLACK)
        ? OUTCOME_LOSS : OUTCOME_NONE;
    key_start(hexapawn_random + CODE_SIDE);
    for (square = 0; square < SQUARES; ++square) {
        if (pawns[square]) {
            key_add(hexapawn_random + (pawns[square] == WHITE ? square : SQUARES + square));
        }
    }
}

static const BoardText rows = { "Pp", "wb", FILES, FILES, FILES };

const char *game_read_position(const char *text)
{
    static uint8_t number[BLACK + 1];
    const char *error = board_text_end(board_text_read(&rows, text, pawns), text);
    uint8_t i;
    uint8_t pawn;
    uint8_t square = 0;

    if (error) {
        return error;
    }
    memset(number, 0, sizeof number);
    for (i = 0; i < SQUARES; ++i) {
        pawn = pawns[i];
        if (pawn && ++number[pawn] > FILES) {
            return position_error_at(TEXT_MANY_PAWNS, square);
        }
        if (pawn == board_text_side + 1 && (board_text_side ? i < FILES : i >= 2 * FILES)) {
            return position_error_at(TEXT_WON_ALREADY, square);
        }
        ERROR_NEXT(square, FILES)
    }
    set_up();
    return 0;
}

void game_reset(void)
{
    game_read_position("ppp/3/PPP w");
}

void game_write_position(char *text)
{
    board_text_write(&rows, text, hexapawn_square);
}
