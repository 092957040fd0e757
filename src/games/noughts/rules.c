/* rules.c: moves of noughts and crosses; asm/games/noughts/rules.s is its twin. */
#include "games/noughts/noughts.h"
#include "engine/list.h"

void game_generate(void)
{
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        if (noughts_square[square] == EMPTY) {
            list_lo[++move_count] = square;
        }
    }
}

void game_noisy(void)
{
}

/* Wins first, then what the enemy would win with. */
void game_rank(void)
{
    const uint8_t *urgent = noughts_urgent[side];
    const uint8_t *lines;
    uint8_t i;
    uint8_t j;
    uint8_t rank;

    for (i = 1; i <= move_count; ++i) {
        lines = noughts_lines + list_lo[i] * LINES_A_SQUARE;
        list_rank[i] = noughts_first_guess[list_lo[i]];
        for (j = 0; j < LINES_A_SQUARE; ++j) {
            rank = urgent[noughts_line[lines[j]]];
            if (rank > list_rank[i]) {
                list_rank[i] = rank;
            }
        }
    }
}

/* Puts the man of `side` into the lines of a square. 1: three in a line. */
static uint8_t add_man(uint8_t square)
{
    const uint8_t *lines = noughts_lines + square * LINES_A_SQUARE;
    uint8_t i;
    uint8_t won = 0;

    for (i = 0; i < LINES_A_SQUARE; ++i) {
        if (lines[i] == NO_LINE) {
            break;
        }
        if (side == 0) {
            won |= ++noughts_line[lines[i]] == CROSSES_WON;
        } else {
            won |= (noughts_line[lines[i]] <<= 1) == NOUGHTS_WON;
        }
    }
    return won;
}

void game_make(void)
{
    uint8_t won = add_man((uint8_t)move);

    noughts_square[move] = side + 1;
    ++ply;
    side ^= 1;
    if (won) {
        outcome = OUTCOME_LOSS;
    } else {
        outcome = ply == noughts_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
    }
}

void game_unmake(void)
{
    const uint8_t *lines;
    uint8_t i;

    --ply;
    side ^= 1;
    noughts_square[path_lo[ply]] = EMPTY;
    lines = noughts_lines + path_lo[ply] * LINES_A_SQUARE;
    for (i = 0; i < LINES_A_SQUARE; ++i) {
        if (lines[i] == NO_LINE) {
            break;
        }
        if (side == 0) {
            --noughts_line[lines[i]];
        } else {
            noughts_line[lines[i]] >>= 1;
        }
    }
}

void game_settle(void)
{
    outcome = OUTCOME_DRAW; /* a full board is the only one without a move */
}

void game_eval(void)
{
    uint8_t i;
    int8_t sum = 0;

    for (i = 0; i < LINES; ++i) {
        sum += noughts_worth[noughts_line[i]];
    }
    score = side == 0 ? sum : -sum;
}

void game_frontier(void)
{
    frontier_by_making();
}

void game_hash(void)
{
    uint8_t i;
    uint8_t before = ply - 1;
    uint8_t code = path_lo[before];

    if (side == 0) {
        code += SQUARES;
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ noughts_random[code];
        code += HASH_STEP;
    }
}
