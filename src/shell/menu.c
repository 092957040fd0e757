/* menu.c: the games on the disk. */
#include "../disk/glassbox.h"
#include "engine/state.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"

#pragma code-name ("MENU_CODE")
#pragma rodata-name ("MENU_DATA")
#pragma bss-name ("TOOLS_BSS")

#define FIRST_ROW 6
#define TEXT_ROW 19

/* Letter, name, board size, in the order of shell_files. */
static const char *const items[SHELL_GAMES] = {
    "   A   Hexapawn             3x3",
    "   B   Noughts and Crosses  3x3",
    "   C   Four in a Row        7x6",
};

static void show_menu(void)
{
    uint8_t i;

    screen_menu();
    screen_art();
    for (i = 0; i < SHELL_GAMES; ++i) {
        screen_row = (uint8_t)(FIRST_ROW + i);
        screen_text(items[i]);
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

void menu_run(const char *message)
{
    uint8_t event;

    show_menu();
    if (message) {
        say(message);
        sound_play(SOUND_REFUSE);
    }
    for (;;) {
        screen_bar(shell_game);
        while (!hands_wait(250)) {
        }
        event = hands_next();
        if (event >= 'a' && event < 'a' + SHELL_GAMES) {
            shell_game = (uint8_t)(event - 'a');
            event = HAND_RETURN;
        }
        if (event == HAND_UP && shell_game) {
            --shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_DOWN && shell_game + 1 < SHELL_GAMES) {
            ++shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_FIRE || event == HAND_RETURN || event == HAND_START) {
            screen_bar(shell_game);
            say("   Loading");
            glass_screen(GLASS_SCREEN_LOADING);
            return;
        }
    }
}
