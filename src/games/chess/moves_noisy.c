/* moves_noisy.c: captures, and pawns that become queens; asm/games/chess/moves_noisy.s is its twin. */
#include "games/chess/moves.h"

uint8_t chess_enemy;
uint8_t chess_man_at;
uint8_t chess_man_class;

const uint8_t chess_class[KING + 1] = {
    0, CLASS_PAWN, CLASS_PAWN, 0, CLASS_LIGHT, 0, 0, 0, CLASS_LIGHT, 0, 0, 0, 0, 0, 0, 0,
    CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_KING
};

void chess_add_move(uint8_t to)
{
    list_lo[++move_count] = to | chess_man_class;
    list_hi[move_count] = chess_man_at;
}

/* A pawn takes in passing, from the left and from the right of the square. */
static void take_in_passing(void)
{
    uint8_t to = chess_passing[ply];
    uint8_t pawn = side ? BLACK | BLACK_PAWN : WHITE | WHITE_PAWN;
    uint8_t beside = side ? to + 0x10 : to - 0x10;

    chess_man_class = CLASS_PAWN;
    chess_man_at = beside - 1;
    if (AT(chess_man_at) == pawn) {
        chess_add_move(to);
    }
    chess_man_at = beside + 1;
    if (AT(chess_man_at) == pawn) {
        chess_add_move(to);
    }
}

static void noisy_pawn(void)
{
    uint8_t ahead = side ? chess_man_at - 0x10 : chess_man_at + 0x10;

    if (AT(ahead - 1) & chess_enemy) {
        chess_add_move(ahead - 1);
    }
    if (AT(ahead + 1) & chess_enemy) {
        chess_add_move(ahead + 1);
    }
}

/* The pawns on the seventh rank that can go ahead, the h-file first. */
static void push_pawns(void)
{
    uint8_t files = side ? chess_ranks[1][1] : chess_ranks[0][6];
    uint8_t to;

    chess_man_class = CLASS_PAWN;
    chess_man_at = side ? 0x18 : 0x68;
    for (; files; files <<= 1) {
        --chess_man_at;
        to = side ? chess_man_at - 0x10 : chess_man_at + 0x10;
        if (files & 0x80 && !AT(to)) {
            chess_add_move(to);
        }
    }
}

static void noisy_steps(const int8_t *steps)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (AT(chess_man_at + steps[i]) & chess_enemy) {
            chess_add_move(chess_man_at + steps[i]);
        }
    }
}

static void noisy_rays(const int8_t *steps)
{
    uint8_t i;
    uint8_t to;

    for (i = 0; i < 4; ++i) {
        to = chess_man_at;
        do {
            to += steps[i];
        } while (!AT(to));
        if (AT(to) & chess_enemy) {
            chess_add_move(to);
        }
    }
}

void game_generate_noisy(void)
{
    uint8_t slot = side ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t man;

    chess_enemy = side ? WHITE : BLACK;
    if (!(chess_passing[ply] & GONE)) {
        take_in_passing();
    }
    while (left--) {
        chess_man_at = WHERE(--slot);
        if (chess_man_at & GONE) {
            continue;
        }
        man = AT(chess_man_at) & MEN;
        chess_man_class = chess_class[man];
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
    push_pawns();
}

/* What a capture must gain in quiescence, as a byte; 0: anything will do. */
static uint8_t gain_needed(void)
{
    if (score_limit < GAIN_MARGIN) {
        return 0;
    }
    return score_limit - GAIN_MARGIN > 255 ? 255 : (uint8_t)(score_limit - GAIN_MARGIN);
}

/* For quiescence: what gains too little or loses a man is left out. */
void chess_hunt(void)
{
    uint8_t needed = gain_needed();
    uint8_t kept = 0;
    uint8_t i;
    uint8_t victim;

    game_generate_noisy();
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
