/* backgammon.c: the plays of backgammon, compared with counts (tests/data/backgammon.tsv) and with the trainer's
 * generator, which was written independently (tools/lab/backgammon/plays.c): the same positions in random games. The
 * trainer's copy of the network (game_net.c) says the same as the game's. Host only. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "../tools/lab/backgammon/game_net.h"
#undef OFF
#undef BAR
#undef PLACES
#undef CHECKERS
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/backgammon/backgammon.h"
#include "unity.h"

#define GAMES_PLAYED 40
#define OUT_LIMIT 64 /* the tables of triangle numbers in eval.s begin at -64 and end at 255 + 64 */

void setUp(void)
{
    state_clear();
    random_seed = 44;
    game_reset();
}

void tearDown(void)
{
}

static Board plain(uint8_t mover)
{
    Board board;
    int place;

    for (place = 0; place <= BAR; ++place) {
        board.at[0][place] = (signed char)backgammon_at[PLACE(mover, place)];
        board.at[1][place] = (signed char)backgammon_at[PLACE(mover ^ 1, place)];
    }
    return board;
}

static void test_counts(void)
{
    static char line[256];
    FILE *file = fopen("tests/data/backgammon.tsv", "r");
    char *tab;
    int count;
    int rows = 0;

    TEST_ASSERT_NOT_NULL(file);
    while (fgets(line, sizeof line, file)) {
        tab = strchr(line, '\t');
        if (line[0] == '#' || !tab) {
            continue;
        }
        *tab = 0;
        TEST_ASSERT_EQUAL(1, sscanf(tab + 1, "%d", &count));
        TEST_ASSERT_NULL_MESSAGE(game_read_position(line), line);
        list_moves();
        TEST_ASSERT_EQUAL_MESSAGE(count, move_count, line);
        ++rows;
    }
    fclose(file);
    TEST_ASSERT_EQUAL(121, rows);
}

/* Every play leads to a position of the other generator, each to another one, and there are as many. */
static void compare(void)
{
    static Board boards[PLAYS_MOST];
    static char seen[PLAYS_MOST];
    Board before = plain(side);
    Board after;
    uint8_t mover = side;
    uint8_t i;
    int n;
    int count = plays(&before, backgammon_large, backgammon_small, boards);

    list_moves();
    if (move_count == LIST_MOST) {
        return; /* more plays than a list holds */
    }
    TEST_ASSERT_EQUAL(count, move_count);
    memset(seen, 0, sizeof seen);
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        list_play();
        after = plain(mover);
        game_unmake();
        for (n = 0; n < count && memcmp(&after, boards + n, sizeof after); ++n) {
        }
        TEST_ASSERT_TRUE_MESSAGE(n < count && !seen[n], "a play leads to another position, or to one twice");
        seen[n] = 1;
    }
}

/* The network of the trainer says the same about the board; side 0 of its board rolls next. */
static void compare_networks(const GameNet *net)
{
    Board board = plain(side);
    uint8_t hidden[HIDDEN];
    int expected = game_net_score(net, &board, hidden);

    game_eval();
    TEST_ASSERT_EQUAL_INT16(expected, score);
    TEST_ASSERT_EQUAL_MEMORY(hidden, backgammon_hidden, HIDDEN);
}

static void test_network(void)
{
    int i;

    for (i = 0; i < HIDDEN; ++i) {
        TEST_ASSERT_TRUE(backgammon_out[i] > -OUT_LIMIT && backgammon_out[i] <= OUT_LIMIT);
        TEST_ASSERT_EQUAL_UINT8(ZERO, backgammon_rows[ROWS][i]);
    }
}

static void test_random_games(void)
{
    static GameNet net;
    int game;

    game_net_read(&net, "src/games/backgammon/weights.c");
    for (game = 0; game < GAMES_PLAYED; ++game) {
        game_reset();
        while (outcome == OUTCOME_CHANCE) {
            game_info()->chance(CHANCE_LIST);
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
            ply = 0;
            compare();
            compare_networks(&net);
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
            ply = 0;
        }
        TEST_ASSERT_TRUE(backgammon_points() >= 1 && backgammon_points() <= 3);
    }
}

/* Plays as text: the text of the play in a position; what is not legal there. */
static void legal(const char *position, const char *play, const char *written)
{
    char text[MOVE_SIZE];

    TEST_ASSERT_NULL_MESSAGE(game_read_position(position), position);
    TEST_ASSERT_NULL_MESSAGE(game_read_move(play), play);
    game_write_move(text);
    TEST_ASSERT_EQUAL_STRING(written, text);
}

static void refused(const char *position, const char *play)
{
    TEST_ASSERT_NULL_MESSAGE(game_read_position(position), position);
    TEST_ASSERT_NOT_NULL_MESSAGE(game_read_move(play), play);
}

