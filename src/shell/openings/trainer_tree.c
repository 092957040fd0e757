/* trainer_tree.c: walks the tree of openings (openings_tree.h), for the overlay TRAINER. */
/* SPDX-License-Identifier: MIT */
#define TREE_OVERLAY trainer
#define TREE_TEXT text_buffer
#include "shell/openings/tree_code.h"
