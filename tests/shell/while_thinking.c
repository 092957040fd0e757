/* while_thinking.c: keys, stick, FIRE and console keys while the computer thinks and while the disk is read; and the
 * clocks meanwhile (while_thinking_clocks.c).
 *
 *   while_thinking DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "while_thinking.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MIDDLE "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10" /* not in a book */
#define MIDDLE_MOVE "a2a3"
#define LEVEL 6          /* fifteen seconds */
#define GUARD_MOST 50    /* frames: a press soon after a search is ignored */

EmuOptions while_thinking_options;
unsigned while_thinking_chess;

int while_thinking_is_thinking(void) { return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING; }

static int is_players_turn(void)
{
    return probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && !probe_byte(PROBE_COMPUTER);
}

/* ---- while the computer thinks ---- */

int while_thinking_think(void)
{
    if (!session_boot(&while_thinking_options) || !session_choose(while_thinking_chess, BY_KEYS)) {
        return check(0, "no chess");
    }
    session_level(LEVEL, BY_KEYS);
    session_set_up(MIDDLE);
    emu_frames(30);
    session_type(MIDDLE_MOVE);
    return check(session_waits("FIRE: move now", WAIT_LOAD) && while_thinking_is_thinking(),
        "the computer does not think");
}

/* Checks that the computer keeps thinking: the player's move is still the only one. */
static void check_goes_on(const char *what)
{
    unsigned ply = probe_word(PROBE_PLY);

    emu_frames(SETTLE);
    check(while_thinking_is_thinking() && probe_word(PROBE_PLY) == ply && ply == 1,
        "%s: the computer does not think any more", what);
}

static void check_moves_now(const char *what)
{
    check(wait_screen(PROBE_SCREEN_PLAY, 120, 2) && probe_word(PROBE_PLY) == 2 && is_players_turn(),
        "%s does not make it move", what);
}

/* Like check_moves_now, but does not wait for the player's turn, because another search may follow at once. */
static void check_moves(const char *what)
{
    for (unsigned end = emu_frame() + 240; probe_word(PROBE_PLY) != 2 && emu_frame() < end;) {
        emu_frames(2);
    }
    check(probe_word(PROBE_PLY) == 2, "%s does not make the computer move", what);
}

void while_thinking_control(char letter) { emu_key(KEY_CTRL + emu_key_code(letter)); }

/* 1: the computer searches for a hint, or a hint is shown. */
static int is_hinted(void) { return session_shows("Thinking. FIRE: stop") || session_shows("Hint: "); }

static void move_now(void)
{
    static const struct { const char *name; int key; } keys[] =
        {{"FIRE", KEY_NONE}, {"RETURN", KEY_RETURN}, {"SPACE", KEY_SPACE}};

    for (unsigned n = 0; n < 3; n++) {
        if (while_thinking_think()) {
            if (keys[n].key == KEY_NONE) {
                emu_fire();
            } else {
                emu_key(keys[n].key);
            }
            check_moves_now(keys[n].name);
        }
    }
}

/* FIRE pressed while the disk is read for a setting, or while its message is shown, is handled afterwards. */
static void move_now_after_a_setting(unsigned frames)
{
    while_thinking_options.is_slow = 1;
    if (while_thinking_think()) {
        emu_console(CONSOLE_SELECT);
        emu_frames(frames);
        emu_fire();
        check_moves("FIRE soon after SELECT");
    }
    while_thinking_options.is_slow = 0;
}

/* Asks for a hint while the computer thinks, makes it move, and presses START before or during the search for the hint.
 */
static void start_after_a_hint(unsigned frames)
{
    if (while_thinking_think()) {
        while_thinking_control('h');
        emu_fire();
        emu_frames(frames);
        emu_console(CONSOLE_START);
        check(session_waits("New game?", 120), "START is lost after a request for a hint");
    }
}

static void nudges_and_letters(void)
{
    static const int directions[] = {STICK_UP, STICK_DOWN, STICK_LEFT, STICK_RIGHT};

    if (!while_thinking_think()) {
        return;
    }
    for (unsigned n = 0; n < 4; n++) {
        emu_stick(directions[n]);
        check_goes_on("a stick movement");
    }
    emu_key(KEY_UP);
    check_goes_on("an arrow key");
    session_press("d1");
    check_goes_on("letters");
    while_thinking_control('h');
    check_goes_on("a request for a hint");
    while_thinking_control('q');
    check_goes_on("resigning");
    emu_fire();
    check_moves("FIRE after all that"); /* the hint follows at once */
    check(session_waits("Resign?", LEVEL_FRAMES), "after the hint the player does not resign");
    emu_frames(GUARD_MOST); /* a press soon after the hint does not count */
    emu_fire();
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5) && probe_byte(PROBE_SIDE) == 0,
        "the player has not resigned after that");
}

