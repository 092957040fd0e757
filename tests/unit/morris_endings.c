/* morris_endings.c: tests the exact endings of nine men's morris: three men against three from the retrograde table,
 * equal results for symmetrical boards, and how find_move plays them. On the host tools/lab/morris/endings check tries
 * all positions. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/morris/ending_table.h"
#include "games/morris/weights.h"
#include "plat/machine.h"
#include "unit/fake_machine.h"
#include "unity.h"

typedef struct {
    const char *position;
    uint8_t is; /* result for the side to move */
} Known;

/* Randomly chosen positions of every kind, some of which cannot occur in a game. */
static const Known known[] = {
    { "-----O----X--O--XXO----- X 0 0", NOT_LOST },
    { "--XO---O--O---X---X----- X 0 0", NOT_LOST },
    { "-----------X-OX--O----OX X 0 0", NOT_LOST },
    { "--O--O-X--X------X----O- X 0 0", NOT_LOST },
    { "OXO----X----X--O-------- X 0 0", NOT_LOST },
    { "O-----------O--O--XXX--- X 0 0", NOT_LOST },
    { "------OOO---X-----X----X X 0 0", NOT_LOST },
    { "-O--O-XO--X--X---------- X 0 0", NOT_LOST },
    { "X--O------O----X---X--O- X 0 0", NOT_LOST },
    { "-----XX------OO---X--O-- X 0 0", LOST_SOON },
    { "-O----XOX----O-------X-- X 0 0", LOST_LATE },
    { "OO--X-O--X-----------X-- X 0 0", LOST_LATE },
    { "-X--X--OO-----------OX-- X 0 0", LOST_SOON },
    { "---O---X--X---O-------XO X 0 0", LOST_SOON },
    { "-O----XO-------OX---X--- X 0 0", LOST_SOON },
    { "-OO-X--XO-------------X- X 0 0", LOST_LATE },
    { "X---X------X------O--OO- X 0 0", LOST_SOON },
    { "OO--X---O-----------XX-- X 0 0", LOST_SOON },
    { "X--O--O---O----X---X---- X 0 0", NOT_LOST },
    { "-O---X--X------X------OO X 0 0", LOST_SOON },
    { "---X----X--O--O------X-O X 0 0", LOST_LATE },
    { "--X-X-OO---X------O----- X 0 0", LOST_LATE },
    { "O-O------XO---X----X---- X 0 0", LOST_LATE },
    { "--------O-X-O-X---O--X-- X 0 0", LOST_SOON },
    { "---O-O--X--X---OX------- X 0 0", LOST_SOON },
    { "---O-X------OO---X-----X X 0 0", NOT_LOST },
    { "----XO--X--O--------O--X X 0 0", LOST_SOON },
    { "-X----O--X--XO-O-------- X 0 0", NOT_LOST },
    { "-X---X-OOO--X----------- X 0 0", LOST_LATE },
    { "OO--X--O---X------X----- X 0 0", LOST_LATE },
    { "----X-O-X---O-O--X------ X 0 0", LOST_LATE },
    { "-OO-------X--X--X---O--- X 0 0", LOST_LATE },
    { "------X--OO-X----OX----- X 0 0", LOST_LATE },
    { "--X------X--OO----X--O-- X 0 0", LOST_LATE },
    { "----X---O-XO---O-X------ X 0 0", NOT_LOST },
    { "--X---X-----OO-----X--O- X 0 0", LOST_LATE },
    { "O--O-O-X----X------X---- X 0 0", LOST_LATE },
    { "-----X-O-XO-------O----X X 0 0", LOST_LATE },
    { "--------X-O-----O---XXO- X 0 0", LOST_LATE },
    { "-----O-XO---OXX--------- X 0 0", NOT_LOST },
    { "-------X-----O--OX-OX--- X 0 0", NOT_LOST },
    { "-OX----OX-----O-X------- X 0 0", NOT_LOST },
    { "OOO--------XX--------X-- X 0 0", LOST_LATE },
    { "-------X-OOO-X-X-------- X 0 0", LOST_LATE },
    { "---O---------OXX--X-O--- X 0 0", NOT_LOST },
    { "-------X-X--X--OOO------ X 0 0", LOST_LATE },
    { "OOO---X-------------XX-- X 0 0", LOST_LATE },
    { "-O--X--X----OO-------X-- X 0 0", NOT_LOST },
    { "------OOO--X--X--X------ X 0 0", LOST_LATE },
    { "-X------O---O--X-O--X--- X 0 0", LOST_LATE },
};
#define KNOWN (sizeof known / sizeof known[0])

