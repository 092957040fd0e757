/* no_automaton_result.c: a stub for images that test the rules of Quevedo's rook. The contract test
 * would otherwise compare the automaton's memory at every move. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/automaton.h"

uint8_t automaton_reply;
uint16_t automaton_nodes;
const int8_t automaton_step_rank[KING_STEPS] = { 0 };
const int8_t automaton_step_file[KING_STEPS] = { 0 };

uint8_t automaton_moves_to_mate(uint8_t lone_moves)
{
    return lone_moves;
}
