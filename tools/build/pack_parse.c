/* pack_parse.c: finds the literals, repeats and matches that pack a file into the fewest bits (pack.c). */
/* SPDX-License-Identifier: MIT */
#include "pack.h"
#include <stdlib.h>
#include <string.h>

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
static uint8_t gamma_bits[MEMORY];

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

static Step *new_step(Step *before, uint32_t bits, int32_t end, int32_t offset, int is_literal)
{
    Step *step = free_steps;

    if (step) {
        free_steps = step->before;
    } else if (!(step = malloc(sizeof *step))) {
        fail("out of memory");
    }
    *step = (Step){before, bits, end, offset, 0, is_literal};
    before->users++;
    return step;
}

static void offer(Step **slot, Step *step)
{
    if (!*slot || step->bits < (*slot)->bits) {
        assign(slot, step);
    }
}

static uint32_t literal_bits(const Step *before, int32_t end)
{
    int32_t length = end - before->end;

    return before->bits + 1 + gamma_bits[length] + 8 * (uint32_t)length;
}

static uint32_t new_match_bits(int32_t end, int32_t length)
{
    return best_way[end - length]->bits + gamma_bits[length - 1];
}

/* Returns the length of the cheapest new match that ends at `end`, of at most `longest` bytes. It does not depend on
 * the offset. So it is computed once for each `end`, for runs of up to *known bytes. */
static int32_t find_best_length(int32_t end, int32_t longest, int32_t *known)
{
    for (; *known < longest; ++*known) {
        int32_t length = *known + 1, shorter = best_length[*known];

        best_length[length] =
            length == 2 || new_match_bits(end, length) < new_match_bits(end, shorter) ? length : shorter;
    }
    return best_length[longest];
}

/* A run of equal bytes starts. If an earlier match had this offset, literals from there to the run allow a repeat. */
static void begin_run(int32_t end, int32_t offset)
{
    Step *match = after_match[offset];

    run_bytes[offset] = 0;
    if (match) {
        assign(&after_literal[offset], new_step(match, literal_bits(match, end - 1), end - 1, offset, 1));
    }
}

static void extend_match(int32_t end, int32_t offset, int32_t *known)
{
    Step *literal;
    uint32_t bits;

    if (run_end[offset] != end - 1) {
        begin_run(end, offset);
    }
    run_end[offset] = end;
    run_bytes[offset]++;
    literal = after_literal[offset];
    if (literal) {
        bits = literal->bits + 1 + gamma_bits[end - literal->end];
        assign(&after_match[offset], new_step(literal, bits, end, offset, 0));
        offer(&best_match[end], after_match[offset]);
    }
    if (run_bytes[offset] > 1) {
        int32_t length = find_best_length(end, run_bytes[offset], known);

        bits = new_match_bits(end, length) + 1 + gamma_bits[((offset - 1) >> 7) + 1] + 7;
        if (!after_match[offset] || after_match[offset]->end != end || bits < after_match[offset]->bits) {
            assign(&after_match[offset], new_step(best_way[end - length], bits, end, offset, 0));
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

        if (match->bits > earlier->bits + 8 * (uint32_t)(match->end - earlier->end)) {
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

        if (literal_bits(match, end) <= literal_bits(cheapest, end)) {
            cheapest = match;
        }
    }
    offer(&best_way[end], new_step(cheapest, literal_bits(cheapest, end), end, cheapest->offset, 1));
}

static void prepare(void)
{
    static int32_t last_place[256];

    for (int32_t value = 1; value < MEMORY; value++) {
        gamma_bits[value] = value == 1 ? 1 : (uint8_t)(gamma_bits[value / 2] + 2);
    }
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
