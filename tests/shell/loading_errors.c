/* loading_errors.c: a shell overlay, a game or a text cannot be read. Every command says so, the game on the board
 * stays as it is, and the command works when the file can be read again. An overlay of a game cannot be read: the game
 * goes on without what it would show.
 *
 *   loading_errors DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "session.h"
#include "shell_driver.h"

#define AFTER 60
#define DAMAGED "The file is damaged"
#define RETRY_SHOWN 30 /* frames until an error is shown */
#define SEARCH_MOST 60000 /* frames that a comparison takes at most */

static char position[HOST_TEXT];

static void settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

static int begin(EmuOptions *options)
{
    if (!check(session_boot(options) && session_choose(host_game("chess"), BY_KEYS) && session_two_people(),
        "no chess")) {
        return 0;
    }
    session_start_again();
    settle();
    session_type("e2e4");
    settle();
    strcpy(position, probe_whole_board());
    return check(probe_word(PROBE_PLY) == 1, "e2e4 is not played");
}

static void check_board(const char *what)
{
    check(probe_word(PROBE_PLY) == 1 && strcmp(probe_board(), position) == 0, "%s: the board is '%s' at ply %u", what,
        probe_board(), probe_word(PROBE_PLY));
}

/* ---- commands ---- */

static const struct {
    const char *file;
    char key;          /* with CTRL; ?, or 0 */
    int console;       /* if key is 0; 0: ESC */
    const char *shown; /* when the file can be read */
} commands[] = {
    {"COMMANDSSYS", 0, 0, "COMMANDS"}, {"CONTROL SYS", 0, CONSOLE_START, "New game?"},
    {"CONTROL SYS", 'q', 0, "Resign?"},
    {"HELP    SYS", '?', 0, "ESC: back"}, {"CHESS   DAT", '?', 0, "ESC: back"}, {"MOVELISTSYS", 'g', 0, "After 1."},
    {"OPENINGSSYS", 'o', 0, "Ruy Lopez"}, {"CHESS   DAT", 'o', 0, "Ruy Lopez"}, {"SETUP   SYS", 'e', 0, "Set up:"},
    {"LEVEL   SYS", 0, CONSOLE_SELECT, "Level 5"}, {"SETTINGSSYS", 0, CONSOLE_OPTION, "Person v remote"},
    {"SLOTS   SYS", 's', 0, "Save <"}, {"SLOTS   SYS", 'l', 0, "Load <"}, {"WORKSHOPSYS", 't', 0, "WORKSHOP"},
};

static void give(unsigned n)
{
    if (commands[n].key == '?') {
        emu_key(emu_key_code('?'));
    } else if (commands[n].key) {
        emu_key(KEY_CTRL + emu_key_code(commands[n].key));
    } else if (commands[n].console) {
        emu_console(commands[n].console);
    } else {
        emu_key(KEY_ESC);
    }
}

static void every_command(void)
{
    for (unsigned n = 0; n < sizeof commands / sizeof commands[0]; n++) {
        drive_damage(commands[n].file);
        give(n);
        check(session_waits(DAMAGED, RETRY_SHOWN), "%s, CTRL+%c: no error is shown", commands[n].file, commands[n].key);
        settle();
        check_board(commands[n].file);
        drive_damage("");
        give(n);
        check(session_waits(commands[n].shown, WAIT_LOAD), "%s: '%s' is not shown after an error", commands[n].file,
            commands[n].shown);
        emu_key(KEY_ESC);
        settle();
        check_board(commands[n].file);
    }
}

/* ---- a command that needs two overlays ---- */

