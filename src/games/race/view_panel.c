/* view_panel.c: race in the panel, but for the die: what the chances are, and at the end luck and skill. */
#include "engine/text.h"
#include "games/race/view.h"

#define LUCK_LINE 249
#define WIN_LINE 250
#define PER_CENT_LINE 251
#define BAR_LINE 252
#define BAR_COLUMN 26
#define BAR_WIDE 6
#define BAR_FULL 0x3F    /* a step of the bar, and half of one */
#define BAR_HALF 0x3D

/* What the side at the bottom has of winning, in per cent: 1 to 99 as long as they play. */
static uint8_t chances(void)
{
    uint8_t percent;

    game_eval();
    if (side != view_flip) {
        score = -score;
    }
    percent = (uint8_t)((uint16_t)(score + CERTAIN + CERTAIN / 100) / (CERTAIN / 50));
    return percent == 0 ? 1 : percent > 99 ? 99 : percent;
}

/* The bar: so many halves are the bottom side's, the rest the other's. */
static void draw_bar(uint8_t halves)
{
    uint8_t mine = view_flip ? PAINT_SECOND : 0;
    uint8_t n;

    screen_panel(BAR_LINE, "");
    screen_column = BAR_COLUMN;
    for (n = 0; n < BAR_WIDE; ++n) {
        screen_paint = halves ? mine : mine ^ PAINT_SECOND;
        screen_put(halves == 1 ? BAR_HALF : BAR_FULL);
        halves = halves > 1 ? halves - 2 : 0;
    }
    screen_paint = 0;
}

static void draw_chances(void)
{
    uint8_t percent = chances();

    screen_panel(WIN_LINE, "WIN");
    line_start();
    line_number(percent);
    line_sign('%');
    screen_panel(PER_CENT_LINE, text_buffer);
    draw_bar((uint8_t)((uint16_t)(percent * (2 * BAR_WIDE) + 50) / 100));
}

/* "+12%": of CERTAIN a hundredth is half of one. */
static void write_percent(int16_t sum)
{
    line_start();
    if (sum < 0) {
        line_sign('-');
        sum = -sum;
    } else {
        line_sign('+');
    }
    line_number((uint16_t)(sum + CERTAIN / 100) / (CERTAIN / 50));
    line_sign('%');
}

/* At the end, for each player: what the die has brought, and what the moves gave away. */
static void draw_luck(uint8_t who)
{
    uint8_t at = who == view_flip ? (uint8_t)LUCK_LINE : RACE_DIE_LINE;

    screen_panel(at, "LUCK");
    write_percent(race_sum(who, 1));
    screen_panel(++at, text_buffer);
    screen_panel(++at, "MOVES");
    write_percent(-race_sum(who, 0));
    screen_panel(++at, text_buffer);
}

void race_draw_panel(void)
{
    if (outcome == OUTCOME_WIN || outcome == OUTCOME_LOSS) {
        draw_luck(0);
        draw_luck(1);
    } else {
        draw_chances();
    }
}
