/* while_thinking_clocks.c: the clocks of both sides; see while_thinking.h. */
/* SPDX-License-Identifier: MIT */
#include "while_thinking.h"
#include "check.h"
#include "kernel.inc"
#include "shell/shell.h"

/* Seconds on the clock of a side. */
static int clock_of(int which)
{
    const uint8_t *digits = emu_memory() + CLOCK_AT + which * 4;

    return (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3];
}

static double seconds(unsigned frames, int is_pal) { return frames / (is_pal ? 49.8607 : 59.9227); }

static void check_clock(int which, double shown, const char *what)
{
    double off = clock_of(which) - shown;

    check(off > -1.5 && off < 1.5, "%s: the clock shows %d seconds for %.1f", what, clock_of(which), shown);
}

/* Lets this many frames pass at once: sets the operating system's clock ahead, high byte first. */
static void pass(unsigned frames)
{
    const uint8_t *rtclok = emu_memory() + 0x12;
    unsigned then = (rtclok[0] << 16 | rtclok[1] << 8 | rtclok[2]) + frames;

    emu_put(0x12, (uint8_t)(then >> 16));
    emu_put(0x13, (uint8_t)(then >> 8));
    emu_put(0x14, (uint8_t)then);
}

#define HOUR_STEPS 23

/* Fifteen seconds of thinking are fifteen on the clock. Then the player takes more than an hour: at a page, in one step
 * of more than 65,535 frames, and at the board, in steps of more than two minutes. */
static void clocks(int is_pal)
{
    static const unsigned part = 7501, page = 70000;
    unsigned began, thought;
    int before;
    double spent, search_info_to;

    while_thinking_options.is_pal = is_pal;
    if (while_thinking_think()) {
        before = clock_of(1);
        began = emu_frame();
        check(wait_screen(PROBE_SCREEN_PLAY, LEVEL_FRAMES, 3), "no move of the computer in %u frames", LEVEL_FRAMES);
        thought = emu_frame() - began;
        search_info_to = before + seconds(thought, is_pal);
        check_clock(1, search_info_to, "thinking");
        before = clock_of(0);
        began = emu_frame();
        emu_frames(3000);
        emu_key(emu_key_code('?'));
        emu_frames(90);
        pass(page);
        emu_frames(90);
        emu_key(KEY_ESC);
        for (int n = 0; n < HOUR_STEPS; n++) {
            emu_frames(60);
            pass(part);
        }
        emu_frames(60);
        spent = seconds(emu_frame() - began + page + HOUR_STEPS * part, is_pal);
        check_clock(0, before + spent, "a page left open");
        check_clock(1, search_info_to, "the other side's clock, meanwhile");
        figure("%s: the player's clock after %.1f s: %d s", is_pal ? "PAL" : "NTSC", spent, clock_of(0) - before);
    }
    while_thinking_options.is_pal = 0;
}

#define SECOND_MOST 75 /* frames; the search polls input and clock every 255 nodes */

/* The clock shows every second of a search; it does not wait for the end of an iteration. */
static void seconds_of_a_search(void)
{
    unsigned changed, longest = 0, changes = 0;
    int shown, others;

    if (!while_thinking_think()) {
        return;
    }
    shown = clock_of(1);
    others = clock_of(0);
    changed = emu_frame();
    for (unsigned end = emu_frame() + 600; emu_frame() < end && while_thinking_is_thinking(); emu_frames(3)) {
        if (clock_of(1) != shown) {
            shown = clock_of(1);
            changed = emu_frame();
            changes++;
        } else if (emu_frame() - changed > longest) {
            longest = emu_frame() - changed;
        }
    }
    check(changes > 7 && longest <= SECOND_MOST, "the clock stands still for %u frames while it thinks", longest);
    check(clock_of(0) == others, "meanwhile the other side's clock runs");
}

/* While a piece moves, no clock runs. */
static void motion_is_free(void)
{
    static const unsigned minute = 3600;

    if (!check(session_boot(&while_thinking_options) && session_choose(host_game("connect4"), BY_KEYS)
        && session_two_people(), "no four in a row")) {
        return;
    }
    session_start_again(); /* the computer may have moved meanwhile */
    emu_frames(90);
    session_type("4"); /* the disc falls six rows */
    check(probe_word(PROBE_PLY) == 0, "the disc has landed already");
    pass(minute);
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == 0 && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(60);
    check(clock_of(0) <= 4 && clock_of(1) <= 2, "a minute of motion: %d and %d seconds", clock_of(0),
        clock_of(1));
}

/* While a question is open, the clock of the player who is asked runs. This time is shown, and it is stored in a save
 * made then. After the end of a game no clock runs. */
