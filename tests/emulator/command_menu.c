/* command_menu.c: tests the command menu: its entries in three games, the bar on each entry by stick and by arrows,
 * letters with and without CTRL, choosing a level there, every way in and out. Also the pages of rules of every game.
 *
 *   command_menu DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"
#include "kernel.inc"

#include <stdio.h>
#include <string.h>

#define AFTER 40      /* frames until a command is carried out */
#define PLAYER 128    /* bytes of a player */
#define BAR_HIGH 5    /* height of the bar in double lines */
/* Frames from the key to the first page of the rules, and from page to page. A file of a game may be one sector of the
 * directory further, by the sizes of other files: four frames. */
#define RULES_MOST 72
#define BACK_MOST 30
#define PAGES_MOST 4
#define ABOVE_KEYS 13 /* scan lines: eight of the text line, four blank ones, and one that dims the key row */
#define WORDS_LEAST 15 /* words on a page of rules, about four lines */
#define FRAMES_MOST 120 /* from the key to the menu, with true drive timing */

static EmuOptions options;

static int begin(unsigned game)
{
    return check(session_boot(&options) && session_choose(game, BY_KEYS), "%s: no game", host_games[game]);
}

static int is_open(void) { return session_shows("COMMANDS"); }

static int is_back(void)
{
    emu_frames(AFTER);
    return session_shows("move:") && !is_open();
}

/* The double line where the bar begins in this half of the menu; 0: no bar in this half, -1: something other than a
 * bar. */
static int bar_line(int half)
{
    const uint8_t *two = emu_memory() + PLAYERS_AT + half * 0x100;
    int first = 0;

    for (int n = 0; n < PLAYER; n++) {
        int is_set = two[n] == 0xFF;

        if (two[n] != two[PLAYER + n] || (two[n] && !is_set)) {
            return -1;
        }
        if (is_set && !first) {
            first = n;
        }
        if (first && is_set != (n < first + BAR_HIGH)) {
            return -1;
        }
    }
    return first;
}

/* Checks that the bar is around the line with this name, in this half, and that the other half has no bar. */
static void check_bar(const char *name, int half)
{
    int line = screen_line_of(emu_memory(), name);

    emu_frames(2);
    check(line > 0 && bar_line(half) == (line - 1) / 2 && bar_line(!half) == 0,
        "'%s' on scan line %d: bars at %d and %d", name, line, bar_line(0), bar_line(1));
}

/* Opens the menu and moves the bar down this half from entry to entry, then past the last entry to the first and back.
 */
static void walk(const char *const *names, int half, Input input)
{
    if (!check(session_point_command(names[0], input), "no command menu, or no '%s'", names[0])) {
        return;
    }
    for (int n = 0; names[n]; n++) {
        check_bar(names[n], half);
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    check_bar(names[0], half); /* wraps around */
    session_arrow(STICK_UP, KEY_UP, input);
    for (int n = 0; names[n]; n++) {
        if (!names[n + 1]) {
            check_bar(names[n], half);
        }
    }
    emu_key(KEY_ESC);
    check(is_back(), "ESC does not leave the menu");
}

static void items(void)
{
    static const char *const chess_left[] =
        {"Hint", "Next best", "Find a win", "New game", "Level", "Sides", "Offer draw", "Flip board", "Blind play",
        "Motion", "Workshop", "Save", "Other game", 0};
    static const char *const chess_right[] =
        {"Undo", "Redo", "Moves", "Rules", "Openings", "Set up", "Resign", "Sound", "Blank", "Comments", "Puzzles",
        "Load", 0};
    static const char *const draughts_left[] =
        {"Hint", "Next best", "Find a win", "New game", "Level", "Sides", "Offer draw", "Flip board", "Blind play",
        "Motion", "Workshop", "Save", "Other game", 0};
    static const char *const noughts_right[] =
        {"Undo", "Redo", "Moves", "Rules", "Set up", "Resign", "Sound", "Blank", "Comments", "Load", 0};

    if (begin(GAME_chess)) {
        walk(chess_left, 0, BY_KEYS);
        walk(chess_right, 1, BY_STICK);
    }
    if (begin(GAME_draughts)) {
        walk(draughts_left, 0, BY_STICK);
        emu_key(KEY_ESC);
        emu_frames(AFTER);
        check(session_shows("Openings") && session_shows("Numbers"), "draughts lacks openings or square numbers");
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (begin(GAME_noughts)) {
        walk(noughts_right, 1, BY_KEYS);
        emu_key(KEY_HELP);
        emu_frames(AFTER);
        check(is_open() && !session_shows("Openings") && !session_shows("Numbers"),
            "noughts has openings or square numbers");
    }
    options.machine = MACHINE_XL;
    options.is_pal = 0;
}

static void open_page(void)
{
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(is_open(), "ESC does not open the menu");
}

/* Letters alone, with SHIFT and with CTRL; letters without a command; console keys; the line that explains an entry. */
static void letters(void)
{
    if (!begin(GAME_hexapawn)) {
        return;
    }
    open_page();
    emu_key(emu_key_code('m'));
    emu_frames(AFTER);
    check(session_shows("Sound off"), "a letter does not switch the sound off");
    check(session_point_command("Sound", BY_KEYS) && session_shows("It is off"),
        "the menu does not show that the sound is off");
    emu_key(KEY_SHIFT + emu_key_code('m'));
    emu_frames(AFTER);
    check(session_shows("Sound on"), "a capital letter does not switch the sound on");
    open_page();
    emu_key(KEY_CTRL + emu_key_code('b'));
    emu_frames(AFTER);
    check(session_shows("Blank on"), "CTRL and a letter do not blank the screen");
    open_page();
    emu_key(emu_key_code('z'));
    emu_key(emu_key_code('k'));
    emu_key(emu_key_code('o'));
    emu_frames(AFTER);
    check(is_open() && bar_line(0) > 0, "letters without a command close the menu");
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(session_shows("pawns"), "no rules from the menu");
    emu_key(KEY_ESC);
    check(is_back(), "the rules do not go back to the board");
    open_page();
    emu_console(CONSOLE_OPTION);
    emu_frames(AFTER);
    check(session_shows("Atari v person"), "OPTION in the menu does not change the sides");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE), "the computer does not start");
    check(session_point_command("Sides", BY_STICK) && session_shows("White: Atari  Black: person"),
        "the menu does not show who plays");
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    emu_fire(); /* the question is answered with yes */
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check(probe_word(PROBE_PLY) == 1, "START in the menu starts no new game");
}