/* A position is set up, but the overlay that starts the game with it cannot be read: the old game goes on. */
static void set_up(void)
{
    emu_key(KEY_CTRL + emu_key_code('e'));
    session_waits("Set up:", WAIT_LOAD);
    emu_fire(); /* another piece on the cursor's square */
    emu_frames(10);
    drive_damage("CONTROL SYS");
    emu_key(KEY_RETURN);
    session_waits("Replace game?", WAIT_LOAD);
    emu_frames(10);
    emu_key(KEY_RETURN);
    check(session_waits(DAMAGED, RETRY_SHOWN), "set-up: no error is shown");
    drive_damage("");
    emu_key(KEY_SPACE);
    settle();
    check_board("set-up");
    session_type("e7e5");
    settle();
    check(probe_word(PROBE_PLY) == 2
        && strncmp(probe_board(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", 47) == 0,
        "set-up: then e7e5 leads to '%s'", probe_board());
    emu_key(KEY_CTRL + emu_key_code('u'));
    settle();
    check_board("undo");
}

/* ---- the pages of the workshop, each in an overlay ---- */

static void check_workshop(const char *what)
{
    check(session_waits(DAMAGED, SEARCH_MOST), "workshop, %s: no error is shown", what);
    drive_damage("");
    emu_key(KEY_SPACE);
    settle();
    check_board(what);
}

/* Opens the tree of a comparison. */
static int open_tree(void)
{
    emu_key(KEY_CTRL + emu_key_code('t'));
    if (!session_waits("WORKSHOP", WAIT_LOAD)) {
        return 0;
    }
    emu_key(KEY_DOWN); /* to the first technique */
    emu_fire();
    if (!session_waits("Left/right: tree", SEARCH_MOST)) {
        return 0;
    }
    emu_key(KEY_RIGHT);
    return session_waits("FIRE: its replies", SEARCH_MOST);
}

static void workshop(void)
{
    static const char *const files[] = {"CHILDRENSYS", "TREE    SYS"};

    emu_key(KEY_CTRL + emu_key_code('t'));
    session_waits("WORKSHOP", WAIT_LOAD);
    drive_damage("TRACE   SYS");
    emu_fire();
    check_workshop("tree");
    emu_key(KEY_CTRL + emu_key_code('t'));
    session_waits("WORKSHOP", WAIT_LOAD);
    emu_key(KEY_DOWN);
    drive_damage("COMPARE SYS");
    emu_fire();
    check_workshop("comparison");
    /* one step down the tree the board has another position than the game */
    for (unsigned n = 0; n < sizeof files / sizeof files[0]; n++) {
        if (check(open_tree(), "workshop: no tree")) {
            drive_damage(files[n]);
            emu_fire();
            check_workshop(files[n]);
        }
    }
}

/* The game cannot be saved: the player is asked before it is lost. */
static void leaving(void)
{
    drive_damage("GAMESAVESYS");
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(session_waits("Could not save. Leave anyway?", WAIT_LOAD), "leaving: no question");
    emu_key(KEY_ESC);
    settle();
    check_board("leaving");
    drive_damage("");
    check(session_menu(), "leaving: no menu");
}

/* ---- the menu ---- */

static void in_the_menu(void)
{
    drive_damage("NOUGHTS OVL");
    session_pick(host_game("noughts"), BY_KEYS);
    check(session_waits(DAMAGED, WAIT_LOAD) && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU,
        "noughts: no error is shown");
    drive_damage("GUIDE   SYS");
    emu_key(emu_key_code('?'));
    check(session_waits(DAMAGED, WAIT_LOAD), "guide: no error is shown");
    drive_damage("LESSONS SYS");
    emu_key(emu_key_code('0'));
    check(session_waits(DAMAGED, WAIT_LOAD), "lessons: no error is shown");
    drive_damage("");
    check(session_choose(host_game("noughts"), BY_KEYS), "noughts: not loaded after errors");
}

/* The drive is off when a game is chosen, so the menu cannot be loaded again either. FIRE tries the game again, also
 * one that continues; ESC tries the menu, which no longer shows the error. */
static void drive_off(EmuOptions *options)
{
    unsigned plies;

    drive_damage("");
    if (!check(session_boot(options) && session_choose(host_game("hexapawn"), BY_KEYS) && session_two_people(),
        "no hexapawn")) {
        return;
    }
    session_type("b1b2");
    emu_frames(AFTER);
    plies = probe_word(PROBE_PLY);
    check(session_menu(), "no menu");
    for (int n = 0; n < 3; n++) {
        unsigned game = host_game(n == 1 ? "hexapawn" : "chess");

        emu_frames(2 * AFTER); /* the menu reads its index */
        drive_set(0, 0);
        emu_key(session_letter(game));
        check(session_waits("FIRE: try again", WAIT_LOAD) && session_shows("ESC: menu"), "drive off: no message");
        emu_fire();
        emu_frames(AFTER);
        check(session_waits("FIRE: try again", WAIT_LOAD), "drive off: no message after FIRE");
        drive_set(1, 0);
        if (n == 2) {
            emu_key(KEY_ESC);
            check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5) && session_waits("FIRE: ", AFTER)
                && !session_shows("does not answer"), "drive on: ESC does not lead to the menu without the error");
        } else {
            emu_fire();
            check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && probe_byte(PROBE_GAME) == session_place(game)
                && probe_word(PROBE_PLY) == (n == 1 ? plies : 0), "drive on: FIRE does not load the chosen game");
            check(session_menu(), "no menu");
        }
    }
}

/* The engine cannot be read: FIRE tries again. */
static void engine(EmuOptions *options)
{
    drive_damage("");
    if (!check(session_boot(options), "no menu")) {
        return;
    }
    drive_damage("ENGINE  SYS");
    check(session_choose(host_game("hexapawn"), BY_KEYS), "no hexapawn");
    session_type("b1b2");
    check(session_waits(DAMAGED, WAIT_LOAD), "engine: no error is shown");
    emu_fire();
    emu_frames(AFTER);
    check(session_shows(DAMAGED) && probe_word(PROBE_PLY) == 1, "engine: it is not read again");
    drive_damage("");
    emu_fire();
    check(wait_settled(WAIT_MOVE), "engine: the computer does not move after an error");
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check(probe_word(PROBE_PLY) >= 2, "engine: no reply");
}

/* The overlay of Star Chess that shows losses cannot be read: the error is shown until a key is pressed, and the order
 * is carried out. The next fight is shown. */
static void game_overlay(EmuOptions *options)
{
    drive_damage("");
    if (!check(session_boot(options) && session_choose(host_game("starchess"), BY_KEYS) && session_sides(0),
        "no Star Chess")) {
        return;
    }
    session_set_up("t2:500+2x30,b,b,t3:20/b2:100,b,b,b/b1:100,b+2x20,b,b/t1:1000+1x60,b+2x10,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    settle();
    drive_damage("LOSSES  OVL");
    session_type("a1-b1 30");
    check(session_waits(DAMAGED, WAIT_LOAD), "losses: no error is shown");
    emu_frames(AFTER);
    check(session_shows(DAMAGED), "losses: the error does not stay");
    emu_key(KEY_SPACE);
    settle();
    check(strstr(probe_board(), "b+1x30m30,") != NULL && !session_shows(DAMAGED), "losses: the board is '%s'",
        probe_board());
    drive_damage("");
    session_type("a1-b2 30");
    check(session_waits(" FIGHT", WAIT_LOAD), "losses: no fight is shown after an error");
    emu_frames(2 * AFTER);
    settle();
    check(strstr(probe_board(), "b+1x10m10,") != NULL, "losses: then the board is '%s'", probe_board());
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want("chess");
    if (begin(&options)) {
        every_command();
        set_up();
        workshop();
        leaving();
        in_the_menu();
    }
    engine(&options);
    drive_off(&options);
    game_overlay(&options);
    return check_end();
}
