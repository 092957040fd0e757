/* grow_book_search.c: searches for lab/common/grow_book, several at a time: each process takes the next position of a
 * list. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "grow_book.h"
#include "plat/machine.h"

#define WORK_MOST (4L * NODES_MOST)
#define KEPT_MOST (4L * NODES_MOST)
#define TABLE (1UL << 20) /* as in lab/common/check_book: the same searches */

typedef struct {
    int node;
    int depth;
} Work;

typedef struct {
    unsigned long key;
    int depth;
    int value;
} Kept;

Node nodes[NODES_MOST];
int nodes_met;
int16_t (*values)[DEPTHS];

static Work work[WORK_MOST];
static int work_count;
static int *work_next; /* shared by all processes, like the values */
static int processes;
static FILE *keeper;
static Kept kept[KEPT_MOST]; /* results of earlier runs */
static int kept_count;

static int search(const Work *what)
{
    game_read_position(nodes[what->node].text);
    record_start();
    record_update_outcome();
    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return score;
    }
    think_defaults();
    think_depth = (uint8_t)what->depth;
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_LMR;
    think();
    return think_score;
}

static unsigned long key_of(const uint8_t *key)
{
    return (unsigned long)key[0] << 24 | (unsigned long)key[1] << 16 | (unsigned long)key[2] << 8 | key[3];
}

/* Writes a line with one call, so that lines of several processes do not mix. */
static void keep(const Work *what, int value)
{
    if (keeper) {
        fprintf(keeper, "%08lx %d %d\n", key_of(nodes[what->node].key), what->depth, value);
        fflush(keeper);
    }
}

void values_keep(const char *file)
{
    keeper = fopen(file, "a+");
    if (!keeper) {
        perror(file);
        exit(1);
    }
    while (kept_count < KEPT_MOST && fscanf(keeper, "%lx %d %d", &kept[kept_count].key, &kept[kept_count].depth,
        &kept[kept_count].value) == 3) {
        ++kept_count;
    }
}

void values_take(int node)
{
    int i;

    for (i = 0; i < kept_count; ++i) {
        if (kept[i].key == key_of(nodes[node].key) && kept[i].depth < DEPTHS) {
            values[node][kept[i].depth] = (int16_t)kept[i].value;
        }
    }
}

static int deepest_first(const void *a, const void *b)
{
    return ((const Work *)b)->depth - ((const Work *)a)->depth;
}

void values_search(void)
{
    int job;
    int next;

    qsort(work, (size_t)work_count, sizeof *work, deepest_first);
    *work_next = 0;
    fflush(stdout);
    for (job = 0; job < processes; ++job) {
        if (fork() == 0) {
            while ((next = __atomic_fetch_add(work_next, 1, __ATOMIC_RELAXED)) < work_count) {
                values[work[next].node][work[next].depth] = (int16_t)search(&work[next]);
                keep(&work[next], values[work[next].node][work[next].depth]);
            }
            _exit(0);
        }
    }
    while (wait(0) > 0) {
    }
    work_count = 0;
}

static void want(int node, int deep)
{
    if (values[node][deep] == UNSEARCHED) {
        values[node][deep] = UNSEARCHED - 1; /* marks it as asked for */
        work[work_count].node = node;
        work[work_count++].depth = deep;
    }
}

void values_want(int node, int depth)
{
    want(node, depth);
    want(node, depth + 1);
}

static void *share_memory(size_t size)
{
    void *at = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (at == MAP_FAILED) {
        perror("lab/common/grow_book");
        exit(1);
    }
    return at;
}

void values_start(int jobs)
{
    int i;

    processes = jobs;
    work_next = share_memory(sizeof *work_next);
    values = share_memory(NODES_MOST * sizeof *values);
    for (i = 0; i < NODES_MOST * DEPTHS; ++i) {
        values[i / DEPTHS][i % DEPTHS] = UNSEARCHED;
    }
    state_clear();
    tt_base = machine_tt_memory();
    tt_entries = TABLE;
}
