/* bench.c: the positions of the bench. The first three are middle games from games of this program, at ply 10 to 20;
 * the others are openings, attacks and endings. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "r1bqkb1r/pp3ppp/2n1pn2/2pp4/3P1B2/2P1PN2/PP1N1PPP/R2QKB1R b KQkq - 1 6",
    "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 6",
    "rnbq1rk1/pp2bppp/4pn2/2pp4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 2 8",
    "r1bqr1k1/ppp2pbp/2np1np1/4p3/2P5/2NP1NP1/PP2PPBP/R1BQ1RK1 w - - 2 9",
    "r2q1rk1/1b2bppp/p1n1pn2/1pp5/3P4/PBN1PN2/1P2QPPP/R1BR2K1 b - - 3 12",
    "2r2rk1/pp1bppbp/3p1np1/q7/3NP3/1BN1BP2/PPPQ2PP/2KR3R w - - 5 14",
    "r3r1k1/pp1n1ppp/2p2q2/3p4/3P4/2PBP3/PP3PPP/R2Q1RK1 w - - 0 14",
    "2rq1rk1/pb1n1ppp/1p2pn2/3p4/3P1B2/P2BPN2/1P2QPPP/2R2RK1 b - - 4 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/pp3pk1/2p3p1/3p3p/3P3P/2P1R1P1/PPr2PK1/8 b - - 3 30",
    "8/5pk1/4p1p1/1p1nP2p/1P1N3P/3K2P1/5P2/8 w - - 0 40",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
