/* rules.c: moves of reversi; asm/games/reversi/rules.s is its twin. */
#include "engine/list.h"
#include "games/reversi/reversi.h"

/* ---- turning men ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

static const int8_t directions[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

/* Puts the men that a man of `side` on this cell turns over onto the stack,
 * without moving its top: direction by direction, the farthest first. */
static uint8_t find_turned(uint8_t cell)
{
    uint8_t own = OWN;
    uint8_t enemy = ENEMY;
    uint8_t i;
    uint8_t at;
    uint8_t n = reversi_top;

    for (i = 0; i < 8; ++i) {
        at = (uint8_t)(cell + directions[i]);
        while (reversi_cell[at] == enemy) {
            at = (uint8_t)(at + directions[i]);
        }
        if (reversi_cell[at] == own) {
            for (at = (uint8_t)(at - directions[i]); at != cell; at = (uint8_t)(at - directions[i])) {
                reversi_turned[n++] = at;
            }
        }
    }
    return (uint8_t)(n - reversi_top);
}

/* What a man on this cell counts in each of its windows, so many times. */
static void add_parts(uint8_t cell, uint8_t times)
{
    uint8_t i;

    cell -= FIRST_CELL;
    for (i = 0; i < SLOTS; ++i) {
        reversi_window[reversi_part[i][cell]] += (uint8_t)(times * reversi_power[i][cell]);
    }
}

#define ONE_DOWN 255
#define TWO_DOWN 254

/* ---- the verbs ---- */

static uint8_t any_move(void)
{
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (reversi_touch[cell] && find_turned(cell)) {
            return 1;
        }
    }
    return 0;
}

static uint8_t enemy_can_move(void)
{
    uint8_t can;

    side ^= 1;
    can = any_move();
    side ^= 1;
    return can;
}

void game_generate(void)
{
    uint8_t cell;

    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (reversi_touch[cell] && find_turned(cell)) {
            list_lo[++move_count] = cell;
        }
    }
    if (!move_count && enemy_can_move()) {
        list_lo[++move_count] = PASS;
    }
}

void game_noisy(void)
{
}

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
    }
}

static void touch_around(uint8_t cell, uint8_t by)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        reversi_touch[(uint8_t)(cell + directions[i])] += by;
    }
}

/* Off the ring, or back to where it was. */
static void leave_ring(uint8_t cell)
{
    reversi_next[reversi_before[cell]] = reversi_next[cell];
    reversi_before[reversi_next[cell]] = reversi_before[cell];
}

static void join_ring(uint8_t cell)
{
    reversi_next[reversi_before[cell]] = cell;
    reversi_before[reversi_next[cell]] = cell;
}

/* Who has more men, for the side to move. */
void game_settle(void)
{
    uint8_t cell;
    uint8_t own = 0;
    uint8_t enemy = 0;

    for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
        if (reversi_cell[cell] == OWN) {
            ++own;
        } else if (reversi_cell[cell]) {
            ++enemy;
        }
    }
    outcome = own == enemy ? OUTCOME_DRAW : own < enemy ? OUTCOME_LOSS : OUTCOME_WIN;
}

static void turn_men(uint8_t from, uint8_t to, uint8_t times)
{
    for (; from != to; ++from) {
        reversi_cell[reversi_turned[from]] ^= TURN;
        add_parts(reversi_turned[from], times);
    }
}

void reversi_place(void)
{
    uint8_t cell = (uint8_t)move;

    reversi_cell[cell] = OWN;
    add_parts(cell, (uint8_t)(side + 1));
    leave_ring(cell);
    touch_around(cell, 1);
    ++reversi_men;
}

void game_make(void)
{
    uint8_t top = reversi_top;

    reversi_turned_from[ply] = top;
    if (move != PASS) {
        reversi_top += find_turned((uint8_t)move);
        turn_men(top, reversi_top, side ? 1 : ONE_DOWN);
        reversi_place();
    }
    ++ply;
    side ^= 1;
    outcome = OUTCOME_NONE;
    if (reversi_men == MEN_MOST) {
        game_settle();
    }
}

