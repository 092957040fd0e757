/* play.c: a game in a terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/command.h"
#include "host/fault.h"

#define INPUT_MOST 80

static Options options;
static uint8_t computer; /* the side the computer has; 2: neither */

static void show_board(void)
{
    static char board[512];

    game_write_board(board);
    printf("\n%s", board);
}

static void show_end(void)
{
    if (outcome == OUTCOME_DRAW) {
        puts("A draw.");
    } else {
        printf("%s wins.\n", game_info()->sides[side ^ (outcome == OUTCOME_LOSS)]);
    }
}

static void show_moves(void)
{
    static char text[TEXT_SIZE];
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text);
        printf("%s ", text);
    }
    putchar('\n');
}

static void let_computer_move(void)
{
    options_apply(&options);
    think_seed = (uint16_t)(record_count * 257 + options.seed + 1);
    think();
    printf("%s plays ", game_info()->sides[side]);
    command_print_thought();
    move = think_move;
    record_play();
}

/* Two moves back, so that it is the same player's turn again. */
static void take_back(void)
{
    if (!record_undo() || (computer < 2 && !record_undo())) {
        puts("There is nothing to take back.");
    }
    show_board();
}

static const char commands[] =
    "A move, or: moves hint undo swap two level N new help quit";

/* 1: the line was a command. */
static uint8_t obey(const char *line)
{
    if (strcmp(line, "moves") == 0) {
        show_moves();
    } else if (strcmp(line, "hint") == 0) {
        options_apply(&options);
        think();
        command_print_thought();
    } else if (strcmp(line, "undo") == 0) {
        take_back();
    } else if (strcmp(line, "swap") == 0) {
        computer = side;
    } else if (strcmp(line, "two") == 0) {
        computer = 2;
    } else if (strncmp(line, "level ", 6) == 0 && line[6] >= '1' && line[6] <= '8' && !line[7]) {
        options.level = (uint8_t)(line[6] - '0');
    } else if (strcmp(line, "new") == 0) {
        game_reset();
        record_start();
        show_board();
    } else if (strcmp(line, "help") == 0) {
        printf("%s%s\n", game_info()->help, commands);
    } else {
        return 0;
    }
    return 1;
}

static void try_move(const char *line)
{
    const char *why = game_read_move(line);

    if (why) {
        printf("Not a move, character %u: %s.\n", text_place + 1, why);
    } else {
        record_play();
        show_board();
    }
}

int command_play(const Arguments *arguments)
{
    static char line[INPUT_MOST];

    options = arguments->options;
    if (!options.level && !options.depth && !options.nodes && !options.seconds) {
        options.level = LEVEL_USUAL;
    }
    computer = side ^ 1;
    record_start();
    printf("%s. %s\n", game_info()->title, commands);
    show_board();
    for (;;) {
        record_judge();
        if (outcome != OUTCOME_NONE) {
            show_end();
        } else if (side == computer) {
            let_computer_move();
            show_board();
            continue;
        }
        printf("%s> ", game_info()->sides[side]);
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            putchar('\n');
            return 0;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (strcmp(line, "quit") == 0) {
            return 0;
        }
        if (line[0] && !obey(line)) {
            try_move(line);
        }
    }
}
