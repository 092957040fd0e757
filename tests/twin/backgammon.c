/* backgammon.c: twin test of backgammon: compares its assembly with the C twins (twin_NAME, twin.mk) in random games:
 * the evaluation, all plays of a roll, their steps, the best reply, luck and moves. Places as text, and the
 * points of a match. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "games/backgammon/backgammon.h"
#include "unity.h"

#define POSITIONS 300
#define PLAYS_MOST 400 /* of a roll that are compared */

void twin_game_eval(void);
uint8_t twin_backgammon_win_percent(void);
void twin_backgammon_each(uint8_t (*found)(void));
uint8_t twin_backgammon_carry(void);
void twin_backgammon_carry_back(uint8_t hits);
void twin_backgammon_best_reply(void);
void twin_backgammon_score_after(void);
uint8_t twin_backgammon_score(uint8_t owner);
uint8_t twin_backgammon_read_place(const char *text);
extern uint8_t twin_backgammon_place;
uint8_t twin_backgammon_count(uint8_t (*wait)(uint8_t frames));
extern int16_t twin_backgammon_changes[4];

/* The C twins call those of the engine, which are not in this image. */
const char *twin_text_error(uint16_t place, const char *what)
{
    return text_error(place, what);
}

void twin_list_play(void)
{
    list_play();
}

char twin_text_lower(char c)
{
    return text_lower(c);
}

uint16_t plays[PLAYS_MOST];
static uint16_t count;
static uint8_t before[PLACES];
static uint8_t after[PLACES];

void setUp(void)
{
    random_seed = 4711;
    game_reset();
}

void tearDown(void)
{
}

static uint8_t note(void)
{
    if (count < PLAYS_MOST) {
        plays[count] = move;
    }
    ++count;
    return count != 40 || random_seed & 3; /* sometimes it stops early */
}

static void compare_plays(void)
{
    static uint16_t first[PLAYS_MOST];
    uint16_t found;
    uint16_t i;
    uint8_t hits;

    memcpy(before, backgammon_at, PLACES);
    count = 0;
    backgammon_each(note);
    found = count;
    TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
    memcpy(first, plays, sizeof plays);
    count = 0;
    twin_backgammon_each(note);
    TEST_ASSERT_EQUAL(count, found);
    if (count > PLAYS_MOST) {
        count = PLAYS_MOST;
    }
    if (count) {
        TEST_ASSERT_EQUAL_MEMORY(plays, first, count * 2);
    }
    for (i = 0; i < count; i += 3) {
        move = plays[i];
        hits = twin_backgammon_carry();
        memcpy(after, backgammon_at, PLACES);
        twin_backgammon_carry_back(hits);
        TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
        TEST_ASSERT_EQUAL(hits, backgammon_carry());
        TEST_ASSERT_EQUAL_MEMORY(after, backgammon_at, PLACES);
        backgammon_carry_back(hits);
        TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
    }
}

static void compare_values(void)
{
    int16_t value;
    uint8_t looked;

    game_eval();
    value = score;
    looked = backgammon_win_percent();
    TEST_ASSERT_TRUE(looked >= 1 && looked <= 99);
    twin_game_eval();
    TEST_ASSERT_EQUAL(score, value);
    TEST_ASSERT_EQUAL_UINT8(twin_backgammon_win_percent(), looked);
    backgammon_score_after();
    value = score;
    twin_backgammon_score_after();
    TEST_ASSERT_EQUAL(score, value);
    if (outcome == OUTCOME_NONE && !(random_seed & 7)) { /* the C takes half a second */
        backgammon_best_reply();
        value = score;
        looked = leaf_count;
        TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
        twin_backgammon_best_reply();
        TEST_ASSERT_EQUAL(score, value);
        TEST_ASSERT_EQUAL(leaf_count, looked);
    }
}

static char text[TEXT_SIZE];

static void compare_texts(void)
{
    static uint8_t at;

    backgammon_won[0] = (uint8_t)random_below(6);
    backgammon_won[1] = (uint8_t)random_below(6);
    record_resigned = (uint8_t)(random_seed >> 9 & 1);
    for (at = 0; at < 2; ++at) {
        TEST_ASSERT_EQUAL(twin_backgammon_score(at), backgammon_score(at));
    }
    record_resigned = 0;
    game_write_position(text);
    backgammon_won[0] = 0;
    backgammon_won[1] = 0;
    at = (uint8_t)random_below((uint8_t)strlen(text));
    TEST_ASSERT_EQUAL(twin_backgammon_read_place(text + at), backgammon_read_place(text + at));
    if (backgammon_read_place(text + at)) {
        TEST_ASSERT_EQUAL(twin_backgammon_place, backgammon_place);
    }
}

static void test_random_games(void)
{
    uint16_t n;
    uint8_t i;

    for (n = 0; n < POSITIONS; ++n) {
        if (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) {
            game_reset();
        }
        if (outcome == OUTCOME_CHANCE) {
            list_open(0);
            backgammon_gen_rolls();
        } else {
            compare_plays();
            list_moves();
        }
        memcpy(before, backgammon_at, PLACES);
        compare_values();
        compare_texts();
        i = (uint8_t)(random_below(move_count) + 1);
        list_choose(i);
        list_play();
        ply = 0;
    }
}

#define TURNS 12
#define STOPPED_AT 9

static uint8_t asked;
static uint8_t asks_most;

static uint8_t stops(uint8_t frames)
{
    TEST_ASSERT_EQUAL(0, frames);
    return ++asked == asks_most;
}

/* Luck and moves after random plays. */
static void test_luck(void)
{
    static int16_t changes[4];
    uint8_t n;
    uint8_t found;

    record_start();
    record_seed = 99;
    for (n = 0; n < TURNS;) {
        record_update_outcome();
        if (!record_draw_forced()) {
            random_seed = (uint16_t)(n * 7919 + 3);
            list_moves();
            list_choose((uint8_t)(random_below(move_count) + 1));
            ++n;
        }
        record_play();
    }
    memcpy(before, backgammon_at, PLACES);
    for (asks_most = 0; asks_most <= STOPPED_AT; asks_most += STOPPED_AT) {
        asked = 0;
        found = backgammon_count(stops);
        memcpy(changes, backgammon_changes, sizeof changes);
        TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
        asked = 0;
        TEST_ASSERT_EQUAL(twin_backgammon_count(stops), found);
        TEST_ASSERT_EQUAL_MEMORY(twin_backgammon_changes, changes, sizeof changes);
        TEST_ASSERT_EQUAL_MEMORY(before, backgammon_at, PLACES);
        TEST_ASSERT_EQUAL(found, asks_most == 0);
        TEST_ASSERT_TRUE(changes[BACKGAMMON_MOVES] < 0 && changes[BACKGAMMON_MOVES | 1] <= 0);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_luck);
    RUN_TEST(test_random_games);
    return UNITY_END();
}
