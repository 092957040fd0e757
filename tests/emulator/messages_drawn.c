/* messages_drawn.c: what is drawn, not written: the winning line, hidden pieces, marks, colours. tests/shell/messages.c
 * tests the texts.
 *
 *   messages_drawn DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "info/chess.h"
#include "screen.h"
#include "kernel.inc"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define AFTER 40
#define REST 90 /* frames after which a choice is applied */

static EmuOptions options;

static int begin(const char *name)
{
    return check(session_boot(&options) && session_choose(host_game(name), BY_KEYS), "%s does not start", name);
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    emu_frames(AFTER);
}

static void press_option(unsigned times)
{
    while (times--) {
        emu_console(CONSOLE_OPTION);
    }
}

static void set_up(const char *position)
{
    session_set_up(position);
    emu_frames(REST);
}

/* ---- the winning line ---- */

#define PLAYER_COLOURS 0x2C0
#define WHITE 0x0E
#define BLINKS 300        /* frames until the line stops blinking */
#define SQUARE_LINES 26   /* height of a square in double lines */
#define MIDDLE_LINE (16 + 12)
#define MIDDLE_BIT 0x10

/* The squares of noughts, a bit each, that the line drawn with players 1 to 3 crosses. */
static unsigned struck(void)
{
    const unsigned char *memory = emu_memory();
    const unsigned char *players = memory + PLAYERS_AT;
    unsigned squares = 0;

    for (int n = 0; n < 9 && memory[PLAYER_COLOURS + 1] == WHITE; n++) {
        if (players[(1 + n % 3) * 128 + MIDDLE_LINE + n / 3 * SQUARE_LINES] & MIDDLE_BIT) {
            squares |= 1u << n;
        }
    }
    return squares;
}

/* A line is drawn through the three winning marks, in any direction; undo removes it. */
static void line_that_won(void)
{
    static const struct { const char *position, *last; unsigned squares; } wins[] = {
        { "XX-OO---- X", "3", 0007 }, { "----XXOO- X", "4", 0070 }, { "X-OX-O--- X", "7", 0111 },
        { "-O-O--X-X X", "8", 0700 },
        { "O-X--XO-- X", "9", 0444 }, { "XO-OX---- X", "9", 0421 }, { "-OX-XO--- X", "7", 0124 },
    };

    if (!begin("noughts")) {
        return;
    }
    for (unsigned n = 0; n < sizeof wins / sizeof wins[0]; n++) {
        set_up(wins[n].position);
        session_type(wins[n].last);
        wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5);
        emu_frames(BLINKS);
        check(struck() == wins[n].squares, "%s %s: the line is %03o", wins[n].position, wins[n].last, struck());
        control('u');
        check(!struck(), "%s %s: the line stays after undo", wins[n].position, wins[n].last);
    }
}

/* ---- hidden pieces ---- */

typedef struct { uint8_t codes[SCREEN_TEXT]; unsigned count; } Board;

static void look(Board *board) { board->count = screen_board(emu_memory(), board->codes); }
static int is_like(const Board *one, const Board *other) { return one->count == other->count
    && memcmp(one->codes, other->codes, one->count) == 0; }

/* While pieces are hidden, a move is played but changes nothing visible. CTRL+P, or a set-up, shows the pieces again.
 */
static void hidden_pieces(const char *game, const char *first)
{
    static Board seen, hidden, now;

    if (!begin(game)) {
        return;
    }
    press_option(3);
    emu_frames(REST);
    look(&seen);
    control('p');
    look(&hidden);
    check(!is_like(&seen, &hidden), "%s: the pieces are not hidden", game);
    if (first) {
        session_type(first);
        emu_frames(2 * AFTER);
        look(&now);
        check(probe_word(PROBE_PLY) == 1 && is_like(&hidden, &now), "%s: %u plies, or %s is visible", game,
            probe_word(PROBE_PLY), first);
        control('u');
        emu_frames(REST);
    }
    control('p');
    look(&now);
    check(is_like(&seen, &now), "%s: the pieces do not come back", game);
    control('p');
    control('e');
    look(&now);
    check(is_like(&seen, &now), "%s: pieces are hidden in a set-up", game);
}

static void blind_play(void)
{
    hidden_pieces("chess", "e2e4");
    hidden_pieces("hexapawn", "b1b2");
    hidden_pieces("draughts", "11-15");
    hidden_pieces("warptrog", "b2b3");
    hidden_pieces("reversi", NULL);
    hidden_pieces("race", NULL);
}

/* ---- legal moves ---- */

#define DISC_WIDE 3 /* columns of a disc of reversi */
#define DISC_HIGH 2

