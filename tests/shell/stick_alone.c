/* stick_alone.c: a player with a stick and no keyboard. Every command of the command table is reached on the page of
 * commands (a long FIRE), is carried out, and leaves the player a way back to the board. A new command in
 * command_table.h without a line here fails, and a line here that is not on the page fails, too. Then: the key row
 * names FIRE after the stick was used, and keys after a key; the menu by stick; and the demonstration.
 *
 *   stick_alone DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define screen_text machine_text /* the events of plat/screen.h are wanted, and screen_text of screen.h */
#include "plat/screen.h"
#undef screen_text

#define AFTER 60     /* frames until a command is carried out */
#define BETWEEN 12   /* frames between two pushes */
#define LONG_FIRE 45

static EmuOptions options = {.machine = MACHINE_XL, .random = 1};

/* ---- the commands ---- */

typedef struct {
    uint8_t event;
    const char *name;  /* on the page of commands */
    const char *game;  /* a game that has the command */
    const char *shown; /* text on the screen after it */
    const char *back;  /* how the stick leads back to the board: F FIRE, H long FIRE, U D L R a push, _ a pause */
} Command;

static const Command commands[] = {
    {EVENT_CTRL('h'), "Hint", "chess", "Hint: ", ""},
    {EVENT_CTRL('u'), "Undo", "chess", "Your move:", ""},
    {EVENT_CTRL('r'), "Redo", "chess", "Not possible", ""},
    {EVENT_CTRL('n'), "Next best", "chess", "Your move:", ""},
    {EVENT_CTRL('w'), "Find a win", "chess", "< Mate in 2 >", "F_"},
    {EVENT_CTRL('g'), "Moves", "chess", "After 1", "H"},
    {EVENT_START, "New game", "chess", "New game?", "LF"},
    {'?', "Rules", "chess", "FIRE: next page", "FFFF"},
    {'?', "Rules", "chess", "Hold FIRE: back", "H"},
    {EVENT_SELECT, "Level", "chess", "< Level ", "RFH"},
    {EVENT_CTRL('o'), "Openings", "chess", "Ruy Lopez", "H"},
    {EVENT_OPTION, "Sides", "chess", "Atari v person", "LF"},
    {EVENT_CTRL('v'), "Variant", "hexapawn", "< No move: you lose >", "F"},
    {EVENT_CTRL('e'), "Set up", "chess", "Set up:", "HUF"},
    {EVENT_CTRL('e'), "Set up", "starchess", "BACKSPACE: delete", "H"},
    {EVENT_CTRL('d'), "Offer draw", "chess", "Atari refuses the draw", ""},
    {EVENT_CTRL('q'), "Resign", "chess", "Resign?", "DF"},
    {EVENT_CTRL('f'), "Flip board", "chess", " h  g  f  e", ""},
    {EVENT_CTRL('m'), "Sound", "chess", "Sound off", ""},
    {EVENT_CTRL('a'), "Motion", "chess", "Motion off", ""},
    {EVENT_CTRL('c'), "Comments", "chess", "Comments off", ""},
    {EVENT_CTRL('k'), "Numbers", "draughts", "Your move:", ""},
    {EVENT_CTRL('p'), "Blind play", "chess", "Your move:", ""},
    {EVENT_CTRL('b'), "Blank", "chess", "Blank on", ""},
    {EVENT_CTRL('s'), "Save", "chess", "Save <", "LF"},
    {EVENT_CTRL('l'), "Load", "chess", "Load <", "LF"},
    {EVENT_CTRL('t'), "Workshop", "chess", "WORKSHOP", "UF"},
    {EVENT_CTRL('z'), "Puzzles", "chess", "mates in ", "H"},
    {EVENT_CTRL('x'), "Other game", "chess", "FIRE: resume", "F"},
};
#define COMMANDS (sizeof commands / sizeof commands[0])

#define COMMAND_ENTRY(event, overlay, act) event,
static const uint8_t table[] = {
#include "shell/input/command_table.h"
};
#undef COMMAND_ENTRY

/* 1: the event opens the page itself, or only an overlay gives it. */
static int needs_no_item(uint8_t event)
{
    return event <= EVENT_OPEN || event == EVENT_ESC || event == EVENT_HELP || event == EVENT_FIRE
        || event == EVENT_FIRE_LONG || event == EVENT_CTRL('j'); /* a game over a network: the host is typed */
}

