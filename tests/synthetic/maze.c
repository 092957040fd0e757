/* maze.c: see maze.h. A position is a room and a side; everything else is computed from them by a mixing function. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "engine/chance.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/search_state.h"
#include "synthetic/maze.h"

uint8_t maze_noisy;
uint8_t maze_noisy_ends;
uint8_t maze_staged;
uint8_t maze_chance;
uint8_t maze_extends;
uint16_t maze_mask = 0xFFFF;
uint16_t maze_seed;
uint8_t maze_reversible;
uint8_t maze_wide;
uint8_t maze_flat;
uint8_t maze_null_moves;
int16_t maze_dice;

uint8_t maze_overflows;

static uint16_t room;
static uint16_t rooms[PLIES];
static uint8_t sides[PLIES];

void maze_plain(void)
{
    maze_noisy = NOISY_NONE;
    maze_noisy_ends = 0;
    maze_staged = 0;
    maze_chance = 0;
    maze_extends = 0;
    maze_mask = 0xFFFF;
    maze_seed = 0;
    maze_reversible = 0;
    maze_wide = 0;
    maze_flat = 0;
    maze_null_moves = 0;
    maze_dice = 0;
}

#ifndef __CC65__
static uint16_t mix(uint16_t number, uint8_t salt)
{
    number = (uint16_t)(number + salt * 0x4A35u + 0x1234u + maze_seed);
    number ^= number >> 7;
    number = (uint16_t)(number * 0x2F35u);
    number ^= number >> 9;
    return (uint16_t)(number * 0x6A8Du) >> 3;
}
#else
/* The same function, byte by byte, with products from tables: cc65's multiplication takes seven times as long, and the
 * maze does little else. */
enum { BY_4A35, BY_2F35, BY_6A8D, FACTORS };
static const uint16_t factors[FACTORS] = {0x4A35u, 0x2F35u, 0x6A8Du};
static uint8_t products_low[FACTORS][256];
static uint8_t products_high[FACTORS][256];
static uint8_t low;
static uint8_t high;

static void fill_products(void)
{
    uint8_t factor;
    uint8_t byte = 0;
    uint16_t sum;

    for (factor = 0; factor < FACTORS; ++factor) {
        sum = 0;
        do {
            products_low[factor][byte] = (uint8_t)sum;
            products_high[factor][byte] = (uint8_t)(sum >> 8);
            sum += factors[factor];
        } while (++byte);
    }
}

#define MULTIPLY(factor) \
    high = products_high[factor][low] + products_low[factor][high]; \
    low = products_low[factor][low]

static uint16_t mix(uint16_t number, uint8_t salt)
{
    if (!products_low[BY_4A35][1]) {
        fill_products();
    }
    number += (uint16_t)(products_high[BY_4A35][salt] << 8 | products_low[BY_4A35][salt]) + 0x1234u + maze_seed;
    low = (uint8_t)number;
    high = (uint8_t)(number >> 8);
    low ^= (uint8_t)(high << 1 | low >> 7);
    high ^= high >> 7;
    MULTIPLY(BY_2F35);
    low ^= high >> 1;
    MULTIPLY(BY_6A8D);
    return (uint16_t)(high << 8 | low) >> 3;
}
#endif

static void write_key(void)
{
    hash_key[0][ply] = (uint8_t)mix(room, 20);
    hash_key[1][ply] = (uint8_t)mix(room, 21);
    hash_key[2][ply] = (uint8_t)room;
    hash_key[3][ply] = (uint8_t)(room >> 8);
    hash_key[4][ply] = side;
    hash_key[5][ply] = 0x55;
}

void maze_enter(uint16_t number)
{
    room = number & maze_mask;
    ply = 0;
    side = 0;
    outcome = OUTCOME_NONE;
    reversible_plies[0] = 0;
    write_key();
}

void game_reset(void)
{
    maze_enter(1);
}

/* Returns the number of doors: 1 to 5, or 3 to 7 in a wide maze; one room in sixteen has none. In the widest maze every
 * room has LIST_MOST. */
static uint8_t doors(void)
{
    if (maze_wide == MAZE_WIDEST) {
        return LIST_MOST;
    }
    if (maze_wide) {
        return mix(room, 1) % 16 == 0 ? 0 : (uint8_t)(3 + mix(room, 2) % 5);
    }
    return mix(room, 1) % 16 == 0 ? 0 : (uint8_t)(1 + mix(room, 2) % 5);
}

