/* play.c: the verb `trog play GAME`: plays a game in a terminal. Host only. terminal.c prints the board. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/game_commands.h"
#include "host/print.h"
#include "host/terminal.h"
#include "host/side_names.h"

#define INPUT_MOST 80

static Options options;
static uint8_t computer[SIDES_MOST]; /* 1: the computer plays this side */

static uint8_t resigned;  /* the side that has resigned, plus 1; 0: none. record_resigned tells the game */

static void show_end(void)
{
    uint8_t winner = resigned ? (uint8_t)(resigned - 1) ^ 1 : (uint8_t)(side ^ (outcome == OUTCOME_LOSS));

    if (!resigned && outcome == OUTCOME_DRAW) {
        print_text("A draw.\n");
        return;
    }
    print_text(game_info()->side_names[winner]);
    print_text(resigned ? " wins: the other side resigned.\n" : " wins.\n");
}

/* Returns 1 if a person plays at least one side. */
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

/* 1: with more than two sides the moves of the computers are one report to the next person. Then comes the board. */
static uint8_t makes_report(void)
{
    return game_info()->sides > 2 && has_person();
}

static void show_board_after_move(void)
{
    if (!makes_report() || !computer[side] || outcome != OUTCOME_NONE) {
        show_board();
    }
}

static void let_computer_move(void)
{
    static char text[MOVE_SIZE];

    options_apply(&options);
    root_seed = (uint16_t)(record_count * 257 + options.seed + 1);
    think();
    print_text(game_info()->side_names[side]);
    print_text(" plays ");
    move = think_move;
    if (makes_report()) {
        game_write_move(text);
        print_text(text);
        print_char('\n');
    } else {
        command_print_thought();
    }
    move = think_move;
    record_play();
}

/* Undoes a move, and more until a person is to move. The roll of the dice for that person stays. */
static void take_back(void)
{
    if (resigned) { /* undoes only the resignation */
        resigned = 0;
        record_resigned = 0;
        return;
    }
    if (!record_undo()) {
        print_text("Nothing to undo.\n");
    }
    while ((outcome == OUTCOME_CHANCE || (computer[side] && has_person())) && record_undo()) {
    }
    show_board();
}

/* Executes "computer Red" or "person Red": `word` is the command, `to` is 1 for the computer. Returns 0 if the line is
 * another command. */
static uint8_t give_side(const char *line, const char *word, uint8_t to)
{
    size_t length = strlen(word);
    uint8_t who;

    if (strncmp(line, word, length) != 0) {
        return 0;
    }
    who = side_named(line + length);
    if (who < game_info()->sides) {
        computer[who] = to;
        return 1;
    }
    print_text("The sides are:");
    for (who = 0; who < game_info()->sides; ++who) {
        print_char(' ');
        print_text(game_info()->side_names[who]);
    }
    print_char('\n');
    return 1;
}

/* If `to` is 1, gives the computer every side except `who`; if 0, only side `who`. SIDES_MOST is no side. */
static void give_others(uint8_t who, uint8_t to)
{
    memset(computer, to, sizeof computer);
    if (who < SIDES_MOST) {
        computer[who] = to ^ 1;
    }
}

static const char commands[] =
    "Type a move, or: moves hint undo redo list turn resign save FILE load FILE\n"
    "swap two, computer SIDE, person SIDE, level N, new, rules, help, quit\n";

static const char help[] =
    "moves       list all legal moves        hint        suggest a move\n"
    "undo, redo  take back, play again       list        list the moves so far\n"
    "turn        show the board from the other side\n"
    "swap        computer takes this side    two         people play all sides\n"
    "computer X  computer plays side X       person X    a person plays side X\n"
    "level N     1 to 8, random, beginner    resign      resign the game\n"
    "save FILE   save the game               load FILE   continue a saved game\n"
    "new         a new game, or the next     rules       show the rules\n"
    "quit        leave the program\n";

/* ---- files ---- */

static void start_new_game(void)
{
    resigned = 0;
    record_resigned = 0;
    record_start();
}

/* Writes the first position of the game, then one move a line. */
static void save(const char *name)
{
    static char text[MOVE_SIZE];
    uint16_t count = record_count;
    FILE *file = fopen(name, "w");

    if (!file) {
        print_text("Cannot write this file.\n");
        return;
    }
    fputs(record_begin, file);
    fputs("\n", file);
    while (record_undo()) {
    }
    while (record_count < count) {
        record_move(record_count);
        game_write_move(text);
        fputs(text, file);
        fputs("\n", file);
        record_redo();
    }
    print_text(fclose(file) == 0 ? "Saved.\n" : "Cannot write this file.\n");
}

/* Reads a line without its end. Returns 0 if the file has no more lines. */
static uint8_t read_line(FILE *file, char *line, int size)
{
    if (!fgets(line, size, file)) {
        return 0;
    }
    line[strcspn(line, "\r\n")] = 0;
    return 1;
}

