/* gtp.c: see gtp.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/gtp.h"
#include "host/options.h"
#include "host/side_names.h"
#include "host/version.h"

#define LINE_LENGTH 1000
#define WORDS 4        /* most words of a command, including its name */
#define MOVES_LEFT 20  /* the remaining time must last for this number of moves */
#define SECONDS_MOST 3600

static Options options;
static char *words[WORDS];  /* "" for missing words */
static char *rest_of_line;  /* the text after the command */
static char answer[2 * TEXT_SIZE];
static char refusal[2 * TEXT_SIZE];
static double main_time;    /* seconds, from time_settings */
static double extra_time;   /* after main_time: seconds for extra_moves moves */
static int extra_moves;     /* number of moves in extra_time */
static uint16_t left_seconds[SIDES_MOST]; /* seconds for a move of each side, from time_left; 0: not given */

typedef struct {
    const char *name;
    const char *(*execute)(void); /* returns 0 or an error message */
} Command;

static const Command commands[];

/* ---- words ---- */

/* Reads a number. Returns 0 if the word is not a number or is negative. */
static int number(const char *word, double *value)
{
    char *end;

    *value = strtod(word, &end);
    return end != word && !*end && *value >= 0;
}

/* ---- the game ---- */

/* Makes it the turn of side `who`: if another side is to move and can pass, plays the pass. Returns 0, or an error if
 * there is no such side. The caller checks `side`. */
static const char *give_turn(uint8_t who)
{
    if (who == game_info()->sides) {
        return "this game has no such side";
    }
    record_update_outcome();
    if (outcome == OUTCOME_NONE && side != who && !game_read_move("pass")) {
        record_play();
        record_update_outcome();
    }
    return 0;
}

static const char *execute_play(void)
{
    const char *why = give_turn(side_named(words[1]));

    if (why || !*words[2]) {
        return why ? why : "play SIDE MOVE";
    }
    if ((outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) || side != side_named(words[1])
        || game_read_move(words[2])) {
        return "illegal move";
    }
    record_play();
    return 0;
}

static uint16_t whole_seconds(double seconds)
{
    return (uint16_t)(seconds < 1 ? 1 : seconds > SECONDS_MOST ? SECONDS_MOST : seconds);
}

/* Limits a move to this many seconds of Atari time. */
static void set_seconds(Options *to, double seconds)
{
    to->level = 0;
    to->nodes = 0;
    to->seconds = whole_seconds(seconds);
}

static void clear_clocks(void)
{
    memset(left_seconds, 0, sizeof left_seconds);
}

static const char *execute_genmove(void)
{
    const char *why = give_turn(side_named(words[1]));
    Options now;

    if (why) {
        return why;
    }
    if (outcome == OUTCOME_CHANCE) {
        return "a roll must be played first";
    }
    if (outcome != OUTCOME_NONE) {
        strcpy(answer, "pass");
        return 0;
    }
    if (side != side_named(words[1])) {
        return "it is another side's turn";
    }
    now = options;
    if (left_seconds[side]) {
        set_seconds(&now, left_seconds[side]);
    }
    options_apply(&now);
    if (options.seed) {
        root_seed = (uint16_t)(options.seed + record_count * 257);
    }
    think();
    move = think_move;
    game_write_move(answer);
    record_play();
    return 0;
}

static const char *execute_undo(void)
{
    return record_undo() ? 0 : "cannot undo";
}

static const char *execute_clear(void)
{
    game_reset();
    record_start();
    return 0;
}

/* position TEXT, an extension: sets up any position in the game's own format. */
static const char *execute_position(void)
{
    const char *why = game_read_position(rest_of_line);

    if (why) {
        sprintf(refusal, "character %u: %s", text_error_place + 1u, why);
        return refusal;
    }
    record_start();
    return 0;
}

/* Accepts only 8, the size of reversi and chess, and starts a new game. Every game has one fixed board size. */
static const char *execute_boardsize(void)
{
    double size;

    if (!number(words[1], &size)) {
        return "boardsize not an integer";
    }
    return size == 8 ? execute_clear() : "unacceptable size";
}

static const char *execute_komi(void)
{
    char *end;

    strtod(words[1], &end);
    return *words[1] && !*end ? 0 : "komi not a float";
}

static const char *execute_showboard(void)
{
    answer[0] = '\n';
    game_write_board(answer + 1);
    answer[strlen(answer) - 1] = 0;
    return 0;
}

/* ---- limits ---- */

static const char *execute_level(void)
{
    uint8_t level = options_level(words[1]);

    if (!level) {
        return "level is 1 to 8";
    }
    clear_clocks();
    options.level = level;
    options.seconds = 0;
    options.nodes = 0;
    return 0;
}

static const char *execute_seed(void)
{
    double seed;

    if (!number(words[1], &seed) || seed > 65535) {
        return "seed is 0 to 65535";
    }
    options.seed = (uint16_t)seed;
    record_seed = options.seed ? options.seed : 1;
    return 0;
}

/* Reports the last search: score in the game's unit for the side that moved, depth in plies, nodes. */
static const char *execute_score(void)
{
    sprintf(answer, "%d %u %lu", think_score, think_reached, (unsigned long)budget_counted);
    return 0;
}

