/* contract_record.c: checks the record of a game: undo and redo, repetition data, its moves as text. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/record.h"
#include "engine/text.h"
#include "unit/contract.h"
#include "unit/snapshot.h"
#include "unity.h"

static uint8_t repetition_before[REPETITION_BYTES];
static uint8_t repetition_count_before;

static void remember_past(void)
{
    repetition_count_before = repetition_count;
    if (repetition_keys) {
        memcpy(repetition_before, repetition_keys, REPETITION_BYTES);
    }
}

/* A replayed game has the same repetition data. */
static void check_past(void)
{
    uint8_t i;

    TEST_ASSERT_EQUAL_UINT8(repetition_count_before, repetition_count);
    for (i = 0; repetition_count && i < REPETITION_KEY; ++i) {
        TEST_ASSERT_EQUAL_MEMORY(repetition_before + i * REPETITION_MAX, repetition_keys[i], repetition_count);
    }
}

/* Redoes all moves. Then record_chosen must be the number of the human side's last move. */
static void check_chosen(void)
{
    uint8_t mover = side;
    uint16_t chosen = 0;

    record_computer[1] = 1;
    while (record_redo()) {
        if (!record_computer[mover]) {
            chosen = record_count;
        }
        mover = side;
    }
    record_restore();
    TEST_ASSERT_EQUAL_UINT16(chosen, record_chosen);
}

/* After undoing everything the board has the start position; redo leads to the last position again. */
void test_undo_and_redo(void)
{
    uint16_t moves;

    while (!contract_is_enough() && contract_draw_move()) {
        record_play();
    }
    moves = record_count;
    game_write_position(contract_text);
    remember_past();
    record_restore();
    check_past();
    while (record_undo()) {
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
    game_write_position(contract_other);
    TEST_ASSERT_EQUAL_STRING(record_begin, contract_other);
    check_chosen();
    TEST_ASSERT_EQUAL_UINT16(moves, record_count);
    game_write_position(contract_other);
    TEST_ASSERT_EQUAL_STRING(contract_text, contract_other);
}

/* Returns 1 if a player chose the nth move (it is not a roll or a forced pass). */
static uint8_t is_chosen(uint16_t n)
{
    record_move(n);
    return !game_info()->chance || (!(move & MOVE_ROLL) && move != MOVE_PASS);
}

/* Undoes one choice at a time. Between two choices there are only rolls and forced passes. At the end the record is
 * empty. */
void test_back(void)
{
    uint16_t n;

    while (!contract_is_enough() && contract_draw_move()) {
        record_play();
    }
    for (n = record_count; record_undo_choice(); n = record_count) {
        TEST_ASSERT_TRUE(record_count == 0 || is_chosen(record_count));
        while (--n > record_count) {
            TEST_ASSERT_FALSE(is_chosen(n));
        }
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
    TEST_ASSERT_EQUAL_UINT8(0, record_undo_choice());
    game_write_position(contract_text);
    TEST_ASSERT_EQUAL_STRING(record_begin, contract_text);
}

/* ---- moves written while another board is shown (verbs.h: write_move) ---- */

static uint8_t sums[RECORD_MOST];

static uint8_t sum_of(const char *written)
{
    uint8_t sum = 0;

    while (*written) {
        sum = (uint8_t)((sum << 1 | sum >> 7) + *written++);
    }
    return sum;
}

/* `contract_text` is abbreviated. Without its last character it must be the beginning of the full text, which is
 * written on the board before the nth move. */
static void check_beginning(uint16_t n)
{
    uint16_t count = record_count;
    size_t length = strlen(contract_text) - 1;

    /* a play of two dice begins with one place and a stroke: the dice are not part of it */
    TEST_ASSERT_TRUE_MESSAGE(length > (game_info()->chance ? 1 : 2), "the abbreviated move is too short");
    record_count = n;
    record_restore();
    record_move(n);
    game_write_move(contract_other);
    contract_text[length] = 0;
    contract_other[length] = 0;
    TEST_ASSERT_EQUAL_STRING(contract_text, contract_other);
    record_count = count;
    record_restore();
}

/* Writes all moves of the record while the last position is on the board. */
static void check_written_later(void)
{
    uint16_t n;

    contract_look();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        text_other_board = 1;
        game_write_move(contract_text); /* scratch bytes of the game get their final values */
        snapshot_take();
        game_write_move(contract_text);
        text_other_board = 0;
        TEST_ASSERT_TRUE_MESSAGE(snapshot_same(), "writing a move changed a byte of state");
        TEST_ASSERT_TRUE(strlen(contract_text) < MOVE_SIZE);
        if (contract_text[strlen(contract_text) - 1] == '+') {
            check_beginning(n);
        } else {
            TEST_ASSERT_EQUAL_HEX8_MESSAGE(sums[n], sum_of(contract_text), contract_text);
        }
    }
    contract_check_unchanged("writing moves changed something");
}

void test_moves_written_later(void)
{
    uint8_t game;

    for (game = 0; game < 4; ++game) {
        game_reset();
        record_start();
        while (!contract_is_enough() && contract_draw_move()) {
            record_play();
        }
        record_count = 0;
        record_restore();
        do {
            record_move(record_count);
            game_write_move(contract_text);
            sums[record_count] = sum_of(contract_text);
        } while (record_redo() && record_count < record_last);
        check_written_later();
    }
}
