/* power_off.c: after power-off every game continues where it was.
 *
 *   power_off DISK.atr TROG [ROUNDS [SEED]]
 *
 * Each round plays some random moves of every game against the computer, sometimes undoes, leaves for the menu,
 * switches the machine off and on, and continues: board, side to move, number of moves, level and clocks must be the
 * same. Every other game is on an 800 with PAL, the others are on an XL with NTSC. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "disk_image.h"
#include "kernel.inc"
#include "session.h"

#define ROUNDS 1
#define MOVES_LEAST 3
#define CLOCK_BYTES 16
#define SETTLED 40 /* frames without a move of any side */

static Image disk;

typedef struct {
    char board[HOST_TEXT];
    unsigned plies, side, level, result;
    uint8_t clocks[CLOCK_BYTES];
} State;

static void settle(void)
{
    char before[HOST_TEXT];

    do { /* computers' moves, rolls and passes follow each other */
        wait_settled(WAIT_PASSES);
        strcpy(before, probe_whole_board());
        emu_frames(SETTLED);
    } while (strcmp(before, probe_whole_board()) != 0 || probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING);
}

static void take(State *state)
{
    strcpy(state->board, probe_whole_board());
    state->plies = probe_word(PROBE_PLY);
    state->side = probe_byte(PROBE_SIDE);
    state->level = probe_byte(PROBE_LEVEL);
    state->result = probe_byte(PROBE_RESULT);
    memcpy(state->clocks, emu_memory() + CLOCK_AT, CLOCK_BYTES);
}

static int is_over(void) { return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER; }

static void play(unsigned moves)
{
    static char list[HOST_MOVES][HOST_TEXT];

    while (moves-- && !is_over()) {
        unsigned count = host_moves(probe_whole_board(), list);

        if (!count) {
            return;
        }
        session_type(list[check_random(count)]);
        emu_frames(SETTLED);
        settle();
    }
}

static EmuOptions machine(unsigned number, const char *path)
{
    return (EmuOptions){
        .machine = number & 1 ? MACHINE_800_48K : MACHINE_XL, .is_pal = number & 1, .disk = path, .random = number + 1
    };
}

/* Leaves the game, switches the machine off and on, continues the game and compares it with `before`. 0: no menu. */
static int leave_and_continue(unsigned game, unsigned number, const State *before)
{
    static State after;
    EmuOptions options;

    check(session_menu(), "%s: no way to the menu", host_games[game]);
    image_power_off(&disk);
    options = machine(number, image_path(&disk));
    if (!check(session_boot(&options), "%s: no menu after power-off", host_games[game])) {
        return 0;
    }
    emu_frames(30);
    session_reach(game);
    emu_key(session_letter(game));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 2), "%s does not continue", host_games[game]);
    emu_frames(30);
    take(&after);
    check(strcmp(before->board, after.board) == 0, "%s: '%s' comes back as '%s'", host_games[game], before->board,
        after.board);
    check(before->plies == after.plies && before->side == after.side && before->level == after.level
        && before->result == after.result, "%s: ply %u, side %u, level %u come back as %u, %u, %u", host_games[game],
        before->plies, before->side, before->level, after.plies, after.side, after.level);
    check(before->clocks[2] * 10 + before->clocks[3] <= after.clocks[2] * 10 + after.clocks[3] + 1
        && memcmp(before->clocks, after.clocks, 2) == 0, "%s: the clock was not saved", host_games[game]);
    return 1;
}

static void round_of(unsigned game, unsigned number, const char *path)
{
    static State before;
    EmuOptions options = machine(number, path);

    host_choose(game);
    if (!check(session_boot(&options) && session_choose(game, BY_KEYS), "%s does not start", host_games[game])) {
        return;
    }
    session_level(1, BY_KEYS);
    settle();
    play(MOVES_LEAST + check_random(3));
    if (is_over() || check_random(2)) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(2 * SETTLED);
        settle();
    }
    if (is_over()) {
        return; /* a finished game is not saved */
    }
    take(&before);
    leave_and_continue(game, number, &before);
}

int main(int count, char **words)
{
    unsigned rounds;

    host_words(count, words, "DISK.atr TROG [ROUNDS [SEED]]");
    rounds = count > 3 ? (unsigned)atoi(words[3]) : ROUNDS;
    check_seed = count > 4 ? (unsigned)atoi(words[4]) : 1;
    for (unsigned n = 0; n < rounds; n++) {
        for (unsigned game = 0; game < HOST_GAMES; game++) {
            if (session_place(game) < HOST_GAMES || !n) {
                round_of(game, n + game, words[1]);
            }
        }
    }
    return check_end();
}
