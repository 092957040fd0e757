/* board.c: the board of Noughts in Space for its proof (solve.c): lines, threats and symmetries; see board.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"

#define LINES 76
#define WAYS 192
#define CHAIN 32              /* longest attack in moves */

uint64_t n3_men[2];
unsigned n3_force_nodes = 20000;

static uint64_t line_mask[LINES];
static uint8_t lines_of[N3_CELLS][8];
static uint8_t line_count[N3_CELLS];
static uint8_t state[LINES];               /* marks of side 0 plus four times those of side 1 */
static uint64_t keys[2][N3_CELLS][WAYS];

/* Lines with only marks of one side, two or three of them: bits, by kind. */
#define TWO(side) (1 + (side))
#define THREE(side) (3 + (side))
#define KINDS 5
static uint64_t lines_with[KINDS][2];
static const uint8_t kind_of[16] = { [2] = TWO(0), [3] = THREE(0), [8] = TWO(1), [12] = THREE(1) };

/* ---- geometry ---- */

static uint64_t random64(void)
{
    static uint64_t state = 0x9E3779B97F4A7C15u;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * 0x2545F4914F6CDD1Du;
}

static void make_lines(void)
{
    unsigned n = 0;

    for (unsigned from = 0; from < N3_CELLS; ++from) {
        for (unsigned direction = 0; direction < 27; ++direction) {
            int step[3] = { (int)(direction % 3) - 1, (int)(direction / 3 % 3) - 1, (int)(direction / 9) - 1 };
            int ahead = step[2] ? step[2] : step[1] ? step[1] : step[0];
            int fits = ahead > 0;

            for (unsigned i = 0; i < 3; ++i) {
                unsigned at = from >> 2 * i & 3;

                fits &= step[i] == 0 || at == (step[i] > 0 ? 0 : 3);
            }
            if (!fits) continue;
            for (int i = 0; i < 4; ++i) {
                unsigned cell = (unsigned)((int)from + i * (step[0] + 4 * step[1] + 16 * step[2]));

                line_mask[n] |= 1ull << cell;
                lines_of[cell][line_count[cell]++] = (uint8_t)n;
            }
            ++n;
        }
    }
    if (n != LINES) {
        fprintf(stderr, "lab/noughts3d/solve: %u lines\n", n);
        exit(1);
    }
}

/* The symmetries of the board: the three axes in any order, each in both directions; and all of these with the two
 * middle planes exchanged, or with inner and outer planes exchanged. */
static void make_keys(void)
{
    static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 },
        { 2, 1, 0 } };
    static const uint8_t planes[4][4] = { { 0, 1, 2, 3 }, { 0, 2, 1, 3 }, { 1, 0, 3, 2 }, { 1, 3, 0, 2 } };
    uint64_t plain[2][N3_CELLS];

    for (unsigned i = 0; i < 2 * N3_CELLS; ++i) {
        plain[i / N3_CELLS][i % N3_CELLS] = random64();
    }
    for (unsigned way = 0; way < WAYS; ++way) {
        for (unsigned cell = 0; cell < N3_CELLS; ++cell) {
            unsigned image = 0;

            for (unsigned i = 0; i < 3; ++i) {
                unsigned at = cell >> 2 * orders[way % 6][i] & 3;

                at = way / 6 >> i & 1 ? 3 - at : at;
                image |= (unsigned)planes[way / 48][at] << 2 * i;
            }
            keys[0][cell][way] = plain[0][image];
            keys[1][cell][way] = plain[1][image];
        }
    }
}

uint64_t n3_key(void)
{
    uint64_t all[WAYS] = { 0 };
    uint64_t least = ~0ull;

    for (unsigned side = 0; side < 2; ++side) {
        for (uint64_t marks = n3_men[side]; marks; marks &= marks - 1) {
            const uint64_t *key = keys[side][__builtin_ctzll(marks)];

            for (unsigned way = 0; way < WAYS; ++way) all[way] ^= key[way];
        }
    }
    for (unsigned way = 0; way < WAYS; ++way) least = all[way] < least ? all[way] : least;
    return least;
}

