/* chess.c: twin test of what the search of chess prepares (src/games/chess/plan.c). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/chess/chess.h"
#include "twin.h"

void twin_chess_set_worth_end(uint8_t quarters);
uint8_t twin_chess_plan(void);

/* What one of the two has left: it is not in watched memory, or is restored here. */
typedef struct {
    uint8_t answer;
    uint8_t quarters;
    uint16_t sum;
} Planned;
static Planned by_assembly;
static Planned by_c;

/* A sum of chess_worth that changes if bytes are exchanged, too. */
static uint16_t sum_of_worth(void)
{
    uint16_t sum = 0;
    uint16_t i;

    for (i = 0; i < sizeof chess_worth; ++i) {
        sum = sum * 31 + chess_worth[i];
    }
    return sum;
}

/* Notes what a plan leaves: when C takes away what the plan has added, the values must be those of the middle game.
 * Then restores the values from before the plan. */
static void note(Planned *planned, uint8_t (*plan)(void))
{
    uint8_t quarters = chess_worth_end;

    planned->answer = plan();
    planned->quarters = chess_worth_end;
    twin_chess_set_worth_end(0);
    planned->sum = sum_of_worth();
    twin_chess_set_worth_end(quarters);
}

static void plan_by_assembly(void)
{
    note(&by_assembly, chess_plan);
}

static void plan_by_c(void)
{
    note(&by_c, twin_chess_plan);
}

static uint16_t middle_game; /* sum of the values of the middle game */

/* Compares in any phase, with any values before, with any bishop pairs, and with pawns of two, one or no sides. */
static void check_plan(void)
{
    uint8_t kept[4];

    memcpy(kept, chess_pawns, 2);
    memcpy(kept + 2, chess_bishops, 2);
    twin_chess_set_worth_end(dice_below(5));
    chess_phase[0] = dice_below(26);
    chess_pawns[0] = dice_below(3);
    chess_pawns[1] = dice_below(3);
    chess_bishops[0] = dice_below(4);
    chess_bishops[1] = dice_below(4);
    twin_compare_void(plan_by_assembly, plan_by_c, forgive_nothing);
    TEST_ASSERT_EQUAL_UINT8(by_c.answer, by_assembly.answer);
    TEST_ASSERT_EQUAL_UINT8(by_c.quarters, by_assembly.quarters);
    TEST_ASSERT_EQUAL_UINT16(middle_game, by_assembly.sum);
    TEST_ASSERT_EQUAL_UINT16(middle_game, by_c.sum);
    memcpy(chess_pawns, kept, 2);
    memcpy(chess_bishops, kept + 2, 2);
}

static void test_plan(void)
{
    middle_game = sum_of_worth();
    at_positions(PLIES_TESTED / 3, check_plan);
    twin_chess_set_worth_end(0);
}

void run_own_tests(void)
{
    RUN_TEST(test_plan);
}