static void levels(void)
{
    if (!begin(GAME_noughts)) {
        return;
    }
    session_level(6, BY_STICK);
    emu_frames(AFTER);
    check(probe_byte(PROBE_LEVEL) == 6 && session_shows("L6"), "level 6 by stick is level %u", probe_byte(PROBE_LEVEL));
    check(session_point_command("Level", BY_STICK) && session_shows("Level 6: about 15 seconds"),
        "the menu does not explain level 6");
    emu_console(CONSOLE_SELECT); /* SELECT works like FIRE on the entry */
    emu_stick(STICK_LEFT);
    check(session_shows("< Level 5: about 7 seconds >"), "left does not go back to level 5");
    emu_key(emu_key_code('k'));
    emu_key(KEY_TAB);
    emu_key(KEY_BACKSPACE);
    emu_console(CONSOLE_OPTION);
    emu_console(CONSOLE_START);
    check(session_shows("< Level 5: about 7 seconds >"), "an unrelated key chooses another level");
    emu_key(KEY_ESC);
    check(is_open() && session_shows("Level 6: about 15 seconds"), "ESC does not restore the level");
    emu_fire();
    for (int n = 0; n < 3; n++) {
        emu_stick(STICK_RIGHT);
    }
    check(session_shows("< Depth: 1 ply >"), "depth 1 does not follow the last level");
    emu_stick(STICK_RIGHT);
    check(session_shows("< Depth: 2 plies >"), "depth 2 does not follow depth 1");
    for (int n = 0; n < 11; n++) {
        emu_stick(STICK_LEFT);
    }
    check(session_shows("< Random moves >") && session_shows("RND"), "random moves do not come below level 1");
    emu_stick(STICK_RIGHT);
    check(session_shows("< Beginner >") && session_shows("BEG"), "Beginner does not follow random moves");
    for (int n = 0; n < 6; n++) {
        emu_stick(STICK_RIGHT);
    }
    emu_key(KEY_RETURN);
    emu_key(KEY_ESC);
    check(is_back() && probe_byte(PROBE_LEVEL) == 6, "the level is %u in the end", probe_byte(PROBE_LEVEL));
    session_do_command("Resign", 'q', BY_KEYS);
    emu_frames(AFTER);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "the game is not over");
    open_page();
    emu_key(emu_key_code('u'));
    emu_frames(AFTER);
    check(!is_open() && session_shows("move:") && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY,
        "undo from the menu after the end of the game");
}

static void frames_to_page(void)
{
    unsigned start;
    int dots = 0;

    options.is_slow = 1;
    if (begin(GAME_hexapawn)) {
        start = emu_frame();
        emu_key(KEY_ESC);
        while (!is_open() && emu_frame() < start + WAIT_LOAD) {
            dots |= session_shows("....");
            emu_frames(1);
        }
        check(dots, "no dots while the menu is read");
        figure("frames from ESC to the command menu %u  (at most %u)", emu_frame() - start, FRAMES_MOST);
        check(emu_frame() - start <= FRAMES_MOST, "the menu takes %u frames", emu_frame() - start);
    }
    options.is_slow = 0;
}

/* 1: a page of rules is shown (is_rules); or the player is asked for a move, a die rolls, or a report begins
 * (is_asked). */
