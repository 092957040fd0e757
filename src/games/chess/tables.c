/* tables.c: numbers of chess, shared by C and assembly. */
#include "games/chess/chess.h"

const uint8_t chess_type[KING + 1] = {
    0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5
};
const uint8_t chess_order[KING + 1] = {
    0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4
};
const uint8_t chess_gain[5] = { 24, 80, 120, 230, 255 };
const uint8_t chess_officer[6] = { 0, 1, 1, 2, 4, 0 };
const uint8_t chess_becomes[18] = {
    QUEEN, ROOK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, BISHOP, KNIGHT
};
const int8_t chess_knight_steps[8] = { 14, 18, 31, 33, -14, -18, -31, -33 };
const int8_t chess_king_steps[8] = { 15, 17, -15, -17, 1, -1, 16, -16 };


/* What a man on a square is worth, material included. A table has eight ranks of
 * eight bytes, sixteen apart, as squares are: so two tables share 128 bytes, and
 * a square is an index. */
const uint16_t chess_worth_at[5] = { 0x000, 0x008, 0x080, 0x088, 0x100 };
const uint8_t chess_worth[384] = {
    /* pawn, knight; bishop, rook; ranks from the first */
    0, 0, 0, 0, 0, 0, 0, 0,  62, 70, 73, 76, 76, 73, 70, 62,
    23, 24, 24, 20, 20, 24, 24, 23,  70, 76, 79, 81, 81, 79, 76, 70,
    24, 25, 26, 28, 28, 26, 25, 24,  73, 79, 81, 83, 83, 81, 79, 73,
    26, 27, 28, 32, 32, 28, 27, 26,  77, 82, 84, 85, 85, 84, 82, 77,
    29, 30, 31, 33, 33, 31, 30, 29,  77, 82, 84, 85, 85, 84, 82, 77,
    34, 35, 36, 38, 38, 36, 35, 34,  74, 80, 82, 84, 84, 82, 80, 74,
    41, 42, 42, 42, 42, 42, 42, 41,  70, 76, 79, 81, 81, 79, 76, 70,
    0, 0, 0, 0, 0, 0, 0, 0,  65, 73, 76, 79, 79, 76, 73, 65,
    73, 75, 76, 77, 77, 76, 75, 73,  118, 118, 119, 120, 120, 119, 118, 118,
    79, 82, 81, 82, 82, 81, 82, 79,  117, 117, 118, 119, 119, 118, 117, 117,
    80, 81, 82, 83, 83, 82, 81, 80,  117, 117, 118, 119, 119, 118, 117, 117,
    81, 82, 83, 83, 83, 83, 82, 81,  117, 117, 118, 119, 119, 118, 117, 117,
    81, 82, 83, 83, 83, 83, 82, 81,  117, 117, 118, 119, 119, 118, 117, 117,
    80, 81, 82, 83, 83, 82, 81, 80,  117, 117, 118, 119, 119, 118, 117, 117,
    79, 80, 81, 82, 82, 81, 80, 79,  122, 122, 123, 124, 124, 123, 122, 122,
    77, 79, 80, 81, 81, 80, 79, 77,  117, 117, 118, 119, 119, 118, 117, 117,
    /* queen; and what chess.h finds in the gaps */
    226, 228, 229, 229, 229, 229, 228, 226,  0, 0, 1, 2, 5, 9, 14, 0, /* passed middle */
    227, 228, 228, 229, 229, 228, 228, 227,  0, 1, 2, 3, 6, 9, 14, 0, /* passed end */
    228, 228, 229, 229, 229, 229, 228, 228,  0x07, 0x07, 0x0E, 0x1C, 0x38, 0x70, 0xE0, 0xE0, /* zone */
    227, 228, 228, 228, 228, 228, 228, 227,  39, 33, 26, 20, 16, 14, 12, 10, /* king rank */
    227, 228, 228, 228, 228, 228, 228, 227,  6, 9, 6, 0, 0, 0, 9, 6, /* king file */
    227, 227, 228, 228, 228, 228, 227, 227,  0, 2, 4, 5, 5, 4, 2, 0, /* king end */
    226, 227, 227, 228, 228, 227, 227, 226,  0, 0, 0, 0, 0, 0, 0, 0,
    224, 226, 227, 227, 227, 227, 226, 224,  0, 0, 0, 0, 0, 0, 0, 0,
};

/* ---- the drive of a king alone (ending.c) ---- */

/* How near the edge, by file or rank. */
const uint8_t chess_edge[8] = { 3, 2, 1, 0, 0, 1, 2, 3 };

/* With bishop and knight: where the bare king stands. The board is turned so that the corners of the
 * bishop's colour are a1 and h8, and folded into the triangle a1, h1, d4; a row a rank. It is 104 less twice
 * the plies to mate from there when everything else stands well: in the best thousandth of all positions,
 * counted backwards from the mates. So it leads from the wrong corner along the edge to the right one. */
const uint8_t chess_corner[20] = {
    96, 92, 80, 72, 56, 40, 24, 28,
    76, 68, 52, 36, 20, 20,
    48, 36, 16, 12,
    20, 8,
};
const uint8_t chess_corner_row[4] = { 0, 7, 12, 15 };
