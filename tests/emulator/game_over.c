/* game_over.c: the end of a game on the real screen: how soon the result is shown, gold that runs up the board and
 * stops at any input, the cup of a person who has won, FIRE that plays again. NTSC and PAL, XL and 800.
 *
 *   game_over DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "check.h"
#include "kernel.inc"
#include "session.h"

#define END_MOST 30     /* frames from the last move on the board to the result, on an XL */
#define END_MOST_800 60
#define GOLD_FRAMES 280 /* frames after which the gold has stopped by itself: four seconds, and some to draw */
#define GUARD 60        /* frames after which FIRE counts */
#define REST 90
#define FILLED 900      /* frames from the first board until the overlays of an XL are stored */
#define VDSLST 0x200    /* vector of display list interrupts */
#define LIST_AT (SCREEN_START + 0x880)
#define WINDOW 8        /* offset of the board in the display list */
#define BOARD_ROW 0x04
#define DLI 0x80
#define PLAYER_BYTES 128
#define RIGHT_EDGE 0xC0 /* horizontal position right of the panel */

static EmuOptions options;
static const char *name;

static unsigned vector(void)
{
    return emu_memory()[VDSLST] + 256u * emu_memory()[VDSLST + 1];
}

/* The number of rows of the board that end with an interrupt. */
static unsigned golden_rows(void)
{
    const uint8_t *list = emu_memory() + LIST_AT + WINDOW;
    unsigned rows = 0;

    for (; *list != DLI; list++) {
        rows += *list == (BOARD_ROW | DLI);
    }
    return rows;
}

/* The number of double lines of player 0 that are not empty. */
static unsigned cup_lines(void)
{
    unsigned lines = 0;

    for (unsigned n = 0; n < PLAYER_BYTES; n++) {
        lines += emu_memory()[PLAYERS_AT + n] != 0;
    }
    return lines;
}

static int begin(Machine machine, int is_pal, const char *game)
{
    options.machine = machine;
    options.is_pal = is_pal;
    name = machine_names[machine];
    return check(session_boot(&options) && session_choose(host_game(game), BY_KEYS), "%s: %s does not start", name,
        game);
}

/* Plays the last move of a game that was set up, and waits for the result. Returns the frames from the end of the game
 * to the result. */
static unsigned finish(const char *position, const char *last, const char *result)
{
    unsigned before;

    session_set_up(position);
    emu_frames(REST);
    session_type(last);
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 1), "%s: %s %s is not the end", name, position, last);
    before = emu_frame();
    check(session_waits(result, WAIT_LOAD), "%s: '%s' is not shown", name, result);
    return emu_frame() - before;
}

/* A win: gold and a cup; the gold stops by itself, or when the stick is moved. Undo removes the cup. */
static void win(Machine machine, int is_pal, unsigned most)
{
    unsigned kernel, frames, cup;

    if (!begin(machine, is_pal, "hexapawn")) {
        return;
    }
    emu_frames(FILLED);
    kernel = vector();
    frames = finish("3/P1p/3 w", "a2a3", "Breakthrough: you win");
    printf("figure %s %s: the result is shown after %u frames  (at most %u)\n", name, is_pal ? "PAL" : "NTSC", frames,
        most);
    check(frames <= most, "%s: the result is shown after %u frames", name, frames);
    emu_frames(20);
    check(vector() != kernel && golden_rows() > 5, "%s: no gold runs up the board", name);
    cup = cup_lines();
    check(cup == 12, "%s: the cup has %u lines", name, cup);
    check(emu_memory()[CURSOR_AT] >= RIGHT_EDGE, "%s: the cup stands on the text of the panel", name);
    emu_frames(GOLD_FRAMES);
    check(vector() == kernel && golden_rows() == 0, "%s: the gold does not stop", name);
    check(cup_lines() == cup && session_shows("FIRE: again  Hold FIRE: commands"), "%s: no cup, or no keys", name);
    emu_frames(WAIT_LOAD); /* the autosave of the game is removed */
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(WAIT_LOAD); /* the game is saved again */
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && cup_lines() != cup, "%s: the cup stays after undo", name);
    finish("3/P1p/3 w", "a2a3", "Breakthrough: you win");
    emu_frames(10);
    check(vector() != kernel, "%s: no gold the second time", name);
    emu_stick(STICK_LEFT);
    emu_frames(4);
    check(vector() == kernel && golden_rows() == 0, "%s: the stick does not stop the gold", name);
    emu_fire(); /* counts: the stick was moved after the end */
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 1) && probe_word(PROBE_PLY) == 1, "%s: FIRE does not play again",
        name);
    check(session_code_is_whole() && probe_byte(PROBE_DISK) == 0, "%s: the kernel has changed, or a disk error", name);
}

/* RESET while the gold runs. */
static void reset(void)
{
    unsigned kernel = vector();

    if (!begin(MACHINE_XL, 0, "connect4")) {
        return;
    }
    kernel = vector();
    finish("112233", "4", "Line of four: you win");
    emu_frames(30);
    check(vector() != kernel, "connect4: no gold");
    emu_reset();
    emu_frames(REST);
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 1) && vector() == kernel && golden_rows() == 0
        && session_waits("Line of four: you win", WAIT_LOAD), "connect4: no result after RESET, or gold");
}

/* The computer wins, or no one does: no gold and no cup. */
static void no_win(void)
{
    unsigned kernel;

    if (!begin(MACHINE_XL, 1, "noughts")) {
        return;
    }
    kernel = vector();
    finish("XOXXOOOX- X", "9", "Draw: full board");
    emu_frames(20);
    check(vector() == kernel && golden_rows() == 0 && cup_lines() == 0, "gold or a cup after a draw");
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(REST);
    emu_key(KEY_CTRL + emu_key_code('q'));
    emu_frames(GUARD);
    emu_fire();
    check(session_waits("Atari wins by resignation", WAIT_LOAD), "no resignation");
    emu_frames(20);
    check(vector() == kernel && golden_rows() == 0 && cup_lines() == 0, "gold or a cup after a loss");
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.disk = arguments[1], .is_slow = 1, .random = 1};
    win(MACHINE_XL, 0, END_MOST);
    win(MACHINE_XL, 1, END_MOST);
    win(MACHINE_800_48K, 0, END_MOST_800);
    win(MACHINE_800_48K, 1, END_MOST_800);
    options.is_slow = 0;
    reset();
    no_win();
    emu_stop();
    return check_end();
}
