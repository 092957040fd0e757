/* sounds.c: the tune of a game's end, which must not come a second time, after looking at a page or saving; with the
 * sound off no sound at all, not even the beeps of the disk; the tune of the menu, once.
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
#define VOLUME 0x0F /* bits of AUDC */

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

/* ---- a whole session with the sound off ---- */

/* 1: a channel has a volume. */
static int is_loud(void)
{
    EmuPokey pokey = emu_pokey();

    return (pokey.audc[0] | pokey.audc[1] | pokey.audc[2] | pokey.audc[3]) & VOLUME;
}

static unsigned loud; /* frames in which something sounded */

static void listen(unsigned frames)
{
    while (frames--) {
        emu_frames(1);
        loud += is_loud() != 0;
    }
}

static void listen_key(int code)
{
    emu_hold_key(code);
    listen(PRESS_FRAMES);
    emu_hold_key(KEY_NONE);
    listen(PRESS_FRAMES);
}

/* With a drive as slow as a real one: a page, a move and the reply, RESET, the menu, another game. Returns the number
 * of frames in which something sounded. */
static unsigned session(void)
{
    loud = 0;
    listen_key(emu_key_code('?'));
    listen(300);
    listen_key(KEY_ESC);
    listen(AFTER);
    for (const char *move = "b1b2"; *move; move++) {
        listen_key(emu_key_code(*move));
    }
    listen_key(KEY_RETURN);
    listen(500);
    check(probe_word(PROBE_TURNS) > 1, "no move and no reply in the session");
    emu_reset();
    listen(300);
    listen_key(emu_key_code('?'));
    listen(300);
    listen_key(KEY_ESC);
    listen_key(KEY_CTRL + emu_key_code('x'));
    for (unsigned n = 0; n < WAIT_LOAD && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU; n++) {
        listen(1);
    }
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU, "no menu in the session");
    listen(300);
    listen_key(KEY_DOWN);
    listen_key(session_letter(host_game("noughts")));
    for (unsigned n = 0; n < WAIT_LOAD && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY; n++) {
        listen(1);
    }
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY, "no second game in the session");
    listen(AFTER);
    return loud;
}

static void sound_off_session(void)
{
    const char *machine = machine_names[options.machine];

    for (int is_muted = 0; is_muted < 2; is_muted++) {
        if (!check(session_boot(&options) && session_choose(host_game("hexapawn"), BY_KEYS), "no hexapawn")) {
            return;
        }
        emu_frames(AFTER);
        if (is_muted) {
            control('m');
        }
        session();
        if (is_muted) {
            check(loud == 0, "%s: with the sound off, %u frames are not silent", machine, loud);
        } else {
            check(loud > 100, "%s: with the sound on, only %u frames are not silent", machine, loud);
        }
    }
}

/* ---- the tune of the menu ---- */

#define TUNE_STEPS 192
#define TUNE_WAIT 400  /* frames until the menu has read ahead */
#define TUNE_LOUDEST 5

/* Waits until three channels sound. Returns 0 if they do not. */
static int tune_begins(void)
{
    for (unsigned n = 0; n < TUNE_WAIT; n++) {
        EmuPokey pokey = emu_pokey();

        if (pokey.audc[0] & VOLUME && pokey.audc[1] & VOLUME && pokey.audc[2] & VOLUME) {
            return 1;
        }
        emu_frames(1);
    }
    return 0;
}

static void tune(void)
{
    const char *machine = machine_names[options.machine];
    unsigned frames = 0, loudest = 0;

    if (!check(session_boot(&options), "no menu") || !check(tune_begins(), "%s: no tune in the menu", machine)) {
        return;
    }
    check(emu_pokey().audf[0] == 108, "%s: the tune begins with AUDF %u", machine, emu_pokey().audf[0]);
    while (is_loud() && frames < 2000) {
        EmuPokey pokey = emu_pokey();

        for (unsigned channel = 0; channel < 3; channel++) {
            if ((pokey.audc[channel] & VOLUME) > loudest) {
                loudest = pokey.audc[channel] & VOLUME;
            }
        }
        emu_frames(1);
        frames++;
    }
    /* the driver may look at the first frame before the tune has begun in it */
    check(frames - (TUNE_STEPS * (options.is_pal ? 5 : 6) - 1) <= 1, "%s: the tune takes %u frames", machine, frames);
    check(loudest == TUNE_LOUDEST, "%s: the loudest note of the tune has volume %u", machine, loudest);
    check(!tune_begins(), "%s: the tune begins again", machine);
    check(session_boot(&options) && tune_begins(), "%s: no tune at the second start", machine);
    emu_frames(AFTER);
    emu_hold_key(KEY_DOWN);
    emu_frames(3);
    check(emu_pokey().audc[2] == 0, "%s: a key does not end the tune", machine);
    emu_hold_key(KEY_NONE);
    check(!tune_begins(), "%s: the tune begins again after a key", machine);
    check(session_choose(host_game("noughts"), BY_KEYS) && session_menu(), "no noughts");
    check(!tune_begins(), "%s: the tune begins again after a game", machine);
    emu_reset();
    check(!tune_begins(), "%s: the tune begins again after RESET", machine);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    if (check(session_boot(&options), "no menu")) {
        end_once("51372846", "9", "3C ", "Draw");
        end_once("1425", "3", "2F 28 1E", "wins");
        silence();
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (check(session_boot(&options), "no menu")) {
        silence();
    }
    tune();
    options.is_slow = 1;
    sound_off_session();
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    tune();
    options.is_slow = 1;
    sound_off_session();
    return check_end();
}
