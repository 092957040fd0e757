/* starchess_play_undo.c: see starchess_play.h. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "engine/game.h"
#include "engine/level.h"
#include "disk_image.h"
#include "screen.h"

#define RECORD 100    /* moves of menu.txt */
#define BACK 6        /* orders taken back */
#define WAIT_ORDERS 12000

/* ---- a power cut ---- */

#define KEPT 10 /* orders, from which on the game is on the disk */

/* In mid-turn, and behind it: the game goes on with the tenth order, and what was done before can still be undone. */
void starchess_power_cut(EmuOptions *options)
{
    static Image disk;
    unsigned game = host_game(GAME_WANTED);
    char kept[HOST_TEXT] = "";

    starchess_set_up(starchess_rich);
    for (unsigned order = 1; order <= KEPT + 1; order++) {
        session_type("s a1 1");
        starchess_settle();
        if (order == KEPT) {
            strcpy(kept, probe_whole_board());
        }
    }
    emu_frames(4 * AFTER);
    image_power_off(&disk);
    options->disk = image_path(&disk);
    check(session_boot(options), "%s: no menu after a power cut", starchess_place);
    session_reach(game);
    starchess_wait_for("FIRE"); /* what waits is marked by then */
    check(strstr(session_line(game), "turn 9") != NULL, "%s: the menu says '%s'", starchess_place, session_line(game));
    emu_key(session_letter(game));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: it does not go on after a power cut", starchess_place);
    starchess_settle();
    check(strcmp(probe_whole_board(), kept) == 0, "%s: after a power cut stands '%s', not '%s'", starchess_place,
        probe_whole_board(), kept);
    starchess_control('u');
    check(probe_word(PROBE_PLY) == KEPT - 1 && strstr(probe_whole_board(), "t1:1000+1x51,") != NULL,
        "%s: undo after a power cut leaves '%s'", starchess_place, probe_whole_board());
}

/* ---- undo ---- */

/* Computers play until the record is full; then half of it is there. A person comes, takes back and plays again. */
void starchess_far_back(void)
{
    unsigned plies = 0, last = 0, count;
    char now[HOST_TEXT];

    session_start_again();
    starchess_settle();
    session_level(LEVEL_MOST + 1, BY_KEYS);
    starchess_control('p'); /* nothing moves on the board */
    check(session_sides(15), "%s: no four computers", starchess_place);
    for (unsigned end = emu_frame() + WAIT_ORDERS; emu_frame() < end;) {
        last = plies;
        emu_frames(10);
        plies = probe_word(PROBE_PLY);
        if (plies < last) {
            break;
        }
    }
    check(last + 5 > RECORD && plies > RECORD / 2 && plies < RECORD / 2 + 5, "%s: behind order %u comes %u",
        starchess_place, last, plies);
    check(session_sides(0), "%s: no people", starchess_place);
    emu_frames(5 * AFTER);
    starchess_settle();
    strcpy(now, probe_whole_board());
    plies = probe_word(PROBE_PLY);
    for (count = 0; count < BACK; count++) {
        starchess_control('u');
    }
    emu_frames(2 * AFTER); /* fifty orders are played again for each of them */
    check(probe_word(PROBE_PLY) == plies - BACK, "%s: from order %u undo leads to %u", starchess_place, plies,
        probe_word(PROBE_PLY));
    for (count = 0; count < BACK; count++) {
        starchess_control('r');
    }
    emu_frames(2 * AFTER);
    check(strcmp(probe_whole_board(), now) == 0, "%s: redo makes '%s' of '%s'", starchess_place, probe_whole_board(),
        now);
    for (count = 0; count < RECORD && probe_word(PROBE_PLY); count++) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(16);
    }
    starchess_settle();
    check(probe_word(PROBE_PLY) == 0, "%s: undo leaves %u orders", starchess_place, probe_word(PROBE_PLY));
    starchess_control('u');
    emu_frames(2 * AFTER); /* a part of the shell is read for it */
    check(session_shows("Nothing to undo"), "%s: the last order that can be taken back is not told", starchess_place);
}

