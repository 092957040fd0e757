/* double_threats.h: for GameInfo.forcing_step (game.h): the cells that would make a threat, those that make several of them
 * first. In
 * the library of the overlays. */
#ifndef ENGINE_DOUBLE_THREATS_H
#define ENGINE_DOUBLE_THREATS_H

#include "engine/state.h"

/* What FORCE_THREATS may set to 1: each of these leaves one reply, behind which `side` cannot win at once and the board
 * is not full. */
extern uint8_t double_threats_single_reply;

/* How many threats a man in a cell would make; all 0 between lists. */
#define FORCE_CELLS 256
extern uint8_t force_seen[FORCE_CELLS];

/* A man in the cell would make a threat, one more than before. It comes on the list once. */
#define force_note(cell) \
    do { \
        if (!force_seen[cell]++) { \
            list_lo[++move_count] = cell; \
        } \
    } while (0)

/* The list is whole: cells that make several threats go first; with two plies left nothing else is of use, and the
 * others are `leaves`. Returns how many there are that do. */
uint8_t double_threats_list(void);

#endif
