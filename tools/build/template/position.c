/* position.c: start position, and positions as text: four lanes from the top in FEN style, and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/template/template.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/template.h"

static const BoardText rows = { "TF", "tf", FILES, RANKS, STEP };

/* The leaves of a text, without the banks. */
static uint8_t pieces[SQUARES];

/* Sets up the whole state from `pieces`. */
static void set_up(uint8_t mover)
{
    uint8_t square;
    uint8_t code;
    uint8_t i;

    memset(template_square, BANK, SQUARES);
    for (square = 0; square < SQUARES; square += STEP) {
        memcpy(template_square + FIRST + square, pieces + square, FILES);
    }
    zobrist_fill(template_random, sizeof template_random);
    ply = 0;
    side = mover;
    reversible_plies[0] = 0;
    outcome = OUTCOME_NONE;
    for (i = 0; i < KEY_BYTES; ++i) {
        code = (uint8_t)(i * ZOBRIST_STEP);
        hash_key[i][0] = mover ? template_random[CODE_SIDE + code] : 0;
        for (square = FIRST; square < SQUARES; ++square) {
            if (template_square[square] == TOAD) {
                hash_key[i][0] ^= template_random[square + code];
            } else if (template_square[square] == FROG) {
                hash_key[i][0] ^= template_random[square + SQUARES + code];
            }
        }
    }
}

void game_reset(void)
{
    uint8_t square;

    memset(pieces, EMPTY, sizeof pieces);
    for (square = 0; square < SQUARES; square += STEP) {
        pieces[square] = pieces[square + 1] = TOAD;
        pieces[square + FILES - 2] = pieces[square + FILES - 1] = FROG;
    }
    set_up(0);
}

/* Number of pieces of a kind. */
static uint8_t count(uint8_t piece)
{
    uint8_t found = 0;
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        found += pieces[square] == piece;
    }
    return found;
}

const char *game_read_position(const char *text)
{
    const char *error;

    memset(pieces, EMPTY, sizeof pieces);
    error = board_text_read(&rows, text, pieces);
    if (error) {
        return error;
    }
    if (text[text_error_place]) {
        return TEXT_AFTER_SIDE;
    }
    --text_error_place;
    if (count(TOAD) > PIECES_MOST || count(FROG) > PIECES_MOST) {
        return TEXT_MANY_PIECES;
    }
    set_up(board_text_side);
    return 0;
}

void game_write_position(char *text)
{
    board_text_write(&rows, text, template_square + FIRST);
}
