/* tree_code.h: the code of openings_tree.h, included by picker_tree.c and trainer_tree.c. They define TREE_OVERLAY and
 * TREE_TEXT, where names are written to. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_TREE_CODE_H
#define SHELL_OPENINGS_TREE_CODE_H

#include "engine/text.h"
#include "plat/machine.h"
#include "shell/openings/openings_tree.h"

static uint16_t nodes;
static const uint8_t *name_words;
static const uint8_t *name_at; /* the next name in the file */

const uint8_t *node;
uint8_t node_key;
uint8_t ordinal_bits;
uint8_t depth;
static uint8_t path[OPENINGS_PLIES + 2]; /* by depth: the moves that lead to the node, with their flags */
uint8_t ordinal[OPENINGS_PLIES + 2];
const uint8_t *name_node;

void tree_start(void)
{
    node = machine_openings();
    ordinal_bits = *node & OPENINGS_WIDE;
    nodes = (uint16_t)(node[1] | node[2] << 8);
    node += OPENINGS_HEAD - 1; /* the byte before the first node */
    name_node = node;
    name_words = node + nodes + nodes + 2;
    name_at = name_words + name_words[-1];
    depth = 0;
}

uint8_t tree_on(void)
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

uint8_t next_name(void)
{
    char *to = TREE_TEXT;
    const uint8_t *word;
    uint8_t letter = *name_at;
    uint8_t byte;

    if (!letter) {
        return 0;
    }
    name_node += letter;
    letter = *++name_at;
    if (letter < OPENINGS_WORD) {
        to += letter;
        ++name_at;
    }
    do {
        letter = *name_at;
        ++name_at;
        byte = letter & ~TRAINER_LAST;
        if (byte >= ' ') {
            *to = (char)byte;
            ++to;
            continue;
        }
        for (word = name_words; byte > OPENINGS_WORD; ++word) {
            byte -= *word >> 7; /* TRAINER_LAST */
        }
        do {
            byte = *word++;
            *to = (char)(byte & ~TRAINER_LAST);
            ++to;
        } while (!(byte & TRAINER_LAST));
    } while (!(letter & TRAINER_LAST));
    *to = 0;
    return 1;
}

#endif
