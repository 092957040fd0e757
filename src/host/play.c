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
static uint8_t computer[SIDES_MOST]; /* 1: the computer has this side */

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
        out_text(game_info()->side_names[side ^ (outcome == OUTCOME_LOSS)]);
        out_text(" wins.\n");
    }
}

static void show_moves(void)
{
    static char text[MOVE_SIZE];
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
    out_text(game_info()->side_names[side]);
    out_text(" plays ");
    command_print_thought();
    move = think_move;
    record_play();
}

/* 1: somebody is there. */
static uint8_t has_person(void)
{
    uint8_t who = game_info()->sides;

    while (who) {
        if (!computer[--who]) {
            return 1;
        }
    }
    return 0;
}

/* Back to where a person has the move, with the throw there was. */
static void take_back(void)
{
    if (!record_undo()) {
        out_text("There is nothing to take back.\n");
    }
    while ((outcome == OUTCOME_CHANCE || (computer[side] && has_person())) && record_undo()) {
    }
    show_board();
}

/* A side by its name, whatever its case; one too many: there is none. */
static uint8_t side_of(const char *word)
{
    const char *name;
    uint8_t who;
    uint8_t i;

    for (who = 0; who < game_info()->sides; ++who) {
        name = game_info()->side_names[who];
        for (i = 0; name[i] && text_lower(name[i]) == text_lower(word[i]); ++i) {
        }
        if (!name[i] && !word[i]) {
            break;
        }
    }
    return who;
}

/* "computer Red", "person Red". 1: the line was that. */
static uint8_t give_side(const char *line, const char *word, uint8_t to)
{
    size_t length = strlen(word);
    uint8_t who;

    if (strncmp(line, word, length) != 0) {
        return 0;
    }
    who = side_of(line + length);
    if (who < game_info()->sides) {
        computer[who] = to;
        return 1;
    }
    out_text("The sides are:");
    for (who = 0; who < game_info()->sides; ++who) {
        out_text(" ");
        out_text(game_info()->side_names[who]);
    }
    out_text("\n");
    return 1;
}

/* The computer has this side and no other, or all others. */
static void give_others(uint8_t who, uint8_t to)
{
    memset(computer, to, sizeof computer);
    if (who < SIDES_MOST) {
        computer[who] = to ^ 1;
    }
}

static const char commands[] =
    "A move, or: moves hint undo swap two computer SIDE person SIDE level N new help quit\n";

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
        give_others(side, 0);
    } else if (strcmp(line, "two") == 0) {
        give_others(SIDES_MOST, 0);
    } else if (give_side(line, "computer ", 1) || give_side(line, "person ", 0)) {
        ; /* it is said */
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
    give_others(side, 1);
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
        } else if (computer[side]) {
            let_computer_move();
            show_board();
            continue;
        }
        out_text(game_info()->side_names[side]);
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
