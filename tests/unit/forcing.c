/* forcing.c: tests the forcing search of every game that has one: claimed wins hold against every defence, it finds the
 * shortest win of its kind, the moves it leaves out lose, and it can be stopped at any node. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/forcing.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "plat/machine.h"
#include "unit/fake_machine.h"
#include "unity.h"

#ifdef __CC65__
#define CLAIMS 3
#define NAIVE_POSITIONS 2
#define NAIVE_MOVES 2
#define SIFTED 1
#define BUDGETS 4
#else
#define CLAIMS 60
#define NAIVE_POSITIONS 12
#define NAIVE_MOVES 3
#define SIFTED 12
#define BUDGETS 60
#endif
#define CLAIM_PLIES 9 /* longer claims take too long under sim65 */
#define MANY 64 /* with more moves than this, a full check of wins in three moves takes too long */

static char before[TEXT_SIZE];
static char after[TEXT_SIZE];
static uint16_t chance; /* seed of draw(), separate from the engine's random numbers */

static void prepare(void)
{
    think_defaults();
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    machine_stop_after = 0;
}

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
    prepare();
    chance = 77;
}

void tearDown(void)
{
}

static uint8_t draw(uint8_t below)
{
    uint8_t drawn;

    random_seed = chance;
    drawn = random_below(below);
    chance = random_seed;
    return drawn;
}

/* Lists the moves that the search would try without forcing. */
static void list_candidates(void)
{
    think_without |= WITHOUT_FIND_MOVE;
    list_open(0);
    game_info()->gen_candidates();
    think_without &= ~WITHOUT_FIND_MOVE;
}

/* Plays this many random plies, after which the game is still running. */
static void play_random(uint8_t plies)
{
    uint8_t n = plies;

    do {
        if (n == plies) {
            game_reset();
            record_start();
            n = 0;
        }
        list_candidates();
        list_choose((uint8_t)(draw(move_count) + 1));
        record_play();
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            n = plies;
        } else {
            ++n;
        }
    } while (n != plies || outcome != OUTCOME_NONE);
    game_write_position(before);
}

static void set_up(const char *position)
{
    TEST_ASSERT_NULL(game_read_position(position));
    record_start();
}

/* Returns the plies to the win that find_move claims, or 0. */
static uint8_t claim(uint8_t depth)
{
    prepare();
    think_depth = depth;
    budget_start();
    budget_open();
    return forcing_find_move() == 2 ? search_depth : 0;
}

/* ---- against every defence ---- */

/* Plays the claimed move, then every reply: each leads to a claim of fewer plies, and the last move wins. */
static void check_claim(uint8_t plies)
{
    static char positions[CLAIM_PLIES / 2 + 1][256]; /* one for each distance to the win */
    char *position = positions[plies / 2];
    uint8_t count;
    uint8_t i;

    move = pv_lo[0];
    record_play();
    record_update_outcome();
    if (plies == 1) {
        TEST_ASSERT_EQUAL_UINT8(OUTCOME_LOSS, outcome);
        return;
    }
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
    game_write_position(position);
    list_moves();
    count = move_count;
    for (i = 1; i <= count; ++i) {
        uint8_t left;

        set_up(position);
        list_moves();
        list_choose(i);
        record_play();
        record_update_outcome();
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_NONE, outcome, position);
        left = claim((uint8_t)(plies - 2));
        TEST_ASSERT_TRUE_MESSAGE(left && left <= plies - 2, position);
        check_claim(left);
    }
}

static void test_a_claim_holds_against_every_defence(void)
{
    uint8_t n;
    uint8_t plies;

    for (n = 0; n < CLAIMS;) {
        play_random((uint8_t)(10 + draw(14)));
        plies = claim(CLAIM_PLIES);
        if (plies) {
            check_claim(plies);
            ++n;
        }
    }
}

/* ---- the shortest win ---- */

/* Copies all moves, a byte each; returns their number. */
static uint8_t take_list(uint8_t *moves)
{
    list_open(0);
    game_generate();
    memcpy(moves, list_lo + 1, move_count);
    return move_count;
}

/* Returns 1 if, by the rules alone, `side` can win with its next move. */
static uint8_t wins_at_once(void)
{
    uint8_t moves[LIST_MOST];
    uint8_t count;
    uint8_t i;
    uint8_t won = 0;

    count = take_list(moves);
    for (i = 0; i < count && !won; ++i) {
        move = moves[i];
        list_play();
        won = outcome == OUTCOME_LOSS;
        game_unmake();
        outcome = OUTCOME_NONE;
    }
    return won;
}

static uint8_t wins_in(uint8_t moves_left);

/* Returns 1 if every reply to the move just made allows a win in this many moves. */
static uint8_t all_lose(uint8_t moves_left)
{
    uint8_t moves[LIST_MOST];
    uint8_t count;
    uint8_t i;
    uint8_t lost = 1;

    count = take_list(moves);
    for (i = 0; i < count && lost; ++i) {
        move = moves[i];
        list_play();
        lost = outcome == OUTCOME_NONE && wins_in(moves_left);
        game_unmake();
        outcome = OUTCOME_NONE;
    }
    return lost;
}

