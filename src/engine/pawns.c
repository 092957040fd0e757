/* pawns.c: games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/keys.h"
#include "engine/pawns.h"
#include "engine/text.h"

int16_t pawns_balance;
static uint8_t taken[PLIES];  /* what the move of this ply captured */
static int16_t before[PLIES]; /* pawns_balance before it */
static uint8_t read[PAWNS_BOARD]; /* the board of the position that is read */

/* ---- making moves ---- */

/* Of the game: copies for pawns_gain, which is called for every move of the last ply. */
static const uint8_t *squares;
static const uint8_t *worth;
static uint8_t end; /* last byte of the board */

void pawns_gain_begin(const Pawns *pawns)
{
    squares = pawns->board;
    worth = pawns->worth;
    end = pawns->size - 1;
}

int16_t pawns_gain(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;
    uint8_t is_capture = squares[to];
    int16_t gain; /* cc65 2.18 takes the difference of two bytes for a byte */

    if (side) {
        from = end - from;
        to = end - to;
    }
    gain = worth[to];
    gain -= worth[from];
    if (is_capture) {
        to = end - to;
        gain += worth[to];
    }
    return gain;
}

uint8_t pawns_goal(const Pawns *pawns, uint8_t piece)
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

void pawns_make(const Pawns *pawns)
{
    uint8_t *board = pawns->board;

    if (pawns->worth) {
        before[ply] = pawns_balance;
        pawns_gain_begin(pawns);
        pawns_balance += side ? -pawns_gain() : pawns_gain();
    }
    taken[ply] = board[(uint8_t)move];
    board[(uint8_t)move] = side + 1;
    board[move >> 8] = 0;
    outcome = pawns->has_goal && (uint8_t)((uint8_t)move - pawns_goal(pawns, side + 1)) < pawns->rows.files
        ? OUTCOME_LOSS : OUTCOME_NONE;
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
    if (pawns->worth) {
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
    const Squares *names = &pawns->moves.squares;

    square_write(names, square_write(names, text, (uint8_t)(move >> 8)), (uint8_t)move);
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
    uint8_t square = pawns_goal(pawns, piece);
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

/* Sets up the board, its key and its evaluation. */
static void set_up(const Pawns *pawns)
{
    uint8_t i;

    memcpy(pawns->board, read, pawns->size);
    zobrist_fill(pawns->random, PAWNS_RANDOM(pawns->size));
    pawns_gain_begin(pawns);
    pawns_balance = 0;
    key_start(pawns->random + 2 * pawns->size);
    for (i = 0; i < pawns->size; ++i) {
        if (read[i] == 1 || read[i] == 2) {
            key_add(feature(pawns, read[i]) + i);
            if (worth) {
                pawns_balance += read[i] == 1 ? worth[i] : -(int16_t)worth[(uint8_t)(end - i)];
            }
        }
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
    side = board_text_side;
    outcome = find_arrived(pawns, 2 - side) ? OUTCOME_LOSS : OUTCOME_NONE;
    set_up(pawns);
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
