/* picker_tree.c: walks the tree of openings (openings_tree.h), for the overlay OPENINGS. */
/* SPDX-License-Identifier: MIT */
#define TREE_OVERLAY picker
#define TREE_TEXT text_position
#include "shell/openings/tree_code.h"
