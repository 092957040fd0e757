/* frontier.c: evaluation without a warp, and frontier nodes; asm/games/warptrog/frontier.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "games/warptrog/warptrog.h"

uint8_t warptrog_best_catch(void)
{
    uint8_t enemy = side ? BOTTOM : TOP;
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + PIECES;
    uint8_t best = 0;
    uint8_t cell;
    uint8_t piece;
    uint8_t direction;

    for (; number < end; ++number) {
        cell = warptrog_at[number];
        if (!cell) {
            continue;
        }
        if (warptrog_board[cell] & TROG) {
            for (direction = 0; direction < 4; ++direction) {
                piece = warptrog_board[(uint8_t)(cell + warptrog_step[direction])];
                if (piece & enemy) {
                    if (piece & TROG) {
                        return WORTH_TAKE_TROG;
                    }
                    best = WORTH_TAKE_VALG;
                }
            }
        } else {
            cell += warptrog_step[side];
            piece = warptrog_board[cell];
            if ((piece & enemy)
                && !((warptrog_board[cell - 1] | warptrog_board[cell + 1]) & enemy)) {
                if (piece & TROG) {
                    return WORTH_TAKE_TROG;
                }
                best = WORTH_TAKE_VALG;
            }
        }
    }
    return best;
}

void warptrog_eval_plain(void)
{
    int16_t value = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);

    score = side ? -value : value;
    score += warptrog_best_catch();
}

/* ---- frontier: one ply to go ---- */

static int16_t base;       /* value for `side` before its move */
static int16_t best;

/* Sets score for a quiet step: base + gain - the value of what the enemy can capture after it. The move is not made,
 * and captures are looked for only if base + gain is better than the best so far. */
static void score_quiet(uint8_t from, uint8_t to)
{
    uint8_t piece = warptrog_board[from];
    int16_t gain = warptrog_worth_of(to, piece) - warptrog_worth_of(from, piece);

    score = base + (side ? -gain : gain);
    if (score > best) {
        warptrog_board[to] = piece;
        warptrog_board[from] = EMPTY;
        side ^= 1;
        score -= warptrog_best_catch();
        side ^= 1;
        warptrog_board[from] = piece;
        warptrog_board[to] = EMPTY;
    }
}

/* Scores one step of a piece. 1: a cut-off. */
static uint8_t score_direction(uint8_t from, uint8_t direction)
{
    uint8_t to = (uint8_t)(from + warptrog_step[direction]);

    ++leaf_count;
    move = (uint8_t)(from << 2 | direction);
    if (warptrog_board[to] || (!(warptrog_board[from] & TROG) && warptrog_is_far(to))) {
        path_lo[ply] = (uint8_t)move;
        game_make();
        warptrog_eval_plain();
        game_unmake();
        score = -score;
    } else {
        score_quiet(from, to);
    }
    if (score > best) {
        best = score;
        warptrog_best_move = (uint8_t)(from << 2 | direction);
        return best >= score_limit;
    }
    return 0;
}

static uint8_t score_piece(uint8_t from)
{
    uint8_t own = side ? TOP : BOTTOM;
    uint8_t direction;

    if (!(warptrog_board[from] & TROG)) {
        return warptrog_valg_may((uint8_t)(from + warptrog_step[side]), own ^ (TOP | BOTTOM))
            && score_direction(from, side);
    }
    for (direction = 0; direction < 4; ++direction) {
        if (!(warptrog_board[(uint8_t)(from + warptrog_step[direction])] & (own | RIM))
            && score_direction(from, direction)) {
            return 1;
        }
    }
    return 0;
}

void game_frontier(void)
{
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + PIECES;

    if (reversible_plies[ply] >= QUIET_MOST - 1) {
        frontier_generic(); /* close to a draw by quiet moves */
        return;
    }
    base = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);
    if (side) {
        base = -base;
    }
    best = -SCORE_INFINITE;
    leaf_count = 0;
    for (; number < end; ++number) {
        if (warptrog_at[number] && score_piece(warptrog_at[number])) {
            break;
        }
    }
    if (!leaf_count) {
        game_no_moves();
        score_outcome();
        return;
    }
    score = best;
    move = warptrog_best_move;
    outcome = OUTCOME_NONE;
}
