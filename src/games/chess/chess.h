/* chess.h: what the parts of chess share.
 *
 * A square is rank * 16 + file, 0 (a1) to $77 (h8): bits 3 and 7 are free. The
 * board stands in the middle of a page, so that two ranks below and above it
 * and the eight bytes behind each rank are there to be looked at: they are
 * neither empty nor anybody's, which ends every ray without a test. The byte
 * eight behind a square holds the slot of the man that stands there.
 *
 * A man's code has a bit for his colour and one or two for how he attacks; a
 * white and a black pawn have a bit each.
 *
 * A move is (from, to): the low byte is `to` with a class of men in its free
 * bits, so that the history of cut-offs tells pawns, light men, heavy men
 * and kings apart; the high byte is `from` with the man a pawn becomes.
 */
#ifndef CHESS_H
#define CHESS_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARE_BITS 0x77
#define SLOTS 16 /* men of a side: the king has the first */

#define WHITE 0x40
#define BLACK 0x80
#define COLOURS 0xC0
#define WHITE_PAWN 0x01
#define BLACK_PAWN 0x02
#define PAWNS 0x03
#define KNIGHT 0x04
#define BISHOP 0x08
#define ROOK 0x10
#define QUEEN 0x18 /* moves like both */
#define SLIDERS 0x18
#define KING 0x20
#define MEN 0x3F

/* free bits of the low byte: classes of men */
#define CLASS_PAWN 0x00
#define CLASS_LIGHT 0x08
#define CLASS_HEAVY 0x80
#define CLASS_KING 0x88

/* free bits of the high byte: what a pawn becomes on the last rank */
#define BECOMES 0x88
#define BECOMES_QUEEN 0x00
#define BECOMES_ROOK 0x08
#define BECOMES_BISHOP 0x80
#define BECOMES_KNIGHT 0x88

/* chess_flags: rights to castle, and the side to move is in check */
#define RIGHT_WHITE_SHORT 1
#define RIGHT_WHITE_LONG 2
#define RIGHT_BLACK_SHORT 4
#define RIGHT_BLACK_LONG 8
#define RIGHTS 15
#define IN_CHECK 0x80

/* The page: where the man of each slot stands (bit 7: nowhere any more), and
 * the board. */
#define BOARD_AT 0x60
#define SLOT_MARK 0x20 /* so that a slot is nobody's man */
#define GUARD 0x20
#define GONE 0x80
extern uint8_t chess_page[256];
#define WHERE(slot) chess_page[slot]
#define AT(square) chess_page[(uint8_t)((square) + BOARD_AT)]
#define SLOT(square) chess_page[(uint8_t)((square) + BOARD_AT + 8)]
/* The same where nothing is off the board: cc65 then needs no sum. */
#define ON(square) (chess_page + BOARD_AT)[(uint8_t)(square)]
#define SLOT_ON(square) (chess_page + BOARD_AT + 8)[(uint8_t)(square)]

/* Rows by ply. Values are for the side to move. */
extern uint8_t chess_moved[PLIES];      /* the man that moved from here, */
extern uint8_t chess_taken[PLIES];      /* the man he took, */
extern uint8_t chess_taken_slot[PLIES]; /* and that man's slot */
extern uint8_t chess_flags[PLIES];
extern uint8_t chess_checker[PLIES];    /* a man that gives check, where there is one */
extern uint8_t chess_passing[PLIES];    /* square a pawn passed and can be taken on, or GONE */
extern uint8_t chess_phase[PLIES];      /* officers left: 24 at the start */
extern uint8_t chess_men_lo[PLIES];     /* men and squares, the kings aside */
extern uint8_t chess_men_hi[PLIES];
extern uint8_t chess_form_middle[PLIES]; /* pawns and kings, middle game */
extern uint8_t chess_form_end[PLIES];   /* and half of that in the end game */
extern uint8_t chess_form_old[PLIES];   /* not 0: pawns or kings moved since */
extern uint16_t chess_number;           /* of the move at the root */
extern uint8_t chess_first_side;        /* side to move at the root */

/* Pawns: a byte a rank and side with a bit a file, and their number. */
extern uint8_t chess_ranks[2][8];
extern uint8_t chess_pawns[2];
extern uint8_t chess_bishops[2];        /* their number */
#pragma zpsym ("chess_ranks")
#pragma zpsym ("chess_pawns")
#pragma zpsym ("chess_bishops")
extern uint8_t chess_rooks[4];          /* slots of two rooks of white, of black: by side, and two on */
#pragma zpsym ("chess_rooks")
extern uint8_t chess_more_rooks;        /* not 0: these may not be all, since a pawn became one */
#pragma zpsym ("chess_more_rooks")
#define NO_SLOT (2 * SLOTS)             /* a slot of nobody, GONE for ever */

/* Puts a pawn of side `of` on a square, or takes it off. */
void chess_flip_pawn(uint8_t of, uint8_t square);

