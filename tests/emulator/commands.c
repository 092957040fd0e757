/* commands.c: what people do beside moving: undo and redo, refused moves, sides,
 * resigning, rules, RESET and BREAK in the middle of a game.
 *
 *   commands DISK.atr TROG
 */
#include "check.h"
#include "engine/level.h"
#include "engine/state.h"
#include "screen.h"
#include "table.h"

#include <stdio.h>
#include <string.h>

#define HISTORY 64
#define AFTER 40 /* frames until a command is obeyed: to undo is to play the game anew */

static EmuOptions options;
static char past[HISTORY][HOST_TEXT]; /* positions with the person to move */
static unsigned turns_played;

static const char *game_name(void) { return host_games[glass_byte(GLASS_GAME) % HOST_GAMES]; }

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
}

/* Two people, so that no reply disturbs; then random moves. */
static void play_alone(unsigned moves)
{
    char legal[HOST_MOVES][HOST_TEXT];
    char now[HOST_TEXT], behind[HOST_TEXT];

    for (unsigned n = 0; n < moves; n++) {
        unsigned count, tries = 0, ply = glass_word(GLASS_PLY);

        strcpy(now, glass_board());
        strcpy(past[turns_played++], now);
        count = host_moves(now, legal);
        do { /* the game should go on: a move that does not end it */
            strcpy(behind, legal[check_random(count)]);
        } while (host_play(now, behind, past[turns_played]) != OUTCOME_NONE && ++tries < 50);
        table_type(behind);
        emu_frames(AFTER);
        for (int waits = 0; waits < 40 && glass_word(GLASS_PLY) == ply; waits++) { /* a long way, or the game is kept */
            emu_frames(5);
        }
        emu_frames(3);
    }
    check(strcmp(glass_board(), past[turns_played]) == 0, "%s: the board is '%s', not '%s'", game_name(), glass_board(),
        past[turns_played]);
}

static int begin(unsigned game, unsigned level)
{
    turns_played = 0;
    if (!check(table_boot(&options) && table_choose(game, BY_KEYS), "%s: no game", host_games[game])) {
        return 0;
    }
    table_level(level, BY_KEYS);
    return 1;
}

/* OPTION goes round: computer second, computer first, computer alone, two people. */
static void sides(unsigned presses)
{
    while (presses--) {
        emu_console(CONSOLE_OPTION);
        emu_frames(70);
    }
}

static void two_people(void)
{
    sides(3);
    emu_key(KEY_CTRL + emu_key_code('f')); /* what the computer began, if it did, ends */
    emu_frames(AFTER);
    control('f');
    table_start_again();
    emu_frames(AFTER);
    wait_settled(WAIT_LOAD);
}

static void undo_and_redo(unsigned game, unsigned moves)
{
    if (!begin(game, 1)) {
        return;
    }
    two_people();
    play_alone(moves);
    for (unsigned n = moves; n--;) {
        control('u');
        check(strcmp(glass_board(), past[n]) == 0, "%s: undo to move %u: '%s', not '%s'", game_name(), n, glass_board(),
            past[n]);
    }
    control('u');
    check(strcmp(glass_board(), past[0]) == 0 && table_shows("Nothing to undo"), "%s: undo at the start", game_name());
    for (unsigned n = 1; n <= moves; n++) {
        control('r');
        check(strcmp(glass_board(), past[n]) == 0, "%s: redo to move %u: '%s', not '%s'", game_name(), n, glass_board(),
            past[n]);
    }
    control('r');
    check(strcmp(glass_board(), past[moves]) == 0 && table_shows("There is none"), "%s: redo at the end", game_name());
    control('u');
    control('u');
    turns_played = moves - 2;
    play_alone(1); /* another way from there: what was undone is forgotten */
    control('r');
    check(strcmp(glass_board(), past[turns_played]) == 0, "%s: redo after another move", game_name());
}

