/* help.c: rules and keys, the text of the help pages. */
#include "games/chess/chess.h"

#pragma rodata-name (push, "HELP")
const char chess_help[] =
#include "texts/chess_rules.inc"
;
#pragma rodata-name (pop)
