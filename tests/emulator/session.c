/* session.c: see session.h. */
/* SPDX-License-Identifier: MIT */
#include "session.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/random.h"
#include "disk_image.h"
#include "kernel.inc"
#include "screen.h"
#include "shell/menu/game_list.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define PRESSES_MOST 20 /* of OPTION: presses are ignored while the computer thinks */
#define LONG_FIRE 45
#define START_FRAMES 60 /* frames until another game has started */
#define COMMAND_HALF 16 /* columns of an entry in the command menu */
#define MARKS_MOST 120 /* frames until the menu shows the unfinished games */
#define LETTER_AT 4    /* column of the game's letter in a line of the menu */
#define SECOND_AT 11   /* offset of the flag "starts with the second side" in the 16 bytes of a game in the list */

/* the constant part of the kernel: code and tables (build/atari/kernel.map) */
#define CODE_BYTES (CODE_END - CODE_FIRST)
static uint8_t code[CODE_BYTES];
static int is_later_known;

unsigned session_game;
int session_newcomer;
static int is_absent[HOST_GAMES]; /* all games are present until a disk is examined */

/* ---- games ---- */

void session_insert(const char *disk)
{
    static Image image;

    image_read(&image, emu_contents(disk));
    for (unsigned n = 0; n < HOST_GAMES; n++) {
        char file[12];

        snprintf(file, sizeof file, "%-8.8sOVL", host_games[n]);
        for (char *character = file; *character; character++) {
            *character = (char)toupper((unsigned char)*character);
        }
        is_absent[n] = image_file(&image, file) == NULL;
    }
}

unsigned session_place(unsigned wanted)
{
    unsigned place = 0;

    if (is_absent[wanted]) {
        return HOST_GAMES;
    }
    while (wanted--) {
        place += !is_absent[wanted];
    }
    return place;
}

int session_letter(unsigned wanted) { return emu_key_code((char)tolower(MENU_LETTER(session_place(wanted)))); }

int session_boot(const EmuOptions *options)
{
    emu_start(options);
    session_insert(options->disk);
    if (!wait_screen(PROBE_SCREEN_MENU, 1000, 5)) {
        return 0;
    }
    if (!session_newcomer) {
        emu_put(PLAYER_AT, SHELL_ENDS);
    }
    memcpy(code, emu_memory() + CODE_FIRST, CODE_BYTES);
    is_later_known = emu_memory()[HAS_KERNEL_AT];
    return 1;
}

/* The second part of the kernel is loaded while the menu stands. It is compared with what was seen there first. */
int session_code_is_whole(void)
{
    const uint8_t *memory = emu_memory();
    unsigned bytes = KERNEL_LATER_AT - CODE_FIRST;

    if (memory[HAS_KERNEL_AT] && !is_later_known) {
        memcpy(code + bytes, memory + KERNEL_LATER_AT, CODE_BYTES - bytes);
        is_later_known = 1;
    }
    return memcmp(code, memory + CODE_FIRST, is_later_known ? CODE_BYTES : bytes) == 0;
}

unsigned session_book_bytes(void)
{
    return emu_memory()[BOOK_SIZE_AT] + 256u * emu_memory()[BOOK_SIZE_AT + 1];
}

void session_use_variant(void)
{
    rules = game_info()->rules ? emu_page(RULES_AT >> 8)[RULES_AT & 0xFF] : 0;
}

void session_begins(char *position)
{
    session_use_variant();
    random_seed = emu_memory()[SEED_AT] | (uint16_t)(emu_memory()[SEED_AT + 1] << 8);
    host_start(position);
}

#define REACH_FRAMES 60

const char *session_line(unsigned wanted)
{
    static char text[SCREEN_TEXT];
    const char *line;

    screen_text(emu_memory(), text);
    for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (strlen(line) > LETTER_AT && line[LETTER_AT] == (char)MENU_LETTER(session_place(wanted))
            && line[LETTER_AT + 1] == ' ') {
            return line;
        }
    }
    return "";
}