/* A pending command is not typed text that RETURN could complete; and SPACE is not part of a chess move. */
static void not_typed(void)
{
    if (while_thinking_think()) {
        while_thinking_control('h');
        emu_key(KEY_RETURN);
        check_moves("RETURN after a command");
    }
    if (while_thinking_think()) {
        session_press("h2h3");
        emu_key(KEY_SPACE);
        check_moves_now("SPACE after letters");
        emu_key(KEY_RETURN);
        emu_frames(SETTLE);
        check(probe_word(PROBE_PLY) == 3, "a move followed by SPACE is not played");
    }
}

/* Typed text, completed by RETURN, is the player's next move. */
static void typed_ahead(void)
{
    if (!while_thinking_think()) {
        return;
    }
    session_type("h2h3");
    check_goes_on("a move typed ahead");
    emu_key(KEY_RETURN);
    check(wait_screen(PROBE_SCREEN_PLAY, 150, 3), "RETURN after a complete move does not make it move");
    emu_frames(60);
    check(probe_word(PROBE_PLY) == 3 && strstr(probe_board(), "P4PP1") == NULL && while_thinking_is_thinking(),
        "the move typed ahead is not played: %s", probe_board());
}

/* Settings are changed during the search, which continues and does not take longer. */
static void settings(void)
{
    unsigned began;

    if (!while_thinking_think()) {
        return;
    }
    began = emu_frame();
    while_thinking_control('m');
    check_goes_on("the sound");
    check(session_shows("Sound off"), "the sound is not off");
    while_thinking_control('f');
    check_goes_on("flipping the board");
    emu_console(CONSOLE_SELECT);
    check_goes_on("the level");
    check(session_shows("L7"), "the level is not higher");
    while_thinking_control('b');
    check_goes_on("blanking the screen");
    while_thinking_control('b');
    check_goes_on("showing the screen");
    check(wait_screen(PROBE_SCREEN_PLAY, LEVEL_FRAMES, 5) && probe_word(PROBE_PLY) == 2 && is_players_turn(),
        "the search does not end after settings");
    figure("fifteen seconds with five settings meanwhile: %u frames, depth %u", emu_frame() - began,
        probe_byte(PROBE_DEPTH));
    check(emu_frame() - began > 600, "the search did not continue: %u frames", emu_frame() - began);
}

/* Commands that end the search. */
static void commands(void)
{
    char start[HOST_TEXT];

    if (while_thinking_think()) {
        while_thinking_control('u');
        check(wait_screen(PROBE_SCREEN_PLAY, 90, 3) && probe_word(PROBE_PLY) == 0 && is_players_turn(),
            "undo while it thinks fails");
    }
    if (while_thinking_think()) {
        session_start_again();
        host_choose(while_thinking_chess);
        host_start(start);
        check(wait_screen(PROBE_SCREEN_PLAY, 90, 3) && strcmp(probe_board(), start) == 0,
            "a new game while it thinks fails");
    }
    if (while_thinking_think()) {
        emu_console(CONSOLE_OPTION); /* computer v person, and it is the player's turn */
        check(wait_screen(PROBE_SCREEN_PLAY, 150, 3) && probe_word(PROBE_PLY) == 1 && is_players_turn(),
            "changing sides while it thinks fails");
    }
    if (while_thinking_think()) {
        session_type("e7e5"); /* a legal move for the other side, too */
        emu_console(CONSOLE_OPTION);
        check(wait_screen(PROBE_SCREEN_PLAY, 150, 3), "changing sides after a move typed ahead fails");
        emu_frames(3 * SETTLE);
        check(probe_word(PROBE_PLY) == 1 && is_players_turn(), "text typed for one side is played by the other");
    }
    if (while_thinking_think()) {
        emu_key(KEY_ESC);
        emu_frames(60);
        check(session_shows("COMMANDS"), "no command menu while it thinks");
        emu_key(KEY_ESC);
        emu_frames(60);
        check_goes_on("back from the command menu");
        emu_key(KEY_ESC);
        emu_frames(60);
        while_thinking_control('m');
        emu_frames(30);
        check_goes_on("a setting of the command menu");
        while_thinking_control('x');
        check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "no menu while it thinks");
    }
}