/* Returns the room behind a door; is_wall says whether that room may not be entered. */
static uint16_t behind(uint8_t door)
{
    return mix(room, (uint8_t)(10 + door)) & maze_mask;
}

static uint8_t is_wall(uint16_t next)
{
    return mix(next, 4) % 16 == 0;
}

/* Returns 1 if the door is a noisy move. Compulsory noisy moves are always legal. */
static uint8_t is_noisy(uint8_t door)
{
    return maze_noisy && mix(room, (uint8_t)(30 + door)) % 8 == 0
        && (maze_noisy == NOISY_MAY || !is_wall(behind(door))) && (!maze_noisy_ends || behind(door) > room);
}

static void add_door(uint8_t door)
{
    list_lo[++move_count] = door;
    list_hi[move_count] = (uint8_t)(door * 3 & 0x7F);
    if (list_lo + move_count >= list_pool + (uint16_t)(list_pages << 8)) {
        maze_overflows = 1;
    }
}

uint8_t maze_is_one_of_few(uint8_t door)
{
    return door & 1;
}

static void list_doors(uint8_t noisy)
{
    uint8_t door;

    for (door = 1; door <= doors(); ++door) {
        if (is_noisy(door) == noisy) {
            add_door(door);
        }
    }
}

void game_generate_noisy(void)
{
    list_doors(1);
}

static void list_quiet(void)
{
    uint8_t i = move_count;
    uint8_t kept = i;

    list_doors(0);
    if (node_staged[ply] != STAGED_PRUNED) {
        return;
    }
    while (i < move_count) {
        if (maze_is_one_of_few(list_lo[++i])) {
            ++kept;
            list_lo[kept] = list_lo[i];
            list_hi[kept] = list_hi[i];
        }
    }
    move_count = kept;
}

void game_generate(void)
{
    uint8_t door;

    if (maze_staged) {
        game_generate_noisy();
        list_doors(0);
        return;
    }
    for (door = 1; door <= doors(); ++door) {
        add_door(door);
    }
}

/* One room in four allows no null move. */
uint8_t maze_may_null_move(void)
{
    return mix(room, 50) % 4 != 0;
}

/* The window of a node: words in C, bytes in the assembly, which node_window.s exports. */
#ifdef __CC65__
extern uint8_t window_alpha_lo[];
extern uint8_t window_alpha_hi[];
extern uint8_t window_beta_lo[];
extern uint8_t window_beta_hi[];
#define ALPHA ((int16_t)(window_alpha_lo[ply] | window_alpha_hi[ply] << 8))
#define BETA ((int16_t)(window_beta_lo[ply] | window_beta_hi[ply] << 8))
#else
#define ALPHA node_alpha[ply]
#define BETA node_beta[ply]
#endif

static uint8_t prune(void)
{
    game_eval();
    if (maze_null_moves == MAZE_FAR && node_depth[ply] == 1) {
        if (score - BETA >= MAZE_FAR) {
            return PRUNE_SCORE;
        }
        return ALPHA - score >= MAZE_FAR ? PRUNE_QUIET : PRUNE_NOTHING;
    }
    return node_depth[ply] >= NULL_MOVE_DEPTH && path_lo[ply - 1] | path_hi[ply - 1] && maze_may_null_move()
        && score >= BETA ? PRUNE_NULL_MOVE : PRUNE_NOTHING;
}

/* Lists two to five rolls with weights of 1 to 7. */
static void list_rolls(void)
{
    uint8_t number = (uint8_t)(2 + mix(room, 41) % 4);

    while (move_count < number) {
        ++move_count;
        list_lo[move_count] = (uint8_t)(number - move_count);
        list_hi[move_count] = MOVE_ROLL >> 8;
        list_rank[move_count] = (uint8_t)(1 + mix(room, (uint8_t)(41 + move_count)) % 7);
    }
}

