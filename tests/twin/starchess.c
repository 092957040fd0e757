/* starchess.c: twin test of Star Chess: compares its assembly with the C twins (twin_NAME, twin.mk) in random games:
 * whole turns of the computer player with any mask, single orders, and computed values. Some games start with very
 * large fleets and reserves. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/text.h"
#include "engine/search_state.h"
#include "games/starchess/plan.h"
#include "unity.h"

#define STEPS 2000

void twin_stars_play_turn(uint16_t off);
void twin_stars_execute_order(void);
void twin_stars_open_masks(uint8_t turn);
void twin_stars_note_mask(uint8_t turn);
uint8_t twin_stars_next_mask(uint8_t turn);
extern uint16_t twin_stars_off[AHEAD];
uint16_t twin_stars_buildable(uint8_t sector, uint16_t ships);
uint16_t twin_stars_capacity(void);
const char *twin_stars_refuse(void);
const char *twin_stars_ask_ships(void);
void twin_stars_count(void);
void twin_stars_read_code(void);
void twin_stars_write_code(void);
void twin_game_hash(void);
int16_t twin_stars_score(uint8_t who);
void twin_stars_keep_plan(void);
uint8_t twin_stars_next_planned(void);
void twin_stars_give_order(void);
extern uint8_t twin_stars_ends[AHEAD];
extern uint16_t twin_stars_full, twin_stars_used, twin_stars_plan[PLAN_MOST];
extern uint8_t twin_stars_noting, twin_stars_plan_count, twin_stars_colony_worth, twin_stars_people_count;

static Galaxy before;
static Galaxy after;
static uint8_t side_before;
static uint8_t side_after;
static uint16_t step;
static char message[] = "step 0000";

void setUp(void)
{
    random_seed = 4711;
}

void tearDown(void)
{
}

static const char *say_step(void)
{
    message[5] = (char)('0' + step / 1000);
    message[6] = (char)('0' + step / 100 % 10);
    message[7] = (char)('0' + step / 10 % 10);
    message[8] = (char)('0' + step % 10);
    return message;
}

static void draw_letters(void)
{
    uint8_t player;

    for (player = 0; player < PLAYERS; ++player) {
        galaxy.letters[player] = random_below(LETTERS);
    }
}

static void begin(void)
{
    static const char *const rich[] = {
        "t2:1000+2x20,b2:200,b,t3:1000+3x20/b,b,b,b/b,b,b,b/t1:1000+1x999,b1:200+1x512,t1:1000,t4:20+4x20 "
        "65000/65000,40000/65000,65000/40000,400/200 1 120",
        "t2:1000+2x600,b2:200,b3:200+3x90,t3:1000+3x600/b,b,b4:200+2x7,b/b,b1:20+2x800,b,b/t1:1000+1x300,b1:200+1x512,t1:1000,t4:1000+1x700 "
        "9000/65000,65000/65000,65000/65000,65000/65000 1 100"
    };
    uint8_t which = random_below(5);

    rules = random_below(12);
    game_reset();
    if (which < 2) {
        TEST_ASSERT_NULL(game_read_position(rich[which]));
    }
    if (random_below(2)) {
        draw_letters();
    }
}

static void keep(void)
{
    before = galaxy;
    side_before = side;
}

/* After the assembly has run: notes what it did to the galaxy and restores everything. */
static void turn_back(void)
{
    after = galaxy;
    side_after = side;
    galaxy = before;
    side = side_before;
}

static void compare(void)
{
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(side, side_after, say_step());
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&galaxy, &after, sizeof galaxy, say_step());
}

/* Compares a whole turn: the galaxy after it, and the results that the search through masks uses. */
static void compare_turn(void)
{
    uint16_t off = random_below(3) ? 0 : random_next();

    stars_noting = twin_stars_noting = 1;
    stars_plan_count = twin_stars_plan_count = 0;
    keep();
    stars_play_turn(off);
    turn_back();
    twin_stars_play_turn(off);
    compare();
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(twin_stars_full, stars_full, say_step());
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(twin_stars_used, stars_used, say_step());
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(twin_stars_plan_count, stars_plan_count, say_step());
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(twin_stars_plan, stars_plan, stars_plan_count << 1, say_step());
}

