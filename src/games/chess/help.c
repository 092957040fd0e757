/* help.c: rules and keys, the text of the help pages. */
#include "games/chess/chess.h"

#pragma rodata-name (push, "HELP")
const char chess_help[] =
    "A king in check must get out of it at once; if he cannot, he is mate and his side has lost.\n"
    "Point at a man, then at his square: lamps show where he may go. Or type"
    " e2e4, e7e8n, Nf3, O-O and RETURN.\n"
    "#CASTLING\n"
    "King and rook that have not moved, nothing between them, the king neither in"
    " check nor crossing an attacked square: move the king two squares.\n"
    "#PAWNS\n"
    "A pawn that steps two squares past another can be taken by it as if it had"
    " stepped one, but only at once.\n"
    "On the last rank a pawn becomes a queen, rook, bishop or knight, as you choose.\n"
    "#DRAWS\n"
    "Stalemate (no move, no check); a position for the third time; fifty moves of both"
    " sides without a pawn's move or a capture; too few men to mate.\n"
    "#SCREEN\n"
    "FIRE on an empty square moves the pawn that can go there.\n"
    "The line below shows depth, score in pawns or mate in so many moves, best moves.\n";
#pragma rodata-name (pop)
