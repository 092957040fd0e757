/* pack_parse.c: finds the literals, repeats and matches that pack a file into the fewest bits, or into a few more that
 * are unpacked faster (pack.c). */
/* SPDX-License-Identifier: MIT */
#include "pack.h"
#include <stdlib.h>
#include <string.h>

/* Cycles of asm/plat/unpack.s, counted in its code */
#define BIT_CYCLES 4     /* a bit byte takes 32 */
#define PIECE_CYCLES 19  /* the two bits at the start of a piece */
#define GAMMA_CYCLES 11  /* a gamma number that is not 1 */
#define PAIR_CYCLES 18
#define OFFSET_CYCLES 53 /* a match: its offset, and the start of the copy */
#define REPEAT_CYCLES 20
#define COPY_CYCLES 20   /* a byte of a match or a repeat */
#define LITERAL_CYCLES 28
#define LITERAL_BYTE (8 * BIT + LITERAL_CYCLES * cycle_cost)

static Step *free_steps;
static Step *best_way[MEMORY + 1];            /* the cheapest way to each end */
static Step *best_match[MEMORY + 1];          /* the cheapest way whose last piece is a match or a repeat */
static Step *after_match[OFFSET_LIMIT + 1];   /* the newest way that ends with a match of this offset */
static Step *after_literal[OFFSET_LIMIT + 1]; /* the same, with literals up to the start of the run of this offset */
static int32_t run_end[OFFSET_LIMIT + 1];     /* end of the run of bytes that equal those `offset` before them */
static int32_t run_bytes[OFFSET_LIMIT + 1];   /* length of that run */
static int32_t best_length[MEMORY + 2];       /* [longest]: length of the cheapest new match that ends here */
static int32_t same_before[MEMORY];           /* the last place before this one with the same byte, or -1 */
static int32_t literals_from[MEMORY + 1];     /* starts of literals that are not yet beaten by a later start */
static int32_t literals_from_count;

/* Costs of pieces, and of the parts of a match that depend on its length or on its offset. */
static uint32_t literal_cost[MEMORY];
static uint32_t repeat_cost[NUMBER_LIMIT + 1];
static uint32_t length_cost[NUMBER_LIMIT + 2];
static uint32_t high_cost[END_HIGH + 1];

static void release(Step *step)
{
    while (step && --step->users == 0) {
        Step *before = step->before;

        step->before = free_steps;
        free_steps = step;
        step = before;
    }
}

static void assign(Step **slot, Step *step)
{
    step->users++;
    release(*slot);
    *slot = step;
}

static Step *new_step(Step *before, uint32_t cost, int32_t end, int32_t offset, int is_literal)
{
    Step *step = free_steps;

    if (step) {
        free_steps = step->before;
    } else if (!(step = malloc(sizeof *step))) {
        fail("out of memory");
    }
    *step = (Step){before, cost, end, offset, 0, is_literal};
    before->users++;
    return step;
}

static void offer(Step **slot, Step *step)
{
    if (!*slot || step->cost < (*slot)->cost) {
        assign(slot, step);
    }
}

static uint32_t cost_with_literals(const Step *before, int32_t end)
{
    return before->cost + literal_cost[end - before->end];
}

static uint32_t cost_with_match(int32_t end, int32_t length)
{
    return best_way[end - length]->cost + length_cost[length];
}

/* Returns the length of the cheapest new match that ends at `end`, of at most `longest` bytes. It does not depend on
 * the offset. So it is computed once for each `end`, for runs of up to *known bytes. */
static int32_t find_best_length(int32_t end, int32_t longest, int32_t *known)
{
    for (; *known < longest; ++*known) {
        int32_t length = *known + 1, shorter = best_length[*known];

        best_length[length] =
            length == 2 || cost_with_match(end, length) < cost_with_match(end, shorter) ? length : shorter;
    }
    return best_length[longest];
}

/* A run of equal bytes starts. If an earlier match had this offset, literals from there to the run allow a repeat. */
static void begin_run(int32_t end, int32_t offset)
{
    Step *match = after_match[offset];

    run_bytes[offset] = 0;
    if (match) {
        assign(&after_literal[offset], new_step(match, cost_with_literals(match, end - 1), end - 1, offset, 1));
    }
}

static void extend_match(int32_t end, int32_t offset, int32_t *known)
{
    Step *literal;
    uint32_t cost;

    if (run_end[offset] != end - 1) {
        begin_run(end, offset);
    }
    run_end[offset] = end;
    run_bytes[offset]++;
    literal = after_literal[offset];
    if (literal && end - literal->end <= NUMBER_LIMIT) {
        cost = literal->cost + repeat_cost[end - literal->end];
        assign(&after_match[offset], new_step(literal, cost, end, offset, 0));
        offer(&best_match[end], after_match[offset]);
    }
    if (run_bytes[offset] > 1) {
        int32_t longest = run_bytes[offset] > NUMBER_LIMIT + 1 ? NUMBER_LIMIT + 1 : run_bytes[offset];
        int32_t length = find_best_length(end, longest, known);

        cost = cost_with_match(end, length) + high_cost[((offset - 1) >> 7) + 1];
        if (!after_match[offset] || after_match[offset]->end != end || cost < after_match[offset]->cost) {
            assign(&after_match[offset], new_step(best_way[end - length], cost, end, offset, 0));
            offer(&best_match[end], after_match[offset]);
        }
    }
}

