/* info.c: data of the matchboxes for engine and shell, and their story as help text. */
#include "games/matchbox/matchbox.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Hexapawn against nineteen matchboxes. Pawns step ahead or take slanting; you win at the far rank, or when the boxes cannot move.\n"
    "#How they learn\n"
    "Each box shows a position, with a bead for each move. They draw one. When they lose, the last bead is taken away; a box"
    " that is empty gives up. So they lose at first, and no more in the end: who moves second can always win.\n"
    "Martin Gardner made them in 1962; Donald Michie's, 1961, play noughts.\n"
    "Behind each of 60 rounds FIRE plays another. WON, LOST and the curve are the boxes'. OPTION lets the Atari play White:"
    " at level 1 anything, at 2 it takes what is won, from 3 on it sets traps.\n";
#pragma rodata-name (pop)

const char *matchbox_level_name(uint8_t level)
{
    return level == 1 ? "any move" : level == 2 ? "takes what is won" : "sets traps";
}

static const GameInfo info = {
    "matchbox", "MATCHBOXES", 2, { "White", "Box" }, 0, help, NOISY_NONE, UNIT,
    NODES_PER_TIME(MATCHBOX_CYCLES_PER_NODE), 4, 0, 0, 0, matchbox_brain, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    matchbox_level_name
};

const GameInfo *game_info(void)
{
    return &info;
}
