/* undo_time.c: undo replays the game from its start. Late in a long game it must still take no more than a second on
 * the slowest machine, a PAL 800; go-moku may take two.
 *
 *   undo_time DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define PLIES_PLAYED 100
#define SECOND 50 /* frames of a PAL machine */
#define AFTER 20
#define TRIES 40

/* A move that neither ends the game nor is random; 0: there is none. */
static const char *quiet_move(const char *position)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    static char after[HOST_TEXT];
    unsigned count = host_moves(position, moves);

    for (unsigned tries = TRIES; count && tries--;) {
        const char *move = moves[check_random(count)];

        host_play(position, move, after);
        if (move[0] != 'w' && !strchr(move, 'x') && host_outcome(after) == OUTCOME_NONE) {
            return move;
        }
    }
    return 0;
}

static void play(unsigned plies)
{
    for (unsigned ply = probe_word(PROBE_PLY); ply < plies; ply++) {
        const char *move = quiet_move(probe_board());

        if (!move) {
            return;
        }
        session_type(move);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == ply && emu_frame() < end;) {
            emu_frames(2);
        }
        emu_frames(AFTER);
        wait_settled(WAIT_PASSES);
    }
}

static void time_undo(const EmuOptions *options, const char *name, unsigned most)
{
    unsigned plies, frames = 0;

    host_want(name);
    if (!check(session_boot(options) && session_choose(host_game(name), BY_KEYS) && session_two_people(),
        "%s does not start", name)) {
        return;
    }
    emu_frames(AFTER);
    play(PLIES_PLAYED);
    plies = probe_word(PROBE_PLY);
    emu_frames(4 * AFTER);
    emu_key(KEY_CTRL + emu_key_code('u'));
    for (; probe_word(PROBE_PLY) == plies && frames < 10 * SECOND; frames++) {
        emu_frames(1);
    }
    check(frames <= most, "%s: undo takes %u frames at ply %u", name, frames, plies);
    printf("figure %s: undo at ply %u takes %u frames\n", name, plies, frames);
}

int main(int count, char **words)
{
    /* go-moku updates hundreds of windows with every stone */
    static const struct { const char *name; unsigned most; } games[] = {
        {"warptrog", SECOND}, {"chess", SECOND}, {"morris", SECOND}, {"minichess", SECOND}, {"gomoku", 2 * SECOND},
    };
    EmuOptions options = {.machine = MACHINE_800_48K, .is_pal = 1, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    for (unsigned n = 0; n < sizeof games / sizeof *games; n++) {
        time_undo(&options, games[n].name, games[n].most);
    }
    return check_end();
}
