/* text.c: reads and writes moves: two squares and a promotion (e7e8q), or standard algebraic notation. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/list.h"
#include "engine/text.h"
#include "texts/chess.h"

char *chess_put_square(char *text, uint8_t square)
{
    text[0] = (char)('a' + (square & 7));
    text[1] = (char)('1' + (square >> 4 & 7));
    return text + 2;
}

void game_write_move(char *text)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move & SQUARE_BITS;

    if (text_other_board == TEXT_FOR_LIST && ((uint8_t)move & CLASS_KING) == CLASS_KING
        && TWO_FILES(from & SQUARE_BITS, to)) {
        strcpy(text, to & 4 ? "O-O" : "O-O-O");
        return;
    }
    text = chess_put_square(chess_put_square(text, from & SQUARE_BITS), to);
    if (((uint8_t)move & CLASS_KING) == CLASS_PAWN && (to >= 0x70 || to < 0x10)) {
        *text++ = "qr              bn"[from >> 3 & 0x11];
    }
    *text = 0;
}

#define ANY 0xFF

#define BISHOP_PLACE 2 /* index of the bishop among the letters of the pieces */

/* What a text says about a move; ANY where it says nothing. */
static uint8_t piece;
static uint8_t b_is_piece; /* 1: a "b" at the start is a bishop, not a file */
static uint8_t from_file;
static uint8_t from_rank;
static uint8_t to;
static uint8_t promotion;

/* Returns 1 if `move` matches what the text says. */
static uint8_t fits(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t code = ON(from & SQUARE_BITS);

    if (piece != ANY && chess_type[code & PIECES] != piece) {
        return 0;
    }
    if ((from_file != ANY && (from & 7) != from_file)
        || (from_rank != ANY && (from & 0x70) != from_rank)
        || ((uint8_t)move & SQUARE_BITS) != to || (from & PROMOTION) != promotion) {
        return 0;
    }
    return 1;
}

/* Returns the index of a character in a string, or ANY. */
static uint8_t place_of(char c, const char *characters)
{
    uint8_t i = 0;
    char is;

    for (;;) {
        is = characters[i];
        if (!is) {
            return ANY;
        }
        if (is == c) {
            return i;
        }
        ++i;
    }
}

/* The bits of a promotion, by the place of its letter in "qrbn" */
static const uint8_t promotions[] = { 0, 0x08, 0x80, 0x88 };

/* Parses a move. The last square is `to`; a letter after it is the promotion. Returns 0 if it is not a move. */
static uint8_t take_apart(const char *text)
{
    uint8_t file;
    uint8_t rank;
    char c = *text;

    from_file = from_rank = to = ANY;
    promotion = PROMOTE_QUEEN;
    piece = place_of(text_lower(c), "pnbrqk");
    if (piece == BISHOP_PLACE && !b_is_piece) {
        piece = ANY;
    }
    if (piece != ANY) {
        ++text;
    } else if (c == 'O' || c == 'o' || c == '0') {
        if (text[1] != '-' || text[2] != c) {
            return 0;
        }
        piece = 5;
        from_file = 4;
        to = text[3] ? 2 : 6;
        if (side) {
            to |= 0x70;
        }
        return 1;
    }
    for (; *text; ++text) {
        c = text_lower(*text);
        file = (uint8_t)(c - 'a');
        rank = (uint8_t)(text[1] - '1');
        if (file < 8 && rank < 8) {
            if (to != ANY) {
                from_file = to & 7;
                from_rank = to & 0x70;
            }
            to = rank << 4 | file;
            ++text;
            continue;
        }
        rank = place_of(c, "qrbn");
        if (to != ANY && rank != ANY) {
            promotion = promotions[rank];
        } else if (file < 8) {
            from_file = file;
        } else if ((rank = (uint8_t)(c - '1')) < 8) {
            from_rank = rank << 4;
        } else if (place_of(c, "x-=+#") == ANY) {
            return 0;
        }
    }
    if (piece == ANY && (from_file == ANY || from_rank == ANY)) {
        piece = 0;
    }
    return to ^ ANY; /* not 0: there is a target. A comparison would take a routine of cc65's library. */
}

/* Returns the ordinal of the only legal move that matches the text; 0: none matches; TWO: more than one does. */
#define TWO 0xFF
static uint8_t look_for(const char *text)
{
    uint8_t i;
    uint8_t found = 0;

    if (take_apart(text)) {
        for (i = 1; i <= move_count; ++i) {
            list_choose(i);
            if (fits() && list_is_legal()) {
                found = found ? TWO : i;
            }
        }
    }
    return found;
}

/* Piece letters may be small. A "b" at the start is a bishop if it is a capital or if a second "b" follows (bb5). If no
 * legal move matches, the other meaning is tried. */
const char *game_read_move(const char *text)
{
    uint8_t found;

    b_is_piece = *text == 'B' || (*text && text_lower(text[1]) == 'b');
    if (!take_apart(text)) {
        return text_error(0, TEXT_BAD_MOVE);
    }
    list_moves();
    found = look_for(text);
    if (!found && text_lower(*text) == 'b') {
        b_is_piece ^= 1;
        found = look_for(text);
    }
    if (found == TWO) {
        return text_error(0, TEXT_TWO_PIECES);
    }
    if (!found) {
        if (outcome != OUTCOME_NONE) {
            return text_error(0, TEXT_OVER);
        }
        return text_error(0, chess_flags[ply] & IN_CHECK ? TEXT_STILL_IN_CHECK : TEXT_ILLEGAL);
    }
    list_choose(found);
    return 0;
}
