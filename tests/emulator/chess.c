/* chess.c: games of chess from set-up positions, by stick and by keys: castling on both sides, en passant, promotion to
 * a knight, check, mate, stalemate and the other draws. Every position equals the host's; every result is shown in
 * words. Also win searches, draw offers and a game by the book.
 *
 *   chess DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/level.h"
#include "engine/game.h"
#include "engine/list.h"
#include "host/games.h"
#include "screen.h"
#include "kernel.inc"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define SIDE 8
/* frames until a book move is on the board: typing, the lookup in memory, and the animation of both moves */
#define BOOK_FRAMES 185
#define AFTER 30        /* frames until a command is carried out */
#define MOVES_MOST 10
#define BACKSPACES 70  /* more than the characters of a position */
#define BOOK_PLIES 12   /* plies of a game by the book */
#define OFFER_FROM 20   /* plies before the computer considers a draw: src/shell/control/new_game.c */

typedef struct {
    const char *position;          /* 0: the start position */
    const char *moves[MOVES_MOST];
    const char *words;             /* shown on the screen at the end */
    unsigned result;               /* OUTCOME_ */
} Game;

static const Game games[] = {
    {"r3k2r/6P1/8/8/5p2/8/4P3/R3K2R w KQkq - 0 1", {"e2e4", "f4e3", "e1g1", "e8c8", "g7g8n", "h8g8"},
        "White is in check:", OUTCOME_NONE},
    {"r3k2r/7p/8/6P1/8/8/p7/4K3 b kq - 0 1", {"h7h5", "g5h6", "e8g8", "h6h7", "g8h7", "e1d2", "a2a1r"},
        "White to move:", OUTCOME_NONE},
    {"7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", {"f2f7"}, "Draw: stalemate", OUTCOME_DRAW},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", {"a1a8"}, "Checkmate: White wins", OUTCOME_LOSS},
    {"8/8/8/8/5k2/8/1p6/K7 w - - 0 1", {"a1b2"}, "Draw: too few pieces to mate", OUTCOME_DRAW},
    {"7k/8/8/8/8/8/8/KR6 w - - 98 80", {"b1b2", "h8g8"}, "Draw: fifty-move rule", OUTCOME_DRAW},
    {0, {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"}, "Draw: third repetition", OUTCOME_DRAW},
    {0, {"f2f3", "e7e5", "g2g4", "d8h4"}, "Checkmate: Black wins", OUTCOME_LOSS},
};

#define GAMES (sizeof games / sizeof games[0])

static const char *input_name;
static Input input;
static int cursor_x, cursor_y;

/* ---- input ---- */

static void choose_chess(void)
{
    emu_key(session_letter(host_game("chess")));
    games_choose("chess");
    state_clear();
}

static void point_at(const char *square)
{
    int x = square[0] - 'a', y = '8' - square[1];

    for (; cursor_x > x; cursor_x--) {
        session_arrow(STICK_LEFT, KEY_LEFT, input);
    }
    for (; cursor_x < x; cursor_x++) {
        session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    }
    for (; cursor_y > y; cursor_y--) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
    for (; cursor_y < y; cursor_y++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    session_take(input);
}

/* Chooses the promotion piece: by stick to the right until it is shown, or by its letter. */
static void choose_piece(const char *move)
{
    const char *wanted = move[4] == 'q' ? "< Queen >" : move[4] == 'r' ? "< Rook >" : move[4] == 'b' ? "< Bishop >"
        : "< Knight >";

    emu_frames(AFTER);
    check(session_shows("Promote to < Queen >") && session_shows("FIRE: choose"), "%s %s: no choice of pieces",
        input_name, move);
    if (input == BY_KEYS) {
        emu_key(emu_key_code(move[4]));
        return;
    }
    for (int n = 0; n < SIDE && !session_shows(wanted); n++) {
        emu_stick(STICK_RIGHT);
    }
    emu_fire();
}

/* Enters a move with the cursor, by stick or by arrow keys. Keys type every second move instead, unless it is a
 * promotion. */
static void play_move(const char *move, unsigned ply)
{
    if (!ply) {
        cursor_x = emu_memory()[POINT_x_AT];
        cursor_y = emu_memory()[POINT_y_AT];
    }
    if (input == BY_KEYS && !move[4] && ply & 1) {
        session_type(move);
        return;
    }
    point_at(move);
    point_at(move + 2);
    if (move[4]) {
        choose_piece(move);
    }
}

static void set_up(const char *position)
{
    emu_key(KEY_CTRL + emu_key_code('e'));
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('e'));
    for (int n = 0; n < BACKSPACES; n++) {
        emu_hold_key(KEY_BACKSPACE);
        emu_frames(2);
        emu_hold_key(KEY_NONE);
        emu_frames(2);
    }
    session_type(position);
    session_replace();
    emu_frames(AFTER);
}

/* ---- games ---- */

static int wait_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) < ply; emu_frames(2)) {
        if (emu_frame() > end) {
            return 0;
        }
    }
    emu_frames(AFTER);
    return 1;
}

