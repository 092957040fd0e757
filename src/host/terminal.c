/* terminal.c: see terminal.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/game_commands.h"
#include "host/print.h"
#include "host/terminal.h"

uint8_t show_flipped;

/* ---- the board ---- */

static void reverse(char *from, char *to)
{
    char first;

    while (from < to) {
        first = *from;
        *from++ = *--to;
        *to = first;
    }
}

/* Rotates the board by 180 degrees: reverses the order of the lines and of the words, but not the words themselves.
 * What follows an empty line stays as it is. */
static void flip_board(char *board)
{
    char *end = strstr(board, "\n\n");
    char *word;

    if (!end) {
        end = board + strlen(board);
    }
    if (end > board && end[-1] == '\n') {
        --end;
    }
    reverse(board, end);
    while (board < end) {
        word = board;
        while (board < end && *board != ' ' && *board != '\n') {
            ++board;
        }
        reverse(word, board++);
    }
}

/* Prints the next move of the record: "12. e2e4" or "12... e7e5". */
static void show_numbered(void)
{
    static char text[MOVE_SIZE];

    record_move(record_count);
    game_write_move(text);
    print_number((uint32_t)(record_count / game_info()->sides + 1));
    print_text(record_count % game_info()->sides ? "... " : ". ");
    print_text(text);
}

void show_list(void)
{
    static char text[MOVE_SIZE];
    uint16_t count = record_count;

    while (record_undo()) {
    }
    while (record_count < count) {
        if (record_count % game_info()->sides) {
            record_move(record_count);
            game_write_move(text);
            print_char(' ');
            print_text(text);
        } else {
            print_text(record_count ? "\n" : "");
            show_numbered();
        }
        record_redo();
    }
    print_text(count ? "\n" : "No moves yet.\n");
}

void show_board(void)
{
    static char board[TEXT_SIZE * 2];
    const char *name = command_position_name ? command_position_name() : 0;

    game_write_board(board);
    if (show_flipped) {
        flip_board(board);
    }
    print_char('\n');
    print_text(board);
    if (record_undo()) {
        print_text("last move: ");
        show_numbered();
        print_char('\n');
        record_redo();
    }
    if (name) {
        print_text(name);
        print_char('\n');
    }
}

void show_moves(void)
{
    static char text[MOVE_SIZE];
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text);
        print_text(text);
        print_char(' ');
    }
    print_char('\n');
}

/* ---- the rules, for a terminal of eighty columns ---- */

#define COLUMNS 78

/* Prints the help text of the Atari: each line is a paragraph, a # starts a heading. The text from #SCREEN on is about
 * the Atari's keys and is left out. */
void show_rules(void)
{
    const char *text = game_info()->help;
    uint8_t column = 0;
    uint8_t length;

    while (*text && strncmp(text, "#SCREEN", 7) != 0) {
        if (*text == '#') {
            ++text;
        }
        for (length = 0; text[length] > ' '; ++length) {
        }
        if (column && column + length >= COLUMNS) {
            print_char('\n');
            column = 0;
        }
        column += length + 1;
        while (length--) {
            print_char(*text++);
        }
        if (*text) {
            print_char(*text);
            column = *text++ == '\n' ? 0 : column;
        }
    }
}
