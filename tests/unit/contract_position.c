/* contract_position.c: checks any position: its move lists, make and unmake, incremental state against a recomputation,
 * its texts, and that the memory requested in game.txt is enough. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/history.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "unit/game_memory.h"
#include "unit/contract.h"
#include "unit/snapshot.h"
#include "unity.h"

/* ---- memory ---- */

#define PATTERN 0xA5

/* Calls game_read_position and checks that it uses no scratch memory except what game.h allows. */
static const char *read_position(const char *position)
{
    const char *why;
    const uint8_t *at = list_pool;
    const uint8_t *scratch = list_pool + LIST_OVERLAY_SIZE;
    const uint8_t *claimed = list_pool + (uint16_t)(claim_lists << 8) * 3;
    const uint8_t *end = list_pool + (uint16_t)(list_pages << 8) * 3;

    memset(list_pool, PATTERN, (size_t)(end - at));
    why = game_read_position(position);
    while (at != end && *at == PATTERN) {
        if (++at == scratch && scratch < claimed) {
            at = claimed;
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(at == end, "game_read_position overwrote the memory under the lists");
    list_clear();
    return why;
}

void contract_check_claims(void)
{
    game_write_position(text_position);
    TEST_ASSERT_TRUE_MESSAGE(strlen(text_position) < claim_text, CONTRACT_IN("game.txt", "`text` is too small"));
    TEST_ASSERT_TRUE_MESSAGE(claim_repetition || game_info()->sides > 2 || record_count <= claim_moves,
        CONTRACT_IN("game.txt", "`moves` is too small"));
    TEST_ASSERT_TRUE_MESSAGE(claim_repetition || reversible_plies[0] == 0,
        CONTRACT_IN("game.txt", "positions repeat, but there is no `repetition`"));
}

/* Checks that the panel of the Atari can show this move. */
void contract_check_letters(const char *written)
{
    for (; *claim_small != '-' && *written; ++written) {
        TEST_ASSERT_TRUE_MESSAGE(*written < 'a' || strchr(claim_small, *written),
            CONTRACT_IN("game.txt", "`small` lacks a letter"));
    }
}

/* Plays random moves to the last ply, as deep as a search can get. If game.txt requests one page, all lists of such a
 * path must fit it together. With more than two sides there is no search, so each list must fit it alone. */
void test_lists_fit(void)
{
    uint16_t game;
    uint16_t listed;

    for (game = 0; claim_lists == 1 && game < 1000; ++game) {
        game_reset();
        for (listed = 0; outcome == OUTCOME_NONE && ply < PLIES - 1;) {
            list_open(0);
            game_generate();
            listed = game_info()->sides > 2 ? move_count : listed + move_count; /* no search */
            TEST_ASSERT_TRUE_MESSAGE(listed < 256, CONTRACT_IN("game.txt", "`lists` is too small"));
            if (!move_count) {
                break;
            }
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
        }
    }
}

/* ---- lists ---- */

/* a list that later lists are compared with */
static uint16_t kept[LIST_MOST + 1];

static void keep_list(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        kept[i] = move;
    }
}

/* Checks that the first `number` moves of `kept` are on the list, in that order. */
static void check_in_order(uint8_t number, const char *message)
{
    uint8_t i;
    uint8_t next = 1;

    for (i = 1; i <= move_count && next <= number; ++i) {
        list_choose(i);
        next += move == kept[next];
    }
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(number + 1, next, message);
}

/* Generating twice gives the same list, without duplicates, with ranks from 1 to 254. */
void contract_check_list(void)
{
    uint8_t number;
    uint8_t i;
    uint8_t j;

    list_moves();
    number = move_count;
    TEST_ASSERT_TRUE(number <= LIST_MOST);
    keep_list();
    for (i = 1; i <= number; ++i) {
        for (j = 1; j < i; ++j) {
            TEST_ASSERT_FALSE_MESSAGE(kept[i] == kept[j], "a move is listed twice");
        }
    }
    game_rank();
    for (i = 1; i <= number; ++i) {
        TEST_ASSERT_TRUE(list_rank[i] >= 1 && list_rank[i] <= 254);
    }
    list_moves();
    TEST_ASSERT_EQUAL_UINT8(number, move_count);
    check_in_order(number, "a list is not the same twice");
}

/* Noisy moves are a subset of all moves, in the same order. */
void contract_check_noisy(void)
{
    uint8_t number;

    list_open(0);
    game_generate_noisy();
    number = move_count;
    TEST_ASSERT_TRUE(number == 0 || game_info()->quiescence_kind);
    keep_list();
    list_moves();
    check_in_order(number, "noisy moves are not a subset of all moves in their order");
}

/* The candidate moves of the search are a subset of all moves, in their order, and include a legal one. They depend on
 * the position alone. */
void contract_check_candidates(void)
{
    uint8_t number;
    uint8_t i;
    uint8_t legal = 0;

    if (!game_info()->gen_candidates) {
        return;
    }
    list_open(0);
    game_info()->gen_candidates();
    number = move_count;
    keep_list();
    for (i = 1; i <= number; ++i) {
        list_choose(i);
        legal |= list_is_legal();
        history[i] ^= 1; /* the history must not matter */
    }
    TEST_ASSERT_TRUE_MESSAGE(legal, "no candidate move is legal");
    list_moves();
    check_in_order(number, "candidate moves are not a subset of all moves in their order");
    list_open(0);
    game_info()->gen_candidates();
    TEST_ASSERT_EQUAL_UINT8(number, move_count);
    check_in_order(number, "candidate moves do not depend on the position alone");
}

/* ---- make and unmake ---- */

/* The side to move exists. With more than two sides a decided game has the winner on turn, because there
 * is no single loser. */
void contract_check_side(void)
{
    TEST_ASSERT_TRUE_MESSAGE(side < game_info()->sides, "the side to move does not exist");
    TEST_ASSERT_TRUE_MESSAGE(game_info()->sides == 2 || outcome != OUTCOME_LOSS, "the winner is not on turn");
}

/* The visible state of a position: its text, its key, and its list with ranks. */
static uint8_t seen_list[2 * LIST_MOST];
static uint8_t seen_key[KEY_BYTES];

static void look(char *position, uint8_t *list, uint8_t *key)
{
    uint8_t i;

    game_write_position(position);
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][0];
    }
    list_moves();
    game_rank();
    for (i = 1; i <= move_count; ++i) {
        list[2 * i - 2] = list_lo[i];
        list[2 * i - 1] = list_rank[i];
    }
}

