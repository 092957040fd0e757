/* help.c: rules and keys, the text of the help pages. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

#pragma rodata-name (push, "HELP")
const char chess_help[] =
#include "texts/chess_rules.inc"
;
#pragma rodata-name (pop)
