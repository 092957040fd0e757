/* position_check.c: texts for errors in a position. They name the squares, so that a player setting up a position
 * finds the piece. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/chess/chess.h"
#include "texts/chess.h"

static char line[28]; /* the longest text: "Two black kings: e8 and g6" */
static char *end;

static const char *add(const char *words, uint8_t square)
{
    strcpy(end, words);
    end = chess_put_square(end + strlen(words), square);
    *end = 0;
    return line;
}

const char *chess_error_of_piece(uint8_t square)
{
    uint8_t piece = ON(square);

    end = line;
    if (piece & KING) {
        add(piece & WHITE ? TEXT_WHITE_KINGS : TEXT_BLACK_KINGS, WHERE(piece & WHITE ? 0 : SLOTS));
        return add(TEXT_AND_KING, square);
    }
    return add(piece & PAWNS && (uint8_t)(square - 0x10) >= 0x60 ? TEXT_PAWN_RANK : TEXT_MANY_PIECES, square);
}

const char *chess_error_of_check(uint8_t square)
{
    end = line;
    return add(TEXT_KING_CAPTURE, square);
}
