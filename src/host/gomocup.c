/* gomocup.c: see gomocup.h. The protocol of Gomocup and Piskvork on standard input and output.
 *
 * A field is X,Y from 0, Y downwards: h8 is 7,7. A command that cannot be carried out is answered with ERROR, an
 * unknown one with UNKNOWN; both leave the game as it is. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/bad_input.h"
#include "host/gomocup.h"
#include "host/line_reader.h"
#include "host/wall_clock.h"
#include "host/version.h"
#include "host/search_callbacks.h"
#include "plat/machine.h"

#define SIZE 15
#define TURN_USUAL 30000 /* milliseconds a turn, until INFO timeout_turn */
#define FASTEST 50       /* milliseconds a turn if timeout_turn is 0, which means as fast as possible */
#define RESERVE 100      /* milliseconds until our answer reaches the manager, which runs the clock */
#define MOVES_LEFT 25
#define TENTHS_MOST 36000
#define OWN 1            /* owner of a stone, as in BOARD */
#define OTHER 2

static Lines input;
static int atari_speed;
static long level;       /* from --level; 0: not given */
static long turn_time;   /* milliseconds, from INFO timeout_turn */
static long match_time;  /* milliseconds; 0: no limit */
static long time_left;   /* milliseconds; 0: not known, or no limit */
static long memory_most; /* bytes; 0: no limit */

/* ---- fields ---- */

/* Reads X,Y, or X,Y,WHAT if `what` is not 0. Returns 0 if the text is anything else. */
static int read_field(const char *text, int *x, int *y, int *what)
{
    int end = 0;

    if (what) {
        return sscanf(text, " %d , %d , %d %n", x, y, what, &end) == 3 && !text[end];
    }
    return sscanf(text, " %d , %d %n", x, y, &end) == 2 && !text[end];
}

