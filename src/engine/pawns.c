/* pawns.c: games with one kind of piece for each side; see pawns.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/keys.h"
#include "engine/pawns.h"
#include "engine/text.h"

/* The game, and copies of what is needed often */
static const Pawns *game;
static uint8_t *squares;
static const uint8_t *worth;
static uint8_t end;      /* last byte of the board */
static uint8_t goals[2]; /* the first square of the last rank, by side */
static uint8_t files;    /* number of squares there; 0: there is no goal */

int16_t pawns_balance;
static uint8_t taken[PLIES];      /* what the move of this ply captured */
static int16_t before[PLIES];     /* pawns_balance before it */
static uint8_t read[PAWNS_BOARD]; /* the board of the position that is read */

/* ---- making moves ---- */

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

uint8_t pawns_wins(void)
{
    return (uint8_t)((uint8_t)move - goals[side]) < files;
}

void pawns_make(void)
{
    before[ply] = pawns_balance;
    if (worth) {
        pawns_balance += side ? -pawns_gain() : pawns_gain();
    }
    taken[ply] = squares[(uint8_t)move];
    squares[(uint8_t)move] = side + 1;
    squares[move >> 8] = 0;
    outcome = pawns_wins() ? OUTCOME_LOSS : OUTCOME_NONE;
    ++ply;
    side ^= 1;
}

void pawns_unmake(void)
{
    --ply;
    side ^= 1;
    squares[path_hi[ply]] = side + 1;
    squares[path_lo[ply]] = taken[ply];
    pawns_balance = before[ply];
}

/* ---- keys: the first feature is the second side to move; then one for each side and square ---- */

static void add_feature(uint8_t piece, uint8_t square)
{
    key_add((piece == 1 ? game->random : game->random + end + 1) + square + 1);
}

void pawns_hash(void)
{
    uint8_t last = ply - 1;
    uint8_t mover = 2 - side;

    key_from_parent();
    key_add(game->random);
    add_feature(mover, path_hi[last]);
    add_feature(mover, path_lo[last]);
    if (taken[last]) {
        add_feature(side + 1, path_lo[last]);
    }
}

/* ---- moves as text ---- */

void pawns_write_move(char *text)
{
    const Squares *names = &game->moves.squares;

    square_write(names, square_write(names, text, (uint8_t)(move >> 8)), (uint8_t)move);
}

const char *pawns_read_move(const char *text)
{
    const char *error = squares_read_from(&game->moves, text);
    uint8_t piece;

    if (error) {
        return error;
    }
    piece = squares[squares_from];
    if (piece != side + 1) {
        return piece ? game->not_yours : game->no_piece;
    }
    return squares_read_to(&game->moves, text);
}

/* ---- positions as text ---- */

static void use(const Pawns *pawns)
{
    uint8_t rank;

    game = pawns;
    squares = pawns->board;
    worth = pawns->worth;
    end = pawns->size - 1;
    files = pawns->has_goal ? pawns->rows.files : 0;
    goals[0] = pawns->moves.squares.first;
    goals[1] = goals[0];
    for (rank = pawns->rows.ranks; --rank;) {
        goals[0] += pawns->rows.step;
    }
}

/* Returns the square of a piece on its goal, on the board that is read. */
static uint8_t arrived(uint8_t piece)
{
    uint8_t square = goals[piece - 1];
    uint8_t file;

    for (file = files; file; --file) {
        if (read[square] == piece) {
            return square;
        }
        ++square;
    }
    return 0;
}

uint8_t pawns_arrived(uint8_t piece)
{
    memcpy(read, squares, end + 1);
    return arrived(piece);
}

/* Reads the board; returns 0 or a message. */
static const char *read_board(const char *text)
{
    static uint8_t number[PAWNS_EDGE + 1];
    const char *error;
    uint8_t i;

    memset(read, PAWNS_EDGE, PAWNS_BOARD);
    error = board_text_end(board_text_read(&game->rows, text, read + goals[1]), text);
    if (error) {
        return error;
    }
    memset(number, 0, sizeof number);
    for (i = 0; i < PAWNS_BOARD; ++i) {
        ++number[read[i]];
    }
    if (number[1] > game->most || number[2] > game->most) {
        return game->too_many;
    }
    return arrived(board_text_side + 1) ? game->won_already : 0;
}

const char *pawns_read_position(const Pawns *pawns, const char *text)
{
    const char *error;
    uint8_t i;

    use(pawns);
    error = read_board(text);
    if (error) {
        return error;
    }
    side = board_text_side;
    outcome = arrived(2 - side) ? OUTCOME_LOSS : OUTCOME_NONE;
    memcpy(squares, read, end + 1);
    zobrist_fill(pawns->random, PAWNS_RANDOM(end + 1));
    pawns_balance = 0;
    key_start(pawns->random);
    for (i = 0; i <= end; ++i) {
        if (read[i] == 1 || read[i] == 2) {
            add_feature(read[i], i);
            if (worth) {
                pawns_balance += read[i] == 1 ? worth[i] : -(int16_t)worth[(uint8_t)(end - i)];
            }
        }
    }
    return 0;
}

void pawns_write_position(char *text)
{
    board_text_write(&game->rows, text, squares + goals[1]);
}