void n3_clear(void)
{
    n3_men[0] = n3_men[1] = 0;
    memset(state, 0, sizeof state);
    memset(lines_with, 0, sizeof lines_with);
}

static void change_lines(unsigned cell, int by)
{
    for (unsigned i = 0; i < line_count[cell]; ++i) {
        unsigned line = lines_of[cell][i];
        uint64_t bit = 1ull << (line & 63);

        lines_with[kind_of[state[line]]][line >> 6] &= ~bit;
        state[line] = (uint8_t)(state[line] + by);
        lines_with[kind_of[state[line]]][line >> 6] |= bit;
    }
}

void n3_put(unsigned side, unsigned cell)
{
    n3_men[side] |= 1ull << cell;
    change_lines(cell, side ? 4 : 1);
}

void n3_take(unsigned side, unsigned cell)
{
    n3_men[side] &= ~(1ull << cell);
    change_lines(cell, side ? -4 : -1);
}

static unsigned hole_of(unsigned line)
{
    return (unsigned)__builtin_ctzll(line_mask[line] & ~(n3_men[0] | n3_men[1]));
}

unsigned n3_hole(unsigned side)
{
    const uint64_t *lines = lines_with[THREE(side)];

    return lines[0] ? hole_of((unsigned)__builtin_ctzll(lines[0]))
        : lines[1] ? hole_of(64 + (unsigned)__builtin_ctzll(lines[1])) : N3_NONE;
}

/* ---- attacks with threes only ---- */

#define FAILED_BITS 18
static uint64_t failed[1u << FAILED_BITS]; /* keys of attacks that failed */
static unsigned force_left;                /* nodes left */
static uint64_t force_key;
static struct { uint8_t cell, reply; } chain[CHAIN];
static unsigned chain_length;

/* Returns the number of threes that a mark of the side in this cell makes; sets *line to one of these lines. */
static unsigned makes(unsigned side, unsigned cell, unsigned *line)
{
    unsigned made = 0;

    for (unsigned i = 0; i < line_count[cell]; ++i) {
        unsigned l = lines_of[cell][i];

        if (kind_of[state[l]] == TWO(side)) {
            *line = l;
            ++made;
        }
    }
    return made;
}

/* Lists the cells in which the side makes a three, double threes first; only the cell `only` if it is not N3_NONE.
 * Returns their number. */
static unsigned threats(unsigned side, unsigned only, uint8_t *cells)
{
    uint64_t once = 0;
    uint64_t twice = 0;
    unsigned number = 0;

    for (unsigned half = 0; half < 2; ++half) {
        for (uint64_t lines = lines_with[TWO(side)][half]; lines; lines &= lines - 1) {
            uint64_t bits = line_mask[64 * half + (unsigned)__builtin_ctzll(lines)] & ~(n3_men[0] | n3_men[1]);

            twice |= once & bits;
            once |= bits;
        }
    }
    if (only != N3_NONE) {
        once &= 1ull << only;
        twice &= 1ull << only;
    }
    for (uint64_t bits = twice; bits; bits &= bits - 1) cells[number++] = (uint8_t)__builtin_ctzll(bits);
    for (uint64_t bits = once & ~twice; bits; bits &= bits - 1) cells[number++] = (uint8_t)__builtin_ctzll(bits);
    return number;
}

/* Returns 1 if the side, which is to move, wins with threes. `must` is the cell where the other side completes a line,
 * or N3_NONE; there are no other threes. */
