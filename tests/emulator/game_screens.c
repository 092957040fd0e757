/* game_screens.c: tests what only one or two games show, such as blinking threats, markers and their lists of moves.
 *
 *   game_screens DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "game_screens.h"
#include "kernel.inc"
#include "screen.h"

#include <stdio.h>
#include <string.h>

#define AFTER 40
#define ROW_LINES 8
#define BLINK 45 /* frames in which a blinking mark appears and disappears */

static EmuOptions options;

int screens_begin(const char *game)
{
    int has_begun = session_menu() && session_choose(host_game(game), BY_KEYS) && session_two_people();

    session_start_again();
    emu_frames(REST);
    return check(has_begun, "%s does not start", game);
}

void screens_play(const char *moves)
{
    char line[256];

    snprintf(line, sizeof line, "%s", moves);
    for (char *move = strtok(line, " "); move; move = strtok(NULL, " ")) {
        unsigned ply = probe_word(PROBE_PLY);

        session_type(move);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == ply && emu_frame() < end;) {
            emu_frames(2);
        }
        emu_frames(AFTER);
    }
}

void screens_set_up(const char *position)
{
    session_set_up(position);
    emu_frames(REST);
}

/* Number of characters of the board that blink. */
static unsigned blinking(void)
{
    static uint8_t first[SCREEN_TEXT], now[SCREEN_TEXT], differs[SCREEN_TEXT];
    unsigned count = screen_board(emu_memory(), first), changed = 0;

    memset(differs, 0, sizeof differs);
    for (unsigned frame = 0; frame < BLINK; frame++) {
        emu_frames(1);
        screen_board(emu_memory(), now);
        for (unsigned n = 0; n < count; n++) {
            differs[n] |= first[n] != now[n];
        }
    }
    for (unsigned n = 0; n < count; n++) {
        changed += differs[n];
    }
    return changed;
}

/* ---- go-moku, noughts in space ---- */

#define POINT_CODES 2 /* characters of a blinking point */
#define CELL_CODES 3  /* characters of a blinking cell */

/* If the opponent threatens to complete a line at one point, the message names that point as the block, and it blinks.
 * If two points would complete a line, both are named; in go-moku both blink, in noughts in space only one. */
static void threats(void)
{
    static const struct { const char *game, *moves, *line; unsigned codes; } cases[] = {
        { "gomoku", "f8 e8 g8 a1 h8 a3 i8", "White must block j8:", POINT_CODES },
        { "gomoku", "f8 k1 g8 a1 h8 a3 i8", "White must block e8, j8:", 2 * POINT_CODES },
        { "gomoku", "e1 e10 a1 f11 a3 g12 a5 h13", "Black must block d9, i14:", 2 * POINT_CODES },
        { "gomoku", "k10 a1 l11 a3 m12 a5 n13", "White must block j9, o14:", 2 * POINT_CODES },
        { "gomoku", "f15 a1 g15 b3 h15 a5 i15", "White must block e15, j15:", 2 * POINT_CODES },
        { "gomoku", "f8 a1 g8 a3 i8 a5 j8 a7 k8", "White must block h8:", POINT_CODES },
        { "noughts3d", "1a1 4d4 1b1 4c2 1c1", " must block 1d1:", CELL_CODES },
        { "noughts3d", "1b1 4d4 1c1 4c2 1a2 4b3 1a3 3d2 1a1", " must block 1a4 & 1d1:", CELL_CODES },
    };

    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        unsigned count;

        if (!screens_begin(cases[n].game)) {
            return;
        }
        screens_play(cases[n].moves);
        check(session_shows(cases[n].line), "%s: '%s' is not shown", cases[n].moves, cases[n].line);
        count = blinking();
        check(count == cases[n].codes, "%s: %u characters blink", cases[n].moves, count);
    }
}

#define POINT_ROW 32 /* bytes of a row of points, and of the row below it, which joins it to the next one */
#define TITLE_BYTES 16
#define RANKS 15
#define FACE_COLUMN 28 /* the middle of the face */

/* The first game after the boot. The rows between the points of an empty board are all alike, and the face in the panel
 * has no gaps. */
static void between_points(void)
{
    const uint8_t *first;
    unsigned strange = 0, joined = 0;

    if (!check(session_choose(host_game("gomoku"), BY_KEYS), "go-moku does not start")) {
        return;
    }
    emu_frames(REST);
    first = emu_memory() + SCREEN_AT + TITLE_BYTES + POINT_ROW;
    for (unsigned rank = 1; rank < RANKS - 1; rank++) {
        const uint8_t *row = first + 2 * POINT_ROW * rank;

        strange += memcmp(row, first, SCREEN_BOARD) != 0;
        joined += row[FACE_COLUMN] == 0xFF;
    }
    check(strange == 0, "%u rows between the points have something else", strange);
    check(joined == 3, "%u rows join the face", joined);
}

