/* automaton.h: Quevedo's automaton of 1912: king and rook against king by six rules, and what becomes of a position
 * when it is played by them. The rules know no chess but these words (the 1983 book reports them so), from the enemy
 * king below the rook below the king on:
 *
 *   1  the rook is threatened by the enemy king: to the file furthest from it; else
 *   2  more than one rank from enemy king to rook: rook one square down; else
 *   3  more than two from king to king: king one square down; else, with the files from king to king:
 *   4  none: rook one square down, check or mate
 *   5  odd: rook one square sideways
 *   6  even: king one square towards the other
 *
 * What "threatened" and "sideways" mean is a reading, bits of automaton_reading. The Atari and
 * tools/lab/quevedo/count_mates.c share this.
 */
#ifndef QUEVEDO_AUTOMATON_H
#define QUEVEDO_AUTOMATON_H

#include <stdint.h>

/* The rook is threatened when the enemy king stands next to it; in its third of the board (a to c, f to h); on its file
 * or one next to it; or wherever he stands, when the rook is on one of the four files in the middle. */
#define READ_NEXT 1
#define READ_THIRD 2
#define READ_FILES 4
#define READ_INNER 8
/* Sideways is to and fro between the two outer files, not towards the middle. */
#define READ_OUTER 16
#define READINGS 32

#define READ_BOOK READ_NEXT                                 /* the words of the 1983 book */
#define READ_ZONES (READ_THIRD | READ_OUTER)                /* the machine of 1912, as its plans are described */
#define READ_COUNT (READ_THIRD | READ_INNER | READ_OUTER)   /* never fails: tools/lab/quevedo/count_mates.c */

extern uint8_t automaton_reading;

/* The men, ranks and files from 0. */
typedef struct {
    uint8_t king_rank;
    uint8_t king_file;
    uint8_t rook_rank;
    uint8_t rook_file;
    uint8_t lone_rank;
    uint8_t lone_file;
} AutomatonMen;
extern AutomatonMen automaton_men;

/* 1: the men stand in his order, the enemy king below the rook below the king. */
uint8_t automaton_takes(void);

/* The machine's move is made on these; which rule it was. */
uint8_t automaton_rule(void);
#define RULE_AWAY 1
#define RULE_CHECK 4
#define RULE_MOST 6

/* How many moves he needs at most to mate, whatever the enemy king does, who is on turn when lone_moves is set: 0 when
 * there is a defence, and then, or where there is none, automaton_reply is the king's step that is best now (below).
 * The men stand as before. */
uint8_t automaton_verdict(uint8_t lone_moves);
extern uint8_t automaton_reply;
extern uint16_t automaton_nodes; /* positions it took */

#define LONGEST 67 /* of all that are won by the readings above; tools/lab/quevedo/count_mates.c counts it */

/* Steps of a king: ranks and files. */
#define KING_STEPS 8
extern const int8_t automaton_step_rank[KING_STEPS];
extern const int8_t automaton_step_file[KING_STEPS];

#endif
