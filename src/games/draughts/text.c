/* text.c: notation of draughts, as PDN has it: B:W21,K22:B1,2 and 22x15x8. */
#include <string.h>

#include "games/draughts/squares.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/text.h"

#define SIDE_MOST 12

uint8_t draughts_path[PATH_MOST];
uint8_t draughts_path_squares;
static uint8_t place;           /* in the text that is being read */
static char *out;

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Men step one square slanting ahead. A man jumps an enemy next to him when"
    " the square behind is empty, and takes him; he must jump when he can, and go on"
    " jumping while he can. Which way is his choice.\n"
    "A man that reaches the far row is crowned; that ends his move. Kings step and jump"
    " backwards too.\n"
    "Who cannot move has lost. A position for the third time, or forty moves of each side"
    " without a jump or a man's step, are a draw.\n"
    "Squares are numbered 1 to 32. Moves: 11-15, 22x15x8.\n"
    "CTRL+O begins with a ballot of three moves.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "draughts", "DRAUGHTS", { "Red", "White" }, 0, help, NOISY_OWN, WORTH_MAN,
    DRAUGHTS_CYCLES_PER_NODE, 7, 0, 0, 0, 0, 0
};

const GameInfo *game_info(void)
{
    return &info;
}

void game_book_key(void)
{
    book_key_from_hash();
}

/* ---- positions ---- */

/* Takes the board as the position at ply 0: sets all that follows from it. */
static void set_up(const uint8_t *board, uint8_t mover)
{
    uint8_t square;
    uint8_t i;
    uint8_t man;
    uint8_t worth;
    uint16_t material = 0;

    memcpy(draughts_board, board, BOARD_BYTES);
    hash_fill(draughts_random, sizeof draughts_random);
    ply = 0;
    side = mover;
    quiet_plies[0] = 0;
    draughts_count[0] = 0;
    draughts_count[1] = 0;
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = mover ? draughts_random[CODE_SIDE + i * HASH_STEP] : 0;
    }
    for (square = 0; square < 3 * SQUARES; ++square) {
        if (!draughts_in_set(draughts_board, square)) {
            continue;
        }
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] ^= draughts_random[square + i * HASH_STEP];
        }
        if (square < 2 * SQUARES) {
            man = square >= SQUARES;
            worth = square & MOVE_SQUARE;
            ++draughts_count[man];
            worth = draughts_in_set(draughts_board + KINGS, worth) ? draughts_king_square[worth] : WORTH_MAN;
            material = man ? material - worth : material + worth;
        }
    }
    draughts_material[0] = (uint8_t)material;
    draughts_material[1] = (uint8_t)(material >> 8);
    outcome = draughts_count[mover] ? OUTCOME_NONE : OUTCOME_LOSS;
    list_open(0);
    draughts_must[0] = 1;
    game_generate(); /* jumps, if there are any */
    draughts_must[0] = move_count != 0;
    move_count = 0;
}

void game_reset(void)
{
    static const uint8_t start[BOARD_BYTES] = {
        0xFF, 0x0F, 0, 0, 0, 0, 0xF0, 0xFF, 0, 0, 0, 0
    };

    set_up(start, 0);
}

/* The number at `place`, 1 to 32, as a square; SQUARES when there is none. */
static uint8_t read_square(const char *text)
{
    uint8_t number = 0;

    while (text[place] >= '0' && text[place] <= '9' && number <= SQUARES) {
        number = (uint8_t)(number * 10 + (text[place] - '0'));
        ++place;
    }
    return number && number <= SQUARES ? (uint8_t)(number - 1) : SQUARES;
}

/* Reads the pieces of one side: K1,2,3. */
static const char *read_side(const char *text, uint8_t *board, uint8_t own)
{
    uint8_t pieces = 0;
    uint8_t square;
    uint8_t crowned;
    uint8_t first;

    if (!text[place] || text[place] == ':') {
        return 0;
    }
    for (;; ++place) {
        first = place;
        crowned = text[place] == 'K' || text[place] == 'k';
        place += crowned;
        square = read_square(text);
        if (square == SQUARES) {
            return text_fault(first, "a square is 1 to 32, with K for a king");
        }
        if (draughts_in_set(board, square) || draughts_in_set(board + WHITE, square)) {
            return text_fault(first, "that square is taken");
        }
        if (!crowned && (own ? square < CROWN_ROW : square >= SQUARES - CROWN_ROW)) {
            return text_fault(first, "a man on his far row is a king: K");
        }
        if (++pieces > SIDE_MOST) {
            return text_fault(first, "a side has at most twelve pieces");
        }
        board[own + (square >> 3)] |= draughts_bit(square);
        if (crowned) {
            board[KINGS + (square >> 3)] |= draughts_bit(square);
        }
        if (text[place] != ',') {
            return 0;
        }
    }
}

/* BLACK, WHITE, or 1 when it is neither. */
static uint8_t colour(char c)
{
    c = text_lower(c);
    return c == 'b' ? BLACK : c == 'w' ? WHITE : 1;
}

