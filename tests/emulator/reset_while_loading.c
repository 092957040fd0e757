/* reset_while_loading.c: RESET at a bad moment, while the kernel, a game or a save is read: the program restarts. RESET
 * in the middle of a game: commands_reset.c.
 *
 *   reset_while_loading DISK.atr
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "session.h"

/* Frames between two moments of a save that is read in 441 frames. With 17 the driver loses a frame: after one RESET
 * the processor executes nothing in the scan line at which the driver stops it. */
#define SAVE_STEP 19

static const char *disk;

static void reset_at(unsigned when, Machine machine)
{
    emu_start(&(EmuOptions){.machine = machine, .is_slow = 1, .disk = disk});
    emu_frames(when);
    emu_reset();
    emu_frames(5);
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 10), "RESET at frame %u while loading, %s: no menu", when,
        machine_names[machine]);
}

/* RESET at many moments while the kernel is loading: the machine still boots. Before frame 90 the operating system is
 * still starting. */
static void early_reset(Machine machine)
{
    for (unsigned when = 90; when < 600; when += 73) {
        reset_at(when, machine);
    }
}

/* RESET in the last frames before the kernel reports that it is up: it is running, but nothing is initialised yet. */
static void reset_at_start(Machine machine)
{
    unsigned up;

    emu_start(&(EmuOptions){.machine = machine, .is_slow = 1, .disk = disk});
    while (!probe_is_up() && emu_frame() < WAIT_LOAD) {
        emu_frames(1);
    }
    up = emu_frame();
    for (unsigned before = 5; before--;) {
        reset_at(up - before, machine);
    }
}

/* RESET while a game is loading: the menu comes back, and then a game can be played. */
static void reset_while_loading(Machine machine)
{
    unsigned turns;

    emu_start(&(EmuOptions){.machine = machine, .is_slow = 1, .disk = disk});
    wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5);
    for (unsigned when = 5; when < 360; when += 50) {
        emu_key(emu_key_code((char)('a' + GAME_chess))); /* chess takes longest to load */
        emu_frames(when);
        turns = probe_word(PROBE_TURNS);
        emu_reset();
        check(wait_turns(turns, WAIT_LOAD), "RESET %u frames into loading, %s: no answer", when,
            machine_names[machine]);
        emu_frames(100);
        if (!check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "RESET %u frames into loading, %s: no menu", when,
            machine_names[machine])) {
            return;
        }
    }
    check(session_choose(2, BY_KEYS), "after RESET while loading: no game");
}

/* RESET while a save of another game is read: the menu or one of the two games comes, and nothing is overwritten. This
 * is a risk, because the row table of the screen is in the operating system's memory, which RESET changes. */
static void reset_while_reading_a_save(Machine machine)
{
    session_boot(&(EmuOptions){.machine = machine, .is_slow = 1, .disk = disk});
    session_choose(GAME_noughts, BY_KEYS);
    session_type("5");
    wait_settled(WAIT_MOVE);
    emu_key(KEY_CTRL + emu_key_code('s')); /* slot 1 */
    emu_frames(150);
    emu_key(KEY_RETURN);
    emu_frames(500);
    session_menu();
    for (unsigned when = 10; when < 450; when += SAVE_STEP) {
        unsigned turns;

        session_choose(GAME_hexapawn, BY_KEYS);
        emu_key(KEY_CTRL + emu_key_code('l'));
        emu_frames(150);
        check(session_shows("1: Noughts"), "%s: no save of noughts to read", machine_names[machine]);
        emu_key(KEY_RETURN);
        emu_frames(when);
        turns = probe_word(PROBE_TURNS);
        emu_reset();
        check(wait_turns(turns, WAIT_LOAD), "RESET %u frames into a save, %s: no answer", when, machine_names[machine]);
        emu_frames(100);
        check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5) || wait_settled(WAIT_LOAD),
            "RESET %u frames into a save, %s: neither menu nor game", when, machine_names[machine]);
        if (!check(session_code_is_whole(), "RESET %u frames into a save, %s: the kernel's code has changed", when,
            machine_names[machine])) {
            return;
        }
        if (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU && !check(session_menu(), "RESET %u frames into a save, %s: "
            "no way back to the menu", when, machine_names[machine])) {
            return;
        }
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr");
    disk = arguments[1];
    early_reset(MACHINE_800_48K);
    reset_at_start(MACHINE_XL);
    reset_while_loading(MACHINE_800_48K);
    reset_while_loading(MACHINE_XE);
    reset_while_reading_a_save(MACHINE_800_48K);
    return check_end();
}