static void time_of_a_question(void)
{
    static const unsigned minute = 3600;
    static const struct { char key; const char *asks; } questions[] = {{'s', "Save <"}, {'l', "Load <"},
        {'q', "Resign?"}, {'w', "FIRE: choose  ESC: back"}};
    double spent;

    if (!check(session_boot(&while_thinking_options) && session_choose(while_thinking_chess, BY_KEYS)
        && session_two_people(), "no chess")) {
        return;
    }
    session_start_again();
    emu_frames(90);
    session_type("e2e4");
    emu_frames(90);
    for (unsigned n = 0; n < sizeof questions / sizeof questions[0]; n++) {
        spent = clock_of(1);
        while_thinking_control(questions[n].key);
        check(session_waits(questions[n].asks, WAIT_LOAD), "CTRL+%c does not ask", questions[n].key);
        pass(minute);
        emu_frames(minute / 60);
        check_clock(1, spent + 61, questions[n].asks);
        check(clock_of(0) < 10, "%s the other side's clock runs: %d seconds", questions[n].asks, clock_of(0));
        emu_key(questions[n].key == 's' ? KEY_RETURN : KEY_ESC);
        emu_frames(3 * SETTLE);
    }
    spent = clock_of(1);
    while_thinking_control('s'); /* replaces the first save */
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    session_waits("Replace it?", WAIT_LOAD);
    pass(minute);
    emu_key(KEY_RETURN);
    check(session_waits("Saved", WAIT_LOAD), "not saved");
    emu_frames(3 * SETTLE);
    pass(minute); /* this minute is not in the save */
    emu_frames(SETTLE);
    while_thinking_control('l');
    session_waits("Load <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_replace(), "a save replaces a game without a question");
    emu_frames(SETTLE);
    check_clock(1, spent + 61, "a save after an open question");
    while_thinking_control('q');
    session_waits("Resign?", WAIT_LOAD);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "the player has not resigned");
    spent = clock_of(1);
    while_thinking_control('s');
    session_waits("Save <", WAIT_LOAD);
    pass(minute);
    emu_frames(60);
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_clock(1, spent, "a question after the end");
}

#define END_FRAMES 600 /* until the winning line stops blinking */

/* No clock runs during a set-up, nor after the end of a game: not while the player looks at its moves, nor during
 * commands. */
static void stopped_clocks(void)
{
    static const unsigned minute = 3600;
    static const char does[] = "fu"; /* CTRL+F flips the board; CTRL+U undoes the last move */

    if (!check(session_boot(&while_thinking_options) && session_choose(host_game("noughts"), BY_KEYS), "no noughts")) {
        return;
    }
    while_thinking_control('e');
    session_waits("Set up", WAIT_LOAD);
    pass(minute);
    emu_key(KEY_ESC);
    emu_frames(3 * SETTLE);
    check(clock_of(0) + clock_of(1) < 30, "a set-up: %d and %d seconds", clock_of(0), clock_of(1));
    for (const char *key = does; *key; key++) {
        session_set_up("XX-OO---- X");
        emu_frames(SETTLE);
        session_type("3");
        check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "three in line, but the game is not over");
        emu_frames(END_FRAMES);
        pass(minute);
        emu_frames(2 * SETTLE);
        check(clock_of(0) + clock_of(1) < 30, "looking at the end: %d and %d seconds", clock_of(0), clock_of(1));
        while_thinking_control('g'); /* a look at its moves */
        pass(minute);
        session_waits("COMMANDS", WAIT_LOAD);
        emu_key(KEY_UP);
        emu_fire();
        session_waits("Stick: replay", WAIT_LOAD);
        emu_key(KEY_ESC);
        emu_frames(END_FRAMES);
        check(clock_of(0) + clock_of(1) < 30, "looking at its moves: %d and %d seconds", clock_of(0), clock_of(1));
        while_thinking_control(*key);
        emu_frames(2 * SETTLE);
        check(clock_of(0) + clock_of(1) < 30, "the end, and CTRL+%c: %d and %d seconds", *key, clock_of(0),
            clock_of(1));
    }
}

/* Time that passes after an autosave is not lost: it is saved when the player leaves the game. */
static void time_since_keeping(void)
{
    static const char *const moves[AUTOSAVE_MOVES] = {"4", "4", "4", "4", "4", "4", "3", "3", "3", "3"};
    static const unsigned minute = 3600;
    unsigned four = host_game("connect4");

    if (!check(session_boot(&while_thinking_options) && session_choose(four, BY_KEYS) && session_two_people(),
        "no four in a row")) {
        return;
    }
    session_start_again(); /* the computer may have moved meanwhile */
    emu_frames(90);
    for (unsigned n = 0; n < AUTOSAVE_MOVES; n++) {
        session_type(moves[n]);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == n && emu_frame() < end;) {
            emu_frames(1);
        }
    }
    check(session_waits("Saving", WAIT_MOVE), "not autosaved after ten plies");
    emu_frames(WAIT_LOAD);
    pass(minute);
    check(session_menu(), "no menu");
    emu_frames(60);
    emu_key(session_letter(four));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 3) && probe_word(PROBE_PLY) == AUTOSAVE_MOVES,
        "the game is not saved");
    emu_frames(60);
    check(clock_of(0) >= 60, "a minute after the autosave is lost: %d seconds", clock_of(0));
}

void while_thinking_clocks(void)
{
    clocks(0);
    clocks(1);
    seconds_of_a_search();
    motion_is_free();
    time_of_a_question();
    stopped_clocks();
    time_since_keeping();
}
