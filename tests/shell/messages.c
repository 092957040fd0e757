/* messages.c: tests the texts on the screen: moves in standard notation, levels, sides, hints, search information,
 * errors; a text of one game does not stay in the next. messages.h lists the other files of this suite.
 *
 *   messages DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "kernel.inc"
#include "screen.h"

#include <stdio.h>
#include <string.h>

#define LETTER_MOST 24 /* frames until a letter appears, while the disk is read in the background */

EmuOptions messages_options;

int messages_begin(const char *name)
{
    return check(session_boot(&messages_options) && session_choose(host_game(name), BY_KEYS), "%s does not start",
        name);
}

void messages_control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
}

void messages_option(unsigned times)
{
    while (times--) {
        emu_console(CONSOLE_OPTION);
    }
}

void messages_set_up(const char *position)
{
    session_set_up(position);
    emu_frames(REST);
}

int messages_random_move(void)
{
    char legal[HOST_MOVES][HOST_TEXT];
    unsigned end = emu_frame() + 8 * WAIT_MOVE; /* long, because a side without a usable roll may pass many times */
    unsigned count, ply;
    const char *played;

    while ((count = host_moves(probe_board(), legal)) == 0 && emu_frame() < end) { /* dice are rolling */
        emu_frames(5);
        if (session_asks_roll()) {
            emu_fire();
        }
    }
    if (!check(count > 0, "no move in '%s'", probe_board())) {
        return 0;
    }
    ply = probe_word(PROBE_PLY);
    do {
        played = legal[check_random(count)];
    } while (strchr(played, '(') && count > 1); /* the entry of moves has no parentheses */
    session_type(played);
    while (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER
        && (probe_word(PROBE_PLY) < ply + 2 || probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY) && emu_frame() < end) {
        emu_frames(1);
        if (session_rolls && session_asks_roll()) {
            emu_fire();
        }
    }
    return check(emu_frame() < end, "no reply to %s in '%s'", played, probe_board());
}

/* ---- moves ---- */

static void pieces_in_either_case(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_option(3);
    emu_frames(REST);
    check(session_shows("White to move"), "the computer still plays");
    emu_key(KEY_SHIFT + emu_key_code('n'));
    emu_key(emu_key_code('f'));
    emu_key(emu_key_code('3'));
    emu_frames(LETTER_MOST);
    check(session_shows("to move: Nf3"), "a capital letter is not shown as it was typed");
    emu_key(KEY_RETURN);
    emu_frames(AFTER);
    session_type("e5");
    emu_frames(AFTER);
    session_type("e4");
    emu_frames(AFTER);
    session_type("nc6");
    emu_frames(AFTER);
    session_type("bb5");
    emu_frames(AFTER);
    check(strstr(probe_board(), "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b") != NULL,
        "Nf3, nc6, bb5 lead to '%s'", probe_board());
}

/* ---- settings ---- */

static void levels(void)
{
    if (!messages_begin("hexapawn")) {
        return;
    }
    emu_console(CONSOLE_SELECT);
    emu_frames(AFTER);
    check(session_shows("Level 5: about 7 seconds") && session_shows("L5"), "SELECT shows no level");
    emu_frames(REST);
    check(session_command("Level", BY_STICK), "no level in the command menu");
    emu_stick(STICK_LEFT);
    emu_stick(STICK_LEFT);
    emu_frames(10);
    check(session_shows("< Level 3: about 1.5 seconds >") && session_shows("L3"), "left does not go to a lower level");
    emu_fire();
    emu_key(KEY_ESC);
    emu_frames(REST);
    for (int n = 0; n < 6; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows("Depth: 1 ply") && session_shows("D1"), "D1 is not explained");
    emu_key(emu_key_code('a'));
    emu_frames(REST);
    check(session_shows("Your move: a"), "a key after the choice of a level is lost");
    check(session_menu() && session_choose(host_game("noughts"), BY_KEYS) && session_shows("L4"),
        "the level of one game changes another's");
    check(session_menu() && session_choose(host_game("hexapawn"), BY_KEYS) && session_shows("D1"),
        "a level is not remembered");
    for (int n = 0; n < 7; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows("Random moves") && session_shows("RND"), "random moves do not follow the fixed depths");
    emu_console(CONSOLE_SELECT);
    check(session_shows("Beginner") && session_shows("BEG"), "Beginner does not follow random moves");
    emu_frames(REST);
    check(session_menu() && session_waits("< Beginner >", WAIT_LOAD),
        "the menu does not show the level Beginner");
    check(session_choose(host_game("hexapawn"), BY_KEYS) && session_shows("BEG"),
        "the level Beginner is not remembered");
    emu_console(CONSOLE_SELECT);
    emu_frames(AFTER);
    check(session_shows("Level 1:") && session_shows("L1"), "level 1 does not follow Beginner");
    if (session_menu() && session_choose(host_game("matchbox"), BY_KEYS)) {
        emu_console(CONSOLE_SELECT);
        emu_frames(AFTER);
        check(session_shows("Level 5: sets traps"), "a level that is a style of play is shown as seconds");
    }
    emu_frames(REST);
    if (!messages_begin("draughts")) {
        return;
    }
    for (int n = 0; n < 12; n++) {
        emu_console(CONSOLE_SELECT);
    }
    check(session_shows("Level 1:") && session_shows("L1"), "a large game has more levels than it should");
}

