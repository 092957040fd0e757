/* contract.c: what every game must do, whatever it is. Random games; after
 * every move everything that can be checked without knowing the rules. */
#include <string.h>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/order.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "unit/claims.h"
#include "unit/snapshot.h"
#include "unity.h"

/* So many games, or so many moves listed where lists are long. */
#ifdef __CC65__
#define GAMES_PLAYED 1000
#define MOVES_LISTED 60000UL /* enough, in games with long lists */
#else
#define GAMES_PLAYED 3000
#define MOVES_LISTED 1000000UL
#endif

#define PANEL_WIDE 6 /* columns for the name of a side */

#define QUICK_PART 10
static uint8_t part = 1; /* of these */

/* Of a longer list not every move is tried for itself, but so many. */
#define MOVES_ALL 64
#ifdef __CC65__
#define MOVES_TRIED 8
#else
#define MOVES_TRIED 64
#endif

/* From one move of a list that is tried to the next; the last one is always tried, as it may be of another kind. */
static uint8_t next_tried(uint8_t i, uint8_t number)
{
    uint8_t step = number > MOVES_ALL ? number / MOVES_TRIED : 1;

    return i == number ? i + 1 : number - i < step ? number : i + step;
}

/* The recorded game: moves and the positions after them, then 0 (tests/golden); `from` is no move but where it begins. */
extern const char *const golden[];

static char text[TEXT_SIZE];
static char other[TEXT_SIZE];
static char seen_text[TEXT_SIZE];
static uint8_t is_thorough; /* 1: every move and every throw is tried, not only what is played */

void setUp(void)
{
    state_clear();
    rules = 0;
    is_thorough = 0;
    random_seed = 1;
    node_depth[0] = 1; /* no quiescence, where a rank of 0 leaves a move out */
    order_forget();
    game_reset();
    record_start();
}

void tearDown(void)
{
}

/* ---- dice ---- */

/* What can fall: no throw twice, weights as they must be. */
static void check_throws(void)
{
    uint16_t sum = 0;
    uint8_t number;
    uint8_t i;
    uint8_t j;

    game_info()->chance(CHANCE_LIST);
    number = move_count;
    TEST_ASSERT_TRUE_MESSAGE(number > 0, "something can fall");
    for (i = 1; i <= number; ++i) {
        TEST_ASSERT_TRUE_MESSAGE(list_hi[i] & MOVE_THROW >> 8, "a throw says that it is one");
        TEST_ASSERT_TRUE_MESSAGE(list_rank[i] > 0, "a throw has a weight");
        sum += list_rank[i];
        for (j = 1; j < i; ++j) {
            TEST_ASSERT_FALSE_MESSAGE(list_lo[i] == list_lo[j] && list_hi[i] == list_hi[j], "a throw is listed twice");
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(sum <= 255, "the weights fit a byte");
}

/* The panel of the Atari can show this move. */
static void check_letters(const char *written)
{
    for (; *claim_small != '-' && *written; ++written) {
        TEST_ASSERT_TRUE_MESSAGE(*written < 'a' || strchr(claim_small, *written), "menu.txt: `small` lacks a letter of a move");
    }
}

/* A throw keeps the side, and somebody can move behind it or the game is over. Its text and that of the
 * position with it read back. The board is as before, every byte of it. */
static void check_throw(uint16_t thrown)
{
    static uint8_t key[KEY_BYTES];
    uint8_t mover = side;
    uint8_t i;

    game_write_position(seen_text);
    move = thrown;
    game_write_move(text);
    check_letters(text);
    move = 0;
    TEST_ASSERT_NULL_MESSAGE(game_read_move(text), text);
    TEST_ASSERT_EQUAL_HEX16(thrown, move);
    snapshot_take();
    list_play();
    TEST_ASSERT_EQUAL_UINT8(1, ply);
    TEST_ASSERT_EQUAL_UINT8(mover, side);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(0, quiet_plies[1], "no repetition across a throw");
    TEST_ASSERT_TRUE_MESSAGE(outcome <= OUTCOME_WIN, "a throw is followed by a move");
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][1];
    }
    game_write_position(text);
    game_unmake();
    outcome = OUTCOME_CHANCE;
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING(seen_text, other);
    TEST_ASSERT_NULL_MESSAGE(game_read_position(text), text);
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(key[i], hash_key[i][0], "hash against recount");
    }
    TEST_ASSERT_NULL(game_read_position(seen_text));
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_CHANCE, outcome);
}