void setUp(void)
{
    state_clear();
    game_reset();
    record_start();
    think_defaults();
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    machine_stop_after = 0;
}

void tearDown(void)
{
}

static char text[TEXT_SIZE];

static void known_positions(void)
{
    uint8_t i;

    for (i = 0; i < KNOWN; ++i) {
        TEST_ASSERT_NULL(game_read_position(known[i].position));
        TEST_ASSERT_EQUAL_MESSAGE(known[i].is, morris_threes(), known[i].position);
    }
}

/* A rotation by 90 degrees, a mirror image, and inner and outer square swapped. */
static const uint8_t images[3][POINTS] = {
    { 21, 9, 0, 18, 10, 3, 15, 11, 6, 22, 19, 16, 7, 4, 1, 17, 12, 8, 20, 13, 5, 23, 14, 2 },
    { 2, 1, 0, 5, 4, 3, 8, 7, 6, 14, 13, 12, 11, 10, 9, 17, 16, 15, 20, 19, 18, 23, 22, 21 },
    { 6, 7, 8, 3, 4, 5, 0, 1, 2, 11, 10, 9, 14, 13, 12, 21, 22, 23, 18, 19, 20, 15, 16, 17 }
};

/* Symmetrical boards have the same key and the same result. */
static void same_boards(void)
{
    uint8_t i;
    uint8_t n;
    uint8_t point;
    uint16_t key;

    for (i = 0; i < KNOWN; ++i) {
        game_read_position(known[i].position);
        morris_threes_rule();
        key = morris_threes_key;
        for (n = 0; n < 3; ++n) {
            strcpy(text, known[i].position);
            for (point = 0; point < POINTS; ++point) {
                text[point] = known[i].position[images[n][point]];
            }
            TEST_ASSERT_NULL(game_read_position(text));
            TEST_ASSERT_EQUAL_MESSAGE(known[i].is, morris_threes(), text);
            TEST_ASSERT_EQUAL_MESSAGE(key, morris_threes_key, text);
        }
    }
}

/* Positions that are won in 15 and 21 plies against three men; in 25 (a mill at once) and 27 (a threat first) against
 * four. */
static const char *const won[] = {
    "---O-X------OO---X-----X X 0 0", "--X-O--O-X---XO--------- X 0 0", "O-----O--XO---X-------OX X 0 0",
    "-O-X-----XO--XO----O---- X 0 0", 0
};

/* think() scores each of these positions as won, and its move does not give the win away. */
static void find_move_wins(void)
{
    uint8_t i;

    for (i = 0; won[i]; ++i) {
        TEST_ASSERT_NULL(game_read_position(won[i]));
        record_start();
        budget_nodes = 6000;
        TEST_ASSERT_TRUE(think());
        TEST_ASSERT_EQUAL_MESSAGE(WORTH_WON, think_score, won[i]);
        move = think_move;
        record_play();
        if (morris_men[side] == MEN_LEAST) {
            TEST_ASSERT_TRUE_MESSAGE(morris_threes() != NOT_LOST, won[i]);
        }
        think_defaults();
    }
}

/* A low level and the second-best move come from the search instead. */
static void find_move_declines(void)
{
    game_read_position(won[0]);
    think_depth = 2;
    think();
    TEST_ASSERT_EQUAL(2, think_reached);
    think_defaults();
    think_depth = 6;
    root_excluded_count = 1;
    root_excluded[0] = think_move;
    think();
    TEST_ASSERT_TRUE(think_reached > 1);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(known_positions);
    RUN_TEST(same_boards);
    RUN_TEST(find_move_wins);
    RUN_TEST(find_move_declines);
    return UNITY_END();
}