/* 1: a square of reversi looks like the corner, where no move is possible yet. */
static int is_bare(const Board *board, const char *square)
{
    const uint8_t *at = board->codes + (square[1] - '1') * DISC_HIGH * SCREEN_BOARD + (square[0] - 'a') * DISC_WIDE;

    return memcmp(at, board->codes, DISC_WIDE) == 0
        && memcmp(at + SCREEN_BOARD, board->codes + SCREEN_BOARD, DISC_WIDE) == 0;
}

static int are_marked(int is_marked)
{
    static const char *const legal[] = { "d3", "c4", "f5", "e6" };
    static Board now;
    int count = 0;

    look(&now);
    for (int n = 0; n < 4; n++) {
        count += !is_bare(&now, legal[n]);
    }
    return count == (is_marked ? 4 : 0);
}

/* After the end of a game no moves are marked, however it ended; undo brings the marks back. */
static void legal_moves(void)
{
    if (!begin("reversi")) {
        return;
    }
    press_option(3);
    emu_frames(REST);
    check(are_marked(1), "legal moves are not marked");
    for (const char *end = "qd"; *end; end++) {
        control(*end);
        emu_fire();
        check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "CTRL+%c does not end the game", *end);
        emu_frames(AFTER);
        check(are_marked(0), "CTRL+%c: legal moves stay marked", *end);
        control('f');
        emu_frames(AFTER);
        check(are_marked(0), "CTRL+%c: legal moves are marked when the board is flipped", *end);
        control('f');
        control('u');
        emu_frames(AFTER);
        check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && are_marked(1),
            "CTRL+%c, undo: legal moves are not marked", *end);
    }
}

/* ---- hints ---- */

#define BLINK_FRAMES 80 /* a hint is on and off in this time */

/* Plays moves of go-moku and asks for a hint, which must be `meant`: that point is drawn with both characters of a
 * stone, and blinks. */
static void check_ring(const char *moves, const char *meant)
{
    static Board before, after;
    unsigned most = 0, off = 0;
    char line[40];

    if (!begin("gomoku")) {
        return;
    }
    press_option(3);
    emu_frames(REST);
    for (const char *move = moves; *move; move += strlen(line) + (move[strlen(line)] == ' ')) {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(move, " "), move);
        session_type(line);
        emu_frames(AFTER);
    }
    look(&before);
    control('h');
    snprintf(line, sizeof line, "Hint: %s", meant);
    check(session_waits(line, WAIT_MOVE), "'%s' is not shown", line);
    for (unsigned frame = 0; frame < BLINK_FRAMES; frame++, emu_frames(1)) {
        unsigned drawn = 0;

        look(&after);
        for (unsigned n = 0; n < after.count; n++) {
            drawn += before.codes[n] != after.codes[n];
        }
        most = drawn > most ? drawn : most;
        off += !drawn;
    }
    check(most == 2, "%s has %u characters", line, most);
    check(off >= BLINK_FRAMES / 4 && off <= BLINK_FRAMES - BLINK_FRAMES / 4, "%s is off in %u of %u frames", line, off,
        BLINK_FRAMES);
}

static void hints(void)
{
    check_ring("e8 d8 f8 a1 g8 a3 h8 a5", "i8");
    check_ring("d8 c8 e8 a1 f8 a3 g8 a5", "h8");
}

/* ---- arrows in a panel ---- */

#define SCREEN_BYTES 0x400

/* 1: the panel shows this text. */
static int is_in_panel(const char *text)
{
    const uint8_t *memory = emu_memory();
    const uint8_t *screen = memory + SCREEN_AT;
    uint8_t codes[8];
    size_t length = strlen(text);

    for (size_t n = 0; n < length; n++) {
        codes[n] = (uint8_t)(text[n] - ' ');
    }
    return memmem(screen, SCREEN_BYTES, codes, length) != NULL;
}

/* Returns the numbers of the rules with an arrow, as decimal digits. */
static unsigned rule_pointed(void)
{
    static const char *const rules[] = { "1>FLEE", "2>DOWN", "3>KING", "4>ROOK", "5>WAIT", "6>NEAR" };
    unsigned pointed = 0;

    for (unsigned n = 0; n < 6; n++) {
        pointed = is_in_panel(rules[n]) ? 10 * pointed + n + 1 : pointed;
    }
    return pointed;
}

static unsigned reading_pointed(void)
{
    return is_in_panel("L1> ") + 2u * is_in_panel("L2> ") + 4u * is_in_panel("L3> ") + 8u * is_in_panel("L4> ");
}

/* Quevedo: an arrow points at the reading that the level uses, whichever level was set before, and another at the rule
 * of the last move, also in a game that undo of START has brought back. */
