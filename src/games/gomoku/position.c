/* position.c: positions of go-moku: 15 ranks from the top, and the side to move. */
#include <string.h>

#include "engine/rows.h"
#include "engine/text.h"
#include "games/gomoku/gomoku.h"

static const Rows rows = { "XO", "XO", SIDE, SIDE, STEP };

/* Men are those of `from`; 0: nobody. The side that has five is in `outcome`. */
static void set_up(const uint8_t *from, uint8_t mover)
{
    uint8_t cell;
    uint8_t i;
    uint8_t five = 0; /* bits, by man */
    const uint8_t *bytes;

    gomoku_clear();
    hash_fill(gomoku_random, sizeof gomoku_random);
    ply = 0;
    quiet_plies[0] = 0;
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = mover ? gomoku_random[CODE_SIDE + i * HASH_STEP] : 0;
    }
    for (cell = 0; from && cell < LAST_CELL; ++cell) {
        if (!from[cell]) {
            continue;
        }
        side = from[cell] - 1;
        if (gomoku_put(cell)) {
            five |= from[cell];
        }
        bytes = gomoku_random + cell + (side ? LAST_CELL : 0);
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] ^= *bytes;
            bytes += HASH_STEP;
        }
    }
    side = mover;
    outcome = gomoku_men == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
    if (five) {
        outcome = five & (side + 1) ? OUTCOME_WIN : OUTCOME_LOSS;
    }
}

void game_reset(void)
{
    set_up(0, 0);
}

const char *game_read_position(const char *text)
{
    static uint8_t men[LAST_CELL];
    static uint8_t before[LAST_CELL];
    uint8_t was = side;
    const char *why;
    uint8_t cell;
    uint8_t count[WHITE + 1];

    memset(men, 0, sizeof men);
    why = rows_read(&rows, text, men);
    if (why) {
        return why;
    }
    if (text[text_place]) {
        return "nothing may follow the side";
    }
    memset(count, 0, sizeof count);
    for (cell = 0; cell < LAST_CELL; ++cell) {
        ++count[men[cell]];
    }
    text_place = 0;
    if (count[BLACK] != count[WHITE] + rows_side) {
        return rows_side ? "O to move: one X more than O" : "X to move: as many O as X";
    }
    memcpy(before, gomoku_cell, sizeof before);
    set_up(men, rows_side);
    if (outcome == OUTCOME_WIN) {
        set_up(before, was);
        return "the side to move has five already";
    }
    return 0;
}

void game_write_position(char *text)
{
    rows_write(&rows, text, gomoku_cell);
}