#define BAR_FIRST 35 /* the bar over the first row: its first byte in a player, */
#define BAR_HIGH 5   /* and its height */
#define NO_BAR 99
#define PLAYER_BYTES 128

/* Returns the index in the menu of the game under the bar, NO_BAR for none or the lessons. */
static unsigned find_bar(void)
{
    char text[SCREEN_TEXT];
    unsigned row = PLAYER_BYTES;

    /* the bar comes when the index of saves has been read */
    for (unsigned end = emu_frame() + MARKS_MOST; row == PLAYER_BYTES && emu_frame() < end;) {
        const uint8_t *player = emu_memory() + PLAYERS_AT;

        for (row = 0; row < PLAYER_BYTES && !player[row]; row++) {
        }
        if (row == PLAYER_BYTES) {
            emu_frames(3);
        }
    }
    row = (row - BAR_FIRST) / BAR_HIGH;
    screen_text(emu_memory(), text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        int is_row = strlen(line) > LETTER_AT + 3 && line[LETTER_AT + 1] == ' ' && line[LETTER_AT + 2] == ' '
            && line[LETTER_AT + 3] != ' ' && line[LETTER_AT - 1] == ' '
            && (line[LETTER_AT] == MENU_LESSONS_KEY || isupper((unsigned char)line[LETTER_AT]));

        if (is_row && !row--) {
            return line[LETTER_AT] == MENU_LESSONS_KEY ? NO_BAR : (unsigned)(line[LETTER_AT] - MENU_LETTER(0));
        }
    }
    return NO_BAR;
}

/* Puts the bar over the game at this place. */
static void choose_by_arrows(unsigned place, Input input)
{
    unsigned bar = find_bar();

    if (bar == NO_BAR) { /* the lessons, above the first game */
        session_arrow(STICK_DOWN, KEY_DOWN, input);
        bar = 0;
    }
    for (; bar < place; bar++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    for (; bar > place; bar--) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
}

/* Clears the flag "starts with the second side" of every game in the menu's list (src/shell/menu/game_list.h). */
static void give_first_side(void)
{
    for (unsigned n = 0; n < HOST_GAMES; n++) {
        emu_put(MENU_LIST_AT + 1 + 16 * n + SECOND_AT, 0);
    }
}

void session_bar(unsigned wanted)
{
    choose_by_arrows(session_place(wanted), BY_KEYS);
    emu_frames(REACH_FRAMES);
}

/* Scrolls the list to games that are not visible. */
void session_reach(unsigned wanted)
{
    if (!*session_line(wanted)) {
        choose_by_arrows(session_place(wanted), BY_KEYS);
        emu_frames(REACH_FRAMES);
    }
}

void session_pick(unsigned wanted, Input input)
{
    int waits;

    if (wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5)) { /* otherwise the list is not in memory */
        give_first_side();
    }
    for (unsigned end = emu_frame() + MARKS_MOST; !session_shows("FIRE") && emu_frame() < end;) {
        emu_frames(3);
    }
    waits = strstr(session_line(wanted), "move ") != NULL || strstr(session_line(wanted), "turn ") != NULL;
    if (input == BY_KEYS && !waits) {
        emu_key(session_letter(wanted));
    } else {
        choose_by_arrows(session_place(wanted), input);
        if (waits) {
            emu_console(CONSOLE_START);
        } else {
            emu_fire();
        }
    }
    session_game = wanted;
    host_choose(session_game);
    session_rolls = game_info()->chance != 0;
    session_new_board();
}

