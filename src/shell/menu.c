/* menu.c: the games on the disk. */
#include "../disk/glassbox.h"
#include "engine/state.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"

#define FIRST_ROW 6
#define TEXT_ROW 19

typedef struct {
    const char *item; /* letter, name, board size: 32 columns */
    const char *file; /* name of the overlay, without its end */
} Item;

static const Item items[] = {
    { "   A   Hexapawn             3x3", "HEXAPAWN" },
    { "   B   Noughts and Crosses  3x3", "NOUGHTS" },
    { "   C   Four in a Row        7x6", "CONNECT4" },
};

#define ITEMS (sizeof items / sizeof items[0])

static void show_menu(void)
{
    uint8_t i;
    const char *why = plat_load_font("MENU");

    screen_menu();
    if (!why) {
        screen_art();
    }
    for (i = 0; i < ITEMS; ++i) {
        screen_row = (uint8_t)(FIRST_ROW + i);
        screen_text(items[i].item);
    }
    screen_row = TEXT_ROW;
    screen_text("   stick or letter, FIRE to play");
    glass_screen(GLASS_SCREEN_MENU);
}

static void say(const char *text)
{
    screen_row = TEXT_ROW + 1;
    screen_text(text);
}

/* 1: the game is in memory. */
static uint8_t load(void)
{
    const char *why;

    say("   Loading");
    glass_screen(GLASS_SCREEN_LOADING);
    why = plat_load_game(items[shell_game].file);
    if (why) {
        say(why);
        sound_play(SOUND_REFUSE);
        glass_screen(GLASS_SCREEN_MENU);
        return 0;
    }
    state_clear();
    return 1;
}

void menu_run(void)
{
    uint8_t event;

    show_menu();
    for (;;) {
        screen_bar(shell_game);
        while (!hands_wait(250)) {
        }
        event = hands_next();
        if (event >= 'a' && event < 'a' + ITEMS) {
            shell_game = (uint8_t)(event - 'a');
            event = HAND_RETURN;
        }
        if (event == HAND_UP && shell_game) {
            --shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_DOWN && shell_game + 1 < ITEMS) {
            ++shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_FIRE || event == HAND_RETURN || event == HAND_START) {
            screen_bar(shell_game);
            if (load()) {
                return;
            }
        }
    }
}
