/* eval.c: what a position is worth; asm/games/chess/eval.s is its twin. */
#include "games/chess/chess.h"

static uint8_t middle; /* form, white less black */
static uint8_t end;

uint8_t chess_bishops(uint8_t of)
{
    uint8_t slot = of ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t number = 0;

    while (left--) {
        if (!(WHERE(--slot) & GONE) && (AT(WHERE(slot)) & MEN) == BISHOP) {
            ++number;
        }
    }
    return number;
}

uint8_t chess_no_pawns(void)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (FILE_PAWNS(0, i) || FILE_PAWNS(1, i)) {
            return 0;
        }
    }
    return 1;
}

/* Pawns of white on one file. The foremost is passed when no black pawn on
 * this file or beside it stands further up: x < y and x < (x ^ y) says that y has
 * the higher top bit. */
static void white_file(uint8_t file)
{
    uint8_t pawns = FILE_PAWNS(0, file);
    uint8_t guards = FILE_PAWNS(1, file - 1) | FILE_PAWNS(1, file) | FILE_PAWNS(1, file + 1);
    uint8_t rank;

    if (pawns & (pawns - 1)) {
        middle -= DOUBLED;
        end -= DOUBLED;
    }
    if (!(FILE_PAWNS(0, file - 1) | FILE_PAWNS(0, file + 1))) {
        middle -= ISOLATED;
        end -= ISOLATED;
    }
    if (pawns >= guards || pawns >= (pawns ^ guards)) {
        for (rank = 7; !(pawns & 0x80); --rank) {
            pawns <<= 1;
        }
        middle += chess_passed_middle[rank];
        end += chess_passed_end[rank];
    }
}

/* Black's lowest bit is the foremost. */
static void black_file(uint8_t file)
{
    uint8_t pawns = FILE_PAWNS(1, file);
    uint8_t guards = FILE_PAWNS(0, file - 1) | FILE_PAWNS(0, file) | FILE_PAWNS(0, file + 1);
    uint8_t rank;

    if (pawns & (pawns - 1)) {
        middle += DOUBLED;
        end += DOUBLED;
    }
    if (!(FILE_PAWNS(1, file - 1) | FILE_PAWNS(1, file + 1))) {
        middle += ISOLATED;
        end += ISOLATED;
    }
    if (!(guards & ((pawns ^ (pawns - 1)) >> 1))) {
        for (rank = 7; !(pawns & 1); --rank) {
            pawns >>= 1;
        }
        middle -= chess_passed_middle[rank];
        end -= chess_passed_end[rank];
    }
}

/* The pawns before a king at home; in the corner as one file off it. */
static uint8_t shelter(uint8_t of)
{
    uint8_t king = WHERE(of * SLOTS);
    uint8_t file = king & 7;
    uint8_t sum = 0;
    uint8_t left;

    if (of ? king < 0x60 : king >= 0x20) {
        return 0;
    }
    if (file == 0) {
        file = 1;
    } else if (file == 7) {
        file = 6;
    }
    --file;
    for (left = 0; left < 3; ++left) {
        sum += chess_shelter[of ? FILE_PAWNS(1, file) >> 5 & 3 : FILE_PAWNS(0, file) >> 1 & 3];
        ++file;
    }
    return sum;
}

void chess_form(void)
{
    uint8_t file;

    middle = shelter(0) - shelter(1);
    end = 0;
    for (file = 0; file < 8; ++file) {
        if (FILE_PAWNS(0, file)) {
            white_file(file);
        }
        if (FILE_PAWNS(1, file)) {
            black_file(file);
        }
    }
    chess_form_middle[ply] = side ? (uint8_t)-middle : middle;
    chess_form_end[ply] = side ? (uint8_t)-end : end;
}

/* A quarter more of the end game with every quarter of the officers gone. */
void game_eval(void)
{
    uint8_t phase = chess_phase[ply];
    int16_t other;

    score = (int16_t)(chess_end_lo[ply] | chess_end_hi[ply] << 8);
    score += (int8_t)chess_form_end[ply];
    if (phase < 5) {
        if (chess_no_pawns()) {
            chess_drive();
        }
        return;
    }
    other = (int16_t)(chess_middle_lo[ply] | chess_middle_hi[ply] << 8);
    other += (int8_t)chess_form_middle[ply];
    if (phase >= 20) {
        score = other;
        return;
    }
    if (phase >= 15) {
        score = (score + other) >> 1;
        score = (score + other) >> 1;
    } else if (phase >= 10) {
        score = (score + other) >> 1;
    } else {
        other = (score + other) >> 1;
        score = (score + other) >> 1;
    }
}
