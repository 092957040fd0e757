/* ending_table_key.c: key of three men against three: the smallest key of all symmetric boards that have the threat in
 * a fixed place; asm/games/morris/ending_table_key.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/morris/ending_table.h"

uint8_t morris_threat_kind;
uint8_t morris_threat_line;
uint8_t morris_threat_centre;

uint16_t morris_threes_key;
uint8_t morris_key_bucket; /* first the place of `third` on the best image, in the end the bucket */
uint16_t morris_key_set;

static uint8_t mirrored;     /* 1: the image is reflected */
static uint8_t square_to[3]; /* new place of each square, * 8 */
static uint8_t defender[3];  /* men of `side`, as in morris_turn */
static uint8_t third;        /* the opponent's man outside the threat's line, as in morris_turn */

static void list_men(void)
{
    uint8_t man = man_of(side);
    uint8_t point;
    uint8_t i = 0;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == man) {
            defender[i++] = morris_turn[point];
        } else if (morris_point[point] != EMPTY && point / ROW != morris_threat_line
            && morris_down[point] != morris_threat_line) {
            third = morris_turn[point];
        }
    }
}

static uint8_t image(uint8_t turn)
{
    uint8_t angle = turn - morris_turn[morris_threat_centre];
    uint8_t square = turn >> 3;

    if (mirrored) {
        angle = -angle;
    }
    angle &= 7;
    return square_to[square] | angle;
}

/* Takes this image of the board if it is smaller than the best so far. */
static void compare(void)
{
    uint8_t low = image(defender[0]);
    uint8_t middle = image(defender[1]);
    uint8_t high = image(defender[2]);
    uint8_t own = morris_threat_kind >= MILL_SIDE ? 0 : image(third);
    uint8_t kept;
    uint16_t set;

    if (own > morris_key_bucket) {
        return;
    }
    if (low > middle) {
        kept = low;
        low = middle;
        middle = kept;
    }
    if (middle > high) {
        kept = middle;
        middle = high;
        high = kept;
    }
    if (low > middle) {
        kept = low;
        low = middle;
        middle = kept;
    }
    set = morris_threes_before[high] + morris_twos_before[middle] + low;
    if (own < morris_key_bucket || set < morris_key_set) {
        morris_key_bucket = own;
        morris_key_set = set;
    }
}

/* Compares the images in which square `first` comes first and the other two follow in either order. */
static void compare_squares(uint8_t first)
{
    uint8_t second = first == 2 ? 0 : (uint8_t)(first + 1);
    uint8_t last = 3 - first - second;

    square_to[first] = 0;
    square_to[second] = 8;
    square_to[last] = 16;
    compare();
    square_to[second] = 16;
    square_to[last] = 8;
    compare();
}

void morris_find_key(void)
{
    uint8_t first = morris_turn[morris_threat_centre] >> 3;
    uint8_t middle = morris_turn[morris_on_line[ROW * morris_threat_line + 1]];
    uint8_t only = (middle - morris_turn[morris_threat_centre]) & 2; /* with an empty corner only one reflection fits */

    list_men();
    morris_key_bucket = 0xFF;
    for (mirrored = 0; mirrored < 2; ++mirrored) {
        if (morris_threat_kind == CORNER && mirrored != only >> 1) {
            continue;
        }
        compare_squares(first);
        if (morris_threat_kind == MILL_ACROSS) {
            compare_squares(first == 2 ? 0 : (uint8_t)(first + 1));
            compare_squares(first ? (uint8_t)(first - 1) : 2);
        }
    }
    if (morris_key_bucket >= 8) {
        morris_key_bucket -= morris_bucket_gap[morris_threat_kind];
    }
    morris_key_bucket += morris_bucket_first[morris_threat_kind];
    morris_threes_key = morris_key_bucket * SETS + morris_key_set;
}