static int attack(unsigned side, unsigned must, unsigned length)
{
    uint8_t cells[N3_CELLS];
    unsigned number = threats(side, must, cells);
    uint64_t *known = failed + (force_key >> (64 - FAILED_BITS));
    unsigned line = 0;

    if (!number || *known == force_key || length == CHAIN || !force_left) return 0;
    --force_left;
    for (unsigned i = 0; i < number; ++i) {
        unsigned cell = cells[i];
        unsigned reply;
        unsigned counter;
        unsigned other = 0;
        int won = 0;

        if (makes(side, cell, &line) > 1) {
            n3_put(side, cell);
            chain[length].cell = (uint8_t)cell;
            chain[length].reply = (uint8_t)hole_of(line);
            n3_take(side, cell);
            chain_length = length + 1;
            return 1;
        }
        n3_put(side, cell);
        reply = hole_of(line);
        counter = makes(side ^ 1, reply, &other);
        if (counter < 2) {
            n3_put(side ^ 1, reply);
            force_key ^= keys[side][cell][0] ^ keys[side ^ 1][reply][0];
            chain[length].cell = (uint8_t)cell;
            chain[length].reply = (uint8_t)reply;
            won = attack(side, counter ? hole_of(other) : N3_NONE, length + 1);
            force_key ^= keys[side][cell][0] ^ keys[side ^ 1][reply][0];
            n3_take(side ^ 1, reply);
        }
        n3_take(side, cell);
        if (won) return 1;
    }
    if (force_left) *known = force_key;
    return 0;
}

static uint64_t plain_key(unsigned side)
{
    uint64_t key = side ? 0x5A5A5A5A5A5A5A5Au : 0;

    for (unsigned s = 0; s < 2; ++s) {
        for (uint64_t marks = n3_men[s]; marks; marks &= marks - 1) key ^= keys[s][__builtin_ctzll(marks)][0];
    }
    return key;
}

/* Returns 1 if the side to move wins with threes; the moves are in `chain`. The only three is that of the other side at
 * `must`. */
int n3_attacks(unsigned side, unsigned must)
{
    force_key = plain_key(side);
    force_left = n3_force_nodes;
    return attack(side, must, 0);
}

int n3_forces(unsigned side, unsigned *wins)
{
    unsigned must = n3_hole(side ^ 1);

    *wins = n3_hole(side);
    if (*wins != N3_NONE) return 1;
    if (must != N3_NONE) { /* two cells cannot both be blocked */
        int lost;

        n3_put(side, must);
        lost = n3_hole(side ^ 1) != N3_NONE;
        n3_take(side, must);
        if (lost) return 0;
    }
    if (!n3_attacks(side, must)) return 0;
    *wins = chain[0].cell;
    return 1;
}

/* Returns the empty cells of the side's lines of two through a cell, as bits. */
static uint64_t ends_of(unsigned side, unsigned cell)
{
    uint64_t ends = 0;

    for (unsigned i = 0; i < line_count[cell]; ++i) {
        if (kind_of[state[lines_of[cell][i]]] == TWO(side)) ends |= line_mask[lines_of[cell][i]];
    }
    return ends & ~(n3_men[0] | n3_men[1]);
}

/* A chain was found for side 0, but side 1 is to move: finds all its moves that may help. They block the chain, or make
 * a three now, or another one together with its forced replies. */
uint64_t n3_meets(void)
{
    uint8_t cells[N3_CELLS];
    uint64_t meets = 0;
    unsigned done;

    for (unsigned i = threats(1, N3_NONE, cells); i--;) meets |= 1ull << cells[i];
    for (done = 0; done < chain_length; ++done) {
        unsigned cell = chain[done].cell;

        meets |= ends_of(0, cell) | 1ull << cell;
        if (done + 1 == chain_length) break;
        n3_put(0, cell);
        n3_put(1, chain[done].reply);
        meets |= ends_of(1, chain[done].reply);
    }
    while (done--) {
        n3_take(1, chain[done].reply);
        n3_take(0, chain[done].cell);
    }
    return meets;
}

/* ---- evaluation ---- */

int n3_worth(void)
{
    static const int8_t worth[16] = { [1] = 1, [2] = 4, [4] = -1, [8] = -4 };
    int sum = 0;

    for (unsigned line = 0; line < LINES; ++line) sum += worth[state[line]];
    return sum;
}

void n3_board_start(void)
{
    make_lines();
    make_keys();
    n3_clear();
}
