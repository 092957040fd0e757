/* game_commands.h: the verbs of the command line for the chosen game: moves, perft, best, match ... They are the same
 * on the host (trog.c) and in the 6502 images (plat/sim/main.c). */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GAME_COMMANDS_H
#define HOST_GAME_COMMANDS_H

#include "host/options.h"

/* The command line after the verb and the game. */
typedef struct {
    const char *depth;    /* for perft and divide */
    const char *position; /* 0: the start position */
    const char *first;    /* SPEC of the first player of a match */
    const char *second;
    const char *players;  /* the SPECs of all players, for any number of sides */
    uint16_t games;
    uint16_t opening;     /* random plies at the start of a match game */
    Options options;
} Arguments;

/* Runs one verb; returns the exit status. `words` start after the name of the game. */
int command_run(const char *verb, int count, char **words);

extern uint32_t command_bench_nodes; /* nodes of the last bench */

/* Calls record_update_outcome. If dice must be rolled, rolls them with record_seed, plays the roll and returns 1;
 * command_print_thought then prints the roll before the principal variation. Otherwise returns 0. */
uint8_t command_roll(void);

/* Prints the result of the last search in the format of `best`. */
void command_print_thought(void);

/* Prints a score: +12, win-in-5, loss-in-4. */
void command_print_score(int16_t value);

/* Sets up a position, or the start position if `position` is 0. An invalid position ends the program. */
void command_set(const char *position);

/* Sets `rules` to the variant of this name. An unknown name ends the program. */
void command_rule(const char *value);

int command_match(const Arguments *arguments);
int command_play(const Arguments *arguments);

/* A function that returns the name of the opening on the board, or 0, for `play`. May be 0. */
extern const char *(*command_position_name)(void);

/* command_match calls this before each game and at the end. May be 0. half_points: the first player's score so far, 2
 * for a win and 1 for a draw. */
extern void (*command_progress)(uint16_t done, uint16_t total, uint32_t half_points);

/* Host only: `trog opening GAME [POSITION]` and `trog after GAME [POSITION] MOVE...`. Return the exit status. */
int command_opening(const char *game, const char *position);
int command_after(int count, char **words);

#endif
