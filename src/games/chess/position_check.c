/* position_check.c: texts for errors in a position. They name the squares, so that a player setting up a position
 * finds the piece. */
#include <string.h>

#include "games/chess/chess.h"

static char line[28]; /* the longest text: "two black kings: e8 and g6" */
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
        add(piece & WHITE ? "two white kings: " : "two black kings: ", WHERE(piece & WHITE ? 0 : SLOTS));
        return add(" and ", square);
    }
    return add(piece & PAWNS && (uint8_t)(square - 0x10) >= 0x60 ? "no pawn can be on " : "too many men: ", square);
}

const char *chess_error_of_check(uint8_t square)
{
    end = line;
    return add("the king can be taken: ", square);
}
