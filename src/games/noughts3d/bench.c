/* bench.c: mid-game positions of noughts and crosses in space for `trog bench`. They come from games with a third of
 * the moves random, have 4 to 24 marks and are not decided within six plies. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "X--OO-------X---/----------------/----------------/---------------- X",
    "OX-O--------O---/-------X--------/----------------/---X------------ X",
    "X--OO-------X--X/----O-----------/------------O---/----X----------- X",
    "X--O--------X--O/-X------O-------/---X-----O------/---O--------X--- X",
    "OO-X------------/-----X----------/---------O-XX---/XX---O-O-------O X",
    "XX-OOOX-O---XO-X/-----O------O---/------------X---/------------X--- X",
    "OX-O-O---X-----X/---XOXX--O------/-----X---O---O--/O-----------X--- X",
    "X--O-OXX---OO---/---X--X--X--O---/-----XX---O-----/O---O-O----X---- X",
    "X-OX---O----X---/OO-OXOO--O--XX--/-O---X---X------/-----X------O-X- X",
    "XX-OOOX---X-XO-X/-----X---O------/X-O--OOO--O---XO/-X-X------------ X",
    "XOXX---O-X-X----/---O-XXO--O----X/------OX-OX----O/--O---O---X-X-OO X",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