static void check_all_throws(void)
{
    uint8_t number;
    uint8_t i;

    check_throws();
    number = move_count;
    for (i = 1; i <= number; ++i) {
        game_info()->chance(CHANCE_LIST);
        list_choose(i);
        check_throw(move);
    }
}

/* Whatever falls, until somebody has the move or the game is over. */
static void fall(void)
{
    record_judge();
    while (outcome == OUTCOME_CHANCE) {
        if (is_thorough) {
            check_all_throws();
        }
        record_draw();
        record_play();
        record_judge();
    }
}

/* A legal move by chance; 0: the game is over. */
static uint8_t draw_move(void)
{
    uint16_t seed = random_seed;

    fall();
    random_seed = seed;
    if (outcome != OUTCOME_NONE) {
        return 0;
    }
    list_moves();
    TEST_ASSERT_TRUE_MESSAGE(move_count > 0, "a running game has a move");
    do {
        list_choose((uint8_t)(random_below(move_count) + 1));
    } while (!list_is_legal());
    return 1;
}

/* Where turns have many moves and a game thousands, so many of them are enough. */
#ifdef __CC65__
#define MOVES_OF_MANY 40
#else
#define MOVES_OF_MANY 120
#endif
static uint8_t is_enough(void)
{
    return (game_info()->sides > 2 || claim_long) && record_count >= MOVES_OF_MANY;
}

/* ---- memory: what the game asks for in its menu.txt is enough ---- */

#define PATTERN 0xA5

