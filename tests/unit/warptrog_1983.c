/* warptrog_1983.c: tests the player of 1983 (src/games/warptrog/classic.c): every row of its known scoring table,
 * on boards that distinguish the row from its neighbours. A board is written from rank 6 down to 1; v and t are
 * its own Valgs and Trogs, which move down. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/classic.c"

#include "engine/think.h"
#include "unity.h"

#define LITTLE 0.0001

static const uint8_t it = ITS;
static const uint8_t other = OTHERS;

void setUp(void)
{
    state_clear();
    rules = 0;
    game_reset();
    target_file = 0;
    target_rank = 0;
}

void tearDown(void)
{
}

static void with_warps(void)
{
    warptrog_classic();
    think_move = move;
}

static void set_board(const char *rows)
{
    static const char letters[] = ".vV  tT";
    uint8_t f;
    uint8_t r;

    memset(board, OUTSIDE, sizeof board);
    for (r = 6; r >= 1; --r) {
        for (f = 1; f <= 6; ++f) {
            board[PLACE(f, r)] = (uint8_t)(strchr(letters, *rows++) - letters);
        }
        ++rows;
    }
}

/* Returns the score of a step such as "d5d4", without the random part. */
static double score_of(const uint8_t *mover, const char *text)
{
    set_mover(*mover);
    from = (uint8_t)PLACE(text[0] - 'a' + 1, text[1] - '0');
    to = (uint8_t)PLACE(text[2] - 'a' + 1, text[3] - '0');
    piece = board[from];
    score_step();
    return (double)sum / UNIT;
}

/* Checks what a row adds: the score on `rows` minus the score on `plain`. */
static void adds(double wanted, const char *text, const char *rows, const char *plain)
{
    double added;

    set_board(rows);
    added = score_of(&it, text);
    set_board(plain);
    added -= score_of(&it, text);
    TEST_ASSERT_TRUE_MESSAGE(added > wanted - LITTLE && added < wanted + LITTLE, rows);
}

#define LONE_VALG "....../..v.../....../....../....../......"
#define LONE_TROG "....../..t.../....../....../....../......"

static void test_captures_and_what_waits_in_front(void)
{
    adds(1 - 0.15, "c5c4", "....../..v.../..V.../....../....../......", LONE_VALG); /* its file is no longer free */
    adds(3 - 0.15, "c5c4", "....../..v.../..T.../....../....../......", LONE_VALG);
    adds(-2 - 0.15, "c5c4", "....../..v.../....../..T.../....../......", LONE_VALG);
    adds(-0.75 - 0.15, "c5c4", "....../..v.../....../..V.../....../......", LONE_VALG);
    adds(0.2 - 0.15, "c5c4", "....../..v.../.v..../..V.../....../......", LONE_VALG); /* not beside an own piece */
    adds(0.1 - 0.75, "c5d5", "....../..t.v./...V../....../....../......", LONE_TROG); /* sideways it counts */
}

static void test_enemy_trogs(void)
{
    adds(-0.6, "c5c4", "....../..v.../.T..../....../....../......", LONE_VALG); /* beside the target, */
    adds(-0.6, "c5c4", "....../..v.../.T.T../....../....../......", LONE_VALG); /* only once */
    adds(0.35, "c5c4", "..T.../..v.../....../....../....../......", LONE_VALG); /* behind the square it leaves, */
    adds(0.35, "c5c4", "..T.../.Tv.../....../....../....../......", LONE_VALG); /* once in total */
    /* behind; diagonal to the square it leaves */
    adds(-0.6 * 3 - 0.22, "c5d5", "...T../..t.../....../....../....../......", LONE_TROG);
}

static void test_valgs(void)
{
    set_board("....../....../..v.../....../....../......");
    TEST_ASSERT_TRUE(score_of(&it, "c4c3") > 0.35 - LITTLE && score_of(&it, "c4c3") < 0.35 + LITTLE);
    set_board("....../....../....../....../..v.../......");
    TEST_ASSERT_TRUE(score_of(&it, "c2c1") > 0.65 - LITTLE && score_of(&it, "c2c1") < 0.65 + LITTLE);
    set_board("....../....../....../..v.../....../......");
    TEST_ASSERT_TRUE(score_of(&it, "c3c2") > 0.45 - LITTLE && score_of(&it, "c3c2") < 0.45 + LITTLE);
    adds(0.2, "c5c4", "....../..v.../.v..../....../....../......", LONE_VALG);
    adds(0.4, "c5c4", "....../..v.../.v.t../....../....../......", LONE_VALG);
    /* the file: 1 - 1 does not count against it */
    adds(0, "c5c4", "....../..v.../....../....../..v.../..V...", LONE_VALG);
    adds(-0.15, "c5c4", "....../..v.../....../....../..v.../..T...", LONE_VALG);
    set_board("....../..V.../....../....../....../......"); /* the other side moves up */
    TEST_ASSERT_TRUE(score_of(&other, "c5c6") > 0.65 - LITTLE && score_of(&other, "c5c6") < 0.65 + LITTLE);
}