static void sides(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    check(session_shows("ATARI") && session_shows("YOU"), "the panel does not show who plays which side");
    messages_option(3);
    emu_frames(REST);
    check(probe_word(PROBE_PLY) == 0 && session_shows("WHITE") && session_shows("BLACK"),
        "OPTION applies the choices it steps over, at ply %u", probe_word(PROBE_PLY));
    messages_option(1);
    check(session_waits("Person v remote", WAIT_LOAD), "OPTION offers no remote player");
    emu_frames(2 * REST);
    check(session_shows("Person v remote"), "the remote player does not wait for RETURN");
    emu_key(KEY_ESC);
    emu_frames(REST);
    check(session_shows("WHITE"), "ESC does not restore the sides");
    messages_option(3);
    wait_screen(PROBE_SCREEN_THINKING, WAIT_MOVE, 2);
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 5) && probe_word(PROBE_PLY) == 1
        && session_shows(" h  g  f  e  d  c  b  a"),
        "the board is not flipped for a player with Black");
    check(session_menu() && session_choose(host_game("chess"), BY_KEYS) && session_shows(" a  b  c  d")
        && probe_word(PROBE_PLY) == 0
        && session_shows("YOU"), "sides and the flipped board stay in the next game");
}

/* In hexapawn the player starts with the side that can win, the second; the next game does not take this over. */
static void side_that_can_win(void)
{
    unsigned game = host_game("hexapawn");

    if (!check(session_boot(&messages_options) && host_second[game], "no menu")) {
        return;
    }
    emu_key(session_letter(game));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5) && probe_word(PROBE_PLY) == 1 && emu_memory()[FLIP_AT]
        && session_shows("YOU")
        && session_shows("Your move:"), "hexapawn: the player starts with White, or the board is not flipped");
    check(session_menu() && session_choose(host_game("noughts"), BY_KEYS) && probe_word(PROBE_PLY) == 0
        && !emu_memory()[FLIP_AT],
        "noughts: the side of another game is taken over");
}

/* ---- commands ---- */