static void compare_with_table(void)
{
    for (unsigned n = 0; n < sizeof table; n++) {
        int is_here = needs_no_item(table[n]);

        for (unsigned i = 0; i < COMMANDS; i++) {
            is_here |= commands[i].event == table[n];
        }
        check(is_here, "the command of event $%02X has no line in stick_alone.c", table[n]);
    }
}

/* ---- the stick ---- */

static void hold_fire(void)
{
    emu_hold_fire(1);
    emu_frames(LONG_FIRE);
    emu_hold_fire(0);
    emu_frames(BETWEEN);
}

static void go(const char *steps)
{
    for (; *steps; steps++) {
        switch (*steps) {
        case 'F':
            emu_fire();
            break;
        case 'H':
            hold_fire();
            break;
        case '_':
            emu_frames(WAIT_MOVE);
            break;
        default:
            emu_stick(*steps == 'U' ? STICK_UP : *steps == 'D' ? STICK_DOWN : *steps == 'L' ? STICK_LEFT : STICK_RIGHT);
            break;
        }
        emu_frames(BETWEEN);
        if (*steps == 'F' || *steps == 'H') {
            emu_frames(AFTER);
        }
    }
}

/* Starts a game and plays a move. */
static int begin(const char *game)
{
    char legal[HOST_MOVES][HOST_TEXT];

    if (!check(session_boot(&options) && session_choose(host_game(game), BY_STICK), "%s does not start by stick",
        game)) {
        return 0;
    }
    emu_frames(AFTER);
    if (strcmp(game, "starchess") != 0) {
        host_moves(probe_board(), legal);
        session_move(legal[0], BY_STICK);
        emu_frames(AFTER);
        check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2, "%s: no move by stick", game);
        emu_frames(AFTER);
    }
    return 1;
}

static void carry_out(const Command *command)
{
    if (!begin(command->game)) {
        return;
    }
    if (check(session_command(command->name, BY_STICK), "%s: %s is not on the page of commands", command->game,
        command->name)) {
        check(session_waits(command->shown, WAIT_MOVE), "%s: '%s' does not follow", command->name, command->shown);
        emu_frames(AFTER);
        go(command->back);
        if (!session_waits(": commands", AFTER) && session_shows("Stick: skip all")) {
            emu_stick(STICK_RIGHT); /* Star Chess shows what the computers did before this turn */
        }
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 5) && session_waits(": commands", WAIT_MOVE),
            "%s: '%s' does not lead back to the board", command->name, command->back);
    }
}

/* ---- the key row ---- */

static void key_row(void)
{
    if (!begin("chess")) {
        return;
    }
    check(session_shows("FIRE: move  Hold FIRE: commands"), "the key row does not name FIRE after the stick was used");
    emu_key(KEY_LEFT);
    emu_frames(BETWEEN);
    check(session_shows("^H: hint ^U: undo ESC: commands"), "the key row does not name keys after a key");
    emu_key(KEY_ESC);
    check(session_waits("letter  ESC: back", WAIT_LOAD), "the page of commands does not name keys");
    hold_fire();
    emu_stick(STICK_LEFT);
    emu_frames(BETWEEN);
    check(session_shows("FIRE: move  Hold FIRE: commands"), "the key row does not name FIRE after the stick");
    hold_fire();
    check(session_waits("FIRE: choose  Hold FIRE: back", WAIT_LOAD), "the page of commands does not name FIRE");
    hold_fire();
    emu_frames(BETWEEN);
    check(session_point_command("Level", BY_STICK), "no command Level");
    emu_fire();
    emu_stick(STICK_UP);
    emu_frames(BETWEEN);
    check(session_shows("< Level 5: "), "the stick up does not raise the level");
    emu_stick(STICK_DOWN);
    emu_stick(STICK_DOWN);
    emu_stick(STICK_RIGHT);
    emu_frames(BETWEEN);
    check(session_shows("< Level 4: "), "down does not lower the level, or right does not raise it");
    emu_fire();
    hold_fire();
    emu_frames(BETWEEN);
    session_command("Sides", BY_STICK);
    for (unsigned end = emu_frame() + WAIT_LOAD; !session_shows("Thinking. FIRE: move now") && emu_frame() < end;) {
        emu_stick(STICK_RIGHT); /* until the computer begins */
        emu_frames(2);
        if (session_shows("Atari v person")) {
            emu_fire();
            emu_frames(BETWEEN);
        }
    }
    check(session_waits("Hold FIRE: commands", WAIT_LOAD) && !session_shows("FIRE: move  "),
        "the key row says in the computer's turn that FIRE moves a piece");
}

