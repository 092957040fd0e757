/* openings_tree.h: walks the tree of openings in the order of its file. The overlays OPENINGS and TRAINER are never in
 * memory together, so each one has its own copy: picker_tree.c and trainer_tree.c, or their assembly twins. Before this
 * file is included, TREE_OVERLAY is defined: picker or trainer, the beginning of all names. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_OPENINGS_TREE_H
#define SHELL_OPENINGS_OPENINGS_TREE_H

#include <stdint.h>

#include "shell/openings/openings_format.h"

#define TREE_JOIN(overlay, name) overlay##_##name
#define TREE_NAME(overlay, name) TREE_JOIN(overlay, name)
#define node TREE_NAME(TREE_OVERLAY, node)
#define node_key TREE_NAME(TREE_OVERLAY, node_key)
#define ordinal_bits TREE_NAME(TREE_OVERLAY, ordinal_bits)
#define depth TREE_NAME(TREE_OVERLAY, depth)
#define ordinal TREE_NAME(TREE_OVERLAY, ordinal)
#define name_node TREE_NAME(TREE_OVERLAY, name_node)
#define tree_start TREE_NAME(TREE_OVERLAY, tree_start)
#define tree_on TREE_NAME(TREE_OVERLAY, tree_on)
#define next_name TREE_NAME(TREE_OVERLAY, next_name)

/* ---- walking the tree ---- */

extern const uint8_t *node;      /* the current node: points to its move */
extern uint8_t node_key;         /* its key byte */
extern uint8_t ordinal_bits;     /* the bits of a key that belong to the ordinal, or 0 */
extern uint8_t depth;            /* its depth; 0: the start of the game */
extern uint8_t ordinal[OPENINGS_PLIES + 2]; /* by depth: the ordinals of the moves that lead to the node */
extern const uint8_t *name_node; /* the node of the last name read */

/* Goes to the start of the game, before the first name. */
void tree_start(void);

/* Goes to the next node of the file and sets depth and ordinal. Returns 0 if there is none. */
uint8_t tree_on(void);

/* Reads the next name of the file, and sets name_node. Returns 0 if there is none. The name is in text_position
 * (picker: no position is written while the list is on the screen) or in text_buffer (trainer: it is shown at once). */
uint8_t next_name(void);

#endif
