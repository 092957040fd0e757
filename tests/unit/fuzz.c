/* fuzz.c: mutated positions and moves. The game refuses any text with a reason, or reads it as something it can write;
 * the sanitizers watch. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "unity.h"

#define TRIES 80000L
#define MORE 5 /* times as many with an argument (make test-deep) */
#define MUTANT_MOST 400

static long tries = TRIES;
static char mutant[MUTANT_MOST + 1];
static char text[TEXT_SIZE];
static char again[TEXT_SIZE];

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    record_start();
    random_seed = 77;
}

void tearDown(void)
{
}

static char any_character(void)
{
    static const char likely[] = "0123456789-/.xXoOwbPpKkabcdefgh :,";

    if (random_below(8) == 0) {
        return (char)(1 + random_below(255));
    }
    return likely[random_below(sizeof likely - 1)];
}

/* One to four changes: replace, insert, delete, cut, duplicate. */
static void mutate(void)
{
    uint8_t changes = (uint8_t)(1 + random_below(4));
    size_t length;
    size_t at;

    while (changes--) {
        length = strlen(mutant);
        at = length ? random_next() % length : 0;
        switch (random_below(5)) {
        case 0:
            if (length) {
                mutant[at] = any_character();
            }
            break;
        case 1:
            if (length < MUTANT_MOST) {
                memmove(mutant + at + 1, mutant + at, length - at + 1);
                mutant[at] = any_character();
            }
            break;
        case 2:
            if (length) {
                memmove(mutant + at, mutant + at + 1, length - at);
            }
            break;
        case 3:
            mutant[at] = 0;
            break;
        default:
            if (length * 2 <= MUTANT_MOST) {
                memcpy(mutant + length, mutant, length);
                mutant[length * 2] = 0;
            }
            break;
        }
    }
}

static uint8_t variants(void)
{
    uint8_t n = 0;

    while (game_info()->rules && game_info()->rules[n]) {
        ++n;
    }
    return n ? n : 1;
}

/* Sets up a bench position, or with another rule variant a position a few moves from the start. */
#define VARIANT_MOVES 6
static void start_position(void)
{
    uint8_t n = 0;

    rules = random_below(4) ? 0 : random_below(variants());
    if (rules && !game_info()->chance) {
        game_reset();
        record_start();
        for (n = random_below(VARIANT_MOVES); n && outcome == OUTCOME_NONE; --n) {
            list_moves();
            list_choose((uint8_t)(random_below(move_count) + 1));
            if (list_is_legal()) {
                record_play();
            }
        }
        if (outcome == OUTCOME_NONE) {
            return;
        }
    }
    rules = 0;
    while (game_bench((uint8_t)(n + 1)) && random_below(3)) {
        ++n;
    }
    TEST_ASSERT_NULL(game_read_position(game_bench(n)));
}

static void test_positions(void)
{
    long i;
    long read = 0;

    for (i = 0; i < tries; ++i) {
        start_position();
        game_write_position(text);
        strcpy(mutant, text);
        mutate();
        if (game_read_position(mutant)) {
            game_write_position(again);
            TEST_ASSERT_EQUAL_STRING(text, again);
            continue;
        }
        ++read;
        game_write_position(text);
        TEST_ASSERT_NULL(game_read_position(text));
        game_write_position(again);
        TEST_ASSERT_EQUAL_STRING(text, again);
        list_moves();
    }
    TEST_ASSERT_TRUE_MESSAGE(read > 0, "no mutant is a position");
}

static void test_moves(void)
{
    long i;

    for (i = 0; i < tries; ++i) {
        start_position();
        record_start();
        list_moves();
        list_choose((uint8_t)(1 + random_below(move_count)));
        game_write_move(mutant);
        mutate();
        if (!game_read_move(mutant)) {
            record_play();
        }
    }
}

int main(int count, char **words)
{
    (void)words;
    if (count > 1) {
        tries = TRIES * MORE;
    }
    UNITY_BEGIN();
    RUN_TEST(test_positions);
    RUN_TEST(test_moves);
    return UNITY_END();
}