static void problems_and_set_up(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    messages_control('w');
    emu_frames(AFTER);
    for (int n = 0; n < 3; n++) {
        emu_stick(STICK_RIGHT);
    }
    check(session_shows("Mate in 5"), "no win search of five moves");
    emu_fire();
    emu_frames(2 * AFTER);
    emu_fire();
    emu_frames(2 * AFTER);
    check(session_shows("Stopped"), "a stopped search shows a result");
    messages_set_up("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    emu_frames(REST);
    check(session_shows("You are in check:"), "check is not shown");
    messages_control('e');
    emu_frames(AFTER);
    check(session_shows("Set up: White to move"), "the set-up is not announced");
    emu_key(KEY_TAB);
    emu_frames(10);
    check(session_shows("Set up: Black to move"), "the set-up does not change the side to move");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

/* ---- hints, refusals, search information ---- */

#define LINE 32

/* Checks the line of search information, such as "depth 5 White +0.3  e2e4 e7e5", if it is shown: its last move must be
 * complete. Returns 1 if the line is full, so that another move would not fit. */
static int is_whole_information(void)
{
    char text[SCREEN_TEXT];
    const char *line, *last;

    screen_text(emu_memory(), text);
    line = strstr(text, "\ndepth ");
    if (line == NULL) {
        return 0;
    }
    line++;
    int length = (int)strcspn(line, "\n");
    while (length && line[length - 1] == ' ') {
        length--;
    }
    for (last = line + length; last > line && last[-1] != ' '; last--) {
    }
    check(length <= LINE && line + length - last >= 4, "a move is cut off: '%.*s'", length, line);
    check(strstr(line, "-0.0") == NULL, "a score of 0 has a minus sign: '%.*s'", length, line);
    return length > LINE - 5;
}

static void thoughts(void)
{
    int long_lines = 0;

    if (!messages_begin("chess")) {
        return;
    }
    session_type("e2e5");
    emu_frames(AFTER);
    check(session_shows("No legal move there"), "a refusal does not begin with a capital");
    session_type("e2e4");
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    wait_settled(WAIT_MOVE);
    check(!session_shows("From the book"), "search information is shown at the player's turn");
    messages_control('h');
    wait_screen(PROBE_SCREEN_PLAY, WAIT_MOVE, 2);
    emu_frames(AFTER);
    check(session_shows("Hint: ") && session_shows("From the book"), "the hint is not shown in words");
    messages_control('u');
    check(session_waits("Your move:", WAIT_MOVE) && !session_shows("From the book"),
        "a hint stays after its position is gone");
    messages_set_up("8/5k2/8/4p3/8/3K4/4P3/8 w - - 0 1");
    session_type("d3c4");
    wait_screen(PROBE_SCREEN_THINKING, WAIT_LOAD, 1);
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING;
        emu_frames(10)) {
        long_lines += is_whole_information();
    }
    check(long_lines > 0, "no search information that fills the line");
}

/* FIRE on a piece that has no move is refused with words that are true of the piece, too. */
static void stuck_pieces(void)
{
    if (!messages_begin("chess")) {
        return;
    }
    for (int x = 0; x < 8; x++) { /* of the pieces in White's first rank only the knights can move */
        session_point(x, 7);
        emu_fire();
        emu_frames(AFTER);
        check(session_shows(x == 1 || x == 6 ? "Your move: " : "No legal move there"),
            "FIRE on %c1 is not explained", 'a' + x);
        emu_fire(); /* a knight is put down */
        emu_frames(AFTER);
    }
}

/* ---- errors of a position ---- */

static void refused(const char *position, const char *line)
{
    messages_set_up(position);
    check(session_shows(line), "'%s' is refused without '%s'", position, line);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    emu_key(KEY_RETURN); /* lose the changes */
    emu_frames(AFTER);
}

/* The message about an invalid position names the square, the number or the column. */
static void position_errors(void)
{
    if (messages_begin("draughts")) {
        refused("b:w1:b12", "That man must be a king: 1\n");
        refused("b:wk1:b30", "That man must be a king: 30");
        refused("b:w12:b12", "Two pieces on 12");
        refused("b:w32:b1,2,3,4,5,6,7,8,9,10,11,12,13", "Too many pieces: 13");
    }
    if (session_menu() && session_choose(host_game("warptrog"), BY_KEYS)) {
        refused("3V2/6/6/6/6/t5 w 5 5", "Only a Trog can be on d6");
    }
    if (session_menu() && session_choose(host_game("hexapawn"), BY_KEYS)) {
        refused("pp1/3/PPp b", "Already won: c1");
    }
    if (session_menu() && session_choose(host_game("connect4"), BY_KEYS)) {
        refused("3333333", "Column 3 is full");
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    messages_options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    pieces_in_either_case();
    levels();
    sides();
    side_that_can_win();
    messages_next();
    problems_and_set_up();
    messages_ends();
    thoughts();
    stuck_pieces();
    position_errors();
    messages_menu();
    messages_lines();
    messages_keys();
    messages_after_end();
    return check_end();
}
