/* jump_paths.c: finds all paths of jumps of one piece; asm/games/draughts/jump_paths.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

uint8_t draughts_wanted;

/* Returns the jump from a square in one of four directions, without looking at the pieces, or NO_STEP if it would leave
 * the board. */
#define NO_STEP 0xFF
static uint8_t step_from(uint8_t square, uint8_t direction)
{
    uint8_t step = (uint8_t)(direction << DIRECTION);
    uint8_t upper = square;

    if (step & MOVE_UP) {
        upper -= step & MOVE_RIGHT ? 9 : 7;
    }
    if (upper >= SQUARES - 8
        || !(draughts_far_above(0xFF, step & MOVE_RIGHT) & draughts_bit(upper))) {
        return NO_STEP;
    }
    return step | upper;
}

static uint8_t can_jump(uint8_t step)
{
    return draughts_in_set(draughts_board + draughts_enemy, draughts_below(step))
        && draughts_in_set(draughts_empty, draughts_landing(step));
}

static void toggle_jumped(uint8_t step)
{
    uint8_t over = draughts_below(step);

    draughts_board[draughts_enemy + (over >> 3)] ^= draughts_bit(over);
}

/* Returns the next direction, from `direction` on, in which the piece can jump again; 4: none. A man stops where it is
 * crowned, because in its directions there are no squares beyond. */
static uint8_t next_direction(uint8_t direction)
{
    uint8_t square = draughts_landing(draughts_step[draughts_steps - 1]);
    uint8_t step;

    for (; direction <= draughts_last_direction(); ++direction) {
        step = step_from(square, direction);
        if (step != NO_STEP && can_jump(step)) {
            return direction;
        }
    }
    return 4;
}

/* Returns the high byte of a short path, computed from draughts_step. */
static uint8_t short_path(void)
{
    uint8_t path = 1;
    uint8_t i;

    for (i = 1; i < draughts_steps; ++i) {
        path = (uint8_t)(path << 2 | (draughts_step[i] >> DIRECTION & 3));
    }
    return path;
}

static void push_step(uint8_t step)
{
    draughts_step[draughts_steps++] = step;
    toggle_jumped(step);
}

void draughts_explore(uint8_t first)
{
    uint8_t start = draughts_start(first);
    uint8_t path = PATH_LONG;
    uint8_t direction = draughts_first_direction();
    uint8_t last = 1;  /* 1: no further jump was found from here, so the path ends */
    uint8_t found = 0; /* number of jumps of the wanted path, once it is found */

    draughts_steps = 0;
    draughts_empty[start >> 3] ^= draughts_bit(start);
    push_step(first);
    for (;;) {
        direction = next_direction(direction);
        if (direction < 4) {
            push_step(step_from(draughts_landing(draughts_step[draughts_steps - 1]), direction));
            direction = draughts_first_direction();
            last = 1;
            continue;
        }
        if (last) {
            if (!draughts_wanted) {
                list_lo[++move_count] = draughts_king | first;
                list_hi[move_count] = draughts_steps > PATH_SHORT_MOST ? path : short_path();
            } else if (path == draughts_wanted && draughts_steps > PATH_SHORT_MOST) {
                found = draughts_steps;
            }
            path += draughts_steps > PATH_SHORT_MOST;
        }
        do {
            --draughts_steps;
            toggle_jumped(draughts_step[draughts_steps]);
        } while (found && draughts_steps);
        if (!draughts_steps) {
            break;
        }
        direction = (uint8_t)((draughts_step[draughts_steps] >> DIRECTION & 3) + 1);
        last = 0;
    }
    draughts_empty[start >> 3] ^= draughts_bit(start);
    draughts_steps = found;
}

void draughts_read_path(void)
{
    uint8_t path = (uint8_t)(move >> 8);
    uint8_t shift = 0;
    uint8_t first = (uint8_t)move & (uint8_t)~MOVE_KING;

    if (path & PATH_LONG) {
        draughts_find_empty();
        draughts_find_movers(MOVE_KING);
        draughts_wanted = path;
        draughts_explore(first);
        return;
    }
    draughts_step[0] = first;
    draughts_steps = 1;
    while (path >> shift >= 4) {
        shift += 2;
    }
    while (shift) {
        shift -= 2;
        draughts_step[draughts_steps] = step_from(draughts_landing(draughts_step[draughts_steps - 1]),
            path >> shift & 3);
        ++draughts_steps;
    }
}