static void arrows(void)
{
    static const unsigned readings[] = { 1, 2, 4, 8 };
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned rule;

    if (!begin("quevedo")) {
        return;
    }
    press_option(1); /* the computer has king and rook */
    emu_frames(2 * REST);
    wait_settled(WAIT_MOVE);
    for (int n = 0; n < 11; n++) {
        emu_console(CONSOLE_SELECT);
    }
    for (unsigned level = 1; level <= 4; level++) {
        emu_console(CONSOLE_SELECT);
        emu_frames(2 * REST);
        check(reading_pointed() == readings[level - 1], "level %u: arrows at readings %u", level, reading_pointed());
    }
    check(session_shows("Level 4: always mates"), "level 4 does not explain how it plays");
    for (int n = 0; n < 3; n++) {
        check(host_moves(probe_board(), moves) > 0, "no move");
        session_type(moves[0]);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    rule = rule_pointed();
    check(rule >= 1 && rule <= 6, "arrows at rules %u", rule);
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_fire();
    emu_frames(2 * REST);
    wait_settled(WAIT_MOVE);
    control('u');
    emu_frames(2 * REST);
    check(probe_word(PROBE_PLY) == 7 && rule_pointed() == rule, "START and undo, ply %u: arrows at rules %u, not %u",
        probe_word(PROBE_PLY), rule_pointed(), rule);
}

/* ---- moves by cursor ---- */

/* In chess, FIRE on an empty square moves nothing, though the square alone is a typed move of a pawn. */
static void pawn_alone(void)
{
    if (!begin("chess")) {
        return;
    }
    press_option(3);
    emu_frames(REST);
    session_point(3, 4);
    emu_fire();
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 0 && session_shows("Pick a piece"), "FIRE on d4 plays or says nothing");
    session_point(3, 3);
    emu_fire();
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 0 && session_shows("No legal move there"), "FIRE on d5, where no pawn can go");
    session_type("d4");
    emu_frames(2 * AFTER);
    check(probe_word(PROBE_PLY) == 1 && session_shows(" 1 d2d4"), "the typed move of the pawn is refused");
}

/* ---- leaving ---- */

#define SAVING 30    /* frames after which the game is being saved */
#define LEAVING 900  /* frames until the menu stands, with a real drive */

/* FIRE pressed while the game is saved is not for the menu: it would start the game again. */
static void fire_while_leaving(void)
{
    options.is_slow = 1;
    if (begin("connect4")) {
        session_type("4");
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
        emu_key(KEY_CTRL + emu_key_code('x'));
        for (unsigned n = 0; n < 3; n++) {
            emu_frames(SAVING);
            check(session_shows("Saving"), "leaving: nothing is saved");
            emu_fire();
        }
        check(wait_screen(PROBE_SCREEN_MENU, LEAVING, 5), "leaving: no menu");
        emu_frames(LEAVING);
        check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU, "leaving: FIRE during the save starts a game");
    }
    options.is_slow = 0;
}

/* ---- pages ---- */

#define COLOUR_SHADOWS 0x2C4 /* of the four playfields, as the operating system keeps them for the top of the screen */

static void colours_of_openings(void)
{
    static const unsigned char colours[2][6] = FRAME_COLOURS; /* NTSC: ground, then the playfields */
    static Board heads;

    if (!begin("chess")) {
        return;
    }
    control('o');
    check(session_waits("Ruy Lopez", WAIT_LOAD) && memcmp(emu_memory() + COLOUR_SHADOWS, colours[0] + 1, 4) == 0,
        "the openings page does not have the colours of chess");
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    if (!session_menu() || !session_choose(host_game("draughts"), BY_KEYS)) {
        return;
    }
    control('o');
    session_waits("9-13", WAIT_LOAD);
    look(&heads);
    check(memchr(heads.codes, 0x80 + 'O' - ' ', heads.count) != NULL,
        "the heading of the openings page is not in the right colour");
}

/* Opening a frame clears every row of it. The status line of go-moku is beyond the first kilobyte of screen memory:
 * after "Replace game?" half of the question stayed there while the save was read. */
static void cleared_status(void)
{
    unsigned cut = 0;

    if (!begin("gomoku")) {
        return;
    }
    session_type("h8");
    emu_frames(REST);
    wait_settled(WAIT_PASSES);
    control('s');
    session_waits("Save <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_waits("Saved", WAIT_LOAD), "gomoku: the game is not saved");
    emu_frames(REST);
    control('l');
    session_waits("Load <", WAIT_LOAD);
    emu_key(KEY_RETURN);
    check(session_waits("Replace game?", WAIT_LOAD), "gomoku: no question before the save is loaded");
    emu_key(KEY_RETURN);
    for (unsigned end = emu_frame() + 2 * REST; emu_frame() < end; emu_frames(1)) {
        cut += session_shows("ESC: no") && !session_shows("FIRE: yes  ESC: no");
    }
    check(!cut, "gomoku: half of the question stays for %u frames", cut);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    line_that_won();
    blind_play();
    legal_moves();
    hints();
    arrows();
    pawn_alone();
    fire_while_leaving();
    colours_of_openings();
    cleared_status();
    return check_end();
}
