/* rules.c: moves of warp trog; asm/games/warptrog/rules.s is its twin. */
#include "engine/list.h"
#include "games/warptrog/warptrog.h"

static void add_move(uint8_t from, uint8_t direction)
{
    list_lo[++move_count] = (uint8_t)(from << 2 | direction);
}

/* 1: a Valg may step onto a cell: empty, or an enemy without support. */
static uint8_t valg_may(uint8_t to, uint8_t enemy)
{
    uint8_t man = warptrog_board[to];

    if (man == EMPTY) {
        return 1;
    }
    return man & enemy
        && !((warptrog_board[to - 1] | warptrog_board[to + 1]) & enemy);
}

/* Men in the order of their numbers, directions up, down, left, right; the warp
 * last. Without a step there is no warp: the game is lost. The search looks at
 * warps at its root alone. With the enemy's at ply 1 too, whatever he does, a
 * warp is his best reply once he stands worse, so that nothing behind it is
 * looked at: half as many games won, four times as many drawn (36 of 100). */
void game_generate(void)
{
    uint8_t own = side ? TOP : BOTTOM;
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + MEN;
    uint8_t from;
    uint8_t direction;

    for (; number < end; ++number) {
        from = warptrog_at[number];
        if (!from) {
            continue;
        }
        if (warptrog_board[from] & TROG) {
            for (direction = 0; direction < 4; ++direction) {
                if (!(warptrog_board[(uint8_t)(from + warptrog_step[direction])] & (own | RIM))) {
                    add_move(from, direction);
                }
            }
        } else if (valg_may((uint8_t)(from + warptrog_step[side]), own ^ (TOP | BOTTOM))) {
            add_move(from, side);
        }
    }
    if (ply == 0 && move_count && warptrog_warps[side]) {
        list_lo[++move_count] = WARP;
    }
}

void game_noisy(void)
{
}

void game_rank(void)
{
    uint8_t i;
    uint8_t lo;
    uint8_t taken;

    for (i = 1; i <= move_count; ++i) {
        lo = list_lo[i];
        if (lo >= WARP) {
            list_rank[i] = RANK_WARP;
            continue;
        }
        taken = warptrog_board[(uint8_t)((lo >> 2) + warptrog_step[lo & 3])];
        list_rank[i] = taken ? (uint8_t)(RANK_TAKE + (taken & TROG)) : history[lo];
    }
}

/* 1: a Valg on this cell becomes a Trog. */
static uint8_t far_rank(uint8_t cell)
{
    return side ? cell < FIRST_CELL + ROW : cell > LAST_CELL - ROW;
}

static uint8_t code_of(uint8_t cell, uint8_t man)
{
    uint8_t code = (uint8_t)(cell - FIRST_CELL);

    if (man & TROG) {
        code += KIND;
    }
    return man & TOP ? (uint8_t)(code + 2 * KIND) : code;
}

static int16_t worth(uint8_t cell, uint8_t man)
{
    int16_t value = warptrog_worth[code_of(cell, man)];

    return man & TOP ? -value : value;
}

/* 1: the square's colour, as warptrog_parity counts it. */
static uint8_t colour(uint8_t cell, uint8_t man)
{
    uint8_t square = (uint8_t)(cell - FIRST_CELL);
    uint8_t rank = square / ROW;

    return (man & TROG ? rank ^ (square % ROW) : rank) & 1;
}

/* The man taken, who stood on `cell`, leaves the counts or comes back. */
static void count_taken(uint8_t cell, uint8_t taken, uint8_t change)
{
    uint8_t owner = (taken & TOP) != 0;

    warptrog_parity ^= colour(cell, taken);
    warptrog_mix[owner] += taken & TROG ? (uint8_t)(change * MIX_TROG) : change;
}

static void make_step(void)
{
    uint8_t from = (uint8_t)move >> 2;
    uint8_t to = (uint8_t)(from + warptrog_step[move & 3]);
    uint8_t man = warptrog_board[from];
    uint8_t taken = warptrog_board[to];
    uint8_t next = ply + 1;
    int16_t value = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);
    int16_t before = warptrog_material;

    warptrog_mover[ply] = man;
    warptrog_taken[ply] = taken;
    warptrog_board[from] = EMPTY;
    warptrog_at[man & NUMBER] = to;
    value -= worth(from, man);
    quiet_plies[next] = man & TROG ? quiet_plies[ply] + 1 : 0;
    if (taken) {
        quiet_plies[next] = 0;
        warptrog_at[taken & NUMBER] = 0;
        count_taken(to, taken, 255);
        value -= worth(to, taken);
    }
    if (!(man & TROG) && far_rank(to)) {
        man |= TROG;
        warptrog_mix[side] += MIX_TROG - 1;
        warptrog_parity ^= colour(to, man) ^ colour(to, man ^ TROG);
    }
    if (taken || man != warptrog_mover[ply]) {
        warptrog_weigh();
        value += warptrog_material - before;
    }
    value += worth(to, man);
    warptrog_board[to] = man;
    warptrog_value_lo[next] = (uint8_t)value;
    warptrog_value_hi[next] = (uint8_t)((uint16_t)value >> 8);
    outcome = quiet_plies[next] >= QUIET_MOST ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_make(void)
{
    if ((uint8_t)move < WARP) {
        make_step();
    } else {
        warptrog_warp();
    }
    ++ply;
    side ^= 1;
}

