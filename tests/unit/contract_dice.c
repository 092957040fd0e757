/* contract_dice.c: checks dice rolls; see contract.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "unit/contract.h"
#include "unit/snapshot.h"
#include "unity.h"

/* Checks the list of rolls: none is listed twice, each has a weight, and the sum of the weights fits a byte. */
static void check_rolls(void)
{
    uint16_t sum = 0;
    uint8_t number;
    uint8_t i;
    uint8_t j;

    game_info()->chance(CHANCE_LIST);
    number = move_count;
    TEST_ASSERT_TRUE_MESSAGE(number > 0, "no roll is listed");
    for (i = 1; i <= number; ++i) {
        TEST_ASSERT_TRUE_MESSAGE(list_hi[i] & MOVE_ROLL >> 8, "a roll lacks the flag MOVE_ROLL");
        TEST_ASSERT_TRUE_MESSAGE(list_rank[i] > 0, "a roll has no weight");
        sum += list_rank[i];
        for (j = 1; j < i; ++j) {
            TEST_ASSERT_FALSE_MESSAGE(list_lo[i] == list_lo[j] && list_hi[i] == list_hi[j], "a roll is listed twice");
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(sum <= 255, "the weights do not fit a byte");
}

static uint8_t is_first; /* 1: the start position, whose roll may say which side begins */

/* Makes the roll `move` and unmakes it. Writes the position after the roll to contract_text and its hash key to
 * `key`. */
static void there_and_back(uint8_t *key)
{
    uint8_t mover = side;
    uint8_t i;

    list_play();
    TEST_ASSERT_EQUAL_UINT8(1, ply);
    if (!is_first) {
        TEST_ASSERT_EQUAL_UINT8(mover, side);
    }
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(0, reversible_plies[1], "a repetition across a roll");
    TEST_ASSERT_TRUE_MESSAGE(outcome <= OUTCOME_WIN, "a roll is not followed by a move");
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][1];
    }
    game_write_position(contract_text);
    game_unmake();
    TEST_ASSERT_EQUAL_UINT8(mover, side);
    outcome = OUTCOME_CHANCE;
}

/* After a roll the same side is on turn, unless it was the first one; it can move, or the game is over. The texts of
 * the roll and of the position with it are read back. Unmaking restores the position, and the second time every byte of
 * state. */
static void check_roll(uint16_t rolled)
{
    static uint8_t key[KEY_BYTES];
    uint8_t i;

    game_write_position(contract_seen);
    move = rolled;
    game_write_move(contract_text);
    contract_check_letters(contract_text);
    move = 0;
    TEST_ASSERT_NULL_MESSAGE(game_read_move(contract_text), contract_text);
    TEST_ASSERT_EQUAL_HEX16(rolled, move);
    there_and_back(key); /* scratch bytes of the game get their final values */
    game_write_position(contract_other);
    TEST_ASSERT_EQUAL_STRING(contract_seen, contract_other);
    move = rolled;
    snapshot_take();
    there_and_back(key);
    TEST_ASSERT_TRUE_MESSAGE(snapshot_same(), "a byte of state is not restored after a roll");
    TEST_ASSERT_NULL_MESSAGE(game_read_position(contract_text), contract_text);
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(key[i], hash_key[i][0], "the hash key differs from the recomputed one");
    }
    TEST_ASSERT_NULL(game_read_position(contract_seen));
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_CHANCE, outcome);
}

static void check_all_rolls(void)
{
    uint8_t number;
    uint8_t i;

    game_write_position(contract_seen);
    game_reset();
    game_write_position(contract_other);
    is_first = !strcmp(contract_seen, contract_other);
    TEST_ASSERT_NULL(game_read_position(contract_seen));
    check_rolls();
    number = move_count;
    for (i = 1; i <= number; ++i) {
        game_info()->chance(CHANCE_LIST);
        list_choose(i);
        check_roll(move);
    }
}

/* Rolls until a side can move or the game is over. */
void contract_roll(void)
{
    record_update_outcome();
    while (outcome == OUTCOME_CHANCE) {
        if (contract_is_thorough) {
            check_all_rolls();
        }
        record_draw_forced();
        record_play();
        record_update_outcome();
    }
}

/* The same rolls come again: after an undo, and when the game is replayed from its moves and its seed. */
void test_rolls_come_again(void)
{
    uint16_t undone;

    if (!game_info()->chance) {
        return;
    }
    record_seed = 4711;
    while (contract_draw_move()) {
        record_play();
    }
    while (record_undo()) {
        record_move(record_count); /* the move that was undone */
        undone = move;
        TEST_ASSERT_EQUAL(outcome == OUTCOME_CHANCE, (undone & MOVE_ROLL) != 0);
        if (undone & MOVE_ROLL) {
            record_draw_forced();
            TEST_ASSERT_EQUAL_HEX16(undone, move);
            record_play(); /* as after loading a game: a new move, not a redo */
            TEST_ASSERT_EQUAL_UINT8(1, record_undo());
        }
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
}

/* Bench positions of games with dice include the roll. These games use no pruning, no late-move reductions and no
 * random moves (draw_random). */
void test_dice(void)
{
    const GameInfo *info = game_info();
    const char *position;
    uint8_t n;

    for (n = 0; (position = game_bench(n)) != 0; ++n) {
        TEST_ASSERT_NULL_MESSAGE(game_read_position(position), position);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_NONE, outcome, position);
    }
    TEST_ASSERT_EQUAL_UINT8(info->gen_rolls != 0, info->chance != 0);
    if (info->chance) {
        TEST_ASSERT_TRUE(info->chance_score_limit > 0 && info->chance_score_limit <= SCORE_MOST);
        TEST_ASSERT_TRUE(!info->prune && !info->lmr_depth && !info->draw_random);
    }
}
