/* matchbox.c: tests src/games/matchbox. The boxes equal those found by an independent walk through hexapawn. They
 * learn: of a hundred courses against best play nearly all win the last ten rounds, and all lose some of the first. One
 * course is the same on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/think.h"
#include "games/matchbox/matchbox.h"
#include "unity.h"

#define LEVEL_BEST 30 /* think_depth from the third level on */
#define LAST 10       /* rounds */
#ifdef __CC65__
#define COURSES 1
#else
#define COURSES 100
#define COURSES_LEARNT 90
#endif

void setUp(void)
{
    state_clear();
    game_reset();
}

void tearDown(void)
{
}

/* ---- a course ---- */

static uint16_t count;

static void play_course(uint16_t seed)
{
    game_reset();
    think_defaults();
    think_depth = LEVEL_BEST;
    for (count = 0; outcome == OUTCOME_NONE; ++count) {
        root_seed = (uint16_t)(seed + (count << 8) + count);
        if (!root_seed) {
            root_seed = 1;
        }
        matchbox_find_move();
        list_play();
        ply = 0;
    }
}

static uint8_t lost_from(uint8_t first, uint8_t end)
{
    uint8_t lost = 0;

    for (; first < end; ++first) {
        lost += !matchbox_won[first];
    }
    return lost;
}

static void test_they_learn(void)
{
    uint16_t seed;
    uint16_t learnt = 0;
    uint16_t lost = 0;
    uint16_t lost_first = 0;

    for (seed = 1; seed <= COURSES; ++seed) {
        play_course(seed * 317);
        TEST_ASSERT_EQUAL_UINT8(ROUNDS, matchbox_rounds);
        learnt += !lost_from(ROUNDS - LAST, ROUNDS);
        lost += lost_from(0, ROUNDS);
        lost_first += lost_from(0, LAST);
    }
#ifndef __CC65__
    printf("%u of %u courses win the last %u rounds; rounds lost per course %.1f, of the first %u %.1f\n", learnt,
        COURSES, LAST, lost / (double)COURSES, LAST, lost_first / (double)COURSES);
    TEST_ASSERT_TRUE(learnt >= COURSES_LEARNT);
    TEST_ASSERT_TRUE(lost_first >= 2 * COURSES);
#endif
}

/* Every build plays exactly the same course. */
static void test_one_course(void)
{
    char text[TEXT_SIZE];

    play_course(1983);
    game_write_position(text);
    TEST_ASSERT_EQUAL_STRING("ppp/3/PPP w 13173737f3375333133 -- "
        "-++--+-+++++++++++++++++++++++++++++++++++++++++++++++++++++", text);
    TEST_ASSERT_EQUAL_UINT16(378, count);
}

/* ---- the boxes, by trying all rounds ---- */

static uint8_t found[BOXES];

/* Returns 1 if the side to move can win; tries everything. */
static uint8_t can_win(void);

static uint8_t wins_with(uint8_t of)
{
    uint8_t from = of >> 4, to = of & 15, taken = matchbox_square[to], wins;

    matchbox_square[to] = matchbox_square[from];
    matchbox_square[from] = EMPTY;
    side ^= 1;
    wins = !can_win();
    side ^= 1;
    matchbox_square[from] = matchbox_square[to];
    matchbox_square[to] = taken;
    return wins;
}

/* Lists all moves of the side to move, with or without beads. Returns their number; 0: the round is over. */
static uint8_t all_moves(uint8_t *moves)
{
    uint8_t number = 0, from, to, i;

    for (i = 0; i < FILES; ++i) {
        if (matchbox_square[i] == BLACK || matchbox_square[6 + i] == WHITE) {
            return 0;
        }
    }
    for (from = 0; from < SQUARES; ++from) {
        for (to = 0; matchbox_square[from] == side + 1 && to < SQUARES; ++to) {
            int ahead = side ? from / 3 - to / 3 : to / 3 - from / 3, aside = to % 3 - from % 3;

            if (ahead == 1 && (aside == 0 ? !matchbox_square[to] : aside * aside == 1
                && matchbox_square[to] == 2 - side)) {
                moves[number++] = (uint8_t)(from << 4 | to);
            }
        }
    }
    return number;
}

static uint8_t can_win(void)
{
    uint8_t moves[16], number = all_moves(moves);

    while (number--) {
        if (wins_with(moves[number])) {
            return 1;
        }
    }
    return 0;
}

/* Checks that every move has a bead and every bead a move. `trap` of the box is the share of losing moves, in
 * twelfths. */
static void check_box(void)
{
    uint8_t moves[16], number = all_moves(moves), box = matchbox_find(), i, wrong = 0, beads = 0;

    TEST_ASSERT_TRUE_MESSAGE(box != NO_BOX, "a position without a box");
    for (i = 0; i < number; ++i) {
        TEST_ASSERT_TRUE(matchbox_bead(box, moves[i]) < BEADS);
        beads |= (uint8_t)(1 << matchbox_bead(box, moves[i]));
        wrong += !wins_with(moves[i]);
    }
    box &= BOX_BITS;
    found[box] = 1;
    for (i = 0; i < BEADS; ++i) {
        TEST_ASSERT_EQUAL_UINT8(matchbox_box[box].move[i] != NO_BEAD, beads >> i & 1);
    }
    TEST_ASSERT_EQUAL_UINT8(wrong * 12 / number, matchbox_box[box].trap);
}

static void walk(void)
{
    uint8_t moves[16], number = all_moves(moves), n, from, to, taken;

    if (number && side) {
        check_box();
    }
    for (n = 0; n < number; ++n) {
        from = moves[n] >> 4;
        to = moves[n] & 15;
        taken = matchbox_square[to];
        matchbox_square[to] = matchbox_square[from];
        matchbox_square[from] = EMPTY;
        side ^= 1;
        walk();
        side ^= 1;
        matchbox_square[from] = matchbox_square[to];
        matchbox_square[to] = taken;
    }
}

static void test_boxes(void)
{
    uint8_t box;

    walk();
    for (box = 0; box < BOXES; ++box) {
        TEST_ASSERT_TRUE_MESSAGE(found[box], "a box without a position");
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_boxes);
    RUN_TEST(test_one_course);
    RUN_TEST(test_they_learn);
    return UNITY_END();
}