int session_choose(unsigned wanted, Input input)
{
    session_pick(wanted, input);
    if (!game_info()->chance) {
        /* with more than two sides a computer may begin */
        int is_there = wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD + (game_info()->sides > 2 ? WAIT_MOVE : 0), 5);

        session_code_is_whole(); /* sees the second part of the kernel */
        return is_there;
    }
    for (unsigned end = emu_frame() + WAIT_LOAD + WAIT_PASSES; emu_frame() < end; emu_frames(5)) {
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY) {
            return 1;
        }
        /* rare: the game is lost before the player could move */
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER) {
            session_start_again();
            emu_frames(START_FRAMES);
        }
        if (session_asks_roll()) {
            emu_fire();
        }
        if (session_shows("Replace\n")) { /* after many passed rolls the autosave asks */
            session_agree("Replace\n");
        }
    }
    return 0;
}

#define GUARD_MOST 50
#define ASKED 40 /* frames until a question is shown: two overlays are loaded from an instant disk */

int session_agree(const char *question)
{
    if (!session_waits(question, ASKED)) {
        return 0;
    }
    emu_frames(GUARD_MOST); /* a press soon after the computer's move is ignored */
    emu_key(KEY_RETURN);
    for (unsigned end = emu_frame() + WAIT_LOAD; session_shows(question) && emu_frame() < end;) {
        emu_frames(2);
    }
    return 1;
}

int session_replace(void)
{
    int is_asked = session_agree("Replace game?");

    session_agree("Replace\n"); /* the new game is saved at once, perhaps replacing the oldest one */
    return is_asked;
}

int session_menu(void)
{
    if (session_shows("Replace\n")) { /* a game is being saved */
        session_agree("Replace\n");
        emu_frames(ASKED);
    }
    emu_key(KEY_CTRL + emu_key_code('x'));
    if (session_leave()) {
        return 1;
    }
    emu_key(KEY_CTRL + emu_key_code('x')); /* the first CTRL+X only answered a question */
    return session_leave();
}

int session_leave(void)
{
    for (unsigned end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU && emu_frame() < end;) {
        emu_frames(5); /* the game is saved first, if necessary replacing the oldest one */
        if (session_shows("Replace\n")) {
            session_agree("Replace\n");
        }
    }
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5);
}

int session_do_command(const char *name, char key, Input input)
{
    if (input == BY_STICK) {
        return session_command(name, input);
    }
    emu_key(KEY_CTRL + emu_key_code(key));
    return 1;
}

void session_arrow(int stick, int key, Input input)
{
    if (input == BY_STICK) {
        emu_stick(stick);
    } else {
        emu_key(key);
    }
}

void session_take(Input input)
{
    if (input == BY_STICK) {
        emu_fire();
    } else {
        emu_key(KEY_RETURN);
    }
}

int session_shows(const char *wanted)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    return strstr(text, wanted) != NULL;
}

int session_asks_roll(void) { return session_shows(": FIRE rolls") || session_shows("six to start: FIRE"); }

int session_waits(const char *text, unsigned frames)
{
    for (unsigned end = emu_frame() + frames; !session_shows(text) && emu_frame() < end;) {
        emu_frames(3);
        if (session_rolls && session_asks_roll()) {
            emu_fire();
        }
    }
    return session_shows(text);
}

/* Opens the command menu, by a long FIRE or ESC. */
static int open_commands(Input input)
{
    if (input == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
    } else {
        emu_key(KEY_ESC);
    }
    for (unsigned end = emu_frame() + WAIT_LOAD; emu_frame() < end; emu_frames(2)) {
        if (session_shows("COMMANDS")) {
            emu_frames(PRESS_FRAMES);
            return 1;
        }
    }
    return 0;
}

/* 1: this half of a row of the command menu is an entry. Its name begins in the second column of the half. */
static int is_item(const char *row, int half)
{
    return (int)strlen(row) > half * COMMAND_HALF + 1 && row[half * COMMAND_HALF] == ' '
        && row[half * COMMAND_HALF + 1] != ' ';
}

