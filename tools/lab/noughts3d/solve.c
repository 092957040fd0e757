/* solve.c: proves wins in Noughts in Space by threats and quiet moves; see solve.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "solve.h"

#define NEVER 100000000u

unsigned long n3_steps;

typedef struct {
    uint64_t key;
    uint32_t proof;    /* proof number: work left to prove that side 0 wins */
    uint32_t disproof; /* disproof number: work left to prove that it does not */
} Entry;

typedef struct {
    Entry entry;
    uint8_t cell;
} Child;

static Entry *table;
static uint64_t table_mask;
static unsigned long steps_most;

static Entry *slot_of(uint64_t key)
{
    Entry *two = table + (key & table_mask & ~1ull);

    return two[0].key == key || two[1].key != key ? two : two + 1;
}

static int recall(Entry *entry)
{
    Entry *slot = slot_of(entry->key);

    if (slot->key != entry->key) return 0;
    *entry = *slot;
    return 1;
}

/* Stores an entry; proven entries are kept if possible. */
static void store(const Entry *entry)
{
    Entry *slot = slot_of(entry->key);

    if (slot->key != entry->key && (slot[1].proof && slot[1].disproof)) ++slot;
    *slot = *entry;
}

/* Lists the replies of side 1 that are not refuted by a chain of threes; returns their number. Neither side has a
 * three. */
static unsigned list_replies(uint8_t *replies)
{
    uint64_t left = ~(n3_men[0] | n3_men[1]);
    unsigned number = 0;

    if (n3_attacks(0, N3_NONE)) left &= n3_meets();
    for (; left; left &= left - 1) replies[number++] = (uint8_t)__builtin_ctzll(left);
    return number;
}

static void judge(Entry *entry, uint32_t proof, uint32_t disproof)
{
    entry->proof = proof;
    entry->disproof = disproof;
}

/* Returns a first estimate of the proof number: steep, so that good moves are searched first. */
static uint32_t guess(void)
{
    int worth = n3_worth();

    return worth < 20 ? (uint32_t)(81 - 4 * worth) : 1;
}

/* Evaluates a new position with `side` to move, which has no three. */
static void look(Entry *entry, unsigned side)
{
    uint8_t replies[N3_CELLS];
    unsigned must = n3_hole(side ^ 1);
    unsigned number;

    ++n3_steps;
    judge(entry, side ? 1 : guess(), 1);
    if (must != N3_NONE) {
        n3_put(side, must);
        if (n3_hole(side ^ 1) != N3_NONE) judge(entry, side ? 0 : NEVER, side ? NEVER : 0);
        n3_take(side, must);
        if (!entry->proof || !entry->disproof) return;
    }
    if (n3_attacks(side, must)) {
        judge(entry, side ? NEVER : 0, side ? 0 : NEVER);
    } else if (!~(n3_men[0] | n3_men[1])) {
        judge(entry, NEVER, 0);
    } else if (side && must == N3_NONE) {
        number = list_replies(replies);
        judge(entry, number * guess(), number ? 1 : NEVER);
    }
}

static unsigned list_children(unsigned side, Child *children)
{
    uint8_t cells[N3_CELLS];
    unsigned number = 0;
    unsigned kept = 0;
    unsigned must = n3_hole(side ^ 1);

    if (must != N3_NONE) {
        cells[number++] = (uint8_t)must;
    } else if (side) {
        number = list_replies(cells);
    } else {
        for (unsigned cell = 0; cell < N3_CELLS; ++cell) {
            if (!((n3_men[0] | n3_men[1]) >> cell & 1)) cells[number++] = (uint8_t)cell;
        }
    }
    for (unsigned i = 0; i < number; ++i) {
        Child *child = children + kept;
        unsigned same = 0;

        n3_put(side, cells[i]);
        child->cell = cells[i];
        child->entry.key = n3_key() ^ (side ? 0 : 0x3C3C3C3C3C3C3C3Cull);
        while (children[same].entry.key != child->entry.key) ++same;
        if (same == kept) {
            if (!recall(&child->entry)) {
                look(&child->entry, side ^ 1);
                store(&child->entry);
            }
            ++kept;
        }
        n3_take(side, cells[i]);
        if (!(side ? child->entry.disproof : child->entry.proof)) break; /* decided */
    }
    return kept;
}