/* Against the computer one undo takes both moves back. */
static void undo_of_a_reply(unsigned game, const char *move)
{
    char start[HOST_TEXT], replied[HOST_TEXT];

    if (!begin(game, 2)) {
        return;
    }
    host_start(start);
    table_type(move);
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    strcpy(replied, glass_board());
    check(glass_word(GLASS_PLY) == 2, "%s: no reply to %s", game_name(), move);
    control('u');
    check(strcmp(glass_board(), start) == 0 && glass_word(GLASS_PLY) == 0, "%s: undo of move and reply: '%s'",
        game_name(), glass_board());
    control('r');
    check(strcmp(glass_board(), replied) == 0, "%s: redo of move and reply: '%s', not '%s'", game_name(), glass_board(),
        replied);
    control('n');
    check(strcmp(glass_board(), replied) != 0 && glass_word(GLASS_PLY) == 2, "%s: the next best move is the same: '%s'",
        game_name(), glass_board());
    check(host_reaches(start, glass_board(), 2), "%s: the next best move is none: '%s'", game_name(), glass_board());
}

static void refused(unsigned game, const char *const *wrong)
{
    char before[HOST_TEXT];

    if (!begin(game, 1)) {
        return;
    }
    two_people();
    play_alone(2);
    strcpy(before, glass_board());
    for (; *wrong; wrong++) {
        table_type(*wrong);
        emu_frames(AFTER);
        check(strcmp(glass_board(), before) == 0 && glass_word(GLASS_PLY) == 2, "%s: '%s' changes the board to '%s'",
            game_name(), *wrong, glass_board());
        check(!table_shows("to move: "), "%s: '%s' is refused without a word", game_name(), *wrong);
    }
}

static void computer_alone(unsigned game, unsigned level)
{
    char now[HOST_TEXT] = "";
    unsigned ply = 0, end;

    if (!begin(game, level)) {
        return;
    }
    sides(2);
    host_start(now);
    end = emu_frame() + 20000;
    while (glass_byte(GLASS_SCREEN) != GLASS_SCREEN_OVER && emu_frame() < end) {
        emu_frames(5);
        if (glass_word(GLASS_PLY) > ply) {
            emu_frames(2);
            check(host_reaches(now, glass_board(), glass_word(GLASS_PLY) - ply), "%s: from '%s' to '%s'", game_name(),
                now, glass_board());
            ply = glass_word(GLASS_PLY);
            strcpy(now, glass_board());
        }
    }
    check(glass_byte(GLASS_SCREEN) == GLASS_SCREEN_OVER && host_outcome(glass_board()) == glass_byte(GLASS_RESULT)
        && glass_byte(GLASS_RESULT) != OUTCOME_NONE, "%s: alone it comes to '%s'", game_name(), glass_board());
    printf("%s alone: %u plies, '%s'\n", game_name(), ply, now);
    sides(1); /* two people look at it and go on */
    table_start_again();
    emu_frames(AFTER);
    wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 3);
    play_alone(2);
}

/* RESET at many moments keeps the game: waiting, thinking, in rules and lists. */
typedef struct {
    const char *what;
    void (*prepare)(void);
    unsigned plies; /* that may be played before all is quiet again */
} Moment;

static void reset_while(const Moment *moment, unsigned game, unsigned frames)
{
    const char *what = moment->what;
    char before[HOST_TEXT];
    unsigned turns, plies = 0;

    table_start_again();
    emu_frames(AFTER);
    wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 3);
    table_type(game == 0 ? "b1b2" : "1");
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: no reply", what);
    strcpy(before, glass_board());
    moment->prepare();
    emu_frames(frames);
    turns = glass_word(GLASS_TURNS);
    emu_reset();
    check(wait_turns(turns, WAIT_LOAD), "%s: RESET does not come back", what);
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: RESET does not come back to the game", what);
    while (plies < moment->plies && !host_reaches(before, glass_board(), plies)) {
        plies++;
    }
    check(host_reaches(before, glass_board(), plies), "%s after %u frames: RESET makes '%s' of '%s'", what, frames,
        glass_board(), before);
}

