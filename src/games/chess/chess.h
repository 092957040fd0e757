/* chess.h: the state of a chess game, and the functions its files share.
 *
 * The one idea that makes it fast: a "0x88" board in the middle of a 256-byte page, so that no ray needs a bounds test.
 *
 * Squares. A square is rank * 16 + file, 0 (a1) to $77 (h8); bits 3 and 7 are never set. The board starts at byte
 * BOARD_AT of the page. Two ranks below it, two ranks above it, and the eight bytes after each rank are off the board.
 * Each of these bytes holds GUARD or a slot (below): it is never 0 (empty) and has no colour bit. So a ray stops there
 * as it stops at a piece, and a capture generator that tests for the enemy's colour bit never lists such a square.
 *
 * Pieces. Every piece has a slot, 0 to 15 for White and 16 to 31 for Black; the king has the first slot of its side.
 * WHERE(slot) is the square of that piece, with bit 7 set once it is captured. The byte eight after a square holds the
 * slot of the piece on it (SLOT). Generators walk the slots instead of the 64 squares.
 *
 * Piece codes. A code has one bit for the colour and one bit for each way to attack; a queen has the bits of bishop
 * and rook, and white and black pawns have different bits. chess_reach[target - attacker] has the same bits, so one AND
 * answers "can this piece attack along this line?". chess_step has the direction, for the squares in between.
 *
 * Moves. The low byte is `to`, the high byte is `from`. The free bits of `to` hold the class of the moving piece: pawn,
 * minor piece, heavy piece or king. The history heuristic is indexed by the low byte, so it separates these classes.
 * The free bits of `from` say what a pawn promotes to.
 *
 * Evaluation. Material and piece-square values, and the game phase, are updated by game_make. "Structure" (pawns, king
 * shelter, rooks on open files) becomes stale when a pawn, king, rook or queen moves or is captured. game_eval then
 * computes it from the bit sets chess_ranks; chess_eval_lazy uses the stale value with an error margin.
 */
/* SPDX-License-Identifier: MIT */
#ifndef CHESS_H
#define CHESS_H

#include "engine/game.h"
#include "engine/tt.h"

#define SQUARE_BITS 0x77
#define SLOTS 16 /* pieces of a side; the king has the first slot */

#define WHITE 0x40
#define BLACK 0x80
#define COLOURS 0xC0
#define WHITE_PAWN 0x01
#define BLACK_PAWN 0x02
#define PAWNS 0x03
#define KNIGHT 0x04
#define BISHOP 0x08
#define ROOK 0x10
#define QUEEN 0x18 /* attacks like bishop and rook */
#define SLIDERS 0x18
#define KING 0x20
#define PIECES 0x3F

/* Free bits of a move's low byte: the class of the piece that moves. */
#define CLASS_PAWN 0x00
#define CLASS_LIGHT 0x08
#define CLASS_HEAVY 0x80
#define CLASS_KING 0x88

/* Free bits of a move's high byte: the piece that a pawn on the last rank promotes to. */
#define PROMOTION 0x88
#define PROMOTE_QUEEN 0x00
#define PROMOTE_ROOK 0x08
#define PROMOTE_BISHOP 0x80
#define PROMOTE_KNIGHT 0x88

/* chess_flags: castling rights, and whether the side to move is in check. */
#define RIGHT_WHITE_SHORT 1
#define RIGHT_WHITE_LONG 2
#define RIGHT_BLACK_SHORT 4
#define RIGHT_BLACK_LONG 8
#define RIGHTS 15
#define IN_CHECK 0x80

/* The page: 32 bytes of WHERE (bit GONE is set: no piece), the byte of NO_SLOT, guard bytes, and the board at
 * BOARD_AT. */
#define BOARD_AT 0x60
#define SLOT_MARK 0x20 /* added to the slot after a square, so that this byte is never 0 (empty) */
#define GUARD 0x20
#define GONE 0x80
extern uint8_t chess_page[256];
#define WHERE(slot) chess_page[slot]
#define AT(square) chess_page[(uint8_t)((square) + BOARD_AT)]
#define SLOT(square) chess_page[(uint8_t)((square) + BOARD_AT + 8)]
/* AT and SLOT for squares that are known to be on the board: cc65 then omits an addition. */
#define ON(square) (chess_page + BOARD_AT)[(uint8_t)(square)]
#define SLOT_ON(square) (chess_page + BOARD_AT + 8)[(uint8_t)(square)]

