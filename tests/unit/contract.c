/* contract.c: checks what every game must do, without knowing its rules. Plays random games and checks every position
 * (contract_position.c), dice (contract_dice.c) and the record (contract_record.c). Runs for every game, on the host
 * and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/history.h"
#include "engine/random.h"
#include "engine/record.h"
#include "unit/game_memory.h"
#include "unit/contract.h"
#include "unity.h"

/* The test stops at whichever limit is reached first: games played or moves listed. */
#ifdef __CC65__
#define GAMES_PLAYED 1000
#define MOVES_LISTED 60000UL
#else
#define GAMES_PLAYED 3000
#define MOVES_LISTED 1000000UL
#endif

#define PANEL_WIDE 6 /* columns for the name of a side */
#define TITLE_MOST 12 /* columns of a title; a space and the three columns of the level follow */

/* How many of the games are played: a third in `make test`, a tenth with the argument quick, all with the argument deep
 * (make test-deep). Long games (claim_long) are as with quick. */
#define SAMPLE_DIVISOR 3
#define QUICK_DIVISOR 10
uint8_t contract_divisor;

/* The recorded game: moves, each with the position after it, then 0 (tests/golden). `from` is not a move: its position
 * is the start. */
extern const char *const golden[];

char contract_text[TEXT_SIZE];
char contract_other[TEXT_SIZE];
char contract_seen[TEXT_SIZE];
uint8_t contract_is_thorough;

void setUp(void)
{
    state_clear();
    rules = 0;
    contract_is_thorough = 0;
    random_seed = 1;
    node_depth[0] = 1; /* not quiescence: there a move of rank 0 is left out */
    history_clear();
    game_reset();
    record_start();
}

void tearDown(void)
{
}

/* In games of more than two sides and in long games (claim_long) this many moves are enough. */
#ifdef __CC65__
#define MOVES_OF_MANY 40
#else
#define MOVES_OF_MANY 120
#endif
uint8_t contract_is_enough(void)
{
    return (game_info()->sides > 2 || claim_long) && record_count >= MOVES_OF_MANY;
}

/* Chooses a random legal move; returns 0 if the game is over. */
uint8_t contract_draw_move(void)
{
    uint16_t seed = random_seed;

    contract_roll();
    random_seed = seed;
    if (outcome != OUTCOME_NONE) {
        return 0;
    }
    list_moves();
    TEST_ASSERT_TRUE_MESSAGE(move_count > 0, "a running game has no move");
    do {
        list_choose((uint8_t)(random_below(move_count) + 1));
    } while (!list_is_legal());
    return 1;
}

static void test_random_games(void)
{
    uint16_t game;
    uint32_t listed = 0;
    /* more sides: checks take longer */
    uint32_t enough = MOVES_LISTED / contract_divisor / (game_info()->sides > 2 ? 8 : 1);
    /* fewer games with dice: checking a roll takes at least as long as checking a move */
    uint16_t most = (game_info()->chance ? GAMES_PLAYED / 4 : GAMES_PLAYED) / contract_divisor;

    for (game = 0; game < most && listed < enough; ++game) {
        game_reset();
        record_start();
        record_seed = game + 1;
        contract_is_thorough = game % 8 == 0;
        while (!contract_is_enough() && contract_draw_move()) {
            contract_check_list();
            listed += move_count;
            contract_check_noisy();
            contract_check_candidates();
            if (contract_is_thorough) {
                contract_check_moves();
                contract_check_texts();
            }
            contract_draw_move(); /* choose again: the checks have changed `move` */
            record_play();
            contract_check_claims();
        }
        list_moves();
        TEST_ASSERT_TRUE_MESSAGE(outcome != OUTCOME_NONE || contract_is_enough(), "the game did not end");
        contract_check_side();
        contract_check_refusal();
    }
}

/* Plays the first moves of a game with the current rule variant. The moves are random; some are the last of their list.
 * Then undoes and redoes all of them. */
#ifdef __CC65__
#define VARIANT_GAMES 2
#else
#define VARIANT_GAMES 20
#endif
#define VARIANT_MOVES 8
static void play_variant(void)
{
    game_reset();
    record_start();
    while (record_count < VARIANT_MOVES && contract_draw_move()) {
        contract_check_list();
        contract_check_candidates();
        contract_check_moves();
        contract_check_texts();
        list_moves();
        list_choose(move_count);
        if (record_count < 3 || random_below(2) || !list_is_legal()) {
            contract_draw_move();
        }
        record_play();
        contract_check_claims();
    }
    game_write_position(contract_text);
    while (record_undo()) {
    }
    while (record_redo()) {
    }
    game_write_position(contract_other);
    TEST_ASSERT_EQUAL_STRING(contract_text, contract_other);
}