/* FIRE after the end plays again with sides changed, and says so. */
static void again(void)
{
    if (!begin("hexapawn")) {
        return;
    }
    session_command("Resign", BY_STICK);
    emu_frames(AFTER);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "no end");
    emu_frames(WAIT_MOVE);
    emu_fire();
    check(session_waits("You play ", WAIT_LOAD), "FIRE: again does not say what you play");
    emu_frames(WAIT_MOVE);
    check(wait_settled(WAIT_MOVE) && !session_shows("You play "), "the game does not go on");
}

/* Star Chess writes its own key row. It follows what was used last, also in the window of orders. */
static void own_key_row(void)
{
    if (!begin("starchess")) {
        return;
    }
    for (int n = 0; n < 2; n++) {
        emu_stick(n ? STICK_LEFT : STICK_RIGHT);
        emu_frames(BETWEEN);
        check(session_shows("FIRE: orders Hold FIRE: commands"), "Star Chess does not name FIRE after the stick");
        emu_fire();
        check(session_waits("FIRE: choose  Hold FIRE: back", AFTER), "the window of orders does not name FIRE");
        emu_key(KEY_DOWN);
        emu_frames(BETWEEN);
        check(session_shows("ESC: back"), "the window of orders does not name keys after a key");
        emu_stick(STICK_UP);
        emu_frames(BETWEEN);
        check(session_shows("FIRE: choose  Hold FIRE: back"), "the window does not name FIRE after the stick");
        hold_fire();
        emu_key(KEY_LEFT);
        emu_frames(BETWEEN);
        check(session_shows("FIRE: orders ?: rules ESC: all"), "Star Chess does not name keys after a key");
    }
}

/* ---- the menu ---- */

#define DEMO 5700    /* frames: more than 90 seconds */
#define ROLLS_MOST 60 /* until the first six */
#define SETTLED 240  /* frames until the menu has read its files */
#define CHOICES 8    /* turns of a game with dice in which more than one piece can move */
#define TURNS_MOST 400

static int boot_menu(int is_newcomer)
{
    int is_up;

    session_newcomer = is_newcomer;
    is_up = check(session_boot(&options) && session_waits("help", WAIT_LOAD), "no menu");
    session_newcomer = 0;
    emu_frames(SETTLED);
    return is_up;
}

/* On a new disk: the bar is on Warp Trog, the levels are easy, left and right change them, a long FIRE shows the help
 * page, and the lessons are the row above the first game. */
static void menu_of_newcomer(void)
{
    if (!boot_menu(1)) {
        return;
    }
    emu_stick(STICK_RIGHT);
    check(session_shows("< Level 3 >") && session_shows("CAPTURE THEM ALL")
        && session_shows("FIRE: play  Hold FIRE: help"),
        "the bar is not on Warp Trog, or right does not change the level");
    emu_stick(STICK_LEFT);
    check(session_shows("< Level 2 > easy"), "a newcomer does not begin at level 2, or the menu does not say so");
    hold_fire();
    check(session_waits("FIRE: back to the games", WAIT_LOAD), "a long FIRE does not show the help page");
    emu_fire();
    emu_frames(AFTER);
    for (unsigned n = session_place(host_game("warptrog")); n; n--) {
        emu_stick(STICK_UP);
    }
    emu_frames(BETWEEN);
    check(session_shows("< Beginner > easy") && session_shows("THREE PAWNS"), "hexapawn does not begin with Beginner");
    emu_stick(STICK_UP);
    emu_frames(BETWEEN);
    check(session_shows("LESSONS: HOW") && session_shows("FIRE: open") && !session_shows("Level"),
        "the lessons are not above the first game");
    emu_fire();
    check(session_waits("Lessons: how it thinks", WAIT_LOAD), "FIRE does not open the lessons");
    for (int n = 0; n < 13; n++) {
        emu_stick(STICK_DOWN);
    }
    emu_fire();
    check(session_waits("0  Lessons", WAIT_LOAD), "no way back from the lessons");
    emu_stick(STICK_DOWN);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_shows("HEXAPAWN     BEG"),
        "hexapawn has another level");
}

