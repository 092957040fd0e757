/* automaton.c: the six rules of the automaton; see automaton.h. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/automaton.h"

#define pieces automaton_pieces

uint8_t automaton_reading = READ_BOOK;
AutomatonPieces automaton_pieces;

/* By file: the third of the board (1 left, 2 right, 0 the middle files); and the file to which rule 5 moves a rook,
 * without and with READ_OUTER. */
static const uint8_t third[8] = { 1, 1, 1, 0, 0, 2, 2, 2 };
static const uint8_t inward[8] = { 1, 2, 3, 4, 3, 4, 5, 6 };
static const uint8_t outer[8] = { 1, 0, 3, 4, 3, 4, 7, 6 };

uint8_t automaton_takes(void)
{
    return pieces.lone_rank < pieces.rook_rank && pieces.rook_rank < pieces.king_rank && pieces.king_rank < 8;
}

static uint8_t distance(uint8_t a, uint8_t b)
{
    return a > b ? a - b : b - a;
}

static uint8_t is_threatened(void)
{
    uint8_t files = distance(pieces.rook_file, pieces.lone_file);

    if (automaton_reading & READ_THIRD && third[pieces.rook_file]
        && third[pieces.rook_file] == third[pieces.lone_file]) {
        return 1;
    }
    if (automaton_reading & READ_INNER && pieces.rook_file >= 2 && pieces.rook_file < 6) {
        return 1;
    }
    if (files > 1) {
        return 0;
    }
    return automaton_reading & READ_FILES
        || (automaton_reading & READ_NEXT && pieces.rook_rank - pieces.lone_rank == 1);
}

uint8_t automaton_rule(void)
{
    uint8_t files;

    if (is_threatened()) {
        files = pieces.lone_file >= 4 ? 0 : 7;
        if (files == pieces.rook_file) {
            files = 7 - files;
        }
        pieces.rook_file = files;
        return RULE_AWAY;
    }
    if (pieces.rook_rank - pieces.lone_rank > 1) {
        --pieces.rook_rank;
        return 2;
    }
    if (pieces.king_rank - pieces.lone_rank > 2) {
        --pieces.king_rank;
        return 3;
    }
    files = distance(pieces.king_file, pieces.lone_file);
    if (!files) {
        --pieces.rook_rank;
        return RULE_CHECK;
    }
    if (files & 1) {
        pieces.rook_file = automaton_reading & READ_OUTER ? outer[pieces.rook_file] : inward[pieces.rook_file];
        return 5;
    }
    if (pieces.king_file < pieces.lone_file) {
        ++pieces.king_file;
    } else {
        --pieces.king_file;
    }
    return 6;
}
