/* swap_opening.c: the rule opening=swap. Black puts down three men, black, white and black; then White puts a man down
 * as
 * ever, or swaps: the three men change colour, and Black is on turn. So whoever is to choose has a move more, and
 * nothing has to be remembered: how many men there are, and whose turn it is, say what is played.
 *
 * The search is told by gomoku_opening, which is 0 in every other game and behind the choice. */
#include "games/gomoku/gomoku.h"

#pragma static-locals (push, off) /* the C and the assembly share what stands here, and so must not */

/* Plies to the end of the opening, the one in hand among them. */
#define FIRST_MAN 4
#define SECOND_MAN 3

void gomoku_turn_value(uint8_t row)
{
    uint16_t value = (uint16_t)-(int16_t)(gomoku_value_lo[row] | gomoku_value_hi[row] << 8);

    gomoku_value_lo[row] = (uint8_t)value;
    gomoku_value_hi[row] = (uint8_t)(value >> 8);
}

/* Every man is one of the other colour. */
static void change_colours(void)
{
    uint8_t cell;
    uint8_t *window = gomoku_window;

    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_cell[cell] && gomoku_cell[cell] != EDGE) {
            gomoku_cell[cell] ^= BLACK ^ WHITE;
        }
    }
    for (; window != gomoku_window + WINDOWS; ++window) {
        if (*window) {
            *window = (uint8_t)(*window << 4 | *window >> 4); /* WINDOW_OFF stays */
        }
    }
}

/* A ply without a man. Three men are no threat of anybody. */
static void swap(void)
{
    gomoku_count_near();
    change_colours();
    gomoku_value_lo[ply + 1] = gomoku_value_lo[ply];
    gomoku_value_hi[ply + 1] = gomoku_value_hi[ply];
    ++ply;
    gomoku_fours[0][ply] = gomoku_fours[1][ply] = 0;
    gomoku_logged[0][ply] = gomoku_logged[1][ply] = 0;
    gomoku_near_ply = ply;
    ++gomoku_last_ply;
    side = 0;
    outcome = OUTCOME_NONE;
}

static void swap_back(void)
{
    gomoku_near_ply = --ply;
    --gomoku_last_ply;
    side = 1;
    change_colours();
}

uint8_t gomoku_man(void)
{
    return gomoku_opening - ply == SECOND_MAN ? WHITE : side + 1;
}

void gomoku_make_opening(void)
{
    uint8_t row = ply;

    if ((uint8_t)move == SWAP) {
        swap();
        return;
    }
    switch (gomoku_opening - row) {
    case FIRST_MAN:
        gomoku_put();
        side = 0;
        gomoku_turn_value(ply);
        break;
    case SECOND_MAN:
        gomoku_turn_value(row);
        side = 1;
        gomoku_put();
        gomoku_turn_value(row);
        break;
    default:
        gomoku_put();
    }
}

void gomoku_unmake_opening(void)
{
    uint8_t left = gomoku_opening - ply + 1;

    if (path_lo[ply - 1] == SWAP) {
        swap_back();
        return;
    }
    if (left == FIRST_MAN) {
        side = 1;
    }
    gomoku_take();
    if (left == SECOND_MAN) {
        side = 0;
    }
}

void gomoku_mix(uint16_t code)
{
    const uint8_t *bytes = gomoku_random + code;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= *bytes;
        bytes += ZOBRIST_STEP;
    }
}

void gomoku_hash_opening(void)
{
    uint8_t before = ply - 1;
    uint8_t cell = path_lo[before];
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before];
    }
    if (cell != SWAP) {
        gomoku_mix(gomoku_cell[cell] == WHITE ? cell + LAST_CELL : cell);
        return;
    }
    gomoku_mix(CODE_SWAPPED);
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_cell[cell] && gomoku_cell[cell] != EDGE) {
            gomoku_mix(cell);
            gomoku_mix(cell + LAST_CELL);
        }
    }
}

#pragma static-locals (pop)
