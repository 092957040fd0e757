/* comparison_run.c: see comparison_data.h. It runs where the players of the screen would be. */
#pragma code-name ("STAY")
#pragma rodata-name ("STAY")
#pragma bss-name ("STAY_BSS") /* zeros, as the frame was empty */

#include "engine/think.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/workshop/comparison_data.h"
#include "shell/probe.h"
#include "shell/thinking.h"
#include "shell/shell.h"

uint8_t stay_who;
uint8_t stay_row;
uint8_t stay_reached[SHOP_SETTINGS];
uint8_t stay_length[SHOP_SETTINGS];
uint8_t stay_line_lo[SHOP_SETTINGS * LINE_MOST];
uint8_t stay_line_hi[SHOP_SETTINGS * LINE_MOST];

static uint8_t depth;
static uint8_t is_done[SHOP_SETTINGS]; /* 1: it knows all there is to know */

/* As trog best --depth N --without LIST --table M does. */
static void think_once(void)
{
    const uint8_t *without = shop_without;

    if (stay_who) {
        without += 2;
    }
    think_defaults();
    think_depth = depth;
    think_without = *(const uint16_t *)without;
    if (without[1] & WITHOUT_BOOK >> 8) { /* its memory is the table's, whether the position is in it or not */
        plat_drop_book();
        mind_loaded();
    } else {
        mind_ready();
    }
    stay_start();
    mind_think();
    stay_stop();
}

static void think_all(void)
{
    stay_row = SHOP_DEPTHS_ROW;
    for (depth = 1; depth <= shop_depth; ++depth) {
        for (stay_who = 0; stay_who < SHOP_SETTINGS; ++stay_who) {
            if (!is_done[stay_who]) {
                think_once();
                if (mind_stopped) {
                    return;
                }
                stay_keep();
                if (think_from_book) {
                    stay_reached[stay_who] = STAY_BOOK;
                }
                is_done[stay_who] = 0;
                if (think_reached < depth) {
                    is_done[stay_who] = 1;
                }
                sound_play(SOUND_STEP);
            }
        }
        stay_row += 2;
    }
}

uint8_t stay_think(void)
{
    uint8_t event;

    glass_screen(GLASS_SCREEN_THINKING);
    mind_ready();
    list_clear(); /* the part was there */
    screen_status("");
    think_all();
    mind_loaded(); /* without its book */
    clock_start();
    event = shell_held;
    shell_held = 0;
    if (event == HAND_ESC) {
        return 1;
    }
    return 0;
}
