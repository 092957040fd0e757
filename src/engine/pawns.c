/* pawns.c: games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/keys.h"
#include "engine/pawns.h"
#include "engine/text.h"

uint8_t pawns_own;
int16_t pawns_balance;
static uint8_t taken[PLIES];  /* what the move of this ply captured */
static int16_t before[PLIES]; /* pawns_balance before it */
static uint8_t read[PAWNS_BOARD]; /* the board of the position that is read */

/* ---- making moves ---- */

int16_t pawns_gain(const Pawns *pawns)
{
    uint8_t *board = pawns->board;
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;
    int16_t gain;

    pawns_own = side + 1;
    gain = -pawns->value(from);
    board[from] = 0;
    gain += pawns->value(to);
    board[from] = pawns_own;
    if (board[to]) {
        pawns_own ^= 3;
        gain += pawns->value(to);
    }
    return gain;
}

/* Returns the place of the first square of the rank that a piece wants to reach. */
static uint8_t goal(const Pawns *pawns, uint8_t piece)
{
    uint8_t square = pawns->moves.squares.first;
    uint8_t rank;

    if (piece == 1) {
        for (rank = pawns->rows.ranks; --rank;) {
            square += pawns->rows.step;
        }
    }
    return square;
}

uint8_t pawns_is_goal(const Pawns *pawns)
{
    return pawns->has_goal && (uint8_t)((uint8_t)move - goal(pawns, side + 1)) < pawns->rows.files;
}

void pawns_make(const Pawns *pawns)
{
    uint8_t *board = pawns->board;

    if (pawns->value) {
        before[ply] = pawns_balance;
        pawns_balance += side ? -pawns_gain(pawns) : pawns_gain(pawns);
    }
    taken[ply] = board[(uint8_t)move];
    board[(uint8_t)move] = side + 1;
    board[move >> 8] = 0;
    outcome = pawns_is_goal(pawns) ? OUTCOME_LOSS : OUTCOME_NONE;
    ++ply;
    side ^= 1;
}

void pawns_unmake(const Pawns *pawns)
{
    uint8_t *board = pawns->board;

    --ply;
    side ^= 1;
    board[path_hi[ply]] = side + 1;
    board[path_lo[ply]] = taken[ply];
    if (pawns->value) {
        pawns_balance = before[ply];
    }
}

/* ---- keys: a feature for each square and side, and one for the second side to move ---- */

static const uint8_t *feature(const Pawns *pawns, uint8_t piece)
{
    return piece == 1 ? pawns->random : pawns->random + pawns->size;
}

void pawns_hash(const Pawns *pawns)
{
    uint8_t last = ply - 1;
    uint8_t to = path_lo[last];
    const uint8_t *mover = feature(pawns, 2 - side);

    key_from_parent();
    key_add(pawns->random + 2 * pawns->size);
    key_add(mover + path_hi[last]);
    key_add(mover + to);
    if (taken[last]) {
        key_add(feature(pawns, side + 1) + to);
    }
}

/* ---- moves as text ---- */

void pawns_write_move(const Pawns *pawns, char *text)
{
    const Squares *squares = &pawns->moves.squares;

    square_write(squares, square_write(squares, text, (uint8_t)(move >> 8)), (uint8_t)move);
}

const char *pawns_read_move(const Pawns *pawns, const char *text)
{
    const char *error = squares_read_from(&pawns->moves, text);
    uint8_t piece;

    if (error) {
        return error;
    }
    piece = pawns->board[squares_from];
    if (piece != side + 1) {
        return piece ? pawns->not_yours : pawns->no_piece;
    }
    return squares_read_to(&pawns->moves, text);
}

/* ---- positions as text ---- */

static const uint8_t *searched; /* the board on which find_arrived looks for a piece on its goal */

static uint8_t find_arrived(const Pawns *pawns, uint8_t piece)
{
    uint8_t square = goal(pawns, piece);
    uint8_t file;

    for (file = pawns->rows.files; file && pawns->has_goal; --file) {
        if (searched[square] == piece) {
            return square;
        }
        ++square;
    }
    return 0;
}

uint8_t pawns_arrived(const Pawns *pawns, uint8_t piece)
{
    searched = pawns->board;
    return find_arrived(pawns, piece);
}

static const char *read_board(const Pawns *pawns, const char *text)
{
    static uint8_t number[PAWNS_EDGE + 1];
    const char *error;
    uint8_t i;

    memset(read, PAWNS_EDGE, PAWNS_BOARD);
    error = board_text_end(board_text_read(&pawns->rows, text, read + pawns->moves.squares.first), text);
    if (error) {
        return error;
    }
    memset(number, 0, sizeof number);
    for (i = 0; i < PAWNS_BOARD; ++i) {
        ++number[read[i]];
    }
    return number[1] > pawns->most || number[2] > pawns->most ? pawns->too_many : 0;
}

/* Puts the pieces of `read` on the board, one after the other, so that each value counts the pieces before it. */
static void place_pieces(const Pawns *pawns)
{
    uint8_t i;
    uint8_t piece;

    memset(pawns->board, PAWNS_EDGE, pawns->size);
    pawns_balance = 0;
    key_start(pawns->random + 2 * pawns->size);
    for (i = 0; i < pawns->size; ++i) {
        piece = read[i];
        pawns_own = piece;
        if (piece == 1 || piece == 2) {
            key_add(feature(pawns, piece) + i);
            if (pawns->value) {
                pawns_balance += piece == 1 ? pawns->value(i) : -pawns->value(i);
            }
        }
        pawns->board[i] = piece;
    }
}

const char *pawns_read_position(const Pawns *pawns, const char *text)
{
    const char *error = read_board(pawns, text);

    searched = read;
    if (!error && find_arrived(pawns, board_text_side + 1)) {
        error = pawns->won_already;
    }
    if (error) {
        return error;
    }
    zobrist_fill(pawns->random, PAWNS_RANDOM(pawns->size));
    side = board_text_side;
    outcome = find_arrived(pawns, 2 - side) ? OUTCOME_LOSS : OUTCOME_NONE;
    place_pieces(pawns);
    return 0;
}

void pawns_reset(const Pawns *pawns)
{
    pawns_read_position(pawns, pawns->start);
}

void pawns_write_position(const Pawns *pawns, char *text)
{
    board_text_write(&pawns->rows, text, pawns->board + pawns->moves.squares.first);
}