/* game_read_position, which has no other scratch than game.h says. */
static const char *read_position(const char *position)
{
    const char *why;
    const uint8_t *at = list_pool;
    const uint8_t *scratch = list_pool + LIST_PART;
    const uint8_t *end = list_pool + (uint16_t)(list_pages << 8) * 3;

    memset(list_pool, PATTERN, (size_t)(end - at));
    why = game_read_position(position);
    while (at != end && *at == PATTERN) {
        if (++at == scratch) {
            at = list_pool + (uint16_t)(claim_lists << 8) * 3;
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(at == end, "a position was read over what lies under the lists");
    list_clear();
    return why;
}

static void check_claims(void)
{
    game_write_position(text_position);
    TEST_ASSERT_TRUE_MESSAGE(strlen(text_position) < claim_text, "menu.txt: `text` is too small");
    TEST_ASSERT_TRUE_MESSAGE(claim_past || game_info()->sides > 2 || record_count <= claim_moves, "menu.txt: `moves` is too small");
    TEST_ASSERT_TRUE_MESSAGE(claim_past || quiet_plies[0] == 0, "menu.txt: positions come back, and there is no `past`");
}

/* Straight down, as a search goes: with one page all lists of a path fit it; where more than two play, each of them. */
static void test_lists_fit(void)
{
    uint16_t game;
    uint16_t listed;

    for (game = 0; claim_lists == 1 && game < 1000; ++game) {
        game_reset();
        for (listed = 0; outcome == OUTCOME_NONE && ply < PLIES - 1;) {
            list_open(0);
            game_generate();
            listed = game_info()->sides > 2 ? move_count : listed + move_count; /* no search goes down there */
            TEST_ASSERT_TRUE_MESSAGE(listed < 256, "menu.txt: `lists` is too small");
            if (!move_count) {
                break;
            }
            list_choose((uint8_t)(random_below(move_count) + 1));
            list_play();
        }
    }
}

/* The side to move is one of the game's. Of more than two who has won is on turn: nobody has lost. */
static void check_side(void)
{
    TEST_ASSERT_TRUE_MESSAGE(side < game_info()->sides, "there is no such side");
    TEST_ASSERT_TRUE_MESSAGE(game_info()->sides == 2 || outcome != OUTCOME_LOSS, "the winner is on turn");
}

/* A list that was seen, for whoever wants to compare. */
static uint16_t kept[LIST_MOST + 1];

static void keep_list(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        kept[i] = move;
    }
}

/* All of `kept`, so many, are on the list, in that order. */
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

/* Same list twice, no move twice, every rank between 1 and 254. */
static void check_list(void)
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

/* Noisy moves are among all moves, in the same order. */
static void check_noisy(void)
{
    uint8_t number;

    list_open(0);
    game_noisy();
    number = move_count;
    TEST_ASSERT_TRUE(number == 0 || game_info()->has_noisy);
    keep_list();
    list_moves();
    check_in_order(number, "noisy moves are some of all, in their order");
}

/* What the search lists is some of that, in its order, with a legal move in it, and nothing but the position says what. */
static void check_nearby(void)
{
    uint8_t number;
    uint8_t i;
    uint8_t legal = 0;

    if (!game_info()->nearby) {
        return;
    }
    list_open(0);
    game_info()->nearby();
    number = move_count;
    keep_list();
    for (i = 1; i <= number; ++i) {
        list_choose(i);
        legal |= list_is_legal();
        history[i] ^= 1; /* which has no say in it */
    }
    TEST_ASSERT_TRUE_MESSAGE(legal, "no legal move is near");
    list_moves();
    check_in_order(number, "near moves are some of all, in their order");
    list_open(0);
    game_info()->nearby();
    TEST_ASSERT_EQUAL_UINT8(number, move_count);
    check_in_order(number, "near moves follow from the position alone");
}

/* What can be seen of a position: its text, its key, and its list with ranks. */
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

static void check_nothing_changed(const char *message)
{
    static uint8_t key[KEY_BYTES];
    uint8_t *list = (uint8_t *)kept;

    look(other, list, key);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(seen_text, other, message);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(seen_key, key, KEY_BYTES, message);
    if (move_count) {
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(seen_list, list, 2 * move_count, message);
    }
}

/* Makes `move` and takes it back. 0: it was illegal. */
static uint8_t there_and_back(void)
{
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        outcome = OUTCOME_NONE;
        return 0;
    }
    check_side();
    game_hash();
    game_unmake();
    outcome = OUTCOME_NONE;
    return 1;
}

/* Twice there and back: what can be seen is as before after the first time,
 * and every byte of state after the second. */
static uint8_t check_reverse(uint8_t ordinal)
{
    uint16_t chosen;

    look(seen_text, seen_list, seen_key);
    list_choose(ordinal);
    chosen = move;
    if (!there_and_back()) {
        check_nothing_changed("an illegal move changed something");
        return 0;
    }
    check_nothing_changed("unmake is not the reverse of make");
    move = chosen;
    there_and_back(); /* scratch bytes of the game settle */
    move = chosen;
    snapshot_take();
    there_and_back();
    TEST_ASSERT_TRUE_MESSAGE(snapshot_same(), "a byte of state is not as before");
    return 1;
}

/* Hash and evaluation after `move` equal a recount from the text. */
static void check_recount(void)
{
    static uint8_t key[KEY_BYTES];
    uint8_t after;
    uint8_t judged;
    uint8_t i;
    int16_t worth = 0;

    game_write_position(seen_text);
    list_play();
    after = outcome;
    judged = after == OUTCOME_NONE;
    if (judged) {
        game_eval();
        worth = score;
    }
    if (after == OUTCOME_CHANCE) { /* eval must know a position before the throw */
        game_eval();
        judged = 1;
        worth = score;
    }
    if (after == OUTCOME_GUESS) { /* a running game, for who reads the text */
        after = OUTCOME_NONE;
    }
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][1];
    }
    game_write_position(text);
    game_unmake();
    TEST_ASSERT_NULL_MESSAGE(game_read_position(text), text);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(after, outcome, "outcome against recount");
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(key[i], hash_key[i][0], "hash against recount");
    }
    if (judged) {
        game_eval();
        TEST_ASSERT_EQUAL_INT16_MESSAGE(worth, score, "evaluation against recount");
    }
    TEST_ASSERT_NULL(game_read_position(seen_text));
}