static int is_on_board(int x, int y)
{
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

static void print_field(const char *square)
{
    printf("%d,%d\n", square[0] - 'a', SIZE - atoi(square + 1));
}

/* ---- the search ---- */

static uint8_t should_stop(void)
{
    return (uint8_t)timing_hard_is_over();
}

static void set_limits(void)
{
    long share = turn_time > 2 * RESERVE ? turn_time - RESERVE : turn_time ? turn_time / 2 : FASTEST;
    long most = share;
    uint32_t entries = machine_tt_entries();

    if (time_left) {
        long of_rest = timing_share(time_left - RESERVE, MOVES_LEFT, 0, &most);

        if (of_rest < share) {
            share = of_rest;
        }
    }
    think_defaults();
    timing_hard = timing_soft = 0;
    if (level) {
        level_set((uint8_t)level);
        entries = TT_DEFAULT;
    } else if (atari_speed) {
        level_limit((uint16_t)(share / 100 < 1 ? 1 : share / 100 > TENTHS_MOST ? TENTHS_MOST : share / 100));
        budget_fall = 0; /* the share is the most that the move may take */
        entries = TT_DEFAULT;
    } else {
        timing_hard = share;
    }
    if (memory_most && entries > (uint32_t)memory_most / TT_ENTRY_BYTES) {
        entries = (uint32_t)memory_most / TT_ENTRY_BYTES;
    }
    tt_entries = entries < TT_MIN_ENTRIES ? TT_MIN_ENTRIES : entries - entries % TT_MIN_ENTRIES;
    tt_base = machine_tt_memory();
}

static void answer(void)
{
    char text[MOVE_SIZE];

    record_update_outcome();
    if (outcome != OUTCOME_NONE) {
        puts("ERROR the game is over");
        return;
    }
    timing_start();
    set_limits();
    think();
    move = think_move;
    game_write_move(text);
    record_play();
    print_field(text);
}

/* ---- commands ---- */

static void start_new_game(void)
{
    game_reset();
    record_start();
}

static void execute_start(const char *rest)
{
    if (atoi(rest) != SIZE) {
        puts("ERROR the board has 15 by 15 fields here");
        return;
    }
    start_new_game();
    puts("OK");
}

static void execute_turn(const char *rest)
{
    char text[MOVE_SIZE];
    const char *why;
    int x, y;

    if (!read_field(rest, &x, &y, 0) || !is_on_board(x, y)) {
        puts("ERROR a turn is X,Y, each 0 to 14");
        return;
    }
    sprintf(text, "%c%d", 'a' + x, SIZE - y);
    record_update_outcome();
    why = outcome != OUTCOME_NONE ? "the game is over" : game_read_move(text);
    if (why) {
        printf("ERROR %s\n", why);
        return;
    }
    record_play();
    record_update_outcome();
    if (outcome == OUTCOME_NONE) {
        answer();
    }
}

static void execute_takeback(const char *rest)
{
    char text[MOVE_SIZE];
    char said[MOVE_SIZE];
    int x, y;

    if (!read_field(rest, &x, &y, 0) || !is_on_board(x, y) || !record_latest()) {
        puts("ERROR there is nothing to take back");
        return;
    }
    game_write_move(text);
    sprintf(said, "%c%d", 'a' + x, SIZE - y);
    if (strcmp(text, said) != 0) {
        puts("ERROR that was not the last move");
        return;
    }
    record_undo();
    puts("OK");
}

/* Writes the position with these stones as text; it is our turn. The numbers of stones show which side moved first.
 * Returns 0 if these numbers are impossible. */
static int write_stones(char stones[SIZE][SIZE], char *text)
{
    int count[OTHER + 1] = { 0 };
    int own_first;
    int x, y;

    for (y = 0; y < SIZE; ++y) {
        for (x = 0; x < SIZE; ++x) {
            ++count[(int)stones[y][x]];
        }
    }
    own_first = count[OWN] == count[OTHER];
    if (!own_first && count[OTHER] != count[OWN] + 1) {
        return 0;
    }
    for (y = 0; y < SIZE; ++y) {
        for (x = 0; x < SIZE; ++x) {
            *text++ = stones[y][x] == 0 ? '-' : (stones[y][x] == OWN) == own_first ? 'X' : 'O';
        }
        *text++ = y < SIZE - 1 ? '/' : ' ';
    }
    *text++ = own_first ? 'X' : 'O';
    *text = 0;
    return 1;
}

/* Executes BOARD: a line X,Y,WHO for each stone, then DONE. An error is reported after all lines have been read.
 * Returns 0 if the input has ended. */
static int execute_board(void)
{
    static char line[LINE_MOST + 1];
    char stones[SIZE][SIZE];
    char text[TEXT_SIZE];
    const char *why = NULL;
    int x, y, who;

    memset(stones, 0, sizeof stones);
    for (;;) {
        if (!lines_next(&input, line)) {
            return 0;
        }
        if (strncmp(line, "DONE", 4) == 0) {
            break;
        }
        if (!read_field(line, &x, &y, &who) || !is_on_board(x, y) || who < OWN || who > OTHER) {
            why = "a stone is X,Y,WHO: 0 to 14, 0 to 14, 1 or 2";
        } else if (stones[y][x]) {
            why = "two stones on one point";
        } else {
            stones[y][x] = (char)who;
        }
    }
    if (!why && !write_stones(stones, text)) {
        why = "these numbers of stones are impossible";
    }
    if (!why) {
        why = game_read_position(text);
    }
    if (why) {
        printf("ERROR %s\n", why);
        return 1;
    }
    record_start();
    answer();
    return 1;
}

static void execute_info(char *rest)
{
    const char *key = strtok(rest, " \t");
    const char *value = key ? strtok(NULL, " \t") : NULL;
    long number = value ? atol(value) : 0;

    if (!value) {
        return; /* INFO has no answer */
    }
    if (strcmp(key, "timeout_turn") == 0) {
        turn_time = number < 0 ? 0 : number;
    } else if (strcmp(key, "timeout_match") == 0) {
        match_time = time_left = number < 0 ? 0 : number;
    } else if (strcmp(key, "time_left") == 0) {
        time_left = match_time && number < 1 ? 1 : match_time ? number : 0;
    } else if (strcmp(key, "max_memory") == 0) {
        memory_most = number < 0 ? 0 : number;
    } else if (strcmp(key, "rule") == 0 && number) {
        puts("MESSAGE five or more win here: rule 0");
    }
}

/* Executes one line. Returns 0 after END or the end of the input. */
static int execute(char *line)
{
    char *rest = line + strcspn(line, " \t");

    if (*rest) {
        *rest++ = 0;
    }
    if (strcmp(line, "START") == 0) {
        execute_start(rest);
    } else if (strcmp(line, "RESTART") == 0) {
        start_new_game();
        puts("OK");
    } else if (strcmp(line, "BEGIN") == 0) {
        answer();
    } else if (strcmp(line, "TURN") == 0) {
        execute_turn(rest);
    } else if (strcmp(line, "BOARD") == 0) {
        return execute_board();
    } else if (strcmp(line, "TAKEBACK") == 0) {
        execute_takeback(rest);
    } else if (strcmp(line, "INFO") == 0) {
        execute_info(rest);
    } else if (strcmp(line, "ABOUT") == 0) {
        puts("name=\"Trog & Friends\", version=\"" VERSION "\", "
            "author=\"the people of Trog & Friends\", country=\"-\"");
    } else if (strcmp(line, "END") == 0) {
        return 0;
    } else if (*line) {
        printf("UNKNOWN %s\n", line);
    }
    return 1;
}

static void read_options(int count, char **words)
{
    int i;

    for (i = 0; i < count; ++i) {
        if (strcmp(words[i], "--atari-speed") == 0) {
            atari_speed = 1;
        } else if (strcmp(words[i], "--level") == 0 && i + 1 < count) {
            level = atol(words[++i]);
            if (level < LEVEL_LEAST || level > LEVEL_MOST) {
                bad_input("level is 1 to 8, not", words[i]);
            }
        } else {
            bad_input("gomocup [--atari-speed | --level 1-8], not", words[i]);
        }
    }
}

int gomocup_run(int count, char **words)
{
    static char line[LINE_MOST + 1];

    read_options(count, words);
    turn_time = TURN_USUAL;
    setvbuf(stdout, NULL, _IOLBF, 0);
    host_should_stop = should_stop;
    lines_open(&input, 0);
    start_new_game();
    while (lines_next(&input, line)) {
        line[strcspn(line, "\r")] = 0;
        if (!execute(line)) {
            break;
        }
    }
    return 0;
}
