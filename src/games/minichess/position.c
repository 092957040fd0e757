/* position.c: sets up the board; reads and writes positions as text, as usual on the Internet MiniChess Server: six
 * ranks from the top, the side to move, the move number. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/minichess/minichess.h"
#include "engine/keys.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/minichess.h"

/* Pieces of a position text are numbered from 1 in the order of `rows`, White's first; 0 is an empty square. */
#define BLACK_PIECES KINDS
static const BoardText rows = { "PNBRQKpnbrqk", "wb", FILES, RANKS, FILES };
static uint8_t pieces[SQUARES];

static const uint8_t back[FILES] = { ROOK, KNIGHT, BISHOP, QUEEN, KING };

/* Kind and owner (0 White, 1 Black) of the piece that look_at found. */
static uint8_t kind;
static uint8_t owner;

/* Returns 0 if the square is empty; otherwise sets kind and owner. */
static uint8_t look_at(uint8_t square)
{
    kind = pieces[square] - 1;
    owner = 0;
    if (pieces[square] > BLACK_PIECES) {
        kind -= BLACK_PIECES;
        owner = 1;
    }
    return pieces[square];
}

/* Returns the cell of the next square, rank by rank. */
static uint8_t next_cell(uint8_t cell)
{
    ++cell;
    return (cell & (ROW - 1)) == FILES ? (uint8_t)(cell + ROW - FILES) : cell;
}

/* XORs a code into the key. */
#define mix(code) key_add(minichess_random + (code))

/* Fills the board, the pieces and their numbers, the value and the key. */
static void put_pieces(void)
{
    uint8_t next[2] = { 0, PIECES };
    int16_t value = 0;
    uint8_t cell = FIRST_CELL;
    uint8_t square;
    uint8_t piece;

    for (square = 0; square < SQUARES; ++square) {
        piece = EMPTY;
        if (look_at(square)) {
            piece = (owner ? BLACK : WHITE) | next[owner];
            minichess_at[next[owner]] = cell;
            minichess_kind[next[owner]++] = kind;
            if (owner) {
                value -= minichess_worth_of(piece, kind, cell);
            } else {
                value += minichess_worth_of(piece, kind, cell);
            }
            mix(minichess_code(piece, kind, cell));
        }
        minichess_board[cell] = piece;
        cell = next_cell(cell);
    }
    minichess_value_lo[0] = (uint8_t)value;
    minichess_value_hi[0] = (uint8_t)((uint16_t)value >> 8);
}

/* Sets all state variables from `pieces`. */
static void set_up(uint8_t mover, uint8_t number)
{
    uint8_t has_king = 0;
    uint8_t i;

    memset(minichess_board, RIM, CELLS);
    memset(minichess_at, 0, sizeof minichess_at);
    memset(minichess_kind, PAWN, 2 * PIECES);
    for (i = 0; i < KINDS; ++i) {
        minichess_kind[NUMBER_OF_KIND + i] = i;
    }
    minichess_count[0] = minichess_count[1] = 0;
    for (i = 0; i < SQUARES; ++i) {
        if (look_at(i)) {
            ++minichess_count[owner];
            if (kind == KING) {
                has_king |= owner + 1;
            }
        }
    }
    minichess_set_worths();
    zobrist_fill(minichess_random, sizeof minichess_random);
    side = mover;
    key_start(minichess_random + CODE_SIDE);
    minichess_plies_left = (uint8_t)(ENDS_AT + 2 - 2 * number - mover);
    if (minichess_plies_left < LEFT_SEEN) {
        mix(CODE_LEFT + minichess_plies_left);
    }
    put_pieces();
    outcome = has_king != 3 ? OUTCOME_LOSS : minichess_plies_left ? OUTCOME_NONE : OUTCOME_DRAW;
}

void game_reset(void)
{
    uint8_t i;

    memset(pieces, EMPTY, SQUARES);
    for (i = 0; i < FILES; ++i) {
        pieces[i] = back[i] + 1;
        pieces[SQUARES - 1 - i] = (uint8_t)(back[i] + 1 + BLACK_PIECES);
        pieces[i + FILES] = PAWN + 1;
        pieces[SQUARES - 1 - FILES - i] = PAWN + 1 + BLACK_PIECES;
    }
    set_up(0, 1);
}

/* Returns an error text for the pieces, or 0 if they are valid. The side to move may lack its king: it was captured. */
static const char *pieces_error(void)
{
    uint8_t all[2] = { 0, 0 };
    uint8_t pawns[2] = { 0, 0 };
    uint8_t kings[2] = { 0, 0 };
    uint8_t place = 0;
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        if (look_at(square)) {
            if (++all[owner] > PIECES) {
                return position_error_at(TEXT_MANY_PIECES, place);
            }
            if (kind == PAWN && (square < FILES || square >= SQUARES - FILES)) {
                return position_error_at(TEXT_PAWN_RANK, place);
            }
            if (kind == PAWN && ++pawns[owner] > PAWNS_MOST) {
                return position_error_at(TEXT_MANY_PAWNS, place);
            }
            if (kind == KING && ++kings[owner] > 1) {
                return position_error_at(TEXT_TWO_KINGS, place);
            }
        }
        ERROR_NEXT(place, FILES)
    }
    if (!kings[board_text_side ^ 1]) {
        return board_text_side ? TEXT_NO_WHITE_KING : TEXT_NO_BLACK_KING;
    }
    return 0;
}

/* Reads the move number, which follows the side to move. Returns 0 if it is missing or too large. White to move at
 * number 41 is valid: the game has ended in a draw. */
static uint8_t read_number(const char *text)
{
    uint8_t number = 0;

    while (*text >= '0' && *text <= '9' && number <= MOVES_MOST) {
        number = (uint8_t)(number * 10 + (*text++ - '0'));
    }
    return *text || number + board_text_side > MOVES_MOST + 1 ? 0 : number;
}

const char *game_read_position(const char *text)
{
    const char *error;
    uint8_t number;

    memset(pieces, EMPTY, SQUARES);
    error = board_text_read(&rows, text, pieces);
    if (error) {
        return error;
    }
    if (text[text_error_place] != ' ') {
        return TEXT_NO_NUMBER;
    }
    number = read_number(text + ++text_error_place);
    if (!number) {
        return TEXT_BAD_NUMBER;
    }
    error = pieces_error();
    if (error) {
        text_error_place = 0;
        return error;
    }
    set_up(board_text_side, number);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t played = (uint8_t)(ENDS_AT - minichess_plies_left + ply);
    uint8_t number = (uint8_t)((played >> 1) + 1);
    uint8_t cell = FIRST_CELL;
    uint8_t square;
    uint8_t piece;

    for (square = 0; square < SQUARES; ++square) {
        piece = minichess_board[cell];
        cell = next_cell(cell);
        pieces[square] = EMPTY;
        if (piece) {
            pieces[square] = (uint8_t)(minichess_kind[piece & NUMBER] + 1 + (piece & BLACK ? BLACK_PIECES : 0));
        }
    }
    board_text_write(&rows, text, pieces);
    text += text_error_place;
    *text++ = ' ';
    if (number >= 10) {
        piece = '0';
        for (; number >= 10; number -= 10) {
            ++piece;
        }
        *text++ = (char)piece;
    }
    *text++ = (char)('0' + number);
    *text = 0;
}
