/* openings_tree.h: walks the tree of openings in the order of its file. Static code: the overlays OPENINGS and TRAINER
 * are never in memory together, so each one has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_OPENINGS_TREE_H
#define SHELL_OPENINGS_OPENINGS_TREE_H

#include "engine/game.h"
#include "engine/list.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/openings/openings_format.h"
#include "shell/input/prompt.h"

#define NONE 255
#define NAME_SIZE 30

static uint16_t nodes;
static uint8_t ordinal_bits; /* the bits of a key that belong to the ordinal, or 0 */
static const uint8_t *name_at; /* the next name in the file */

/* ---- walking the tree ---- */

static const uint8_t *node;            /* the current node: points to its move */
static uint8_t node_key;               /* its key byte */
static uint8_t depth;                  /* its depth; 0: the start of the game */
static uint8_t path[OPENINGS_PLIES + 2]; /* by depth: the moves that lead to the node, with their flags, */
static uint8_t ordinal[OPENINGS_PLIES + 2]; /* and the ordinals of these moves */
static char name[NAME_SIZE];           /* the last name read, */
static const uint8_t *name_node;       /* and the node it belongs to */

/* Goes to the start of the game, before the first name. */
static void tree_start(void)
{
    node = machine_openings();
    ordinal_bits = *node & OPENINGS_WIDE;
    nodes = *(const uint16_t *)++node;
    name_node = ++node; /* the byte before the first node: OPENINGS_HEAD - 1 */
    name_at = node + nodes + nodes + 1;
    depth = 0;
}

/* Goes to the next node of the file and sets depth, path and ordinal. Returns 0 if there is none. */
static uint8_t tree_on(void)
{
    uint8_t byte;

    if (depth && path[depth] & OPENINGS_LEAF) {
        while (path[depth] & OPENINGS_YOUNGEST) {
            if (--depth == 0) {
                return 0;
            }
        }
    } else {
        ++depth;
    }
    byte = *++node;
    path[depth] = byte;
    node_key = node[nodes];
    byte = (byte & OPENINGS_ORDINAL) | (node_key & ordinal_bits);
    ordinal[depth] = byte;
    return 1;
}

/* Sets `move` to the move of the path at this depth. The moves of the position before it must be listed. */
static void choose(uint8_t at)
{
    list_choose(ordinal[at]);
}

/* Reads the next name of the file to `name`, and sets name_node. Returns 0 if there is none. */
static uint8_t next_name(void)
{
    char *to = name;
    uint8_t letter = *name_at;

    if (!letter) {
        return 0;
    }
    name_node += letter;
    letter = *++name_at;
    if (letter < ' ') {
        to += letter;
        ++name_at;
    }
    do {
        letter = *name_at;
        ++name_at;
        *to = (char)(letter & ~TRAINER_LAST);
        ++to;
    } while (!(letter & TRAINER_LAST));
    *to = 0;
    return 1;
}

/* ---- random numbers and questions ---- */

static uint8_t random_below(uint8_t below)
{
    uint8_t drawn = (uint8_t)machine_random();

    while (drawn >= below) { /* subtracts: it would be the only division in the kernel, and need cc65's routine */
        drawn -= below;
    }
    return drawn;
}

/* Asks for one of two texts. Returns 0 or 1, or NONE if the user cancels. */
static uint8_t choose_of_two(const char *const *two)
{
    uint8_t chosen = 0;

    for (;;) {
        switch (ask_choice(two[chosen])) {
        case EVENT_FIRE:
        case EVENT_RETURN:
            return chosen;
        case EVENT_ESC:
            return NONE;
        default:
            chosen ^= 1;
            break;
        }
    }
}

#endif
