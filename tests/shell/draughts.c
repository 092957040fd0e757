/* draughts.c: tests the record of draughts: the third repetition of a position and forty quiet moves are draws, also
 * after a long game. After undoing one move the game continues; the time for that undo is measured. Also tests the
 * square numbers.
 *
 *   draughts DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "games/draughts/draughts.h"
#include "host/games.h"
#include "session.h"
#include "kernel.inc"

#include <string.h>

#define LONG_GAME 200   /* plies at most of the random game */
#define MANY_PLIES 128  /* plies that the random game must exceed: their moves fill a page of memory */
#define WAIT_UNDO 3000

static const char *name;

#define SCREEN_BYTES 0x300

static void boot(const EmuOptions *options)
{
    name = machine_names[options->machine];
    check(session_boot(options) && session_choose(GAME_draughts, BY_KEYS), "%s: no game", name);
    for (int n = 0; n < 3; n++) { /* two people */
        emu_console(CONSOLE_OPTION);
        emu_frames(10);
    }
}

/* Plays a move on the host and on the Atari. Returns 0 if their positions then differ. */
static int play(const char *text)
{
    unsigned ply = probe_word(PROBE_PLY);
    char position[HOST_TEXT];
    unsigned end;

    check(game_read_move(text) == NULL, "%s: %s is not a legal move", name, text);
    record_play();
    record_update_outcome();
    game_write_position(position);
    session_type(text);
    for (end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == ply && emu_frame() < end;) {
        emu_frames(2);
    }
    emu_frames(4);
    wait_settled(WAIT_MOVE);
    emu_frames(4);
    return check(strcmp(probe_board(), position) == 0, "%s: after %s the board is '%s', not '%s'", name, text,
        probe_board(), position);
}

static void is_over(const char *words)
{
    check(outcome == OUTCOME_DRAW, "%s: the game is not over on the host", name);
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 2) && probe_byte(PROBE_RESULT) == OUTCOME_DRAW,
        "%s: no draw after %u plies", name, probe_word(PROBE_PLY));
    emu_frames(80); /* the overlay that shows the reason is loaded */
    check(session_shows(words), "%s: the screen does not show '%s'", name, words);
}

/* Undoes the last move of a finished game and checks that the game continues; returns the frames it took. */
static unsigned undo(void)
{
    unsigned ply = probe_word(PROBE_PLY);
    unsigned begin = emu_frame();

    emu_key(KEY_CTRL + emu_key_code('u'));
    while (probe_word(PROBE_PLY) == ply && emu_frame() < begin + WAIT_UNDO) {
        emu_frames(1);
    }
    check(probe_word(PROBE_PLY) == ply - 1 && wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2),
        "%s: undo fails at ply %u", name, ply);
    record_undo();
    record_update_outcome();
    return emu_frame() - begin;
}

static void set_up(const char *position)
{
    session_set_up(position);
    emu_frames(60);
    game_reset();
    check(game_read_position(position) == NULL && strcmp(probe_board(), position) == 0,
        "%s: the set-up position is '%s'", name, probe_board());
    record_start();
}

static void repeat(void)
{
    static const char *const steps[4] = {"1-6", "32-27", "6-1", "27-32"};

    set_up("W:WK1:BK32");
    for (int n = 0; n < 8; n++) {
        check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY, "%s: the game ends at ply %d", name, n);
        play(steps[n % 4]);
    }
    is_over("Draw: third repetition");
    undo();
    play("27-31");
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && outcome == OUTCOME_NONE, "%s: the game does not continue",
        name);
}

/* Plays random moves of two kings a side, without captures and third repetitions, until the draw by forty quiet moves.
 * Moves of men in between delay the draw, so that the game becomes longer than MANY_PLIES. */
static void random_moves(void)
{
    static const char start[] = "W:WK1,K5,29,30:B3,4,K28,K32";
    unsigned frames = 0;

    set_up(start);
    while (outcome == OUTCOME_NONE && record_count < LONG_GAME) {
        char legal[HOST_MOVES][HOST_TEXT];
        unsigned count = 0;

        list_moves();
        for (uint8_t n = 1; n <= move_count; n++) {
            /* in the first half of the game moves a man when the count of quiet moves is about to reach its limit;
             * otherwise moves a king */
            list_choose(n);
            if (((move & MOVE_KING) != 0) == (reversible_plies[0] < QUIET_MOST - 2 || record_count > LONG_GAME / 2)) {
                record_play();
                record_update_outcome();
                if (outcome == OUTCOME_NONE ? !draughts_must[0] : reversible_plies[0] >= QUIET_MOST) {
                    record_undo();
                    list_moves();
                    list_choose(n);
                    game_write_move(legal[count++]);
                } else {
                    record_undo();
                }
                list_moves();
            }
        }
        if (!check(count != 0, "%s: no quiet move at ply %u", name, record_count)
            || !play(legal[check_random(count)])) {
            return;
        }
    }
    is_over("Draw: 40 moves without progress");
    check(record_count > MANY_PLIES, "%s: over after %u plies", name, record_count);
    frames = undo();
    figure("%s: undo of a move of %u takes %u frames", name, record_count + 1, frames);
}

static const uint8_t *screen_bytes(void)
{
    const uint8_t *memory = emu_memory();

    return memory + SCREEN_AT;
}

static unsigned bytes_that_differ(const uint8_t *from)
{
    const uint8_t *now = screen_bytes();
    unsigned count = 0;

    for (unsigned n = 0; n < SCREEN_BYTES; n++) {
        count += now[n] != from[n];
    }
    return count;
}

/* The square numbers, shown on eight empty squares, disappear and come back by the command Numbers. */
static void numbers(void)
{
    static uint8_t with[SCREEN_BYTES];

    emu_key(KEY_CTRL + emu_key_code('f')); /* flip twice: then the status line has its usual text */
    emu_frames(60);
    emu_key(KEY_CTRL + emu_key_code('f'));
    for (int input = BY_STICK; input <= BY_KEYS; input++) {
        emu_frames(60);
        session_arrow(STICK_LEFT, KEY_LEFT, input); /* so the key row has the text for this input */
        emu_frames(60);
        memcpy(with, screen_bytes(), SCREEN_BYTES);
        check(session_do_command("Numbers", 'k', input), "%s: no command for numbers", name);
        emu_frames(60);
        check(bytes_that_differ(with) >= 16, "%s: the numbers stay: %u characters gone", name, bytes_that_differ(with));
        session_do_command("Numbers", 'k', input);
        emu_frames(60);
        /* at most four characters may differ: the clock */
        check(bytes_that_differ(with) <= 4, "%s: %u characters are not back", name, bytes_that_differ(with));
    }
}

int main(int argument_count, char **arguments)
{
    static EmuOptions options[] = {{.machine = MACHINE_800_48K}, {.machine = MACHINE_XE, .is_pal = 1}};

    host_words(argument_count, arguments, "DISK.atr TROG");
    for (unsigned n = 0; n < sizeof options / sizeof options[0]; n++) {
        options[n].disk = arguments[1];
        options[n].random = n + 1;
        check_seed = n + 1;
        host_choose(GAME_draughts);
        boot(&options[n]);
        numbers();
        repeat();
        if (n == 0) {
            random_moves();
        }
    }
    return check_end();
}
