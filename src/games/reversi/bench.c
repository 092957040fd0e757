/* bench.c: positions of reversi for `trog bench`, with 20 to 40 discs and no side far ahead. They are from games that
 * the engine played against itself after six random plies. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "-----------O------OOOO----XOOOO--XXXOO--XX-XXO------------------ X",
    "-----------------OX-X-X--XOXXX----XOXO--XXXOOO----OO-------O---- X",
    "----O-----X-OO--X-XXOXX--XXOOOO---XOOO----XOO------O------------ X",
    "---X-O----X-XO--XXX-OXX---OOOOXX---OOXXX---OO-------O----------- O",
    "----------X-------XX----O-XXXO---OXXOOX--OXOXO---XOXX-----XXXO-- O",
    "----------OX-O---OOOOO---XOOOO--XXXOOO--XXXXOO----OX-O---------- X",
    "--XX-O-----XXO---OOOOX---OXOXX---OXOXX---OOOXX-----OXX-----O---- X",
    "-------------X-----OXO---OOXX-X--OXXXXXXOOXXOX----XXXO----OOOOO- O",
    "---OO-X----OOX----OOXOOO-OOXOXX--OXXXX--OXXXXX----XXX-----X----- O",
    "---XX---O-OXXX--OOOOXO--OOOXOOO--OOXOO----OXXXX---OXXX------X--- O",
    "-OO-XX----OXXX-OOOOXXXOO--OXXOXO--OXXOOO---XXOXO----OO-----O---- O",
    "-----X----XOXX--OOOXXO---OXXOOOOOXXOOOOOXOXOOOOO--OOOO----XO---- X",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