static void test_other_rules(void)
{
    uint8_t variant;
    uint8_t game;

    if (!game_info()->rules || game_info()->chance || claim_long) {
        return; /* the suites of these games test their variants, some of which roll dice for the start position */
    }
    for (variant = 1; game_info()->rules[variant]; ++variant) {
        for (game = 0; game < VARIANT_GAMES; ++game) {
            rules = variant;
            play_variant();
        }
    }
}

static void test_golden_game(void)
{
    uint16_t i = 0; /* 16 bits: a long game has many rolls and moves */

    if (strcmp(golden[0], "from") == 0) { /* the recorded end of a very long game */
        TEST_ASSERT_NULL_MESSAGE(game_read_position(golden[1]), CONTRACT_IN("golden", golden[1]));
        record_start();
        i = 2;
    }
    for (; golden[i]; i += 2) {
        record_update_outcome();
        TEST_ASSERT_TRUE_MESSAGE(outcome == OUTCOME_NONE || outcome == OUTCOME_CHANCE,
            CONTRACT_IN("golden", golden[i]));
        TEST_ASSERT_NULL_MESSAGE(game_read_move(golden[i]), CONTRACT_IN("golden", golden[i]));
        record_play();
        game_write_position(contract_text);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(golden[i + 1], contract_text, CONTRACT_IN("golden", golden[i]));
    }
    TEST_ASSERT_TRUE_MESSAGE(i > 2, CONTRACT_IN("golden", "no moves"));
    record_update_outcome();
    TEST_ASSERT_TRUE_MESSAGE(outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE,
        CONTRACT_IN("golden", "not played to its end"));
}

/* Returns 1 if the name is singular. Checked on the host only, because the 6502 image has little memory left. */
#ifdef __CC65__
#define is_one(name) 1
#else
static uint8_t is_one(const char *name)
{
    const char *last = name + strlen(name) - 1;

    return *last != 's' || last[-1] == 's'; /* "Cross" is singular */
}
#endif

static void test_game_info(void)
{
    const GameInfo *info = game_info();
    uint8_t each;

    TEST_ASSERT_TRUE_MESSAGE(strlen(info->name) > 0, CONTRACT_IN("info.c", "no name"));
    TEST_ASSERT_TRUE_MESSAGE(strlen(info->title) <= TITLE_MOST, CONTRACT_IN("texts.txt", "the title is too long"));
    TEST_ASSERT_TRUE_MESSAGE(strlen(info->help) > 40, CONTRACT_IN("rules.txt", "no rules"));
    TEST_ASSERT_TRUE_MESSAGE(info->sides >= 2 && info->sides <= SIDES_MOST, CONTRACT_IN("info.c", "2 to 4 sides"));
    for (each = 0; each < info->sides; ++each) {
        TEST_ASSERT_TRUE_MESSAGE(strlen(info->side_names[each]) > 0 && strlen(info->side_names[each]) <= PANEL_WIDE,
            CONTRACT_IN("texts.txt", "the name of a side has 1 to 6 letters"));
        TEST_ASSERT_TRUE_MESSAGE(is_one(info->side_names[each]),
            CONTRACT_IN("texts.txt", "a side 'wins': its name must be singular"));
    }
    TEST_ASSERT_TRUE_MESSAGE(info->sides == 2 || info->find_move,
        CONTRACT_IN("info.c", "more than two sides need find_move"));
    TEST_ASSERT_TRUE_MESSAGE(info->score_of_piece > 0, CONTRACT_IN("info.c", "no score_of_piece"));
    TEST_ASSERT_TRUE_MESSAGE(info->lmr_depth <= 3 && info->lmr_depth != 1, /* asm/engine/descend.s relies on it */
        CONTRACT_IN("info.c", "lmr_depth must be 0, 2 or 3"));
    TEST_ASSERT_TRUE_MESSAGE(info->nodes_per_time > 0, CONTRACT_IN("info.c", "no nodes_per_time"));
}

/* With any argument (make check) the test plays a tenth of the random games. */
int main(int count, char **words)
{
    contract_divisor = claim_long ? QUICK_DIVISOR : count < 2 ? SAMPLE_DIVISOR : *words[1] == 'd' ? 1 : QUICK_DIVISOR;
    UNITY_BEGIN();
    RUN_TEST(test_game_info);
    RUN_TEST(test_dice);
    RUN_TEST(test_rolls_come_again);
    RUN_TEST(test_back);
    RUN_TEST(test_lists_fit);
    RUN_TEST(test_golden_game);
    RUN_TEST(test_undo_and_redo);
    RUN_TEST(test_moves_written_later);
    RUN_TEST(test_random_games);
    RUN_TEST(test_other_rules);
#ifndef __CC65__
    RUN_TEST(test_turned);
#endif
    return UNITY_END();
}
