/* sound_events.c: every sound of src/sounds/sounds.txt, in games of every material: what the machine writes to POKEY,
 * frame by frame. Sounds on different channels go on together; a newer sound takes only the channels that it uses.
 * The last seconds of a clock tick.
 *
 *   sound_events DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "kernel.inc"
#include "plat/screen.h"
#include "session.h"
#include "sound_text.h"

#define VECTOR 0x224    /* VVBLKD: the deferred VBI */
#define STUB 0x400      /* the sector buffer: nothing is read now */
#define AFTER 60        /* frames until everything is silent */
#define READ_AHEAD 1200 /* frames until the machine has read everything ahead, which would silence it */
#define SKCTL_SOUND 3

static const char *const events[SOUNDS] = {"step", "lift", "turn", "refuse", "check", "hint", "menu", "tick", "saved",
    "win", "lose", "draw", "down", "take", "crown", "fall", "land", "flip", "warp", "dice"};
static char place[64]; /* machine and game, for messages */

/* Lets the next VBI call sound_play before it plays its frame: by a piece of code that also keeps what is left of the
 * interrupted program, and takes itself out of the vector. */
static void play(unsigned event, unsigned shift)
{
    const uint8_t *page = emu_page(VECTOR >> 8);
    uint8_t low = page[VECTOR & 255], high = page[(VECTOR & 255) + 1];
    const uint8_t stub[] = {
        0xA5, PTR1_AT, 0x48, 0xA5, PTR1_AT + 1, 0x48, 0xA5, TMP1_AT, 0x48, /* lda, pha */
        0xA9, low, 0x8D, VECTOR & 255, VECTOR >> 8, 0xA9, high, 0x8D, (VECTOR + 1) & 255, VECTOR >> 8,
        0xA5, SOUND_SHIFT_AT, 0x48, 0xA9, (uint8_t)shift, 0x85, SOUND_SHIFT_AT,
        0xA9, (uint8_t)event, 0x20, SOUND_PLAY_AT & 255, SOUND_PLAY_AT >> 8, /* jsr sound_play */
        0x68, 0x85, SOUND_SHIFT_AT, 0x68, 0x85, TMP1_AT, 0x68, 0x85, PTR1_AT + 1, 0x68, 0x85, PTR1_AT,
        0x4C, low, high};

    for (unsigned n = 0; n < sizeof stub; n++) {
        emu_put(STUB + n, stub[n]);
    }
    emu_put(VECTOR, STUB & 255);
    emu_put(VECTOR + 1, STUB >> 8);
}

/* Compares a channel with frame `at` of a sound; NULL, or a frame after its end: silence. */
static int is_right(const EmuPokey *pokey, unsigned channel, const SoundText *sound, unsigned at, unsigned shift)
{
    if (!sound || at >= sound->frames[channel]) {
        return pokey->audc[channel] == 0;
    }
    return pokey->audc[channel] == sound->audc[channel][at]
        && pokey->audf[channel] == (uint8_t)(sound->audf[channel][at] + shift);
}

static unsigned longest(const SoundText *sound)
{
    unsigned most = 0;

    for (unsigned channel = 0; channel < SOUND_CHANNELS; channel++) {
        if (sound->frames[channel] > most) {
            most = sound->frames[channel];
        }
    }
    return most;
}

/* Plays one event and compares every frame until three frames after its end. */
static void one(unsigned event, const SoundText *sound, unsigned shift)
{
    play(event, shift);
    for (unsigned at = 0; at < (sound ? longest(sound) : 0) + 3; at++) {
        EmuPokey pokey;
        int right = 1;

        emu_frames(1);
        pokey = emu_pokey();
        for (unsigned channel = 0; channel < SOUND_CHANNELS; channel++) {
            right &= is_right(&pokey, channel, sound, at, shift);
        }
        right &= pokey.audc[3] == 0;
        right &= !sound || (pokey.audctl == 0 && pokey.skctl == SKCTL_SOUND);
        if (!check(right, "%s: frame %u of '%s' is %02X %02X, %02X %02X, %02X %02X; AUDCTL %02X, SKCTL %02X", place, at,
            events[event], pokey.audf[0], pokey.audc[0], pokey.audf[1], pokey.audc[1], pokey.audf[2], pokey.audc[2],
            pokey.audctl, pokey.skctl)) {
            break;
        }
    }
    emu_frames(AFTER);
}

