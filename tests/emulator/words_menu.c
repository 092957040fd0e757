/* words_menu.c: see words.h: the menu: its page, its levels. */
#include "words.h"
#include "check.h"

static int is_guide(void) { return table_shows("ESC all commands") && !table_shows("Hexapawn"); }
static int is_list(void) { return table_shows("Hexapawn") && table_shows("? help") && !table_shows("ESC all commands");
    }

static int wait_for(int (*shown)(void))
{
    for (unsigned end = emu_frame() + WAIT_LOAD; !shown() && emu_frame() < end;) {
        emu_frames(3);
    }
    return shown();
}

/* What this is and how it is played, by ? in the menu: on the smallest machine, where games are dim, with a drive's
 * true timing. Keys that come before the page is there count. */
static void guide(void)
{
    int slow = words_options.is_slow;

    words_options.machine = MACHINE_800_32K;
    words_options.is_slow = words_options.is_pal = 1;
    if (check(table_boot(&words_options), "no menu")) {
        check(wait_for(is_list), "the menu does not tell of its page");
        emu_key(emu_key_code('?'));
        check(wait_for(is_guide) && table_shows("FIRE back"), "no page of the menu");
        emu_fire();
        check(wait_for(is_list) && table_shows("40K") && glass_byte(GLASS_SCREEN) == GLASS_SCREEN_MENU,
            "FIRE does not go back to the games");
        emu_key(emu_key_code('?'));
        emu_key(KEY_ESC);
        emu_key(KEY_DOWN);
        emu_key(KEY_RETURN);
        check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5) && table_shows("NOUGHTS"),
            "keys before the page was there are lost");
        check(table_menu() && wait_for(is_list), "no way back");
        emu_key(emu_key_code('?'));
        emu_key(table_letter(host_game("hexapawn")));
        check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5) && table_shows("HEXAPAWN"), "a letter on the page is lost");
    }
    words_options.machine = MACHINE_XL;
    words_options.is_slow = slow;
    words_options.is_pal = 0;
}

/* SELECT there: the level of the game the bar is on, and of no other; also of one that goes on. */
static void menu_level(void)
{
    if (!check(table_boot(&words_options) && wait_for(is_list), "no menu")) {
        return;
    }
    emu_key(KEY_DOWN);
    check(table_shows("SELECT L4"), "the menu does not tell the level");
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    check(table_shows("SELECT L6"), "SELECT in the menu");
    emu_key(KEY_UP);
    check(table_shows("SELECT L4"), "the level of another game");
    check(table_choose(host_game("noughts"), BY_KEYS) && glass_byte(GLASS_LEVEL) == 6, "level %u",
        glass_byte(GLASS_LEVEL));
    table_type("5");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && table_menu() && wait_for(is_list), "no way back");
    for (int n = 0; n < 3; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(table_shows("SELECT RND"), "no random moves in the menu");
    emu_console(CONSOLE_SELECT);
    check(table_shows("SELECT DIR"), "no directed moves in the menu");
    emu_console(CONSOLE_SELECT);
    check(table_shows("SELECT L1") && table_shows("FIRE goes on"), "behind the last level comes no first");
    emu_fire();
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5) && glass_word(GLASS_PLY) == 2 && glass_byte(GLASS_LEVEL) == 1,
        "%u plies, level %u", glass_word(GLASS_PLY), glass_byte(GLASS_LEVEL));
}

void words_menu(void)
{
    guide();
    menu_level();
}
