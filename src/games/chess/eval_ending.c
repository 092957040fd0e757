/* eval_ending.c: a king alone is driven to the edge, and with bishop and knight to a corner
 * of the bishop's colour; asm/games/chess/eval_ending.s is its twin. */
#include "games/chess/chess.h"

static uint8_t men;    /* of one side, its king aside: codes ored together */
static uint8_t number; /* and how many */
static uint8_t bishop; /* square of a bishop */
static uint8_t knight; /* and of another man */

static void count(uint8_t of)
{
    uint8_t slot = of ? SLOTS : 0;
    uint8_t left = SLOTS - 1;
    uint8_t square;

    men = 0;
    number = 0;
    while (left--) {
        square = WHERE(++slot);
        if (!(square & GONE)) {
            men |= ON(square) & MEN;
            ++number;
            if ((ON(square) & MEN) == BISHOP) {
                bishop = square;
            } else {
                knight = square;
            }
        }
    }
}

/* By files and by ranks. */
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

void chess_drive(void)
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
            return; /* both have something */
        }
        strong = 1;
    }
    count(strong);
    if (men == KNIGHT) {
        score >>= 3; /* two knights win nothing */
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
    if (men == (BISHOP | KNIGHT) && number == 2) {
        /* on a dark square file + rank is even, and the dark corners are a1 and h8 */
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
        /* of many weights tried with tools/lab/chess/mates these won the most */
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
        score += gain;
    } else {
        score -= gain;
    }
}