static void unmake_step(void)
{
    uint8_t from = path_lo[ply] >> 2;
    uint8_t to = (uint8_t)(from + warptrog_step[path_lo[ply] & 3]);
    uint8_t man = warptrog_mover[ply];
    uint8_t taken = warptrog_taken[ply];
    uint8_t made = warptrog_board[to];

    warptrog_board[from] = man;
    warptrog_at[man & NUMBER] = from;
    warptrog_board[to] = taken;
    if (taken) {
        warptrog_at[taken & NUMBER] = to;
        count_taken(to, taken, 1);
    }
    if (man != made) {
        warptrog_mix[side] -= MIX_TROG - 1;
        warptrog_parity ^= colour(to, man) ^ colour(to, made);
    }
    if (taken || man != made) {
        warptrog_weigh();
    }
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    if (path_lo[ply] < WARP) {
        unmake_step();
    } else {
        warptrog_unwarp();
    }
}

void game_settle(void)
{
    outcome = OUTCOME_LOSS;
}

/* What `side` can take at once: a Trog, else a Valg, else nothing. */
static uint8_t best_catch(void)
{
    uint8_t enemy = side ? BOTTOM : TOP;
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + MEN;
    uint8_t best = 0;
    uint8_t cell;
    uint8_t man;
    uint8_t direction;

    for (; number < end; ++number) {
        cell = warptrog_at[number];
        if (!cell) {
            continue;
        }
        if (warptrog_board[cell] & TROG) {
            for (direction = 0; direction < 4; ++direction) {
                man = warptrog_board[(uint8_t)(cell + warptrog_step[direction])];
                if (man & enemy) {
                    if (man & TROG) {
                        return WORTH_TAKE_TROG;
                    }
                    best = WORTH_TAKE_VALG;
                }
            }
        } else {
            cell += warptrog_step[side];
            man = warptrog_board[cell];
            if ((man & enemy)
                && !((warptrog_board[cell - 1] | warptrog_board[cell + 1]) & enemy)) {
                if (man & TROG) {
                    return WORTH_TAKE_TROG;
                }
                best = WORTH_TAKE_VALG;
            }
        }
    }
    return best;
}

void game_eval(void)
{
    int16_t value = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);

    if (outcome == OUTCOME_GUESS) {
        warptrog_guess();
        return;
    }
    score = side ? -value : value;
    score += best_catch();
}

/* ---- one ply to go ---- */

static int16_t base;       /* the value for `side` before its move */
static int16_t best;

/* The score of a quiet step is base + gain - what the enemy can take then: no
 * need to make it, nor to look at the enemy where base + gain is too little. */
static void weigh_quiet(uint8_t from, uint8_t to)
{
    uint8_t man = warptrog_board[from];
    int16_t gain = worth(to, man) - worth(from, man);

    score = base + (side ? -gain : gain);
    if (score > best) {
        warptrog_board[to] = man;
        warptrog_board[from] = EMPTY;
        side ^= 1;
        score -= best_catch();
        side ^= 1;
        warptrog_board[from] = man;
        warptrog_board[to] = EMPTY;
    }
}

/* 1: this step is enough. */
static uint8_t weigh_step(uint8_t from, uint8_t direction)
{
    uint8_t to = (uint8_t)(from + warptrog_step[direction]);

    ++leaves;
    move = (uint8_t)(from << 2 | direction);
    if (warptrog_board[to] || (!(warptrog_board[from] & TROG) && far_rank(to))) {
        path_lo[ply] = (uint8_t)move;
        game_make();
        game_eval();
        game_unmake();
        score = -score;
    } else {
        weigh_quiet(from, to);
    }
    if (score > best) {
        best = score;
        warptrog_best_move = (uint8_t)(from << 2 | direction);
        return best >= limit;
    }
    return 0;
}

static uint8_t weigh_man(uint8_t from)
{
    uint8_t own = side ? TOP : BOTTOM;
    uint8_t direction;

    if (!(warptrog_board[from] & TROG)) {
        return valg_may((uint8_t)(from + warptrog_step[side]), own ^ (TOP | BOTTOM))
            && weigh_step(from, side);
    }
    for (direction = 0; direction < 4; ++direction) {
        if (!(warptrog_board[(uint8_t)(from + warptrog_step[direction])] & (own | RIM))
            && weigh_step(from, direction)) {
            return 1;
        }
    }
    return 0;
}

void game_frontier(void)
{
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + MEN;

    if (quiet_plies[ply] >= QUIET_MOST - 1) {
        frontier_by_making(); /* a draw is near */
        return;
    }
    base = (int16_t)(warptrog_value_lo[ply] | warptrog_value_hi[ply] << 8);
    if (side) {
        base = -base;
    }
    best = -SCORE_INFINITE;
    leaves = 0;
    for (; number < end; ++number) {
        if (warptrog_at[number] && weigh_man(warptrog_at[number])) {
            break;
        }
    }
    if (!leaves) {
        game_settle();
        score_outcome();
        return;
    }
    score = best;
    move = warptrog_best_move;
    outcome = OUTCOME_NONE;
}

static void mix(uint8_t code)
{
    uint8_t i;
    const uint8_t *bytes = warptrog_random + code;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= *bytes;
        bytes += HASH_STEP;
    }
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t lo = path_lo[before];
    uint8_t to;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before];
    }
    mix(CODE_SIDE);
    if (lo >= WARP) {
        return;
    }
    to = (uint8_t)((lo >> 2) + warptrog_step[lo & 3]);
    mix(code_of(lo >> 2, warptrog_mover[before]));
    mix(code_of(to, warptrog_board[to]));
    if (warptrog_taken[before]) {
        mix(code_of(to, warptrog_taken[before]));
    }
}