static int is_rules(void) { return session_shows("FIRE: next page") || session_shows("FIRE: back"); }
static int is_asked(void)
{
    return session_shows("move:") || session_shows(" rolled ") || session_shows("What the others did")
        || session_shows(" is you: your home");
}

static char shown[SCREEN_TEXT]; /* the page before turning it */

static int is_turned(void)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    return is_rules() && strcmp(text, shown);
}

/* Holds a key down until `seen` returns 1; returns the number of frames. */
static unsigned frames_until(int (*seen)(void), int key)
{
    unsigned start = emu_frame();

    emu_hold_key(key);
    while (!seen() && emu_frame() < start + WAIT_LOAD) {
        emu_frames(1);
    }
    start = emu_frame() - start;
    emu_hold_key(KEY_NONE);
    emu_frames(PRESS_FRAMES);
    return start;
}

/* Copies the text above the key row of a page; returns the key row, or 0 if there is none. */
static const char *page_text(char *text)
{
    char *keys;

    screen_text(emu_memory(), text);
    keys = strstr(text, "\nFIRE: next page");
    if (!keys) {
        keys = strstr(text, "\nFIRE: back");
    }
    if (!keys) {
        return NULL;
    }
    *keys = 0;
    return keys + 1;
}

/* Number of words above the key row that begin with a lower-case letter. */
static unsigned words(void)
{
    char text[SCREEN_TEXT];
    unsigned count = 0;

    page_text(text);
    for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
        count += word[strspn(word, "abcdefghijklmnopqrstuvwxyz")] != word[0];
    }
    return count;
}

/* Skips the words of `rules` that this page shows and returns the rest. Case is ignored: the page shows headings in
 * capitals. */
static const char *read_page(const char *rules)
{
    char text[SCREEN_TEXT];
    const char *at = text;

    page_text(text);
    for (;;) {
        char word[SCREEN_TEXT];
        size_t letters;

        rules += strspn(rules, " \n#");
        letters = strcspn(rules, " \n");
        snprintf(word, sizeof word, "%.*s", (int)letters, rules);
        at = letters ? strcasestr(at, word) : NULL;
        if (!at) {
            return rules;
        }
        at += letters;
        rules += letters;
    }
}

/* Scan lines from the last text line to the key row. */
static int room_above_keys(void)
{
    char text[SCREEN_TEXT];
    const char *keys = page_text(text);
    const char *last = keys ? strrchr(text, '\n') : NULL;

    return last ? screen_line_of(emu_memory(), keys + 1) - screen_line_of(emu_memory(), last + 1) : 0;
}

/* Checks that a page has blank lines above its key row and, unless it is the last, ends with a sentence or a line of
 * the rules. `rest` is the text of the rules after this page. */
static void check_page(unsigned game, const char *rest)
{
    const char *end = rest;

    check(room_above_keys() >= ABOVE_KEYS, "%s: text %d lines above the key row", host_games[game], room_above_keys());
    while (*rest && strchr(" \n#", end[-1])) {
        end--;
    }
    check(!*rest || *end == '\n' || end[-1] == '.', "%s: a page ends inside a sentence, before '%.20s'",
        host_games[game], rest);
}

/* The rules of a game come and go quickly with true drive timing; they are complete, and no page has only a line or
 * two. */
static void time_rules(unsigned game)
{
    unsigned come, go, turn = 0;

    options.is_slow = 1;
    if (begin(game)) {
        const char *rules = game_info()->help;

        check(!game_info()->rules || strstr(rules, "CTRL+V"), "%s: the rules do not name the key for variants",
            host_games[game]);
        come = frames_until(is_rules, emu_key_code('?'));
        rules = read_page(rules);
        check_page(game, rules);
        for (int page = 2; session_shows("next page") && page <= PAGES_MOST; page++) {
            unsigned frames;

            screen_text(emu_memory(), shown);
            frames = frames_until(is_turned, KEY_RETURN);
            turn = frames > turn ? frames : turn;
            check(words() >= WORDS_LEAST, "%s: %u words on page %d of the rules", host_games[game], words(), page);
            rules = read_page(rules);
            check_page(game, rules);
        }
        check(!*rules, "%s: the pages end before '%s'", host_games[game], rules);
        go = frames_until(is_asked, KEY_ESC);
        figure("%s: frames to the rules %u  (at most %u), to the next page %u  (at most %u), and back %u  (at most %u)",
            host_games[game], come, RULES_MOST, turn, RULES_MOST, go, BACK_MOST);
        check(come && come <= RULES_MOST && turn <= RULES_MOST && go && go <= BACK_MOST,
            "%s: rules take %u, %u and %u frames", host_games[game], come, turn, go);
    }
    options.is_slow = 0;
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    items();
    letters();
    levels();
    frames_to_page();
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        time_rules(game);
    }
    return check_end();
}
