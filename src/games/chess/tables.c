/* tables.c: constant tables of chess, used by C and assembly. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

const uint8_t chess_type[KING + 1] = {
    0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5
};
const uint8_t chess_piece_order[KING + 1] = {
    0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4
};
const uint8_t chess_gain[5] = { 24, 80, 120, 230, 255 };
const uint8_t chess_phase_weight[6] = { 0, 1, 1, 2, 4, 0 };
const uint8_t chess_promoted[18] = {
    QUEEN, ROOK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, BISHOP, KNIGHT
};
const int8_t chess_knight_steps[8] = { 14, 18, 31, 33, -14, -18, -31, -33 };
const int8_t chess_king_steps[8] = { 15, 17, -15, -17, 1, -1, 16, -16 };


/* Piece-square values, material included. A table has eight ranks of eight bytes. The ranks are 16 bytes apart, as on
 * the board, so a square is an index, and two tables share 128 bytes. tools/lab/chess/tune fitted the values to
 * Stockfish's scores of positions from games of this program. Bytes of the small tables that are added twice in a row
 * (king file, king end) are not negative, because the assembly code then needs no CLC. */
#define LESS(n) (256 - (n))
uint8_t chess_worth[384] = {
    /* pawn and knight, then bishop and rook; the first rank first */
    0, 0, 0, 0, 0, 0, 0, 0,  67, 75, 74, 75, 75, 74, 75, 67,
    20, 21, 18, 12, 13, 22, 23, 19,  74, 81, 82, 83, 83, 82, 81, 74,
    20, 21, 20, 21, 22, 23, 22, 21,  74, 83, 85, 85, 85, 85, 83, 74,
    23, 23, 23, 27, 26, 25, 23, 22,  80, 87, 89, 91, 91, 89, 87, 80,
    25, 27, 27, 30, 30, 29, 27, 25,  81, 87, 91, 93, 93, 91, 87, 81,
    32, 33, 33, 34, 33, 34, 31, 31,  79, 87, 91, 96, 96, 91, 87, 79,
    35, 38, 38, 39, 37, 38, 34, 32,  71, 80, 87, 89, 89, 87, 80, 71,
    0, 0, 0, 0, 0, 0, 0, 0,  60, 73, 77, 79, 79, 77, 73, 60,
    77, 78, 78, 78, 78, 78, 78, 77,  116, 117, 119, 120, 120, 119, 117, 116,
    83, 85, 83, 84, 84, 83, 85, 83,  114, 116, 117, 119, 119, 117, 116, 114,
    82, 85, 85, 85, 85, 85, 85, 82,  113, 114, 115, 116, 116, 115, 114, 113,
    85, 86, 88, 87, 87, 88, 86, 85,  118, 119, 119, 119, 119, 119, 119, 118,
    86, 88, 89, 89, 89, 89, 88, 86,  122, 122, 122, 122, 122, 122, 122, 122,
    87, 87, 89, 89, 89, 89, 87, 87,  125, 123, 122, 122, 122, 122, 123, 125,
    81, 84, 84, 85, 85, 84, 84, 81,  128, 128, 127, 126, 126, 127, 128, 128,
    76, 77, 78, 77, 77, 78, 77, 76,  124, 123, 123, 121, 121, 123, 123, 124,
    /* queen; in the gaps the small tables of chess.h */
    225, 226, 228, 228, 228, 228, 226, 225,  0, LESS(2), LESS(3), LESS(4), 0, 9, 15, 0, /* passed middle */
    226, 226, 228, 229, 229, 228, 226, 226,  0, 1, 1, 4, 8, 12, 9, 0, /* passed end */
    227, 229, 230, 230, 230, 230, 229, 227,  0x07, 0x07, 0x0E, 0x1C, 0x38, 0x70, 0xE0, 0xE0, /* zone */
    226, 229, 229, 230, 230, 229, 229, 226,  36, 28, 28, 24, 18, 24, 26, 13, /* king rank */
    229, 230, 232, 233, 233, 232, 230, 229,  19, 12, 11, 0, 4, 3, 11, 7, /* king file */
    231, 231, 234, 237, 237, 234, 231, 231,  0, 4, 5, 5, 6, 6, 5, 2, /* king end */
    228, 230, 233, 235, 235, 233, 230, 228,  0, 0, 0, 0, 0, 0, 0, 0,
    222, 225, 229, 229, 229, 229, 225, 222,  0, 0, 0, 0, 0, 0, 0, 0,
};

/* What ranks and, from the edge, files add in the endgame, by type; fitted together with the other values. */
const uint8_t chess_end_rank[40] = {
    4, 5, 4, 1, LESS(2), 3, 7, 4,
    LESS(9), LESS(3), LESS(4), LESS(4), LESS(7), LESS(12), LESS(1), LESS(4),
    LESS(5), LESS(6), LESS(3), LESS(2), LESS(4), LESS(8), LESS(4), 1,
    2, 5, 5, 5, 4, 3, 0, 0,
    LESS(8), LESS(8), 1, 1, 7, LESS(2), 0, 6,
};
const uint8_t chess_end_file[20] = {
    LESS(1), LESS(3), LESS(1), LESS(4),
    LESS(6), LESS(3), LESS(7), LESS(7),
    LESS(6), LESS(6), LESS(5), LESS(4),
    3, 1, 2, 1,
    1, LESS(1), 2, LESS(3),
};

/* ---- mop-up of a lone king (eval_ending.c) ---- */

/* Distance from the centre, by file or rank: 3 is the edge. */
const uint8_t chess_edge[8] = { 3, 2, 1, 0, 0, 1, 2, 3 };

/* Bishop and knight against king, by the square of the lone king. The board is turned so that a1 and h8 are the corners
 * of the bishop's colour, then folded into the triangle a1, h1, d4; one line for each rank. A value is 104 minus twice
 * the number of plies to mate, taken from the quickest thousandth of the positions with the king on that square
 * (retrograde analysis). So the values drive the lone king from the wrong corner along the edge to the right one. */
const uint8_t chess_corner[20] = {
    96, 92, 80, 72, 56, 40, 24, 28,
    76, 68, 52, 36, 20, 20,
    48, 36, 16, 12,
    20, 8,
};
const uint8_t chess_corner_row[4] = { 0, 7, 12, 15 }; /* by rank; plus the file, it is the index in chess_corner */
