/* make.h: what the parts of the rules share: make.c, attacks.c, make_updates.c and unmake.c. */
#ifndef CHESS_MAKE_H
#define CHESS_MAKE_H

#include "games/chess/chess.h"

/* The move that is made or taken back. */
typedef struct {
    uint8_t from;
    uint8_t to;
    uint8_t victim; /* the square of what is taken */
    uint8_t man;    /* his code, */
    uint8_t placed; /* and after the move */
    uint8_t taken;  /* code of what is taken, or 0 */
} ChessMove;
extern ChessMove chess_hand;

#define IS_CASTLING (chess_hand.man & KING && TWO_FILES(chess_hand.from, chess_hand.to))

/* attacks.c */

/* 1: the man on this square attacks the target. */
uint8_t chess_reaches(uint8_t square, uint8_t target);

/* 1: a slider of this colour looks at the king along the line that leads over
 * the square the move came from, which is now open. */
uint8_t chess_uncovered(uint8_t king, uint8_t colour);

/* make_updates.c: rows of ply + 1, before the board's pawns are counted anew. */
void chess_note_worth(void);
void chess_note_rights(void);
void chess_note_pawns(void);

/* unmake.c */
void chess_move_man(uint8_t start, uint8_t goal);
void chess_put_back(void);

#endif
