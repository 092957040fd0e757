/* main.c: from power-on to the menu, and back after RESET. */
#include "engine/state.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"

static uint8_t playing; /* 1: a game is loaded and under way */

static void run(void)
{
    for (;;) {
        if (!playing) {
            menu_run();
            play_new();
            playing = 1;
        }
        play_run();
        playing = 0;
    }
}

void shell_main(void)
{
    glass_start();
    screen_start();
    run();
}

/* RESET: everything is as it was but the screen. */
void shell_reset(void)
{
    screen_start();
    hands_clear();
    run();
}