/* By the difference of two squares, target less attacker: how a man may attack
 * over it (bits of MEN), and the step of a slider towards the target. */
extern uint8_t chess_reach[256];
extern uint8_t chess_step[256];

/* By a set of files: their number, and 16 times the number of those that have no
 * neighbour in the set. */
extern uint8_t chess_files[256];

/* Random bytes: key byte j of feature f with the number n is
 * random[n + random[6 f + j]]. Features are 0 to 11 for the men of both sides,
 * with their squares, and then these. */
#define FEATURE_PASSING 12
#define FEATURE_RIGHTS 13
#define FEATURE_SIDE 14
extern uint8_t chess_random[256];

/* tables.c */
extern const uint8_t chess_type[KING + 1];      /* 0 pawn ... 5 king, by code */
extern const uint8_t chess_officer[6];          /* share of the phase, by type */
extern const uint8_t chess_order[KING + 1];     /* what a man is worth by the thumb, by code */
extern const uint8_t chess_gain[5];             /* what taking him gains at most, by order */
extern const uint8_t chess_becomes[18];         /* code, by BECOMES / 8 */
extern const int8_t chess_knight_steps[8];
extern const int8_t chess_king_steps[8];        /* the first four slanting */
extern const uint8_t chess_worth[384];          /* a man on a square: see tables.c */
extern const uint16_t chess_worth_at[5];        /* where in chess_worth, by type */
/* Between the ranks of the queen's table there is room for these. */
#define chess_passed_middle (chess_worth + 0x108) /* by rank */
#define chess_passed_end (chess_worth + 0x118)
#define chess_zone (chess_worth + 0x128)          /* the files around a king, by his */
#define chess_king_rank (chess_worth + 0x138)     /* his place, middle game */
#define chess_king_file (chess_worth + 0x148)     /* on the first two ranks */
#define chess_king_end (chess_worth + 0x158)      /* by rank, and by file */

/* Unit of a score: a pawn in the middle game is 24. */
#define PAIR 8        /* of bishops */
#define DOUBLED 3
#define ISOLATED 4
#define SHELTER 5     /* a pawn before the king */
#define HALF_OPEN 4   /* a rook on a file without pawns of his side, */
#define FULLY_OPEN 4  /* and this besides without any */
#define FORM_MEN (PAWNS | KING | ROOK) /* who changes it; a queen only seems to */
#define ROUGH 10      /* how far old form may be off */

#define RANK_TAKES 136
#define RANK_BECOMES 220
#define RANK_LOSES 2
#define GAIN_MARGIN 36 /* what squares and the like may add to a capture */
#define NULL_MOVE_PHASE 7   /* officers that a pass needs */
#define FAR 30         /* from the window: more than a quiet move is worth */

/* As `make cycles` prints it; a test holds the two together. */
#define CHESS_CYCLES_PER_NODE 3161

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=chess` fits them. */
#define CHESS_CYCLES_LEAST 1600
#define COST_CUT 3
#define COST_DRIVE 28 /* between polls, where a king is driven about; else one for every pawn */
#define DRIVE_PHASE 5 /* officers: fewer, and no pawn */

/* GameInfo.gen_quiet, prune, rough and hunt. */
void chess_quiet(void);
uint8_t chess_prune(void);
void chess_rough(void);
void chess_hunt(void);

/* 1: the side that is not on turn attacks the square; chess_attacker is where
 * from. */
uint8_t chess_attacked(uint8_t square);
extern uint8_t chess_attacker;
#pragma zpsym ("chess_attacker")

/* A king who moves two files castles; the squares of his rook, by where he goes. */
#define TWO_FILES(from, to) (!((uint8_t)((to) - (from) + 2) & 0xFB))
#define ROOK_FROM(to) ((to) & 4 ? (to) + 1 : (to) - 2)
#define ROOK_TO(to) ((to) & 4 ? (to) - 1 : (to) + 1)

/* Mixes a feature into hash_key row ply. */
void chess_mix(uint8_t feature, uint8_t number);

/* Writes row ply of the form from the board. */
void chess_form(void);

/* 1: nobody can be mated any more. */
uint8_t chess_nothing_left(void);

/* The name of a square, without an end mark: what is behind it (text.c). */
char *chess_put_square(char *text, uint8_t square);

/* What is wrong with a position, in words (position_check.c): the man on this square is one too many, or a pawn on an
 * outer
 * rank; the king on it could be taken. */
const char *chess_fault_of_man(uint8_t square);
const char *chess_fault_of_check(uint8_t square);

/* The rules, for the help pages (help.c). */
extern const char chess_help[];

/* Sets `score` where the weaker side has its king alone (eval_ending.c). */
void chess_drive(void);
extern const uint8_t chess_edge[8];
extern const uint8_t chess_corner[20];
extern const uint8_t chess_corner_row[4];

#endif
