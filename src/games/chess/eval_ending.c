/* eval_ending.c: mop-up evaluation against a lone king. It drives that king to the edge; with bishop and knight, to a
 * corner of the bishop's colour. Called by chess_eval_lazy. asm/games/chess/eval_ending.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

static uint8_t pieces; /* codes of one side's pieces without its king, ORed together */
static uint8_t number; /* number of these pieces */
static uint8_t bishop; /* square of the last bishop found */
static uint8_t knight; /* square of the last other piece found */

static void count(uint8_t of)
{
    uint8_t slot = of ? SLOTS : 0;
    uint8_t left = SLOTS - 1;
    uint8_t square;

    pieces = 0;
    number = 0;
    while (left--) {
        square = WHERE(++slot);
        if (!(square & GONE)) {
            pieces |= ON(square) & PIECES;
            ++number;
            if ((ON(square) & PIECES) == BISHOP) {
                bishop = square;
            } else {
                knight = square;
            }
        }
    }
}

/* Returns the distance in files plus the distance in ranks. */
static uint8_t distance(uint8_t a, uint8_t b)
{
    uint8_t files = (a & 7) - (b & 7);
    uint8_t ranks = (a >> 4) - (b >> 4);

    if (files & 0x80) {
        files = -files;
    }
    if (ranks & 0x80) {
        ranks = -ranks;
    }
    return files + ranks;
}

void chess_mop_up(void)
{
    uint8_t strong = 0;
    uint8_t king;
    uint8_t other;
    uint8_t file;
    uint8_t rank;
    uint8_t gain;

    count(1);
    if (number) {
        count(0);
        if (number) {
            return; /* both sides have pieces */
        }
        strong = 1;
    }
    count(strong);
    if (pieces == KNIGHT) {
        score >>= 3; /* two knights cannot force mate */
        return;
    }
    king = WHERE(SLOTS);
    other = WHERE(0);
    if (strong) {
        king = other;
        other = WHERE(SLOTS);
    }
    file = king & 7;
    rank = king >> 4;
    if (pieces == (BISHOP | KNIGHT) && number == 2) {
        /* The table is for a bishop on dark squares, where file + rank is even, with the corners a1 and h8. For a
         * bishop on light squares the files are mirrored. */
        if ((bishop + (bishop >> 4)) & 1) {
            file = 7 - file;
        }
        if (rank > file) {
            gain = rank;
            rank = file;
            file = gain;
        }
        if (file + rank > 7) {
            gain = 7 - rank;
            rank = 7 - file;
            file = gain;
        }
        /* Of the weights tried with tools/lab/chess/mates, these gave mate most often. */
        gain = 80 - 4 * distance(king, other) + chess_corner[chess_corner_row[rank] + file];
        gain -= distance(king, knight) + distance(king, bishop);
    } else {
        file = chess_edge[file];
        rank = chess_edge[rank];
        gain = 28 - 2 * distance(king, other) + 10 * (1 + file + rank);
        if (file < rank) {
            file = rank;
        }
        gain += 8 * file;
    }
    if (strong == side) {
        score += 3 * gain;
    } else {
        score -= 3 * gain;
    }
}
