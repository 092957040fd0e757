/* rules.c: move list, make and unmake of hexapawn; asm/games/hexapawn/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"

static uint8_t file_of(uint8_t square)
{
    return square % FILES;
}

static void add_move(uint8_t from, uint8_t to)
{
    list_lo[++move_count] = (uint8_t)(from << 4 | to);
}

/* Lists the moves of the pawns from a1 to c3. For each pawn: the capture to the left, the step, and the capture to the
 * right, as White sees the board. */
void game_generate(void)
{
    uint8_t own = side + 1;
    uint8_t enemy = own ^ 3;
    uint8_t from;
    uint8_t ahead;

    for (from = 0; from < SQUARES; ++from) {
        if (hexapawn_square[from] != own) {
            continue;
        }
        ahead = side == 0 ? from + FILES : from - FILES;
        if (ahead >= SQUARES) {
            continue; /* only for a pawn on the far rank, where the game is over; protects the array index */
        }
        if (file_of(from) > 0 && hexapawn_square[ahead - 1] == enemy) {
            add_move(from, ahead - 1);
        }
        if (hexapawn_square[ahead] == EMPTY) {
            add_move(from, ahead);
        }
        if (file_of(from) < FILES - 1 && hexapawn_square[ahead + 1] == enemy) {
            add_move(from, ahead + 1);
        }
    }
}

void game_generate_noisy(void)
{
}

void game_make(void)
{
    uint8_t from = (uint8_t)(move >> 4);
    uint8_t to = move & 15;

    hexapawn_taken[ply] = hexapawn_square[to];
    hexapawn_square[to] = hexapawn_square[from];
    hexapawn_square[from] = EMPTY;
    if (side == 0) {
        outcome = to >= 2 * FILES ? OUTCOME_LOSS : OUTCOME_NONE;
    } else {
        outcome = to < FILES ? OUTCOME_LOSS : OUTCOME_NONE;
    }
    ++ply;
    side ^= 1;
}

void game_unmake(void)
{
    uint8_t from;
    uint8_t to;

    --ply;
    side ^= 1;
    from = path_lo[ply] >> 4;
    to = path_lo[ply] & 15;
    hexapawn_square[from] = hexapawn_square[to];
    hexapawn_square[to] = hexapawn_taken[ply];
}

void game_no_moves(void)
{
    outcome = rules == RULES_STALEMATE_DRAW ? OUTCOME_DRAW : OUTCOME_LOSS;
}