static void check_moves(void)
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

/* The text of a move reads back as that move, of a position as that
 * position. */
static void check_texts(void)
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
        game_write_move(text);
        check_letters(text);
        TEST_ASSERT_NULL_MESSAGE(game_read_move(text), text);
        TEST_ASSERT_EQUAL_HEX16(wanted, move);
    }
    game_write_position(text);
    TEST_ASSERT_NULL_MESSAGE(read_position(text), text);
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING(text, other);
}

/* Texts that are no moves are refused, with a reason, and change nothing. */
static void check_refusal(void)
{
    static const char *const nonsense[] = { "", "?", "zz", "0", "99", "a9", "12345678", "a1a1", 0 };
    uint8_t i;

    look(seen_text, seen_list, seen_key);
    for (i = 0; nonsense[i]; ++i) {
        TEST_ASSERT_NOT_NULL_MESSAGE(game_read_move(nonsense[i]), nonsense[i]);
        check_nothing_changed("a refused move changed something");
        TEST_ASSERT_NOT_NULL_MESSAGE(read_position(nonsense[i]), nonsense[i]);
        check_nothing_changed("a refused position changed something");
    }
}

static void test_random_games(void)
{
    uint16_t game;
    uint32_t listed = 0;
    uint32_t enough = MOVES_LISTED / part / (game_info()->sides > 2 ? 8 : 1); /* a position of theirs takes longer */
    uint16_t most = (game_info()->chance ? GAMES_PLAYED / 4 : GAMES_PLAYED) / part; /* throws take as long as moves, and more */

    for (game = 0; game < most && listed < enough; ++game) {
        game_reset();
        record_start();
        record_seed = game + 1;
        is_thorough = game % 8 == 0;
        while (!is_enough() && draw_move()) {
            check_list();
            listed += move_count;
            check_noisy();
            check_nearby();
            if (is_thorough) {
                check_moves();
                check_texts();
            }
            draw_move(); /* the checks have left another one */
            record_play();
            check_claims();
        }
        list_moves();
        TEST_ASSERT_TRUE_MESSAGE(outcome != OUTCOME_NONE || is_enough(), "the game ended");
        check_side();
        check_refusal();
    }
}

/* By every other rule of the game its beginning, where such rules differ; now and then the last move of a list is played. There
 * and back again. */
#ifdef __CC65__
#define VARIANT_GAMES 2
#else
#define VARIANT_GAMES 20
#endif
#define VARIANT_MOVES 8
static void play_variant(void)
{
    game_reset();
    record_start();
    while (record_count < VARIANT_MOVES && draw_move()) {
        check_list();
        check_nearby();
        check_moves();
        check_texts();
        list_moves();
        list_choose(move_count);
        if (record_count < 3 || random_below(2) || !list_is_legal()) {
            draw_move();
        }
        record_play();
        check_claims();
    }
    game_write_position(text);
    while (record_undo()) {
    }
    while (record_redo()) {
    }
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING(text, other);
}

static void test_other_rules(void)
{
    uint8_t variant;
    uint8_t game;

    if (!game_info()->rules || game_info()->chance || claim_long) {
        return; /* a variant may throw dice for its beginning: the suites of those games have them */
    }
    for (variant = 1; game_info()->rules[variant]; ++variant) {
        for (game = 0; game < VARIANT_GAMES; ++game) {
            rules = variant;
            play_variant();
        }
    }
}

static uint8_t past_before[PAST_BYTES];
static uint8_t past_count_before;

static void remember_past(void)
{
    past_count_before = past_count;
    if (past_key) {
        memcpy(past_before, past_key, PAST_BYTES);
    }
}

/* A game played again has the past it had. */
static void check_past(void)
{
    uint8_t i;

    TEST_ASSERT_EQUAL_UINT8(past_count_before, past_count);
    for (i = 0; past_count && i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_MEMORY(past_before + i * PAST_MOST, past_key[i], past_count);
    }
}

