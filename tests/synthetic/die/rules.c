/* rules.c: all of a made-up game with a die, for the tests of dice: two men a side run up one ladder of
 * seven squares.
 *
 * The die shows 1 (three times as often as 3), 2 (twice as often) or 3. A man goes up so many squares,
 * from 0, where all begin, to 8, which is home and must be hit. Men of one side never share a square
 * but those two; a man of the other side who is hit goes back to 0. A 3 throws again. Who can do nothing
 * passes. First with both men home wins.
 *
 * Position: men on the ladder, side, throw: `03/05 a 2`, or `03/05 a` before the throw. Moves: the square the man
 * leaves, `-` for a pass, `d2` for a throw.
 */
#include <string.h>

#include "engine/book.h"
#include "engine/chance.h"
#include "engine/game.h"
#include "engine/text.h"

#define HOME 8
#define FACES 3
#define MEN 2
#define PASS (HOME + 1)

#pragma bss-name (push, "STATE")
static uint8_t men[2][HOME + 1]; /* by square */
static uint8_t thrown;           /* 0: not yet */
static uint8_t thrown_row[PLIES];
static uint8_t side_row[PLIES];
static uint8_t hit_row[PLIES];
#pragma bss-name (pop)

static const char help[] =
    "Two men a side run up a ladder of seven squares. A 3 throws again, and home must be hit.\n";

static void list_throws(void)
{
    uint8_t face;

    for (face = 1; face <= FACES; ++face) {
        list_lo[++move_count] = face;
        list_hi[move_count] = MOVE_THROW >> 8;
        list_rank[move_count] = (uint8_t)(FACES + 1 - face);
    }
}

static const GameInfo info = {
    "die", "DIE", 2, { "Ann", "Bob" }, 0, help, 0, 10, 1000, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    chance_step, list_throws, 400
};

const GameInfo *game_info(void)
{
    return &info;
}

/* ---- the rules ---- */

static uint8_t can_go(uint8_t from)
{
    uint8_t to = from + thrown;

    return men[side][from] && to <= HOME && (to == HOME || !men[side][to]);
}

void game_generate(void)
{
    uint8_t from;

    for (from = 0; from < HOME; ++from) {
        if (can_go(from)) {
            list_lo[++move_count] = (uint8_t)(from + 1);
            list_hi[move_count] = 0;
        }
    }
    if (!move_count) {
        list_lo[++move_count] = PASS;
        list_hi[move_count] = 0;
    }
}

void game_noisy(void)
{
}

void game_rank(void)
{
    uint8_t i;
    uint8_t to;

    for (i = rank_from + 1; i <= move_count; ++i) {
        to = (uint8_t)(list_lo[i] - 1 + thrown);
        list_rank[i] = list_lo[i];
        if (list_lo[i] != PASS && to < HOME && men[side ^ 1][to]) {
            list_rank[i] += 100;
        }
    }
}

/* For who is to move. */
static void find_outcome(void)
{
    outcome = thrown ? OUTCOME_NONE : OUTCOME_CHANCE;
    if (men[side ^ 1][HOME] == MEN) {
        outcome = OUTCOME_LOSS;
    } else if (men[side][HOME] == MEN) {
        outcome = OUTCOME_WIN;
    }
}

static void go(uint8_t from)
{
    uint8_t to = from + thrown;

    --men[side][from];
    ++men[side][to];
    if (to < HOME && men[side ^ 1][to]) {
        --men[side ^ 1][to];
        ++men[side ^ 1][0];
        hit_row[ply] = 1;
    }
}

void game_make(void)
{
    thrown_row[ply] = thrown;
    side_row[ply] = side;
    hit_row[ply] = 0;
    if (move & MOVE_THROW) {
        thrown = (uint8_t)move;
    } else {
        if (move != PASS) {
            go((uint8_t)(move - 1));
        }
        side ^= thrown != FACES;
        thrown = 0;
    }
    ++ply;
    quiet_plies[ply] = 0;
    find_outcome();
}

void game_unmake(void)
{
    uint8_t from;
    uint8_t to;

    --ply;
    side = side_row[ply];
    thrown = thrown_row[ply];
    if (path_hi[ply] || path_lo[ply] == PASS) {
        return;
    }
    from = (uint8_t)(path_lo[ply] - 1);
    to = from + thrown;
    ++men[side][from];
    --men[side][to];
    if (hit_row[ply]) {
        --men[side ^ 1][0];
        ++men[side ^ 1][to];
    }
}

void game_settle(void)
{
    outcome = OUTCOME_DRAW; /* never: there is a pass */
}

/* ---- judgement ---- */

static int16_t worth(uint8_t of)
{
    int16_t sum = 0;
    uint8_t square;

    for (square = 1; square <= HOME; ++square) {
        sum += (int16_t)(men[of][square] * (10 * square + (square == HOME ? 40 : 0)));
    }
    return sum;
}

/* Who moves next has half a throw more. */
void game_eval(void)
{
    score = worth(side) - worth(side ^ 1) + 7 + (int16_t)(thrown * 5);
}

void game_frontier(void)
{
    frontier_by_making();
}

/* ---- the key: a sum of what stands where, and whose turn it is with which throw ---- */