static void nothing(void) {}
static void rules_open(void) { emu_key(emu_key_code('?')); }
static void list_open(void) { emu_key(KEY_ESC); }
static void lifted(void) { emu_key(emu_key_code('a')); }
static void next_move(void)
{
    char moves[HOST_MOVES][HOST_TEXT];

    if (host_moves(glass_board(), moves)) {
        table_type(moves[0]);
    }
}
static void ask_hint(void) { emu_key(KEY_CTRL + emu_key_code('h')); }

static void resets(unsigned game, unsigned level)
{
    static const Moment moments[] = {
        {"waiting", nothing, 0}, {"rules", rules_open, 0}, {"list", list_open, 0}, {"typing", lifted, 0},
        {"moving", next_move, 2}, {"hint", ask_hint, 0},
    };

    if (!begin(game, level)) {
        return;
    }
    for (int n = 0; n < 4; n++) {
        reset_while(&moments[n], game, 20);
    }
    for (unsigned frames = 1; frames < 60; frames += 13) {
        reset_while(&moments[4], game, frames);
        reset_while(&moments[5], game, frames);
    }
}

static void break_key(void)
{
    char before[HOST_TEXT];

    if (!begin(0, 1)) {
        return;
    }
    two_people();
    play_alone(2);
    strcpy(before, glass_board());
    for (int n = 0; n < 5; n++) {
        emu_key(KEY_BREAK);
        emu_frames(11);
    }
    check(glass_byte(GLASS_SCREEN) == GLASS_SCREEN_PLAY && strcmp(glass_board(), before) == 0,
        "BREAK changes the board");
    play_alone(1);
}

/* All pages by FIRE, then from each page back by ESC; the board stands again. */
static void read_rules(unsigned game, const char *word)
{
    if (!begin(game, 1)) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    check(table_shows(word), "%s: the rules do not speak of '%s'", game_name(), word);
    for (int pages = 0; pages < 9 && !table_shows("to move:"); pages++) {
        emu_fire();
        emu_frames(AFTER);
    }
    check(table_shows("to move:"), "%s: the rules do not end", game_name());
    emu_key(emu_key_code('?'));
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(table_shows("to move:"), "%s: ESC does not leave the rules", game_name());
    two_people();
    play_alone(2);
}

/* The game that START gave up, which stood so, comes back by undo. */
static void comes_back(const char *position, unsigned plies)
{
    control('u');
    check(strcmp(glass_board(), position) == 0 && glass_word(GLASS_PLY) == plies,
        "%s: undo of START: '%s' and %u plies, not '%s' and %u",
        game_name(), glass_board(), glass_word(GLASS_PLY), position, plies);
}

/* START in mid-game asks, and can be undone. */
static void start_and_back(unsigned game, unsigned moves)
{
    char legal[HOST_MOVES][HOST_TEXT];
    char text[HOST_TEXT];

    if (!begin(game, 1)) {
        return;
    }
    two_people();
    play_alone(moves);
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(strcmp(glass_board(), past[moves]) == 0, "%s: START, and not asked", game_name());
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_key(KEY_SHIFT + emu_key_code('y'));
    emu_frames(AFTER);
    check(strcmp(glass_board(), past[0]) == 0 && glass_word(GLASS_PLY) == 0, "%s: no new game: '%s'", game_name(),
        glass_board());
    comes_back(past[moves], moves);
    comes_back(past[moves - 1], moves - 1);
    control('r');
    table_start_again();
    emu_frames(AFTER);
    turns_played = 0;
    play_alone(2); /* that game is gone now */
    control('u');
    control('u');
    control('u');
    check(table_shows("Nothing to undo"), "%s: a game comes back behind another", game_name());
    turns_played = 0;
    play_alone(1); /* and stays so, however few moves the new one has */
    control('u');
    control('u');
    check(table_shows("Nothing to undo") && strcmp(glass_board(), past[0]) == 0,
        "%s: a game comes back with moves of another: '%s'", game_name(), glass_board());
    sides(2); /* the computer begins */
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE), "%s: the computer does not begin", game_name());
    host_moves(glass_board(), legal);
    table_type(legal[0]);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 3, "%s: no reply", game_name());
    strcpy(text, glass_board());
    table_start_again();
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 1, "%s: the computer does not begin again", game_name());
    comes_back(text, 3);
}

