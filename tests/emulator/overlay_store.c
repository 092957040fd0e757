/* overlay_store.c: what the overlay store saves a player, with true drive timing. From 15 seconds after the first board
 * an XL reads nothing from the disk, saves apart, while a player changes level and sides, opens the commands, takes
 * hints, undoes, promotes, ends the game and starts again. It answers at once. An 800 announces the end in a second.
 *
 *   overlay_store DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "session.h"

#define FILLED 900        /* frames from the first board until nothing more is read: 15 seconds */
#define FILLED_XE 1700    /* the same on an XE, which stores all overlays */
#define SELECT_MOST 6     /* frames from a key to the answer on the screen */
#define COMMANDS_MOST 12
#define END_MOST 30       /* frames from the last move on the board to the announcement, on an XL */
#define END_MOST_800 60
#define ANSWER_WAIT 600
#define DAUX 0x030A       /* the operating system's parameters of the last sector that was read: two bytes */
#define NO_SECTOR 0xEE    /* no sector of the disk has this number in both bytes */
#define BEFORE_MATE "7k/P7/6K1/8/8/8/8/8 w - - 0 1" /* a8=Q is mate */

static const char *name;

static void mark_sector(void)
{
    emu_put(DAUX, NO_SECTOR);
    emu_put(DAUX + 1, NO_SECTOR);
}

/* Nothing was read since mark_sector. */
static void check_nothing_read(const char *what)
{
    const uint8_t *memory = emu_memory();

    check(memory[DAUX] == NO_SECTOR && memory[DAUX + 1] == NO_SECTOR, "%s, %s: the disk was read", name, what);
}

static unsigned frames_to(const char *text)
{
    unsigned before = emu_frame();

    while (!session_shows(text) && emu_frame() - before < ANSWER_WAIT) {
        emu_frames(1);
    }
    return emu_frame() - before;
}

/* Holds a console key, or a key, until the text is on the screen; then presses ESC if the command waits for it. */
static void answers(const char *what, int console, int key, const char *text, unsigned most, int has_escape)
{
    unsigned took;

    mark_sector();
    if (console) {
        emu_hold_console(console);
    } else {
        emu_hold_key(key);
    }
    took = frames_to(text);
    emu_hold_console(0);
    emu_hold_key(KEY_NONE);
    if (most) {
        figure("%s: %u frames to the answer: %s  (at most %u)", name, took, what, most);
    }
    check(took <= (most ? most : ANSWER_WAIT - 1), "%s, %s: %u frames to '%s'", name, what, took, text);
    check_nothing_read(what);
    emu_frames(10);
    if (has_escape) {
        emu_key(KEY_ESC);
        emu_frames(10);
    }
    emu_frames(80); /* a choice that is only looked at ends by itself */
    check(wait_settled(WAIT_MOVE), "%s, %s: no way back", name, what);
    check_nothing_read(what);
}

/* Plays the move that ends the game, and measures the frames from the last move on the board to the announcement. */
static void checkmate(unsigned most)
{
    unsigned before;

    mark_sector();
    session_type("a7a8q");
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 1), "%s: the game does not end", name);
    before = emu_frame();
    frames_to("Checkmate");
    figure("%s: checkmate is announced after %u frames  (at most %u)", name, emu_frame() - before, most);
    check(emu_frame() - before <= most, "%s: checkmate is announced after %u frames", name, emu_frame() - before);
}

static int begin(Machine machine, int is_pal, const char *disk)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1, .random = 1};

    name = machine_names[machine];
    if (!check(session_boot(&options) && session_choose(GAME_chess, BY_KEYS), "%s: no chess", name)) {
        return 0;
    }
    emu_frames(machine == MACHINE_XE ? FILLED_XE : FILLED);
    mark_sector();
    emu_frames(60);
    if (machine != MACHINE_800_48K) {
        check_nothing_read("15 seconds after the first board");
    }
    session_set_up(BEFORE_MATE); /* may read */
    return check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), BEFORE_MATE) == 0, "%s: no position", name);
}

static void quiet_session(Machine machine, int is_pal, const char *disk)
{
    if (!begin(machine, is_pal, disk)) {
        return;
    }
    answers("level", CONSOLE_SELECT, 0, "Level 5", SELECT_MOST, 0);
    answers("sides", CONSOLE_OPTION, 0, "OPTION: change", 0, 1);
    answers("commands", 0, KEY_ESC, "ESC: back", COMMANDS_MOST, 1);
    answers("hint", 0, KEY_CTRL + emu_key_code('h'), "Hint", 0, 0);
    mark_sector();
    session_type("g6f7");
    check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s: no reply", name);
    check_nothing_read("a move");
    answers("list of moves", 0, KEY_CTRL + emu_key_code('g'), "After ", 0, 1);
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(60);
    check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), BEFORE_MATE) == 0, "%s: no undo", name);
    check_nothing_read("undo");
    emu_key(emu_key_code('a'));
    session_press("7a8");
    mark_sector();
    check(frames_to("q >") < ANSWER_WAIT, "%s: no choice of pieces", name);
    emu_key(KEY_ESC);
    emu_frames(30);
    check_nothing_read("promotion");
    checkmate(END_MOST);
    check_nothing_read("the end of the game");
    emu_frames(300);
    session_start_again();
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 0, "%s: no new game", name);
    emu_frames(300);
    session_type("e2e4");
    check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s: no reply in the next game", name);
    check(probe_nodes() == 0, "%s: the book is gone in the next game", name);
    emu_frames(300);
    check_nothing_read("the next game");
    check(probe_byte(PROBE_DISK) == 0 && session_code_is_whole(), "%s: a disk error", name);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    quiet_session(MACHINE_XL, 0, arguments[1]);
    quiet_session(MACHINE_XL, 1, arguments[1]);
    quiet_session(MACHINE_XE, 0, arguments[1]);
    if (begin(MACHINE_800_48K, 0, arguments[1])) {
        checkmate(END_MOST_800);
    }
    emu_stop();
    return check_end();
}
