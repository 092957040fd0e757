/* find_move.c: GameInfo.find_move: the third mark of a game that began with a cross on an edge or in the middle of a
 * side; every other move comes from the forcing search or the search. It cannot be in the book: its positions have a
 * corner or middle cell and another one, and after a game that began the other way round they would be worse than the
 * proven answers there. */
/* SPDX-License-Identifier: MIT */
#include "engine/forcing.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/noughts3d/noughts3d.h"

#define ROW_OF(row, column) ((row) * WIDE + (column))
#define AT(level, column, row) (uint8_t)(((level) - 1) * 16 + ROW_OF((row) - 1, (column) - 'a'))
#define FIRST_CROSS AT(1, 'b', 1)

/* Noughts, one of each kind, after a cross on 1b1, and the answers: of the free corner and middle cells those that lost
 * the fewest games against an opponent that plays every forced win (tools/match/space_attacker.c). */
static const uint8_t answers[][2] = {
    { AT(1, 'a', 1), AT(4, 'd', 4) }, { AT(1, 'c', 1), AT(2, 'c', 3) }, { AT(1, 'a', 2), AT(2, 'c', 3) },
    { AT(1, 'b', 2), AT(3, 'b', 3) }, { AT(1, 'c', 2), AT(2, 'b', 3) }, { AT(1, 'd', 2), AT(3, 'b', 2) },
    { AT(1, 'a', 4), AT(4, 'd', 1) }, { AT(1, 'b', 4), AT(4, 'a', 1) }, { AT(1, 'c', 4), AT(2, 'b', 2) },
    { AT(2, 'a', 2), AT(2, 'b', 2) }, { AT(2, 'b', 2), AT(2, 'c', 3) }, { AT(2, 'c', 2), AT(2, 'c', 3) },
    { AT(2, 'd', 2), AT(2, 'b', 2) }, { AT(2, 'a', 3), AT(2, 'b', 3) }, { AT(2, 'b', 3), AT(3, 'c', 2) },
    { AT(2, 'c', 3), AT(3, 'b', 2) }, { AT(2, 'a', 4), AT(2, 'b', 3) }, { AT(2, 'b', 4), AT(3, 'b', 2) },
    { AT(2, 'c', 4), AT(1, 'd', 4) }, { AT(2, 'd', 4), AT(3, 'c', 3) }, { AT(4, 'a', 4), AT(1, 'd', 4) },
    { AT(4, 'b', 4), AT(4, 'a', 4) }, { AT(4, 'c', 4), AT(2, 'b', 2) },
};
#define ANSWERS ((uint8_t)(sizeof answers / 2))

/* Moves level, row and column one place on. */
static uint8_t rotated(uint8_t cell)
{
    return (uint8_t)((cell << 2 & 0x3F) | cell >> 4);
}

/* Returns the place of a cell after one of the four symmetries that keep FIRST_CROSS; each is its own inverse. 1: level
 * and row change places. 2: the middle planes of both change places, and the outer planes of the columns. */
static uint8_t turned(uint8_t cell, uint8_t turn)
{
    uint8_t level = cell >> 4;
    uint8_t row = cell >> 2 & 3;
    uint8_t column = cell & 3;
    uint8_t kept = level;

    if (turn & 1) {
        level = row;
        row = kept;
    }
    cell = (uint8_t)(level << 4 | row << 2);
    if (turn & 2) {
        cell = (uint8_t)((cell << 1 & 0x28) | (cell >> 1 & 0x14));
        column ^= column == 0 || column == 3 ? 3 : 0;
    }
    return cell | column;
}

/* Returns the lowest cell with such a mark, or CELLS if there is none. */
static uint8_t cell_of(uint8_t mark)
{
    uint8_t cell = 0;

    while (cell != CELLS && noughts3d_cell[cell] != mark) {
        ++cell;
    }
    return cell;
}

/* With one cross and one nought on the board: sets `move` to the answer. Returns 0 if the cross is on a corner or
 * middle cell, or the two marks are others. */
static uint8_t answer(void)
{
    uint8_t cross = cell_of(CROSS);
    uint8_t nought = cell_of(NOUGHT);
    uint8_t shift = noughts3d_shift_of(cross);
    uint8_t turns;
    uint8_t turn;
    uint8_t i;

    cross ^= shift;
    nought ^= shift;
    if (!cross || (cross | nought) >= CELLS) {
        return 0;
    }
    for (turns = 0; cross != FIRST_CROSS; ++turns) {
        cross = rotated(cross);
        nought = rotated(nought);
    }
    for (i = ANSWERS; i--;) {
        for (turn = 4; turn--;) {
            if (turned(nought, turn) == answers[i][0]) {
                cross = turned(answers[i][1], turn);
                for (turns = 3 - turns; turns; --turns) {
                    cross = rotated(cross);
                }
                move = cross ^ shift;
                return 1;
            }
        }
    }
    return 0;
}

uint8_t noughts3d_find_move(void)
{
    if (noughts3d_last_ply == CELLS - 2 && !side && !root_excluded_count && !(think_without & WITHOUT_BOOK)
        && think_depth < DEPTH_RANDOM && answer()) {
        score = 0;
        return 1;
    }
    return forcing_find_move();
}