#define MANY 40       /* orders */
#define QUICKLY 60    /* frames: a second */

/* A person ends his turns, until three computers have given many orders. */
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

#define LIST_FIRST 2  /* row of the screen */
#define LIST_ROWS 14
#define LIST_HALF 17 /* columns from an order to the next */
#define SOON 20       /* frames */

/* The nth order of the page on the screen; 0: there is none. */
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

/* The orders of the page, one behind the other: whoever has ended his turn is followed by the next empire, anybody else
 * by himself. */
static void check_whose(void)
{
    static const char *const letters[SIDES_MOST] = {"Go ", "Gr ", "Wh ", "Re "};
    const char *order;
    int who = -1;

    for (unsigned n = 0; n < 2 * LIST_ROWS && (order = listed_order(n)) != NULL; n++) {
        for (int side = 0; who < 0 && side < SIDES_MOST; side++) {
            who = strncmp(order, letters[side], 3) == 0 ? side : who;
        }
        check(who >= 0 && strncmp(order, letters[who], 3) == 0, "%s: order %u of the page is '%.15s'", starchess_place, n,
            order);
        if (strncmp(order + 3, "end", 3) == 0) {
            who = (who + 1) % SIDES_MOST;
        }
    }
}

/* The list of moves says whose they are, and that costs no time. */
static void listed(void)
{
    char line[20];
    unsigned orders = probe_word(PROBE_PLY), begun;

    starchess_control('g');
    snprintf(line, sizeof line, "After %u. ", orders);
    starchess_wait_for(line);
    for (unsigned n = 1; n < 3 * LIST_ROWS && n < orders; n++) { /* over the end of a page */
        check_whose();
        snprintf(line, sizeof line, "After %u. ", orders - n);
        begun = emu_frame();
        emu_hold_key(KEY_UP);
        while (!session_shows(line) && emu_frame() < begun + WAIT_MOVE) {
            emu_frames(1);
        }
        emu_hold_key(KEY_NONE);
        check(emu_frame() - begun < SOON, "%s: to order %u of %u the list takes %u frames", starchess_place, orders - n,
            orders, emu_frame() - begun);
        emu_frames(PRESS_FRAMES);
    }
    emu_key(KEY_ESC);
    starchess_settle();
}

/* A command that plays many orders again: it is said meanwhile. Returns the frames that it takes. */
static unsigned played_again(char letter, const char *words)
{
    unsigned plies = probe_word(PROBE_PLY), begun = emu_frame();
    int is_said = 0;

    emu_hold_key(KEY_CTRL + emu_key_code(letter));
    while (probe_word(PROBE_PLY) == plies && emu_frame() < begun + WAIT_MOVE) {
        emu_frames(1);
        is_said |= session_shows(words);
    }
    emu_hold_key(KEY_NONE);
    check(is_said, "%s: at order %u nothing says '%s'", starchess_place, plies, words);
    return emu_frame() - begun;
}

/* All that they did since is taken back at once, and done again. */
void starchess_taken_back(void)
{
    unsigned plies, frames;

    end_turns();
    listed();
    plies = probe_word(PROBE_PLY);
    frames = played_again('u', "Replaying");
    check(frames < QUICKLY, "%s: from order %u to %u undo takes %u frames", starchess_place, plies,
        probe_word(PROBE_PLY), frames);
    starchess_settle();
    check(probe_byte(PROBE_SIDE) == 0 && probe_word(PROBE_PLY) + 1 < plies, "%s: undo leaves %u of %u orders",
        starchess_place, probe_word(PROBE_PLY), plies);
    played_again('r', "Replaying");
    starchess_settle();
    check(probe_word(PROBE_PLY) == plies, "%s: redo leads to order %u of %u", starchess_place, probe_word(PROBE_PLY),
        plies);
}

/* What others did since a person's last turn is told from its beginning, however much he did himself. */
void starchess_news(void)
{
    for (unsigned orders = 6; orders <= 12; orders += 2) {
        session_start_again();
        starchess_settle();
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
        check(session_shows("Green moves "), "%s: behind %u orders Green's news are not the first", starchess_place,
            orders);
    }
}
