/* impatient.c: keys, stick, FIRE and console keys while the computer thinks and while the disk is read; and
 * the clocks, through all of that.
 *
 *   impatient DISK.atr TROG
 */
#include "check.h"
#include "kernel.inc"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MIDDLE "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10" /* in no book */
#define MIDDLE_MOVE "a2a3"
#define LEVEL 6          /* fifteen seconds */
#define LEVEL_FRAMES 1500 /* which it takes at most, with what it shows */
#define SETTLE 40        /* frames until an event is dealt with: the search asks every 255 nodes */

static EmuOptions options;
static unsigned chess;

static int is_thinking(void) { return glass_byte(GLASS_SCREEN) == GLASS_SCREEN_THINKING; }

static int is_persons(void)
{
    return glass_byte(GLASS_SCREEN) == GLASS_SCREEN_PLAY && !glass_byte(GLASS_COMPUTER);
}

static int wait_shows(const char *text, unsigned frames)
{
    for (unsigned end = emu_frame() + frames; emu_frame() < end; emu_frames(5)) {
        if (table_shows(text)) {
            return 1;
        }
    }
    return 0;
}

/* ---- while the computer thinks ---- */

/* Chess, with the computer at work on its move for quarter of a minute. */
static int think(void)
{
    if (!table_boot(&options) || !table_choose(chess, BY_KEYS)) {
        return check(0, "no chess");
    }
    table_level(LEVEL, BY_KEYS);
    table_set_up(MIDDLE);
    emu_frames(30);
    table_type(MIDDLE_MOVE);
    return check(wait_shows("FIRE hurries", WAIT_LOAD) && is_thinking(), "it does not think");
}

/* It goes on thinking, and what it plays is its own move: one ply more than the person's, and the person's turn. */
static void check_goes_on(const char *what)
{
    unsigned ply = glass_word(GLASS_PLY);

    emu_frames(SETTLE);
    check(is_thinking() && glass_word(GLASS_PLY) == ply && ply == 1, "%s: it does not think any more", what);
}

static void check_hurries(const char *what)
{
    check(wait_screen(GLASS_SCREEN_PLAY, 120, 2) && glass_word(GLASS_PLY) == 2 && is_persons(),
        "%s does not make it move", what);
}

/* The same where something follows at once. */
static void check_moves(const char *what)
{
    for (unsigned end = emu_frame() + 240; glass_word(GLASS_PLY) != 2 && emu_frame() < end;) {
        emu_frames(2);
    }
    check(glass_word(GLASS_PLY) == 2, "%s does not make it move", what);
}

static void press_letters(const char *text)
{
    for (; *text; text++) {
        emu_key(emu_key_code(*text));
    }
}

static void control(char letter) { emu_key(KEY_CTRL + emu_key_code(letter)); }

/* 1: it looks for a hint, or shows one. */
static int is_hinted(void) { return table_shows("Looking: ") || table_shows("Hint: "); }

static void move_now(void)
{
    static const struct { const char *name; int key; } keys[] =
        {{"FIRE", KEY_NONE}, {"RETURN", KEY_RETURN}, {"SPACE", KEY_SPACE}};

    for (unsigned n = 0; n < 3; n++) {
        if (think()) {
            if (keys[n].key == KEY_NONE) {
                emu_fire();
            } else {
                emu_key(keys[n].key);
            }
            check_hurries(keys[n].name);
        }
    }
}

static void nudges_and_letters(void)
{
    static const int directions[] = {STICK_UP, STICK_DOWN, STICK_LEFT, STICK_RIGHT};

    if (!think()) {
        return;
    }
    for (unsigned n = 0; n < 4; n++) {
        emu_stick(directions[n]);
        check_goes_on("a nudge");
    }
    emu_key(KEY_UP);
    check_goes_on("an arrow key");
    press_letters("d1");
    check_goes_on("letters");
    control('h');
    check_goes_on("a hint asked for");
    control('q');
    check_goes_on("a person who gives up");
    emu_fire();
    check_moves("FIRE after all that"); /* the hint follows at once */
    for (unsigned end = emu_frame() + WAIT_MOVE; !table_shows("Resign?") && emu_frame() < end;) {
        emu_frames(3);
    }
    emu_fire();
    check(wait_screen(GLASS_SCREEN_OVER, WAIT_MOVE, 5) && glass_byte(GLASS_SIDE) == 0,
        "nobody has given up after that");
}