/* One that began with a position of its own. */
static void start_and_back_to_set_up(void)
{
    if (!begin(GAME_chess, 1)) {
        return;
    }
    two_people();
    table_set_up("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    emu_frames(60);
    table_type("e2e4");
    emu_frames(2 * AFTER);
    strcpy(past[0], glass_board());
    table_start_again();
    emu_frames(2 * AFTER);
    check(glass_word(GLASS_PLY) == 0, "chess: no new game behind one that was set up");
    comes_back(past[0], 1);
    control('u');
    emu_frames(2 * AFTER); /* the game may be kept first */
    check(strcmp(glass_board(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1") == 0, "chess: it began with '%s'", glass_board());
    table_start_again(); /* nobody has moved */
    emu_frames(2 * AFTER);
    table_type("e2e4");
    emu_frames(2 * AFTER);
    control('u');
    comes_back("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 0);
    table_start_again();
    emu_frames(2 * AFTER);
    table_set_up("4k3/8/8/8/8/8/8/4K2R w - - 0 1"); /* a game of its own: what was before it is gone */
    emu_frames(60);
    control('u');
    check(table_shows("Nothing to undo"), "chess: a game comes back behind one that was set up: '%s'", glass_board());
}

/* What is seen of the board. */
static unsigned seen(uint8_t *codes)
{
    emu_frames(AFTER);
    return screen_board(emu_memory(), codes);
}

/* The stick goes over the board from move to move, in both directions. */
static void replay(void)
{
    static uint8_t first[SCREEN_TEXT], other[SCREEN_TEXT];
    unsigned count = seen(first);

    check(table_shows("Stick replays") && table_shows("After 28 ... "), "FIRE does not look at the position");
    emu_stick(STICK_RIGHT);
    check(seen(other) == count && memcmp(first, other, count) != 0 && table_shows("After 29. "),
        "the stick does not go on");
    emu_stick(STICK_DOWN);
    check(seen(other) == count && table_shows("After 29 ... "), "nor down");
    emu_stick(STICK_LEFT);
    emu_stick(STICK_UP);
    emu_frames(AFTER);
    check(seen(other) == count && memcmp(first, other, count) == 0 && table_shows("After 28 ... "),
        "the stick does not go back");
}

/* Pairs with numbers, 28 a page; FIRE goes to a position, and nothing of the game is lost. */
static void list_of_moves(void)
{
    static const unsigned plies = 60;

    if (!begin(GAME_chess, 1)) {
        return;
    }
    two_people();
    play_alone(plies);
    emu_frames(4 * AFTER); /* the game is kept */
    control('g');
    check(table_shows("MOVES") && table_shows(" 30 ") && !table_shows(" 28 ") && table_shows("After 30 ... "),
        "the list does not open at the last move");
    emu_key(KEY_UP);
    check(table_shows("After 29 ... "), "up is not a pair");
    emu_stick(STICK_LEFT);
    check(table_shows("After 29. "), "left is not a half-move");
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    check(table_shows("  1 ") && table_shows(" 28 ") && !table_shows(" 29 ") && table_shows("After 28 ... "),
        "the page does not turn");
    emu_fire();
    emu_frames(2 * AFTER);
    replay();
    emu_stick(STICK_LEFT);
    emu_key(KEY_ESC);
    emu_frames(4 * AFTER);
    check(strcmp(glass_board(), past[60]) == 0 && glass_word(GLASS_PLY) == 60, "ESC leads from there to '%s'",
        glass_board());
    control('g');
    emu_key(KEY_UP);
    emu_key(KEY_UP);
    emu_fire();
    emu_frames(2 * AFTER);
    emu_fire();
    emu_frames(4 * AFTER);
    check(strcmp(glass_board(), past[56]) == 0 && glass_word(GLASS_PLY) == 56, "FIRE goes to '%s', not to '%s'",
        glass_board(), past[56]);
    control('r');
    emu_frames(2 * AFTER);
    check(strcmp(glass_board(), past[57]) == 0, "what came behind is lost: '%s'", glass_board());
    control('g');
    check(table_shows(" 30 ") && table_shows("After 29. "), "the list has lost what came behind");
    for (int n = 0; n < 4; n++) {
        emu_key(KEY_DOWN);
    }
    check(table_shows("After 30 ... "), "down goes beyond the last move");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(strcmp(glass_board(), past[57]) == 0, "ESC goes to '%s'", glass_board());
}

/* To look is not to have the computer move; RETURN is. */
static void list_and_computer(void)
{
    char after_one[HOST_TEXT], start[HOST_TEXT];

    if (!begin(GAME_hexapawn, 1)) {
        return;
    }
    host_start(start);
    host_play(start, "b1b2", after_one);
    table_type("b1b2");
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 2, "no reply");
    for (int n = 0; n < 2; n++) {
        control('g');
        if (n == 0) {
            emu_key(KEY_LEFT);
        }
        check(table_shows("After 1. b1b2"), "the first move is not chosen");
        emu_key(n ? KEY_RETURN : KEY_LEFT);
        if (n == 0) {
            check(table_shows("The beginning"), "there is no way to the beginning");
            emu_key(KEY_RIGHT);
            emu_fire();
            emu_frames(AFTER);
            emu_fire();
        }
        emu_frames(2 * AFTER);
        check(wait_settled(WAIT_MOVE) && strcmp(glass_board(), after_one) == 0, "the list goes to '%s'", glass_board());
    }
    sides(1);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 2, "the computer does not take its side");
    control('g');
    emu_key(KEY_LEFT);
    emu_key(KEY_RETURN);
    emu_frames(2 * AFTER);
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 2, "RETURN does not play on");
}

/* A hint is as good as the usual level, however low the computer's own is. */
static void hint_at_one_ply(void)
{
    if (!begin(GAME_chess, LEVEL_MOST + 1)) {
        return;
    }
    check(table_shows("D1"), "the level is not one ply");
    table_set_up("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10"); /* in no book */
    emu_frames(60);
    control('h');
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end && !table_shows("Hint: "); emu_frames(10)) {
    }
    check(table_shows("Hint: ") && glass_byte(GLASS_DEPTH) > 1, "a hint at one ply: depth %u", glass_byte(GLASS_DEPTH));
}

static void resign_and_list(void)
{
    if (!begin(1, 1)) {
        return;
    }
    table_command("Resign", BY_STICK);
    emu_frames(AFTER);
    emu_stick(STICK_LEFT);
    check(table_shows("Resign? FIRE yes  ESC no"), "resigning is not asked about, or a nudge answers");
    emu_fire();
    emu_frames(AFTER);
    check(glass_byte(GLASS_SCREEN) == GLASS_SCREEN_OVER && table_shows("by resignation"),
        "resigning from the list, by stick");
    table_command("New game", BY_KEYS);
    emu_frames(AFTER);
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 3), "new game from the list, by keys");
    table_command("Other game", BY_STICK);
    check(wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 3), "another game from the list, by stick");
}

