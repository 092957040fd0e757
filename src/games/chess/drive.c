/* drive.c: a king alone is driven to the edge, and with bishop and knight to a corner
 * of the bishop's colour. Rare, and so without a twin. */
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
            men |= AT(square) & MEN;
            ++number;
            if ((AT(square) & MEN) == BISHOP) {
                bishop = square;
            } else {
                knight = square;
            }
        }
    }
}

static uint8_t distance(uint8_t a, uint8_t b)
{
    return a > b ? a - b : b - a;
}

void chess_drive(void)
{
    uint8_t strong = 0;
    uint8_t king;
    uint8_t other;
    uint8_t file;
    uint8_t rank;
    int16_t gain;

    count(0);
    if (number) {
        count(1);
        if (number) {
            return; /* both have something */
        }
        count(0);
    } else {
        strong = 1;
        count(1);
    }
    if (men == KNIGHT) {
        score >>= 3; /* two knights win nothing */
        return;
    }
    king = WHERE(strong ? 0 : SLOTS);
    other = WHERE(strong ? SLOTS : 0);
    file = king & 7;
    rank = king >> 4;
    gain = (int16_t)(28 - 2 * distance(file, other & 7) - 2 * distance(rank, other >> 4));
    if (men == (BISHOP | KNIGHT) && number == 2) {
        /* on a dark square file + rank is even, and the dark corners are a1 and h8 */
        if ((bishop + (bishop >> 4)) & 1) {
            file = 7 - file;
        }
        /* 7 in a corner of that colour, 0 half way between them; of many
         * weights tried with tools/mates these lost the fewest wins */
        number = file + rank;
        number = number < 7 ? 7 - number : number - 7;
        gain += number * number + 10 * number;
        gain -= (distance(king & 7, knight & 7) + distance(king >> 4, knight >> 4));
    } else {
        if (file > 3) {
            file = 7 - file;
        }
        if (rank > 3) {
            rank = 7 - rank;
        }
        gain += (int16_t)(10 * (7 - file - rank) + (file < rank ? 3 - file : 3 - rank) * 8);
    }
    score += strong == side ? gain : -gain;
}