static const char *execute_time_settings(void)
{
    double moves;

    if (!number(words[1], &main_time) || !number(words[2], &extra_time) || !number(words[3], &moves)) {
        return "time_settings MAIN EXTRA MOVES";
    }
    extra_moves = (int)moves;
    clear_clocks();
    if (extra_time > 0 && extra_moves == 0) {
        return 0; /* GTP defines this as no time limit */
    }
    set_seconds(&options, main_time > 0 ? main_time / (2 * MOVES_LEFT) : extra_time / (extra_moves ? extra_moves : 1));
    return 0;
}

static const char *execute_time_left(void)
{
    uint8_t who = side_named(words[1]);
    double seconds;
    double moves;

    if (who == game_info()->sides || !number(words[2], &seconds) || !number(words[3], &moves)) {
        return "time_left SIDE SECONDS MOVES";
    }
    left_seconds[who] = whole_seconds(seconds / (moves >= 1 ? moves : MOVES_LEFT));
    return 0;
}

/* ---- questions about the program ---- */

static const char *execute_list(void)
{
    const Command *command;

    for (command = commands; command->name; ++command) {
        strcat(answer, command == commands ? "" : "\n");
        strcat(answer, command->name);
    }
    return 0;
}

static const Command *find(const char *name)
{
    const Command *command = commands;

    while (command->name && strcmp(command->name, name) != 0) {
        ++command;
    }
    return command->name ? command : 0;
}

static const char *execute_known(void)
{
    strcpy(answer, find(words[1]) ? "true" : "false");
    return 0;
}

static const char *execute_name(void)
{
    strcpy(answer, "Trog & Friends");
    return 0;
}

static const char *execute_version(void)
{
    strcpy(answer, VERSION);
    return 0;
}

static const char *execute_protocol(void)
{
    strcpy(answer, "2");
    return 0;
}

static const char *execute_quit(void)
{
    return 0;
}

static const Command commands[] = {
    { "boardsize", execute_boardsize }, { "clear_board", execute_clear }, { "genmove", execute_genmove },
    { "known_command", execute_known }, { "komi", execute_komi }, { "level", execute_level },
    { "list_commands", execute_list }, { "name", execute_name }, { "play", execute_play },
    { "position", execute_position }, { "protocol_version", execute_protocol }, { "quit", execute_quit },
    { "score", execute_score }, { "seed", execute_seed }, { "showboard", execute_showboard },
    { "time_left", execute_time_left }, { "time_settings", execute_time_settings }, { "undo", execute_undo },
    { "version", execute_version }, { 0, 0 }
};

/* ---- lines ---- */

/* Removes control characters and everything from a # on, and replaces tabs by spaces. */
static void clean(char *line)
{
    char *to = line;

    for (; *line && *line != '#' && *line != '\n'; ++line) {
        if (*line == '\t') {
            *to++ = ' ';
        } else if ((unsigned char)*line >= ' ' && *line != 127) {
            *to++ = *line;
        }
    }
    *to = 0;
}

/* Executes one line that is not empty. Returns 1 after quit. */
static int execute(char *line)
{
    static char nothing[] = "";
    static char whole[LINE_LENGTH];
    const Command *command;
    const char *why = "unknown command";
    const char *id = nothing;
    char *word;
    int i;

    strcpy(whole, line);
    word = strtok(line, " ");

    if (word && strspn(word, "0123456789") == strlen(word)) {
        id = word;
        word = strtok(0, " ");
    }
    rest_of_line = word ? whole + (word - line) + strlen(word) : nothing;
    rest_of_line += strspn(rest_of_line, " ");
    for (i = 0; i < WORDS; ++i) {
        words[i] = word ? word : nothing;
        word = word ? strtok(0, " ") : 0;
    }
    answer[0] = 0;
    command = find(words[0]);
    if (command) {
        why = command->execute();
    }
    printf("%s%s %s\n\n", why ? "?" : "=", id, why ? why : answer);
    fflush(stdout);
    return command && command->execute == execute_quit;
}

int gtp_run(int count, char **given)
{
    static char line[LINE_LENGTH];
    int i;

    options_clear(&options);
    rules = 0;
    for (i = 0; i < count; i += 2) {
        if (strncmp(given[i], "--", 2) != 0 || i + 1 == count) {
            bad_input("gtp GAME takes options, each with a value, not", given[i]);
        }
        if (strcmp(given[i], "--rule") == 0) {
            command_rule(given[i + 1]);
        } else if (!options_take(&options, given[i] + 2, given[i + 1])) {
            bad_input("gtp takes --depth --level --nodes --atari-seconds --seed --table --win --without --with --eval "
                "--rule, not", given[i]);
        }
    }
    if (!options.level && !options.depth && !options.nodes && !options.seconds) {
        options.level = LEVEL_DEFAULT;
    }
    state_clear();
    execute_clear();
    while (fgets(line, sizeof line, stdin)) {
        clean(line);
        if (line[strspn(line, " ")] && execute(line)) {
            break;
        }
    }
    return 0;
}