/* A command that waits is nothing typed, to which RETURN could belong; and SPACE belongs to no move of chess. */
static void not_typed(void)
{
    if (think()) {
        control('h');
        emu_key(KEY_RETURN);
        check_moves("RETURN behind a command");
    }
    if (think()) {
        press_letters("h2h3");
        emu_key(KEY_SPACE);
        check_hurries("SPACE behind letters");
        emu_key(KEY_RETURN);
        emu_frames(SETTLE);
        check(glass_word(GLASS_PLY) == 3, "a move with a SPACE behind it is not played");
    }
}

/* What was typed is the person's next move, with RETURN behind it. */
static void typed_ahead(void)
{
    if (!think()) {
        return;
    }
    table_type("h2h3");
    check_goes_on("a move typed ahead");
    emu_key(KEY_RETURN);
    check(wait_screen(GLASS_SCREEN_PLAY, 150, 3), "RETURN behind a whole move does not make it move");
    emu_frames(60);
    check(glass_word(GLASS_PLY) == 3 && strstr(glass_board(), "P4PP1") == NULL && is_thinking(),
        "the move typed ahead is not played: %s", glass_board());
}

/* Settings: obeyed, and the search goes on and takes no longer for it. */
static void settings(void)
{
    unsigned began;

    if (!think()) {
        return;
    }
    began = emu_frame();
    control('m');
    check_goes_on("the sound");
    check(table_shows("Sound off"), "the sound is not off");
    control('f');
    check_goes_on("the board turned");
    emu_console(CONSOLE_SELECT);
    check_goes_on("the level");
    check(table_shows("L7"), "the level is not higher");
    control('b');
    check_goes_on("a dark screen");
    control('b');
    check_goes_on("a lit screen");
    check(wait_screen(GLASS_SCREEN_PLAY, LEVEL_FRAMES, 5) && glass_word(GLASS_PLY) == 2 && is_persons(),
        "it does not come to an end after settings");
    figure("fifteen seconds with five settings meanwhile: %u frames, depth %u", emu_frame() - began,
        glass_byte(GLASS_DEPTH));
    check(emu_frame() - began > 600, "it was not going on: %u frames", emu_frame() - began);
}

#define SEEN 150 /* frames in which a setting is told, and read */

/* What it says while it thinks, and its thought. */
static void check_says(const char *what)
{
    check(wait_shows("Atari thinks: FIRE hurries", SEEN) && table_shows("Black ") && is_thinking(),
        "%s: it does not say again what it said", what);
}

static void settings_told(void)
{
    if (!think()) {
        return;
    }
    wait_shows("Black ", LEVEL_FRAMES);
    check_says("nothing done");
    control('f');
    emu_frames(SETTLE);
    check_says("the board turned");
    control('p');
    emu_frames(SETTLE);
    check_says("men hidden");
    control('m');
    check(wait_shows("Sound off", SETTLE), "nobody says that the sound is off");
    check_says("the sound");
    control('b');
    check(wait_shows("Blank on", SETTLE), "nobody says that it will be dark");
    emu_frames(SEEN);
    check(!table_shows("Atari thinks"), "it is not dark");
    control('b');
    emu_frames(SETTLE);
    check_says("a lit screen");
    emu_console(CONSOLE_SELECT);
    check(wait_shows("Level 7", SETTLE), "nobody says the level");
    check_says("the level");
    emu_key(KEY_ESC);
    check(wait_shows("ESC back", WAIT_LOAD), "no page of commands");
    emu_key(KEY_ESC);
    emu_frames(SETTLE);
    check_says("the page of commands");
}

