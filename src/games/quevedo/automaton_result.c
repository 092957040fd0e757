/* automaton_result.c: whether he mates, and how soon at the latest: automaton_verdict of automaton.h.
 *
 * As he never has a choice this is a walk through the enemy king's: one way to take the rook, to be stalemated, or to
 * go on for longer than any mate takes, is enough for him. Otherwise every position behind is seen once and remembered,
 * with mirror images together: a walk of thousands of positions, and the next one of the same game takes no time. */
#include "games/quevedo/automaton.h"

#define men automaton_men

uint8_t automaton_reply;
uint16_t automaton_nodes;

const int8_t automaton_step_rank[KING_STEPS] = { -1, -1, -1, 0, 0, 1, 1, 1 };
const int8_t automaton_step_file[KING_STEPS] = { 0, -1, 1, -1, 1, 0, -1, 1 };

/* By depth, from the enemy king's turn on: where all stand, the key of the position before his own move, the enemy
 * king's next step, and the most moves that a step of his so far has taken. */
#define DEPTHS (LONGEST + 1)
static uint8_t king_rank[DEPTHS];
static uint8_t king_file[DEPTHS];
static uint8_t rook_rank[DEPTHS];
static uint8_t rook_file[DEPTHS];
static uint8_t lone_rank[DEPTHS];
static uint8_t lone_file[DEPTHS];
static uint8_t key_lo[DEPTHS];
static uint8_t key_hi[DEPTHS];
static uint8_t next[DEPTHS];
static uint8_t most[DEPTHS];
static uint8_t depth;

/* ---- what is remembered ---- */

/* A position is two bytes: the number of its three ranks, with two bits of the reading; files of rook, king and enemy
 * king, in a mirror where the rook is on the right half. */
#define TRIPLES 56
#define HALF 128 /* the rook on the first two files: */
/* so many moves at most; where it stays there, READ_ZONES and READ_COUNT say the same */
static uint8_t outer_most[TRIPLES * HALF];

#define OTHERS 256 /* what else there is: one of each place, the last one */
static uint8_t other_lo[OTHERS];
static uint8_t other_hi[OTHERS];
static uint8_t other_most[OTHERS];

/* Three different ranks have a number: these two, by rank of king and rook, and the enemy king's rank. */
static const uint8_t threes[8] = { 0, 0, 0, 1, 4, 10, 20, 35 };
static const uint8_t twos[8] = { 0, 0, 1, 3, 6, 10, 15, 21 };

static uint8_t low;
static uint8_t high;

/* The key of the position. READ_BOOK, READ_ZONES and READ_COUNT are three pairs of bits. */
static void find(void)
{
    uint8_t mirror = men.rook_file & 4 ? 7 : 0;

    low = (uint8_t)((uint8_t)(men.rook_file ^ mirror) << 6 | (uint8_t)(men.king_file ^ mirror) << 3
        | (uint8_t)(men.lone_file ^ mirror));
    high = threes[men.king_rank] + twos[men.rook_rank] + men.lone_rank;
    if (low >= HALF || !(automaton_reading & READ_OUTER)) {
        high |= (uint8_t)(automaton_reading << 6);
        if (automaton_reading & READ_INNER) {
            high ^= 0x40;
        }
    }
}

/* Where it is remembered; `others`: there may be another one. */
#define IS_OUTER (!(high & 0xC0))
#define OUTER_PLACE ((uint16_t)((uint16_t)high << 7) + low)
#define SLOT ((uint8_t)(low ^ (uint8_t)(high << 2)))

/* 0: nothing is known. */
static uint8_t recall(void)
{
    uint8_t slot;

    find();
    if (IS_OUTER) {
        return outer_most[OUTER_PLACE];
    }
    slot = SLOT;
    return other_lo[slot] == low && other_hi[slot] == high ? other_most[slot] : 0;
}

static void remember(uint8_t moves)
{
    uint8_t slot;

    low = key_lo[depth];
    high = key_hi[depth];
    if (IS_OUTER) {
        outer_most[OUTER_PLACE] = moves;
        return;
    }
    slot = SLOT;
    other_lo[slot] = low;
    other_hi[slot] = high;
    other_most[slot] = moves;
}

/* ---- the walk ---- */

/* The enemy king's turn begins at this depth. */
static void open(void)
{
    king_rank[depth] = men.king_rank;
    king_file[depth] = men.king_file;
    rook_rank[depth] = men.rook_rank;
    rook_file[depth] = men.rook_file;
    lone_rank[depth] = men.lone_rank;
    lone_file[depth] = men.lone_file;
    next[depth] = 0;
    most[depth] = 0;
}

/* Back to it. */
static void back(void)
{
    --depth;
    men.king_rank = king_rank[depth];
    men.king_file = king_file[depth];
    men.rook_rank = rook_rank[depth];
    men.rook_file = rook_file[depth];
}

/* His own move, of which nothing is known, leads there. */
static void enter(void)
{
    key_lo[depth] = low;
    key_hi[depth] = high;
    automaton_rule();
    open();
}

#define STEP_NONE 0
#define STEP_TAKES 1
#define STEP_GOES 2

/* The enemy king's next legal step: men.lone_ is where it leads. In his order nothing stands between the rook and
 * that. */
static uint8_t step_on(void)
{
    uint8_t n;

    while (next[depth] < KING_STEPS) {
        n = next[depth]++;
        men.lone_rank = lone_rank[depth] + automaton_step_rank[n];
        men.lone_file = lone_file[depth] + automaton_step_file[n];
        if ((men.lone_rank | men.lone_file) & 0xF8) {
            continue;
        }
        n = (uint8_t)(men.king_rank - men.lone_rank + 1);
        if (n < 3) {
            n = (uint8_t)(men.king_file - men.lone_file + 1);
            if (n < 3) {
                continue;
            }
        }
        if (men.lone_rank != men.rook_rank) {
            if (men.lone_file != men.rook_file) {
                return STEP_GOES;
            }
        } else if (men.lone_file == men.rook_file) {
            return STEP_TAKES;
        }
    }
    return STEP_NONE;
}

/* No step is left at this depth: what it is worth, 0 when he is stalemated. */
static uint8_t close(void)
{
    uint8_t moves = most[depth];

    if (!moves && lone_rank[depth] != men.rook_rank && lone_file[depth] != men.rook_file) {
        return 0;
    }
    ++moves;
    remember(moves);
    return moves;
}

static uint8_t walk(uint8_t lone_moves)
{
    uint8_t moves;

    depth = 0;
    if (lone_moves) {
        open();
    } else {
        moves = recall();
        if (moves) {
            return moves;
        }
        enter();
    }
    for (;;) {
        switch (step_on()) {
        case STEP_TAKES:
            return 0;
        case STEP_GOES:
            ++automaton_nodes;
            if (!automaton_takes()) {
                return 0;
            }
            moves = recall();
            if (!moves) {
                if (++depth == DEPTHS) {
                    return 0;
                }
                enter();
                continue;
            }
            break;
        default:
            if (!depth && lone_moves) {
                return most[0];
            }
            moves = close();
            if (!moves || !depth) {
                return moves;
            }
            back();
        }
        if (moves > most[depth]) {
            most[depth] = moves;
            if (!depth) {
                automaton_reply = next[0] - 1;
            }
        }
    }
}

uint8_t automaton_verdict(uint8_t lone_moves)
{
    uint8_t moves;
    AutomatonMen before;

    before = men;
    automaton_nodes = 0;
    moves = walk(lone_moves);
    if (!moves) {
        automaton_reply = next[0] - 1; /* the one that leads there */
    }
    men = before;
    return moves;
}