/* A pending request for a hint is dropped when undo, a set-up or a load changes the position. */
static void asked_before(void)
{
    static const struct { const char *name, *keys; } changes[] =
        {{"undo", "u"}, {"undo and redo", "ur"}, {"a position set up", "e"}, {"a game loaded", "l"}};

    for (unsigned n = 0; n < sizeof changes / sizeof changes[0]; n++) {
        if (!while_thinking_think()) {
            return;
        }
        if (changes[n].keys[0] == 'l') {
            while_thinking_control('s');
            session_waits("Save <", WAIT_LOAD);
            emu_key(KEY_RETURN);
            session_waits("Saved", WAIT_LOAD);
            session_waits("FIRE: move now", WAIT_LOAD);
        }
        while_thinking_control('h');
        session_press("d1");
        check_goes_on(changes[n].name);
        for (const char *key = changes[n].keys; *key; key++) {
            while_thinking_control(*key);
            emu_frames(SETTLE);
        }
        if (changes[n].keys[0] == 'e') {
            emu_key(KEY_TAB); /* the other side to move: another position */
            emu_key(KEY_RETURN);
            check(session_replace(), "a set-up replaces a game without a question");
        } else if (changes[n].keys[0] == 'l') {
            session_waits("Load <", WAIT_LOAD);
            emu_key(KEY_RETURN);
            check(session_replace(), "a save replaces a game without a question");
            emu_frames(2 * SETTLE);
        }
        emu_frames(SETTLE);
        emu_key(KEY_SPACE); /* if the computer thinks again, this makes it move now */
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2), "%s, and no side is on turn", changes[n].name);
        emu_frames(2 * SETTLE);
        check(!is_hinted() && !session_shows("move: d1"), "a hint requested before %s comes after it", changes[n].name);
    }
}

/* A pending request for a hint is dropped when another game comes. If START is cancelled, it is kept. */
static void asked_before_start(void)
{
    if (while_thinking_think()) {
        while_thinking_control('h');
        emu_frames(SETTLE);
        session_start_again();
        check(wait_screen(PROBE_SCREEN_PLAY, 90, 3) && probe_word(PROBE_PLY) == 0, "no new game while it thinks");
        emu_frames(2 * SETTLE);
        check(!is_hinted(), "a hint requested in the old game comes in the new one");
    }
    if (while_thinking_think()) {
        while_thinking_control('h');
        emu_frames(SETTLE);
        while_thinking_control('x');
        check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5) && session_choose(while_thinking_chess, BY_KEYS),
            "no other game");
        emu_frames(2 * SETTLE);
        check(!is_hinted(), "a hint requested in one game comes in the next");
    }
    if (while_thinking_think()) {
        while_thinking_control('h');
        emu_console(CONSOLE_START);
        check(session_waits("New game?", WAIT_LOAD), "START does not ask");
        emu_key(KEY_ESC);
        check(session_waits("FIRE: move now", WAIT_LOAD), "it does not continue thinking after a cancelled new game");
        emu_fire();
        check(session_waits("Hint: ", WAIT_MOVE), "a hint requested before START and ESC does not come");
    }
}

/* FIRE pressed before the computer's move is on the board makes the computer move now, or has no effect. It never drops
 * a disc at the cursor. */
static void too_late(void)
{
    unsigned presses = 0;

    if (!session_boot(&while_thinking_options) || !session_choose(host_game("connect4"), BY_KEYS)) {
        check(0, "no game");
        return;
    }
    session_level(1, BY_KEYS);
    emu_frames(60);
    for (unsigned later = 0; later < 120; later += 5) {
        session_type("4");
        emu_frames(later);
        if (probe_word(PROBE_PLY) > 1) {
            break;
        }
        presses++;
        emu_hold_fire(1);
        emu_frames(10);
        emu_hold_fire(0);
        emu_frames(SETTLE);
        wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 3);
        emu_frames(2 * SETTLE);
        check(probe_word(PROBE_PLY) == 2 && is_players_turn(), "FIRE %u frames after a move plays another: ply %u",
            later, probe_word(PROBE_PLY));
        for (int n = 0; n < 3 && probe_word(PROBE_PLY); n++) {
            while_thinking_control('u');
            emu_frames(SETTLE);
        }
    }
    check(presses > 6, "the computer is too fast for this test: %u", presses);
}

