/* gtp.c: see gtp.h. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/fault.h"
#include "host/gtp.h"
#include "host/options.h"

#define LINE_LENGTH 1000
#define WORDS 4        /* of a command, with its name */
#define MOVES_LEFT 20  /* for which time that is left has to do */
#define SECONDS_MOST 3600

static Options options;
static char *words[WORDS];  /* "" where there are less */
static char answer[1000];
static double main_time;    /* of time_settings */
static double extra_time;   /* and for so many moves */
static int extra_moves;

typedef struct {
    const char *name;
    const char *(*obey)(void); /* 0, or what is wrong */
} Command;

static const Command commands[];

/* ---- words ---- */

static int same(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
        ++a;
        ++b;
    }
    return !*a && !*b;
}

/* The side of a colour: its name, or its first letter; one too many: no such colour. */
static uint8_t colour(const char *word)
{
    char letter[2];
    uint8_t i;

    for (i = 0; i < game_info()->sides; ++i) {
        letter[0] = game_info()->side_names[i][0];
        letter[1] = 0;
        if (same(word, game_info()->side_names[i]) || same(word, letter)) {
            break;
        }
    }
    return i;
}

/* 1: the word is a number, not a negative one. */
static int number(const char *word, double *value)
{
    char *end;

    *value = strtod(word, &end);
    return end != word && !*end && *value >= 0;
}

/* ---- the game ---- */

/* Makes it this side's turn: the other's pass goes without saying. */
static const char *give_turn(uint8_t who)
{
    if (who == game_info()->sides) {
        return "syntax error";
    }
    record_judge();
    if (outcome == OUTCOME_NONE && side != who && !game_read_move("pass")) {
        record_play();
        record_judge();
    }
    return 0;
}

static const char *obey_play(void)
{
    const char *why = give_turn(colour(words[1]));

    if (why || !*words[2]) {
        return "syntax error";
    }
    if ((outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) || side != colour(words[1]) || game_read_move(words[2])) {
        return "illegal move";
    }
    record_play();
    return 0;
}

static const char *obey_genmove(void)
{
    const char *why = give_turn(colour(words[1]));

    if (why) {
        return why;
    }
    if (outcome == OUTCOME_CHANCE) {
        return "a throw must be played before";
    }
    if (outcome != OUTCOME_NONE) {
        strcpy(answer, "pass");
        return 0;
    }
    if (side != colour(words[1])) {
        return "it is another side's turn";
    }
    options_apply(&options);
    if (options.seed) {
        root_seed = (uint16_t)(options.seed + record_count * 257);
    }
    think();
    move = think_move;
    game_write_move(answer);
    record_play();
    return 0;
}

static const char *obey_undo(void)
{
    return record_undo() ? 0 : "cannot undo";
}

static const char *obey_clear(void)
{
    game_reset();
    record_start();
    return 0;
}

/* Every game here has one size of board: that of reversi and chess. */
static const char *obey_boardsize(void)
{
    double size;

    if (!number(words[1], &size)) {
        return "boardsize not an integer";
    }
    return size == 8 ? obey_clear() : "unacceptable size";
}

static const char *obey_komi(void)
{
    char *end;

    strtod(words[1], &end);
    return *words[1] && !*end ? 0 : "komi not a float";
}

static const char *obey_showboard(void)
{
    answer[0] = '\n';
    game_write_board(answer + 1);
    answer[strlen(answer) - 1] = 0;
    return 0;
}

/* ---- how long it thinks ---- */

static const char *obey_level(void)
{
    double level;

    if (!number(words[1], &level) || level < LEVEL_LEAST || level > LEVEL_MOST) {
        return "level is 1 to 8";
    }
    options.level = (uint8_t)level;
    options.seconds = 0;
    options.nodes = 0;
    return 0;
}

/* A move gets so much, as if this were an Atari. */
static void set_seconds(double seconds)
{
    options.level = 0;
    options.nodes = 0;
    options.seconds = (uint16_t)(seconds < 1 ? 1 : seconds > SECONDS_MOST ? SECONDS_MOST : seconds);
}

static const char *obey_time_settings(void)
{
    double moves;

    if (!number(words[1], &main_time) || !number(words[2], &extra_time) || !number(words[3], &moves)) {
        return "syntax error";
    }
    extra_moves = (int)moves;
    if (extra_time > 0 && extra_moves == 0) {
        return 0; /* no limit, by the protocol */
    }
    set_seconds(main_time > 0 ? main_time / (2 * MOVES_LEFT) : extra_time / (extra_moves ? extra_moves : 1));
    return 0;
}

static const char *obey_time_left(void)
{
    double seconds;
    double moves;

    if (colour(words[1]) == game_info()->sides || !number(words[2], &seconds) || !number(words[3], &moves)) {
        return "syntax error";
    }
    set_seconds(seconds / (moves >= 1 ? moves : MOVES_LEFT));
    return 0;
}

/* ---- about itself ---- */

static const char *obey_list(void)
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

static const char *obey_known(void)
{
    strcpy(answer, find(words[1]) ? "true" : "false");
    return 0;
}

static const char *obey_name(void)
{
    strcpy(answer, "Trog & Friends");
    return 0;
}

static const char *obey_version(void)
{
    strcpy(answer, "1");
    return 0;
}

static const char *obey_protocol(void)
{
    strcpy(answer, "2");
    return 0;
}

static const char *obey_quit(void)
{
    return 0;
}

static const Command commands[] = {
    { "boardsize", obey_boardsize }, { "clear_board", obey_clear }, { "genmove", obey_genmove },
    { "known_command", obey_known }, { "komi", obey_komi }, { "level", obey_level },
    { "list_commands", obey_list }, { "name", obey_name }, { "play", obey_play },
    { "protocol_version", obey_protocol }, { "quit", obey_quit }, { "showboard", obey_showboard },
    { "time_left", obey_time_left }, { "time_settings", obey_time_settings }, { "undo", obey_undo },
    { "version", obey_version }, { 0, 0 }
};

/* ---- lines ---- */

/* Control characters go, a tab is a space, a comment ends the line. */
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

/* Obeys one line that is not empty. 1: it was the last. */
static int obey(char *line)
{
    static char nothing[] = "";
    const Command *command;
    const char *why = "unknown command";
    const char *id = nothing;
    char *word = strtok(line, " ");
    int i;

    if (word && strspn(word, "0123456789") == strlen(word)) {
        id = word;
        word = strtok(0, " ");
    }
    for (i = 0; i < WORDS; ++i) {
        words[i] = word ? word : nothing;
        word = word ? strtok(0, " ") : 0;
    }
    answer[0] = 0;
    command = find(words[0]);
    if (command) {
        why = command->obey();
    }
    printf("%s%s %s\n\n", why ? "?" : "=", id, why ? why : answer);
    fflush(stdout);
    return command && command->obey == obey_quit;
}

int gtp_run(int count, char **given)
{
    static char line[LINE_LENGTH];
    int i;

    options_clear(&options);
    for (i = 0; i < count; i += 2) {
        if (strncmp(given[i], "--", 2) != 0 || i + 1 == count
            || !options_take(&options, given[i] + 2, given[i + 1])) {
            fault("no such option, or no value behind it", given[i]);
        }
    }
    if (!options.level && !options.depth && !options.nodes && !options.seconds) {
        options.level = LEVEL_USUAL;
    }
    state_clear();
    obey_clear();
    while (fgets(line, sizeof line, stdin)) {
        clean(line);
        if (line[strspn(line, " ")] && obey(line)) {
            break;
        }
    }
    return 0;
}
