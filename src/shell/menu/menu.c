/* menu.c: the games on the disk. */
#include "../disk/glassbox.h"
#include "engine/state.h"
#include "engine/text.h"
#include "plat/disk.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/store/store.h"

#define FIRST_ROW 6
#define TEXT_ROW 19

/* Name, board size and memory needed ("48K", at the end), in the order of
 * shell_files. */
#define GAME(file, bytes, past, item) "   ?  " item,
static const char *const items[] = {
#include "disk_games.inc"
};
#undef GAME

#define LETTER 3     /* its column */
#define KILOBYTES 29 /* "32K" */

/* 1: this machine has the kilobytes the item names. */
static uint8_t fits(uint8_t game)
{
    const char *digits = items[game] + KILOBYTES;

    return plat_memory_page() >= (uint8_t)((digits[0] * 10 + digits[1] - '0' * 11) << 2);
}

static void show_menu(void)
{
    uint8_t i;

    screen_art();
    for (i = 0; i < shell_games; ++i) {
        screen_row = (uint8_t)(FIRST_ROW + i);
        line_start();
        line_text(items[i]);
        text_buffer[LETTER] = fits(i) ? (char)('A' + i) : '-';
        screen_text(text_buffer);
    }
    main_say(TEXT_ROW, "stick or letter, FIRE to play");
    glass_screen(GLASS_SCREEN_MENU);
}

/* 1: the machine's own slot has a game that goes on. */
static uint8_t can_resume(void)
{
    static uint8_t sector[DISK_SECTOR];
    uint8_t copy;

    if (disk_find(STORE_FILE, DISK_DATA_FILE)) {
        return 0;
    }
    for (copy = 0; copy < 2; ++copy) {
        if (!disk_read_sector((uint16_t)(disk_first + copy * STORE_COPY), sector)
            && sector[0] == STORE_MARK) {
            return 1;
        }
    }
    return 0;
}

static void say(const char *text)
{
    screen_light();
    main_say(TEXT_ROW + 1, text);
}

void menu_run(const char *message)
{
    uint8_t event;
    uint8_t resumes;

    show_menu();
    plat_find_attic();
    resumes = can_resume(); /* people have something to read meanwhile */
    if (resumes) {
        main_say((uint8_t)(FIRST_ROW + shell_games + 1), "R  Resume the last game");
    }
    if (message) {
        say(message);
        sound_play(SOUND_REFUSE);
    }
    for (;;) {
        screen_bar(shell_game);
        event = hands_get();
        if (event >= 'a' && event < 'a' + shell_games) {
            shell_game = (uint8_t)(event - 'a');
            event = HAND_RETURN;
        }
        if (event == 'r' && resumes) {
            shell_load_slot = 0;
            say("Loading");
            glass_screen(GLASS_SCREEN_LOADING);
            return;
        }
        if (event == HAND_UP && shell_game) {
            --shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_DOWN && shell_game + 1 < shell_games) {
            ++shell_game;
            sound_play(SOUND_STEP);
        } else if (event == HAND_FIRE || event == HAND_RETURN || event == HAND_START) {
            screen_bar(shell_game);
            if (!fits(shell_game)) {
                say(plat_too_long);
                sound_play(SOUND_REFUSE);
                continue;
            }
            say("Loading");
            glass_screen(GLASS_SCREEN_LOADING);
            return;
        }
    }
}
