/* starchess_play_undo.c: how far undo goes, and a power cut; see starchess_play.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "engine/game.h"
#include "engine/level.h"
#include "disk_image.h"
#include "screen.h"
#include "kernel.inc"

#define RECORD STARCHESS_MOVES /* size of the record in orders: `moves` of game.txt */
#define BACK 6        /* orders undone */
#define WAIT_ORDERS 12000

/* ---- a power cut ---- */

#define KEPT 10 /* number of orders after which the game is saved */

/* The power fails in the middle of a turn, after eleven orders: the game continues after the tenth, and earlier orders
 * can still be undone. */
void starchess_power_cut(EmuOptions *options)
{
    static Image disk;
    unsigned game = host_game(GAME_WANTED);
    char saved[HOST_TEXT] = "";

    starchess_set_up(starchess_rich);
    for (unsigned order = 1; order <= KEPT + 1; order++) {
        session_type("s a1 1");
        starchess_settle();
        if (order == KEPT) {
            strcpy(saved, probe_whole_board());
        }
    }
    emu_frames(4 * AFTER);
    image_power_off(&disk);
    options->disk = image_path(&disk);
    check(session_boot(options), "%s: no menu after a power cut", starchess_place);
    session_reach(game);
    starchess_wait_for("FIRE"); /* by then unfinished games are marked */
    check(strstr(session_line(game), "turn 9") != NULL, "%s: the menu shows '%s'", starchess_place, session_line(game));
    emu_key(session_letter(game));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: the game does not continue after a power cut",
        starchess_place);
    starchess_settle();
    check(strcmp(probe_whole_board(), saved) == 0, "%s: after a power cut the board is '%s', not '%s'", starchess_place,
        probe_whole_board(), saved);
    starchess_control('u');
    check(probe_word(PROBE_PLY) == KEPT - 1 && strstr(probe_whole_board(), "t1:1000+1x51,") != NULL,
        "%s: undo after a power cut leads to '%s'", starchess_place, probe_whole_board());
}

/* ---- undo ---- */

/* Computers play until the record is full; then half of it is kept. A player takes over, undoes and redoes. */
void starchess_far_back(void)
{
    unsigned plies = 0, last = 0, count;
    char now[HOST_TEXT];

    session_start_again();
    starchess_settle();
    session_level(LEVEL_MOST + 1, BY_KEYS);
    starchess_control('p'); /* hidden pieces: no animation */
    check(session_sides(15), "%s: no four computers", starchess_place);
    for (unsigned end = emu_frame() + WAIT_ORDERS; emu_frame() < end;) {
        last = plies;
        emu_frames(10);
        plies = probe_word(PROBE_PLY);
        if (plies < last) {
            emu_frames(10); /* until the half that is kept has been replayed */
            plies = probe_word(PROBE_PLY);
            break;
        }
    }
    check(last + 5 > RECORD && plies > RECORD / 2 && plies < RECORD / 2 + 5, "%s: order %u is followed by %u",
        starchess_place, last, plies);
    check(session_sides(0), "%s: the computer still plays", starchess_place);
    emu_frames(5 * AFTER);
    starchess_settle();
    strcpy(now, probe_whole_board());
    plies = probe_word(PROBE_PLY);
    for (count = 0; count < BACK; count++) {
        starchess_control('u');
    }
    emu_frames(2 * AFTER); /* each undo replays fifty orders */
    check(probe_word(PROBE_PLY) == plies - BACK, "%s: from order %u undo leads to %u", starchess_place, plies,
        probe_word(PROBE_PLY));
    for (count = 0; count < BACK; count++) {
        starchess_control('r');
    }
    emu_frames(2 * AFTER);
    check(strcmp(probe_whole_board(), now) == 0, "%s: redo turns '%s' into '%s'", starchess_place, probe_whole_board(),
        now);
    for (count = 0; count < RECORD && probe_word(PROBE_PLY); count++) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(16);
    }
    starchess_settle();
    check(probe_word(PROBE_PLY) == 0, "%s: undo stops at %u orders", starchess_place, probe_word(PROBE_PLY));
    starchess_control('u');
    emu_frames(2 * AFTER); /* a shell overlay is loaded for the message */
    check(session_shows("Nothing to undo"), "%s: no message at the last order that can be undone", starchess_place);
}

#define MANY 40       /* orders */
#define QUICKLY 60    /* frames: a second */

/* A player ends turns until the record has MANY orders, most of them by three computers. */
static void end_turns(void)
{
    session_start_again();
    starchess_settle();
    session_level(1, BY_KEYS);
    check(session_sides(14), "%s: no three computers", starchess_place);
    starchess_settle();
    while (probe_word(PROBE_PLY) < MANY) {
        session_type("e");
        emu_frames(AFTER);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_byte(PROBE_SIDE) != 0 && emu_frame() < end;) {
            emu_frames(5);
        }
        starchess_settle();
    }
}

#define LIST_FIRST 2  /* screen row of the first order */
#define LIST_ROWS 14
#define LIST_HALF 17 /* columns from an order to the one beside it */
#define SOON 20       /* frames */

