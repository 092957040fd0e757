/* compare.c: runs a verb as assembly and as C and compares the bytes they wrote. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "twin.h"

#ifndef CHANGES_MOST
#define CHANGES_MOST 600
#endif
static Change changes[2][CHANGES_MOST];
const uint16_t watch_most = CHANGES_MOST;
static uint16_t counts[2];
static uint8_t results[2];
static char message[100];

extern uint8_t _PAGES_RUN__[];
extern uint8_t frontier_scratch[], frontier_scratch_end[];

#define ADDRESS(object) ((uint16_t)(object))

uint8_t forgive_nothing(uint16_t at)
{
    (void)at;
    return 0;
}

/* Returns the offset of a byte in its third of list_pool, or LIST_POOL if the byte is not in the pool. */
static uint16_t pool_place(uint16_t at)
{
    uint16_t place = at - ADDRESS(list_pool);
    uint16_t third = (uint16_t)(list_pages << 8);

    return place < 3 * third ? place % third : LIST_POOL;
}

/* A Forgiver for frontier nodes: they may leave anything in row `ply` of the path, in their scratch bytes, and in the
 * pool after the list of the parent. They restore the list pointers of the parent, but not move_count. */
uint8_t forgive_frontier(uint16_t at)
{
    uint16_t place = pool_place(at);

    if (place < LIST_POOL) {
        return place > ADDRESS(list_lo) - ADDRESS(list_pool) + twin_node_count[ply - 1];
    }
    return at == ADDRESS(&move_count) || at == ADDRESS(&path_lo[ply])
        || at == ADDRESS(&path_hi[ply])
        || (at >= ADDRESS(frontier_scratch) && at < ADDRESS(frontier_scratch_end));
}

static void run(uint8_t which, Verb verb)
{
    watch_verb = verb;
    watch_list = changes[which];
    watch_run();
    watch_scan();
    counts[which] = watch_count;
    results[which] = watch_result;
    if (!watch_kept) {
        TEST_FAIL_MESSAGE("C stack or registers changed");
    }
    if (watch_count > CHANGES_MOST) {
        TEST_FAIL_MESSAGE("too many changes");
    }
}

/* Returns the value of a byte before both runs. */
static uint8_t before(uint16_t at)
{
    return at < 256 ? watch_copy_zp[at] : watch_copy[at - ADDRESS(_PAGES_RUN__)];
}

static void differ(uint16_t at, uint8_t assembly, uint8_t c)
{
    sprintf(message, "$%04X was %02X, is %02X by assembly, %02X by C; ply %u side %u",
        at, before(at), assembly, c, ply, side);
    TEST_FAIL_MESSAGE(message);
}

/* Returns 1 if the scan (memory_watch.s) lists address `one` before `other`: zero page first, then by the low byte of
 * the address, then from high to low pages. */
static uint8_t is_before(uint16_t one, uint16_t other)
{
    if ((one < 256) != (other < 256)) {
        return one < 256;
    }
    return (uint8_t)one == (uint8_t)other ? one > other : (uint8_t)one < (uint8_t)other;
}

static void compare_changes(Forgiver forgiven)
{
    Change *a = changes[0];
    Change *c = changes[1];
    Change *a_end = a + counts[0];
    Change *c_end = c + counts[1];
    uint16_t at;
    uint8_t a_byte;
    uint8_t c_byte;

    while (a != a_end || c != c_end) {
        at = a == a_end || (c != c_end && is_before(c->at, a->at)) ? c->at : a->at;
        a_byte = c_byte = before(at);
        if (a != a_end && a->at == at) {
            a_byte = a->byte;
            ++a;
        }
        if (c != c_end && c->at == at) {
            c_byte = c->byte;
            ++c;
        }
        if (a_byte != c_byte && !forgiven(at)) {
            differ(at, a_byte, c_byte);
        }
    }
}

void twin_compare_void(Verb assembly, Verb c, Forgiver forgiven)
{
    watch_snapshot();
    run(0, assembly);
    run(1, c);
    compare_changes(forgiven);
}

uint8_t twin_compare(Verb assembly, Verb c, Forgiver forgiven)
{
    twin_compare_void(assembly, c, forgiven);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(results[1], results[0], "C and assembly return");
    return results[0];
}
