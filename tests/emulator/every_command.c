/* every_command.c: every command once on the Atari, and RESET while its page or question is open: the game goes on
 * unchanged. tests/shell tests the commands themselves, on the host.
 *
 *   every_command DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "session.h"

#define AFTER 60 /* frames until a command is carried out */
#define GUARD 50 /* frames after a search in which FIRE and RETURN do not count */

typedef struct {
    const char *name;
    char key;          /* with CTRL; or ? or 0 */
    int console;       /* a console key, if key is 0 */
    const char *shown; /* text on the screen after it */
} Command;

static const Command in_chess[] = {
    {"rules", '?', 0, "ESC: back"}, {"command menu", 0, 0, "COMMANDS"}, {"list of moves", 'g', 0, "After 1. e2e4"},
    {"new game", 0, CONSOLE_START, "New game?"}, {"level", 0, CONSOLE_SELECT, "Level 5"},
    {"openings", 'o', 0, "Ruy Lopez"}, {"set-up", 'e', 0, "Set up:"}, {"resign", 'q', 0, "Resign?"},
    {"find a win", 'w', 0, "FIRE: choose  ESC: back"}, {"workshop", 't', 0, "WORKSHOP"}, {"save", 's', 0, "Save <"},
    {"load", 'l', 0, "Load <"}, {"hint", 'h', 0, "Hint: "}, {"sound off", 'm', 0, "Sound off"},
    {"sound on", 'm', 0, "Sound on"}, {"flip", 'f', 0, " h  g  f  e"}, {"flip back", 'f', 0, " a  b  c  d"},
    {"draw", 'd', 0, "draw?"}, {"hide pieces", 'p', 0, "to move"}, {"show pieces", 'p', 0, "to move"},
    {"blank on", 'b', 0, "lank"}, {"blank off", 'b', 0, "lank"},
};
static const Command in_hexapawn[] = {
    {"variants", 'v', 0, "FIRE: choose  ESC: back"}, {"sides", 0, CONSOLE_OPTION, "Person v remote"},
};

static char position[HOST_TEXT];

static void settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

static void give(const Command *command)
{
    if (command->key == '?') {
        emu_key(emu_key_code('?'));
    } else if (command->key) {
        emu_key(KEY_CTRL + emu_key_code(command->key));
    } else if (command->console) {
        emu_console(command->console);
    } else {
        emu_key(KEY_ESC);
    }
}

/* Carries out the command, then leaves it: by ESC, or by RESET. */
static void open_and_leave(const Command *command, int is_reset)
{
    const char *how = is_reset ? "RESET" : "ESC";
    unsigned turns;

    give(command);
    check(session_waits(command->shown, WAIT_LOAD), "%s: '%s' is not shown", command->name, command->shown);
    if (is_reset) {
        turns = probe_word(PROBE_TURNS);
        emu_reset();
        check(wait_turns(turns, WAIT_LOAD), "%s: RESET does not come back", command->name);
    } else {
        emu_key(KEY_ESC);
        emu_frames(4);
        if (session_shows("COMMANDS")) { /* there was nothing to leave */
            emu_frames(AFTER);
            emu_key(KEY_ESC);
        }
    }
    settle();
    check(strcmp(probe_whole_board(), position) == 0, "%s and %s: the board is '%s', not '%s'", command->name, how,
        probe_whole_board(), position);
}

/* Commands that change the position. */
static void back_and_forth(void)
{
    emu_key(KEY_CTRL + emu_key_code('u'));
    settle();
    check(probe_word(PROBE_PLY) == 0, "undo: ply %u", probe_word(PROBE_PLY));
    emu_key(KEY_CTRL + emu_key_code('r'));
    settle();
    check(strcmp(probe_whole_board(), position) == 0, "redo: the board is '%s'", probe_whole_board());
    emu_key(KEY_CTRL + emu_key_code('n'));
    settle();
    emu_frames(GUARD);
    check(probe_word(PROBE_PLY) == 1 && strcmp(probe_whole_board(), position) != 0, "next best: the board is '%s'",
        probe_whole_board());
}

static int begin(const EmuOptions *options, const char *game, const char *move)
{
    if (!check(session_boot(options) && session_choose(host_game(game), BY_KEYS) && session_two_people(), "%s: no game",
        game)) {
        return 0;
    }
    session_start_again();
    settle();
    session_type(move);
    settle();
    strcpy(position, probe_whole_board());
    return check(probe_word(PROBE_PLY) == 1, "%s: %s is not played", game, move);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want("chess");
    for (int is_reset = 0; is_reset < 2; is_reset++) {
        if (begin(&options, "chess", "e2e4")) {
            for (unsigned n = 0; n < sizeof in_chess / sizeof in_chess[0]; n++) {
                open_and_leave(&in_chess[n], is_reset);
            }
            if (!is_reset) {
                back_and_forth();
            }
            check(session_code_is_whole(), "chess: the kernel's code has changed");
        }
        options.machine = MACHINE_800_48K;
        options.is_pal = 1;
        if (begin(&options, "hexapawn", "b1b2")) {
            for (unsigned n = 0; n < sizeof in_hexapawn / sizeof in_hexapawn[0]; n++) {
                open_and_leave(&in_hexapawn[n], is_reset);
            }
            check(session_menu(), "no way back to the menu");
        }
    }
    return check_end();
}
