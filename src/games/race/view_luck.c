/* view_luck.c: the end of a game of Race! in the panel: luck and skill. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/race/chance.h"
#include "games/race/view.h"
#include "texts/race.h"

#define FAR (300 * RACE_PER_CENT) /* keeps the sum of chances positive: division would round a negative one up */

/* Draws, at the end of the game, what the die brought each player and what the player's moves gave away. Each is a
 * difference of rounded chances, in whole per cent. Added to the chance at the start they give exactly 100 or 0. */
void race_draw_luck(void)
{
    static uint16_t chance;
    static int16_t last;
    uint8_t n;

    race_count();
    chance = FAR + RACE_EVEN;
    for (n = 0; n < RACE_CHANGES; ++n) {
        chance += race_changes[n];
        race_percent = -last;
        last = chance / RACE_PER_CENT;
        race_percent += last;
        if (n == RACE_START) {
            race_line = view_flip ? RACE_DIE_LINE : RACE_LUCK_LINE;
            continue;
        }
        if (n == RACE_LUCK(1)) {
            race_line = view_flip ? RACE_LUCK_LINE : RACE_DIE_LINE;
        }
        if (n >= RACE_LUCK(1)) {
            race_percent = -race_percent;
        }
        race_write_line(n & 1 ? TEXT_LUCK : TEXT_CHOICES);
        if (race_percent < 0) {
            race_percent = -race_percent;
            race_write_percent('-');
        } else {
            race_write_percent('+');
        }
    }
}
