/* position.c: positions of warp trog: six ranks from the top in FEN style, the side to move,
 * the warps left. */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "games/warptrog/text.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"

/* No static locals: the twins of make and hash must leave the same bytes as the assembly, which does without this. */
#pragma static-locals (push, off)
uint8_t warptrog_code(uint8_t cell, uint8_t man)
{
    uint8_t code = (uint8_t)(cell - FIRST_CELL);

    if (man & TROG) {
        code += KIND;
    }
    return man & TOP ? (uint8_t)(code + 2 * KIND) : code;
}
#pragma static-locals (pop)

static void recount_hash(void)
{
    uint8_t i;
    uint8_t cell;
    uint8_t man;
    uint8_t key;
    const uint8_t *bytes = warptrog_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        key = side ? bytes[CODE_SIDE] : 0;
        for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
            man = warptrog_board[cell];
            if (man & (TOP | BOTTOM)) {
                key ^= bytes[warptrog_code(cell, man)];
            }
        }
        hash_key[i][0] = key;
        bytes += ZOBRIST_STEP;
    }
}

/* Numbers the men of a side: from its own left corner on, so that both see the
 * same order of moves. */
static void number_men(uint8_t first, uint8_t owner)
{
    uint8_t i;
    uint8_t cell;
    uint8_t number = first;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        cell = owner == TOP ? (uint8_t)(FIRST_CELL + LAST_CELL - i) : i;
        if (warptrog_board[cell] & owner) {
            warptrog_board[cell] |= number;
            warptrog_at[number++] = cell;
        }
    }
}

void game_reset(void)
{
    game_read_position("6/vv1tvv/6/6/VVT1VV/6 w 5 5");
}

static const BoardText rows = { "VTvt", "wb", SIZE, SIZE, SIZE };
static const uint8_t codes[] = { EMPTY, BOTTOM, BOTTOM | TROG, TOP, TOP | TROG };
static uint8_t men[SIZE * SIZE];

char warptrog_letter(uint8_t man)
{
    uint8_t i = man & TOP ? 2 : 0;

    return rows.letters[man & TROG ? i + 1 : i];
}

/* Who is one too many, or a Valg on its far rank; 0: nobody. */
static const char *fault_of_men(void)
{
    static uint8_t number[TOP + 1];
    uint8_t i;
    uint8_t man;
    uint8_t square = 0;

    number[BOTTOM] = number[TOP] = 0;
    for (i = 0; i < sizeof men; ++i) {
        man = codes[men[i]];
        if (man == TOP ? i < SIZE : man == BOTTOM && i >= SIZE * (SIZE - 1)) {
            return position_error_at("only a Trog can be on ", square);
        }
        man &= TOP | BOTTOM;
        if (man && ++number[man] > MEN) {
            return position_error_at("too many men: ", square);
        }
        ERROR_NEXT(square, SIZE)
    }
    return 0;
}

/* The position in `men` and board_text_side. */
static void set_up(uint8_t first_warps, uint8_t second_warps)
{
    uint8_t i;

    memset(warptrog_board, RIM, CELLS);
    for (i = 0; i < sizeof men; ++i) {
        warptrog_board[FIRST_CELL + i + i / SIZE] = codes[men[i]];
    }
    memset(warptrog_at, 0, NUMBERS);
    number_men(0, BOTTOM);
    number_men(8, TOP);
    warptrog_warps[0] = first_warps;
    warptrog_warps[1] = second_warps;
    zobrist_fill(warptrog_random, sizeof warptrog_random);
    ply = 0;
    side = board_text_side;
    reversible_plies[0] = 0;
    outcome = OUTCOME_NONE;
    warptrog_warpers = (uint8_t)(11 * ((first_warps != 0) + (second_warps != 0)));
    warptrog_guessed = 0;
    recount_hash();
    warptrog_recount();
}

const char *game_read_position(const char *text)
{
    const char *fault = board_text_read(&rows, text, men);
    const char *rest = text + text_error_place;
    uint8_t i;

    if (fault) {
        return fault;
    }
    for (i = 0; i <= 2; i += 2) {
        if (rest[i] != ' ' || rest[i + 1] < '0' || rest[i + 1] > '0' + WARPS) {
            text_error_place += i;
            return "the warps left, 0 to 5, follow";
        }
    }
    if (rest[4]) {
        text_error_place += 4;
        return "nothing may follow the warps";
    }
    text_error_place = 0;
    fault = fault_of_men();
    if (fault) {
        return fault;
    }
    set_up((uint8_t)(rest[1] - '0'), (uint8_t)(rest[3] - '0'));
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;
    uint8_t man;

    for (i = 0; i < sizeof men; ++i) {
        man = warptrog_board[FIRST_CELL + i + i / SIZE];
        men[i] = man == EMPTY ? 0 : man & TOP ? 3 : 1;
        if (man & TROG) {
            ++men[i];
        }
    }
    board_text_write(&rows, text, men);
    text += text_error_place;
    text[0] = ' ';
    text[1] = (char)('0' + warptrog_warps[0]);
    text[2] = ' ';
    text[3] = (char)('0' + warptrog_warps[1]);
    text[4] = 0;
}