static uint8_t part(uint8_t what, uint8_t byte)
{
    what = (uint8_t)(what * 59 + byte * 31 + 7);
    what ^= what >> 3;
    return (uint8_t)(what * 73 + (what >> 4));
}

/* So many men of a side on a square, more than there were. */
static void add_men(uint8_t of, uint8_t square, uint8_t more)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(of * 16 + square), i));
    }
}

static void add_turn(uint8_t of, uint8_t throw, uint8_t more)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] += (uint8_t)(more * part((uint8_t)(40 + of * 4 + throw), i));
    }
}

#define ONE_LESS 255

void game_hash(void)
{
    uint8_t row = ply - 1;
    uint8_t mover = side_row[row];
    uint8_t to = (uint8_t)(path_lo[row] - 1 + thrown_row[row]);
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][row];
    }
    add_turn(mover, thrown_row[row], ONE_LESS);
    add_turn(side, thrown, 1);
    if (path_hi[row] || path_lo[row] == PASS) {
        return;
    }
    add_men(mover, (uint8_t)(path_lo[row] - 1), ONE_LESS);
    add_men(mover, to, 1);
    if (hit_row[row]) {
        add_men(mover ^ 1, to, ONE_LESS);
        add_men(mover ^ 1, 0, 1);
    }
}

static void count_key(void)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    add_turn(side, thrown, 1);
    for (i = 0; i <= HOME; ++i) {
        add_men(0, i, men[0][i]);
        add_men(1, i, men[1][i]);
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}

/* ---- text ---- */

void game_write_move(char *text)
{
    if (move & MOVE_THROW) {
        *text++ = 'd';
        *text++ = (char)('0' + (move & 0xFF));
    } else {
        *text++ = move == PASS ? '-' : (char)('0' + move - 1);
    }
    *text = 0;
}

const char *game_read_move(const char *text)
{
    uint8_t n;
    uint8_t from;

    if (outcome == OUTCOME_CHANCE) {
        if (text[0] != 'd' || text[1] < '1' || text[1] > '0' + FACES || text[2]) {
            return text_fault(0, "a throw is d1, d2 or d3");
        }
        move = (uint16_t)(MOVE_THROW | (text[1] - '0'));
        return 0;
    }
    if (outcome != OUTCOME_NONE || !text[0] || text[1]) {
        return text_fault(0, "a move is a square, or -");
    }
    n = (uint8_t)(text[0] == '-' ? PASS : text[0] - '0' + 1);
    if (n == PASS) {
        for (from = 0; from < HOME; ++from) {
            if (can_go(from)) {
                return text_fault(0, "there is a move");
            }
        }
    } else if (n == 0 || n > HOME || !can_go((uint8_t)(n - 1))) {
        return text_fault(0, "nobody can go from there");
    }
    move = n;
    return 0;
}

static char *write_men(char *text, uint8_t of)
{
    uint8_t square;
    uint8_t i;

    for (square = 0; square <= HOME; ++square) {
        for (i = men[of][square]; i; --i) {
            *text++ = (char)('0' + square);
        }
    }
    return text;
}

void game_write_position(char *text)
{
    text = write_men(text, 0);
    *text++ = '/';
    text = write_men(text, 1);
    *text++ = ' ';
    *text++ = (char)('a' + side);
    if (thrown) {
        *text++ = ' ';
        *text++ = (char)('0' + thrown);
    }
    *text = 0;
}

void game_write_board(char *text)
{
    game_write_position(text);
    strcat(text, "\n");
}

const char *game_read_position(const char *text)
{
    static uint8_t read[2][HOME + 1];
    uint8_t i;
    uint8_t of;
    uint8_t square;

    memset(read, 0, sizeof read);
    for (i = 0; i < 5; ++i) {
        if (i == MEN) {
            if (text[i] != '/') {
                return text_fault(i, "a / must follow two men");
            }
            continue;
        }
        of = i > MEN;
        if (text[i] < '0' || text[i] > '0' + HOME) {
            return text_fault(i, "a man is on 0 to 8");
        }
        square = (uint8_t)(text[i] - '0');
        if (square && square < HOME && (read[0][square] || read[1][square])) {
            return text_fault(i, "two men on a square");
        }
        ++read[of][square];
    }
    if (text[5] != ' ' || (text[6] != 'a' && text[6] != 'b')) {
        return text_fault(5, "a blank and the side must follow");
    }
    if (text[7] && (text[7] != ' ' || text[8] < '1' || text[8] > '0' + FACES || text[9])) {
        return text_fault(7, "a blank and a throw of 1 to 3 may follow");
    }
    if (read[0][HOME] == MEN && read[1][HOME] == MEN) {
        return text_fault(0, "only one side can be home");
    }
    memcpy(men, read, sizeof read);
    side = (uint8_t)(text[6] - 'a');
    thrown = text[7] ? (uint8_t)(text[8] - '0') : 0;
    ply = 0;
    quiet_plies[0] = 0;
    find_outcome();
    count_key();
    return 0;
}

void game_reset(void)
{
    ply = 0;
    game_read_position("00/00 a");
}

const char *game_bench(uint8_t n)
{
    static const char *const positions[] = {
        "03/15 a 2", "12/36 b 2", "25/04 a 3", "46/57 b 1", "07/06 a 2", "68/78 b 2", "58/03 b 1", "35/27 a 1", 0
    };

    return positions[n];
}
