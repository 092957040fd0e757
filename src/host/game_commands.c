/* game_commands.c: see game_commands.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/level.h"
#include "engine/perft.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/print.h"
#include "plat/machine.h"

#define ARGUMENT_MOST 2000 /* characters; no position of any game is longer */

/* ---- words ---- */

static void take_option(Arguments *arguments, const char *name, const char *value)
{
    if (!value) {
        bad_input("a value must follow", name);
    } else if (strcmp(name, "first") == 0) {
        arguments->first = value;
    } else if (strcmp(name, "second") == 0) {
        arguments->second = value;
    } else if (strcmp(name, "players") == 0) {
        arguments->players = value;
    } else if (strcmp(name, "games") == 0) {
        arguments->games = (uint16_t)options_number("games is 1 to 10000", value, 1, 10000);
    } else if (strcmp(name, "opening") == 0) {
        arguments->opening = (uint16_t)options_number("opening is 0 to 20", value, 0, 20);
    } else if (strcmp(name, "rule") == 0) {
        command_rule(value);
    } else if (!options_take(&arguments->options, name, value)) {
        bad_input("no such option", name);
    }
}

static void read_words(Arguments *arguments, int count, char **words, int wants_depth)
{
    int i;

    memset(arguments, 0, sizeof *arguments);
    options_clear(&arguments->options);
    arguments->games = 2;
    arguments->opening = 2;
    for (i = 0; i < count; ++i) {
        if (strlen(words[i]) > ARGUMENT_MOST) {
            bad_input("argument too long", words[i]);
        } else if (words[i][0] == '-' && words[i][1] == '-' && words[i][2] >= 'a') {
            take_option(arguments, words[i] + 2, i + 1 < count ? words[i + 1] : 0);
            ++i;
        } else if (wants_depth && !arguments->depth) {
            arguments->depth = words[i];
        } else if (!arguments->position) {
            arguments->position = words[i];
        } else {
            bad_input("unexpected word", words[i]);
        }
    }
    if (wants_depth && !arguments->depth) {
        bad_input("missing depth", "");
    }
}

/* ---- moves, perft, divide ---- */

/* Lists the possible rolls if dice must be rolled, otherwise the moves, some of which may be illegal. */
static void list_all(void)
{
    if (outcome == OUTCOME_CHANCE) {
        game_info()->chance(CHANCE_LIST);
    } else {
        list_moves();
    }
}

static uint8_t is_legal(void)
{
    return outcome == OUTCOME_CHANCE || list_is_legal();
}

/* Replaces `text` by the text of the next legal move or roll in alphabetical order; "" comes before the first. Returns
 * 0 if `text` was the last. Searches the list again for each move instead of sorting it, to save memory on the 6502. */
static uint8_t next_move_text(char *text)
{
    static char candidate[MOVE_SIZE];
    static char next[MOVE_SIZE];
    uint8_t i;

    next[0] = 0;
    list_all();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(candidate);
        if (strcmp(candidate, text) > 0 && (!next[0] || strcmp(candidate, next) < 0)
            && is_legal()) {
            strcpy(next, candidate);
        }
    }
    strcpy(text, next);
    return next[0] != 0;
}

static int command_moves(void)
{
    static char text[MOVE_SIZE];

    while (next_move_text(text)) {
        print_text(text);
        print_char('\n');
    }
    return 0;
}

/* Returns the depth in the arguments, `least` (0 to 9) to perft_most(). */
static uint8_t read_depth(const Arguments *arguments, uint8_t least)
{
    static char range[] = "depth is 0 to 20";
    uint8_t most = perft_most();

    range[9] = (char)('0' + least);
    range[14] = (char)('0' + most / 10);
    range[15] = (char)('0' + most % 10);
    return (uint8_t)options_number(range, arguments->depth, least, most);
}

static int command_perft(const Arguments *arguments)
{
    uint8_t depth = read_depth(arguments, 0);

    print_number(perft(depth));
    print_char('\n');
    return 0;
}

static int command_divide(const Arguments *arguments)
{
    static char text[MOVE_SIZE];
    uint8_t depth = read_depth(arguments, 1);
    uint8_t start = outcome;

    while (next_move_text(text)) {
        game_read_move(text);
        list_play();
        print_text(text);
        print_char(' ');
        print_number(perft((uint8_t)(depth - (start == OUTCOME_NONE))));
        print_char('\n');
        game_unmake();
        outcome = start;
    }
    return 0;
}

/* ---- best, bench ---- */

static void refuse_finished_game(void)
{
    while (command_roll()) {
    }
    if (outcome != OUTCOME_NONE) {
        bad_input("the game is over in this position", game_info()->name);
    }
}

static int command_best(const Arguments *arguments)
{
    record_start();
    record_seed = arguments->options.seed ? arguments->options.seed : 1;
    refuse_finished_game();
    if (arguments->options.win && game_info()->sides > 2) {
        bad_input("--win is for games of two sides, not", game_info()->name);
    }
    options_apply(&arguments->options);
    if (!arguments->options.depth && !arguments->options.win && !arguments->options.level && !budget_nodes) {
        level_set(LEVEL_DEFAULT);
    }
    if (arguments->options.depth) {
        think_without |= WITHOUT_SINGLE_REPLY; /* the user wants a score, so a forced move is searched too */
    }
    machine_count(1);
    think();
    machine_count(0);
    if (arguments->options.win && think_score < SCORE_WON) {
        print_text("none");
        print_in_field("nodes", budget_counted);
        print_char('\n');
        return 0;
    }
    command_print_thought();
    return 0;
}

uint32_t command_bench_nodes;

/* Prints the signature of the search: the node counts of fixed positions, searched to a fixed depth. Each search starts
 * with cleared tables. */
static int command_bench(const Arguments *arguments)
{
    const char *position;
    uint32_t total = 0;
    uint8_t n;

    for (n = 0; (position = game_bench(n)) != 0; ++n) {
        command_set(position);
        options_apply(&arguments->options);
        think_without |= WITHOUT_BOOK;
        think_depth = arguments->options.depth ? arguments->options.depth
            : game_info()->bench_depth;
        machine_count(1);
        think();
        machine_count(0);
        total += budget_counted;
        print_text(game_info()->name);
        print_char(' ');
        print_number((uint32_t)(n + 1));
        print_char(' ');
        command_print_thought();
    }
    command_bench_nodes = total;
    print_text(game_info()->name);
    print_in_field("nodes", total);
    print_char('\n');
    return 0;
}

int command_run(const char *verb, int count, char **words)
{
    static Arguments arguments;
    int wants_depth = strcmp(verb, "perft") == 0 || strcmp(verb, "divide") == 0;

    state_clear();
    rules = 0;
    read_words(&arguments, count, words, wants_depth);
    command_set(arguments.position);
    if (strcmp(verb, "moves") == 0) {
        return command_moves();
    }
    if (strcmp(verb, "perft") == 0) {
        return command_perft(&arguments);
    }
    if (strcmp(verb, "divide") == 0) {
        return command_divide(&arguments);
    }
    if (strcmp(verb, "best") == 0) {
        return command_best(&arguments);
    }
    if (strcmp(verb, "bench") == 0) {
        return command_bench(&arguments);
    }
    if (strcmp(verb, "match") == 0) {
        return command_match(&arguments);
    }
    if (strcmp(verb, "play") == 0) {
        return command_play(&arguments);
    }
    bad_input("no such verb (games moves perft divide best match bench play)", verb);
    return 2;
}