/* Returns order n (from 0) of the page on the screen, or 0 if there is none. */
static const char *listed_order(unsigned n)
{
    static char text[SCREEN_TEXT];
    char *line = text;

    screen_text(emu_memory(), text);
    for (unsigned row = 0; row < LIST_FIRST + n % LIST_ROWS; row++) {
        line = strchr(line, '\n') + 1;
    }
    line[strcspn(line, "\n")] = 0;
    return strlen(line) > n / LIST_ROWS * LIST_HALF ? line + n / LIST_ROWS * LIST_HALF : NULL;
}

/* Checks the empires named on the page: after an order that ends a turn comes the next empire, otherwise the same one.
 */
static void check_order_sides(void)
{
    static const char *const letters[SIDES_MOST] = {"Go ", "Gr ", "Wh ", "Re "};
    const char *order;
    int which = -1;

    for (unsigned n = 0; n < 2 * LIST_ROWS && (order = listed_order(n)) != NULL; n++) {
        for (int side = 0; which < 0 && side < SIDES_MOST; side++) {
            which = strncmp(order, letters[side], 3) == 0 ? side : which;
        }
        check(which >= 0 && strncmp(order, letters[which], 3) == 0, "%s: order %u of the page is '%.15s'",
            starchess_place, n, order);
        if (strncmp(order + 3, "end", 3) == 0) {
            which = (which + 1) % SIDES_MOST;
        }
    }
}

/* The list of moves names the side of each order, and moving through it is not slow. */
static void listed(void)
{
    char line[20];
    unsigned orders = probe_word(PROBE_PLY), begun;

    starchess_control('g');
    snprintf(line, sizeof line, "After %u. ", orders);
    starchess_wait_for(line);
    for (unsigned n = 1; n < 3 * LIST_ROWS && n < orders; n++) { /* enough steps to reach another page */
        check_order_sides();
        snprintf(line, sizeof line, "After %u. ", orders - n);
        begun = emu_frame();
        emu_hold_key(KEY_UP);
        while (!session_shows(line) && emu_frame() < begun + WAIT_MOVE) {
            emu_frames(1);
        }
        emu_hold_key(KEY_NONE);
        check(emu_frame() - begun < SOON, "%s: moving to order %u of %u takes %u frames", starchess_place, orders - n,
            orders, emu_frame() - begun);
        emu_frames(PRESS_FRAMES);
    }
    emu_key(KEY_ESC);
    starchess_settle();
}

/* Gives a command that replays many orders and checks that it shows `words` meanwhile, or the autosave that the command
 * makes due: this machine replays all orders within one frame. Returns the frames it took. */
static unsigned played_again(char letter, const char *words)
{
    unsigned plies = probe_word(PROBE_PLY), begun = emu_frame();
    int is_said = 0;

    emu_hold_key(KEY_CTRL + emu_key_code(letter));
    while (probe_word(PROBE_PLY) == plies && emu_frame() < begun + WAIT_MOVE) {
        emu_frames(1);
        is_said |= session_shows(words) || session_shows("Saving");
    }
    emu_hold_key(KEY_NONE);
    check(is_said, "%s: at order %u '%s' is not shown", starchess_place, plies, words);
    return emu_frame() - begun;
}

/* All orders since the player's turn are undone at once, and redone. */
void starchess_taken_back(void)
{
    unsigned plies, frames;

    end_turns();
    listed();
    plies = probe_word(PROBE_PLY);
    frames = played_again('u', "Working");
    check(frames < QUICKLY, "%s: from order %u to %u undo takes %u frames", starchess_place, plies,
        probe_word(PROBE_PLY), frames);
    starchess_settle();
    check(probe_byte(PROBE_SIDE) == 0 && probe_word(PROBE_PLY) + 1 < plies, "%s: undo stops at %u of %u orders",
        starchess_place, probe_word(PROBE_PLY), plies);
    played_again('r', "Working");
    starchess_settle();
    check(probe_word(PROBE_PLY) == plies, "%s: redo leads to order %u of %u", starchess_place, probe_word(PROBE_PLY),
        plies);
}

static const char one_colony[] =
    "t2:20+2x20,b,b,t3:20+3x20/b,b,b,b/b,b,b,b/t1:20+1x20,b,b,t4:20+4x20 400/200,400/200,400/200,400/200 1 1";

/* However many orders the player has given, the report begins with the first action of the next side. */
void starchess_news(void)
{
    for (unsigned orders = 6; orders <= 12; orders += 2) {
        session_start_again();
        starchess_settle();
        starchess_set_up(one_colony);
        for (unsigned n = 0; n < orders; n++) {
            session_type("s a1 1");
            starchess_settle();
        }
        session_type("e");
        emu_frames(AFTER);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_byte(PROBE_SIDE) != 0 && emu_frame() < end;) {
            emu_frames(5);
        }
        starchess_settle();
        check(session_shows("\nGreen "), "%s: after %u orders Green's report is not the first", starchess_place,
            orders);
    }
}
