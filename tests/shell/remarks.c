/* remarks.c: the computer's face in the panel, and its remarks: at most one in five moves of each side; none if they
 * are off, and the disk keeps that.
 *
 *   remarks DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "disk_image.h"
#include "session.h"

#define REST 60
#define END 900         /* frames after which the result of a game is on the disk */
#define BETWEEN_PLIES 10 /* five moves of each side */
#define MOVES_MOST 60
#define NO_REMARKS 0x80 /* SHELL_NO_REMARKS */

static Image disk;
static EmuOptions options;
static unsigned remarks; /* in all games so far */

static int is_remark(void)
{
    return session_shows("I did not see that") || session_shows("I like that") || session_shows("Your queen?");
}

/* Plays random moves against the computer, and checks the distances of its remarks. */
static void play(unsigned game)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned last = 0, has_remark = 0, turns = 0;

    if (!check(session_choose(game, BY_KEYS), "no %s", host_games[game])) {
        return;
    }
    for (; turns < MOVES_MOST && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER; turns++) {
        unsigned ply = probe_word(PROBE_PLY), count = host_moves(probe_board(), moves);

        if (is_remark() && !(has_remark && ply == last)) { /* not the same turn again */
            check(!has_remark || ply - last >= BETWEEN_PLIES, "%s: remarks before plies %u and %u", host_games[game],
                last, ply);
            check(ply >= BETWEEN_PLIES, "%s: a remark before ply %u", host_games[game], ply);
            last = ply;
            has_remark = 1;
            remarks++;
        }
        if (!check(count > 0, "%s: no move", host_games[game])) {
            return;
        }
        session_type(moves[(unsigned)rand() % count]);
        emu_frames(20);
        wait_settled(WAIT_MOVE);
        emu_frames(20);
    }
    emu_frames(END);
    emu_console(CONSOLE_START);
    emu_frames(REST);
    check(session_menu(), "no menu");
}

static void comments(const char *expected)
{
    emu_key(KEY_CTRL + emu_key_code('c'));
    check(session_waits(expected, WAIT_LOAD), "CTRL+C does not say '%s'", expected);
    emu_frames(3 * REST);
}

static void play_all(void)
{
    static const char *const names[] = {"draughts", "reversi", "connect4", "chess", "warptrog"};

    for (unsigned n = 0; n < sizeof names / sizeof *names; n++) {
        play(host_game(names[n]));
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .random = 1, .disk = arguments[1]};
    srand(7);
    if (!check(session_boot(&options), "no menu")) {
        return check_end();
    }
    play_all();
    play_all();
    printf("figure %u remarks in ten games\n", remarks);
    check(remarks > 0, "no remark in ten games");

    check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
    comments("Comments off");
    comments("Comments on");
    comments("Comments off");
    emu_key(KEY_CTRL + emu_key_code('q'));
    check(session_waits("Resign?", WAIT_LOAD), "no question");
    emu_fire();
    emu_frames(END);
    check(session_menu(), "no menu");
    remarks = 0;
    play_all();
    play_all();
    check(remarks == 0, "%u remarks although they are off", remarks);
    image_power_off(&disk);
    if (check(image_index(&disk) != NULL, "no index")) {
        check(((uint8_t *)image_index(&disk))[SAVE_PLAYER_AT] & NO_REMARKS, "the disk does not keep the setting");
    }
    options.disk = image_path(&disk);
    session_newcomer = 1; /* leaves the player as the disk has it */
    if (check(session_boot(&options), "no menu") && check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn")) {
        comments("Comments on");
    }
    emu_stop();
    return check_end();
}