/* Remembers the visible state of the position. */
void contract_look(void)
{
    look(contract_seen, seen_list, seen_key);
}

void contract_check_unchanged(const char *message)
{
    static uint8_t key[KEY_BYTES];
    uint8_t *list = (uint8_t *)kept;

    look(contract_other, list, key);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(contract_seen, contract_other, message);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(seen_key, key, KEY_BYTES, message);
    if (move_count) {
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(seen_list, list, 2 * move_count, message);
    }
}

/* Makes `move` and unmakes it; returns 0 if it is illegal. */
static uint8_t there_and_back(void)
{
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        outcome = OUTCOME_NONE;
        return 0;
    }
    contract_check_side();
    game_hash();
    game_unmake();
    outcome = OUTCOME_NONE;
    return 1;
}

/* Makes and unmakes a move three times: after the first time the visible state is as before, after the third every byte
 * of state. Returns 0 if the move is illegal. */
static uint8_t check_reverse(uint8_t ordinal)
{
    uint16_t chosen;

    contract_look();
    list_choose(ordinal);
    chosen = move;
    if (!there_and_back()) {
        contract_check_unchanged("an illegal move changed something");
        TEST_ASSERT_FALSE_MESSAGE(game_info()->has_weak_players, "a game with weak players lists an illegal move");
        return 0;
    }
    contract_check_unchanged("unmake is not the reverse of make");
    move = chosen;
    there_and_back(); /* scratch bytes of the game get their final values */
    move = chosen;
    snapshot_take();
    there_and_back();
    TEST_ASSERT_TRUE_MESSAGE(snapshot_same(), "a byte of state is not restored");
    return 1;
}

