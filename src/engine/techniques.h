/* techniques.h: techniques of the search that do not play by default (`--with`), and what they share. The command and
 * the images build/simc/GAME-with have them. Other images in C link src/plat/sim/no_techniques.c, and those in assembly
 * have none: the Atari has no room for what does not make it play better. Four of them come with the comparison of the
 * workshop (asm/shell/workshop/comparison_with.s). */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TECHNIQUES_H
#define ENGINE_TECHNIQUES_H

#include "engine/search_state.h"

/* Bits of think_with. */
#define WITH_ASPIRATION 0x01   /* an iteration begins with a window around the score of the last one */
#define WITH_HARD_PRUNING 0x02 /* only the first moves of a ranked list are searched, except at the root */
#define WITH_KEPT_LINE 0x04    /* the next search begins with the best line and the killers of this one */
#define WITH_RAZORING 0x08     /* a hopeless position is searched one ply less deep */
#define WITH_EXCHANGE 0x10     /* chess: the side that is ahead exchanges pieces (Samuel) */

extern uint8_t think_with; /* WITH_ bits: techniques that are switched on */

/* Beta at the root, above any score unless WITH_ASPIRATION lowers it; search_min_score is alpha. */
extern int16_t search_max_score;

/* Half the window of WITH_ASPIRATION, and how much a position may be below alpha before WITH_RAZORING shortens it, in
 * quarters of GameInfo.score_of_piece. */
#define ASPIRATION_QUARTERS 2
#define RAZOR_QUARTERS 8
#define RAZOR_DEPTH 2 /* plies to go at which a position may be shortened */

#define HARD_PRUNING_MOVES 6 /* moves that WITH_HARD_PRUNING searches at a node */

/* The number of moves searched at the node of each ply, for WITH_HARD_PRUNING: node_clear sets it to 0. */
extern uint8_t node_searched[PLIES];

/* Returns `quarters` quarters of GameInfo.score_of_piece. */
int16_t techniques_margin(uint8_t quarters);

/* Returns 1 if WITH_HARD_PRUNING leaves out all other moves of this node. */
uint8_t techniques_skip_rest(void);

/* Returns 1 if WITH_RAZORING shortens this node. Clobbers `score`. */
uint8_t techniques_razor(void);

#endif