/* Setting up hexapawn: a pawn from b1 to b2, and Black to move. Four pawns are refused on the way. */
/* A position at fault is refused with the squares where it is, in a line that fits. */
static void fault_of_set_up(void)
{
    if (begin(GAME_chess, 1)) {
        two_people();
        table_set_up("4k3/8/6k1/8/8/8/8/4K3 w - - 0 1");
        emu_frames(AFTER);
        check(table_shows("wo black kings: g6 and e8"), "two kings, and no word where");
    }
}

static void set_up(Hand hand)
{
    if (!begin(0, 1)) {
        return;
    }
    two_people();
    if (hand == BY_STICK) {
        table_command("Set up", BY_STICK);
    } else {
        emu_key(KEY_CTRL + emu_key_code('e'));
    }
    emu_frames(AFTER);
    if (hand == BY_STICK) {
        emu_fire();
        emu_hold_fire(1);
        emu_frames(45);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
        check(table_shows("< All set >"), "set up by stick: no list");
        emu_fire();
    } else {
        emu_key(KEY_SPACE);
        emu_key(KEY_RETURN);
    }
    check(table_shows("oo many pawns: "), "set up: four pawns are not refused");
    for (int n = 0; n < 2; n++) { /* b1: black, nobody */
        if (hand == BY_STICK) {
            if (n == 0) {
                emu_stick(STICK_DOWN);
            }
            emu_fire();
        } else {
            if (n == 0) {
                emu_key(KEY_DOWN);
            }
            emu_key(KEY_SPACE);
        }
    }
    if (hand == BY_STICK) { /* the side to move, then all set */
        for (int n = 0; n < 2; n++) {
            emu_hold_fire(1);
            emu_frames(45);
            emu_hold_fire(0);
            emu_frames(PRESS_FRAMES);
            if (n == 0) {
                emu_stick(STICK_RIGHT);
            }
            emu_fire();
        }
    } else {
        emu_key(KEY_TAB);
        emu_console(CONSOLE_START);
    }
    emu_frames(AFTER);
    check(strcmp(glass_board(), "ppp/1P1/P1P b") == 0, "set up: the board is '%s'", glass_board());
    play_alone(2);
    emu_key(KEY_CTRL + emu_key_code('e')); /* and left again */
    emu_frames(AFTER);
    emu_key(KEY_SPACE);
    strcpy(past[0], glass_board());
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(table_shows("to move") && strcmp(glass_board(), past[0]) == 0, "set up: ESC leaves '%s'", glass_board());
    play_alone(1);
}