const GameInfo *game_info(void)
{
    static GameInfo info;

    info.name = "maze";
    info.title = "MAZE";
    info.sides = 2;
    info.side_names[0] = "One";
    info.side_names[1] = "Two";
    info.help = "";
    info.score_of_piece = 10;
    info.nodes_per_time = 100;
    info.bench_depth = 1;
    info.quiescence_kind = maze_noisy;
    info.gen_quiet = 0;
    if (maze_staged) {
        info.gen_quiet = list_quiet;
    }
    info.prune = 0;
    if (maze_null_moves) {
        info.prune = prune;
    }
    info.lmr_depth = 2;
    info.chance = 0;
    info.gen_rolls = 0;
    info.chance_score_limit = maze_dice;
    if (maze_dice) {
        info.lmr_depth = 0;
        info.chance = chance_step;
        info.gen_rolls = list_rolls;
    }
    return &info;
}

void game_rank(void)
{
    uint8_t i;

    for (i = rank_from + 1; i <= move_count; ++i) {
        list_rank[i] = (uint8_t)(1 + mix(room, list_lo[i]) % (maze_wide == MAZE_WIDEST ? 100 : 250));
    }
}

/* Same room, other side to move. */
static void make_null_move(void)
{
    rooms[ply] = room;
    sides[ply] = side;
    ++ply;
    reversible_plies[ply] = 0;
    side ^= 1;
    outcome = OUTCOME_NONE;
    extend_ply = 0;
}

/* A roll leads to another room with the same side to move. In one room of sixteen the game ends. */
static void make_roll(void)
{
    rooms[ply] = room;
    sides[ply] = side;
    room = mix(room, (uint8_t)(60 + (move & 7))) & maze_mask;
    ++ply;
    reversible_plies[ply] = 0;
    extend_ply = 0;
    outcome = OUTCOME_NONE;
    if (mix(room, 16) % 16 == 0) {
        outcome = (uint8_t)(OUTCOME_LOSS + mix(room, 7) % 3);
    }
}

void game_make(void)
{
    uint16_t next = behind((uint8_t)move);

    if (move == MOVE_NULL) {
        make_null_move();
        return;
    }
    if (move & MOVE_ROLL) {
        make_roll();
        return;
    }
    if (is_wall(next)) {
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    rooms[ply] = room;
    sides[ply] = side;
    ++ply;
    reversible_plies[ply] = maze_reversible ? reversible_plies[ply - 1] + 1 : 0;
    room = next;
    if (mix(next, 5) % 8 || maze_flat) {
        side ^= 1; /* otherwise an extra turn */
    }
    outcome = OUTCOME_NONE;
    if (mix(next, 6) % 32 == 0 && !maze_flat) {
        outcome = (uint8_t)(OUTCOME_LOSS + mix(next, 7) % 3);
    }
    if (maze_chance && mix(next, 9) % 16 == 0) {
        outcome = OUTCOME_ESTIMATE;
    }
    if (maze_dice && outcome == OUTCOME_NONE && mix(next, 40) % 2) {
        outcome = OUTCOME_CHANCE;
    }
    if (maze_extends) {
        extend_ply = outcome != OUTCOME_CHANCE && mix(next, 15) % 8 == 0;
    }
}

void game_unmake(void)
{
    --ply;
    room = rooms[ply];
    side = sides[ply];
}

void game_no_moves(void)
{
    outcome = (uint8_t)(OUTCOME_LOSS + (room & 1));
}

void game_eval(void)
{
    score = maze_flat ? 0 : (int16_t)(mix(room, 8) % 64) - 32;
    if (side) {
        score = -score;
    }
}

void game_frontier(void)
{
    frontier_generic();
}

void game_hash(void)
{
    write_key();
}

void game_book_key(void)
{
    book_key_from_hash();
}

/* Texts: a move is the digit of its door; a position is five letters of four bits each, the last one for the side. */
void game_write_move(char *text)
{
    text[0] = (char)('0' + (move & 7));
    text[1] = 0;
}

const char *game_read_move(const char *text)
{
    (void)text;
    return "a door is not typed";
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        text[i] = (char)('a' + (room >> (i << 2) & 15));
    }
    text[4] = (char)('a' + side);
    text[5] = 0;
}

const char *game_read_position(const char *text)
{
    uint16_t number = 0;
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        number |= (uint16_t)(text[i] - 'a') << (i << 2);
    }
    maze_enter(number);
    side = (uint8_t)(text[4] - 'a');
    write_key();
    return 0;
}
