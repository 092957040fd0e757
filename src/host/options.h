/* options.h: the limits and techniques of a computer player, read from words such as `--depth 6` or from a SPEC such
 * as `level=3,without=book`. The verbs of game_commands.c and the protocols use it. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_OPTIONS_H
#define HOST_OPTIONS_H

#include <stdint.h>

#include "host/opponent.h"

#define SPEC_MOST 120 /* characters */

typedef struct {
    uint8_t depth;        /* 0: not given */
    uint8_t level;        /* 0: not given */
    uint32_t nodes;       /* 0: not given */
    uint16_t seconds;     /* of an Atari; 0: not given */
    uint16_t seed;        /* of random choices; 0: not given */
    uint32_t table;       /* entries of the transposition table */
    uint8_t win;          /* find a forced win within this number of moves; 0: a normal search */
    uint32_t without;     /* WITHOUT_ bits of think.h and of options.c */
    uint8_t with;         /* WITH_ bits of techniques.h; not for a forced win */
    const Opponent *opponent; /* 0: our own player */
} Options;

void options_clear(Options *options);

/* Sets one option. Returns 0 if no option has this name. A value out of range ends the program (bad_input.h). */
int options_take(Options *options, const char *name, const char *value);

/* Reads a whole SPEC: name=value,name=value. */
void options_read_spec(Options *options, const char *spec);

/* Sets the limits of think.h and the transposition table for the next search. */
void options_apply(const Options *options);

/* Returns the level in `text`: 1 to 8; in games that have them (GameInfo.other_levels) random or beginner, or 1983.
 * Returns 0 if there is no such level. */
uint8_t options_level(const char *text);

typedef struct {
    const char *name;
    uint32_t bit;
} Technique;

/* The techniques that do not play by default, the words of --with (options_with.c), and the error message. */
extern const Technique options_with[];
extern const uint8_t options_with_count;
extern const char options_with_error[];

/* Returns the number in `text`, from `least` to `most`. Any other text ends the program with `name` as the message. */
uint32_t options_number(const char *name, const char *text, uint32_t least,
    uint32_t most);

#endif
