/* marks.c: tests what is marked on the board while a move is entered: rings on free squares, blinking pieces that can
 * be captured, blinking hints; and that a wrong square keeps the lifted piece.
 *
 *   marks DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "session.h"
#include "screen.h"

#include <string.h>

#define SCREEN_AT 0xB800
#define FIRST_MARKER_ROW 80 /* bytes before the first marker row of chess, and from one marker row to the next */
#define HINT_MARKER 0xEE
#define SEEN_FRAMES 60
#define REST 60
#define MESSAGE 180 /* frames until a message has passed */

static void begin(const char *game)
{
    check(session_menu() && session_choose(host_game(game), BY_KEYS), "%s: no first screen", game);
    for (int n = 0; n < 3; n++) { /* two people */
        emu_console(CONSOLE_OPTION);
        emu_frames(10);
    }
    session_new_board();
}

/* Marker of a square of chess: the inner four of its six pixels. */
static unsigned marker_of(const char *square)
{
    const uint8_t *band = emu_memory() + SCREEN_AT + FIRST_MARKER_ROW * (unsigned)('9' - square[1]);
    unsigned pixels = 0;

    for (unsigned n = 6 * (unsigned)(square[0] - 'a') + 1, end = n + 4; n < end; n++) {
        pixels = 4 * pixels + (band[n / 4] >> (6 - 2 * (n % 4)) & 3);
    }
    return pixels;
}

/* How often the marker of a square of chess changes within some frames. */
static unsigned changes(const char *square)
{
    unsigned count = 0, before = marker_of(square);

    for (unsigned n = 0; n < SEEN_FRAMES; n++) {
        unsigned now;

        emu_frames(1);
        now = marker_of(square);
        count += now != before;
        before = now;
    }
    return count;
}

/* Character in the middle of the lower row of a square of chess. */
static uint8_t middle_of(const char *square)
{
    static uint8_t board[SCREEN_TEXT];

    screen_board(emu_memory(), board);
    return board[(2 * (unsigned)('8' - square[1]) + 1) * SCREEN_BOARD + 3 * (unsigned)(square[0] - 'a') + 1];
}

static void chess(void)
{
    uint8_t free_square;
    unsigned count;

    begin("chess");
    session_type("e2e4");
    emu_frames(2 * REST);
    session_type("d7d5");
    emu_frames(2 * REST);
    free_square = middle_of("e5");
    session_move("e4", BY_STICK);
    emu_frames(10);
    check(middle_of("e5") != free_square && middle_of("d4") == middle_of("f4"), "e5 has no ring");
    count = changes("d5");
    check(count >= 4 && count <= 8, "the pawn on d5 blinks %u times", count);
    check(changes("e5") == 0 && middle_of("e5") != free_square, "the ring on e5 blinks");
    session_move("a1", BY_STICK);
    emu_frames(MESSAGE);
    check(session_shows("to move: e4\n") && middle_of("e5") != free_square, "a wrong square drops the pawn");
    session_move("b1", BY_STICK); /* another piece that can move */
    emu_frames(10);
    check(session_shows("to move: b1\n") && middle_of("e5") == free_square, "the knight is not lifted instead");
    session_move("b1", BY_STICK);
    emu_frames(10);
    check(session_shows("to move:\n"), "the knight is not put down");
    session_move("e4", BY_STICK);
    session_move("d5", BY_STICK);
    emu_frames(2 * REST);
    check(strncmp(probe_board(), "rnbqkbnr/ppp1pppp/8/3P4/", 24) == 0, "the board is '%s'", probe_board());
    emu_key(KEY_CTRL + emu_key_code('h'));
    check(session_waits("Hint: ", 3000), "no hint");
    for (unsigned n = count = 0; n < 2 * SEEN_FRAMES; n++) {
        unsigned marked = 0;

        emu_frames(1);
        for (char square[3] = "a1"; square[0] <= 'h'; square[0]++) {
            for (square[1] = '1'; square[1] <= '8'; square[1]++) {
                marked |= marker_of(square) == HINT_MARKER;
            }
        }
        count += marked;
    }
    check(count > SEEN_FRAMES / 2 && count < 3 * SEEN_FRAMES / 2, "the hint is marked in %u frames", count);
}

/* A light square keeps the lifted man. */
static void draughts(void)
{
    begin("draughts");
    emu_frames(REST);
    emu_fire(); /* the cursor begins on a man that can move */
    emu_frames(10);
    check(session_shows("to move: 9-\n"), "9 is not lifted");
    emu_stick(STICK_UP);
    emu_fire();
    emu_frames(MESSAGE);
    check(session_shows("to move: 9-\n"), "FIRE on a light square drops the man");
    emu_stick(STICK_LEFT);
    emu_fire();
    emu_frames(2 * REST);
    check(session_shows("White to move"), "the man does not move after a wrong square");
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    if (check(session_boot(&options), "no menu")) {
        chess();
        draughts();
    }
    return check_end();
}