/* Commands that end it. */
static void commands(void)
{
    char start[HOST_TEXT];

    if (think()) {
        control('u');
        check(wait_screen(GLASS_SCREEN_PLAY, 90, 3) && glass_word(GLASS_PLY) == 0 && is_persons(),
            "undo while it thinks");
    }
    if (think()) {
        table_start_again();
        host_choose(chess);
        host_start(start);
        check(wait_screen(GLASS_SCREEN_PLAY, 90, 3) && strcmp(glass_board(), start) == 0, "a new game while it thinks");
    }
    if (think()) {
        emu_console(CONSOLE_OPTION); /* computer v person, and it is a person's turn */
        check(wait_screen(GLASS_SCREEN_PLAY, 150, 3) && glass_word(GLASS_PLY) == 1 && is_persons(),
            "sides changed while it thinks");
    }
    if (think()) {
        emu_key(KEY_ESC);
        emu_frames(60);
        check(table_shows("ESC back"), "the page of commands while it thinks");
        emu_key(KEY_ESC);
        emu_frames(60);
        check_goes_on("back from the page of commands");
        emu_key(KEY_ESC);
        emu_frames(60);
        control('m');
        emu_frames(30);
        check_goes_on("a setting of the page of commands");
        control('x');
        check(wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5), "the menu while it thinks");
    }
}

/* What was asked for meanwhile is asked no more when another game, or another position, stands there; but it is where
 * nothing came of the command. */
static void asked_before(void)
{
    static const struct { const char *name, *keys; } changes[] =
        {{"undo", "u"}, {"undo and redo", "ur"}, {"a position set up", "e"}, {"a game loaded", "l"}};

    for (unsigned n = 0; n < sizeof changes / sizeof changes[0]; n++) {
        if (!think()) {
            return;
        }
        if (changes[n].keys[0] == 'l') {
            control('s');
            wait_shows("Save <", WAIT_LOAD);
            emu_key(KEY_RETURN);
            wait_shows("Saved", WAIT_LOAD);
            wait_shows("FIRE hurries", WAIT_LOAD);
        }
        control('h');
        press_letters("d1");
        check_goes_on(changes[n].name);
        for (const char *key = changes[n].keys; *key; key++) {
            control(*key);
            emu_frames(SETTLE);
        }
        if (changes[n].keys[0] == 'e') {
            emu_key(KEY_RETURN);
        } else if (changes[n].keys[0] == 'l') {
            wait_shows("Load <", WAIT_LOAD);
            emu_key(KEY_RETURN);
            emu_frames(2 * SETTLE);
        }
        emu_frames(SETTLE);
        emu_key(KEY_SPACE); /* where it thinks again, it moves now */
        check(wait_screen(GLASS_SCREEN_PLAY, WAIT_MOVE, 2), "%s, and it is nobody's turn", changes[n].name);
        emu_frames(2 * SETTLE);
        check(!is_hinted() && !table_shows("move: d1"), "a hint asked before %s comes behind it", changes[n].name);
    }
}

static void asked_before_start(void)
{
    if (think()) {
        control('h');
        emu_frames(SETTLE);
        table_start_again();
        check(wait_screen(GLASS_SCREEN_PLAY, 90, 3) && glass_word(GLASS_PLY) == 0, "no new game while it thinks");
        emu_frames(2 * SETTLE);
        check(!is_hinted(), "a hint asked for in the old game comes in the new one");
    }
    if (think()) {
        control('h');
        emu_frames(SETTLE);
        control('x');
        check(wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5) && table_choose(chess, BY_KEYS), "no other game");
        emu_frames(2 * SETTLE);
        check(!is_hinted(), "a hint asked for in a game that was left comes in the next");
    }
    if (think()) {
        control('h');
        emu_console(CONSOLE_START);
        check(wait_shows("New game?", WAIT_LOAD), "START does not ask");
        emu_key(KEY_ESC);
        check(wait_shows("FIRE hurries", WAIT_LOAD), "it does not think on when there is no new game after all");
        emu_fire();
        check(wait_shows("Hint: ", WAIT_MOVE), "a hint asked for before START, and ESC, does not come");
    }
}

/* FIRE pressed before the computer's move is on the board, whenever: it hurries, or comes too late for that; it never
 * puts a man where the cursor is. */
