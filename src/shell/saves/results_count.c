/* results_count.c: see results_count.h. results_write.c calls it. In the overlay RESULTS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/state.h"
#include "engine/text.h"
#include "shell/shell.h"
#include "shell/saves/results.h"
#include "shell/saves/results_count.h"

static uint8_t result[RESULT_BYTES]; /* a record: what is added next */

#define IS_PUZZLES(record) ((record)[1] % (RESULT_LEVEL + 1) == RESULT_PUZZLES)

/* Adds `result` to the records of `table`, which has this many bytes, and puts its record first. */
static void add(uint8_t *table, uint8_t bytes)
{
    uint8_t *record = table;
    uint8_t left;
    uint8_t i;

    sum_low = result[0];
    sum_high = result[1];
    for (left = (uint8_t)(bytes - RESULT_BYTES); left && record[1] && !RESULT_IS_KEY(record); left -= RESULT_BYTES) {
        record += RESULT_BYTES;
    }
    if (RESULT_IS_KEY(record)) {
        for (i = RESULT_WON; i < RESULT_BYTES; ++i) {
            if (IS_PUZZLES(record)) {
                result[i] |= record[i];
                continue;
            }
            result[i] += record[i];
            if (result[i] > RESULT_MOST) {
                result[i] = RESULT_MOST;
            }
        }
    } else {
        while (record != table && record[1] && IS_PUZZLES(record)) {
            record -= RESULT_BYTES;
        }
    }
    while (record != table) {
        --record;
        record[RESULT_BYTES] = record[0];
    }
    memcpy(table, result, RESULT_BYTES);
}

void results_count(void)
{
    uint8_t people = 0;
    uint8_t who = game_info()->sides;
    uint8_t winner = side;

    if (record_seed == shell_counted_seed) {
        return;
    }
    shell_counted_seed = record_seed;
    do {
        --who;
        if (!record_computer[who]) {
            ++people;
        }
    } while (who);
    if (people != 1) {
        return;
    }
    results_key(shell_entry.file);
    memset(result, 0, sizeof result);
    result[0] = sum_low;
    result[1] = sum_high;
    if (record_resigned || outcome == OUTCOME_LOSS) {
        winner ^= 1; /* only in games of two sides */
    }
    if (record_resigned == RECORD_AGREED || outcome == OUTCOME_DRAW) {
        result[RESULT_DRAWN] = 1;
    } else if (record_computer[winner]) {
        result[RESULT_LOST] = 1;
    } else {
        result[RESULT_WON] = 1;
    }
    add(shell_results, sizeof shell_results);
}

void results_merge(void)
{
    uint8_t n = sizeof shell_results;

    do {
        n -= RESULT_BYTES;
        memcpy(result, shell_results + n, sizeof result);
        if (result[1]) {
            add((uint8_t *)text_buffer, RESULTS_BYTES);
        }
    } while (n);
}
