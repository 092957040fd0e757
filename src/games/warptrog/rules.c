/* rules.c: moves of warp trog; asm/games/warptrog/rules.s is its twin. */
#include "games/warptrog/warptrog.h"

static void add_move(uint8_t from, uint8_t direction)
{
    list_lo[++move_count] = (uint8_t)(from << 2 | direction);
    list_hi[move_count] = 0;
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
 * last. Without a step there is no warp: the game is lost. */
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
    if (move_count && warptrog_warps[side]) {
        list_lo[++move_count] = WARP;
        list_hi[move_count] = 0;
    }
}

void game_noisy(void)
{
}

#define RANK_TAKE 200
#define RANK_WARP 2

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

static void make_step(void)
{
    uint8_t from = (uint8_t)move >> 2;
    uint8_t to = (uint8_t)(from + warptrog_step[move & 3]);
    uint8_t man = warptrog_board[from];
    uint8_t taken = warptrog_board[to];

    warptrog_mover[ply] = man;
    warptrog_taken[ply] = taken;
    warptrog_board[from] = EMPTY;
    warptrog_at[man & NUMBER] = to;
    quiet_plies[ply + 1] = quiet_plies[ply] + 1;
    if (taken) {
        warptrog_at[taken & NUMBER] = 0;
        quiet_plies[ply + 1] = 0;
    }
    if (!(man & TROG)) {
        quiet_plies[ply + 1] = 0;
        if (far_rank(to)) {
            man |= TROG;
        }
    }
    warptrog_board[to] = man;
    outcome = quiet_plies[ply + 1] >= QUIET_MOST ? OUTCOME_DRAW : OUTCOME_NONE;
}

void game_make(void)
{
    if ((uint8_t)move < WARP) {
        make_step();
    } else {
        quiet_plies[ply + 1] = 0;
        --warptrog_warps[side];
        if (move == WARP) {
            outcome = OUTCOME_GUESS;
        } else {
            warptrog_warp();
            outcome = OUTCOME_NONE;
        }
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

    warptrog_board[from] = man;
    warptrog_at[man & NUMBER] = from;
    warptrog_board[to] = taken;
    if (taken) {
        warptrog_at[taken & NUMBER] = to;
    }
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    if (path_lo[ply] < WARP) {
        unmake_step();
        return;
    }
    ++warptrog_warps[side];
    if (path_hi[ply] || path_lo[ply] != WARP) {
        warptrog_unwarp();
    }
}

void game_settle(void)
{
    outcome = OUTCOME_LOSS;
}

void warptrog_recount(void)
{
}

void game_eval(void)
{
    uint8_t i;
    int16_t sum = 0;

    for (i = 0; i < MEN; ++i) {
        if (warptrog_at[i]) {
            sum += warptrog_board[warptrog_at[i]] & TROG ? 300 : 100;
        }
        if (warptrog_at[i + 8]) {
            sum -= warptrog_board[warptrog_at[i + 8]] & TROG ? 300 : 100;
        }
    }
    score = side ? -sum : sum;
}

void game_frontier(void)
{
    frontier_by_making();
}

static uint8_t code_of(uint8_t cell, uint8_t man)
{
    uint8_t code = (uint8_t)(cell - FIRST_CELL);

    if (man & TROG) {
        code += KIND;
    }
    return man & TOP ? (uint8_t)(code + 2 * KIND) : code;
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
