/* threes.c: three men against three: see ending.h; asm/games/morris/threes.s is its twin. */
#include "games/morris/ending.h"

uint16_t morris_threes_key;

/* What threatens: two men in a side of a square, before a corner or the middle of it, two on the line between squares; or a mill, in a
 * side or between squares. */
enum { CORNER, MIDDLE, ACROSS, MILL_SIDE, MILL_ACROSS };

static uint8_t kind;       /* of these */
static uint8_t line;      /* of the two, or of the mill */
static uint8_t centre;    /* the empty point, or the middle of the mill */

static uint8_t is_across(void)
{
    return line == 3 || line == 4 || line == DOWN + 3 || line == DOWN + 4;
}

/* ---- the key ---- */

static uint8_t mirrored;
static uint8_t square_to[3]; /* where a square goes, * 8 */
static uint8_t defender[3];  /* men of `side`, as turns */
static uint8_t third;        /* the man out of the line, as turn */
static uint8_t best_third;
static uint16_t best_set;

static void list_men(void)
{
    uint8_t man = man_of(side);
    uint8_t point;
    uint8_t i = 0;

    for (point = 0; point < POINTS; ++point) {
        if (morris_point[point] == man) {
            defender[i++] = morris_turn[point];
        } else if (morris_point[point] != EMPTY && point / ROW != line && morris_down[point] != line) {
            third = morris_turn[point];
        }
    }
}

static uint8_t image(uint8_t turn)
{
    uint8_t angle = turn - morris_turn[centre];
    uint8_t square = turn >> 3;

    if (mirrored) {
        angle = -angle;
    }
    angle &= 7;
    return square_to[square] | angle;
}

/* This image of the board, if it comes before the others. */
static void compare(void)
{
    uint8_t low = image(defender[0]);
    uint8_t middle = image(defender[1]);
    uint8_t high = image(defender[2]);
    uint8_t own = kind >= MILL_SIDE ? 0 : image(third);
    uint8_t kept;
    uint16_t set;

    if (own > best_third) {
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
    if (own < best_third || set < best_set) {
        best_third = own;
        best_set = set;
    }
}

/* The square of the centre comes first, the other two in either order. */
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

static void find_key(void)
{
    uint8_t first = morris_turn[centre] >> 3;
    uint8_t only = (morris_turn[morris_on_line[ROW * line + 1]] - morris_turn[centre]) & 2; /* before a corner: which way round */

    list_men();
    best_third = 0xFF;
    for (mirrored = 0; mirrored < 2; ++mirrored) {
        if (kind == CORNER && mirrored != only >> 1) {
            continue;
        }
        compare_squares(first);
        if (kind == MILL_ACROSS) {
            compare_squares(first == 2 ? 0 : (uint8_t)(first + 1));
            compare_squares(first ? (uint8_t)(first - 1) : 2);
        }
    }
    if (best_third >= 8) {
        best_third -= morris_shelf_gap[kind];
    }
    best_third += morris_shelf_first[kind];
    morris_threes_key = best_third * SETS + best_set;
}

/* ---- the rule ---- */

uint8_t morris_threes_rule(void)
{
    uint8_t enemy = side ^ 1;
    uint8_t answer = NOT_LOST;
    uint8_t in_mill = 0;
    uint8_t state;
    uint8_t hole;
    uint8_t i;

    morris_threes_key = NO_KEY;
    centre = POINTS;
    if (morris_can_close()) {
        return NOT_LOST;
    }
    for (i = 0; i < LINES; ++i) {
        state = morris_line[i];
        hole = morris_hole[enemy][state];
        if (hole) {
            if (centre != POINTS) {
                return LOST_AT_ONCE;
            }
            line = i;
            centre = morris_on_line[ROW * i + hole - 1];
            kind = is_across() ? ACROSS : hole == 2 ? MIDDLE : CORNER;
        } else if (state == FULL * man_of(side)) {
            in_mill = 1;
        } else if (state == FULL * man_of(enemy)) {
            line = i;
            centre = morris_on_line[ROW * i + 1];
            kind = is_across() ? MILL_ACROSS : MILL_SIDE;
        }
    }
    if (centre == POINTS) {
        return NOT_LOST;
    }
    if (kind < MILL_SIDE && !in_mill && !morris_can_answer(centre)) {
        answer = LOST_SOON;
    }
    find_key();
    return answer;
}

uint8_t morris_is_doomed(void)
{
    uint8_t twos = 0;
    uint8_t i;

    for (i = 0; i < LINES; ++i) {
        twos += morris_hole[side ^ 1][morris_line[i]] != 0;
    }
    return twos > 1 && !morris_can_close();
}

/* ---- what is against the rule ---- */

static uint8_t is_against(void)
{
    const uint8_t *from = morris_against + morris_shelf[best_third];
    const uint8_t *end = morris_against + morris_shelf[best_third + 1];
    uint16_t left = best_set + 1;

    for (; from != end; ++from) {
        if (*from == SKIP) {
            if (left < SKIP) {
                return 0;
            }
        } else if (*from >= left) {
            return *from == left;
        }
        left -= *from;
    }
    return 0;
}

static const uint8_t bit[8] = { 1, 2, 4, 8, 16, 32, 64, 128 };

/* Bit `at` of the table. */
static uint8_t late_bit(uint16_t at)
{
    return (morris_late[at >> 3] & bit[(uint8_t)at & 7]) != 0;
}

static uint8_t is_late(void)
{
    return late_bit((uint16_t)(morris_threes_key * morris_late_by[0]) >> (16 - LATE_BITS_0))
        ^ late_bit(((uint16_t)(morris_threes_key * morris_late_by[1]) >> (16 - LATE_BITS_1)) + (1 << LATE_BITS_0))
        ^ late_bit(((uint16_t)(morris_threes_key * morris_late_by[2]) >> (16 - LATE_BITS_2)) + (1 << LATE_BITS_0)
            + (1 << LATE_BITS_1));
}

uint8_t morris_threes(void)
{
    uint8_t found = morris_threes_rule();

    if (morris_threes_key == NO_KEY) {
        return found;
    }
    if (is_against()) {
        found ^= NOT_LOST ^ LOST_SOON;
    }
    if (found != NOT_LOST && is_late()) {
        found = LOST_LATE;
    }
    return found;
}