/* The cost of literals does not depend on the last offset, so they follow the cheapest match that ends at a place. A
   match that ends later, and costs no more than literals from the earlier place up to it, is always the better
   start. */
static void allow_literals(const Step *match)
{
    while (literals_from_count) {
        const Step *earlier = best_match[literals_from[literals_from_count - 1]];

        if (match->cost > earlier->cost + LITERAL_BYTE * (uint32_t)(match->end - earlier->end)) {
            break;
        }
        literals_from_count--;
    }
    literals_from[literals_from_count++] = match->end;
}

static void extend_literals(int32_t end)
{
    Step *cheapest = best_match[literals_from[0]];

    for (int32_t index = 1; index < literals_from_count; index++) {
        Step *match = best_match[literals_from[index]];

        if (cost_with_literals(match, end) <= cost_with_literals(cheapest, end)) {
            cheapest = match;
        }
    }
    offer(&best_way[end], new_step(cheapest, cost_with_literals(cheapest, end), end, cheapest->offset, 1));
}

/* The cost of `bits` bits whose unpacking takes `cycles` cycles. Fetching a bit byte also takes cycles; each bit bears
 * its share of them. */
static uint32_t cost_of(unsigned bits, unsigned cycles)
{
    return bits * BIT + (cycles + bits * BIT_CYCLES) * cycle_cost;
}

/* The cost of a gamma number without its first bit. */
static uint32_t gamma_cost(unsigned value)
{
    unsigned pairs = 0;

    while (value >> pairs > 1) {
        pairs++;
    }
    return cost_of(2 * pairs, pairs ? GAMMA_CYCLES + PAIR_CYCLES * pairs : 0);
}

static void prepare_costs(void)
{
    const uint32_t piece = cost_of(2, PIECE_CYCLES); /* with the first bit of its first gamma number */

    for (unsigned high = 1; high <= END_HIGH; high++) {
        high_cost[high] = piece + gamma_cost(high) + cost_of(0, OFFSET_CYCLES) + 8 * BIT;
    }
    for (unsigned length = 1; length <= NUMBER_LIMIT; length++) {
        repeat_cost[length] = piece + gamma_cost(length) + cost_of(0, REPEAT_CYCLES + COPY_CYCLES * length);
        length_cost[length + 1] = gamma_cost(length) + cost_of(0, COPY_CYCLES * (length + 1));
        literal_cost[length] = piece + gamma_cost(length) + LITERAL_BYTE * length;
    }
    for (unsigned length = NUMBER_LIMIT + 1; length < MEMORY; length++) {
        literal_cost[length] = literal_cost[NUMBER_LIMIT] + piece + gamma_cost(NULL_HIGH)
            + literal_cost[length - NUMBER_LIMIT];
    }
}

static void prepare(void)
{
    static int32_t last_place[256];

    prepare_costs();
    memset(last_place, -1, sizeof last_place);
    memset(run_end, -1, sizeof run_end);
    for (int32_t place = 0; place < end_address; place++) {
        if (is_known[place]) {
            same_before[place] = last_place[memory[place]];
            last_place[memory[place]] = place;
        }
    }
}

/* Finds the cheapest way to every place. For every offset it remembers the way on which that offset was the last, so
   that repeats can be considered like other pieces. */
static void find_best_ways(void)
{
    static Step first = {.users = 1}; /* never freed */

    prepare();
    first.end = start;
    assign(&best_way[start], &first);
    assign(&best_match[start], &first);
    allow_literals(&first);
    for (int32_t end = start + 1; end <= end_address; end++) {
        int32_t known = 1;

        for (int32_t place = same_before[end - 1]; place >= 0 && end - 1 - place <= OFFSET_LIMIT;
             place = same_before[place]) {
            extend_match(end, end - 1 - place, &known);
        }
        extend_literals(end);
        if (best_match[end]) {
            offer(&best_way[end], best_match[end]);
            allow_literals(best_match[end]);
        }
    }
}

void choose_pieces(void (*put)(const Step *piece))
{
    Step *after = NULL;

    find_best_ways();
    for (Step *step = best_way[end_address]; step; step = step->before) {
        best_way[step->end] = after; /* now it holds the step that starts where this one ends */
        after = step;
    }
    for (Step *step = best_way[start]; step; step = best_way[step->end]) {
        put(step);
    }
}