/* Arrays by ply. Values are seen from the side to move. */
extern uint8_t chess_moved[PLIES];      /* code of the piece that moved at this ply; 0: null move */
extern uint8_t chess_taken[PLIES];      /* code of the piece it captured, or 0 */
extern uint8_t chess_taken_slot[PLIES]; /* slot of the captured piece */
extern uint8_t chess_flags[PLIES];
extern uint8_t chess_checker[PLIES];     /* square of a piece that gives check, if IN_CHECK */
extern uint8_t chess_en_passant[PLIES];  /* target square of an en passant capture, or GONE */
extern uint8_t chess_phase[PLIES];       /* sum of chess_phase_weight of all pieces: 24 at the start */
extern uint8_t chess_material_lo[PLIES]; /* material and piece-square values, without kings */
extern uint8_t chess_material_hi[PLIES];
extern uint8_t chess_structure_middle[PLIES]; /* structure in the middle game */
extern uint8_t chess_structure_end[PLIES];    /* half the structure in the endgame */
extern uint8_t chess_structure_stale[PLIES];  /* not 0: the structure may have changed since it was computed */
extern uint16_t chess_number;                 /* full-move number at the root */
extern uint8_t chess_first_side;              /* side to move at the root */

/* Pawns: one byte for each side and rank, with one bit for each file; and the number of pawns. */
extern uint8_t chess_ranks[2][8];
extern uint8_t chess_pawns[2];
extern uint8_t chess_bishops[2];        /* number of bishops */
#pragma zpsym ("chess_ranks")
#pragma zpsym ("chess_pawns")
#pragma zpsym ("chess_bishops")
extern uint8_t chess_rooks[4];          /* two rooks of each side: slots, or NO_SLOT, at [side] and [side + 2] */
#pragma zpsym ("chess_rooks")
extern uint8_t chess_more_rooks;        /* not 0: a side may have a third rook, so all its slots must be looked at */
#pragma zpsym ("chess_more_rooks")
#define NO_SLOT (2 * SLOTS)             /* stands for "no piece": WHERE(NO_SLOT) is always GONE */

/* Adds a pawn of side `of` on a square to chess_ranks and chess_pawns, or removes it if it is there. */
void chess_flip_pawn(uint8_t of, uint8_t square);

/* Indexed by target - attacker, as a byte. chess_reach: the pieces that can attack over this distance (bits of PIECES).
 * chess_step: the step of a slider towards the target, or 0 if there is no line between the two squares. */
extern uint8_t chess_reach[256];
extern uint8_t chess_step[256];

/* Indexed by a set of files: the number of files, plus 16 times the number of those without a neighbour in the set. */
extern uint8_t chess_files[256];

/* Random bytes for the Zobrist key. Key byte j of feature f with number n is random[n + random[6 f + j]]. Features 0 to
 * 11 are the pieces of both sides, with the square as number. The other features have the en passant square, the
 * castling rights and 0 as number. */
#define FEATURE_EN_PASSANT 12
#define FEATURE_RIGHTS 13
#define FEATURE_SIDE 14
extern uint8_t chess_random[256];

/* tables.c */
extern const uint8_t chess_type[KING + 1];        /* 0 pawn ... 5 king, by piece code */
extern const uint8_t chess_phase_weight[6];       /* share of the game phase, by type */
extern const uint8_t chess_piece_order[KING + 1]; /* 0 pawn ... 4 king, by code; for move ordering */
extern const uint8_t chess_gain[5];               /* the most that a capture gains, by piece_order of the victim */
extern const uint8_t chess_promoted[18];          /* piece code, by PROMOTION bits / 8 */
extern const int8_t chess_knight_steps[8];
extern const int8_t chess_king_steps[8];        /* the first four are diagonal */
extern uint8_t chess_worth[384];                /* piece-square values of this search: see tables.c */
extern const uint8_t chess_end_rank[40];        /* what a rank adds in the endgame: 8 for each type */
extern const uint8_t chess_end_file[20];        /* what a file adds: 4 for each type, from the edge */
extern const uint16_t chess_worth_at[5];        /* start of a table in chess_worth, by type (make_updates.c) */
/* Small tables in the gaps between the ranks of the queen's table. */
#define chess_passed_middle (chess_worth + 0x108) /* passed pawn in the middle game, by rank seen from its side */
#define chess_passed_end (chess_worth + 0x118)    /* half its bonus in the endgame, by rank */
#define chess_zone (chess_worth + 0x128)          /* three files around the king as bits, by the king's file */
#define chess_king_rank (chess_worth + 0x138)     /* king in the middle game, by rank seen from its side */
#define chess_king_file (chess_worth + 0x148)     /* added on its first two ranks, by file */
#define chess_king_end (chess_worth + 0x158)      /* king in the endgame: entry of its rank + entry of its file */