/* Compares a random order of the list. Most of these orders leave the galaxy in the middle of a turn. */
static void compare_order(void)
{
    list_moves();
    list_choose((uint8_t)(1 + random_below(move_count)));
    stars_read_code();
    if (order.kind == ORDER_END && random_below(3)) {
        return;
    }
    if (order.kind <= ORDER_SCRAP && order.ships > 1) {
        order.ships = 1 + random_next() % order.ships;
    }
    keep();
    stars_execute_order();
    turn_back();
    twin_stars_execute_order();
    compare();
}

/* text_error of the C twin: its place is stored separately. */
static uint16_t twin_place;

const char *twin_text_error(uint16_t place, const char *what)
{
    twin_place = place;
    return what;
}

static char words[36]; /* error message of the assembly */

static void keep_words(const char *why)
{
    words[0] = 0;
    if (why) {
        strcpy(words, why);
    }
}

static void compare_words(const char *why)
{
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(why != 0, words[0] != 0, say_step());
    if (why) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(why, words, say_step());
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(twin_place, text_error_place, say_step());
    }
}

/* An order without a number is answered with the largest number possible, or with the reason why there is none. */
static void compare_question(void)
{
    order.kind = random_below(ORDER_BUILD + 1);
    keep_words(stars_ask_ships());
    compare_words(twin_stars_ask_ships());
}

/* Random orders, most of which are refused: compares the reason, or for a legal order its 16-bit code. */
static void compare_refusal(void)
{
    static Order given;
    const char *why;
    uint16_t code;

    order.kind = random_below(ORDER_END + 1);
    order.from = random_below(SECTORS);
    order.to = random_below(SECTORS);
    order.ships = random_below(4) ? random_below(30) : random_next() & 0x3FF;
    keep_words(stars_refuse());
    why = twin_stars_refuse();
    compare_words(why);
    if (why) {
        compare_question();
        return;
    }
    stars_write_code();
    code = move;
    twin_stars_write_code();
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(move, code, say_step());
    stars_read_code();
    given = order;
    twin_stars_read_code();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(order.kind, given.kind, say_step());
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(order.from, given.from, say_step());
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(order.ships, given.ships, say_step());
    if (order.kind == ORDER_MOVE) {
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(order.to, given.to, say_step());
    }
}

/* Compares everything that is computed from the position, and the hash key. */
static void compare_count(void)
{
    static uint8_t key[KEY_BYTES];
    uint8_t i;

    keep();
    stars_count();
    turn_back();
    twin_stars_count();
    compare();
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][ply];
    }
    twin_game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(hash_key[i][ply], key[i], say_step());
    }
}

static void compare_figures(void)
{
    uint8_t sector = random_below(SECTORS);
    uint16_t ships = random_next() & 0x7FF;

    TEST_ASSERT_EQUAL_UINT16_MESSAGE(twin_stars_capacity(), stars_capacity(), say_step());
    stars_colony_worth = twin_stars_colony_worth = random_below(2) ? STARS_COLONY : 20;
    stars_people_count = twin_stars_people_count = random_below(2);
    TEST_ASSERT_EQUAL_INT16_MESSAGE(twin_stars_score(side), stars_score(side), say_step());
    stars_people_count = twin_stars_people_count = 0;
    if (galaxy.owner[sector] == side) {
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(twin_stars_buildable(sector, ships), stars_buildable(sector, ships),
            say_step());
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(twin_stars_buildable(sector, ships & 15), stars_buildable(sector, ships & 15),
            say_step());
    }
}

uint8_t twin_random_below(uint8_t most)
{
    return random_below(most);
}