void game_unmake(void)
{
    uint8_t cell;

    --ply;
    side ^= 1;
    cell = path_lo[ply];
    if (cell == PASS) {
        return;
    }
    --reversi_men;
    reversi_cell[cell] = EMPTY;
    add_parts(cell, side ? TWO_DOWN : ONE_DOWN);
    join_ring(cell);
    touch_around(cell, 255);
    turn_men(reversi_turned_from[ply], reversi_top, side ? ONE_DOWN : 1);
    reversi_top = reversi_turned_from[ply];
}

/* ---- the evaluation ---- */

static uint8_t stage_of(uint8_t men)
{
    return men < STAGE_MIDDLE ? 0 : men < STAGE_LATE ? 1 : 2;
}

/* The windows' worth for black, with so many men on the board. */
static int16_t sum_windows(uint8_t men)
{
    uint8_t stage = stage_of(men);
    uint16_t sum = 0;
    uint8_t family;
    uint8_t i = 0;

    for (family = 0; family < FAMILIES; ++family) {
        for (; i < reversi_family_end[family]; ++i) {
            sum += reversi_weight[stage][family][reversi_window[i]];
        }
    }
    return (int16_t)(sum - reversi_zero);
}

static int16_t tempo(uint8_t men)
{
    return reversi_tempo[stage_of(men)];
}

void game_eval(void)
{
    score = sum_windows(reversi_men);
    if (side) {
        score = -score;
    }
    score += tempo(reversi_men);
}

/* The worth for `side` of putting a man onto a cell, by eval. */
static int16_t judge(uint8_t cell, uint8_t n)
{
    uint8_t i;
    uint8_t men = (uint8_t)(reversi_men + 1);
    int16_t value;

    add_parts(cell, (uint8_t)(side + 1));
    for (i = 0; i < n; ++i) {
        add_parts(reversi_turned[(uint8_t)(reversi_top + i)], side ? 1 : ONE_DOWN);
    }
    value = sum_windows(men);
    for (i = 0; i < n; ++i) {
        add_parts(reversi_turned[(uint8_t)(reversi_top + i)], side ? ONE_DOWN : 1);
    }
    add_parts(cell, side ? TWO_DOWN : ONE_DOWN);
    return (side ? -value : value) - tempo(men);
}

static void frontier_without_move(void)
{
    if (enemy_can_move()) {
        leaves = 1;
        move = PASS;
        side ^= 1;
        game_eval();
        side ^= 1;
        score = -score;
        outcome = OUTCOME_NONE;
    } else {
        game_settle();
        score_outcome();
    }
}

void game_frontier(void)
{
    uint8_t cell;
    uint8_t n;
    int16_t best = -SCORE_INFINITE;

    if (reversi_men == MEN_MOST - 1) {
        frontier_by_making();
        return;
    }
    leaves = 0;
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (!reversi_touch[cell]) {
            continue;
        }
        n = find_turned(cell);
        if (!n) {
            continue;
        }
        ++leaves;
        score = judge(cell, n);
        if (score > best) {
            best = score;
            move = cell;
            if (score >= limit) {
                break;
            }
        }
    }
    if (!leaves) {
        frontier_without_move();
        return;
    }
    score = best;
    outcome = OUTCOME_NONE;
}

void game_hash(void)
{
    uint8_t i;
    uint8_t n;
    uint8_t before = ply - 1;
    uint8_t cell = path_lo[before];
    const uint8_t *bytes = reversi_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before] ^ *bytes;
        if (cell != PASS) {
            hash_key[i][ply] ^= bytes[cell];
            if (!side) { /* a white man is a black one turned over */
                hash_key[i][ply] ^= bytes[TURN_CODE + cell];
            }
            for (n = reversi_turned_from[before]; n != reversi_top; ++n) {
                hash_key[i][ply] ^= bytes[TURN_CODE + reversi_turned[n]];
            }
        }
        bytes += HASH_STEP;
    }
}
