/* menace.c: tests MENACE, the second set of boxes of src/games/matchbox. Its boxes are those of an independent walk
 * through noughts and crosses; beads change as Michie's did; a round teaches once, whatever is undone or replayed.
 * A course is the same on the 6502 and the Atari, and the noughts of level 3 never lose. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "games/matchbox/menace.h"
#include "unity.h"

#define LEVEL_SAFE 30 /* think_depth from the third level on */
#ifdef __CC65__
#define COURSES 1
#define ROUNDS_UNDONE 1
#else
#define COURSES 40
#define ROUNDS_UNDONE 20
#endif

void setUp(void)
{
    state_clear();
    rules = RULES_NEW;
    game_reset();
    record_start();
}

void tearDown(void)
{
}

/* ---- courses ---- */

static uint16_t count;

static void choose(uint16_t seed, uint8_t level)
{
    think_defaults();
    think_depth = level;
    root_seed = (uint16_t)(seed + (count << 8) + count);
    if (!root_seed) {
        root_seed = 1;
    }
    matchbox_find_move();
}

static void play_course(uint16_t seed, uint8_t level)
{
    game_reset();
    for (count = 0; outcome == OUTCOME_NONE; ++count) {
        choose(seed, level);
        list_play();
        ply = 0;
        game_write_position(text_position);
        game_read_position(text_position);
    }
}

/* Every build plays exactly this course. */
static void test_one_course(void)
{
    char text[TEXT_SIZE];

    play_course(1961, LEVEL_WINS);
    game_write_position(text);
    TEST_ASSERT_EQUAL_STRING("- 0 -------+---+-+--+--=+=++-+-+-+++++-----+--++++---+", text);
    TEST_ASSERT_EQUAL_UINT16(374, count);
}

/* Against noughts that take a win and play at random otherwise the boxes learn: in the fourth course they win more
 * rounds than in the first, and lose fewer. Against noughts that never lose they win no round. */
static void test_they_learn(void)
{
#ifndef __CC65__
    uint16_t seed, won[4] = { 0 }, lost[4] = { 0 };
    uint8_t n;

    for (seed = 1; seed <= COURSES; ++seed) {
        rules = RULES_NEW;
        for (n = 0; n < 4; ++n) {
            play_course((uint16_t)(seed * 317 + n * 13), LEVEL_WINS);
            rules = RULES_KEPT;
            TEST_ASSERT_EQUAL_UINT8(MENACE_ROUNDS, matchbox_rounds);
            TEST_ASSERT_EQUAL_UINT16((n + 1) * MENACE_ROUNDS, menace_age());
            won[n] += matchbox_count(ROUND_WON);
            lost[n] += matchbox_count(ROUND_LOST);
        }
        rules = RULES_NEW;
        play_course(seed, LEVEL_SAFE);
        TEST_ASSERT_EQUAL_UINT8(0, matchbox_count(ROUND_WON));
    }
    printf("MENACE, %u times 200 rounds: won %.1f of the first 50 rounds, %.1f of the last; lost %.1f and %.1f\n",
        COURSES, won[0] / (double)COURSES, won[3] / (double)COURSES, lost[0] / (double)COURSES,
        lost[3] / (double)COURSES);
    TEST_ASSERT_TRUE(won[3] > won[0] + 5 * COURSES);
    TEST_ASSERT_TRUE(lost[3] + 5 * COURSES < lost[0]);
#endif
}

/* ---- what a round teaches ---- */

static void play(const char *moves)
{
    char text[3] = "a1";

    for (; *moves; moves += 2) {
        text[0] = moves[0];
        text[1] = moves[1];
        TEST_ASSERT_NULL_MESSAGE(game_read_move(text), text);
        record_play();
    }
}

static void play_again(void)
{
    move = MOVE_AGAIN;
    record_play();
}

/* Returns the beads of a square in the position before move n of the current round. */
static uint8_t beads(uint8_t n, uint8_t square)
{
    uint8_t number;

    menace_show(n);
    TEST_ASSERT_TRUE(menace_find());
    number = menace_beads[menace_bead(square)];
    menace_show(MENACE_MOVES);
    return number;
}

