/* position.c: positions of hexapawn: three ranks from the top in FEN style and the
 * side to move. */
#include <string.h>

#include "games/hexapawn/hexapawn.h"
#include "engine/rows.h"
#include "engine/text.h"

/* 1: a pawn of this colour stands on the rank that begins at `first`. */
static uint8_t on_rank(const uint8_t *men, uint8_t first, uint8_t colour)
{
    return men[first] == colour || men[first + 1] == colour
        || men[first + 2] == colour;
}

static void set_up(const uint8_t *men, uint8_t mover)
{
    uint8_t square;
    uint8_t i;
    uint8_t code = 0;
    uint8_t key;

    memcpy(hexapawn_square, men, SQUARES);
    hash_fill(hexapawn_random, sizeof hexapawn_random);
    ply = 0;
    side = mover;
    quiet_plies[0] = 0;
    outcome = on_rank(hexapawn_square, 2 * FILES, WHITE) || on_rank(hexapawn_square, 0, BLACK)
        ? OUTCOME_LOSS : OUTCOME_NONE;
    for (i = 0; i < KEY_BYTES; ++i) {
        key = mover ? hexapawn_random[(uint8_t)(CODE_SIDE + code)] : 0;
        for (square = 0; square < SQUARES; ++square) {
            if (hexapawn_square[square] == WHITE) {
                key ^= hexapawn_random[code];
            } else if (hexapawn_square[square] == BLACK) {
                key ^= hexapawn_random[(uint8_t)(code + SQUARES)];
            }
            ++code;
        }
        hash_key[i][0] = key;
        code += HASH_STEP - SQUARES;
    }
}

void game_reset(void)
{
    static const uint8_t start[SQUARES] = {
        WHITE, WHITE, WHITE, EMPTY, EMPTY, EMPTY, BLACK, BLACK, BLACK
    };

    set_up(start, 0);
}

static const Rows rows = { "Pp", "wb", FILES, FILES, FILES };

const char *game_read_position(const char *text)
{
    static uint8_t men[SQUARES];
    static uint8_t number[BLACK + 1];
    const char *fault = rows_read(&rows, text, men);
    uint8_t i;

    if (fault) {
        return fault;
    }
    if (text[text_place]) {
        return "nothing may follow the side";
    }
    memset(number, 0, sizeof number);
    for (i = 0; i < SQUARES; ++i) {
        ++number[men[i]];
    }
    --text_place;
    if (number[WHITE] > FILES || number[BLACK] > FILES) {
        return "a side has at most three pawns";
    }
    if (on_rank(men, rows_side ? 0 : 2 * FILES, rows_side + 1)) {
        return "the side to move has won already";
    }
    set_up(men, rows_side);
    return 0;
}

void game_write_position(char *text)
{
    rows_write(&rows, text, hexapawn_square);
}
