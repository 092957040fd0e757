/* rules.c: moves of hexapawn and of noughts and crosses (menace.h), and the move between two rounds. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/matchbox/menace.h"

static const uint8_t file_of[SQUARES] = { 0, 1, 2, 0, 1, 2, 0, 1, 2 };

/* ---- lists ---- */

static uint8_t own;   /* pawn of the side to move */
static uint8_t enemy;
static uint8_t from;

static void set_colours(void)
{
    own = side + 1;
    enemy = own ^ 3;
}

/* Moves of the pawn on `from`, as bits: capture to the left, step, capture to the right. Left and right are as White
 * sees them. */
#define LEFT 1
#define STEP 2
#define RIGHT 4
static uint8_t ahead;

static uint8_t ways_of_pawn(void)
{
    uint8_t ways = 0;

    ahead = from - FILES;
    if (!side) {
        ahead = from + FILES;
    }
    if (ahead >= SQUARES) {
        return 0;
    }
    if (matchbox_square[ahead] == EMPTY) {
        ways = STEP;
    }
    if (file_of[from] && matchbox_square[ahead - 1] == enemy) {
        ways |= LEFT;
    }
    if (file_of[from] != FILES - 1 && matchbox_square[ahead + 1] == enemy) {
        ways |= RIGHT;
    }
    return ways;
}

uint8_t matchbox_has_move(void)
{
    set_colours();
    for (from = 0; from < SQUARES; ++from) {
        if (matchbox_square[from] == own && ways_of_pawn()) {
            return 1;
        }
    }
    return 0;
}

static void add_move(uint8_t to)
{
    list_lo[++move_count] = (uint8_t)(from << 4) | to;
}

static void list_pawn(void)
{
    uint8_t ways = ways_of_pawn();

    if (ways & LEFT) {
        add_move((uint8_t)(ahead - 1));
    }
    if (ways & STEP) {
        add_move(ahead);
    }
    if (ways & RIGHT) {
        add_move((uint8_t)(ahead + 1));
    }
}

/* Drops the moves whose bead is gone. A position without a box keeps all its moves. */
static void leave_beads(uint8_t first)
{
    uint8_t box = matchbox_find();
    uint8_t last = move_count;
    uint8_t i;

    if (box == NO_BOX) {
        return;
    }
    move_count = first;
    for (i = first + 1; i <= last; ++i) {
        if (matchbox_beads[box & BOX_BITS] >> matchbox_bead(box, list_lo[i]) & 1) {
            list_lo[++move_count] = list_lo[i];
        }
    }
}

/* Lists the free squares. The boxes may also give up. */
static void list_squares(void)
{
    for (from = 0; from < SQUARES; ++from) {
        if (matchbox_square[from] == EMPTY) {
            list_lo[++move_count] = from;
        }
    }
    if (side) {
        list_lo[++move_count] = MOVE_AGAIN;
    }
}

void game_generate(void)
{
    uint8_t first = move_count;

    if (matchbox_over) {
        list_lo[++move_count] = MOVE_AGAIN;
        return;
    }
    if (rules) {
        list_squares();
        return;
    }
    set_colours();
    for (from = 0; from < SQUARES; ++from) {
        if (matchbox_square[from] == own) {
            list_pawn();
        }
    }
    if (side) {
        leave_beads(first);
    }
}

void game_generate_noisy(void)
{
}

/* ---- the course ---- */

uint8_t matchbox_count(uint8_t result)
{
    uint8_t count = 0;
    uint8_t i;

    for (i = 0; i < matchbox_rounds; ++i) {
        if (matchbox_won[i] == result) {
            ++count;
        }
    }
    return count;
}

static void find_course_outcome(void)
{
    uint8_t lost;
    uint8_t won;

    outcome = OUTCOME_NONE;
    if (matchbox_rounds == COURSE_ROUNDS) {
        lost = matchbox_count(ROUND_LOST);
        won = matchbox_count(ROUND_WON);
        if (side) { /* of the boxes; else `outcome` is for White */
            lost ^= won;
            won ^= lost;
            lost ^= won;
        }
        outcome = lost == won ? OUTCOME_DRAW : lost < won ? OUTCOME_LOSS : OUTCOME_WIN;
    }
}

