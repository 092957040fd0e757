/* gain.c: what moves are worth; asm/games/reversi/gain.s is its twin. */
#include "engine/list.h"
#include "engine/search.h"
#include "games/reversi/gain.h"

int16_t reversi_gain;

static const int8_t directions[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };

/* ---- corners ---- */

uint8_t reversi_is_corner(uint8_t cell)
{
    return cell == 10 || cell == 17 || cell == 73 || cell == 80;
}

uint8_t reversi_other_rim(uint8_t rim)
{
    return rim == 0 ? 16 : rim == 7 ? 24 : rim == 8 ? 23 : 31;
}

uint8_t reversi_inner(uint8_t rim)
{
    return rim == 0 ? 20 : rim == 7 ? 25 : rim == 8 ? 65 : 70;
}

/* ---- the gain of a move ---- */

#define OWN (side ? WHITE : BLACK)
#define ENEMY (side ? BLACK : WHITE)

static uint8_t turned; /* men */

/* Men turned in one direction: the first of them has a neighbour more by now. */
static void gain_ray(uint8_t cell, int8_t step)
{
    uint8_t at = (uint8_t)(cell + step);
    uint8_t n = 0;
    int16_t sum = 0;

    while (reversi_cell[at] == ENEMY) {
        sum += reversi_twice[reversi_state[at] - (n == 0)] - TWICE_ZERO;
        ++n;
        at = (uint8_t)(at + step);
    }
    if (reversi_cell[at] == OWN) {
        reversi_gain += sum;
        turned += n;
    }
}

/* All neighbours have a neighbour more. */
static void gain_neighbours(uint8_t cell)
{
    uint8_t i;
    uint8_t at;

    for (i = 0; i < 8; ++i) {
        at = (uint8_t)(cell + directions[i]);
        if (reversi_cell[at] == OWN) {
            reversi_gain += reversi_step[reversi_state[at]];
        } else if (reversi_cell[at] == ENEMY) {
            reversi_gain -= reversi_step[reversi_state[at]];
        }
    }
}

/* ---- edges ---- */

static uint8_t window[EDGE_WINDOWS];

static void add_place(uint8_t place, uint8_t times)
{
    window[0] += (uint8_t)(times * reversi_edge_power[0][place]);
    window[1] += (uint8_t)(times * reversi_edge_power[1][place]);
}

static int16_t edge_worth(void)
{
    return (int16_t)(reversi_edge[window[0]] + reversi_edge[window[1]]);
}

/* Men turned along the edge, one way. */
static void turn_along(uint8_t cell, uint8_t place, int8_t step, int8_t way)
{
    uint8_t at = (uint8_t)(cell + step);
    uint8_t n = 0;

    while (reversi_cell[at] == ENEMY) {
        ++n;
        at = (uint8_t)(at + step);
    }
    if (reversi_cell[at] == OWN) {
        for (; n; --n) {
            place = (uint8_t)(place + way);
            add_place(place, side ? 1 : 255);
        }
    }
}

static void gain_edge(uint8_t cell, uint8_t rim)
{
    const uint8_t *windows = reversi_window + (rim >> 3) * EDGE_WINDOWS;
    int8_t step = rim < 16 ? 1 : STEP;
    int16_t gain;

    window[0] = windows[0];
    window[1] = windows[1];
    gain = edge_worth();
    add_place(rim & 7, (uint8_t)(side + 1));
    turn_along(cell, rim & 7, step, 1);
    turn_along(cell, rim & 7, (int8_t)-step, -1);
    gain = edge_worth() - gain;
    reversi_gain += side ? -gain : gain;
}

/* The square next to the corner is another one when the corner is taken. */
static void gain_inner(uint8_t inner)
{
    uint8_t state = reversi_state[inner];
    int16_t gain;

    if (reversi_cell[inner]) {
        gain = reversi_worth[state] - reversi_worth[state - CORNER_TAKEN];
        reversi_gain += reversi_cell[inner] == OWN ? gain : -gain;
    }
}

uint8_t reversi_find_gain(uint8_t cell)
{
    uint8_t i;
    uint8_t state = reversi_state[cell];
    uint8_t rim = reversi_rim[cell - FIRST_CELL];
    uint8_t inner = 0;

    if (reversi_worth[state] == UNTOUCHED) {
        return 0;
    }
    if (state >= STATE_CORNER) {
        inner = reversi_inner(rim);
        reversi_state[inner] += CORNER_TAKEN;
    }
    turned = 0;
    reversi_gain = reversi_worth[state] - WORTH_ZERO;
    for (i = 0; i < 8; ++i) {
        gain_ray(cell, directions[i]);
    }
    if (turned) {
        gain_neighbours(cell);
        if (rim != 255) {
            gain_edge(cell, rim);
        }
        if (inner) {
            gain_edge(cell, reversi_other_rim(rim));
            gain_inner(inner);
        }
    }
    if (inner) {
        reversi_state[inner] -= CORNER_TAKEN;
    }
    return turned;
}

/* ---- the verbs ---- */

#define RANK_DEPTH 3 /* plies to go from which a good order is worth gains */
#define RANK_EVEN 145 /* of no gain: killers come behind all but bad moves */

/* By history; far from the end of the search by gain. */
void game_rank(void)
{
    uint8_t i;
    int16_t rank;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = history[list_lo[i]];
        if (search_depth >= (uint8_t)(ply + RANK_DEPTH) && list_lo[i] != PASS) {
            reversi_find_gain(list_lo[i]);
            rank = RANK_EVEN + reversi_gain;
            list_rank[i] = rank < 1 ? 1 : rank > 254 ? 254 : (uint8_t)rank;
        }
    }
}

static uint8_t stage_of(uint8_t men)
{
    return men < STAGE_MIDDLE ? 0 : men < STAGE_LATE ? 1 : 2;
}

/* The tables for so many men, and row ply by them. */
static void use_stage(uint8_t stage)
{
    if (stage != reversi_stage) {
        reversi_stage = stage;
        reversi_load();
    }
    if (reversi_value_stage[ply] != stage) {
        reversi_recount();
    }
}

static int16_t own_value(void)
{
    int16_t value = (int16_t)(reversi_value_lo[ply] | reversi_value_hi[ply] << 8);

    return side ? -value : value;
}

void game_eval(void)
{
    use_stage(stage_of(reversi_men));
    score = own_value() + reversi_tempo[reversi_stage];
}

static void frontier_without_move(void)
{
    if (reversi_enemy_can_move()) {
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

/* All leaves share the value of this node, so the best leaf is the one with
 * the best gain. */
void game_frontier(void)
{
    uint8_t cell;
    int16_t best = -SCORE_INFINITE;
    int16_t base;

    if (reversi_men == MEN_MOST - 1) {
        frontier_by_making();
        return;
    }
    use_stage(stage_of((uint8_t)(reversi_men + 1)));
    base = own_value() - reversi_tempo[reversi_stage];
    leaves = 0;
    for (cell = reversi_next[RING]; cell != RING; cell = reversi_next[cell]) {
        if (!reversi_find_gain(cell)) {
            continue;
        }
        ++leaves;
        if (reversi_gain > best) {
            best = reversi_gain;
            move = cell;
            if (base + best >= limit) {
                break;
            }
        }
    }
    if (!leaves) {
        frontier_without_move();
        return;
    }
    score = base + best;
    outcome = OUTCOME_NONE;
}
