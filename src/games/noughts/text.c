/* text.c: notation of noughts and crosses: nine squares and the side to
 * move; a move is a digit. */
#include <string.h>

#include "games/noughts/noughts.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/text.h"

static const char help[] =
    "Crosses and noughts are put down in turn, crosses first. Three of a kind"
    " in a row, across, down or slanting, win. A full board is a draw.\n"
    "A move is the number of a square, 1 to 9, from the top left.\n"
    "Nobody wins against a player who knows the game.\n";

static const GameInfo info = {
    "noughts", "NOUGHTS", { "Cross", "Nought" }, 0, help, 0, 4,
    NOUGHTS_CYCLES_PER_NODE, 9
};

static const char letters[] = "-XO";

const GameInfo *game_info(void)
{
    return &info;
}

/* The board as `men` has it, played into an empty one; `mover` is next. */
static void set_up(const uint8_t *men, uint8_t mover)
{
    uint8_t i;
    uint8_t placed = 0;

    memset(noughts_square, EMPTY, SQUARES);
    memset(noughts_line, LINE_EMPTY, LINES + 1);
    hash_fill(noughts_random, sizeof noughts_random);
    noughts_last_ply = SQUARES + 1; /* not full while we put men down */
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    for (move = 0; move < SQUARES; ++move) {
        if (men[move] == EMPTY) {
            continue;
        }
        ply = 0;
        side = men[move] - 1;
        list_play();
        game_hash();
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] = hash_key[i][1];
        }
        ++placed;
    }
    ply = 0;
    side = mover;
    noughts_last_ply = SQUARES - placed;
    quiet_plies[0] = 0;
    outcome = placed == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
    for (i = 0; i < LINES; ++i) {
        if (noughts_line[i] == (mover ? CROSSES_WON : NOUGHTS_WON)) {
            outcome = OUTCOME_LOSS;
        }
    }
}

void game_reset(void)
{
    static const uint8_t nobody[SQUARES] = { 0, 0, 0, 0, 0, 0, 0, 0, 0 };

    set_up(nobody, 0);
}

const char *game_read_move(const char *text)
{
    uint8_t square = (uint8_t)(text[0] - '1');

    if (!text[0]) {
        return text_fault(0, "a square, 1 to 9, is missing");
    }
    if (square >= SQUARES) {
        return text_fault(0, "a square is 1 to 9");
    }
    if (text[1]) {
        return text_fault(1, "one square is a whole move");
    }
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (noughts_square[square] != EMPTY) {
        return text_fault(0, "that square is taken");
    }
    move = square;
    return 0;
}

/* 1: `man` has three in a line of `men`. */
static uint8_t has_three(const uint8_t *men, uint8_t man)
{
    static const uint8_t threes[LINES][3] = {
        { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 }, { 0, 3, 6 },
        { 1, 4, 7 }, { 2, 5, 8 }, { 0, 4, 8 }, { 2, 4, 6 },
    };
    uint8_t i;

    for (i = 0; i < LINES; ++i) {
        if (men[threes[i][0]] == man && men[threes[i][1]] == man
            && men[threes[i][2]] == man) {
            return 1;
        }
    }
    return 0;
}

static uint8_t man_of(char c)
{
    switch (c) {
    case 'X': case 'x': return CROSS;
    case 'O': case 'o': return NOUGHT;
    case '-': case '.': return EMPTY;
    default: return 3;
    }
}

const char *game_read_position(const char *text)
{
    static uint8_t men[SQUARES];
    uint8_t i;
    uint8_t mover;
    uint8_t number[4];

    memset(number, 0, sizeof number);
    for (i = 0; i < SQUARES; ++i) {
        if (!text[i]) {
            return text_fault(i, "nine squares are needed");
        }
        men[i] = man_of(text[i]);
        if (men[i] > NOUGHT) {
            return text_fault(i, "a square is X, O or -");
        }
        ++number[men[i]];
    }
    if (text[SQUARES] != ' ') {
        return text_fault(SQUARES, "a blank and the side to move must follow nine squares");
    }
    mover = man_of(text[SQUARES + 1]);
    if (mover != CROSS && mover != NOUGHT) {
        return text_fault(SQUARES + 1, "the side to move is X or O");
    }
    if (text[SQUARES + 2]) {
        return text_fault(SQUARES + 2, "nothing may follow the side to move");
    }
    if (number[CROSS] != number[NOUGHT] + (mover == NOUGHT)) {
        return text_fault(SQUARES + 1, mover == CROSS
            ? "with X to move there must be as many O as X"
            : "with O to move there must be one X more than O");
    }
    if (has_three(men, mover)) {
        return text_fault(SQUARES + 1, "the side to move has won already");
    }
    set_up(men, mover - 1);
    return 0;
}

void game_write_move(char *text)
{
    text[0] = (char)('1' + move);
    text[1] = 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        *text++ = letters[noughts_square[i]];
    }
    *text++ = ' ';
    *text++ = letters[side + 1];
    *text = 0;
}

/* The smallest key of the eight ways to turn and mirror the board. */
void game_book_key(void)
{
    static const uint8_t ways[8][SQUARES] = {
        { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 2, 1, 0, 5, 4, 3, 8, 7, 6 },
        { 6, 7, 8, 3, 4, 5, 0, 1, 2 }, { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
        { 0, 3, 6, 1, 4, 7, 2, 5, 8 }, { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
        { 6, 3, 0, 7, 4, 1, 8, 5, 2 }, { 8, 5, 2, 7, 4, 1, 6, 3, 0 },
    };
    static uint8_t turned[BOOK_ENTRY];
    const uint8_t *bytes;
    uint8_t way;
    uint8_t square;
    uint8_t i;

    book_key_from_hash();
    for (way = 1; way < 8; ++way) {
        memset(turned, 0, sizeof turned);
        for (square = 0; square < SQUARES; ++square) {
            if (noughts_square[square] == EMPTY) {
                continue;
            }
            bytes = noughts_random + ways[way][square];
            if (noughts_square[square] == NOUGHT) {
                bytes += SQUARES;
            }
            for (i = 0; i < BOOK_ENTRY; ++i) {
                turned[i] ^= *bytes;
                bytes += HASH_STEP;
            }
        }
        if (memcmp(turned, book_key, BOOK_ENTRY) < 0) {
            memcpy(book_key, turned, BOOK_ENTRY);
        }
    }
}