#define START "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w "
/* a single checker on 10; Black holds 3: a 6 then a 1 (10/4/3) is closed, 1 then 6 (10/9/3), too: the 6 must be used */
#define LARGER "-,-,-,-,-,-,-,-,-,-,-,-,-,-,W1,-,-,-,-,-,-,B2,-,- 0/0 w 61"
/* on the bar: 20 is closed, 22 open */
#define ENTER "-,-,-,-,B2,-,-,-,-,-,-,-,-,-,-,-,-,-,W5,-,-,-,-,- 1/0 w 53"
/* all at home, on 4 and 2 */
#define HOME "B2,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,W2,-,W2,- 0/0 w "

/* In the start position each side rolls one die, never the same: 30 rolls of equal weight. The higher one begins and
 * plays both. */
static void test_opening_roll(void)
{
    char text[TEXT_SIZE];
    uint8_t number[2] = {0, 0};
    uint8_t i;

    game_info()->chance(CHANCE_LIST);
    TEST_ASSERT_EQUAL_UINT8(30, move_count);
    for (i = 1; i <= 30; ++i) {
        TEST_ASSERT_EQUAL_UINT8(1, list_rank[i]);
        list_choose(i);
        game_write_move(text);
        TEST_ASSERT_TRUE(text[1] != text[2]);
        list_play();
        TEST_ASSERT_EQUAL_UINT8(text[1] < text[2], side);
        TEST_ASSERT_EQUAL_UINT8(text[1 + side] - '0', backgammon_large);
        TEST_ASSERT_EQUAL_UINT8(text[2 - side] - '0', backgammon_small);
        TEST_ASSERT_EQUAL_UINT8(OUTCOME_NONE, outcome);
        ++number[side];
        game_unmake();
        TEST_ASSERT_EQUAL_UINT8(0, side | backgammon_large | backgammon_small);
    }
    TEST_ASSERT_EQUAL_UINT8(15, number[0]);
    refused(START "-", "d11");
    refused(START "-", "d66");
    legal(START "-", "d16", "d16");
    legal(START "-", "d61", "d61");
    TEST_ASSERT_NULL(game_read_position("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 b -"));
    game_info()->chance(CHANCE_LIST); /* not the start position */
    TEST_ASSERT_EQUAL_UINT8(21, move_count);
    legal("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 b -", "d16", "d61");
}

static void test_rules(void)
{
    legal(START "31", "6/5 8/5", "8/5 6/5");
    legal(START "31", "6/5, 8/5", "8/5 6/5");
    legal(START "66", "24/18(2) 13/7(2)", "24/18(2) 13/7(2)");
    legal(START "65", "24/18/13", "24/13");
    refused(START "31", "8/5");
    legal(START "51", "24/18", "24/18");
    refused(START "51", "24/19 6/5");
    refused(START "31", "pass");
    legal(LARGER, "10/4", "10/4");
    refused(LARGER, "10/9");
    legal(ENTER, "bar/22 6/1", "bar/22 6/1");
    refused(ENTER, "bar/20");
    refused(ENTER, "6/3 6/1");
    legal(HOME "65", "4/off(2)", "4/off(2)");
    legal(HOME "42", "4/off 2/off", "4/off 2/off");
    legal(HOME "31", "4/off", "4/off");
    refused(HOME "31", "2/off 4/3");
}

/* The book has a legal play and a name for each of the 15 first rolls, for both sides, and for no other turn. */
static void test_openings(void)
{
    static const char *const plays[] = {
        "13/11 6/5", "8/5 6/5", "24/21 13/11", "24/23 13/9", "8/4 6/4", "24/20 13/10", "24/23 13/8", "24/22 13/8",
        "8/3 6/3", "24/20 13/8", "13/7 8/7", "24/18 13/11", "24/18 13/10", "24/14", "24/13"
    };
    char text[120];
    uint16_t found;
    uint8_t large, small, i, mover, n = 0;

    for (large = 2; large <= 6; ++large) {
        for (small = 1; small < large; ++small, ++n) {
            for (mover = 0; mover < 2; ++mover) {
                sprintf(text, "W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 %c %d%d", "wb"[mover], large,
                    small);
                TEST_ASSERT_NULL(game_read_position(text));
                record_count = 3;
                TEST_ASSERT_EQUAL(0, backgammon_opening());
                record_count = 1;
                think_report_text = 0;
                TEST_ASSERT_EQUAL(1, backgammon_opening());
                TEST_ASSERT_NOT_NULL(think_report_text);
                game_write_move(text);
                TEST_ASSERT_EQUAL_STRING(plays[n], text);
                found = move;
                list_moves();
                for (i = move_count; i; --i) {
                    list_choose(i);
                    if (move == found) {
                        break;
                    }
                }
                TEST_ASSERT_NOT_EQUAL(0, i);
            }
        }
    }
    TEST_ASSERT_NULL(game_read_position("W2,-,-,-,W1,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W4,-,-,-,-,B2 0/0 w 31"));
    TEST_ASSERT_EQUAL(0, backgammon_opening());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_counts);
    RUN_TEST(test_network);
    RUN_TEST(test_random_games);
    RUN_TEST(test_opening_roll);
    RUN_TEST(test_rules);
    RUN_TEST(test_openings);
    return UNITY_END();
}