int session_point_command(const char *name, Input input)
{
    char text[SCREEN_TEXT], copied[SCREEN_TEXT];
    int row;

    if (!open_commands(input)) {
        return 0;
    }
    screen_text(emu_memory(), text);
    for (int half = 0; half < 2; half++) { /* finds the column of the name, then counts the entries above it */
        row = 0;
        for (char *line = strtok(strcpy(copied, text), "\n"); line; line = strtok(NULL, "\n")) {
            if (!is_item(line, half)) {
                continue;
            }
            if (strncmp(line + half * COMMAND_HALF + 1, name, strlen(name)) == 0) {
                if (half) {
                    session_arrow(STICK_RIGHT, KEY_RIGHT, input);
                }
                while (row--) {
                    session_arrow(STICK_DOWN, KEY_DOWN, input);
                }
                return 1;
            }
            row++;
        }
    }
    return 0;
}

int session_command(const char *name, Input input)
{
    if (!session_point_command(name, input)) {
        return 0;
    }
    session_take(input);
    return 1;
}

/* Returns the next level. After the last depth come the other opponents of the game, and then the lowest level. */
static unsigned next_level(unsigned level)
{
    switch (level) {
    case SHELL_LEVELS:
        return game_info()->other_levels ? LEVEL_RANDOM : LEVEL_LEAST;
    case LEVEL_RANDOM:
        return game_info()->other_levels > 1 ? LEVEL_WIN_OR_BLOCK : LEVEL_LEAST;
    case LEVEL_WIN_OR_BLOCK:
        return LEVEL_LEAST;
    default:
        return level + 1;
    }
}

void session_level(unsigned level, Input input)
{
    unsigned now = LEVEL_DEFAULT;

    if (now == level) {
        return;
    }
    if (input == BY_STICK) {
        session_command("Level", input);
    }
    for (; now != level; now = next_level(now)) {
        if (input == BY_STICK) {
            emu_stick(STICK_RIGHT);
        } else {
            emu_console(CONSOLE_SELECT);
        }
    }
    if (input == BY_STICK) {
        emu_fire();
        emu_hold_fire(1); /* a long FIRE leads back to the board */
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
    }
}

void session_start_again(void)
{
    int is_asked = probe_word(PROBE_PLY) > 0 && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER;

    emu_console(CONSOLE_START);
    for (unsigned end = emu_frame() + WAIT_LOAD; is_asked && emu_frame() < end; emu_frames(3)) {
        if (session_shows("New game? FIRE: yes  ESC: no")) {
            emu_frames(GUARD_MOST); /* FIRE soon after a move of the computer, or a roll, is ignored */
            emu_fire();
            is_asked = 0;
        }
    }
}

int session_sides(unsigned computers)
{
    static const char *const inputs[] = {"person", "Atari"};
    char line[40];

    emu_console(CONSOLE_OPTION);
    for (unsigned end = emu_frame() + 300; !session_shows("FIRE: choose  ESC: back");) {
        if (emu_frame() > end) {
            return 0;
        }
        emu_frames(5);
    }
    for (unsigned which = 0, steps = 0; which < game_info()->sides;) {
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[which], inputs[!(computers >> which & 1)]);
        if (session_shows(line)) {
            session_arrow(STICK_RIGHT, KEY_RIGHT, BY_KEYS);
        }
        snprintf(line, sizeof line, "< %s %s >", game_info()->side_names[which], inputs[computers >> which & 1]);
        if (session_shows(line)) {
            which++;
        } else if (steps++ == 2 * SIDES_MOST) {
            return 0;
        } else {
            session_arrow(STICK_DOWN, KEY_DOWN, BY_KEYS);
        }
    }
    emu_key(KEY_RETURN);
    return 1;
}

int session_two_people(void)
{
    if (game_info()->sides > 2) {
        int is_done = session_sides(0);

        emu_frames(80);
        return is_done;
    }
    for (int presses = 0; presses < PRESSES_MOST; presses++) {
        emu_console(CONSOLE_OPTION);
        for (unsigned end = emu_frame() + 120; emu_frame() < end;) {
            if (session_shows("Two people")) {
                emu_frames(80);
                return 1;
            }
            emu_frames(5);
        }
    }
    return 0;
}