/* The bar is on the game played last, also when the machine is switched on again. */
static void last_game(void)
{
    static Image disk;
    EmuOptions again = options;

    if (!begin("reversi")
        || !check(session_command("Other game", BY_STICK) && session_leave(), "no way to the menu")) {
        return;
    }
    check(session_waits("TURN MOST OF THE DISCS", WAIT_LOAD), "the bar is not on the game played last");
    image_power_off(&disk);
    again.disk = image_path(&disk);
    session_newcomer = 1;
    check(session_boot(&again) && session_waits("TURN MOST OF THE DISCS", WAIT_LOAD),
        "after power-on the bar is not on the game played last");
    session_newcomer = 0;
}

/* After 90 seconds the computer plays itself. Input leads back to the menu, and is no command there. The next game
 * follows. Nothing is written, and neither levels nor the last game change. */
static void demonstration(void)
{
    char before[SCREEN_TEXT], after[SCREEN_TEXT];
    unsigned moves;

    if (!boot_menu(0)) {
        return;
    }
    emu_stick(STICK_DOWN);
    emu_stick(STICK_UP);
    emu_frames(BETWEEN);
    screen_text(emu_memory(), before);
    emu_frames(DEMO - 600);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU, "the demonstration begins too early");
    emu_frames(1200);
    moves = probe_word(PROBE_PLY);
    check(session_shows("WARP TROG") && moves > 0, "the computer does not play itself");
    emu_frames(600);
    check(probe_word(PROBE_PLY) > moves && session_shows("Thinking"), "the demonstration does not go on");
    emu_fire();
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "FIRE does not end the demonstration");
    emu_frames(2 * SETTLED);
    screen_text(emu_memory(), after);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && strcmp(before, after) == 0,
        "after the demonstration the menu is\n%sand not\n%s", after, before);
    for (unsigned n = session_place(host_game("warptrog")); n > session_place(host_game("noughts")); n--) {
        emu_stick(STICK_UP);
    }
    emu_frames(DEMO - 600);
    check(session_waits("NOUGHTS", WAIT_MOVE), "the demonstration does not begin with the game under the bar");
    check(session_waits("4 IN A ROW", WAIT_MOVE) && session_waits("Thinking", WAIT_LOAD),
        "no other game follows the end of a game");
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "a key does not end the demonstration");
    emu_frames(SETTLED);
    check(session_shows("CAPTURE THEM ALL"), "the demonstration counts as the game played last");
}

/* ---- a first game, two people, dice ---- */

/* A newcomer presses FIRE where no piece is: the refusal stays, the hint about FIRE still comes, and the last one when
 * a piece is lifted. Until a key is pressed, the menu names the stick. */
static void refused_first(void)
{
    if (!boot_menu(1)) {
        return;
    }
    check(session_shows("Hold FIRE: help"), "the menu does not name the stick first");
    session_bar(host_game("draughts"));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits("Move the stick", WAIT_LOAD), "no first hint");
    emu_stick(STICK_LEFT);
    emu_frames(BETWEEN);
    check(session_shows("FIRE plays or picks up"), "no second hint");
    emu_fire();
    emu_frames(BETWEEN);
    check(session_shows("Only the dark squares"), "the refusal is gone at once");
    emu_stick(STICK_RIGHT);
    emu_fire();
    emu_frames(BETWEEN);
    check(session_shows("FIRE puts it down"), "after a refusal the last hint does not come");
    emu_stop();
    if (!boot_menu(1)) {
        return;
    }
    session_bar(host_game("draughts"));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits("Move the stick", WAIT_LOAD), "no first hint");
    session_point(0, 0);
    emu_fire();
    emu_frames(BETWEEN);
    check(!session_shows("Your move:"), "a refusal in the first turn is gone at once");
}