/* A board cleared, by key or stick, and men put down by their letters. */
static void clear_and_letters(Hand hand)
{
    if (!begin(GAME_chess, 1)) {
        return;
    }
    two_people();
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    if (hand == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(45);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
        emu_stick(STICK_RIGHT);
        emu_stick(STICK_RIGHT);
        check(table_shows("< Clear >"), "no command to clear the board");
        emu_fire();
    } else {
        emu_key(KEY_CTRL + emu_key_code('c'));
    }
    emu_frames(AFTER);
    emu_key(emu_key_code('k'));
    emu_frames(AFTER);
    emu_key(KEY_UP); /* nobody in between */
    emu_key(emu_key_code('q'));
    emu_frames(AFTER);
    emu_key(KEY_BACKSPACE);
    emu_key(KEY_UP);
    emu_key(KEY_SHIFT + emu_key_code('k'));
    emu_frames(AFTER);
    emu_key(KEY_LEFT);
    emu_key(KEY_SHIFT + emu_key_code('b'));
    emu_frames(AFTER);
    emu_key(emu_key_code('z')); /* nobody's */
    emu_frames(AFTER);
    emu_key(KEY_RETURN);
    emu_frames(2 * AFTER);
    check(strcmp(glass_board(), "8/8/2BK4/8/3k4/8/8/8 w - - 0 1") == 0, "cleared, and men by letters: '%s'",
        glass_board());
}

/* In every game: nobody is left, and every man on the first square by its letter. */
static void clear_every_game(void)
{
    static const struct {
        unsigned game;
        const char *typed, *board;
    } games[] = {
        {GAME_noughts, "x", "----X---- X"},
        {GAME_hexapawn, "P", "3/1P1/3 w"},
        {GAME_reversi, "o", "---------------------------O------------------------------------ X"},
    };

    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        if (!begin(games[n].game, 1)) {
            continue;
        }
        two_people();
        emu_key(KEY_CTRL + emu_key_code('e'));
        emu_frames(AFTER);
        emu_key(KEY_CTRL + emu_key_code('c'));
        emu_frames(AFTER);
        emu_key((games[n].typed[0] < 'a' ? KEY_SHIFT : 0) + emu_key_code((char)(games[n].typed[0] | 0x20)));
        emu_frames(AFTER);
        emu_key(KEY_CTRL + emu_key_code('e')); /* as text, which is longer than the line */
        emu_frames(AFTER);
        check(table_shows(games[n].board + (strlen(games[n].board) > 30 ? strlen(games[n].board) - 30 : 0)),
            "%s: cleared, and %s: not '%s'", game_name(), games[n].typed, games[n].board);
    }
}

