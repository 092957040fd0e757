/* messages_menu.c: the menu, its help page and its levels; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "engine/game.h"
#include "disk_image.h"
#include "screen.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int is_guide(void) { return session_shows("ESC or hold FIRE") && !session_shows("Hexapawn"); }
static int is_list(void) { return session_shows("Hexapawn") && session_shows(": help")
    && !session_shows("ESC or hold FIRE");
    }

static int wait_for(int (*shown)(void))
{
    for (unsigned end = emu_frame() + WAIT_LOAD; !shown() && emu_frame() < end;) {
        emu_frames(3);
    }
    return shown();
}

/* The help page of the menu (key ?): on the smallest machine, with true drive timing. Keys pressed before the page is
 * shown count. */
static void guide(void)
{
    int slow = messages_options.is_slow;

    messages_options.machine = MACHINE_800_48K;
    messages_options.is_slow = messages_options.is_pal = 1;
    if (check(session_boot(&messages_options), "no menu")) {
        check(wait_for(is_list), "the menu does not mention its help page");
        emu_key(emu_key_code('?'));
        check(wait_for(is_guide) && session_shows("FIRE: back"), "no help page");
        emu_fire();
        check(wait_for(is_list) && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU,
            "FIRE does not go back to the games");
        emu_key(emu_key_code('?'));
        emu_key(KEY_ESC);
        emu_key(KEY_DOWN);
        emu_key(KEY_RETURN);
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_shows("DRAUGHTS"),
            "keys pressed before the page are lost");
        check(session_menu() && wait_for(is_list), "no way back");
        emu_key(emu_key_code('?'));
        emu_key(session_letter(host_game("hexapawn")));
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_shows("HEXAPAWN"),
            "a letter on the page is lost");
    }
    messages_options.machine = MACHINE_XL;
    messages_options.is_slow = slow;
    messages_options.is_pal = 0;
}

/* SELECT in the menu changes the level of the game under the bar, and of no other; also of an unfinished game. */
static void menu_level(void)
{
    if (!check(session_boot(&messages_options) && wait_for(is_list), "no menu")) {
        return;
    }
    for (int n = 0; n < 4; n++) { /* from Warp Trog to noughts and crosses */
        emu_key(KEY_UP);
    }
    check(session_waits("< Level 4", WAIT_LOAD), "the menu does not show the level");
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    check(session_shows("< Level 6"), "SELECT in the menu does not change the level");
    emu_key(KEY_UP);
    check(session_shows("< Level 4"), "SELECT changes the level of another game");
    check(session_choose(host_game("noughts"), BY_KEYS) && probe_byte(PROBE_LEVEL) == 6, "the game starts at level %u",
        probe_byte(PROBE_LEVEL));
    session_type("5");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && session_menu() && wait_for(is_list), "no way back");
    for (int n = 0; n < 3; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows("< Random moves >"), "no random moves in the menu");
    emu_console(CONSOLE_SELECT);
    check(session_shows("< Beginner >"), "no level Beginner in the menu");
    emu_console(CONSOLE_SELECT);
    check(session_shows("< Level 1") && session_shows("FIRE: resume"), "the first level does not follow the last");
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && probe_word(PROBE_PLY) == 2 && probe_byte(PROBE_LEVEL) == 1,
        "the unfinished game has %u plies, level %u", probe_word(PROBE_PLY), probe_byte(PROBE_LEVEL));
}

/* ---- names ---- */

#define NAME_COLUMN 7
#define TITLE_MOST 12 /* letters of a title; a space and a level of three characters follow */
#define TURN_MOST 255

static Image disk;

/* The highest move number that the menu can show for this game. */
static unsigned last_turn(unsigned game)
{
    return game == host_game("noughts") ? 5 : game == host_game("noughts3d") ? 32 : TURN_MOST;
}

/* Reads the name of each game in the menu. Also checks that the title above the board leaves space for any level. */
static void read_names(char names[HOST_GAMES][SCREEN_TEXT])
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        char text[SCREEN_TEXT], *end;

        session_reach(game);
        strcpy(names[game], session_line(game) + NAME_COLUMN);
        end = strrchr(names[game], ' '); /* followed by the size of the board */
        while (end > names[game] && end[-1] == ' ') {
            end--;
        }
        *end = 0;
        check(session_choose(game, BY_KEYS), "%s does not start", host_games[game]);
        screen_text(emu_memory(), text);
        check(strcspn(text, "\n") > TITLE_MOST && text[TITLE_MOST] == ' ', "%s: the title leaves no space: '%.16s'",
            host_games[game], text);
        check(session_menu() && session_waits(": help", WAIT_LOAD), "no way back");
    }
}

/* Writes five unfinished games into the index, from this game on (after the last comes the first), each with its
 * highest move number. */
static void save_five(unsigned first)
{
    SaveIndex *index = image_index(&disk);

    for (unsigned n = 0; n < SAVE_UNFINISHED; n++) {
        unsigned game = (first + n) % HOST_GAMES, entry = SAVE_NAMED + n;

        host_choose(game);
        index->sides[entry] = game_info()->sides;
        index->turn[entry] = (uint8_t)last_turn(game);
        memset(index->game[entry], 0, SHELL_FILE);
        for (unsigned i = 0; i < SHELL_FILE && host_games[game][i]; i++) {
            index->game[entry][i] = (char)toupper((unsigned char)host_games[game][i]);
        }
    }
    image_checksum(index);
}

/* The name of an unfinished game is followed by a space, whatever its move number. */
static void names_apart(void)
{
    static char names[HOST_GAMES][SCREEN_TEXT];
    EmuOptions options = messages_options;

    if (!messages_begin("noughts") || !messages_random_move()
        || !check(session_menu() && wait_for(is_list), "no menu")) {
        return;
    }
    image_power_off(&disk); /* now the disk has an index */
    if (!check(session_boot(&messages_options) && wait_for(is_list), "no menu")) {
        return;
    }
    read_names(names);
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        char line[SCREEN_TEXT];
        size_t length = strlen(names[game]);

        if (game % SAVE_UNFINISHED == 0) {
            save_five(game);
            options.disk = image_path(&disk);
            check(session_boot(&options) && wait_for(is_list), "no menu with unfinished games");
        }
        session_reach(game);
        strcpy(line, session_line(game) + NAME_COLUMN);
        check(strncmp(line, names[game], length) == 0 && line[length] == ' ', "'%s' touches '%s'", names[game], line);
        check(strtoul(strrchr(line, ' '), NULL, 10) == last_turn(game), "'%s' is not at its last move", line);
    }
}

void messages_menu(void)
{
    guide();
    menu_level();
    names_apart();
}