static void too_late(void)
{
    unsigned presses = 0;

    if (!table_boot(&options) || !table_choose(host_game("connect4"), BY_KEYS)) {
        check(0, "no game");
        return;
    }
    table_level(1, BY_KEYS);
    emu_frames(60);
    for (unsigned later = 0; later < 120; later += 5) {
        table_type("4");
        emu_frames(later);
        if (glass_word(GLASS_PLY) > 1) {
            break;
        }
        presses++;
        emu_hold_fire(1);
        emu_frames(10);
        emu_hold_fire(0);
        emu_frames(SETTLE);
        wait_screen(GLASS_SCREEN_PLAY, WAIT_MOVE, 3);
        emu_frames(2 * SETTLE);
        check(glass_word(GLASS_PLY) == 2 && is_persons(), "FIRE %u frames behind a move plays another: ply %u", later,
            glass_word(GLASS_PLY));
        for (int n = 0; n < 3 && glass_word(GLASS_PLY); n++) {
            control('u');
            emu_frames(SETTLE);
        }
    }
    check(presses > 6, "the computer is too quick for this test: %u", presses);
}

/* ---- while the disk is read ---- */

/* Two moves at once, with the part that thinks and the book read between them. */
static void typed_while_it_reads(int is_pal, Machine machine)
{
    EmuOptions slow = options;

    slow.is_slow = 1;
    slow.is_pal = is_pal;
    slow.machine = machine;
    if (!check(table_boot(&slow) && table_choose(chess, BY_KEYS), "no chess")) {
        return;
    }
    table_type("e2e4");
    table_type("d2d4");
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; emu_frame() < end && glass_word(GLASS_PLY) < 4; emu_frames(5)) {
    }
    wait_screen(GLASS_SCREEN_PLAY, WAIT_MOVE, 5);
    check(glass_word(GLASS_PLY) == 4 && is_persons() && strstr(glass_board(), "/3PP3/") && strstr(glass_board(), " w "),
        "%s: e2e4 and d2d4 typed ahead: %s", machine_names[machine], glass_board());
}

/* Events of every kind while a part is read: the page of commands has them all, in their order. */
static void pressed_while_it_reads(void)
{
    EmuOptions slow = options;

    slow.is_slow = 1;
    if (!check(table_boot(&slow) && table_choose(chess, BY_KEYS), "no chess")) {
        return;
    }
    emu_key(KEY_ESC);
    for (int n = 0; n < 4; n++) {
        emu_stick(STICK_DOWN); /* Level */
    }
    emu_fire();
    emu_key(KEY_RIGHT);
    emu_key(KEY_RIGHT);
    emu_stick(STICK_RIGHT); /* 7 */
    check(!table_shows("ESC back"), "the page is there too soon for this test");
    emu_frames(WAIT_LOAD / 4);
    check(table_shows("< Level 7"), "events are lost while the page of commands is read");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(60);
    emu_key(KEY_ESC); /* once more, with console keys: Level, and one more each */
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    emu_console(CONSOLE_SELECT);
    emu_frames(WAIT_LOAD / 4);
    check(table_shows("< Looks 1 ply"), "console keys are lost while the page of commands is read");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(60);
    emu_key(KEY_ESC); /* and the same letter twice: the second is of the board again */
    emu_key(emu_key_code('m'));
    emu_key(emu_key_code('m'));
    emu_frames(WAIT_LOAD / 4);
    check(table_shows("move: m"), "the same key twice while the page of commands is read");
}

/* ---- clocks ---- */

/* Seconds on the clock of a side. */
static int clock_of(int who)
{
    const uint8_t *digits = emu_memory() + CLOCK_AT + who * 4;

    return (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3];
}

static double seconds(unsigned frames, int is_pal) { return frames / (is_pal ? 49.8607 : 59.9227); }

static void check_clock(int who, double shown, const char *what)
{
    double off = clock_of(who) - shown;

    check(off > -1.5 && off < 1.5, "%s: the clock shows %d seconds for %.1f", what, clock_of(who), shown);
}