const char *game_read_position(const char *text)
{
    static uint8_t board[BOARD_BYTES];
    uint8_t mover = colour(text[0]);
    uint8_t own = 1;
    uint8_t sides = 2;
    const char *fault;

    if (mover == 1) {
        return text_fault(0, "the side to move, B or W, must come first");
    }
    memset(board, 0, BOARD_BYTES);
    place = 1;
    while (sides--) {
        if (text[place] != ':' || colour(text[place + 1]) == 1
            || colour(text[place + 1]) == own) {
            return text_fault(place, "the pieces must follow as :W and :B");
        }
        own = colour(text[place + 1]);
        place += 2;
        fault = read_side(text, board, own);
        if (fault) {
            return fault;
        }
    }
    if (text[place]) {
        return text_fault(place, "nothing may follow the pieces");
    }
    own = WHITE - mover;
    if (!(board[own] | board[own + 1] | board[own + 2] | board[own + 3])) {
        return text_fault(0, "the side to move has won already");
    }
    set_up(board, mover != BLACK);
    return 0;
}

static void write_square(uint8_t square)
{
    ++square;
    if (square >= 10) {
        *out++ = (char)('0' + square / 10);
    }
    *out++ = (char)('0' + square % 10);
}

static void write_side(uint8_t own)
{
    uint8_t square;
    uint8_t any = 0;

    *out++ = ':';
    *out++ = own ? 'W' : 'B';
    for (square = 0; square < SQUARES; ++square) {
        if (!draughts_in_set(draughts_board + own, square)) {
            continue;
        }
        if (any) {
            *out++ = ',';
        }
        any = 1;
        if (draughts_in_set(draughts_board + KINGS, square)) {
            *out++ = 'K';
        }
        write_square(square);
    }
}

void game_write_position(char *text)
{
    out = text;
    *out++ = side ? 'W' : 'B';
    write_side(WHITE);
    write_side(BLACK);
    *out = 0;
}

/* ---- moves ---- */

/* A jump is made and taken back, which reads its path. */
void draughts_find_path(void)
{
    uint8_t i;
    uint8_t lower = draughts_below((uint8_t)move);

    draughts_path[0] = (uint8_t)move & MOVE_SQUARE;
    draughts_path[1] = lower;
    draughts_path_squares = 2;
    if (move >> 8) {
        i = outcome;
        list_play();
        game_unmake();
        outcome = i;
        draughts_path[0] = draughts_start(draughts_step[0]);
        for (i = 0; i < draughts_steps; ++i) {
            draughts_path[i + 1] = draughts_landing(draughts_step[i]);
        }
        draughts_path_squares = i + 1;
    } else if (move & MOVE_UP) {
        draughts_path[1] = draughts_path[0];
        draughts_path[0] = lower;
    }
}

void game_write_move(char *text)
{
    uint8_t i;

    draughts_find_path();
    out = text;
    for (i = 0; i < draughts_path_squares; ++i) {
        if (i) {
            *out++ = move >> 8 ? 'x' : '-';
        }
        write_square(draughts_path[i]);
    }
    *out = 0;
}

/* How many legal moves go through the squares of `typed`, or, when there are
 * two of these, from the one to the other; `move` is the last of them, or the
 * one with just these squares. */
static uint8_t find_move(const uint8_t *typed, uint8_t squares)
{
    uint8_t number = 0;
    uint8_t i;
    uint16_t chosen = 0;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        draughts_find_path();
        if (draughts_path_squares == squares && !memcmp(draughts_path, typed, squares)) {
            return 1;
        }
        if (squares == 2 && draughts_path[0] == typed[0] && draughts_path[draughts_path_squares - 1] == typed[1]) {
            ++number;
            chosen = move;
        }
    }
    move = chosen;
    return number;
}

const char *game_read_move(const char *text)
{
    static uint8_t typed[PATH_MOST];
    uint8_t squares = 0;
    uint8_t first = 0;

    place = 0;
    for (;;) {
        first = place;
        if (squares == PATH_MOST || (typed[squares++] = read_square(text)) == SQUARES) {
            return text_fault(first, text[first] ? "a square is a dark one, 1 to 32" : "a square, 1 to 32, is missing");
        }
        if (!text[place]) {
            break;
        }
        if (text[place] != '-' && text_lower(text[place]) != 'x') {
            return text_fault(place, "- or x must follow a square");
        }
        ++place;
        if (!text[place]) {
            break; /* squares that are pointed at all end so */
        }
    }
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (!draughts_in_set(draughts_board + (side ? WHITE : BLACK), typed[0])) {
        return text_fault(0, "no piece of yours stands there");
    }
    if (squares < 2) {
        return text_fault(place, "where to?");
    }
    switch (find_move(typed, squares)) {
    case 0:
        return text_fault(0, draughts_must[ply] ? "you must jump, and jump on"
            : "that piece cannot go there");
    case 1:
        return 0;
    default:
        return text_fault(0, "two ways lead there: name every square");
    }
}
