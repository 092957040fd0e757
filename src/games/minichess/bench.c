/* bench.c: the positions of the bench: the start, middle games and endings from games of levels 2 to 4. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "kqbnr/ppppp/5/5/PPPPP/RNBQK w 1",
    "kqbnr/p3p/1pp2/2PP1/P2NP/R1BQK w 5",
    "k1b1r/p3p/1qn2/2NQ1/P3P/R1B1K b 8",
    "k1b1r/p3p/5/2NP1/P2n1/2R1K w 12",
    "k1b2/p1N2/3r1/3P1/P2K1/4R b 15",
    "kqbnr/p1ppp/1p3/3P1/PPP1P/RNBQK w 4",
    "kqbnr/p3p/1pPp1/2P2/PP1NP/R1BQK b 6",
    "kqb1r/p3p/2n2/2p2/P3P/RNBQK w 9",
    "k1b1r/p3p/2n2/PqpQ1/2B1P/RN2K b 11",
    "k3r/pNb2/2nQp/P4/2B1P/R3K b 14",
    "kr3/p4/P1nN1/2B1p/4P/R3K w 18",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
