/* view_panel.c: the panel of Race! except the die: winning chances; at the end view_luck.c has luck and skill. */
/* SPDX-License-Identifier: MIT */
#include "plat/machine.h"
#include "engine/text.h"
#include "games/race/chance.h"
#include "games/race/view.h"
#include "texts/race.h"

#define WIN_LINE 250    /* first panel line of the winning chance */
#define BAR_WIDE 6
#define NEEDLE_LAST (2 * BAR_WIDE - 1)
#define BAR_FULL 0x3F   /* a step of the bar without the needle */
#define BAR_NEEDLE 0x3E /* a step with the needle on its left; minus one: on its right */

#define BALL (';' - ' ')

void race_draw_ball(uint8_t owner)
{
    screen_colour_bit = owner ? PAINT_SECOND : 0;
    screen_put(BALL);
    screen_colour_bit = 0;
}

/* Draws the bar: the colour of the bottom side up to the needle, which has twelve places, then the other colour. Each
 * place stands for eight per cent, the last also for the rest up to 100. */
static void draw_bar(void)
{
    uint8_t needle = (uint8_t)race_percent >> 3;
    uint8_t step;
    uint8_t n;

    if (needle > NEEDLE_LAST) {
        needle = NEEDLE_LAST;
    }
    race_write_line("");
    screen_colour_bit = view_flip ? PAINT_SECOND : 0;
    for (n = BAR_WIDE; n; --n) {
        step = BAR_FULL;
        if (needle < 2) {
            step = BAR_NEEDLE - needle;
        }
        if ((uint8_t)(needle + 1) < 2) { /* the needle is on the left here, or was on the right in the step before */
            screen_colour_bit ^= PAINT_SECOND;
        }
        screen_put(step);
        needle -= 2;
    }
    screen_colour_bit = 0;
}

/* Draws the winning chance of the side at the bottom, after the symbol that is also at its name. Until the network is
 * in memory, the evaluation says it. */
static void draw_chances(void)
{
    if (machine_later_is_read) {
        race_chance();
    } else {
        game_eval();
    }
    if (side) {
        score = -score;
    }
    race_percent = (uint16_t)(score + RACE_EVEN) / RACE_PER_CENT;
    if (view_flip) {
        race_percent = 100 - race_percent;
    }
    race_line = WIN_LINE;
    race_write_line(TEXT_CHANCE);
    race_draw_ball(view_flip);
    race_write_percent(' ');
    draw_bar();
}

void race_clear_panel(void)
{
    for (race_line = RACE_DIE_LINE; race_line < RACE_DIE_LINE + RACE_KEPT;) {
        race_write_line("");
    }
    screen_panel(RACE_LUCK_LINE, "");
}

void race_draw_panel(void)
{
    if (outcome == OUTCOME_WIN || outcome == OUTCOME_LOSS) {
        if (machine_later_is_read) {
            race_draw_luck();
        }
    } else {
        draw_chances();
    }
}
