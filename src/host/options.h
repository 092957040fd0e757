/* options.h: how a player thinks, read from words such as `--depth 6` or
 * from a SPEC such as `level=3,without=book`. */
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
    uint16_t seed;
    uint32_t table;       /* entries */
    uint8_t win;          /* moves of a problem; 0: none */
    uint32_t without;     /* WITHOUT_ bits, and those of options.c */
    const Opponent *rival;   /* 0: our own player */
} Options;

void options_clear(Options *options);

/* Takes one `name` with its `value`. 1: taken; 0: no such name. Ends the
 * program with a fault when the value is out of range. */
int options_take(Options *options, const char *name, const char *value);

/* Reads a whole SPEC. */
void options_read_spec(Options *options, const char *spec);

/* Sets the limits of think.h and the table to these. */
void options_apply(const Options *options);

/* The level in `text`: 1 to 8, or random or directed in a game that has them (weak_players.h). 0: there is no such
 * level. */
uint8_t options_level(const char *text);

/* The number in `text`, which must lie between least and most. */
uint32_t options_number(const char *name, const char *text, uint32_t least,
    uint32_t most);

#endif