/* ---- minichess ---- */

/* A player who types the square of a piece that cannot move is asked where it should go. */
static void nowhere(void)
{
    if (screens_begin("minichess")) {
        session_type("a1");
        check(session_waits("No move there. Type", REST), "a piece without a move is not reported as such");
    }
}

/* ---- chess ---- */

#define FIRST_MARKER_ROW 80  /* bytes before the first marker row, and from one marker row to the next */
#define MARKER_PIXELS 6         /* width of a marker */

/* The marker of a square as a decimal number: a digit (colour 0 to 3) per pixel, from the left. */
static unsigned marker_of(const char *square)
{
    const uint8_t *memory = emu_memory();
    const uint8_t *band = memory + SCREEN_AT + FIRST_MARKER_ROW * (unsigned)('9' - square[1]);
    unsigned pixels = 0;

    for (unsigned n = MARKER_PIXELS * (unsigned)(square[0] - 'a'), end = n + MARKER_PIXELS; n < end; n++) {
        pixels = 10 * pixels + (band[n / 4] >> (6 - 2 * (n % 4)) & 3);
    }
    return pixels;
}

/* The square that a piece has left is marked, but the marker must not cover the piece on the square below. */
static void left_square(void)
{
    if (!screens_begin("chess")) {
        return;
    }
    screens_play("d2d4 e7e5");
    check(marker_of("e7") == 20020, "the marker of e7 is %06u", marker_of("e7"));
    check(marker_of("e5") == 22220, "the marker of e5 is %06u", marker_of("e5"));
    session_point(3, 4);
    emu_fire(); /* lifts the pawn on d4, which could capture e5; the next FIRE puts it down */
    emu_frames(AFTER);
    check(session_shows("move: d4"), "no piece is lifted");
    emu_fire();
    emu_frames(AFTER);
    check(marker_of("e5") == 22220, "the marker of e5 is %06u after a piece was put down", marker_of("e5"));
    screens_play("g1f3");
    check(marker_of("g1") == 20020 && marker_of("f3") == 122221 && marker_of("e7") == 0,
        "the markers of g1 and f3: %06u, %06u", marker_of("g1"), marker_of("f3"));
    if (!screens_begin("quevedo")) {
        return;
    }
    emu_key(KEY_CTRL + emu_key_code('f')); /* the player has the second side there, and the board was flipped */
    emu_frames(REST);
    screens_play("g7g6");
    check(marker_of("g7") == 20020 && marker_of("g6") == 122221, "the rook moved from g7 to g6: markers %06u, %06u",
        marker_of("g7"), marker_of("g6"));
}

/* In a set-up, pieces are counted as they are placed. */
static void pieces_set_up(void)
{
    if (!screens_begin("morris")) {
        return;
    }
    screens_play("d2 d6");
    emu_key(KEY_CTRL + emu_key_code('e'));
    check(session_waits("Set up", WAIT_LOAD), "no set-up");
    emu_fire();
    check(session_waits("LOST 7", REST) && session_shows("LOST 8"),
        "two pieces and one: the panel shows other numbers");
    emu_key(KEY_ESC);
    check(session_waits("Lose changes?", REST), "ESC drops the changes without a question");
    emu_frames(10);
    emu_key(KEY_RETURN);
    emu_frames(REST);
}

/* ---- noughts in space ---- */

#define LEVELS 4
#define LEVEL_COLUMN 7 /* column of the first cell of the rear row */
#define LEVEL_DOWN 5   /* rows to the level below */
#define CELL 3         /* width of a cell in characters */

static uint8_t board[SCREEN_TEXT];

static uint8_t code_at(unsigned level, int column, unsigned row)
{
    return board[(int)((level * LEVEL_DOWN + row) * SCREEN_BOARD) + LEVEL_COLUMN + column];
}

/* Each level has a far edge as wide as the level, with nothing at its left; its rows slant to the left, with a number
 * before each of them and an end of the same drawing after it. */
