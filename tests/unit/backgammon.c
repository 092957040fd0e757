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
#include "engine/text.h"
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


/* ---- the computer's play of a double that has more plays than a list holds ---- */

static int16_t most_of_all;
static uint16_t best_of_all;
static unsigned number_of_plays;

static uint8_t weigh(void)
{
    uint8_t hits = backgammon_carry();

    backgammon_score_after();
    backgammon_carry_back(hits);
    if (!number_of_plays || score > most_of_all) {
        most_of_all = score;
        best_of_all = move;
    }
    ++number_of_plays;
    return 1;
}

static void test_many_plays(void)
{
    uint8_t i;
    uint8_t is_listed = 0;

    TEST_ASSERT_NULL(game_read_position(
        "-,-,-,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,W1,B3,B3,B3,B3,B2,B1 0/0 w 11"));
    number_of_plays = 0;
    backgammon_each(weigh);
    TEST_ASSERT_GREATER_THAN(LIST_MOST, number_of_plays);
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        is_listed |= move == best_of_all;
    }
    TEST_ASSERT_FALSE(is_listed); /* else this test shows nothing */
    think_defaults();
    think_depth = 1;
    TEST_ASSERT_EQUAL(1, think());
    TEST_ASSERT_EQUAL_HEX16(best_of_all, think_move);
}

/* ---- a match ---- */

#define MATCH_TO_5 2 /* `rules` */
/* One checker of White is left, on its point 1, and it has rolled; Black has borne off none, one, or stands in White's
 * home board. */
#define LAST_GAMMON "-,-,-,-,-,-,-,-,-,-,-,-,B15,-,-,-,-,-,-,-,-,-,-,W1 0/0 w 31"
#define LAST_SINGLE "-,-,-,-,-,-,-,-,-,-,-,-,B14,-,-,-,-,-,-,-,-,-,-,W1 0/0 w 31"
#define LAST_BACKGAMMON "-,-,-,-,-,-,-,-,-,-,-,-,B14,-,-,-,-,-,-,-,-,-,-,W1 0/1 w 31"

static void finish(const char *position, const char *points)
{
    char text[TEXT_SIZE];

    sprintf(text, "%s%s", position, points);
    TEST_ASSERT_NULL_MESSAGE(game_read_position(text), text);
    record_start();
    TEST_ASSERT_NULL(game_read_move("1/off"));
    record_play();
    TEST_ASSERT_EQUAL(OUTCOME_LOSS, outcome);
}

static void points_are(int white, int black)
{
    TEST_ASSERT_EQUAL(white, backgammon_score(0));
    TEST_ASSERT_EQUAL(black, backgammon_score(1));
}

static void position_is(const char *expected)
{
    char text[TEXT_SIZE];

    game_write_position(text);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

/* The points of a finished game count, undo takes them back, and the next game begins with them. */
static void test_match(void)
{
    static const struct { const char *position; int points; } ends[] = {
        { LAST_SINGLE, 1 }, { LAST_GAMMON, 2 }, { LAST_BACKGAMMON, 3 },
    };
    char next[TEXT_SIZE];
    unsigned n;

    rules = MATCH_TO_5;
    for (n = 0; n < sizeof ends / sizeof *ends; ++n) {
        game_reset();
        finish(ends[n].position, " 1-2");
        points_are(1 + ends[n].points, 2);
        TEST_ASSERT_TRUE(record_undo());
        points_are(1, 2);
        TEST_ASSERT_TRUE(record_redo());
        points_are(1 + ends[n].points, 2);
        game_reset();
        sprintf(next, START "- %d-2", 1 + ends[n].points);
        position_is(next);
        game_reset(); /* the shell calls it twice */
        position_is(next);
    }
    finish(LAST_GAMMON, " 3-4"); /* the match is over: the next one begins */
    points_are(5, 4);
    game_reset();
    position_is(START "-");
    rules = 0; /* a game that is no match */
    finish(LAST_GAMMON, "");
    game_reset();
    position_is(START "-");
}

/* Another game in the middle of one, or other rules, are another match. */
static void test_match_left(void)
{
    rules = MATCH_TO_5;
    TEST_ASSERT_NULL(game_read_position(LAST_GAMMON " 1-2"));
    game_reset();
    position_is(START "-");
    finish(LAST_GAMMON, " 1-2");
    ++rules;
    game_reset();
    position_is(START "-");
    rules = 0;
}

/* By resigning one loses a gammon, or a single game after a checker is off. The points go with the players. */
static void test_match_resigned(void)
{
    rules = MATCH_TO_5;
    game_reset();
    record_computer[1] = 1;
    TEST_ASSERT_NULL(game_read_position(START "31 2-1"));
    record_resigned = RECORD_AGREED;
    points_are(2, 1);
    record_resigned = RECORD_RESIGNED;
    points_are(2, 3);
    TEST_ASSERT_NULL(game_read_position(LAST_GAMMON " 2-1"));
    points_are(2, 2);
    game_reset();
    record_resigned = 0;
    position_is(START "- 2-2");
    TEST_ASSERT_NULL(game_read_position(START "- 2-1"));
    game_reset();
    record_computer[0] = 1; /* person and computer change sides */
    record_computer[1] = 0;
    game_reset();
    position_is(START "- 1-2");
    game_reset();
    position_is(START "- 1-2");
    record_computer[0] = 0;
    rules = 0;
}

static void bad_points(const char *position, unsigned place)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(game_read_position(position), position);
    TEST_ASSERT_EQUAL_MESSAGE(place, text_error_place, position);
}