static void test_a_new_box_has_4_3_2_1(void)
{
    play("b2a1c1");
    TEST_ASSERT_EQUAL_UINT8(4, beads(0, 4));
    TEST_ASSERT_EQUAL_UINT8(4, beads(0, 8));
    TEST_ASSERT_EQUAL_UINT8(3, beads(2, 2));
    TEST_ASSERT_EQUAL_UINT8(3, beads(2, 6));
    play("a3a2c2b1");
    TEST_ASSERT_EQUAL_UINT8(2, beads(4, 3));
    TEST_ASSERT_EQUAL_UINT8(1, beads(6, 1));
}

static void check_round(const char *moves, uint8_t over, int8_t change)
{
    static const uint8_t new_beads[] = { 4, 3, 2, 1 };
    uint8_t n;
    uint8_t mark;

    rules = RULES_NEW;
    game_reset();
    record_start();
    play(moves);
    TEST_ASSERT_EQUAL_UINT8(over, matchbox_over);
    mark = MENACE_MOVES > 8 ? 8 : MENACE_MOVES;
    play_again();
    play(moves); /* the same moves again, to look at the same boxes */
    for (n = 0; n < mark; n += 2) {
        TEST_ASSERT_EQUAL_UINT8(new_beads[n / 2] + change, beads(n, menace_path[n]));
    }
    TEST_ASSERT_EQUAL_UINT16(1, menace_age());
}

static void test_rewards(void)
{
    check_round("a1b1a2b2a3", OVER_BOXES, 3);
    check_round("a1b2c3b3b1c1a3a2c2", OVER_DRAW, 1);
    check_round("a1b2a2a3c3c1", OVER_WHITE, -1);
}

static void test_an_empty_box_gives_up(void)
{
    memset(menace_beads, 0, MENACE_BEADS);
    choose(7, LEVEL_SAFE);
    TEST_ASSERT_EQUAL_UINT8(MOVE_AGAIN, (uint8_t)move);
    record_play();
    TEST_ASSERT_EQUAL_UINT8(1, matchbox_rounds);
    TEST_ASSERT_EQUAL_UINT8(ROUND_LOST, matchbox_won[0]);
}

/* Make and unmake leave beads, path and number of rounds as they were. */
static void test_unmake(void)
{
    static uint8_t kept[MENACE_BEADS + 2];
    static uint8_t back;
    uint16_t n;

    random_seed = 5;
    for (n = 0; n < 40; ++n) {
        memcpy(kept, menace_beads, sizeof kept);
        for (back = 0; back < 24 && outcome == OUTCOME_NONE; ++back) {
            list_moves();
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
        }
        while (ply) {
            game_unmake();
        }
        outcome = OUTCOME_NONE;
        TEST_ASSERT_EQUAL_MEMORY(kept, menace_beads, sizeof kept);
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        record_play();
        if (outcome != OUTCOME_NONE) {
            break;
        }
    }
}

/* Undo and redo, a replay from the start, a text that is read: no round teaches twice. */
static void test_a_round_teaches_once(void)
{
    static uint8_t kept[MENACE_BEADS + 2];
    uint8_t n;

    rules = RULES_KEPT;
    menace_new_boxes();
    game_reset();
    record_start();
    for (count = 0; matchbox_rounds < ROUNDS_UNDONE; ++count) {
        choose(99, LEVEL_ANY);
        record_play();
    }
    memcpy(kept, menace_beads, sizeof kept);
    for (n = 0; n < 12 && record_undo(); ++n) {
        TEST_ASSERT_EQUAL_MEMORY(kept, menace_beads, sizeof kept);
    }
    while (record_redo()) {
    }
    TEST_ASSERT_EQUAL_UINT8(ROUNDS_UNDONE, matchbox_rounds);
    TEST_ASSERT_EQUAL_MEMORY(kept, menace_beads, sizeof kept);
    game_reset(); /* a new course: its rounds teach again */
    record_start();
    TEST_ASSERT_EQUAL_UINT16(ROUNDS_UNDONE, menace_start);
    play("a1b1a2b2a3");
    play_again();
    TEST_ASSERT_EQUAL_UINT16(ROUNDS_UNDONE + 1, menace_age());
    rules = RULES_NEW;
    game_reset();
    TEST_ASSERT_EQUAL_UINT16(0, menace_age());
}

