/* make.h: shared by the files that make and unmake moves: make.c, attacks.c, current_move.c, make_updates.c,
 * unmake.c. */
/* SPDX-License-Identifier: MIT */
#ifndef CHESS_MAKE_H
#define CHESS_MAKE_H

#include "games/chess/chess.h"

/* The move that is being made or unmade. */
typedef struct {
    uint8_t from;
    uint8_t to;
    uint8_t victim; /* square of the captured piece; it is not `to` if the capture is en passant */
    uint8_t piece;  /* code of the moving piece before the move */
    uint8_t placed; /* its code after the move; a promotion changes it */
    uint8_t taken;  /* code of the captured piece, or 0 */
} ChessMove;
extern ChessMove chess_current;

#define IS_CASTLING (chess_current.piece & KING && TWO_FILES(chess_current.from, chess_current.to))

/* attacks.c */

/* Returns 1 if the piece on this square attacks the target. */
uint8_t chess_reaches(uint8_t square, uint8_t target);

/* Returns 1 if a slider of this colour attacks the king along the line through chess_current.from, which the move has
 * left. chess_attacker is then its square. */
uint8_t chess_uncovered(uint8_t king, uint8_t colour);

/* make_updates.c: fill arrays of ply + 1 and update the counts of pawns, bishops and rooks. game_make calls them after
 * the pieces have moved on the board. */
void chess_note_worth(void);
void chess_note_rights(void);
void chess_note_pawns(void);

/* current_move.c: chess_move_piece moves the piece on `start` to the empty square `goal`. chess_put_back puts the
 * captured piece of chess_current back, if there is one. */
void chess_move_piece(uint8_t start, uint8_t goal);
void chess_put_back(void);

#endif
