/* automaton_result.c: does the automaton mate, and how soon at the latest? automaton_moves_to_mate of automaton.h.
 * asm/games/quevedo/automaton_result.s is its twin, the assembly that replaces this file on the Atari.
 *
 * The automaton never has a choice, so only the lone king's steps are searched. The lone king is saved if it can
 * capture the rook, be stalemated, leave the order of ranks that the rules need, or last longer than any mate takes.
 * Otherwise every position of the tree is visited once and stored, mirror images together. The first search visits
 * thousands of positions; later searches in the same game find them stored and take almost no time. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/automaton.h"

#define pieces automaton_pieces

uint8_t automaton_reply;
uint16_t automaton_nodes;

const int8_t automaton_step_rank[KING_STEPS] = { -1, -1, -1, 0, 0, 1, 1, 1 };
const int8_t automaton_step_file[KING_STEPS] = { 0, -1, 1, -1, 1, 0, -1, 1 };

/* By depth, at the lone king's turn: the pieces, the key of the position before the automaton's move, the lone king's
 * next step, and the largest number of moves found so far. */
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

/* ---- stored positions ---- */

/* The key of a position is two bytes. `high`: one number for its three ranks, and two bits for the reading. `low`: the
 * files of rook, king and lone king, mirrored if the rook is on the right half. */
#define TRIPLES 56
#define HALF 128 /* number of positions of a triple of ranks with the rook on the first two files */
/* Largest number of moves to mate in these positions; 0: unknown. READ_ZONES and READ_COUNT share them, because they
 * agree while the rook stays on these files. */
static uint8_t outer_most[TRIPLES * HALF];

#define OTHERS 256 /* slots for all other positions; a slot keeps the latest one */
static uint8_t other_lo[OTHERS];
static uint8_t other_hi[OTHERS];
static uint8_t other_most[OTHERS];

/* Three different ranks as one number: threes[king's rank] + twos[rook's rank] + the lone king's rank. */
static const uint8_t threes[8] = { 0, 0, 0, 1, 4, 10, 20, 35 };
static const uint8_t twos[8] = { 0, 0, 1, 3, 6, 10, 15, 21 };

static uint8_t low;
static uint8_t high;

/* Computes the key of the position. The two high bits of `high` are 0 if outer_most holds the position; otherwise 1 for
 * READ_BOOK, 2 for READ_ZONES, 3 for READ_COUNT. */
static void find(void)
{
    uint8_t mirror = pieces.rook_file & 4 ? 7 : 0;

    low = (uint8_t)((uint8_t)(pieces.rook_file ^ mirror) << 6 | (uint8_t)(pieces.king_file ^ mirror) << 3
        | (uint8_t)(pieces.lone_file ^ mirror));
    high = threes[pieces.king_rank] + twos[pieces.rook_rank] + pieces.lone_rank;
    if (low >= HALF || !(automaton_reading & READ_OUTER)) {
        high |= (uint8_t)(automaton_reading << 6);
        if (automaton_reading & READ_INNER) {
            high ^= 0x40;
        }
    }
}

/* Where the position is stored: outer_most, or a slot of the others, which may hold another position. */
#define IS_OUTER (!(high & 0xC0))
#define OUTER_PLACE ((uint16_t)((uint16_t)high << 7) + low)
#define SLOT ((uint8_t)(low ^ (uint8_t)(high << 2)))

/* Computes the key of the position and returns the stored number of moves; 0: unknown. */
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

/* ---- the search ---- */

/* Starts the lone king's turn at this depth. */
static void open(void)
{
    king_rank[depth] = pieces.king_rank;
    king_file[depth] = pieces.king_file;
    rook_rank[depth] = pieces.rook_rank;
    rook_file[depth] = pieces.rook_file;
    lone_rank[depth] = pieces.lone_rank;
    lone_file[depth] = pieces.lone_file;
    next[depth] = 0;
    most[depth] = 0;
}

/* Returns to the depth before, with king and rook where they were. */
static void back(void)
{
    --depth;
    pieces.king_rank = king_rank[depth];
    pieces.king_file = king_file[depth];
    pieces.rook_rank = rook_rank[depth];
    pieces.rook_file = rook_file[depth];
}

/* Makes the automaton's move in an unknown position and starts the lone king's turn. */
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

/* Sets the lone king's place in `pieces` by its next legal step. Returns STEP_GOES, STEP_TAKES if it captures the rook,
 * or STEP_NONE. In the required order of ranks, the other king is never between the lone king and the rook. */
static uint8_t step_on(void)
{
    uint8_t n;

    while (next[depth] < KING_STEPS) {
        n = next[depth]++;
        pieces.lone_rank = lone_rank[depth] + automaton_step_rank[n];
        pieces.lone_file = lone_file[depth] + automaton_step_file[n];
        if ((pieces.lone_rank | pieces.lone_file) & 0xF8) {
            continue;
        }
        n = (uint8_t)(pieces.king_rank - pieces.lone_rank + 1);
        if (n < 3) {
            n = (uint8_t)(pieces.king_file - pieces.lone_file + 1);
            if (n < 3) {
                continue;
            }
        }
        if (pieces.lone_rank != pieces.rook_rank) {
            if (pieces.lone_file != pieces.rook_file) {
                return STEP_GOES;
            }
        } else if (pieces.lone_file == pieces.rook_file) {
            return STEP_TAKES;
        }
    }
    return STEP_NONE;
}

/* Called when no step is left at this depth. Stores and returns the number of moves to mate; 0: stalemate. */
static uint8_t close(void)
{
    uint8_t moves = most[depth];

    if (!moves && lone_rank[depth] != pieces.rook_rank && lone_file[depth] != pieces.rook_file) {
        return 0;
    }
    ++moves;
    remember(moves);
    return moves;
}

static uint8_t search_steps(uint8_t lone_moves)
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

uint8_t automaton_moves_to_mate(uint8_t lone_moves)
{
    uint8_t moves;
    AutomatonPieces before;

    before = pieces;
    automaton_nodes = 0;
    moves = search_steps(lone_moves);
    if (!moves) {
        automaton_reply = next[0] - 1; /* the saving step */
    }
    pieces = before;
    return moves;
}
