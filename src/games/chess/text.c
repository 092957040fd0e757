/* text.c: moves of chess as text: two squares and a promotion, or as people write them. */
#include "games/chess/chess.h"
#include "engine/list.h"
#include "engine/text.h"

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

    text = chess_put_square(chess_put_square(text, from & SQUARE_BITS), to);
    if (((uint8_t)move & CLASS_KING) == CLASS_PAWN && (to >= 0x70 || to < 0x10)) {
        *text++ = "qr              bn"[from >> 3 & 0x11];
    }
    *text = 0;
}

#define ANY 0xFF

#define BISHOP_PLACE 2 /* among the letters of men */

/* What a text says of a move; ANY where it says nothing. */
static uint8_t man;
static uint8_t b_is_man; /* 1: a b at its beginning is a bishop, not a file */
static uint8_t from_file;
static uint8_t from_rank;
static uint8_t to;
static uint8_t becomes;

/* 1: the move on the list is what the text says. */
static uint8_t fits(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t code = ON(from & SQUARE_BITS);

    if (man != ANY && chess_type[code & MEN] != man) {
        return 0;
    }
    if ((from_file != ANY && (from & 7) != from_file)
        || (from_rank != ANY && (from & 0x70) != from_rank)
        || ((uint8_t)move & SQUARE_BITS) != to) {
        return 0;
    }
    return (from & BECOMES) == becomes;
}

/* Where a sign is among others, ANY when it is not. */
static uint8_t place_of(char c, const char *signs)
{
    uint8_t i;

    for (i = 0; signs[i]; ++i) {
        if (signs[i] == c) {
            return i;
        }
    }
    return ANY;
}

/* Takes what a text says apart. The last square is `to`, and a letter behind it
 * what a pawn becomes. 0: it is no move. */
static uint8_t take_apart(const char *text)
{
    uint8_t file;
    uint8_t rank;
    char c = *text;

    from_file = from_rank = to = ANY;
    becomes = BECOMES_QUEEN;
    man = place_of(text_lower(c), "pnbrqk");
    if (man == BISHOP_PLACE && !b_is_man) {
        man = ANY;
    }
    if (man != ANY) {
        ++text;
    } else if (c == 'O' || c == 'o' || c == '0') {
        if (text[1] != '-' || text[2] != c) {
            return 0;
        }
        man = 5;
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
            becomes = (rank & 1) << 3 | (rank & 2) << 6;
        } else if (file < 8) {
            from_file = file;
        } else if ((rank = (uint8_t)(c - '1')) < 8) {
            from_rank = rank << 4;
        } else if (place_of(c, "x-=+#") == ANY) {
            return 0;
        }
    }
    if (man == ANY && (from_file == ANY || from_rank == ANY)) {
        man = 0;
    }
    return to != ANY;
}

/* The only move the text can mean, 0 or TWO. */
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

/* Men may be written with small letters. A b at the beginning is first what its size says, bb5 a bishop's move in
 * either case; where that is not possible it is the other. */
const char *game_read_move(const char *text)
{
    uint8_t found;

    b_is_man = *text == 'B' || (*text && text_lower(text[1]) == 'b');
    if (!take_apart(text)) {
        return text_error(0, "a move is e2e4, Nf3, exd5, O-O");
    }
    list_moves();
    found = look_for(text);
    if (!found && text_lower(*text) == 'b') {
        b_is_man ^= 1;
        found = look_for(text);
    }
    if (found == TWO) {
        return text_error(0, "two men can move there");
    }
    if (!found) {
        if (outcome != OUTCOME_NONE) {
            return text_error(0, "the game is over");
        }
        return text_error(0, chess_flags[ply] & IN_CHECK ? "that leaves your king in check"
            : "no man of yours can do that");
    }
    list_choose(found);
    return 0;
}