/* The position on the board after undoing everything is the first one, and
 * redo leads to the last one again. */
static void test_undo_and_redo(void)
{
    uint16_t moves;

    while (!is_enough() && draw_move()) {
        record_play();
    }
    moves = record_count;
    game_write_position(text);
    remember_past();
    record_restore();
    check_past();
    while (record_undo()) {
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
    game_write_position(other);
    game_reset();
    game_write_position(seen_text);
    TEST_ASSERT_EQUAL_STRING(seen_text, other);
    while (record_redo()) {
    }
    TEST_ASSERT_EQUAL_UINT16(moves, record_count);
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING(text, other);
}

/* ---- moves written on a board that is not theirs (verbs.h: write_move) ---- */

static uint8_t sums[RECORD_MOST];

static uint8_t sum_of(const char *written)
{
    uint8_t sum = 0;

    while (*written) {
        sum = (uint8_t)((sum << 1 | sum >> 7) + *written++);
    }
    return sum;
}

/* `text` broke off; the board before the nth move knows the rest. */
static void check_beginning(uint16_t n)
{
    uint16_t count = record_count;
    size_t length = strlen(text) - 1;

    TEST_ASSERT_TRUE_MESSAGE(length > 2, "too little of a move is written");
    record_count = n;
    record_restore();
    record_move(n);
    game_write_move(other);
    text[length] = 0;
    other[length] = 0;
    TEST_ASSERT_EQUAL_STRING(text, other);
    record_count = count;
    record_restore();
}

/* All moves of the record, on the last board. */
static void check_written_later(void)
{
    uint16_t n;

    look(seen_text, seen_list, seen_key);
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        text_blind = 1;
        game_write_move(text); /* scratch bytes of the game settle */
        snapshot_take();
        game_write_move(text);
        text_blind = 0;
        TEST_ASSERT_TRUE_MESSAGE(snapshot_same(), "a move was written, and something has changed");
        TEST_ASSERT_TRUE(strlen(text) < MOVE_SIZE);
        if (text[strlen(text) - 1] == '+') {
            check_beginning(n);
        } else {
            TEST_ASSERT_EQUAL_HEX8_MESSAGE(sums[n], sum_of(text), text);
        }
    }
    check_nothing_changed("moves were written, and something has changed");
}

static void test_moves_written_later(void)
{
    uint8_t game;

    for (game = 0; game < 4; ++game) {
        game_reset();
        record_start();
        while (!is_enough() && draw_move()) {
            record_play();
        }
        record_count = 0;
        record_restore();
        do {
            record_move(record_count);
            game_write_move(text);
            sums[record_count] = sum_of(text);
        } while (record_redo() && record_count < record_last);
        check_written_later();
    }
}

static void test_golden_game(void)
{
    uint16_t i = 0; /* throws and moves of a long game */

    if (strcmp(golden[0], "from") == 0) { /* the end of a very long one */
        TEST_ASSERT_NULL_MESSAGE(game_read_position(golden[1]), golden[1]);
        record_start();
        i = 2;
    }
    for (; golden[i]; i += 2) {
        record_judge();
        TEST_ASSERT_TRUE(outcome == OUTCOME_NONE || outcome == OUTCOME_CHANCE);
        TEST_ASSERT_NULL_MESSAGE(game_read_move(golden[i]), golden[i]);
        record_play();
        game_write_position(text);
        TEST_ASSERT_EQUAL_STRING(golden[i + 1], text);
    }
    TEST_ASSERT_TRUE_MESSAGE(i > 2, "the golden game has moves");
    record_judge();
    TEST_ASSERT_TRUE_MESSAGE(outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE, "the golden game is played to its end");
}

