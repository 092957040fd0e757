/* opponents.c: other players of reversi. On the host alone. */
#include "games/reversi/reversi.h"
#include "host/opponent.h"

/* The game as beginners see it: men, and a corner as ten of them. */
static void simple(void)
{
    static const uint8_t corners[4] = { 10, 17, 73, 80 };
    int16_t men = 0;
    uint8_t i;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        men += (int8_t)reversi_cell[i]; /* black 1, white -1 */
    }
    for (i = 0; i < 4; ++i) {
        men += 10 * (int8_t)reversi_cell[corners[i]];
    }
    score = (int16_t)((side ? -men : men) * UNIT);
}

const Opponent game_opponents[] = {
    { "simple", simple, 0 }, { 0, 0, 0 }
};