void matchbox_find_outcome(void)
{
    uint8_t i;

    matchbox_over = OVER_NOT;
    find_course_outcome();
    if (rules) {
        menace_find_over();
        return;
    }
    for (i = 0; i < FILES; ++i) {
        if (matchbox_square[i] == BLACK) {
            matchbox_over = OVER_BOXES;
        }
        if (matchbox_square[i + 2 * FILES] == WHITE) {
            matchbox_over = OVER_WHITE;
        }
    }
    if (matchbox_over) {
        return;
    }
    if (!matchbox_has_move()) {
        matchbox_over = side ? OVER_WHITE : OVER_BOXES;
    } else if (side) {
        i = matchbox_find();
        if (i != NO_BOX && !matchbox_beads[i & BOX_BITS]) {
            matchbox_over = OVER_WHITE; /* an empty box gives up */
        }
    }
}

void matchbox_new_round(void)
{
    static const uint8_t start[SQUARES] = { WHITE, WHITE, WHITE, EMPTY, EMPTY, EMPTY, BLACK, BLACK, BLACK };

    matchbox_last = NO_BEAD;
    if (rules) {
        memset(matchbox_square, EMPTY, SQUARES);
        side = 1;
        return;
    }
    memcpy(matchbox_square, start, SQUARES);
    side = 0;
}

/* ---- moves ---- */

static void make_again(void)
{
    uint16_t code = matchbox_code();
    uint8_t high = (uint8_t)(code >> 8);
    uint8_t bit;

    if (rules) {
        menace_again();
        matchbox_new_round();
        return;
    }
    if (side) {
        high |= WAS_BOXES;
    }
    matchbox_taken[ply] = 0;
    if (matchbox_over == OVER_WHITE && matchbox_last != NO_BEAD) {
        bit = (uint8_t)(1 << (matchbox_last & 3));
        if (matchbox_beads[matchbox_last >> 2] & bit) {
            matchbox_beads[matchbox_last >> 2] ^= bit;
            matchbox_taken[ply] = 1;
        }
    }
    matchbox_was_lo[ply] = (uint8_t)code;
    matchbox_was_hi[ply] = high;
    matchbox_won[matchbox_rounds++] = matchbox_over == OVER_BOXES ? ROUND_WON : ROUND_LOST;
    matchbox_new_round();
}

void game_make(void)
{
    uint8_t left = (uint8_t)move >> 4;
    uint8_t to = (uint8_t)move & 15;
    uint8_t box;
    uint8_t bead;

    matchbox_was_last[ply] = matchbox_last;
    if ((uint8_t)move == MOVE_AGAIN) {
        make_again();
    } else if (rules) {
        menace_path[menace_count++] = to;
        matchbox_square[to] = side + 1;
        side ^= 1;
    } else {
        if (side) {
            box = matchbox_find();
            bead = box == NO_BOX ? NO_BEAD : matchbox_bead(box, (uint8_t)move);
            matchbox_last = bead == NO_BEAD ? NO_BEAD : (uint8_t)((box & BOX_BITS) << 2 | bead);
        }
        matchbox_taken[ply] = matchbox_square[to];
        matchbox_square[to] = matchbox_square[left];
        matchbox_square[left] = EMPTY;
        side ^= 1;
    }
    ++ply;
    reversible_plies[ply] = 0;
    matchbox_find_outcome();
}

static void unmake_again(void)
{
    uint8_t high = matchbox_was_hi[ply];

    matchbox_decode((uint16_t)((high & ~WAS_BOXES) << 8 | matchbox_was_lo[ply]));
    side = high & WAS_BOXES ? 1 : 0;
    if (matchbox_taken[ply]) {
        matchbox_beads[matchbox_last >> 2] |= (uint8_t)(1 << (matchbox_last & 3));
    }
    --matchbox_rounds;
    matchbox_over = matchbox_won[matchbox_rounds] ? OVER_BOXES : OVER_WHITE;
    matchbox_won[matchbox_rounds] = 0;
}

void game_unmake(void)
{
    uint8_t left;
    uint8_t to;

    --ply;
    if (path_lo[ply] == MOVE_AGAIN && rules) {
        menace_unlearn();
        return;
    }
    matchbox_last = matchbox_was_last[ply];
    if (path_lo[ply] == MOVE_AGAIN) {
        unmake_again();
        return;
    }
    side ^= 1;
    if (rules) {
        matchbox_square[menace_path[--menace_count]] = EMPTY;
        matchbox_over = OVER_NOT;
        return;
    }
    left = path_lo[ply] >> 4;
    to = path_lo[ply] & 15;
    matchbox_square[left] = matchbox_square[to];
    matchbox_square[to] = matchbox_taken[ply];
    matchbox_over = OVER_NOT;
}

/* Never called: there is always a move. */
void game_no_moves(void)
{
    outcome = OUTCOME_DRAW;
}