/* Returns 1 if `side` wins in at most this many moves, each of which threatens to win at once. */
static uint8_t wins_in(uint8_t moves_left)
{
    uint8_t moves[LIST_MOST];
    uint8_t count;
    uint8_t i;
    uint8_t won = wins_at_once();

    if (won || moves_left == 1) {
        return won;
    }
    count = take_list(moves);
    for (i = 0; i < count && !won; ++i) {
        move = moves[i];
        list_play();
        game_info()->forcing_step(FORCE_NULL_MOVE);
        won = wins_at_once();
        game_info()->forcing_step(FORCE_NULL_MOVE);
        won = won && !wins_at_once() && all_lose((uint8_t)(moves_left - 1));
        game_unmake();
        outcome = OUTCOME_NONE;
    }
    return won;
}

static void test_the_shortest_win_is_found(void)
{
    uint8_t n;
    uint8_t plies;
    uint8_t expected;
    uint8_t most;

    for (n = 0; n < NAIVE_POSITIONS; ++n) {
        play_random((uint8_t)(8 + draw(16)));
        list_moves();
        most = move_count > MANY ? 2 : NAIVE_MOVES;
        plies = claim((uint8_t)(2 * most - 1));
        for (expected = 1; expected <= most && !wins_in(expected); ++expected) {
        }
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(expected <= most ? 2 * expected - 1 : 0, plies, before);
    }
}

/* ---- results ---- */

static void test_the_line_is_played_to_its_end(void)
{
    uint8_t n = 0;
    uint8_t i;

    while (n < CLAIMS) {
        play_random((uint8_t)(10 + draw(14)));
        prepare();
        think_depth = CLAIM_PLIES;
        budget_nodes = 4000;
        think();
        if (think_score < SCORE_WON) {
            continue;
        }
        ++n;
        TEST_ASSERT_EQUAL_INT16(SCORE_WIN - think_reached, think_score);
        TEST_ASSERT_EQUAL_UINT8(think_reached < PV_MAX ? think_reached : PV_MAX, think_line_length());
        for (i = 0; i < think_line_length(); ++i) {
            record_update_outcome();
            TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
            think_line_move(i);
            TEST_ASSERT_TRUE(list_is_legal());
            think_line_move(i);
            record_play();
        }
        record_update_outcome();
        TEST_ASSERT_EQUAL_UINT8(think_reached <= PV_MAX ? OUTCOME_LOSS : OUTCOME_NONE, outcome);
    }
}

/* Root moves that find_move removed from the list lose by force; without forcing none is removed. */
static void test_what_is_left_out_loses(void)
{
    static uint8_t kept[LIST_MOST];
    static uint8_t all[LIST_MOST];
    uint8_t count;
    uint8_t every;
    uint8_t i;
    uint8_t n;

    for (n = 0; n < SIFTED;) {
        play_random((uint8_t)(8 + draw(12)));
        if (claim(7)) {
            continue;
        }
        list_open(0);
        game_info()->gen_candidates();
        count = move_count;
        memcpy(kept, list_lo + 1, count);
        list_candidates();
        every = move_count;
        memcpy(all, list_lo + 1, every);
        TEST_ASSERT_TRUE(count && count <= every);
        if (count == every) {
            continue;
        }
        ++n;
        for (i = 0; i < every; ++i) {
            if (memchr(kept, all[i], count)) {
                continue;
            }
            set_up(before);
            move = all[i];
            record_play();
            TEST_ASSERT_TRUE_MESSAGE(claim(7), before);
        }
    }
}

/* ---- budgets ---- */

static void check_as_before(void)
{
    game_write_position(after);
    TEST_ASSERT_EQUAL_STRING(before, after);
    TEST_ASSERT_EQUAL_UINT8(0, ply);
}

static void test_stopped_anywhere(void)
{
    uint8_t n;
    uint16_t nodes;

    play_random(20);
    while (claim(7)) {
        play_random(20);
    }
    for (n = 0; n < BUDGETS; ++n) {
        prepare();
        nodes = (uint16_t)(1024 + 37 * n);
        budget_nodes = nodes;
        TEST_ASSERT_EQUAL_UINT8(1, think());
        check_as_before();
        TEST_ASSERT_TRUE(budget_counted <= (uint32_t)nodes + LIST_MOST);
        prepare();
        budget_nodes = 6000;
        machine_stop_after = (uint8_t)(n + 1);
        TEST_ASSERT_EQUAL_UINT8(1, think());
        check_as_before();
        move = think_move;
        TEST_ASSERT_TRUE(list_is_legal());
    }
}

/* A search for a win (think_find_win) after an earlier forced win still searches to its last depth. */
static void test_an_earlier_win_does_not_end_the_search(void)
{
    uint8_t n = 0;

    while (n < 2) {
        play_random(16);
        if (claim(3) != 3) {
            continue;
        }
        ++n;
        prepare();
        think();
        TEST_ASSERT_TRUE(think_score >= SCORE_WON);
        think_find_win(2);
        think_without &= ~WITHOUT_CANDIDATES;
        think();
        TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 3, think_score);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_claim_holds_against_every_defence);
    RUN_TEST(test_the_shortest_win_is_found);
    RUN_TEST(test_the_line_is_played_to_its_end);
    RUN_TEST(test_what_is_left_out_loses);
    RUN_TEST(test_stopped_anywhere);
    RUN_TEST(test_an_earlier_win_does_not_end_the_search);
    return UNITY_END();
}
