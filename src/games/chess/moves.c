/* moves.c: lists of moves and their order; asm/games/chess/moves.s is its twin. */
#include "games/chess/chess.h"
#include "engine/order.h"

static uint8_t own;
static uint8_t enemy;
static uint8_t from;
static uint8_t class_bits;

/* class bits, by code */
static const uint8_t chess_class[KING + 1] = {
    0, CLASS_PAWN, CLASS_PAWN, 0, CLASS_LIGHT, 0, 0, 0, CLASS_LIGHT, 0, 0, 0, 0, 0, 0, 0,
    CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_KING
};


static void add_move(uint8_t to)
{
    list_lo[++move_count] = to | class_bits;
    list_hi[move_count] = from;
}

static void set_colours(void)
{
    own = side ? BLACK : WHITE;
    enemy = own ^ COLOURS;
}

/* ---- captures, and pawns that become queens ---- */

/* A pawn takes in passing, from the left and from the right of the square. */
static void take_in_passing(void)
{
    uint8_t to = chess_passing[ply];
    uint8_t pawn = side ? BLACK | BLACK_PAWN : WHITE | WHITE_PAWN;
    uint8_t beside = side ? to + 0x10 : to - 0x10;

    class_bits = CLASS_PAWN;
    from = beside - 1;
    if (AT(from) == pawn) {
        add_move(to);
    }
    from = beside + 1;
    if (AT(from) == pawn) {
        add_move(to);
    }
}

static void noisy_pawn(void)
{
    uint8_t ahead = side ? from - 0x10 : from + 0x10;

    if (AT(ahead - 1) & enemy) {
        add_move(ahead - 1);
    }
    if (AT(ahead + 1) & enemy) {
        add_move(ahead + 1);
    }
    if (((ahead & 0x70) == 0x70 || ahead < 0x10) && !AT(ahead)) {
        add_move(ahead);
    }
}

static void noisy_steps(const int8_t *steps)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (AT(from + steps[i]) & enemy) {
            add_move(from + steps[i]);
        }
    }
}

static void noisy_rays(const int8_t *steps)
{
    uint8_t i;
    uint8_t to;

    for (i = 0; i < 4; ++i) {
        to = from;
        do {
            to += steps[i];
        } while (!AT(to));
        if (AT(to) & enemy) {
            add_move(to);
        }
    }
}

void game_noisy(void)
{
    uint8_t slot = side ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t man;

    set_colours();
    if (!(chess_passing[ply] & GONE)) {
        take_in_passing();
    }
    while (left--) {
        from = WHERE(--slot);
        if (from & GONE) {
            continue;
        }
        man = AT(from) & MEN;
        class_bits = chess_class[man];
        if (man & PAWNS) {
            noisy_pawn();
        } else if (man == KNIGHT) {
            noisy_steps(chess_knight_steps);
        } else if (man == KING) {
            noisy_steps(chess_king_steps);
        } else {
            if (man & BISHOP) {
                noisy_rays(chess_king_steps);
            }
            if (man & ROOK) {
                noisy_rays(chess_king_steps + 4);
            }
        }
    }
}

/* ---- all others ---- */

static void add_lesser(uint8_t to)
{
    uint8_t square = from;

    from = square | BECOMES_ROOK;
    add_move(to);
    from = square | BECOMES_BISHOP;
    add_move(to);
    from = square | BECOMES_KNIGHT;
    add_move(to);
    from = square;
}

static void quiet_pawn(void)
{
    int8_t step = side ? -0x10 : 0x10;
    uint8_t ahead = from + step;

    if ((ahead & 0x70) == 0x70 || ahead < 0x10) {
        if (AT(ahead - 1) & enemy) {
            add_lesser(ahead - 1);
        }
        if (AT(ahead + 1) & enemy) {
            add_lesser(ahead + 1);
        }
        if (!AT(ahead)) {
            add_lesser(ahead);
        }
    } else if (!AT(ahead)) {
        add_move(ahead);
        if ((from & 0x70) == (side ? 0x60 : 0x10) && !AT(ahead + step)) {
            add_move(ahead + step);
        }
    }
}

