/* rules.c: lists of moves; asm/games/draughts/rules.s is its twin. */
#include "games/draughts/squares.h"

static uint8_t enemy;               /* BLACK or WHITE */
static uint8_t empty[SET_BYTES];
static uint8_t movers[SET_BYTES];   /* men or kings of `side` */
static uint8_t king;                /* MOVE_KING when they are kings */
static uint8_t listing;             /* 0: looking for `wanted` only */
static uint8_t wanted;              /* high byte of a long path */
static uint8_t found;

/* ---- squares ---- */

/* The middle byte between two bytes of a set. */
static uint8_t middle(uint8_t upper, uint8_t lower)
{
    return (uint8_t)(upper >> 4 | lower << 4);
}

/* The squares of a byte from which a step down, left or right, leads into a
 * middle byte. */
static uint8_t above(uint8_t middles, uint8_t right)
{
    return right ? (uint8_t)((middles >> 1 & 0x07) | (middles & 0xF0))
        : (uint8_t)((middles & 0x0F) | (middles << 1 & 0xE0));
}

/* The squares from which a jump down, left or right, leads into a byte. */
static uint8_t far_above(uint8_t lower, uint8_t right)
{
    return right ? (uint8_t)(lower >> 1 & 0x77) : (uint8_t)(lower << 1 & 0xEE);
}

/* The jump from a square in one of four directions, whoever stands there;
 * NO_STEP when it would leave the board. */
#define NO_STEP 0xFF
static uint8_t step_from(uint8_t square, uint8_t direction)
{
    uint8_t step = (uint8_t)(direction << DIRECTION);
    uint8_t upper = square;

    if (step & MOVE_UP) {
        upper -= step & MOVE_RIGHT ? 9 : 7;
    }
    if (upper >= SQUARES - 8
        || !(far_above(0xFF, step & MOVE_RIGHT) & draughts_bit(upper))) {
        return NO_STEP;
    }
    return step | upper;
}

/* ---- jumps ---- */

static void find_empty(void)
{
    uint8_t k;

    enemy = side ? BLACK : WHITE;
    for (k = 0; k < SET_BYTES; ++k) {
        empty[k] = (uint8_t)~(draughts_board[BLACK + k] | draughts_board[WHITE + k]);
    }
}

/* 1: there are such movers. */
static uint8_t find_movers(uint8_t kings)
{
    const uint8_t *own = draughts_board + (WHITE - enemy);
    uint8_t any = 0;
    uint8_t k;

    king = kings;
    for (k = 0; k < SET_BYTES; ++k) {
        movers[k] = own[k] & (kings ? draughts_board[KINGS + k]
            : (uint8_t)~draughts_board[KINGS + k]);
        any |= movers[k];
    }
    return any != 0;
}

/* The upper ends of the first jumps of the movers between bytes k and k + 1. */
static uint8_t first_jumps(uint8_t k, uint8_t direction)
{
    const uint8_t *set = draughts_board + enemy + k;
    uint8_t up = direction & 2;
    uint8_t right = direction & 1;

    return above(middle(set[0], set[1]), right) & (up ? empty[k] : movers[k])
        & far_above(up ? movers[k + 1] : empty[k + 1], right);
}

/* Men go one way, kings both. */
static uint8_t first_direction(void)
{
    return !king && side ? 2 : 0;
}

static uint8_t last_direction(void)
{
    return king || side ? 3 : 1;
}

static uint8_t movers_jump(void)
{
    uint8_t direction;
    uint8_t k;

    for (direction = first_direction(); direction <= last_direction(); ++direction) {
        for (k = 0; k < SET_BYTES - 1; ++k) {
            if (first_jumps(k, direction)) {
                return 1;
            }
        }
    }
    return 0;
}

uint8_t draughts_must_jump(void)
{
    find_empty();
    return (find_movers(0) && movers_jump())
        || (draughts_crowned && find_movers(MOVE_KING) && movers_jump());
}

static uint8_t can_jump(uint8_t step)
{
    return draughts_in_set(draughts_board + enemy, draughts_below(step)) && draughts_in_set(empty, draughts_landing(step));
}

static void toggle_jumped(uint8_t step)
{
    uint8_t over = draughts_below(step);

    draughts_board[enemy + (over >> 3)] ^= draughts_bit(over);
}

/* The next direction, from `direction` on, in which the piece that made the
 * last jump can go on; 4: none. A man stops where he is crowned, beyond which
 * there is no board. */
static uint8_t next_direction(uint8_t direction)
{
    uint8_t square = draughts_landing(draughts_step[draughts_steps - 1]);
    uint8_t step;

    for (; direction <= last_direction(); ++direction) {
        step = step_from(square, direction);
        if (step != NO_STEP && can_jump(step)) {
            return direction;
        }
    }
    return 4;
}

