/* comparison.c: what the two settings of the workshop have found, side by side. In the part BENCH; see
 * comparison_data.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "shell/workshop/comparison_data.h"
#include "shell/workshop/score_text.h"
#include "shell/probe.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* ---- a line of it ---- */

/* "12.3": so many tenths. */
static void write_tenths(uint16_t tenths)
{
    uint16_t left = tenths;
    uint16_t whole = 0;

    while (left >= 10) {
        left -= 10;
        ++whole;
    }
    line_number(whole);
    line_sign('.');
    line_number(left);
}

static void write_seconds(void)
{
    uint8_t tenth = plat_frames_a_second() == 60 ? 6 : 5;
    uint16_t frames = bench_frames;
    uint16_t tenths = 0;

    while (frames >= tenth) {
        frames -= tenth;
        ++tenths;
    }
    write_tenths(tenths);
}

/* "A  4 4 3 5": the best line. */
static void write_best(uint8_t who)
{
    uint8_t end = stay_length[who];
    uint8_t i = 0;

    if (who) {
        i = LINE_MOST;
    }
    end += i;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0;
    line_sign((char)('A' + who));
    line_sign(' ');
    ++text_blind;
    for (; i < end && !text_buffer[LINE_SIZE - 1]; ++i) {
        line_sign(' ');
        move = (uint16_t)(stay_line_hi[i] << 8);
        move |= stay_line_lo[i];
        line_move();
    }
    --text_blind;
    line_cut();
}

/* "Same move. Nodes A:B = 110.3:1" */
static void write_verdict(void)
{
    uint8_t more = bench_compare();
    uint8_t is_same = stay_line_lo[0] == stay_line_lo[LINE_MOST] && stay_line_hi[0] == stay_line_hi[LINE_MOST];

    line_start();
    if (more == BENCH_NONE) {
        return;
    }
    line_text(is_same ? "Same move." : "Other move.");
    line_text(" Nodes A:B = ");
    if (more) {
        line_text("1:");
    }
    write_tenths(bench_tenths);
    if (!more) {
        line_text(":1");
    }
}

/* ---- all of it ---- */

/* What was written, in the letters of the panel: up to the middle, or from there on. */
static void put(uint8_t who, uint8_t row)
{
    const char *text = text_buffer;

    screen_row = row;
    screen_column = SHOP_RIGHT + 1;
    if (!who) {
        screen_column = SHOP_MIDDLE - 1;
        screen_column -= strlen(text_buffer);
    }
    for (; *text; ++text) {
        screen_put((uint8_t)(*text - ' '));
    }
}

uint8_t bench_show(void)
{
    uint8_t who;
    uint8_t percent;
    uint8_t event;

    for (who = 0; who < SHOP_SETTINGS; ++who) {
        if (!stay_length[who]) {
            continue;
        }
        bench_take(who);
        line_start();
        if (stay_reached[who] == STAY_BOOK) {
            line_text("BOOK");
        } else {
            write_score(bench_score);
        }
        put(who, SHOP_SCORE_ROW);
        line_start();
        write_seconds();
        put(who, SHOP_SECONDS_ROW);
        percent = bench_percent(who);
        line_start();
        if (percent == BENCH_NO_CUTS) {
            line_sign('-');
        } else {
            line_number(percent);
        }
        put(who, SHOP_CUTS_ROW);
        line_start();
        if (shop_without[who + who] & WITHOUT_HASH) {
            line_sign('-');
        } else {
            line_number((uint16_t)hash_size);
        }
        put(who, SHOP_TABLE_ROW);
        write_best(who);
        if (who) {
            show_line();
        } else {
            screen_files(text_buffer);
        }
    }
    write_verdict();
    screen_thinking(text_buffer);
    screen_keys("FIRE again  <A B> tree  ESC back");
    *(uint16_t *)(GLASS_BOX + GLASS_TABLE) = (uint16_t)hash_size;
    glass_screen(GLASS_SCREEN_MESSAGE);
    for (;;) {
        event = hands_get();
        switch (event) {
        case HAND_LEFT:
        case HAND_RIGHT:
            shop_tree = event & 1;
            return BENCH_TREE;
        case HAND_FIRE:
        case HAND_RETURN:
            return BENCH_SETTINGS;
        case HAND_ESC:
        case HAND_FIRE_LONG:
            clock_start(); /* nobody's */
            return BENCH_LEAVE;
        }
    }
}
