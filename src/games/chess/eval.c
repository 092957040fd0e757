/* eval.c: the evaluation. Material and phase come from game_make; this file computes the structure and blends middle
 * game and endgame by phase. asm/games/chess/eval.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/techniques.h"
#include "games/chess/chess.h"

static uint8_t middle; /* structure of one side in the middle game, as a signed byte */
static uint8_t end;    /* half its structure in the endgame */

void chess_flip_pawn(uint8_t of, uint8_t square)
{
    uint8_t bit = (uint8_t)(1 << (square & 7));
    uint8_t rank = square >> 4;

    chess_ranks[of][rank] ^= bit;
    if (chess_ranks[of][rank] & bit) {
        ++chess_pawns[of];
    } else {
        --chess_pawns[of];
    }
}

/* Returns the number of moves that a king needs from one square to another. */
static uint8_t distance(uint8_t a, uint8_t b)
{
    uint8_t files = (a & 7) - (b & 7);
    uint8_t ranks = (a >> 4) - (b >> 4);

    if (files & 0x80) {
        files = -files;
    }
    if (ranks & 0x80) {
        ranks = -ranks;
    }
    return files > ranks ? files : ranks;
}

/* Adds the bonus for passed pawns: no enemy pawn is ahead on the same or a neighbouring file. From the fourth rank on
 * it is higher in the endgame the nearer the own king is to the square ahead of the pawn, compared with the enemy's. */
static void add_passed(uint8_t of)
{
    const uint8_t *own = chess_ranks[of];
    const uint8_t *other = chess_ranks[of ^ 1];
    uint8_t open = 0xFF;
    uint8_t rank = of ? 1 : 6;
    uint8_t left;
    uint8_t pawns;
    uint8_t ahead;
    uint8_t gain;

    for (left = 6; open && left; --left) {
        ahead = (uint8_t)(rank << 4) + (of ? (uint8_t)-9 : 0x17);
        for (pawns = own[rank] & open; pawns; pawns <<= 1) {
            if (pawns & 0x80) {
                middle += chess_passed_middle[left];
                end += chess_passed_end[left];
                if (left >= RUNNER) {
                    gain = distance(ahead, WHERE(of ? 0 : SLOTS)) - distance(ahead, WHERE(of ? SLOTS : 0));
                    end += left == RUNNER ? gain : 2 * gain;
                }
            }
            --ahead;
        }
        open &= (uint8_t)~(other[rank] | other[rank] << 1 | other[rank] >> 1);
        rank += of ? 1 : -1;
    }
}

/* Adds the bonus for a rook on a half-open or open file. */
static void add_rook(uint8_t slot, uint8_t own, uint8_t other)
{
    uint8_t square = WHERE(slot);
    uint8_t bit = (uint8_t)(1 << (square & 7));

    if (!(square & GONE) && !(own & bit)) {
        middle += HALF_OPEN;
        if (!(other & bit)) {
            middle += FULLY_OPEN;
        }
    }
}

static uint8_t files_of(const uint8_t *ranks)
{
    return ranks[1] | ranks[2] | ranks[3] | ranks[4] | ranks[5] | ranks[6];
}

static void structure_of(uint8_t of)
{
    const uint8_t *own = chess_ranks[of];
    uint8_t own_files = files_of(own);
    uint8_t other_files = files_of(chess_ranks[of ^ 1]);
    uint8_t files;
    uint8_t king = WHERE(SLOTS * of);
    uint8_t rank = king >> 4;

    files = chess_files[own_files];
    middle = (chess_pawns[of] - (files & 15)) * (uint8_t)-DOUBLED - (files >> 4) * ISOLATED;
    end = (uint8_t)((int8_t)middle >> 1);
    if (of) {
        rank = 7 - rank;
    }
    king &= 7;
    end += chess_king_end[rank] + chess_king_end[king];
    middle += chess_king_rank[rank];
    if (rank < 2) {
        files = (of ? own[6] | own[5] : own[1] | own[2]) & chess_zone[king];
        middle += SHELTER * (chess_files[files] & 15) + chess_king_file[king];
    }
    if (!chess_more_rooks) {
        add_rook(chess_rooks[of], own_files, other_files);
        add_rook(chess_rooks[of + 2], own_files, other_files);
    } else {
        for (rank = SLOTS - 1, king = SLOTS * of; rank; --rank) {
            if ((AT(WHERE(++king)) & PIECES) == ROOK) {
                add_rook(king, own_files, other_files);
            }
        }
    }
    add_passed(of);
}

void chess_structure(void)
{
    structure_of(side ^ 1);
    chess_structure_middle[ply] = middle;
    chess_structure_end[ply] = end;
    structure_of(side);
    chess_structure_middle[ply] = middle - chess_structure_middle[ply];
    chess_structure_end[ply] = end - chess_structure_end[ply];
    chess_structure_stale[ply] = 0;
}

#ifndef WITHOUT_TECHNIQUES
/* Samuel's exchange rule: the side that is ahead by a pawn or more gets a bonus for each piece that has been captured,
 * so that it prefers exchanges. */
static void add_exchange_rule(void)
{
    int16_t material = (int16_t)(chess_material_lo[ply] | chess_material_hi[ply] << 8);
    int8_t gone = (int8_t)(24 - chess_phase[ply]) >> EXCHANGE_SHIFT;

    if (material >= EXCHANGE_LEAST) {
        score += gone;
    } else if (material <= -EXCHANGE_LEAST) {
        score -= gone;
    }
}
#endif

/* Blends middle game and endgame by phase. The share of the middle game is 1 from phase 20 on, 3/4 from 15, 1/2 from
 * 10, 1/4 from 5, and 0 below that. */
void chess_eval_lazy(void)
{
    uint8_t phase = chess_phase[ply];
    int16_t other;

    score_margin = chess_structure_stale[ply] ? LAZY_MARGIN : 0;
    score = (int16_t)(chess_material_lo[ply] | chess_material_hi[ply] << 8);
    other = score + (int8_t)chess_structure_middle[ply];
    score += (int8_t)chess_structure_end[ply] * 2;
    if (phase < MOP_UP_PHASE) {
        if (!(chess_pawns[0] | chess_pawns[1])) {
            chess_mop_up();
        }
    } else if (phase >= 20) {
        score = other;
    } else if (phase >= 15) {
        score = (score + other) >> 1;
        score = (score + other) >> 1;
    } else if (phase >= 10) {
        score = (score + other) >> 1;
    } else {
        other = (score + other) >> 1;
        score = (score + other) >> 1;
    }
#ifndef WITHOUT_TECHNIQUES
    if (think_with & WITH_EXCHANGE) {
        add_exchange_rule();
    }
#endif
}

void game_eval(void)
{
    if (chess_structure_stale[ply]) {
        chess_structure();
    }
    chess_eval_lazy();
}
