/* play.c: a game in a terminal. */
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
static uint8_t computer[SIDES_MOST]; /* 1: the computer has this side */

static uint8_t resigned;  /* the side that gave up, and one; 0: nobody did */

static void show_end(void)
{
    uint8_t winner = resigned ? (uint8_t)(resigned - 1) ^ 1 : (uint8_t)(side ^ (outcome == OUTCOME_LOSS));

    if (!resigned && outcome == OUTCOME_DRAW) {
        print_text("A draw.\n");
        return;
    }
    print_text(game_info()->side_names[winner]);
    print_text(resigned ? " wins: the other side gave up.\n" : " wins.\n");
}

static void let_computer_move(void)
{
    options_apply(&options);
    root_seed = (uint16_t)(record_count * 257 + options.seed + 1);
    think();
    print_text(game_info()->side_names[side]);
    print_text(" plays ");
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
    if (resigned) { /* nothing else */
        resigned = 0;
        return;
    }
    if (!record_undo()) {
        print_text("There is nothing to take back.\n");
    }
    while ((outcome == OUTCOME_CHANCE || (computer[side] && has_person())) && record_undo()) {
    }
    show_board();
}

/* "computer Red", "person Red". 1: the line was that. */
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
        print_text(" ");
        print_text(game_info()->side_names[who]);
    }
    print_text("\n");
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
    "A move, or: moves hint undo redo list turn resign save FILE load FILE swap two\n"
    "computer SIDE, person SIDE, level N, new, rules, help, quit\n";

static const char help[] =
    "moves       all legal moves             hint        what the computer would play\n"
    "undo, redo  a move back, and again      list        all moves so far\n"
    "turn        the board from the other side\n"
    "swap        the computer has this side  two         two people\n"
    "computer X  the computer has side X     person X    a person has it\n"
    "level N     1 to 8, random, directed    resign      gives the game up\n"
    "save FILE   keeps the game              load FILE   goes on with it\n"
    "new         begins again                rules       how the game is played\n"
    "quit        the end\n";

/* ---- files ---- */

static void start_anew(void)
{
    resigned = 0;
    record_start();
}

/* The position the game began with, then a move a line. */
static void save(const char *name)
{
    static char text[MOVE_SIZE];
    uint16_t count = record_count;
    FILE *file = fopen(name, "w");

    if (!file) {
        print_text("That file cannot be written.\n");
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
    print_text(fclose(file) == 0 ? "Saved.\n" : "That file cannot be written.\n");
}

/* 0: there is no further line. */
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
    const char *why = "it is empty";

    if (!file) {
        print_text("There is no such file.\n");
        return;
    }
    if (read_line(file, line, sizeof line)) {
        why = game_read_position(line);
    }
    if (why) {
        print_text("No game of this kind: ");
        print_text(why);
        print_text("\n");
    } else {
        start_anew();
        while (!why && read_line(file, line, sizeof line)) {
            record_update_outcome();
            why = game_read_move(line);
            if (!why) {
                record_play();
            }
        }
        if (why) {
            print_text("It goes no further than this: ");
            print_text(why);
            print_text("\n");
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
        print_text(game_info()->has_weak_players ? "A level is 1 to 8, random or directed.\n" : "A level is 1 to 8.\n");
        return;
    }
    options.level = level;
    options.depth = 0;
    options.nodes = 0;
    options.seconds = 0;
    if (level > LEVEL_MOST) {
        print_text(level == LEVEL_RANDOM ? "Random moves.\n" : "Beginner.\n");
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
    print_text(" seconds of an Atari.\n");
}

static void resign(void)
{
    if (game_info()->sides > 2) {
        print_text("Of more than two nobody gives up.\n");
    } else if (outcome == OUTCOME_NONE) {
        resigned = (uint8_t)(side + 1);
    }
}

static void redo(void)
{
    if (!record_redo()) {
        print_text("There is nothing to play again.\n");
    }
    while ((outcome == OUTCOME_CHANCE || (computer[side] && has_person())) && record_redo()) {
    }
    show_board();
}

/* 0: the line does not begin so; else what is behind it. */
static const char *behind(const char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 ? line + length : 0;
}

/* 1: the line was a command. */
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
        show_turned ^= 1;
        show_board();
    } else if (strcmp(line, "resign") == 0) {
        resign();
    } else if (strcmp(line, "swap") == 0) {
        give_others(side, 0);
    } else if (strcmp(line, "two") == 0) {
        give_others(SIDES_MOST, 0);
    } else if (give_side(line, "computer ", 1) || give_side(line, "person ", 0)) {
        ; /* it is said */
    } else if ((rest = behind(line, "level ")) != 0) {
        set_level(rest);
    } else if ((rest = behind(line, "save ")) != 0) {
        save(rest);
    } else if ((rest = behind(line, "load ")) != 0) {
        load(rest);
    } else if (strcmp(line, "new") == 0) {
        game_reset();
        start_anew();
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
        print_text("Not a move, character ");
        print_number((uint32_t)(text_error_place + 1));
        print_text(": ");
        print_text(why);
        print_text(" (help lists the commands)\n");
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
        options.level = LEVEL_DEFAULT;
    }
    give_others(side, 1);
    start_anew();
    record_seed = options.seed ? options.seed : 1;
    print_text(game_info()->title);
    print_text("\n");
    print_text(commands);
    show_board();
    for (;;) {
        if (command_throw()) {
            show_board();
            continue;
        }
        if (outcome != OUTCOME_NONE || resigned) {
            show_end();
        } else if (computer[side]) {
            let_computer_move();
            show_board();
            continue;
        }
        print_text(game_info()->side_names[side]);
        print_text("> ");
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            print_text("\n");
            return 0;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (strcmp(line, "quit") == 0) {
            return 0;
        }
        if (line[0] && !execute(line)) {
            if (resigned) {
                print_text("The game is over: undo, new or quit.\n");
            } else {
                try_move(line);
            }
        }
    }
}