/* Compares the sequence of masks for random sets of requests. A random part of each mask got something (stars_used). */
static void test_masks(void)
{
    uint8_t turn;
    uint8_t more;

    for (step = 0; step < 100; ++step) {
        turn = step & 1;
        draw_letters();
        stars_thinker = random_below(PLAYERS);
        stars_full = twin_stars_full = random_next() | random_next();
        stars_open_masks(turn);
        twin_stars_open_masks(turn);
        do {
            TEST_ASSERT_EQUAL_HEX16_MESSAGE(twin_stars_off[turn], stars_off[turn], say_step());
            TEST_ASSERT_EQUAL_UINT8_MESSAGE(twin_stars_ends[turn], stars_ends[turn], say_step());
            stars_used = twin_stars_used = stars_full & random_next() & ~stars_off[turn];
            stars_note_mask(turn);
            twin_stars_note_mask(turn);
            more = stars_next_mask(turn);
            TEST_ASSERT_EQUAL_UINT8_MESSAGE(twin_stars_next_mask(turn), more, say_step());
        } while (more);
        random_seed = (uint16_t)(step * 77 + 1);
    }
}

/* The C twin of the plan calls the following two; they have no C twins here. */
void twin_list_play(void)
{
    list_play();
}

void twin_game_unmake(void)
{
    game_unmake();
}

static void compare_goes_on(uint8_t wanted)
{
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(wanted, stars_next_planned(), say_step());
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(wanted, twin_stars_next_planned(), say_step());
}

static void compare_answer(void)
{
    uint8_t n;
    uint8_t length;
    uint16_t first;
    uint8_t lo[PV_MAX];
    uint8_t hi[PV_MAX];

    stars_give_order();
    first = move;
    length = pv_end[0];
    memcpy(lo, pv_lo, length);
    memcpy(hi, pv_hi, length);
    pv_end[0] = 0;
    twin_stars_give_order();
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(move, first, say_step());
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(pv_end[0], length, say_step());
    for (n = 0; n < length; ++n) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(pv_lo[n], lo[n], say_step());
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(pv_hi[n], hi[n], say_step());
    }
}

/* Plays plans to their end. Asks for some orders twice, for another board, or with a move excluded. */
static void test_plans(void)
{
    uint8_t n;

    galaxy.over = 1;
    for (step = 0; step < 100; ++step) {
        if (galaxy.over) {
            begin();
        }
        keep();
        stars_noting = 1;
        stars_plan_count = 0;
        stars_play_turn(0);
        stars_noting = 0;
        turn_back();
        twin_stars_plan_count = stars_plan_count;
        memcpy(twin_stars_plan, stars_plan, 2 * PLAN_MOST);
        stars_keep_plan();
        twin_stars_keep_plan();
        root_excluded_count = 0;
        for (n = 0; n < stars_plan_count; ++n) {
            game_hash();
            if (n) {
                compare_goes_on(1);
            }
            compare_answer();
            if (n && random_below(2)) {
                compare_goes_on(1);
                root_excluded_count = 1;
                compare_goes_on(0);
                root_excluded_count = 0;
            }
            galaxy.terran[5] ^= 1;
            game_hash();
            compare_goes_on(0);
            galaxy.terran[5] ^= 1;
            stars_read_code();
            stars_execute_order();
        }
        game_hash();
        compare_goes_on(0);
    }
}

static void test_turns_and_orders(void)
{
    galaxy.over = 1;
    for (step = 0; step < STEPS; ++step) {
        if (galaxy.over || !random_below(100)) {
            begin();
        }
        compare_figures();
        compare_refusal();
        compare_refusal();
        compare_count();
        if (random_below(3)) {
            compare_turn();
        } else {
            compare_order();
        }
    }
}

int main(void)
{
    state_clear();
    UNITY_BEGIN();
    RUN_TEST(test_masks);
    RUN_TEST(test_plans);
    RUN_TEST(test_turns_and_orders);
    return UNITY_END();
}