/* Plays `first`, and `second` some frames later. */
static void two(unsigned first, const SoundText *first_sound, unsigned second, const SoundText *second_sound,
    unsigned later)
{
    unsigned most = 0;

    play(first, 0);
    for (unsigned at = 0; at < later + longest(second_sound); at++) {
        EmuPokey pokey;
        unsigned sounding = 0;
        int right = 1;

        if (at == later) {
            play(second, 0);
        }
        emu_frames(1);
        pokey = emu_pokey();
        for (unsigned channel = 0; channel < SOUND_CHANNELS; channel++) {
            int is_taken = at >= later && second_sound->frames[channel];

            right &= is_right(&pokey, channel, is_taken ? second_sound : first_sound, is_taken ? at - later : at, 0);
            sounding += (pokey.audc[channel] & 15) != 0;
        }
        if (sounding > most) {
            most = sounding;
        }
        if (!check(right, "%s: '%s' in '%s': frame %u is %02X %02X, %02X %02X, %02X %02X", place, events[second],
            events[first], at, pokey.audf[0], pokey.audc[0], pokey.audf[1], pokey.audc[1], pokey.audf[2],
            pokey.audc[2])) {
            break;
        }
    }
    check(most == SOUND_CHANNELS, "%s: '%s' and '%s' sound on %u channels", place, events[first], events[second], most);
    emu_frames(AFTER);
}

/* Opens a game and waits until nothing more is read. */
static int enter(const EmuOptions *options, const char *game)
{
    snprintf(place, sizeof place, "%s %s, %s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC", game);
    if (!check(session_menu() && session_choose(host_game(game), BY_KEYS), "%s does not start", place)) {
        return 0;
    }
    emu_frames(READ_AHEAD);
    return 1;
}

static void of_game(const EmuOptions *options, const char *game)
{
    if (!enter(options, game)) {
        return;
    }
    for (unsigned event = SOUND_GAME; event < SOUNDS; event++) {
        const SoundText *sound = sound_text_of_game(game, events[event]);

        one(event, sound, 0);
        if (sound) {
            one(event, sound, 8);
        }
    }
}

static void together(void)
{
    two(SOUND_WIN, sound_text("win"), SOUND_STEP, sound_text("step"), 25);
    two(SOUND_DOWN, sound_text("down wood"), SOUND_TURN, sound_text("turn"), 2);
    two(SOUND_LOSE, sound_text("lose"), SOUND_CHECK, sound_text("check"), 31);
}

/* The last ten seconds before a clock shows 00:00 again tick. */
static void last_seconds(const EmuOptions *options)
{
    static const uint8_t late[] = {9, 9, 4, 8};
    unsigned ticks = 0, frames = options->is_pal ? 50 : 60;
    int was_loud = 0;

    for (unsigned n = 0; n < sizeof late; n++) {
        emu_put(CLOCK_AT + n, late[n]);
    }
    for (unsigned n = 0; n < 15 * frames; n++) {
        EmuPokey pokey;
        int is_loud;

        emu_frames(1);
        pokey = emu_pokey();
        is_loud = pokey.audc[2] & 15;
        if (is_loud && !was_loud) {
            ticks++;
            check(pokey.audf[2] == sound_text("tick")->audf[2][0], "%s: a tick has AUDF %u", place, pokey.audf[2]);
        }
        was_loud = is_loud;
    }
    check(ticks == 10, "%s: the last seconds of a clock tick %u times", place, ticks);
}

int main(int argument_count, char **arguments)
{
    static const char *const materials[] = {"gomoku", "connect4", "reversi", "matchbox", "warptrog", "race"};
    EmuOptions options;

    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    if (check(session_boot(&options), "no menu") && enter(&options, "chess")) {
        for (unsigned event = 0; event < SOUND_GAME; event++) {
            one(event, sound_text(events[event]), 0);
        }
        together();
        last_seconds(&options);
        of_game(&options, "chess");
        for (unsigned n = 0; n < sizeof materials / sizeof materials[0]; n++) {
            of_game(&options, materials[n]);
        }
    }
    options = (EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .disk = arguments[1], .random = 1};
    if (check(session_boot(&options), "no menu") && enter(&options, "draughts")) {
        together();
        last_seconds(&options);
        of_game(&options, "draughts");
    }
    return check_end();
}