static void play_game(const Game *game)
{
    char position[HOST_TEXT];
    unsigned ply = 0;
    unsigned first = emu_frame();

    host_start(position);
    if (game->position) {
        set_up(game->position);
        strcpy(position, game->position);
    }
    if (!check(strcmp(probe_board(), position) == 0, "%s: the board is '%s', not '%s'", input_name, probe_board(),
        position)) {
        return;
    }
    for (; ply < MOVES_MOST && game->moves[ply]; ply++) {
        play_move(game->moves[ply], ply);
        host_play(position, game->moves[ply], position);
        if (!check(wait_ply(ply + 1), "%s: %s is not accepted", input_name, game->moves[ply])
            || !check(strcmp(probe_board(), position) == 0, "%s: after %s '%s', not '%s'", input_name, game->moves[ply],
                probe_board(), position)) {
            return;
        }
    }
    emu_frames(AFTER);
    check(session_shows(game->words), "%s: '%s' is not shown after %s", input_name, game->words, game->moves[ply - 1]);
    check(probe_byte(PROBE_RESULT) == game->result, "%s: the result is %u", input_name, probe_byte(PROBE_RESULT));
    check(probe_byte(PROBE_SCREEN) == (game->result ? PROBE_SCREEN_OVER : PROBE_SCREEN_PLAY), "%s: the game %s",
        input_name, game->result ? "continues" : "is over");
    printf("%-6s %u moves, %5u frames: %s\n", input_name, ply, emu_frame() - first, game->words);
    session_start_again();
    emu_frames(4 * AFTER);
}

/* Two people play: tests win searches and a draw by agreement. */
static void ask(void)
{
    static const char *const mate_in_two = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    session_set_up(mate_in_two);
    emu_frames(2 * AFTER);
    for (unsigned moves = 2; moves; moves--) {
        check(session_do_command("Find a win", 'w', input), "no command for win searches");
        emu_frames(2 * AFTER);
        check(session_shows("< Mate in 2 >"), "%s: the win search does not start with two moves", input_name);
        if (moves == 1) {
            session_arrow(STICK_LEFT, KEY_LEFT, input);
        }
        session_take(input);
        emu_frames(AFTER);
        check(wait_settled(WAIT_MOVE), "%s: the win is not found", input_name);
        emu_frames(AFTER);
        check(session_shows(moves == 2 ? "White wins in 2  a1a6" : "No forced mate in 1"),
            "%s: wrong result of the search for a mate in %u", input_name, moves);
    }
    check(strcmp(probe_board(), mate_in_two) == 0, "%s: the position has changed: '%s'", input_name, probe_board());
    check(session_do_command("Offer draw", 'd', input), "no command for draws");
    emu_frames(2 * AFTER);
    check(session_shows("Black: draw? FIRE: yes  ESC: no"), "%s: Black is not asked", input_name);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY, "%s: a draw although Black refused", input_name);
    check(session_do_command("Offer draw", 'd', input), "no command for draws");
    emu_frames(2 * AFTER);
    session_take(input);
    emu_frames(2 * AFTER);
    check(session_shows("Draw by agreement") && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER,
        "%s: no draw by agreement", input_name);
    session_start_again();
    emu_frames(2 * AFTER);
}

/* The computer plays Black at depth two. Its first move and the node count equal the host's; a move from the book only
 * has to be legal. */
static void play_computer(Machine machine)
{
    char position[HOST_TEXT], after[HOST_TEXT], line[HOST_TEXT + 256], move[21] = "";
    unsigned long nodes = 0;
    FILE *pipe;

    emu_console(CONSOLE_OPTION); /* from two people to the network, which waits, */
    emu_frames(10);
    emu_console(CONSOLE_OPTION); /* and to person v computer */
    emu_frames(90);
    session_level(10, input);
    host_start(position);
    play_move("e2e4", 0);
    host_play(position, "e2e4", position);
    check(wait_ply(2), "%s: the computer does not move", input_name);
    wait_settled(WAIT_MOVE);
    emu_key(KEY_CTRL + emu_key_code('d'));
    emu_frames(2 * AFTER);
    check(session_shows("Atari refuses the draw"), "%s: the computer accepts a draw", input_name);
    if (probe_nodes() == 0) { /* the move is from the book; on 48K only the book's first section is in memory */
        check(session_book_bytes() == (machine == MACHINE_XL ? CHESS_BOOK_BYTES : BOOK_PART_BYTES),
            "%s: %u bytes of the book in memory", input_name, session_book_bytes());
        check(host_move_between(position, probe_board()) != NULL, "%s: '%s' is no reply to e2e4", input_name,
            probe_board());
        figure("chess: a book move by %s", input_name);
        return;
    }
    snprintf(line, sizeof line, "%s best chess '%s' --depth 2 --seed %u --table %u --without book", host_trog, position,
        probe_word(PROBE_SEED), probe_word(PROBE_TABLE));
    pipe = popen(line, "r");
    check(pipe && fscanf(pipe, "%20s %*s %*s %lu", move, &nodes) == 2, "no answer to %s", line);
    if (pipe) {
        pclose(pipe);
    }
    host_play(position, move, after);
    check(strcmp(probe_board(), after) == 0, "%s: the host plays %s, here it is '%s'", input_name, move, probe_board());
    check(nodes == probe_nodes(), "%s: %lu nodes, on the host %lu", input_name, probe_nodes(), nodes);
    if (input == BY_STICK) {
        figure("chess: transposition table of %u entries with 48K", probe_word(PROBE_TABLE));
    }
}

