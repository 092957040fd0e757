/* automaton.c: the six rules; see automaton.h. */
#include "games/quevedo/automaton.h"

#define men automaton_men

uint8_t automaton_reading = READ_BOOK;
AutomatonMen automaton_men;

/* By file: the thirds, of which the middle one is nobody's, and where a rook goes that waits. */
static const uint8_t third[8] = { 1, 1, 1, 0, 0, 2, 2, 2 };
static const uint8_t inward[8] = { 1, 2, 3, 4, 3, 4, 5, 6 };
static const uint8_t outer[8] = { 1, 0, 3, 4, 3, 4, 7, 6 };

uint8_t automaton_takes(void)
{
    return men.lone_rank < men.rook_rank && men.rook_rank < men.king_rank && men.king_rank < 8;
}

static uint8_t distance(uint8_t a, uint8_t b)
{
    return a > b ? a - b : b - a;
}

static uint8_t is_threatened(void)
{
    uint8_t files = distance(men.rook_file, men.lone_file);

    if (automaton_reading & READ_THIRD && third[men.rook_file] && third[men.rook_file] == third[men.lone_file]) {
        return 1;
    }
    if (automaton_reading & READ_INNER && men.rook_file >= 2 && men.rook_file < 6) {
        return 1;
    }
    if (files > 1) {
        return 0;
    }
    return automaton_reading & READ_FILES || (automaton_reading & READ_NEXT && men.rook_rank - men.lone_rank == 1);
}

uint8_t automaton_rule(void)
{
    uint8_t files;

    if (is_threatened()) {
        files = men.lone_file >= 4 ? 0 : 7;
        if (files == men.rook_file) {
            files = 7 - files;
        }
        men.rook_file = files;
        return RULE_AWAY;
    }
    if (men.rook_rank - men.lone_rank > 1) {
        --men.rook_rank;
        return 2;
    }
    if (men.king_rank - men.lone_rank > 2) {
        --men.king_rank;
        return 3;
    }
    files = distance(men.king_file, men.lone_file);
    if (!files) {
        --men.rook_rank;
        return RULE_CHECK;
    }
    if (files & 1) {
        men.rook_file = automaton_reading & READ_OUTER ? outer[men.rook_file] : inward[men.rook_file];
        return 5;
    }
    if (men.king_file < men.lone_file) {
        ++men.king_file;
    } else {
        --men.king_file;
    }
    return 6;
}