#define PLY_MOST 9 /* frames for a ply without a search */

/* The computer against itself does not wait for input. */
static void alone(void)
{
    unsigned began, plies;

    if (!session_boot(&while_thinking_options) || !session_choose(host_game("noughts"), BY_KEYS)) {
        check(0, "no noughts");
        return;
    }
    for (unsigned n = 4; n < 16; n++) { /* after levels and depths: random moves */
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows("Random moves"), "no random moves");
    emu_frames(90);
    emu_console(CONSOLE_OPTION);
    emu_console(CONSOLE_OPTION); /* computer v computer */
    for (unsigned end = emu_frame() + WAIT_LOAD; !probe_word(PROBE_PLY) && emu_frame() < end;) {
        emu_frames(1);
    }
    plies = probe_word(PROBE_PLY);
    began = emu_frame();
    for (unsigned end = began + WAIT_LOAD; probe_word(PROBE_PLY) < plies + 4 && emu_frame() < end;) {
        emu_frames(1);
    }
    check(emu_frame() - began <= 4 * PLY_MOST, "four plies of the computer against itself take %u frames",
        emu_frame() - began);
}

/* ---- while the disk is read ---- */

/* Types two moves at once; between them the engine overlay and the book are read. */
static void typed_while_it_reads(int is_pal, Machine machine)
{
    EmuOptions slow = while_thinking_options;

    slow.is_slow = 1;
    slow.is_pal = is_pal;
    slow.machine = machine;
    if (!check(session_boot(&slow) && session_choose(while_thinking_chess, BY_KEYS), "no chess")) {
        return;
    }
    session_type("e2e4");
    session_type("d2d4");
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; emu_frame() < end && probe_word(PROBE_PLY) < 4; emu_frames(5)) {
    }
    wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 5);
    check(probe_word(PROBE_PLY) == 4 && is_players_turn() && strstr(probe_board(), "/3PP3/")
        && strstr(probe_board(), " w "), "%s: e2e4 and d2d4 typed ahead: %s", machine_names[machine], probe_board());
}

/* Events of every kind while an overlay is read: the command menu gets them all, in their order. */
static void pressed_while_it_reads(void)
{
    EmuOptions slow = while_thinking_options;

    slow.is_slow = 1;
    if (!check(session_boot(&slow) && session_choose(while_thinking_chess, BY_KEYS), "no chess")) {
        return;
    }
    emu_key(KEY_ESC);
    for (int n = 0; n < 4; n++) {
        emu_stick(STICK_DOWN); /* to the entry Level */
    }
    emu_fire();
    check(!session_shows("COMMANDS"), "the command menu comes too early for this test");
    emu_key(KEY_RIGHT);
    emu_key(KEY_RIGHT);
    emu_stick(STICK_RIGHT); /* to level 7 */
    emu_frames(WAIT_LOAD / 4);
    check(session_shows("< Level 7"), "events are lost while the command menu is read");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(60);
    emu_key(KEY_ESC); /* again with console keys: the first SELECT opens Level, the others go one step each */
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    emu_frames(WAIT_LOAD / 4);
    check(session_shows("< Depth: 1 ply"), "console keys are lost while the command menu is read");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(60);
    emu_key(KEY_ESC); /* and the same letter twice: the second belongs to the board again */
    emu_key(emu_key_code('m'));
    emu_key(emu_key_code('m'));
    emu_frames(WAIT_LOAD / 4);
    check(session_shows("move: m"), "the same key twice while the command menu is read");
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    while_thinking_options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    while_thinking_chess = host_game("chess");
    move_now();
    move_now_after_a_setting(20);
    move_now_after_a_setting(60);
    start_after_a_hint(0);
    start_after_a_hint(15);
    nudges_and_letters();
    not_typed();
    typed_ahead();
    asked_before();
    asked_before_start();
    too_late();
    alone();
    settings();
    while_thinking_info();
    commands();
    typed_while_it_reads(0, MACHINE_XL);
    typed_while_it_reads(1, MACHINE_800_48K);
    pressed_while_it_reads();
    while_thinking_clocks();
    return check_end();
}