/* An XL has the whole book in memory and plays the same book moves as the host. */
static void play_by_book(const char *disk)
{
    EmuOptions options = {.machine = MACHINE_XL, .disk = disk, .is_slow = 1, .random = 1};
    HostLimits limits = {1, 1, 32, 0};
    char position[HOST_TEXT], after[HOST_TEXT], move[HOST_TEXT];
    unsigned ply = 0, before;

    input_name = "book";
    if (!check(session_boot(&options) && session_choose(GAME_chess, BY_KEYS), "%s: no chess", input_name)) {
        return;
    }
    session_level(limits.level, BY_KEYS);
    for (unsigned end = emu_frame() + WAIT_LOAD; session_book_bytes() < CHESS_BOOK_BYTES && emu_frame() < end;) {
        emu_frames(5); /* the book is read in the background */
    }
    check(session_book_bytes() == CHESS_BOOK_BYTES, "%s: the book is not complete", input_name);
    host_start(position);
    while (ply < BOOK_PLIES && host_best(position, &limits, move) == 0) {
        before = emu_frame();
        session_type(move);
        check(wait_ply(ply + 2), "%s: no reply to %s", input_name, move);
        if (ply == 0) {
            figure("chess: %u frames to a move of the book", emu_frame() - before);
            check(emu_frame() - before < BOOK_FRAMES, "%s: %u frames to a move of the book", input_name,
                emu_frame() - before);
        }
        host_play(position, move, after);
        limits.seed = probe_word(PROBE_SEED);
        check(host_best(after, &limits, move) == probe_nodes(), "%s: in '%s' the host searches %s with other nodes",
            input_name, after, move);
        host_play(after, move, position);
        check(strcmp(probe_board(), position) == 0, "%s: the host plays %s, here it is '%s'", input_name, move,
            probe_board());
        ply += 2;
        if (probe_nodes()) {
            break;
        }
        wait_settled(WAIT_MOVE);
    }
    check(ply >= BOOK_PLIES / 2, "%s: the game is over after %u plies", input_name, ply);
}

/* Offers a draw to a computer that has lost its queen, and to one that has won the opponent's. Each offer is made after
 * twenty plies, and also earlier, when the computer always declines. */
static void offer_draws(const char *disk)
{
    static const struct { const char *position, *answer; } offers[] = {
        {"rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Draw by agreement"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1", "Atari refuses the draw"},
    };
    EmuOptions options = {.machine = MACHINE_XL, .disk = disk, .random = 1};
    HostLimits limits = {LEVEL_MOST + 1, 1, 32, 1};
    char move[HOST_TEXT];

    input_name = "offers";
    for (unsigned n = 0; n < sizeof offers / sizeof offers[0]; n++) {
        if (!check(session_boot(&options) && session_choose(GAME_chess, BY_KEYS), "%s: no chess", input_name)) {
            return;
        }
        session_level(limits.level, BY_KEYS);
        session_set_up(offers[n].position);
        emu_frames(3 * AFTER);
        for (unsigned ply = 0; ply < OFFER_FROM; ply += 2) {
            host_best(probe_board(), &limits, move);
            session_type(move);
            if (!check(wait_ply(ply + 2), "%s: no reply to %s", input_name, move)) {
                return;
            }
            wait_settled(WAIT_MOVE);
            if (ply == OFFER_FROM - 4) { /* two plies too early */
                emu_key(KEY_CTRL + emu_key_code('d'));
                emu_frames(3 * AFTER);
                check(session_shows("Atari refuses the draw"), "a draw before ply %u in '%s'", OFFER_FROM,
                    probe_board());
            }
        }
        emu_key(KEY_CTRL + emu_key_code('d'));
        emu_frames(3 * AFTER);
        check(session_shows(offers[n].answer), "'%s' is not its answer to a draw offer in '%s'", offers[n].answer,
            probe_board());
    }
}

static void play_all(const EmuOptions *options, Input by)
{
    input = by;
    input_name = by == BY_STICK ? "stick" : "keys";
    if (!check(session_boot(options), "%s: no menu", input_name)) {
        return;
    }
    choose_chess();
    if (!check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: no game", input_name)) {
        return;
    }
    for (int n = 0; n < 3; n++) { /* two people */
        emu_console(CONSOLE_OPTION);
        emu_frames(90);
    }
    for (unsigned n = 0; n < GAMES; n++) {
        play_game(&games[n]);
    }
    ask();
    play_computer(options->machine);
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_800_48K, .random = 1};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    play_all(&options, BY_STICK);
    options.machine = MACHINE_XL;
    options.is_pal = 1;
    play_all(&options, BY_KEYS);
    play_by_book(arguments[1]);
    offer_draws(arguments[1]);
    return check_end();
}