/* As text, in every game. The keys of an Atari have no - beside the arrow: . stands for it. */
static void set_up_text(unsigned game, const char *bad, const char *typed, const char *good)
{
    if (!begin(game, 1)) {
        return;
    }
    two_people();
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('e'));
    for (int n = 0; n < 20; n++) {
        emu_key(KEY_BACKSPACE);
    }
    table_type(bad);
    check(!table_shows("^H hint"), "%s: '%s' is taken", game_name(), bad);
    for (int n = 0; n < 20; n++) {
        emu_key(KEY_BACKSPACE);
    }
    table_type(typed);
    emu_frames(AFTER);
    check(strcmp(glass_board(), good) == 0, "%s: '%s' was typed, the board is '%s'", game_name(), typed, glass_board());
    play_alone(1);
}

/* A man lifted on a large board, its targets marked; then a small board where the computer begins. */
static void marks_left_behind(void)
{
    if (!begin(GAME_chess, 1)) {
        return;
    }
    emu_console(CONSOLE_OPTION);
    for (unsigned end = emu_frame() + WAIT_MOVE; glass_word(GLASS_PLY) == 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    check(wait_settled(WAIT_MOVE) && glass_word(GLASS_PLY) == 1, "chess: the computer does not begin");
    table_set_up("4k3/8/8/8/3r4/8/8/4K3 b - - 0 1");
    emu_frames(60);
    emu_fire(); /* under the cursor; targets lie below a board of three rows */
    check(table_menu() && table_choose(GAME_hexapawn, BY_KEYS), "no hexapawn after chess");
    check(wait_settled(WAIT_LOAD), "hexapawn does not begin after chess");
    check(table_code_is_whole(), "targets of chess are wiped off a board of hexapawn");
}

int main(int argument_count, char **arguments)
{
    static const struct {
        unsigned game, moves; /* so many to be undone */
        const char *first, *word, *wrong[5];
    } games[] = {
        {GAME_hexapawn, 3, "b1b2", "pawns", {"a1a3", "b1", "zz", "c3c2c1"}},
        {GAME_noughts, 6, "1", "row", {"0", "55", "a", "1234"}},
        {GAME_connect4, 12, "4", "columns", {"8", "0", "44", "x"}},
        {GAME_draughts, 9, "11-15", "slanting", {"33", "1-5-9", "zz", "11"}},
        {GAME_reversi, 7, "d3", "straight", {"e4", "i1", "a", "pass"}},
    };

    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        unsigned game = games[n].game;

        undo_and_redo(game, games[n].moves);
        undo_of_a_reply(game, games[n].first);
        refused(game, games[n].wrong);
        if (game < GAME_warptrog) { /* the longer the game, the less it adds */
            options.machine = MACHINE_800_48K;
            computer_alone(game, 2);
            resets(game, game == GAME_connect4 ? 5 : 4);
        }
        options.machine = MACHINE_XE;
        options.is_pal = 1;
        read_rules(game, games[n].word);
    }
    marks_left_behind();
    break_key();
    resign_and_list();
    hint_at_one_ply();
    start_and_back(GAME_hexapawn, 2);
    start_and_back(GAME_connect4, 5);
    start_and_back_to_set_up();
    list_of_moves();
    list_and_computer();
    fault_of_set_up();
    set_up(BY_STICK);
    set_up(BY_KEYS);
    clear_and_letters(BY_KEYS);
    clear_and_letters(BY_STICK);
    clear_every_game();
    set_up_text(0, "ppp/4/PPP w", "p1p/1p1/PPP w", "p1p/1p1/PPP w");
    set_up_text(1, "XXX...... O", "X...O.... X", "X---O---- X");
    set_up_text(2, "448", "4433", "4433");
    return check_end();
}
