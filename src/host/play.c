/* play.c: a game in a terminal. */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/command.h"
#include "host/out.h"

#define INPUT_MOST 80

static Options options;
static uint8_t computer; /* the side the computer has; 2: neither */

static void show_board(void)
{
    static char board[TEXT_SIZE * 2];
    const char *name = command_name ? command_name() : 0;

    game_write_board(board);
    out_text("\n");
    out_text(board);
    if (name) {
        out_text(name);
        out_text("\n");
    }
}

static void show_end(void)
{
    if (outcome == OUTCOME_DRAW) {
        out_text("A draw.\n");
    } else {
        out_text(game_info()->sides[side ^ (outcome == OUTCOME_LOSS)]);
        out_text(" wins.\n");
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
        out_text(text);
        out_text(" ");
    }
    out_text("\n");
}

static void let_computer_move(void)
{
    options_apply(&options);
    root_seed = (uint16_t)(record_count * 257 + options.seed + 1);
    think();
    out_text(game_info()->sides[side]);
    out_text(" plays ");
    command_print_thought();
    move = think_move;
    record_play();
}

/* Back to a turn of a person, with the throw there was. */
static void take_back(void)
{
    do {
        if (!record_undo()) {
            out_text("There is nothing to take back.\n");
            break;
        }
    } while (outcome == OUTCOME_CHANCE || side == computer);
    show_board();
}

static const char commands[] =
    "A move, or: moves hint undo swap two level N new help quit\n";

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
        out_text(game_info()->help);
        out_text(commands);
    } else {
        return 0;
    }
    return 1;
}

static void try_move(const char *line)
{
    const char *why = game_read_move(line);

    if (why) {
        out_text("Not a move, character ");
        out_number((uint32_t)(text_place + 1));
        out_text(": ");
        out_text(why);
        out_text("\n");
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
    record_seed = options.seed ? options.seed : 1;
    out_text(game_info()->title);
    out_text(". ");
    out_text(commands);
    show_board();
    for (;;) {
        if (command_throw()) {
            show_board();
            continue;
        }
        if (outcome != OUTCOME_NONE) {
            show_end();
        } else if (side == computer) {
            let_computer_move();
            show_board();
            continue;
        }
        out_text(game_info()->sides[side]);
        out_text("> ");
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            out_text("\n");
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
