/* rules.c: lists, makes and unmakes moves and rolls. */
/* SPDX-License-Identifier: MIT */
#include "engine/chance.h"
#include "synthetic/die/die.h"

void die_list_rolls(void)
{
    uint8_t face;

    for (face = 1; face <= FACES; ++face) {
        list_lo[++move_count] = face;
        list_hi[move_count] = MOVE_ROLL >> 8;
        list_rank[move_count] = (uint8_t)(FACES + 1 - face);
    }
}

uint8_t die_can_go(uint8_t from)
{
    uint8_t to = from + die_rolled;

    return die_pieces[side][from] && to <= HOME && (to == HOME || !die_pieces[side][to]);
}

void game_generate(void)
{
    uint8_t from;

    for (from = 0; from < HOME; ++from) {
        if (die_can_go(from)) {
            list_lo[++move_count] = (uint8_t)(from + 1);
            list_hi[move_count] = 0;
        }
    }
    chance_pass();
}

void game_generate_noisy(void)
{
}

void die_find_outcome(void)
{
    outcome = die_rolled ? OUTCOME_NONE : OUTCOME_CHANCE;
    if (die_pieces[side ^ 1][HOME] == PIECES_EACH) {
        outcome = OUTCOME_LOSS;
    } else if (die_pieces[side][HOME] == PIECES_EACH) {
        outcome = OUTCOME_WIN;
    }
}

static void go(uint8_t from)
{
    uint8_t to = from + die_rolled;

    --die_pieces[side][from];
    ++die_pieces[side][to];
    if (to < HOME && die_pieces[side ^ 1][to]) {
        --die_pieces[side ^ 1][to];
        ++die_pieces[side ^ 1][0];
        die_hit_row[ply] = 1;
    }
}

void game_make(void)
{
    die_roll_row[ply] = die_rolled;
    die_side_row[ply] = side;
    die_hit_row[ply] = 0;
    if (move & MOVE_ROLL) {
        die_rolled = (uint8_t)move;
    } else {
        if (move != MOVE_PASS) {
            go((uint8_t)(move - 1));
        }
        side ^= die_rolled != FACES;
        die_rolled = 0;
    }
    ++ply;
    reversible_plies[ply] = 0;
    die_find_outcome();
}

void game_unmake(void)
{
    uint8_t from;
    uint8_t to;

    --ply;
    side = die_side_row[ply];
    die_rolled = die_roll_row[ply];
    if (path_hi[ply] || path_lo[ply] == MOVE_PASS) {
        return;
    }
    from = (uint8_t)(path_lo[ply] - 1);
    to = from + die_rolled;
    ++die_pieces[side][from];
    --die_pieces[side][to];
    if (die_hit_row[ply]) {
        --die_pieces[side ^ 1][0];
        ++die_pieces[side ^ 1][to];
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* never called: there is always a pass */
}
