/* rules.c: rolls, move list, make and unmake of Race!; asm/games/race/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/chance.h"
#include "games/race/race.h"

void race_gen_rolls(void)
{
    uint8_t face;

    for (face = 1; face <= FACES; ++face) {
        list_lo[++move_count] = face;
        list_hi[move_count] = MOVE_ROLL >> 8;
        list_rank[move_count] = 1;
    }
}

/* ---- moves ---- */

uint8_t race_target(uint8_t from)
{
    uint8_t to = (uint8_t)(from + race_rolled);
    const uint8_t *enemies = race_pieces + PLACE(side ^ 1, 0);
    uint8_t square;

    if (!race_pieces[PLACE(side, from)] || to > HOME) {
        return 0;
    }
    if (from == 0) {
        if (race_rolled != FACES) {
            return 0;
        }
        to = 1;
    }
    for (square = (uint8_t)(from + 1); square <= to && square != HOME; ++square) {
        if (enemies[square] > 1) {
            return 0; /* a block */
        }
    }
    return to;
}

void game_generate(void)
{
    uint8_t from;

    for (from = 0; from < HOME; ++from) {
        if (race_target(from)) {
            list_lo[++move_count] = (uint8_t)(from + 1);
            list_hi[move_count] = 0;
        }
    }
    chance_pass();
}

void game_generate_noisy(void)
{
}

/* ---- make and unmake ---- */

void race_find_outcome(void)
{
    outcome = race_rolled ? OUTCOME_NONE : OUTCOME_CHANCE;
    if (race_pieces[PLACE(side ^ 1, HOME)] == PIECES) {
        outcome = OUTCOME_LOSS;
    } else if (race_pieces[PLACE(side, HOME)] == PIECES) {
        outcome = OUTCOME_WIN;
    }
}

/* Moves a piece of a side without hitting. */
static void carry(uint8_t from, uint8_t to, uint8_t owner)
{
    --race_pieces[PLACE(owner, from)];
    ++race_pieces[PLACE(owner, to)];
}

static uint8_t landing(uint8_t from)
{
    return from ? (uint8_t)(from + race_rolled) : 1;
}

void game_make(void)
{
    uint8_t from = (uint8_t)(move - 1);
    uint8_t to;

    race_roll_row[ply] = race_rolled;
    race_side_row[ply] = side;
    race_hit_row[ply] = 0;
    if (move & MOVE_ROLL) {
        race_rolled = (uint8_t)move;
    } else {
        if (move != MOVE_PASS) {
            to = landing(from);
            carry(from, to, side);
            if (to != HOME && race_pieces[PLACE(side ^ 1, to)]) {
                carry(to, 0, side ^ 1);
                race_hit_row[ply] = 1;
            }
        }
        if (race_rolled != FACES) {
            side ^= 1;
        }
        race_rolled = 0;
    }
    ++ply;
    reversible_plies[ply] = 0;
    race_find_outcome();
}

void game_unmake(void)
{
    uint8_t from;
    uint8_t to;

    --ply;
    side = race_side_row[ply];
    race_rolled = race_roll_row[ply];
    if (path_hi[ply] || path_lo[ply] == MOVE_PASS) {
        return;
    }
    from = (uint8_t)(path_lo[ply] - 1);
    to = landing(from);
    carry(to, from, side);
    if (race_hit_row[ply]) {
        carry(0, to, side ^ 1);
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* never: there is always a pass */
}
