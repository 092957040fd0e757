/* position_check.c: what is wrong with the men of a position, and on which squares: who sets one up sees it there. */
#include <string.h>

#include "games/chess/chess.h"

static char line[28]; /* "two black kings: e8 and g6" */
static char *end;

static const char *add(const char *words, uint8_t square)
{
    strcpy(end, words);
    end = chess_put_square(end + strlen(words), square);
    *end = 0;
    return line;
}

const char *chess_fault_of_man(uint8_t square)
{
    uint8_t man = ON(square);

    end = line;
    if (man & KING) {
        add(man & WHITE ? "two white kings: " : "two black kings: ", WHERE(man & WHITE ? 0 : SLOTS));
        return add(" and ", square);
    }
    return add(man & PAWNS && (uint8_t)(square - 0x10) >= 0x60 ? "no pawn can be on " : "too many men: ", square);
}

const char *chess_fault_of_check(uint8_t square)
{
    end = line;
    return add("the king can be taken: ", square);
}
