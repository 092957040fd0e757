/* rules.c: move list, make, unmake and frontier of four in a row; asm/games/connect4/rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/connect4/connect4.h"

static void bump_line(uint8_t line)
{
    connect4_line[line] += side ? DISC_SECOND : 1;
}

static void drop_line(uint8_t line)
{
    connect4_line[line] -= side ? DISC_SECOND : 1;
}

void game_generate(void)
{
    uint8_t i;
    uint8_t cell;

    for (i = 0; i < COLUMNS; ++i) {
        cell = connect4_next[connect4_order[i]];
        if ((cell & 7) < ROWS) {
            list_lo[++move_count] = cell;
        }
    }
}

void game_generate_noisy(void)
{
}

void game_make(void)
{
    uint8_t cell = (uint8_t)move;
    uint8_t wins = connect4_threat[cell] & THREAT(side);
    int16_t next;

    connect4_gain_of(cell);
    next = -(connect4_value() + connect4_sum);
    connect4_each_line(cell, bump_line);
    ++connect4_next[cell >> 3];
    ++ply;
    side ^= 1;
    connect4_value_lo[ply] = (uint8_t)next;
    connect4_value_hi[ply] = (uint8_t)((uint16_t)next >> 8);
    connect4_holes[ply] = connect4_holes[ply - 1];
    connect4_zugzwang[ply + 1] = connect4_zugzwang[ply];
    if (wins) {
        outcome = OUTCOME_LOSS;
        return;
    }
    outcome = ply == connect4_last_ply ? OUTCOME_DRAW : OUTCOME_NONE;
    connect4_update_threats();
}

void game_unmake(void)
{
    uint8_t i;
    uint8_t cell;

    --ply;
    side ^= 1;
    cell = path_lo[ply];
    connect4_each_line(cell, drop_line);
    --connect4_next[cell >> 3];
    for (i = connect4_holes[ply + 1]; i != connect4_holes[ply];) {
        cell = connect4_hole[--i];
        connect4_threat[cell] ^= THREAT(side);
        --connect4_threat_count[cell >> 3];
    }
}

/* find_best_leaf scores the leaves if no move is urgent, and sets `best` to the largest gain. Leaves below a threat of
 * the opponent lose and are skipped. The others share the value of this node, threats included, so the largest gain
 * makes the best leaf. */
static uint8_t best;

static void find_best_leaf(void)
{
    uint8_t cell;
    uint8_t i;

    for (i = 0; i < COLUMNS; ++i) {
        cell = connect4_next[connect4_order[i]];
        if ((cell & 7) == ROWS) {
            continue;
        }
        ++leaf_count;
        if (connect4_threat[cell + 1] & THREAT(side ^ 1)) {
            continue;
        }
        connect4_gain_of(cell);
        if (connect4_sum > best) {
            best = connect4_sum;
            move = cell;
            score = connect4_value() + best;
            if (score >= score_limit) {
                break;
            }
        }
    }
}

void game_frontier(void)
{
    uint8_t child = ply + 1;

    outcome = OUTCOME_NONE;
    connect4_find_candidates();
    move = connect4_found[0];
    leaf_count = connect4_seen;
    if (connect4_threat[move] & THREAT(side)) {
        outcome = OUTCOME_LOSS;
        score = (int16_t)(SCORE_WIN - child);
        return;
    }
    best = 0;
    if (!connect4_threat[move]) {
        leaf_count = 0;
        find_best_leaf();
    }
    if (!best) { /* a forced move, or every cell is below a threat of the opponent */
        connect4_gain_of((uint8_t)move);
        best = connect4_sum;
    }
    score = connect4_value() + best;
    if (child == connect4_last_ply) {
        outcome = OUTCOME_DRAW;
        score = 0;
    }
}

void game_no_moves(void)
{
    outcome = OUTCOME_DRAW; /* only a full board has no moves */
}
