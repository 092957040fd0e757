/* text.c: notation of hexapawn: three ranks from the top in FEN style and the
 * side to move; a move is two squares. */
#include <string.h>

#include "games/hexapawn/hexapawn.h"
#include "engine/book.h"
#include "engine/rows.h"
#include "engine/text.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Three pawns a side. A pawn steps one square straight ahead onto an empty"
    " square, or takes one square slanting ahead.\n"
    "You win when a pawn of yours reaches the far rank, or when your opponent"
    " is on turn and cannot move. (With stalemate=draw that is a draw.)\n"
    "A move is two squares: a1a2, b2xc3.\n"
    "The second player can always win.\n";
#pragma rodata-name (pop)

static const char *const variants[] = { "stalemate=loss", "stalemate=draw", 0 };

static const GameInfo info = {
    "hexapawn", "HEXAPAWN", { "White", "Black" }, variants, help, 0, 10,
    HEXAPAWN_CYCLES_PER_NODE, 9
};

const GameInfo *game_info(void)
{
    return &info;
}

/* 1: a pawn of this colour stands on the rank that begins at `first`. */
static uint8_t on_rank(const uint8_t *men, uint8_t first, uint8_t colour)
{
    return men[first] == colour || men[first + 1] == colour
        || men[first + 2] == colour;
}

static void set_up(const uint8_t *men, uint8_t mover)
{
    uint8_t square;
    uint8_t i;
    uint8_t code;

    memcpy(hexapawn_square, men, SQUARES);
    hash_fill(hexapawn_random, sizeof hexapawn_random);
    ply = 0;
    side = mover;
    quiet_plies[0] = 0;
    outcome = on_rank(men, 2 * FILES, WHITE) || on_rank(men, 0, BLACK)
        ? OUTCOME_LOSS : OUTCOME_NONE;
    for (i = 0; i < KEY_BYTES; ++i) {
        code = (uint8_t)(i * HASH_STEP);
        hash_key[i][0] = mover ? hexapawn_random[CODE_SIDE + code] : 0;
        for (square = 0; square < SQUARES; ++square) {
            if (men[square] == WHITE) {
                hash_key[i][0] ^= hexapawn_random[square + code];
            } else if (men[square] == BLACK) {
                hash_key[i][0] ^= hexapawn_random[square + SQUARES + code];
            }
        }
    }
}

void game_reset(void)
{
    static const uint8_t start[SQUARES] = {
        WHITE, WHITE, WHITE, EMPTY, EMPTY, EMPTY, BLACK, BLACK, BLACK
    };

    set_up(start, 0);
}

/* ---- moves ---- */

void hexapawn_write_square(char *text, uint8_t square)
{
    text[1] = '1';
    while (square >= FILES) {
        square -= FILES;
        ++text[1];
    }
    text[0] = (char)('a' + square);
    text[2] = 0;
}

void game_write_move(char *text)
{
    hexapawn_write_square(text, (uint8_t)move >> 4);
    hexapawn_write_square(text + 2, move & 15);
}

/* The square at a place of a text, or SQUARES. */
static uint8_t square_at(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : FILES);

    return rank < FILES ? (uint8_t)(rank * FILES + file) : SQUARES;
}

const char *game_read_move(const char *text)
{
    uint8_t from;
    uint8_t second = 2;

    if (!text[0]) {
        return text_fault(0, "two squares are missing");
    }
    from = square_at(text);
    if (from == SQUARES) {
        return text_fault(0, "a square is a1 to c3");
    }
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (hexapawn_square[from] != side + 1) {
        return text_fault(0, hexapawn_square[from] == EMPTY
            ? "no pawn stands there" : "that pawn is not yours");
    }
    if (text[2] == '-' || text[2] == 'x' || text[2] == 'X') {
        second = 3;
    }
    if (square_at(text + second) == SQUARES) {
        return text_fault(second, text[second] ? "a square is a1 to c3"
            : "that pawn cannot move");
    }
    if (text[second + 2]) {
        return text_fault(second + 2, "two squares are a whole move");
    }
    if (!text_find_move(text)) {
        return text_fault(second, "pawns step ahead, take slanting");
    }
    return 0;
}

/* ---- positions ---- */

static const Rows rows = { "Pp", "wb", FILES, FILES, FILES };

const char *game_read_position(const char *text)
{
    static uint8_t men[SQUARES];
    static uint8_t number[BLACK + 1];
    const char *fault = rows_read(&rows, text, men);
    uint8_t i;

    if (fault) {
        return fault;
    }
    if (text[text_place]) {
        return "nothing may follow the side";
    }
    memset(number, 0, sizeof number);
    for (i = 0; i < SQUARES; ++i) {
        ++number[men[i]];
    }
    --text_place;
    if (number[WHITE] > FILES || number[BLACK] > FILES) {
        return "a side has at most three pawns";
    }
    if (on_rank(men, rows_side ? 0 : 2 * FILES, rows_side + 1)) {
        return "the side to move has won already";
    }
    set_up(men, rows_side);
    return 0;
}

void game_write_position(char *text)
{
    rows_write(&rows, text, hexapawn_square);
}

void game_book_key(void)
{
    book_key_from_hash();
}