static uint32_t add(uint32_t a, uint32_t b)
{
    return a + b < NEVER ? a + b : NEVER;
}

/* Searches until the proof number or the disproof number reaches its limit. */
static void search(unsigned side, Entry *entry, uint32_t proof_most, uint32_t disproof_most)
{
    Child children[N3_CELLS];
    unsigned number = list_children(side, children);

    for (;;) {
        uint32_t least = NEVER;
        uint32_t second = NEVER;
        uint32_t sum = 0;
        Child *best = children;

        for (unsigned i = 0; i < number; ++i) {
            uint32_t own = side ? children[i].entry.disproof : children[i].entry.proof;

            sum = add(sum, side ? children[i].entry.proof : children[i].entry.disproof);
            if (own < least || (own == least && i == 0)) {
                second = least;
                least = own;
                best = children + i;
            } else if (own < second) {
                second = own;
            }
        }
        if (!least) sum = NEVER;
        if (!number || !sum) least = NEVER, sum = 0;
        judge(entry, side ? sum : least, side ? least : sum);
        if (entry->proof >= proof_most || entry->disproof >= disproof_most || n3_steps >= steps_most) break;
        second = add(second + second / 4, 1);
        n3_put(side, best->cell);
        if (side) {
            uint32_t proof = proof_most - sum + best->entry.proof;

            search(0, &best->entry, proof, disproof_most < second ? disproof_most : second);
        } else {
            uint32_t disproof = disproof_most - sum + best->entry.disproof;

            search(1, &best->entry, proof_most < second ? proof_most : second, disproof);
        }
        n3_take(side, best->cell);
    }
    store(entry);
}

static int prove(unsigned side, unsigned long steps)
{
    Entry entry;

    entry.key = n3_key() ^ (side ? 0x3C3C3C3C3C3C3C3Cull : 0);
    if (n3_hole(side) != N3_NONE) return !side;
    if (!recall(&entry)) look(&entry, side);
    if (entry.proof && entry.disproof) {
        steps_most = n3_steps + steps;
        search(side, &entry, NEVER, NEVER);
    }
    return !entry.proof ? 1 : !entry.disproof ? 0 : -1;
}

int n3_wins(unsigned long steps)
{
    return prove(0, steps);
}

int n3_holds(unsigned long steps)
{
    return prove(1, steps);
}

unsigned n3_winner(void)
{
    Child children[N3_CELLS];
    unsigned long steps = 1;
    unsigned wins;
    unsigned number;

    if (n3_forces(0, &wins)) return wins;
    number = list_children(0, children);
    for (;; steps *= 8) { /* repeated only if the table has lost entries */
        for (unsigned i = 0; i < number; ++i) {
            int proven;

            n3_put(0, children[i].cell);
            proven = n3_holds(steps);
            n3_take(0, children[i].cell);
            if (proven == 1) return children[i].cell;
        }
    }
}

unsigned n3_replies(uint8_t *replies)
{
    unsigned must = n3_hole(0);

    if (must != N3_NONE) {
        replies[0] = (uint8_t)must;
        return 1;
    }
    return list_replies(replies);
}

void n3_start(unsigned table_bits)
{
    n3_board_start();
    table = calloc((size_t)1 << table_bits, sizeof *table);
    table_mask = ((uint64_t)1 << table_bits) - 1;
    if (!table) {
        fprintf(stderr, "lab/noughts3d/solve: no memory\n");
        exit(1);
    }
}
