/* saves_session.c: the steps of saves.h. */
/* SPDX-License-Identifier: MIT */
#include "saves.h"
#include "check.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

#define WAIT_DISK 400 /* frames, with an instant disk */

int saves_key(char letter)
{
    return KEY_CTRL + emu_key_code(letter);
}

int saves_boot(const char *path, Machine machine)
{
    return check(session_boot(&(EmuOptions){.machine = machine, .disk = path}), "no menu");
}

int saves_start(const char *path, unsigned game)
{
    return saves_boot(path, MACHINE_XL) && check(session_choose(game, BY_KEYS), "no game");
}

void saves_wait_for(const char *text)
{
    check(session_waits(text, WAIT_DISK), "'%s' is not shown", text);
}

/* Two people play, so that nothing moves by itself. A new game is started, because the computer may have moved before.
 */
void saves_two_people(void)
{
    check(session_two_people(), "the computer still plays");
    session_start_again();
    emu_frames(60);
    wait_settled(WAIT_MOVE);
}

void saves_play(const char *move)
{
    unsigned ply = probe_word(PROBE_PLY);

    session_type(move);
    emu_frames(40);
    for (int n = 0; n < 8 && probe_word(PROBE_PLY) == ply; n++) { /* the animation of a knight takes longer */
        emu_frames(5);
    }
    emu_frames(3); /* the board is written after the ply number */
    wait_settled(WAIT_MOVE);
}

void saves_board_is(const char *position)
{
    check(strcmp(probe_board(), position) == 0, "the board is '%s', not '%s'", probe_board(), position);
}

void saves_resign(void)
{
    emu_key(saves_key('q'));
    saves_wait_for("Resign?");
    emu_key(emu_key_code('y'));
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "resigned, but the game is not over");
    emu_frames(200);
}

/* Returns a legal move other than a warp, because the target of a warp is random. */
static const char *plain_move(const char *position, unsigned ply)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(position, moves);

    for (unsigned n = 0; n < count; n++) {
        const char *move = moves[(ply * 5 + n) % count];

        if (move[0] != 'w') {
            return move;
        }
    }
    return moves[0];
}

void saves_begins(unsigned game, char *position)
{
    host_choose(game);
    session_begins(position);
    if (game_info()->chance) {
        wait_settled(WAIT_PASSES);
        strcpy(position, probe_board());
    }
}

void saves_play_some(unsigned game, unsigned moves, char *position)
{
    saves_begins(game, position);
    for (unsigned n = 0; n < moves; n++) {
        const char *move = plain_move(position, n);

        saves_play(move);
        host_play(position, move, position);
        if (game_info()->chance) {
            wait_settled(WAIT_PASSES);
            strcpy(position, probe_board());
        }
        check(strcmp(probe_board(), position) == 0, "%s: after %s the board is '%s'", host_games[game], move,
            probe_board());
    }
}

static void press(const char *letters)
{
    for (; *letters; letters++) {
        emu_key(emu_key_code(*letters));
    }
}

/* Opens the list of slots by CTRL and the command's letter, and goes to this slot (1 to 3) by arrow keys. */
void saves_go_to_slot(char command, unsigned slot)
{
    char shown[8];

    emu_key(saves_key(command));
    saves_wait_for("< 1: ");
    for (unsigned n = 1; n < slot; n++) {
        emu_key(KEY_RIGHT);
        emu_frames(20);
    }
    snprintf(shown, sizeof shown, "< %u: ", slot);
    saves_wait_for(shown);
    emu_frames(5); /* the line below is drawn next */
}

void saves_save(unsigned slot, const char *name, const char *answer)
{
    saves_go_to_slot('s', slot);
    press(name);
    emu_key(KEY_RETURN);
    saves_wait_for(answer);
    emu_frames(100);
}

/* Saves into a used slot, and answers the question with yes. */
void saves_save_over(unsigned slot, const char *name)
{
    saves_save(slot, name, "Replace it?");
    emu_key(KEY_RETURN);
    saves_wait_for("Saved");
    emu_frames(100);
}

void saves_load(unsigned slot, const char *position, const char *answer)
{
    saves_go_to_slot('l', slot);
    emu_key(KEY_RETURN);
    if (answer) {
        saves_wait_for(answer);
    } else {
        session_replace();
    }
    emu_frames(250);
    wait_settled(WAIT_MOVE);
    saves_board_is(position);
}

void saves_leave(void)
{
    check(session_menu(), "no way back to the menu");
    saves_wait_for("FIRE");
}

/* Checks the menu's text for a game: it contains `mark`, or no move number if `mark` is 0. */
void saves_waits_at(unsigned game, const char *mark)
{
    const char *line;

    session_reach(game);
    line = session_line(game);

    check(mark ? strstr(line, mark) != NULL : strstr(line, "move ") == NULL, "%s: the menu shows '%s', not %s",
        host_games[game], line, mark ? mark : "nothing");
}

void saves_continue(unsigned game, const char *position)
{
    emu_key(session_letter(game));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s does not continue", host_games[game]);
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    saves_board_is(position);
}
