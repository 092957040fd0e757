/* text.c: who we are, and moves as text. */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/text.h"

static const GameInfo info = {
    "chess", "CHESS", { "White", "Black" }, 0, chess_help, NOISY_MAY, 24,
    CHESS_CYCLES_PER_NODE, 4, chess_quiet, chess_may_pass, 0, 0, 0, 1
};

const GameInfo *game_info(void)
{
    return &info;
}

static char *put_square(char *text, uint8_t square)
{
    text[0] = (char)('a' + (square & 7));
    text[1] = (char)('1' + (square >> 4 & 7));
    return text + 2;
}

void game_write_move(char *text)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move & SQUARE_BITS;

    text = put_square(put_square(text, from & SQUARE_BITS), to);
    if (((uint8_t)move & CLASS_KING) == CLASS_PAWN && (to >= 0x70 || to < 0x10)) {
        *text++ = "qr              bn"[from >> 3 & 0x11];
    }
    *text = 0;
}

/* ---- reading ---- */

#define ANY 0xFF

/* What a text says of a move; ANY where it says nothing. */
static uint8_t man;
static uint8_t from_file;
static uint8_t from_rank;
static uint8_t to;
static uint8_t becomes;

/* 1: the move on the list is what the text says. */
static uint8_t fits(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t code = AT(from & SQUARE_BITS);

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

/* Takes what a text says apart, from its end: to, and before it perhaps man,
 * file, rank. 0: it is no move. */
static uint8_t take_apart(const char *text)
{
    uint8_t length = (uint8_t)strlen(text);
    uint8_t first = 0;
    char c;

    man = ANY;
    from_file = ANY;
    from_rank = ANY;
    becomes = BECOMES_QUEEN;
    if (text[0] == 'O' || text[0] == 'o' || text[0] == '0') {
        man = 5;
        to = side ? 0x70 : 0;
        to |= length >= 5 ? 2 : 6;
        from_file = 4;
        return (length == 3 || length == 5) && text[1] == '-' && text[2] == text[0]
            && (length == 3 || (text[3] == '-' && text[4] == text[0]));
    }
    while (length && (text[length - 1] == '+' || text[length - 1] == '#')) {
        --length;
    }
    if (length > 2) {
        c = text_lower(text[length - 1]);
        if (c == 'q' || c == 'r' || c == 'b' || c == 'n') {
            becomes = c == 'q' ? BECOMES_QUEEN : c == 'r' ? BECOMES_ROOK
                : c == 'b' ? BECOMES_BISHOP : BECOMES_KNIGHT;
            --length;
            if (text[length - 1] == '=') {
                --length;
            }
        }
    }
    if (length < 2) {
        return 0;
    }
    length -= 2;
    to = (uint8_t)(text_lower(text[length]) - 'a');
    c = text[length + 1] - '1';
    if (to > 7 || (uint8_t)c > 7) {
        return 0;
    }
    to |= (uint8_t)(c << 4);
    if (length && (text[length - 1] == 'x' || text[length - 1] == '-')) {
        --length;
    }
    for (c = 0; c < 6; ++c) {
        if (length && text[0] == "PNBRQK"[(uint8_t)c]) {
            man = (uint8_t)c;
            first = 1;
        }
    }
    if (length > first && text[first] >= 'a' && text[first] <= 'h') {
        from_file = (uint8_t)(text[first++] - 'a');
    } else if (length > first && text[first] >= 'A' && text[first] <= 'H') {
        from_file = (uint8_t)(text[first++] - 'A');
    }
    if (length > first && text[first] >= '1' && text[first] <= '8') {
        from_rank = (uint8_t)((text[first++] - '1') << 4);
    }
    if (man == ANY && (from_file == ANY || from_rank == ANY)) {
        man = 0;
    }
    return first == length;
}

const char *game_read_move(const char *text)
{
    uint8_t i;
    uint8_t found = 0;

    if (!take_apart(text)) {
        return text_fault(0, "a move is e2e4, Nf3, exd5, O-O");
    }
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (fits() && list_is_legal()) {
            if (found) {
                return text_fault(0, "two men can move there");
            }
            found = i;
        }
    }
    if (!found) {
        if (outcome != OUTCOME_NONE) {
            return text_fault(0, "the game is over");
        }
        return text_fault(0, chess_flags[ply] & IN_CHECK ? "that leaves your king in check"
            : "no man of yours can do that");
    }
    list_choose(found);
    return 0;
}

void game_book_key(void)
{
    book_key_from_hash();
}