/* In the first game the key row says what the stick does; in the next one it does not. */
static void bubbles(void)
{
    if (!boot_menu(1)) {
        return;
    }
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits("Move the stick", WAIT_LOAD),
        "the first game does not say: move the stick");
    emu_stick(STICK_LEFT);
    emu_frames(BETWEEN);
    check(session_shows("FIRE plays or picks up"), "the first game does not say what FIRE does");
    emu_stick(STICK_RIGHT);
    emu_fire();
    emu_frames(BETWEEN);
    check(session_shows("FIRE puts it down"), "the first game does not say how to put a piece down");
    emu_fire();
    emu_frames(BETWEEN);
    session_command("Resign", BY_STICK);
    emu_frames(AFTER);
    emu_fire();
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "no end");
    emu_frames(WAIT_MOVE);
    session_command("Other game", BY_STICK);
    check(session_leave() && session_waits("help", WAIT_LOAD), "no menu");
    emu_frames(SETTLED);
    check(session_shows("< Level 2 > won 0 lost 1"), "the second game of a newcomer is not easy");
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits("FIRE: move", WAIT_LOAD)
        && !session_shows("Move the stick"), "the second game has hints about the stick");
}

/* In a first game of Star Chess the key row explains the first turn in three steps, and never again. */
static void bubbles_of_orders(void)
{
    static const char *const hints[] = {"A sector: planet, people, ships", "FIRE on yours: build, colonize",
        "All done? FIRE on a sector, END"};

    if (!boot_menu(1)) {
        return;
    }
    session_bar(host_game("starchess"));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits(hints[0], WAIT_MOVE),
        "Star Chess: no first hint");
    check(session_shows(" YOU"), "Star Chess: before the first turn the panel is not the player's");
    if (session_shows("What the others did")) { /* a computer has begun */
        check(session_waits("FIRE: continue  Stick: skip all", AFTER), "Star Chess: a hint hides the report's keys");
        emu_stick(STICK_LEFT); /* ends the report */
        emu_frames(BETWEEN);
    }
    emu_stick(STICK_LEFT);
    emu_frames(BETWEEN);
    check(session_shows(hints[1]), "Star Chess: no second hint");
    emu_stick(STICK_DOWN); /* the home A1 */
    emu_frames(BETWEEN);
    check(session_shows(hints[1]), "Star Chess: the second hint does not stay");
    emu_fire();
    emu_frames(AFTER);
    check(session_shows("Move ships"), "Star Chess: no window of orders");
    emu_fire();
    emu_stick(STICK_UP);
    emu_fire();
    emu_frames(BETWEEN);
    emu_fire();
    emu_frames(AFTER);
    check(session_shows(hints[2]), "Star Chess: no third hint");
    session_type("e");
    check(wait_settled(WAIT_MOVE), "Star Chess: no second turn");
    emu_stick(STICK_LEFT);
    emu_frames(BETWEEN);
    for (int n = 0; n < 3; n++) {
        check(!session_shows(hints[n]), "Star Chess: in the second turn the hint '%s' comes again", hints[n]);
    }
}

/* A demonstration before the first game takes no hint away. */
static void bubble_after_demo(void)
{
    if (!boot_menu(1)) {
        return;
    }
    emu_frames(DEMO + WAIT_MOVE);
    check(probe_word(PROBE_PLY) > 0, "no demonstration for a newcomer");
    emu_fire();
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5) && session_waits("help", WAIT_LOAD), "no menu");
    emu_frames(SETTLED);
    session_bar(host_game("connect4"));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && session_waits("Move the stick", WAIT_LOAD),
        "after a demonstration the first game has no hint");
}

/* In a first game with dice the hint about the stick is gone when FIRE rolls again. */
static void bubble_of_dice(void)
{
    if (!boot_menu(1)) {
        return;
    }
    session_bar(host_game("race"));
    emu_fire();
    for (unsigned n = 0; n < ROLLS_MOST && !session_shows("Move the stick"); n++) {
        wait_settled(WAIT_MOVE);
        emu_fire();
        emu_frames(AFTER);
    }
    check(session_shows("Move the stick"), "race: no first hint");
    emu_fire();
    check(session_waits(": FIRE", WAIT_MOVE) && !session_shows("Move the stick"),
        "race: the hint says to move the stick when FIRE rolls");
}

