/* sounds.c: sounds that must not come: the tune of a game's end a second time, after looking at a page or saving; and
 * with the sound off, the beeps of the disk.
 *
 *   sounds DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "listen.h"
#include "session.h"

#define AFTER 60
#define SOUNDR 0x41 /* flag of the operating system; not 0: SIO beeps */

static EmuOptions options;

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
}

/* Plays noughts: `moves`, then `last`, which ends the game with a tune that contains this pitch. Saving and flipping
 * the board do not repeat the tune; undoing and playing `last` again does. */
static void end_once(const char *moves, const char *last, const char *pitch, const char *result)
{
    static unsigned slot;
    const char *heard;

    if (!check(session_menu() && session_choose(host_game("noughts"), BY_KEYS) && session_two_people(), "no noughts")) {
        return;
    }
    session_start_again();
    emu_frames(AFTER);
    for (; *moves; moves++) {
        char move[2] = {*moves};

        session_type(move);
        emu_frames(AFTER);
    }
    session_type(last);
    heard = listen_notes(150);
    check(strstr(heard, pitch) != NULL && session_shows(result), "%s: the end plays '%s'", result, heard);
    emu_key(KEY_CTRL + emu_key_code('s'));
    check(session_waits("Save", WAIT_LOAD), "%s: no page of saves", result);
    emu_frames(AFTER);
    for (unsigned n = 0; n < slot; n++) {
        emu_key(KEY_DOWN);
    }
    emu_key(KEY_RETURN);
    heard = listen_notes(300);
    check(strstr(heard, pitch) == NULL, "%s: saving plays '%s'", result, heard);
    slot++;
    check(session_shows(result), "%s: the result is gone after saving", result);
    emu_key(KEY_CTRL + emu_key_code('f'));
    heard = listen_notes(150);
    check(strstr(heard, pitch) == NULL, "%s: flipping the board plays '%s'", result, heard);
    control('u');
    emu_frames(AFTER);
    session_type(last);
    heard = listen_notes(150);
    check(strstr(heard, pitch) != NULL, "%s: undo and redo of the end play '%s'", result, heard);
}

/* With the sound off the disk is read without beeps, also after RESET. */
static void silence(void)
{
    if (!check(session_menu() && session_choose(host_game("hexapawn"), BY_KEYS), "no hexapawn")) {
        return;
    }
    check(emu_memory()[SOUNDR] != 0, "the disk does not beep at first");
    control('m');
    check(session_shows("Sound off"), "no command to switch the sound off");
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(emu_memory()[SOUNDR] == 0, "with the sound off, reading a page, SOUNDR is %u", emu_memory()[SOUNDR]);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    emu_reset();
    emu_frames(AFTER);
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(emu_memory()[SOUNDR] == 0, "with the sound off, after RESET, SOUNDR is %u", emu_memory()[SOUNDR]);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    control('m');
    check(session_shows("Sound on"), "no command to switch the sound on");
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(emu_memory()[SOUNDR] != 0, "with the sound on again, the disk does not beep");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    if (check(session_boot(&options), "no menu")) {
        end_once("51372846", "9", "50 ", "Draw");
        end_once("1425", "3", "3C ", "wins");
        silence();
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (check(session_boot(&options), "no menu")) {
        silence();
    }
    return check_end();
}
