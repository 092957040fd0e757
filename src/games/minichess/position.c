/* position.c: positions as the server's people write them: six ranks from the top, who is to move, the number of his
 * move. */
#include <string.h>

#include "games/minichess/minichess.h"
#include "engine/position_error.h"
#include "engine/board_text.h"
#include "engine/text.h"

/* Men of a text: 1 and more, white ones first. */
#define BLACK_MEN KINDS
static const BoardText rows = { "PNBRQKpnbrqk", "wb", FILES, RANKS, FILES };
static uint8_t men[SQUARES];

static const uint8_t back[FILES] = { ROOK, KNIGHT, BISHOP, QUEEN, KING };

/* Of a man of a text: his kind, and whose he is. */
static uint8_t kind;
static uint8_t owner;

/* 0: nobody is on the square. */
static uint8_t look_at(uint8_t square)
{
    kind = men[square] - 1;
    owner = 0;
    if (men[square] > BLACK_MEN) {
        kind -= BLACK_MEN;
        owner = 1;
    }
    return men[square];
}

/* The cell of the next square. */
static uint8_t cell_behind(uint8_t cell)
{
    ++cell;
    return (cell & (ROW - 1)) == FILES ? (uint8_t)(cell + ROW - FILES) : cell;
}

/* Changes the key by this code. */
static void mix(uint16_t code)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] ^= minichess_random[code];
        code += ZOBRIST_STEP;
    }
}

/* The board, the men with their numbers, what they are worth, the key. */
static void put_men(void)
{
    uint8_t next[2] = { 0, MEN };
    int16_t value = 0;
    uint8_t cell = FIRST_CELL;
    uint8_t square;
    uint8_t man;

    for (square = 0; square < SQUARES; ++square) {
        man = EMPTY;
        if (look_at(square)) {
            man = (owner ? BLACK : WHITE) | next[owner];
            minichess_at[next[owner]] = cell;
            minichess_kind[next[owner]++] = kind;
            if (owner) {
                value -= minichess_worth_of(man, kind, cell);
            } else {
                value += minichess_worth_of(man, kind, cell);
            }
            mix(minichess_code(man, kind, cell));
        }
        minichess_board[cell] = man;
        cell = cell_behind(cell);
    }
    minichess_value_lo[0] = (uint8_t)value;
    minichess_value_hi[0] = (uint8_t)((uint16_t)value >> 8);
}

/* Everything that is state, from `men`. */
static void set_up(uint8_t mover, uint8_t number)
{
    uint8_t has_king = 0;
    uint8_t i;

    memset(minichess_board, RIM, CELLS);
    memset(minichess_at, 0, sizeof minichess_at);
    memset(minichess_kind, PAWN, 2 * MEN);
    for (i = 0; i < KINDS; ++i) {
        minichess_kind[NUMBER_OF_KIND + i] = i;
    }
    minichess_count[0] = minichess_count[1] = 0;
    for (i = 0; i < SQUARES; ++i) {
        if (look_at(i)) {
            ++minichess_count[owner];
            if (kind == KING) {
                has_king |= owner + 1;
            }
        }
    }
    minichess_set_worths();
    zobrist_fill(minichess_random, sizeof minichess_random);
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    minichess_left = (uint8_t)(ENDS_AT + 2 - 2 * number - mover);
    if (mover) {
        mix(CODE_SIDE);
    }
    if (minichess_left < LEFT_SEEN) {
        mix(CODE_LEFT + minichess_left);
    }
    put_men();
    ply = 0;
    side = mover;
    reversible_plies[0] = 0;
    outcome = has_king != 3 ? OUTCOME_LOSS : minichess_left ? OUTCOME_NONE : OUTCOME_DRAW;
}

void game_reset(void)
{
    uint8_t i;

    memset(men, EMPTY, SQUARES);
    for (i = 0; i < FILES; ++i) {
        men[i] = back[i] + 1;
        men[SQUARES - 1 - i] = (uint8_t)(back[i] + 1 + BLACK_MEN);
        men[i + FILES] = PAWN + 1;
        men[SQUARES - 1 - FILES - i] = PAWN + 1 + BLACK_MEN;
    }
    set_up(0, 1);
}

/* What is wrong with the men, 0: nothing. A king may be missing on the side that is to move: he was taken. */
static const char *men_fault(void)
{
    uint8_t all[2] = { 0, 0 };
    uint8_t pawns[2] = { 0, 0 };
    uint8_t kings[2] = { 0, 0 };
    uint8_t place = 0;
    uint8_t square;

    for (square = 0; square < SQUARES; ++square) {
        if (look_at(square)) {
            if (++all[owner] > MEN) {
                return position_error_at("more than ten men: ", place);
            }
            if (kind == PAWN && (square < FILES || square >= SQUARES - FILES)) {
                return position_error_at("no pawn can be there: ", place);
            }
            if (kind == PAWN && ++pawns[owner] > PAWNS_MOST) {
                return position_error_at("more than five pawns: ", place);
            }
            if (kind == KING && ++kings[owner] > 1) {
                return position_error_at("a second king: ", place);
            }
        }
        ERROR_NEXT(place, FILES)
    }
    if (!kings[board_text_side ^ 1]) {
        return board_text_side ? "White has no king" : "Black has no king";
    }
    return 0;
}

/* The number of the move behind the side, 1 to 40; 0: none. White's 41st is never made: the game is drawn. */
static uint8_t read_number(const char *text)
{
    uint8_t number = 0;

    while (*text >= '0' && *text <= '9' && number <= MOVES_MOST) {
        number = (uint8_t)(number * 10 + (*text++ - '0'));
    }
    return *text || number + board_text_side > MOVES_MOST + 1 ? 0 : number;
}

const char *game_read_position(const char *text)
{
    const char *fault;
    uint8_t number;

    memset(men, EMPTY, SQUARES);
    fault = board_text_read(&rows, text, men);
    if (fault) {
        return fault;
    }
    if (text[text_error_place] != ' ') {
        return "the number of the move follows";
    }
    number = read_number(text + ++text_error_place);
    if (!number) {
        return "moves are numbered 1 to 40";
    }
    fault = men_fault();
    if (fault) {
        text_error_place = 0;
        return fault;
    }
    set_up(board_text_side, number);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t played = (uint8_t)(ENDS_AT - minichess_left + ply);
    uint8_t number = (uint8_t)((played >> 1) + 1);
    uint8_t cell = FIRST_CELL;
    uint8_t square;
    uint8_t man;

    for (square = 0; square < SQUARES; ++square) {
        man = minichess_board[cell];
        cell = cell_behind(cell);
        men[square] = EMPTY;
        if (man) {
            men[square] = (uint8_t)(minichess_kind[man & NUMBER] + 1 + (man & BLACK ? BLACK_MEN : 0));
        }
    }
    board_text_write(&rows, text, men);
    text += text_error_place;
    *text++ = ' ';
    if (number >= 10) {
        man = '0';
        for (; number >= 10; number -= 10) {
            ++man;
        }
        *text++ = (char)man;
    }
    *text++ = (char)('0' + number);
    *text = 0;
}
