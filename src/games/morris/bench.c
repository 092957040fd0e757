/* bench.c: positions of nine men's morris for `trog bench`: placing, moving, flying. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "-O--O---X-XOX---XOXOXO-- X 3 3",
    "------------------------ X 9 9",
    "----X--------------O--X- O 7 8",
    "O-O--XX-OO---X-X-OXOXOXX O 0 1",
    "X---O----XO-O----OX---XX O 0 0",
    "O--X---XOOOXOOOX-O---XXX X 0 0",
    "---------OXXOO-X-O-XO--- X 0 0",
    "----XO---XXO--O-X-XXX--- X 0 0",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
