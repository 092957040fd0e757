/* info.c: what Quevedo's rook is called, and his story in words. */
#include "games/quevedo/quevedo.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "King and rook against a king, as in chess. White wins by mate; Black is safe when he takes the rook, has no move, or"
    " stands so a third time. Moves are two squares: d3e3.\n"
    "#A chess machine\n"
    "About 1890 the engineer Leonardo Torres Quevedo drew up a machine that plays this ending by itself, and in 1912 it stood in"
    " Paris: no program, no memory, six rules in wire. It begins with the enemy king below the rook below its king:\n"
    "1 Rook in danger: to the far side. Else:\n"
    "2 Enemy more than a rank off: rook one down. Else:\n"
    "3 Kings more than two ranks apart: king one down. Else, by files from king to king:\n"
    "4 none: rook one down, check\n5 odd: rook one sideways\n6 even: king nearer\n"
    "#Three readings\n"
    "Level 1 takes the words of a book of 1983: in danger means next to the king. It mates in 3,592 of all 25,088"
    " positions; elsewhere you can save yourself.\n"
    "Level 2 is the machine: it leaves the king's third of the board (a-c, f-h) and waits on the two outer files. 14,442.\n"
    "Levels 3 and 4 also leave the files c to f at once. All 25,088, in 67 moves at most.\n"
    "From level 5 on the program searches; 16 moves would always do.\n"
    "The rule that was used is lit. Below stands how many moves each reading needs at most from here, or NO: there is a way out,"
    " and CTRL+H knows it.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "quevedo", "QUEVEDO", 2, { "White", "Black" }, 0, help, NOISY_NONE, UNIT, QUEVEDO_CYCLES_PER_NODE, 5,
    0, 0, 0, quevedo_brain
};

const GameInfo *game_info(void)
{
    return &info;
}