static void quiet_steps(const int8_t *steps)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (!AT(from + steps[i])) {
            add_move(from + steps[i]);
        }
    }
}

static void quiet_rays(const int8_t *steps)
{
    uint8_t i;
    uint8_t to;

    for (i = 0; i < 4; ++i) {
        for (to = from + steps[i]; !AT(to); to += steps[i]) {
            add_move(to);
        }
    }
}

/* The squares between are empty, and the king passes no attacked one; make
 * looks at the square he comes to. */
static void castle(void)
{
    uint8_t rights = chess_flags[ply];

    if (rights & IN_CHECK) {
        return;
    }
    if (side) {
        rights >>= 2;
    }
    if (rights & RIGHT_WHITE_SHORT && !AT(from + 1) && !AT(from + 2)
        && !chess_attacked(from + 1)) {
        add_move(from + 2);
    }
    if (rights & RIGHT_WHITE_LONG && !AT(from - 1) && !AT(from - 2) && !AT(from - 3)
        && !chess_attacked(from - 1)) {
        add_move(from - 2);
    }
}

void chess_quiet(void)
{
    uint8_t slot = side ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t man;

    set_colours();
    while (left--) {
        from = WHERE(--slot);
        if (from & GONE) {
            continue;
        }
        man = AT(from) & MEN;
        class_bits = chess_class[man];
        if (man & PAWNS) {
            quiet_pawn();
        } else if (man == KNIGHT) {
            quiet_steps(chess_knight_steps);
        } else if (man == KING) {
            quiet_steps(chess_king_steps);
            castle();
        } else {
            if (man & BISHOP) {
                quiet_rays(chess_king_steps);
            }
            if (man & ROOK) {
                quiet_rays(chess_king_steps + 4);
            }
        }
    }
}

void game_generate(void)
{
    game_noisy();
    chess_quiet();
}

/* ---- order ---- */

/* The most valuable victim first, by the least valuable attacker; what a pawn
 * guards is no victim for a better man. */
static uint8_t rank_capture(uint8_t victim, uint8_t man, uint8_t to)
{
    uint8_t guard = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t behind = side ? to - 0x10 : to + 0x10;

    victim = chess_order[victim & MEN];
    man = chess_order[man & MEN];
    if (man > victim && (AT(behind - 1) == guard || AT(behind + 1) == guard)) {
        return RANK_LOSES;
    }
    return (uint8_t)(RANK_TAKES + 8 * victim - man);
}

void game_rank(void)
{
    uint8_t i;
    uint8_t to;
    uint8_t man;

    for (i = rank_from + 1; i <= move_count; ++i) {
        to = list_lo[i] & SQUARE_BITS;
        man = AT(list_hi[i] & SQUARE_BITS);
        if (man & PAWNS && ((to & 0x70) == 0x70 || to < 0x10)) {
            list_rank[i] = list_hi[i] & BECOMES ? 1 : RANK_BECOMES;
        } else if (AT(to)) {
            list_rank[i] = rank_capture(AT(to), man, to);
        } else {
            list_rank[i] = history[list_lo[i]];
        }
    }
}

/* What a capture must gain in quiescence, as a byte; 0: anything will do. */
static uint8_t gain_needed(void)
{
    if (limit < GAIN_MARGIN) {
        return 0;
    }
    return limit - GAIN_MARGIN > 255 ? 255 : (uint8_t)(limit - GAIN_MARGIN);
}

/* For quiescence: what gains too little or loses a man is left out. */
void chess_hunt(void)
{
    uint8_t needed = gain_needed();
    uint8_t kept = 0;
    uint8_t i;
    uint8_t victim;

    game_noisy();
    game_rank();
    for (i = 1; i <= move_count; ++i) {
        victim = AT(list_lo[i] & SQUARE_BITS);
        if (victim && (list_rank[i] == RANK_LOSES
            || (list_rank[i] != RANK_BECOMES && chess_gain[chess_order[victim & MEN]] < needed))) {
            continue;
        }
        ++kept;
        list_lo[kept] = list_lo[i];
        list_hi[kept] = list_hi[i];
        list_rank[kept] = list_rank[i];
    }
    move_count = kept;
}