/* Hash and evaluation after `move` equal those recomputed from the text. */
static void check_recount(void)
{
    static uint8_t key[KEY_BYTES];
    uint8_t after;
    uint8_t is_evaluated;
    uint8_t i;
    int16_t worth = 0;

    game_write_position(contract_seen);
    list_play();
    after = outcome;
    is_evaluated = after == OUTCOME_NONE;
    if (is_evaluated) {
        game_eval();
        worth = score;
    }
    if (after == OUTCOME_CHANCE) { /* eval must accept a position before the roll */
        game_eval();
        is_evaluated = 1;
        worth = score;
    }
    if (after == OUTCOME_ESTIMATE) { /* read from its text, the game is still running */
        after = OUTCOME_NONE;
    }
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][1];
    }
    game_write_position(contract_text);
    game_unmake();
    TEST_ASSERT_NULL_MESSAGE(game_read_position(contract_text), contract_text);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(after, outcome, "the outcome differs from the recomputed one");
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(key[i], hash_key[i][0], "the hash key differs from the recomputed one");
    }
    if (is_evaluated) {
        game_eval();
        TEST_ASSERT_EQUAL_INT16_MESSAGE(worth, score, "the evaluation differs from the recomputed one");
    }
    TEST_ASSERT_NULL(game_read_position(contract_seen));
}

/* Of a list with more than MOVES_ALL moves only about MOVES_TRIED are tried. */
#define MOVES_ALL 64
#ifdef __CC65__
#define MOVES_TRIED 8
#else
#define MOVES_TRIED 64
#endif

/* Returns the ordinal of the next move to try. The last one is always tried, because it may be of another kind. */
static uint8_t next_tried(uint8_t i, uint8_t number)
{
    uint8_t step = number > MOVES_ALL ? number / MOVES_TRIED : 1;

    return i == number ? i + 1 : number - i < step ? number : i + step;
}

void contract_check_moves(void)
{
    uint8_t number;
    uint8_t i;

    list_moves();
    number = move_count;
    for (i = 1; i <= number; i = next_tried(i, number)) {
        if (check_reverse(i)) {
            list_moves();
            list_choose(i);
            check_recount();
        }
    }
}

/* ---- texts ---- */

/* The text of a move is read back as that move, the text of a position as that position. */
void contract_check_texts(void)
{
    uint8_t number;
    uint8_t i;
    uint16_t wanted;

    list_moves();
    number = move_count;
    for (i = 1; i <= number; i = next_tried(i, number)) {
        list_moves();
        list_choose(i);
        wanted = move;
        if (!list_is_legal()) {
            continue;
        }
        move = wanted;
        game_write_move(contract_text);
        contract_check_letters(contract_text);
        TEST_ASSERT_NULL_MESSAGE(game_read_move(contract_text), contract_text);
        TEST_ASSERT_EQUAL_HEX16(wanted, move);
    }
    game_write_position(contract_text);
    TEST_ASSERT_NULL_MESSAGE(read_position(contract_text), contract_text);
    game_write_position(contract_other);
    TEST_ASSERT_EQUAL_STRING(contract_text, contract_other);
}

/* Texts that are not moves are refused with a reason and change nothing. */
void contract_check_refusal(void)
{
    static const char *const nonsense[] = { "", "?", "zz", "0", "99", "a9", "12345678", "a1a1", 0 };
    uint8_t i;

    contract_look();
    for (i = 0; nonsense[i]; ++i) {
        TEST_ASSERT_NOT_NULL_MESSAGE(game_read_move(nonsense[i]), nonsense[i]);
        contract_check_unchanged("a refused move changed something");
        TEST_ASSERT_NOT_NULL_MESSAGE(read_position(nonsense[i]), nonsense[i]);
        contract_check_unchanged("a refused position changed something");
    }
}