static void test_match_text(void)
{
    unsigned at = strlen(START "31 ");

    bad_points(START "31 1-0", at); /* no match */
    rules = MATCH_TO_5;
    TEST_ASSERT_NULL(game_read_position(START "31 0-0"));
    position_is(START "31");
    TEST_ASSERT_NULL(game_read_position(START "31 4-0"));
    position_is(START "31 4-0");
    bad_points(START "31 ", at);
    bad_points(START "31 5-0", at);
    bad_points(START "31 2", at + 1);
    bad_points(START "31 2:1", at + 1);
    bad_points(START "31 2-5", at + 2);
    bad_points(START "31 2-1 ", at + 3);
    bad_points(START "31 10-1", at + 1);
    position_is(START "31 4-0"); /* a wrong text changes nothing */
    rules = 0;
    game_reset();
}

/* ---- luck and moves ---- */

#define LUCK_GAMES 30
#define ROUNDED 400 /* of a whole game, in parts of POINT */

static uint8_t never(uint8_t frames)
{
    (void)frames;
    return 0;
}

/* Luck and moves of White, minus those of Black, are the result. Moves give nothing away where the best one is played,
 * and never gain anything. The board is the same afterwards. */
static void test_luck(void)
{
    uint8_t board[PLACES];
    unsigned n;
    int sum;
    int points;

    for (n = 0; n < LUCK_GAMES; ++n) {
        if (n & 1) {
            game_reset();
        } else {
            TEST_ASSERT_NULL(game_read_position(
                "W2,B2,-,-,-,B5,-,B1,W1,-,-,W4,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 b 63"));
        }
        record_start();
        record_seed = (uint16_t)(n + 1);
        for (record_update_outcome(); !outcome || outcome == OUTCOME_CHANCE; record_update_outcome()) {
            if (!record_draw_forced()) {
                if (side == (n >> 1 & 1)) { /* one side plays its best */
                    think_defaults();
                    think_depth = 1;
                    think_without = WITHOUT_BOOK;
                    TEST_ASSERT_TRUE(think());
                    move = think_move;
                } else {
                    random_seed = (uint16_t)(record_count * 7 + 1);
                    list_moves();
                    list_choose((uint8_t)(random_below(move_count) + 1));
                }
            }
            record_play();
        }
        memcpy(board, backgammon_at, PLACES);
        points = backgammon_points() * POINT;
        if (backgammon_at[PLACE(1, OFF)] == CHECKERS) {
            points = -points;
        }
        TEST_ASSERT_TRUE(backgammon_count(never));
        TEST_ASSERT_EQUAL_MEMORY(board, backgammon_at, PLACES);
        TEST_ASSERT_TRUE(outcome == OUTCOME_WIN || outcome == OUTCOME_LOSS);
        sum = 4 * (backgammon_changes[BACKGAMMON_LUCK] + backgammon_changes[BACKGAMMON_MOVES]
            - backgammon_changes[BACKGAMMON_LUCK | 1] - backgammon_changes[BACKGAMMON_MOVES | 1]);
        if (!(n & 1)) { /* Black's value before the first roll */
            TEST_ASSERT_NULL(game_read_position(record_begin));
            game_eval();
            sum -= score;
        }
        TEST_ASSERT_INT_WITHIN(ROUNDED, points, sum);
        TEST_ASSERT_EQUAL_INT16(0, backgammon_changes[BACKGAMMON_MOVES | (n >> 1 & 1)]);
        TEST_ASSERT_TRUE(backgammon_changes[BACKGAMMON_MOVES | !(n >> 1 & 1)] < 0);
    }
    game_reset();
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_luck);
    RUN_TEST(test_counts);
    RUN_TEST(test_network);
    RUN_TEST(test_random_games);
    RUN_TEST(test_opening_roll);
    RUN_TEST(test_rules);
    RUN_TEST(test_openings);
    RUN_TEST(test_many_plays);
    RUN_TEST(test_match);
    RUN_TEST(test_match_left);
    RUN_TEST(test_match_resigned);
    RUN_TEST(test_match_text);
    return UNITY_END();
}