/* ---- the boxes, by playing all rounds ---- */

#ifndef __CC65__
static uint8_t is_found[MENACE_BOXES];
static uint8_t is_bead[MENACE_BEADS];

static uint8_t is_over(void)
{
    static const uint8_t lines[8][3] = { {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8},
        {2, 4, 6} };

    for (unsigned i = 0; i < 8; i++) {
        uint8_t mark = matchbox_square[lines[i][0]];

        if (mark && mark == matchbox_square[lines[i][1]] && mark == matchbox_square[lines[i][2]]) {
            return 1;
        }
    }
    return 0;
}

static void walk(uint8_t marks)
{
    if (is_over() || marks == SQUARES) {
        return;
    }
    if (!(marks & 1)) {
        TEST_ASSERT_EQUAL_UINT8(marks != SQUARES - 1, menace_find());
        if (marks != SQUARES - 1) {
            is_found[menace_box] = 1;
        }
    }
    for (uint8_t i = 0; i < SQUARES; i++) {
        if (matchbox_square[i] == EMPTY) {
            if (!(marks & 1) && menace_find()) {
                uint16_t bead = menace_bead(i);

                TEST_ASSERT_TRUE(bead >= menace_at && bead < MENACE_BEADS);
                TEST_ASSERT_TRUE_MESSAGE(bead < menace_at + menace_number(menace_box), "a bead of another box");
                is_bead[bead] = 1;
            }
            matchbox_square[i] = marks & 1 ? NOUGHT : CROSS;
            walk(marks + 1);
            matchbox_square[i] = EMPTY;
        }
    }
}

static void test_boxes(void)
{
    memset(matchbox_square, EMPTY, SQUARES);
    walk(0);
    for (uint16_t box = 0; box < MENACE_BOXES; box++) {
        TEST_ASSERT_TRUE_MESSAGE(is_found[box], "a box without a position");
    }
    for (uint16_t bead = 0; bead < MENACE_BEADS; bead++) {
        TEST_ASSERT_TRUE_MESSAGE(is_bead[bead], "a bead without a move");
    }
}

/* Every move of the crosses against every reply of the noughts at level 3: they never lose. */
static uint16_t ends;

static void walk_safe(void)
{
    static const uint16_t seeds[] = { 0, 3, 77, 5001 };
    uint8_t moves[SQUARES], number = 0;

    if (matchbox_over) {
        TEST_ASSERT_NOT_EQUAL(OVER_BOXES, matchbox_over);
        ends++;
        return;
    }
    if (side) {
        for (uint8_t i = 0; i < SQUARES; i++) {
            if (!matchbox_square[i]) {
                moves[number++] = i;
            }
        }
    } else {
        for (unsigned n = 0; n < sizeof seeds / sizeof *seeds; n++) {
            think_defaults();
            think_depth = LEVEL_SAFE;
            root_seed = seeds[n];
            matchbox_find_move();
            moves[number++] = (uint8_t)move;
        }
    }
    while (number) {
        move = moves[--number];
        list_play();
        walk_safe();
        game_unmake();
        outcome = OUTCOME_NONE;
    }
}

static void test_noughts_never_lose(void)
{
    walk_safe();
    TEST_ASSERT_TRUE(ends > 1000);
}
#endif

int main(void)
{
    UNITY_BEGIN();
#ifndef __CC65__
    RUN_TEST(test_boxes);
    RUN_TEST(test_noughts_never_lose);
#endif
    RUN_TEST(test_a_new_box_has_4_3_2_1);
    RUN_TEST(test_rewards);
    RUN_TEST(test_an_empty_box_gives_up);
    RUN_TEST(test_unmake);
    RUN_TEST(test_a_round_teaches_once);
    RUN_TEST(test_one_course);
    RUN_TEST(test_they_learn);
    return UNITY_END();
}