static void edges(void)
{
    if (!screens_begin("noughts3d")) {
        return;
    }
    screen_board(emu_memory(), board);
    for (unsigned level = 0; level < LEVELS; level++) {
        check(code_at(level, 1, 0) && code_at(level, 4 * CELL, 0) && !code_at(level, 4 * CELL + 1, 0),
            "level %u: no far edge", level + 1);
        for (int row = 0; row < 4; row++) {
            check(code_at(level, -row - 1, 1 + (unsigned)row) == code_at(0, -1, 1) + row, "level %u: no number %d",
                level + 1, row + 1);
            check(code_at(level, 4 * CELL - row, 1 + (unsigned)row) == code_at(0, 4 * CELL, 1)
                && !code_at(level, 4 * CELL - row + 1, 1 + (unsigned)row), "level %u: row %d has no end", level + 1,
                row + 1);
        }
    }
}

/* Number of pixels of a cell in the colour of its mark. */
static unsigned bright(unsigned level, unsigned x, unsigned y)
{
    const uint8_t *memory = emu_memory();
    const uint8_t *charset = memory + CHARSET_AT;
    unsigned count = 0;

    screen_board(memory, board);
    for (unsigned n = 0; n < CELL; n++) {
        uint8_t code = code_at(level, (int)(CELL * x + n) - (int)y, 1 + y);

        for (unsigned line = 0; line < 8; line++) {
            for (uint8_t bits = charset[(code & 0x7F) * 8 + line]; bits; bits >>= 2) {
                count += (bits & 3) == 3;
            }
        }
    }
    return count;
}

/* The last move is marked in its side's colour. */
static void last_in_space(void)
{
    if (!screens_begin("noughts3d")) {
        return;
    }
    screens_play("1a1 2a1 3c2");
    check(bright(2, 2, 1) > bright(0, 0, 0), "the last cross is not marked: %u, %u", bright(2, 2, 1), bright(0, 0, 0));
    screens_play("4d4");
    check(bright(3, 3, 3) > bright(1, 0, 0) && bright(2, 2, 1) == bright(0, 0, 0), "the last nought is not marked");
}

/* ---- moves as they are written ---- */

/* Copies the move that is shown after "Hint: "; "" if no hint is shown. */
static void read_hint(char *move)
{
    char text[SCREEN_TEXT];
    const char *at;

    screen_text(emu_memory(), text);
    at = strstr(text, "Hint: ");
    snprintf(move, HOST_TEXT, "%.*s", at ? (int)strcspn(at + 6, " \n") : 0, at ? at + 6 : "");
}

/* A hint writes a move as the list beside the board does. */
static void hints(void)
{
    static const struct { const char *game, *position; } cases[] = {
        { "hexapawn", 0 }, { "noughts", 0 }, { "connect4", 0 }, { "warptrog", 0 }, { "reversi", 0 }, { "chess", 0 },
        { "morris", 0 }, { "morris", "X--O-----------OX-X-O--- X 0 0" }, { "noughts3d", 0 }, { "minichess", 0 },
        { "gomoku", 0 },
    };

    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        char move[HOST_TEXT] = "", line[HOST_TEXT + 3];

        if (!screens_begin(cases[n].game)) {
            return;
        }
        if (cases[n].position) {
            screens_set_up(cases[n].position);
        }
        emu_key(KEY_CTRL + emu_key_code('h'));
        for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end && !*move; read_hint(move)) {
            emu_frames(5);
        }
        snprintf(line, sizeof line, " 1 %s", move);
        screens_play(move);
        check(session_shows(line), "%s: the hint is '%s', the list has another text", cases[n].game, move);
    }
}

/* Noughts in space: in the list beside the board a blank line separates the pairs of moves, and the last move is always
 * visible. */
static void pairs_in_space(void)
{
    static const char *const lines[] = { " 4 1d4", "   4a1", " 5 3c3", "   1b2", " 6 2d1", "   3a3", " 7 4b4",
        "   4d1", "CROSS" };
    static const unsigned rows[] = { 0, 1, 3, 4, 6, 7, 9, 10, 12 };
    int first;

    if (!screens_begin("noughts3d")) {
        return;
    }
    screens_play("1a1 4d4 2b2 4c2 3b4 2c3 1d4 4a1 3c3 1b2 2d1 3a3 4b4 4d1");
    first = screen_line_of(emu_memory(), lines[0]);
    for (unsigned n = 0; n < sizeof lines / sizeof *lines; n++) {
        int line = screen_line_of(emu_memory(), lines[n]);

        check(line == first + (int)rows[n] * ROW_LINES, "'%s' is at line %d", lines[n], line);
    }
    for (int n = 0; n < 11; n++) {
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(REST);
    }
    check(session_shows(" 1 1a1\n") && session_shows("   4d4\n") && session_shows(" 2 2b2\n")
        && !session_shows("   4c2") && !session_shows(" 3 "), "noughts in space: undone moves are still shown");
}