/* Piece-square values are those of the middle game, plus a share of chess_end_rank and chess_end_file: chess_worth_end
 * quarters. It follows from the phase where a search begins (plan.c), so it costs nothing in its nodes. Outside of
 * searches it is 0, and what the position is worth does not depend on how it came about. */
extern uint8_t chess_worth_end;
void chess_set_worth_end(uint8_t quarters);

/* Counts the material of ply 0. Leaves it in `score`. */
void chess_count_material(void);

/* GameInfo.find_move: sets the piece-square values for this position. Returns 0: the search is to find the move. */
uint8_t chess_plan(void);

/* Unit of a score: a pawn in the middle game is about 24. */
#define PAIR 12       /* bonus for two bishops */
#define DOUBLED 3
#define ISOLATED 2
#define RUNNER 3                               /* rank, from 0, from which on kings near a passed pawn count */
#define SHELTER 5                              /* for each chess_zone file with an own pawn on its rank 2 or 3 */
#define HALF_OPEN 8                            /* a rook on a file without pawns of its side */
#define FULLY_OPEN 5                           /* added if the file has no pawns at all */
#define STRUCTURE_PIECES (PAWNS | KING | ROOK) /* may change the structure; QUEEN has the rook's bit */
#define LAZY_MARGIN 10                         /* largest error that is assumed for a stale structure */

#define RANK_TAKES 136
#define RANK_PROMOTES 220
#define RANK_LOSES RANK_LEAST /* after the quiet moves that have caused cut-offs */
#define GAIN_MARGIN 36     /* the most that piece-square values and structure may add to a capture's gain */
#define NULL_MOVE_PHASE 7  /* smallest phase at which a null move is tried */
#define FUTILITY_MARGIN 30 /* futility pruning assumes that no quiet move gains more */

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define CHESS_CYCLES_PER_NODE 3190

/* Cycles of a node without extra cost; then the extra costs (info.c), in units of such nodes. `make extra-cost
 * GAME=chess` measures them. */
#define CHESS_CYCLES_LEAST 1600
#define COST_CUT 3     /* for each cut-off */
#define COST_MOP_UP 28 /* once at each poll while the mop-up evaluation is in use; otherwise 1 for each pawn */
#define EXCHANGE_LEAST 24  /* WITH_EXCHANGE: score by which a side is ahead, */
#define EXCHANGE_SHIFT 1   /* and the share of the phase that is gone, a power of two, that it then counts */
#define MOP_UP_PHASE 5 /* below this phase, without pawns, chess_mop_up evaluates */

/* GameInfo.gen_quiet, prune, eval_lazy and gen_captures_ranked. */
void chess_quiet(void);
uint8_t chess_prune(void);
void chess_eval_lazy(void);
void chess_captures_ranked(void);

/* Returns 1 if the side that is not to move attacks the square; chess_attacker is then the square of one attacker. */
uint8_t chess_attacked(uint8_t square);
extern uint8_t chess_attacker;
#pragma zpsym ("chess_attacker")

/* A king that moves two files castles. The rook's squares follow from the king's target square. */
#define TWO_FILES(from, to) (!((uint8_t)((to) - (from) + 2) & 0xFB))
#define ROOK_FROM(to) ((to) & 4 ? (to) + 1 : (to) - 2)
#define ROOK_TO(to) ((to) & 4 ? (to) - 1 : (to) + 1)

/* XORs a feature into hash_key of this ply. */
void chess_mix(uint8_t feature, uint8_t number);

/* Computes the structure of this ply from the board. */
void chess_structure(void);

/* Returns 1 if neither side has enough material to give mate. */
uint8_t chess_insufficient_material(void);

/* Writes the name of a square without a terminating 0. Returns the place after it (text.c). */
char *chess_put_square(char *text, uint8_t square);

/* Return error texts for a position (position_check.c). chess_error_of_piece: the piece on this square is one too many,
 * or a pawn on the first or last rank. chess_error_of_check: the king on this square could be captured. */
const char *chess_error_of_piece(uint8_t square);
const char *chess_error_of_check(uint8_t square);

/* Mop-up evaluation: adjusts `score` if one side has only its king (eval_ending.c). */
void chess_mop_up(void);
extern const uint8_t chess_edge[8];
extern const uint8_t chess_corner[20];
extern const uint8_t chess_corner_row[4];

#endif
