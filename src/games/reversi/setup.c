/* setup.c: a position is built man by man. */
#include <string.h>

#include "games/reversi/reversi.h"

uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * HASH_STEP];

/* The empty board: all squares on the ring. */
void reversi_clear(void)
{
    uint8_t i;
    uint8_t last = RING;
    uint8_t cell;

    hash_fill(reversi_random, sizeof reversi_random);
    memset(reversi_cell, EMPTY, CELLS);
    memset(reversi_touch, 0, CELLS);
    memset(reversi_window, 0, WINDOWS);
    reversi_men = 0;
    reversi_top = 0;
    quiet_plies[0] = 0;
    for (i = 0; i < SQUARES; ++i) {
        cell = reversi_order[i];
        reversi_next[last] = cell;
        reversi_before[cell] = last;
        last = cell;
    }
    reversi_next[last] = RING;
    reversi_before[RING] = last;
}

void reversi_add(uint8_t cell, uint8_t man)
{
    uint8_t kept = side;

    side = man == WHITE;
    move = cell;
    reversi_place();
    side = kept;
}

void reversi_ready(void)
{
    uint8_t cell;
    uint8_t i;
    uint8_t key;
    const uint8_t *bytes = reversi_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        key = side ? *bytes : 0;
        for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
            if (reversi_cell[cell]) {
                key ^= bytes[cell];
                if (reversi_cell[cell] == WHITE) {
                    key ^= bytes[TURN_CODE + cell];
                }
            }
        }
        hash_key[i][0] = key;
        bytes += HASH_STEP;
    }
    outcome = OUTCOME_NONE;
    if (reversi_men == MEN_MOST) {
        game_settle();
    }
}
