/* view_panel.c: the panel of Race! except the die: winning chances, and at the end luck and skill. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/race/chance.h"
#include "games/race/view.h"
#include "texts/race.h"

#define LUCK_LINE 249   /* first panel line of luck and moves, for the player at the bottom */
#define WIN_LINE 250    /* first panel line of the winning chance */
#define BAR_WIDE 6
#define NEEDLE_LAST (2 * BAR_WIDE - 1)
#define BAR_FULL 0x3F   /* a step of the bar without the needle */
#define BAR_NEEDLE 0x3E /* a step with the needle on its left; minus one: on its right */

#define BALL (';' - ' ')

#define PER_CENT (CERTAIN / 50)
#define EVEN (CERTAIN + PER_CENT / 2) /* added to a score, so that division by PER_CENT gives a rounded 0 to 100 */

static uint8_t at; /* next panel line */
static int16_t percent;

void race_draw_ball(uint8_t owner)
{
    screen_colour_bit = owner ? PAINT_SECOND : 0;
    screen_put(BALL);
    screen_colour_bit = 0;
}

static void write_line(const char *text)
{
    screen_panel(at, text);
    ++at;
}

/* Writes a line "+12%": `sign` (plus, minus or space) and `percent`. */
static void write_percent(char sign)
{
    line_start();
    line_char(sign);
    line_number(percent);
    line_char('%');
    write_line(text_buffer);
}

/* Draws the bar: the colour of the bottom side up to the needle, which has twelve places, then the other colour. Each
 * place stands for eight per cent, the last also for the rest up to 100. */
static void draw_bar(void)
{
    uint8_t needle = (uint8_t)percent >> 3;
    uint8_t step;
    uint8_t n;

    if (needle > NEEDLE_LAST) {
        needle = NEEDLE_LAST;
    }
    write_line("");
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

/* Draws the winning chance of the side at the bottom, after the symbol that is also at its name. */
static void draw_chances(void)
{
    race_chance();
    if (side) {
        score = -score;
    }
    percent = (uint16_t)(score + EVEN) / PER_CENT;
    if (view_flip) {
        percent = 100 - percent;
    }
    at = WIN_LINE;
    write_line(TEXT_CHANCE);
    race_draw_ball(view_flip);
    write_percent(' ');
    draw_bar();
}

#define FAR (300 * PER_CENT) /* keeps the sum of chances positive: division would round a negative one up */

/* Draws, at the end of the game, what the die brought each player and what the player's moves gave away. Each is a
 * difference of rounded chances, in whole per cent. Added to the chance at the start they give exactly 100 or 0. */
static void draw_luck(void)
{
    static uint16_t chance;
    static int16_t last;
    uint8_t n;

    race_count();
    chance = FAR + EVEN;
    for (n = 0; n < RACE_CHANGES; ++n) {
        chance += race_changes[n];
        percent = -last;
        last = chance / PER_CENT;
        percent += last;
        if (n == RACE_START) {
            at = view_flip ? RACE_DIE_LINE : LUCK_LINE;
            continue;
        }
        if (n == RACE_LUCK(1)) {
            at = view_flip ? LUCK_LINE : RACE_DIE_LINE;
        }
        if (n >= RACE_LUCK(1)) {
            percent = -percent;
        }
        write_line(n & 1 ? TEXT_LUCK : TEXT_CHOICES);
        if (percent < 0) {
            percent = -percent;
            write_percent('-');
        } else {
            write_percent('+');
        }
    }
}

void race_clear_panel(void)
{
    for (at = RACE_DIE_LINE; at < RACE_DIE_LINE + RACE_KEPT;) {
        write_line("");
    }
    screen_panel(LUCK_LINE, "");
}

void race_draw_panel(void)
{
    if (outcome == OUTCOME_WIN || outcome == OUTCOME_LOSS) {
        draw_luck();
    } else {
        draw_chances();
    }
}