static void load(const char *name)
{
    static char line[TEXT_SIZE];
    FILE *file = fopen(name, "r");
    const char *why = "the file is empty";

    if (!file) {
        print_text("No such file.\n");
        return;
    }
    if (read_line(file, line, sizeof line)) {
        why = game_read_position(line);
    }
    if (why) {
        print_text("Not a saved game of this kind: ");
        print_text(why);
        print_char('\n');
    } else {
        start_new_game();
        while (!why && read_line(file, line, sizeof line)) {
            record_update_outcome();
            why = game_read_move(line);
            if (!why) {
                record_play();
            }
        }
        if (why) {
            print_text("The next move in the file is wrong: ");
            print_text(why);
            print_char('\n');
        }
        show_board();
    }
    fclose(file);
}

/* ---- commands ---- */

static void set_level(const char *word)
{
    uint8_t level = options_level(word);
    const char *kind;

    if (!level) {
        print_text(game_info()->has_weak_players ? "A level is 1 to 8, random or beginner.\n"
            : game_info()->other_levels ? "A level is 1 to 8, or 1983.\n" : "A level is 1 to 8.\n");
        return;
    }
    options.level = level;
    options.depth = 0;
    options.nodes = 0;
    options.seconds = 0;
    if (level > LEVEL_MOST) {
        print_text(level != LEVEL_RANDOM ? "Beginner.\n"
            : game_info()->other_levels == 1 ? "The player of 1983.\n" : "Random moves.\n");
        return;
    }
    kind = game_info()->level_name ? game_info()->level_name(level) : 0;
    print_text("Level ");
    print_number(level);
    print_text(": ");
    if (kind) {
        print_text(kind);
        print_text(".\n");
        return;
    }
    print_text("about ");
    print_with_tenths(level_tenths(level));
    print_text(" seconds on an Atari.\n");
}

static void resign(void)
{
    if (game_info()->sides > 2) {
        print_text("You can resign only in games of two sides.\n");
    } else if (outcome == OUTCOME_NONE) {
        resigned = (uint8_t)(side + 1);
        record_resigned = RECORD_RESIGNED;
    }
}

static void redo(void)
{
    if (!record_redo()) {
        print_text("Nothing to redo.\n");
    }
    while ((outcome == OUTCOME_CHANCE || (computer[side] && has_person())) && record_redo()) {
    }
    show_board();
}

/* Returns the text after `word`, or 0 if the line does not start with it. */
static const char *text_after(const char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 ? line + length : 0;
}

/* Executes a command. Returns 0 if the line is none. */
static uint8_t execute(const char *line)
{
    const char *rest;

    if (strcmp(line, "moves") == 0) {
        show_moves();
    } else if (strcmp(line, "hint") == 0) {
        options_apply(&options);
        think();
        command_print_thought();
    } else if (strcmp(line, "undo") == 0) {
        take_back();
    } else if (strcmp(line, "redo") == 0) {
        redo();
    } else if (strcmp(line, "list") == 0) {
        show_list();
    } else if (strcmp(line, "turn") == 0) {
        show_flipped ^= 1;
        show_board();
    } else if (strcmp(line, "resign") == 0) {
        resign();
    } else if (strcmp(line, "swap") == 0) {
        give_others(side, 0);
    } else if (strcmp(line, "two") == 0) {
        give_others(SIDES_MOST, 0);
    } else if (give_side(line, "computer ", 1) || give_side(line, "person ", 0)) {
        ; /* give_side has executed the command */
    } else if ((rest = text_after(line, "level ")) != 0) {
        set_level(rest);
    } else if ((rest = text_after(line, "save ")) != 0) {
        save(rest);
    } else if ((rest = text_after(line, "load ")) != 0) {
        load(rest);
    } else if (strcmp(line, "new") == 0) {
        game_reset();
        start_new_game();
        show_board();
    } else if (strcmp(line, "rules") == 0) {
        show_rules();
    } else if (strcmp(line, "help") == 0) {
        print_text(help);
    } else {
        return 0;
    }
    return 1;
}

static void try_move(const char *line)
{
    const char *why = game_read_move(line);

    if (why) {
        print_text("Not a legal move, character ");
        print_number((uint32_t)(text_error_place + 1));
        print_text(": ");
        print_text(why);
        print_text(" (type help for the commands)\n");
    } else {
        record_play();
        show_board_after_move();
    }
}

int command_play(const Arguments *arguments)
{
    static char line[INPUT_MOST];

    options = arguments->options;
    if (!options.level && !options.depth && !options.nodes && !options.seconds) {
        options.level = LEVEL_DEFAULT;
    }
    give_others(side, 1);
    start_new_game();
    record_seed = options.seed ? options.seed : 1;
    print_text(game_info()->title);
    print_char('\n');
    print_text(commands);
    show_board();
    for (;;) {
        if (command_roll()) {
            show_board();
            continue;
        }
        if (outcome != OUTCOME_NONE || resigned) {
            show_end();
        } else if (computer[side]) {
            let_computer_move();
            show_board_after_move();
            continue;
        }
        print_text(game_info()->side_names[side]);
        print_text("> ");
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            print_char('\n');
            return 0;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (strcmp(line, "quit") == 0) {
            return 0;
        }
        if (line[0] && !execute(line)) {
            if (resigned) {
                print_text("The game is over. Type undo, new or quit.\n");
            } else {
                try_move(line);
            }
        }
    }
}