/* So many frames pass at once: the clock of the operating system, high byte first, is set ahead. */
static void pass(unsigned frames)
{
    const uint8_t *rtclok = emu_memory() + 0x12;
    unsigned then = (rtclok[0] << 16 | rtclok[1] << 8 | rtclok[2]) + frames;

    emu_put(0x12, (uint8_t)(then >> 16));
    emu_put(0x13, (uint8_t)(then >> 8));
    emu_put(0x14, (uint8_t)then);
}

#define HOUR_PARTS 23

/* Fifteen seconds of thinking are fifteen; then more than an hour of a person's, on the board and before a page: in
 * parts of two minutes and more, and one that is longer than 16 bits of frames. */
static void clocks(int is_pal)
{
    static const unsigned part = 7501, page = 70000;
    unsigned began, thought;
    int before;
    double spent, thought_to;

    options.is_pal = is_pal;
    if (think()) {
        before = clock_of(1);
        began = emu_frame();
        wait_screen(GLASS_SCREEN_PLAY, LEVEL_FRAMES, 3);
        thought = emu_frame() - began;
        thought_to = before + seconds(thought, is_pal);
        check_clock(1, thought_to, "thinking");
        before = clock_of(0);
        began = emu_frame();
        emu_frames(3000);
        emu_key(emu_key_code('?'));
        emu_frames(90);
        pass(page);
        emu_frames(90);
        emu_key(KEY_ESC);
        for (int n = 0; n < HOUR_PARTS; n++) {
            emu_frames(60);
            pass(part);
        }
        emu_frames(60);
        spent = seconds(emu_frame() - began + page + HOUR_PARTS * part, is_pal);
        check_clock(0, before + spent, "a page left open");
        check_clock(1, thought_to, "the other side's, meanwhile");
        figure("%s: a person's clock after %.1f s: %d s", is_pal ? "PAL" : "NTSC", spent, clock_of(0) - before);
    }
    options.is_pal = 0;
}

/* While a man is on his way it is the time of who moves him. */
static void motion_is_his(void)
{
    static const unsigned minute = 3600;

    if (!check(table_boot(&options) && table_choose(host_game("connect4"), BY_KEYS) && table_two_people(),
        "no four in a row")) {
        return;
    }
    table_start_again(); /* the computer may have moved on the way there */
    emu_frames(90);
    table_type("4"); /* down six rows */
    check(glass_word(GLASS_PLY) == 0, "he is there already");
    pass(minute);
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_word(GLASS_PLY) == 0 && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(60);
    check(clock_of(0) >= 60 && clock_of(1) <= 2, "a minute of the first side's: %d and %d seconds", clock_of(0),
        clock_of(1));
}

#define END_FRAMES 600 /* until the line that won stays */

/* Behind the end of a game the time is nobody's: neither while it is looked at, nor when something is done then. */
static void nobodys_time(void)
{
    static const unsigned minute = 3600;
    static const char does[] = "fu"; /* the board turned; the last move taken back */

    if (!check(table_boot(&options) && table_choose(host_game("noughts"), BY_KEYS), "no noughts")) {
        return;
    }
    for (const char *key = does; *key; key++) {
        table_set_up("XX-OO---- X");
        emu_frames(SETTLE);
        table_type("3");
        check(wait_screen(GLASS_SCREEN_OVER, WAIT_MOVE, 3), "three in line, and the game goes on");
        emu_frames(END_FRAMES);
        pass(minute);
        emu_frames(2 * SETTLE);
        check(clock_of(0) + clock_of(1) < 30, "an end looked at: %d and %d seconds", clock_of(0), clock_of(1));
        control(*key);
        emu_frames(2 * SETTLE);
        check(clock_of(0) + clock_of(1) < 30, "an end, and CTRL+%c: %d and %d seconds", *key, clock_of(0), clock_of(1));
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    chess = host_game("chess");
    move_now();
    nudges_and_letters();
    not_typed();
    typed_ahead();
    asked_before();
    asked_before_start();
    too_late();
    settings();
    settings_told();
    commands();
    typed_while_it_reads(0, MACHINE_XL);
    typed_while_it_reads(1, MACHINE_800_48K);
    pressed_while_it_reads();
    clocks(0);
    clocks(1);
    motion_is_his();
    nobodys_time();
    return check_end();
}