/* The high byte of a short path, as draughts_step has it. */
static uint8_t short_path(void)
{
    uint8_t path = 1;
    uint8_t i;

    for (i = 1; i < draughts_steps; ++i) {
        path = (uint8_t)(path << 2 | (draughts_step[i] >> DIRECTION & 3));
    }
    return path;
}

static void push_step(uint8_t step)
{
    draughts_step[draughts_steps++] = step;
    toggle_jumped(step);
}

/* Lists every way to play out a first jump, or looks for one of them. */
static void explore(uint8_t first)
{
    uint8_t start = draughts_start(first);
    uint8_t path = PATH_LONG;
    uint8_t direction = first_direction();
    uint8_t last = 1; /* nothing further was found from here */

    draughts_steps = 0;
    empty[start >> 3] ^= draughts_bit(start);
    push_step(first);
    for (;;) {
        direction = next_direction(direction);
        if (direction < 4) {
            push_step(step_from(draughts_landing(draughts_step[draughts_steps - 1]), direction));
            direction = first_direction();
            last = 1;
            continue;
        }
        if (last) {
            if (listing) {
                list_lo[++move_count] = king | first;
                list_hi[move_count] = draughts_steps > PATH_SHORT_MOST ? path : short_path();
            } else if (path == wanted && draughts_steps > PATH_SHORT_MOST) {
                found = draughts_steps;
            }
            path += draughts_steps > PATH_SHORT_MOST;
        }
        do {
            --draughts_steps;
            toggle_jumped(draughts_step[draughts_steps]);
        } while (found && draughts_steps);
        if (!draughts_steps) {
            break;
        }
        direction = (uint8_t)((draughts_step[draughts_steps] >> DIRECTION & 3) + 1);
        last = 0;
    }
    empty[start >> 3] ^= draughts_bit(start);
}

static void list_jumps(uint8_t k, uint8_t direction)
{
    uint8_t uppers = first_jumps(k, direction);
    uint8_t first;

    for (first = (uint8_t)(direction << DIRECTION | k << 3); uppers; ++first, uppers >>= 1) {
        if (uppers & 1) {
            explore(first);
        }
    }
}

void draughts_read_path(void)
{
    uint8_t path = (uint8_t)(move >> 8);
    uint8_t shift = 0;
    uint8_t first = (uint8_t)move & (uint8_t)~MOVE_KING;

    if (path & PATH_LONG) {
        find_empty();
        find_movers(MOVE_KING);
        listing = 0;
        wanted = path;
        found = 0;
        explore(first);
        draughts_steps = found;
        return;
    }
    draughts_step[0] = first;
    draughts_steps = 1;
    while (path >> shift >= 4) {
        shift += 2;
    }
    while (shift) {
        shift -= 2;
        draughts_step[draughts_steps] = step_from(draughts_landing(draughts_step[draughts_steps - 1]),
            path >> shift & 3);
        ++draughts_steps;
    }
}

/* ---- lists ---- */

static void list_steps(uint8_t k, uint8_t direction)
{
    uint8_t lo = (uint8_t)(king | direction << DIRECTION | k << 3);
    const uint8_t *above_set = (direction & 2 ? empty : movers) + k;
    const uint8_t *below_set = (direction & 2 ? movers : empty) + k;
    uint8_t uppers = above_set[0] & above(middle(below_set[0],
        k == SET_BYTES - 1 ? 0 : below_set[1]), direction & 1);

    for (; uppers; ++lo, uppers >>= 1) {
        if (uppers & 1) {
            list_lo[++move_count] = lo;
            list_hi[move_count] = 0;
        }
    }
}

/* Down, then up. Steps from the first row on, jumps from where men jump to: so
 * the assembly knows which jumps go on. Left, then right. */
static void list_movers(void)
{
    uint8_t direction;
    uint8_t i;
    uint8_t k;

    for (direction = first_direction(); direction <= last_direction(); direction += 2) {
        for (i = 0; i < SET_BYTES; ++i) {
            if (!draughts_must[ply]) {
                list_steps(i, direction);
                list_steps(i, direction + 1);
            } else if (i < SET_BYTES - 1) {
                k = direction ? i : (uint8_t)(SET_BYTES - 2 - i);
                list_jumps(k, direction);
                list_jumps(k, direction + 1);
            }
        }
    }
}

/* Men's moves, then kings'. */
void game_generate(void)
{
    find_empty();
    listing = 1;
    found = 0;
    if (find_movers(0)) {
        list_movers();
    }
    if (draughts_crowned && find_movers(MOVE_KING)) {
        list_movers();
    }
}

void game_noisy(void)
{
    if (draughts_must[ply]) {
        game_generate();
    }
}

/* Jumps: the longest first. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = list_hi[i] ? (list_hi[i] >> 2) + RANK_KILLER + 1 : history[list_lo[i]];
    }
}