/* What fell falls again: after an undo, and when the game is set up from its moves and its seed. */
static void test_throws_come_again(void)
{
    uint16_t fallen;

    if (!game_info()->chance) {
        return;
    }
    record_seed = 4711;
    while (draw_move()) {
        record_play();
    }
    while (record_undo()) {
        record_move(record_count); /* that was taken back */
        fallen = move;
        TEST_ASSERT_EQUAL(outcome == OUTCOME_CHANCE, (fallen & MOVE_THROW) != 0);
        if (fallen & MOVE_THROW) {
            record_draw();
            TEST_ASSERT_EQUAL_HEX16(fallen, move);
            record_play(); /* as a game read from a save goes on: nothing is kept behind it */
            TEST_ASSERT_EQUAL_UINT8(1, record_undo());
        }
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
}

/* 1: somebody chose the nth move. */
static uint8_t is_chosen(uint16_t n)
{
    record_move(n);
    return !game_info()->chance || (!(move & MOVE_THROW) && move != MOVE_PASS);
}

/* Back move by move: what lies between two of them nobody chose, and in the end nothing is left. */
static void test_back(void)
{
    uint16_t n;

    while (!is_enough() && draw_move()) {
        record_play();
    }
    for (n = record_count; record_back(); n = record_count) {
        TEST_ASSERT_TRUE(record_count == 0 || is_chosen(record_count));
        while (--n > record_count) {
            TEST_ASSERT_FALSE(is_chosen(n));
        }
    }
    TEST_ASSERT_EQUAL_UINT16(0, record_count);
    TEST_ASSERT_EQUAL_UINT8(0, record_back());
    game_write_position(text);
    TEST_ASSERT_EQUAL_STRING(record_begin, text);
}

/* The search can do without these where there are dice; bench positions have their throw. */
static void test_dice(void)
{
    const GameInfo *info = game_info();
    const char *position;
    uint8_t n;

    for (n = 0; (position = game_bench(n)) != 0; ++n) {
        TEST_ASSERT_NULL_MESSAGE(game_read_position(position), position);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(OUTCOME_NONE, outcome, position);
    }
    TEST_ASSERT_EQUAL_UINT8(info->throws != 0, info->chance != 0);
    if (info->chance) {
        TEST_ASSERT_TRUE(info->certain > 0 && info->certain <= SCORE_MOST);
        TEST_ASSERT_TRUE(!info->may_pass && !info->late && !info->roll);
    }
}

/* 1: no plural. */
static uint8_t is_one(const char *name)
{
    const char *last = name + strlen(name) - 1;

    return *last != 's' || last[-1] == 's'; /* Cross */
}

static void test_game_says_who_it_is(void)
{
    const GameInfo *info = game_info();
    uint8_t who;

    TEST_ASSERT_TRUE(strlen(info->name) > 0);
    TEST_ASSERT_TRUE(strlen(info->title) <= 13);
    TEST_ASSERT_TRUE(strlen(info->help) > 40);
    TEST_ASSERT_TRUE(info->sides >= 2 && info->sides <= SIDES_MOST);
    for (who = 0; who < info->sides; ++who) {
        TEST_ASSERT_TRUE(strlen(info->side_names[who]) > 0 && strlen(info->side_names[who]) <= PANEL_WIDE);
        TEST_ASSERT_TRUE_MESSAGE(is_one(info->side_names[who]), "a side is one: it `wins`");
    }
    TEST_ASSERT_TRUE_MESSAGE(info->sides == 2 || info->brain, "the search is for two sides");
    TEST_ASSERT_TRUE(info->unit > 0);
    TEST_ASSERT_TRUE(info->pace > 0);
}

/* With any word behind it (make check) a tenth of the random games. */
int main(int count, char **words)
{
    (void)words;
    part = count > 1 || claim_long ? QUICK_PART : 1;
    UNITY_BEGIN();
    RUN_TEST(test_game_says_who_it_is);
    RUN_TEST(test_dice);
    RUN_TEST(test_throws_come_again);
    RUN_TEST(test_back);
    RUN_TEST(test_lists_fit);
    RUN_TEST(test_golden_game);
    RUN_TEST(test_undo_and_redo);
    RUN_TEST(test_moves_written_later);
    RUN_TEST(test_random_games);
    RUN_TEST(test_other_rules);
    return UNITY_END();
}