static void test_trogs(void)
{
    set_board(LONE_TROG);
    target_file = 2;
    target_rank = 3;
    TEST_ASSERT_TRUE(score_of(&it, "c5c4") > 0.07 + 1.0 / 9 + 1.0 / 9 - LITTLE
        && score_of(&it, "c5c4") < 0.07 + 1.0 / 9 + 1.0 / 9 + LITTLE);
    target_file = 0;
    target_rank = 0;
    set_board("....../....../..t.../....../....../......"); /* from the centre, also within it */
    TEST_ASSERT_TRUE(score_of(&it, "c4d4") > 0.08 + 1.0 / 12 + 1.0 / 12 - 0.1 - LITTLE
        && score_of(&it, "c4d4") < 0.08 + 1.0 / 12 + 1.0 / 12 - 0.1 + LITTLE);
    set_board("t...../....../....../....../....../......"); /* from two edges to one */
    TEST_ASSERT_TRUE(score_of(&it, "a6a5") > 0.06 + 1.0 / 9 + 1.0 / 13 + 0.2 - 1.0 / 18 - LITTLE
        && score_of(&it, "a6a5") < 0.06 + 1.0 / 9 + 1.0 / 13 + 0.2 - 1.0 / 18 + LITTLE);
    adds(0.3, "c5d5", "...V../..t.../....../....../....../......", LONE_TROG);         /* a Valg behind the target */
    adds(0.3, "c5c4", "....../..t.../.V..../....../....../......", LONE_TROG);
    adds(0.6, "c5c4", "....../..t.../.V.V../....../....../......", LONE_TROG);
    adds(0.1, "c5c4", "....../..t.../.v..../....../....../......", LONE_TROG);
    adds(0.075, "c5c4", "....../..t.../V...../....../....../......", LONE_TROG);       /* two squares away */
    adds(0.225, "c5c4", "....../..t.../....T./....../....../......", LONE_TROG);
    adds(0.075, "c5c4", "....../..t.../....../....../..V.../......", LONE_TROG);       /* down, */
    /* not on files a and b */
    adds(0, "b5b4", "....../.t..../....../....../.V..../......", "....../.t..../....../....../....../......");
    adds(0.2, "c5c4", "....../..t.../....../.V..../....../......", LONE_TROG);         /* diagonal to the target */
    adds(0.4, "c5c4", "....../..t.../....../.T..../....../......", LONE_TROG);
    /* and to the square it leaves */
    adds(-0.22, "c4c3", "....../.T..../..t.../....../....../......", "....../....../..t.../....../....../......");
}

/* Mirrored for the bottom side: both sides play the same in mirrored positions, starting with the opening library. */
static void test_library(void)
{
    static char text[MOVE_SIZE];

    record_start();
    with_warps();
    game_write_move(text);
    TEST_ASSERT_EQUAL_STRING("c2c3", text);
    move = think_move;
    record_play();
    with_warps();
    game_write_move(text);
    TEST_ASSERT_EQUAL_STRING("d5d4", text);
    move = think_move;
    record_play();
    /* Seen from the bottom side, the opponent's Trog is on c3 and the last move went to file c. The library then moves
     * on file e or f of that view (b or a here), at random. */
    with_warps();
    game_write_move(text);
    TEST_ASSERT_TRUE(strcmp(text, "a2a3") == 0 || strcmp(text, "b2b3") == 0);
}

static void play(const char *text)
{
    TEST_ASSERT_NULL(game_read_move(text));
    record_play();
}

/* With its Trog at home it plays a second library move: file a is answered by b5b4, b and f by a5a4, d and e by f5f4.
 */
static void second(const char *first, const char *his, const char *wanted)
{
    static char text[MOVE_SIZE];

    game_reset();
    record_start();
    play(first);
    with_warps();
    move = think_move;
    record_play();
    play(his);
    with_warps();
    game_write_move(text);
    TEST_ASSERT_EQUAL_STRING(wanted, text);
}

static void test_second_moves(void)
{
    second("a2a3", "a3a4", "d4d3");
    second("c2d2", "a2a3", "b5b4");
    second("c2d2", "b2b3", "a5a4");
    second("c2d2", "f2f3", "a5a4");
    second("c2d2", "e2e3", "f5f4");
    second("a2a3", "c2d2", "f5f4");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_captures_and_what_waits_in_front);
    RUN_TEST(test_enemy_trogs);
    RUN_TEST(test_valgs);
    RUN_TEST(test_trogs);
    RUN_TEST(test_library);
    RUN_TEST(test_second_moves);
    return UNITY_END();
}
