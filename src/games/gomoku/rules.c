/* rules.c: moves of go-moku. */
#include <string.h>

#include "games/gomoku/gomoku.h"

/* ---- men ---- */

void gomoku_clear(void)
{
    uint8_t way;
    uint8_t cell;

    memset(gomoku_cell, 0, sizeof gomoku_cell);
    memset(gomoku_near, 0, sizeof gomoku_near);
    memset(gomoku_window, WINDOW_OFF, sizeof gomoku_window);
    gomoku_fours[0] = gomoku_fours[1] = 0;
    gomoku_men = 0;
    gomoku_worth = 0;
    for (way = 0; way < WAYS; ++way) {
        for (cell = 0; cell < LAST_CELL; ++cell) {
            uint8_t file = cell & (STEP - 1);
            uint8_t rises = gomoku_way[way] >= STEP - 1;

            if ((!rises || cell < (SIDE - LINE + 1) * STEP)
                && (gomoku_way[way] == STEP ? file < SIDE
                    : gomoku_way[way] == STEP - 1 ? file >= LINE - 1 && file < SIDE : file <= SIDE - LINE)) {
                gomoku_window[way][cell] = 0;
            }
        }
    }
}

/* Adds `by` to the cells within reach. */
static void count_near(uint8_t cell, uint8_t by)
{
    uint8_t x = cell & (STEP - 1);
    uint8_t y = cell >> 4;
    uint8_t left = x < REACH ? 0 : x - REACH;
    uint8_t right = x + REACH >= SIDE ? SIDE - 1 : x + REACH;
    uint8_t top = y + REACH >= SIDE ? SIDE - 1 : y + REACH;

    for (y = y < REACH ? 0 : y - REACH; y <= top; ++y) {
        for (x = left; x <= right; ++x) {
            gomoku_near[(uint8_t)(y << 4 | x)] += by;
        }
    }
}

/* A window's state is another one. */
static void change(uint8_t *window, uint8_t state)
{
    uint8_t was = *window;

    gomoku_worth += gomoku_value[state] - gomoku_value[was];
    if (was == STATE_OF(0, 4)) {
        --gomoku_fours[0];
    } else if (was == STATE_OF(1, 4)) {
        --gomoku_fours[1];
    }
    if (state == STATE_OF(0, 4)) {
        ++gomoku_fours[0];
    } else if (state == STATE_OF(1, 4)) {
        ++gomoku_fours[1];
    }
    *window = state;
}

uint8_t gomoku_put(uint8_t cell)
{
    uint8_t five = STATE_OF(side, LINE);
    uint8_t won = 0;
    uint8_t way;
    uint8_t at;
    uint8_t left;

    gomoku_cell[cell] = side + 1;
    ++gomoku_men;
    count_near(cell, 1);
    for (way = 0; way < WAYS; ++way) {
        at = cell;
        for (left = LINE; left; --left) {
            uint8_t *window = gomoku_window[way] + at;

            change(window, (uint8_t)(*window + ONE(side)));
            won |= *window == five;
            at -= gomoku_way[way];
        }
    }
    return won;
}

/* `side` is his. */
void gomoku_take(uint8_t cell)
{
    uint8_t way;
    uint8_t at;
    uint8_t left;

    for (way = 0; way < WAYS; ++way) {
        at = cell;
        for (left = LINE; left; --left) {
            uint8_t *window = gomoku_window[way] + at;

            change(window, (uint8_t)(*window - ONE(side)));
            at -= gomoku_way[way];
        }
    }
    count_near(cell, 255);
    --gomoku_men;
    gomoku_cell[cell] = 0;
}

/* ---- the verbs ---- */

void game_generate(void)
{
    uint8_t cell;

    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (!gomoku_cell[cell] && (cell & (STEP - 1)) != SIDE) {
            list_lo[++move_count] = cell;
        }
    }
}

void game_noisy(void)
{
}

void game_make(void)
{
    uint8_t won = gomoku_put((uint8_t)move);

    side ^= 1;
    ++ply;
    outcome = won ? OUTCOME_LOSS : gomoku_men == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    gomoku_take(path_lo[ply]);
}

void game_settle(void)
{
    outcome = OUTCOME_DRAW; /* a full board is the only one without a move */
}
