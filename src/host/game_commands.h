/* game_commands.h: the verbs of the text interface, for a game already bound; the
 * same on the host and in the 6502 images. */
#ifndef HOST_GAME_COMMANDS_H
#define HOST_GAME_COMMANDS_H

#include "host/options.h"

/* What stands on the command line behind the verb and the game. */
typedef struct {
    const char *depth;    /* of perft and divide */
    const char *position; /* 0: the start */
    const char *first;    /* SPECs of a match */
    const char *second;
    const char *players;  /* the same in one, for any number of sides */
    uint16_t games;
    uint16_t opening;     /* random plies at the start of a match game */
    Options options;
} Arguments;

/* Runs one verb; returns the exit status. `words` begin behind the game. */
int command_run(const char *verb, int count, char **words);

/* record_update_outcome; and where chance has the word it falls, from record_seed: 1, and the throw
 * is on the board. command_print_thought has it then before the best line. */
uint8_t command_throw(void);

/* Prints one position searched: the line of `best`. */
void command_print_thought(void);

/* The score for a reader: +12, win-in-5, loss-in-4. */
void command_print_score(int16_t value);

/* Sets the board: the start, or a position that may be faulty. */
void command_set(const char *position);

/* Sets `rules`: the variant of that name. */
void command_rule(const char *value);

int command_match(const Arguments *arguments);
int command_play(const Arguments *arguments);

/* What `play` calls the position on the board: 0, or a function that returns a
 * name or 0. */
extern const char *(*command_name)(void);

/* Whom a match tells how far it is, before each game and at the end; 0: nobody. */
extern void (*command_progress)(uint16_t done, uint16_t total, uint32_t half_points);

/* On the host alone: trog opening GAME [POSITION], trog after GAME [POSITION] MOVE... */
int command_opening(const char *game, const char *position);
int command_after(int count, char **words);

#endif