/* Moves of one character are written two to a line; in four in a row a blank line separates the lines. */
static void pairs(void)
{
    if (screens_begin("connect4")) {
        screens_play("4 3 4 4 5");
        check(session_shows(" 1 4 3\n") && session_shows(" 2 4 4\n") && session_shows(" 3 5\n"), "connect4: no pairs");
        check(screen_line_of(emu_memory(), " 2 4 4") == screen_line_of(emu_memory(), " 1 4 3") + 2 * ROW_LINES,
            "connect4: digits touch");
        emu_key(KEY_CTRL + emu_key_code('u'));
        emu_frames(REST);
        check(session_shows(" 2 4 4\n") && !session_shows(" 3 5"), "connect4: no pairs after undo");
    }
    if (screens_begin("noughts")) {
        screens_play("1 2 3 5 4 6 8 7 9");
        check(session_shows(" 1 1 2\n") && session_shows(" 4 8 7\n") && session_shows(" 5 9\n"), "noughts: no pairs");
    }
}

/* ---- noughts ---- */

#define GLYPH_ROWS 8
#define LAST_PIXEL 3

/* The arrow at the side to move leaves a blank column before NOUGHT. */
static void arrow(void)
{
    const uint8_t *memory;
    unsigned row, touching = 0;

    if (screens_begin("noughts")) {
        screens_play("5");
        memory = emu_memory();
        for (row = 0; row < GLYPH_ROWS; row++) {
            touching += (memory[SCREEN_START + ('>' - ' ') * GLYPH_ROWS + row] & LAST_PIXEL) != 0;
        }
        check(session_shows(">NOUGHT") && !touching, "the arrow touches the name in %u lines", touching);
    }
}

/* ---- four in a row ---- */

#define ROWS_ABOVE 2 /* above the board */
#define NO_DISC (-1)
#define BOARD_LEFT 2 /* column of the first hole */
#define HOLE_WIDE 3

/* Returns the column of the board below the disc to drop, from 0; NO_DISC: no disc is shown there. */
static int dropped_column(void)
{
    static uint8_t codes[SCREEN_TEXT];

    screen_board(emu_memory(), codes);
    for (int n = 0; n < ROWS_ABOVE * SCREEN_BOARD; n++) {
        if (codes[n]) {
            return (n % SCREEN_BOARD - BOARD_LEFT) / HOLE_WIDE;
        }
    }
    return NO_DISC;
}

/* The disc above the board is shown only when the player is asked for a move: not after redo to the end of a game, nor
 * after RESET while the computer thinks. */
static void disc_to_drop(void)
{
    if (!screens_begin("connect4")) {
        return;
    }
    emu_stick(STICK_RIGHT);
    emu_frames(AFTER);
    check(dropped_column() == 4, "the disc to drop is over column %d", dropped_column());
    screens_play("1 2 1 2 1 2 1");
    check(dropped_column() == NO_DISC, "a disc is over column %d when the game is over", dropped_column());
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(REST);
    check(dropped_column() == 4, "no disc to drop after undo");
    emu_key(KEY_CTRL + emu_key_code('r'));
    emu_frames(REST);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && dropped_column() == NO_DISC,
        "a disc is over column %d after redo to the end", dropped_column());
    emu_reset();
    emu_frames(REST);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER && dropped_column() == NO_DISC,
        "after RESET a disc is over column %d at the end", dropped_column());

    if (!check(session_menu() && session_choose(host_game("connect4"), BY_KEYS), "no game against the computer")) {
        return;
    }
    session_level(8, BY_KEYS);
    screens_set_up("44232223");
    session_type("5");
    check(wait_screen(PROBE_SCREEN_THINKING, WAIT_MOVE, 5), "the computer does not think");
    emu_frames(REST);
    emu_reset();
    emu_frames(REST);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING && dropped_column() == NO_DISC,
        "after RESET a disc is over column %d while the computer thinks", dropped_column());
    emu_fire();
    wait_settled(WAIT_MOVE);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    if (check(session_boot(&options), "no menu")) {
        between_points();
        threats();
        nowhere();
        screens_mills();
        screens_mills_typed();
        screens_mills_listed();
        pieces_set_up();
        edges();
        last_in_space();
        screens_captured();
        screens_falling();
        left_square();
        screens_start_of_race();
        screens_bar_of_backgammon();
        hints();
        pairs();
        pairs_in_space();
        arrow();
        disc_to_drop();
    }
    return check_end();
}
