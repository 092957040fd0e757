/* race.h: Race!, ludo on a straight track: four men a side, 18 squares, one die.
 *
 * All is in race_men: how many men of a side stand on a square, 0 the start and 18 home. Men of both sides never share
 * a square but those two, so a move changes two bytes, or four when it hits: nothing else needs to be taken back. The
 * throw is a part of the position, 0 as long as it has not fallen. As a number a move is the square the man leaves and
 * one; MOVE_PASS is a pass, a throw is MOVE_ROLL and its face.
 *
 * Scores are chances: CERTAIN is a won game, 0 is even.
 */
#ifndef RACE_H
#define RACE_H

#include "engine/game.h"
#include "engine/tt.h"

#define RACE_CYCLES_PER_NODE 3026

/* A node without its toll (info.c), and the toll in such nodes of one that is no choice of a side: the die is thrown
 * there. */
#define RACE_CYCLES_LEAST 1170
#define COST_THROW 2

#define HOME 18
#define MEN 4
#define FACES 6
#define CERTAIN 4000

/* Men of side `who` on a square: race_men[PLACE(who, square)]. */
#define SIDE_PLACES 32
#define PLACES 64 /* of both sides */
#define PLACE(who, square) ((uint8_t)((who) << 5 | (square)))
extern uint8_t race_men[PLACES];
extern uint8_t race_rolled;
#pragma zpsym ("race_men")
#pragma zpsym ("race_rolled")

/* For unmake and the key, by ply: the throw that was there, who moved, and 1 where he hit. */
extern uint8_t race_thrown_row[PLIES];
extern uint8_t race_side_row[PLIES];
extern uint8_t race_hit_row[PLIES];

/* Codes of the key: the nth man of a side on a square, and who has which throw. */
#define CODE_MAN(place, n) \
    ((uint8_t)(((place) & (SIDE_PLACES - 1)) * MEN + (n) - 1 + ((place) & SIDE_PLACES ? CODE_SECOND : 0)))
#define CODE_SECOND ((HOME + 1) * MEN)
#define CODE_TURN (2 * CODE_SECOND)
#define CODES (CODE_TURN + 2 * (FACES + 1))
extern uint8_t race_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* The square that the throw takes a man of the side to move to; 0: he cannot go. */
uint8_t race_target(uint8_t from);

/* From how many squares one can go; race_mover is the last of them. */
extern uint8_t race_mover;
uint8_t race_movers(void);

/* The number of a square, in digits; returns where the text ends, without a mark. */
char *race_write_square(char *text, uint8_t square);

/* Sets `outcome` for who is to move. */
void race_find_outcome(void);

/* Sets row 0 of hash_key from the board. */
void race_count_key(void);

/* What is worth how much (eval.c), in 256ths of a logit, for who is about to throw and for who waits: a man on a
 * square, by how many are home; more than one there; single men within reach, by the distance of who can hit them;
 * blocks, by their distance from men they keep back; men at the start, by how many are home; men at home of both. */
extern const int8_t race_man[];
extern const int8_t race_tower[];
extern const int8_t race_shot[];
extern const int8_t race_bar[];
extern const int16_t race_begin[];
extern const int16_t race_homes[];
extern const int16_t race_curve[]; /* tables.c */

/* luck.c: counts, from the record, what the game was worth for the first side, in CERTAINs: at its start, and by how
 * much the throws and the moves of each side have changed that. */
#define RACE_START 0
#define RACE_LUCK(who) ((uint8_t)(((who) << 1) + 1))
#define RACE_MOVES(who) ((uint8_t)(((who) << 1) + 2))
#define RACE_CHANGES 5
extern int16_t race_changes[RACE_CHANGES];
void race_count(void);

/* GameInfo.find_move */
uint8_t race_brain(void);

/* GameInfo.gen_rolls */
void race_throws(void);

#endif
