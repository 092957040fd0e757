/* position.c: positions of Quevedo's rook: eight ranks from the top in FEN style, K, R and k, and the side to move. A
 * rook that is missing was taken. */
#include <string.h>

#include "games/quevedo/quevedo.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"

#define START "4K3/6R1/8/8/8/3k4/8/8 w"

static const BoardText rows = { "KRk", "wb", FILES, FILES, FILES };

static uint8_t board[SQUARES]; /* as it is read or written */
static uint8_t place[MEN];

static void set_up(void)
{
    uint8_t man;
    uint8_t i;
    uint16_t shift = 0;
    uint8_t key;

    memcpy(quevedo_at, place, MEN);
    zobrist_fill(quevedo_random, sizeof quevedo_random);
    ply = 0;
    side = board_text_side;
    reversible_plies[0] = 0;
    outcome = place[ROOK] & GONE ? OUTCOME_DRAW : OUTCOME_NONE;
    for (i = 0; i < KEY_BYTES; ++i) {
        key = side ? (quevedo_random + CODE_SIDE)[shift] : 0;
        for (man = 0; man < MEN; ++man) {
            if (!(place[man] & GONE)) {
                key ^= quevedo_key(man, place[man])[shift];
            }
        }
        hash_key[i][0] = key;
        shift += ZOBRIST_STEP;
    }
}

/* What is wrong with the men on their squares. */
static const char *fault_of_men(void)
{
    uint8_t was[MEN];
    uint8_t is_check;

    if (place[KING] & GONE) {
        return "White has no king";
    }
    if (place[LONE] & GONE) {
        return "Black has no king";
    }
    if (quevedo_touch(place[KING], place[LONE])) {
        return "the kings touch";
    }
    memcpy(was, quevedo_at, MEN);
    memcpy(quevedo_at, place, MEN);
    is_check = quevedo_strikes(place[LONE]);
    memcpy(quevedo_at, was, MEN);
    return is_check && !board_text_side ? "Black is in check: his turn" : 0;
}

const char *game_read_position(const char *text)
{
    const char *fault = board_text_read(&rows, text, board);
    uint8_t square = 0;
    uint8_t man;
    uint8_t i;

    if (fault) {
        return fault;
    }
    if (text[text_error_place]) {
        return "nothing may follow the side";
    }
    --text_error_place;
    memset(place, GONE, MEN);
    for (i = 0; i < SQUARES; ++i) {
        man = board[i];
        if (man) {
            --man;
            if (!(place[man] & GONE)) {
                return position_error_at(man == ROOK ? "a second rook: " : "a second king: ", square);
            }
            place[man] = square;
        }
        ERROR_NEXT(square, FILES)
    }
    fault = fault_of_men();
    if (!fault) {
        set_up();
    }
    return fault;
}

void game_reset(void)
{
    game_read_position(START);
}

void game_write_position(char *text)
{
    uint8_t man;
    uint8_t square;

    memset(board, 0, SQUARES);
    for (man = 0; man < MEN; ++man) {
        square = quevedo_at[man];
        if (!(square & GONE)) {
            board[(uint8_t)((square >> 1 & 0x38) + (square & 7))] = man + 1;
        }
    }
    board_text_write(&rows, text, board);
}