/* The view of backgammon lifts a checker itself. The last hint comes then, too, and the loading of the hints leaves no
 * dot. */
static void bubble_of_checkers(void)
{
    if (!boot_menu(1)) {
        return;
    }
    session_bar(host_game("backgammon"));
    emu_fire();
    for (unsigned n = 0; n < ROLLS_MOST && !session_shows("Move the stick"); n++) {
        wait_settled(WAIT_MOVE);
        emu_fire();
        emu_frames(AFTER);
    }
    check(session_shows("Move the stick"), "backgammon: no first hint");
    for (unsigned n = 0; n < 3; n++) {
        emu_fire();
        emu_frames(BETWEEN);
        check(session_shows("FIRE puts it down") && !session_shows(" ."),
            "backgammon: FIRE %u leaves a dot or the first hint", n);
    }
}

/* The stick in port 2 is the second person's; that in port 1 is each person's. */
static void second_stick(void)
{
    unsigned x, ply;

    if (!check(session_boot(&options) && session_choose(host_game("noughts"), BY_STICK) && session_two_people(),
        "no game of two people")) {
        return;
    }
    session_start_again(); /* the computer may have played while OPTION was pressed */
    emu_frames(2 * AFTER);
    ply = probe_word(PROBE_PLY);
    check(ply == 0, "no new game");
    x = emu_memory()[POINT_x_AT];
    emu_stick(STICK_LEFT << 4);
    check(emu_memory()[POINT_x_AT] == x, "the second stick moves in the first person's turn");
    emu_stick(STICK_LEFT);
    check(emu_memory()[POINT_x_AT] != x, "the first stick does not move");
    emu_fire();
    emu_frames(AFTER);
    check(probe_word(PROBE_PLY) == ply + 1, "FIRE does not play");
    x = emu_memory()[POINT_x_AT];
    emu_stick(STICK_RIGHT << 4);
    check(emu_memory()[POINT_x_AT] != x, "the second stick does not move in the second person's turn");
    emu_hold_fire(2);
    emu_frames(PRESS_FRAMES);
    emu_hold_fire(0);
    emu_frames(AFTER);
    check(probe_word(PROBE_PLY) == ply + 2, "the second FIRE does not play");
}

#define PATIENCE 400

/* Race: the die waits for FIRE, and says why no piece moves. */
static void die(void)
{
    if (!check(session_boot(&options), "no menu")) {
        return;
    }
    session_pick(host_game("race"), BY_STICK);
    session_rolls = 0;
    check(session_waits("You need a six to start: FIRE", WAIT_LOAD), "race does not ask for a roll");
    emu_frames(PATIENCE);
    check(probe_word(PROBE_PLY) == 0, "the die does not wait for FIRE");
    emu_fire();
    emu_frames(AFTER);
    check(probe_word(PROBE_PLY) > 0, "FIRE does not roll the die");
}

/* Race: when a turn begins the cursor is on a piece that can use the roll, wherever the player has left it. */
static void dice_cursor(void)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned choices = 0;

    if (!check(session_boot(&options), "no menu")) {
        return;
    }
    session_pick(host_game("race"), BY_STICK);
    for (unsigned n = 0; n < TURNS_MOST && choices < CHOICES; n++) {
        unsigned ply = probe_word(PROBE_PLY);

        wait_settled(WAIT_MOVE);
        emu_frames(AFTER);
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER) {
            session_start_again();
        } else if (host_moves(probe_board(), moves) > 1 && !session_asks_roll()) {
            choices++;
            emu_fire();
            emu_frames(AFTER);
            check(probe_word(PROBE_PLY) > ply, "race: the cursor is not on a piece that can move: '%s'", probe_board());
        } else {
            emu_fire();
        }
    }
    check(choices == CHOICES, "race: %u turns with a choice", choices);
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    compare_with_table();
    for (unsigned n = 0; n < COMMANDS; n++) {
        carry_out(&commands[n]);
    }
    key_row();
    again();
    own_key_row();
    menu_of_newcomer();
    last_game();
    demonstration();
    refused_first();
    bubbles();
    bubbles_of_orders();
    bubble_after_demo();
    bubble_of_dice();
    bubble_of_checkers();
    second_stick();
    die();
    dice_cursor();
    return check_end();
}
