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
 * Stockfish's scores of positions from games of this program. */
const uint16_t chess_worth_at[5] = { 0x000, 0x008, 0x080, 0x088, 0x100 };
const uint8_t chess_worth[384] = {
    /* pawn and knight, then bishop and rook; the first rank first */
    0, 0, 0, 0, 0, 0, 0, 0,  66, 74, 73, 74, 74, 73, 74, 66,
    22, 22, 19, 14, 15, 22, 23, 21,  73, 79, 80, 81, 81, 80, 79, 73,
    22, 22, 21, 22, 23, 23, 23, 22,  72, 80, 82, 83, 83, 82, 80, 72,
    24, 24, 23, 27, 26, 25, 24, 23,  77, 84, 86, 87, 87, 86, 84, 77,
    26, 27, 27, 29, 29, 28, 27, 25,  77, 83, 86, 88, 88, 86, 83, 77,
    31, 32, 32, 33, 33, 33, 31, 31,  75, 82, 85, 89, 89, 85, 82, 75,
    36, 37, 36, 36, 36, 37, 36, 34,  70, 76, 81, 83, 83, 81, 76, 70,
    0, 0, 0, 0, 0, 0, 0, 0,  63, 73, 76, 78, 78, 76, 73, 63,
    75, 77, 78, 79, 79, 78, 77, 75,  117, 118, 120, 122, 122, 120, 118, 117,
    81, 84, 83, 85, 85, 83, 84, 81,  116, 117, 119, 121, 121, 119, 117, 116,
    81, 84, 85, 86, 86, 85, 84, 81,  116, 117, 118, 119, 119, 118, 117, 116,
    84, 86, 87, 86, 86, 87, 86, 84,  121, 121, 120, 121, 121, 120, 121, 121,
    84, 87, 87, 86, 86, 87, 87, 84,  124, 123, 122, 122, 122, 122, 123, 124,
    84, 84, 86, 86, 86, 86, 84, 84,  124, 122, 122, 123, 123, 122, 122, 124,
    78, 81, 82, 84, 84, 82, 81, 78,  127, 127, 127, 128, 128, 127, 127, 127,
    76, 77, 79, 80, 80, 79, 77, 76,  122, 122, 123, 123, 123, 123, 122, 122,
    /* queen; in the gaps the small tables of chess.h */
    224, 224, 227, 227, 227, 227, 224, 224,  0, 0, 0, 1, 4, 9, 14, 0,                        /* passed middle */
    227, 227, 227, 228, 228, 227, 227, 227,  0, 1, 1, 2, 4, 9, 8, 0,                         /* passed end */
    229, 230, 230, 229, 229, 230, 230, 229,  0x07, 0x07, 0x0E, 0x1C, 0x38, 0x70, 0xE0, 0xE0, /* zone */
    228, 230, 230, 230, 230, 230, 230, 228,  39, 32, 26, 20, 16, 14, 12, 10,                 /* king rank */
    230, 230, 230, 231, 231, 230, 230, 230,  5, 9, 5, 0, 1, 0, 9, 7,                         /* king file */
    231, 230, 231, 233, 233, 231, 230, 231,  0, 3, 4, 5, 5, 4, 2, 0,                         /* king end */
    228, 229, 230, 231, 231, 230, 229, 228,  0, 0, 0, 0, 0, 0, 0, 0,
    224, 226, 228, 228, 228, 228, 226, 224,  0, 0, 0, 0, 0, 0, 0, 0,
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
