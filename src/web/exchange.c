/* exchange.c: what the page needs the rules for: the running game as text, and games from texts. The page runs it in a
 * module of its own (exchange.js), compiled by emscripten, one instance for each call; tests run it natively.
 *
 *   exchange game GAME RULES FILE    FILE has the record of the running game as it is in the Atari's memory: the start
 *                                    position with a terminating 0, then two bytes for each move. Prints one line
 *                                    for each of these, by its first character:
 *                                      .POSITION   each position, from the first to the last,
 *                                       ROW        its board as text,
 *                                      >MOVE       the move that follows it;
 *                                      |TEXT       then the lines of the game as PGN or PDN, if there is such a text
 *   exchange saves ...               as `trog saves` (host/saves.c)
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "host/bad_input.h"
#include "host/convert.h"
#include "host/games.h"
#include "host/pgn.h"
#include "host/print.h"
#include "host/saves.h"

#define BOARD_MOST 2000

static void print_board(void)
{
    static char board[BOARD_MOST];
    const char *row;

    game_write_board(board);
    for (row = strtok(board, "\n"); row; row = strtok(0, "\n")) {
        printf(" %s\n", row);
    }
}

static void print_position(void)
{
    char text[TEXT_SIZE];

    game_write_position(text);
    printf(".%s\n", text);
    print_board();
}

/* Puts the record of the file into the engine's record. */
static void take_record(const char *name)
{
    FILE *file = fopen(name, "rb");
    char text[TEXT_SIZE];
    size_t length = 0;
    int c, high;

    while (file && (c = getc(file)) > 0 && length < sizeof text - 1) {
        text[length++] = (char)c;
    }
    text[length] = 0;
    if (!file || game_read_position(text)) {
        bad_input("not a record of this game", name);
    }
    record_start();
    while ((c = getc(file)) != EOF && (high = getc(file)) != EOF) {
        move = (uint16_t)(c | high << 8);
        record_append();
    }
    fclose(file);
}

static void print_moves(void)
{
    char text[MOVE_SIZE + 16];
    uint16_t n;

    pgn_replay();
    for (n = 0; n < record_count; ++n) {
        print_position();
        record_move(n);
        pgn_write_move(text);
        printf(">%s\n", text);
        record_move(n);
        pgn_step();
    }
    print_position();
}

/* Prints PGN with | before each line. */
static void print_text_of_game(void)
{
    FILE *file = tmpfile();
    int c, last = '\n';

    if (!file) {
        bad_input("cannot write", "");
    }
    pgn_clear();
    pgn_write(file);
    rewind(file);
    while ((c = getc(file)) != EOF) {
        if (last == '\n') {
            putchar('|');
        }
        putchar(last = c);
    }
    fclose(file);
}

static void choose(const char *game)
{
    if (!games_choose(game)) {
        bad_input("no such game", game);
    }
    state_clear();
    rules = 0;
    game_reset();
}

int main(int count, char **words)
{
    if (count > 2 && strcmp(words[1], "saves") == 0) {
        return saves_run(count - 2, words + 2);
    }
    if (count == 5 && strcmp(words[1], "game") == 0) {
        choose(words[2]);
        rules = (uint8_t)atoi(words[3]);
        take_record(words[4]);
        print_moves();
        if (!game_info()->draw_random) {
            print_text_of_game();
        }
        return 0;
    }
    bad_input("exchange game GAME RULES FILE, or saves ..., not", count > 1 ? words[1] : "");
    return 2;
}
