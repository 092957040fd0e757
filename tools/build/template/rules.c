/* rules.c: move list, make and unmake. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"

uint8_t template_reach(uint8_t from)
{
    uint8_t piece = template_square[from];
    uint8_t ahead = piece == TOAD ? 1 : (uint8_t)-1;
    uint8_t next = (uint8_t)(from + ahead);

    if (template_square[next] == EMPTY) {
        return 1;
    }
    if (template_square[next] == (piece ^ TOAD ^ FROG) && template_square[(uint8_t)(next + ahead)] == EMPTY) {
        return 2;
    }
    return 0;
}

uint8_t template_target(uint8_t hop)
{
    uint8_t reach = hop & JUMP ? 2 : 1;

    return (uint8_t)((hop & FROM) + (hop & LEFT ? -reach : reach));
}

/* In the order of the leaves, from a1 to f4. */
void game_generate(void)
{
    uint8_t own = side + TOAD;
    uint8_t way = side ? LEFT : 0;
    uint8_t reach;
    uint8_t from;

    for (from = FIRST; from < SQUARES; ++from) {
        if (template_square[from] == own) {
            reach = template_reach(from);
            if (reach) {
                list_lo[++move_count] = reach == 2 ? from | way | JUMP : from | way;
            }
        }
    }
}

/* Moves for the quiescence search, captures in most games. This game has none. */
void game_generate_noisy(void)
{
}

void game_make(void)
{
    template_square[template_target((uint8_t)move)] = template_square[move & FROM];
    template_square[move & FROM] = EMPTY;
    outcome = OUTCOME_NONE;
    ++ply;
    side ^= 1;
}

void game_unmake(void)
{
    uint8_t to;

    --ply;
    side ^= 1;
    to = template_target(path_lo[ply]);
    template_square[path_lo[ply] & FROM] = template_square[to];
    template_square[to] = EMPTY;
}

/* A side that cannot hop has lost. */
void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
