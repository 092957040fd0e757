/* position.c: sets up the board and its tables; reads and writes positions in Forsyth-Edwards notation (FEN). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/list.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/chess.h"

/* ---- lookup tables ---- */

static void note_ray(uint8_t how, uint8_t step)
{
    uint8_t i;
    uint8_t to = 0;

    for (i = 0; i < 7; ++i) {
        to += step;
        chess_reach[to] |= how;
        chess_step[to] = step;
    }
}

static void fill_files(void)
{
    uint8_t set = 0;
    uint8_t bit;

    do {
        chess_files[set] = 0;
        for (bit = 1; bit; bit <<= 1) {
            if (set & bit) {
                chess_files[set] += set & (uint8_t)(bit << 1 | bit >> 1) ? 1 : 0x11;
            }
        }
    } while (++set);
}

static void fill_tables(void)
{
    uint8_t i;

    zobrist_fill(chess_random, sizeof chess_random);
    if (chess_step[1]) {
        return;
    }
    for (i = 0; i < 8; ++i) {
        chess_reach[(uint8_t)chess_knight_steps[i]] |= KNIGHT;
        chess_reach[(uint8_t)chess_king_steps[i]] |= KING;
        note_ray(i < 4 ? BISHOP : ROOK, (uint8_t)chess_king_steps[i]);
    }
    fill_files();
    chess_reach[15] |= WHITE_PAWN;
    chess_reach[17] |= WHITE_PAWN;
    chess_reach[0xF1] |= BLACK_PAWN;
    chess_reach[0xEF] |= BLACK_PAWN;
}

/* ---- the board ---- */

static void clear_board(void)
{
    uint8_t square = 0x77;

    memset(chess_page, GUARD, sizeof chess_page);
    memset(chess_page, GONE, NO_SLOT + 1);
    memset(chess_rooks, NO_SLOT, sizeof chess_rooks);
    chess_more_rooks = 0;
    memset(chess_ranks, 0, sizeof chess_ranks);
    chess_pawns[0] = chess_pawns[1] = 0;
    chess_bishops[0] = chess_bishops[1] = 0;
    chess_phase[0] = 0;
    do {
        if (!(square & 0x88)) {
            ON(square) = 0;
        }
    } while (square--);
    for (square = 0; square < KEY_BYTES; ++square) {
        hash_key[square][0] = 0;
    }
}

static const BoardText board_format = { "PNBRQKpnbrqk", "wb", 8, 8, 16 };
static const uint8_t codes[] = {
    WHITE | WHITE_PAWN, WHITE | KNIGHT, WHITE | BISHOP, WHITE | ROOK, WHITE | QUEEN, WHITE | KING,
    BLACK | BLACK_PAWN, BLACK | KNIGHT, BLACK | BISHOP, BLACK | ROOK, BLACK | QUEEN, BLACK | KING
};

/* Puts a piece on the board; `piece` is its number in board_text.h minus 1. Pieces take the slots after the king
 * upwards, pawns the last slots downwards, so slots depend only on the position. Returns 0 if its side has too many
 * pieces or pawns, or if it is a pawn on the first or last rank. */
static uint8_t put_piece(uint8_t square, uint8_t piece)
{
    uint8_t of = 0;
    uint8_t slot = 0;
    uint8_t step = 1;
    uint8_t left = SLOTS - 1;

    chess_mix(piece, square);
    ON(square) = codes[piece];
    if (piece >= 6) {
        piece -= 6;
        of = 1;
        slot = SLOTS;
    }
    chess_phase[0] += chess_phase_weight[piece];
    if (piece == 5) {
        left = 1;
    } else {
        ++slot;
        if (piece == 2) {
            ++chess_bishops[of];
        }
    }
    if (!piece) {
        if ((uint8_t)(square - 0x10) >= 0x60 || chess_pawns[of] == 8) {
            return 0;
        }
        chess_flip_pawn(of, square);
        slot += SLOTS - 2;
        step = (uint8_t)-1;
    }
    for (; !(WHERE(slot) & GONE); slot += step) {
        if (--left == 0) {
            return 0;
        }
    }
    WHERE(slot) = square;
    SLOT_ON(square) = slot | SLOT_MARK;
    if (piece == 3) {
        if (chess_rooks[of + 2] != NO_SLOT) {
            chess_more_rooks = 1;
        }
        chess_rooks[of + 2] = chess_rooks[of];
        chess_rooks[of] = slot;
    }
    return 1;
}

/* ---- reading ---- */

/* Scratch memory in list_pool, the memory of the move lists; its first LIST_OVERLAY_SIZE bytes may belong to a shell
 * overlay (disk/kernel.cfg). OLD_TEXT is the old position as text, BOARD_TEXT_PIECES the piece on each square, numbered
 * as in board_text.h. They are in the last page, with the ranks of the moves from 512 on, of which a paused search has
 * none. */
#define OLD_TEXT ((char *)list_pool + LIST_OVERLAY_SIZE + 512)
#define BOARD_TEXT_PIECES (list_pool + LIST_OVERLAY_SIZE + 512 + 128)

static const char *text;

/* Puts all pieces on the board. Returns an error text, or 0. It continues after a wrong piece, because a player who
 * sets up a position continues with this board. */
static const char *read_board(void)
{
    uint8_t square;
    uint8_t is_taken;
    const char *error = 0;

    for (square = 0; square < 0x78; ++square) {
        if (!(square & 8) && BOARD_TEXT_PIECES[square] && !put_piece(square, BOARD_TEXT_PIECES[square] - 1) && !error) {
            error = chess_error_of_piece(square);
        }
    }
    if (error) {
        return error;
    }
    if ((WHERE(0) | WHERE(SLOTS)) & GONE) {
        return TEXT_NO_KING;
    }
    side = board_text_side ^ 1; /* chess_attacked then looks for attacks by board_text_side */
    square = WHERE(SLOTS * side);
    is_taken = chess_attacked(square);
    side ^= 1;
    return is_taken ? chess_error_of_check(square) : 0;
}

/* Skips a word and the space after it. */
static void skip_word(void)
{
    while (*text && *text++ != ' ') {
    }
}

/* Castling rights as FEN writes them, and the square of the rook, in the order of the RIGHT_ bits. */
static const char rights[] = "KQkq";
static const uint8_t rook_at[] = { 0x07, 0x00, 0x77, 0x70 };

/* Reads the castling rights; ignores a right if king or rook is not on its square. */
static void read_rights(void)
{
    uint8_t i;
    uint8_t at;
    uint8_t rook;
    uint8_t right;

    chess_flags[0] = 0;
    for (; *text && *text != ' '; ++text) {
        right = 1;
        for (i = 0; i < 4; ++i) {
            at = rook_at[i];
            rook = i < 2 ? WHITE | ROOK : BLACK | ROOK;
            if (*text == rights[i] && ON(at) == rook && ON((at & 0x70) + 4) == (rook ^ ROOK ^ KING)) {
                chess_flags[0] |= right;
            }
            right <<= 1;
        }
    }
}

/* Reads the en passant square; keeps it only if a pawn stands ready to capture there. */
static void read_en_passant(void)
{
    uint8_t at = (uint8_t)(text[0] - 'a');
    uint8_t own = WHITE | WHITE_PAWN;
    uint8_t enemy = BLACK | BLACK_PAWN; /* two variables, because cc65 would compare a computed value as 16 bits */

    chess_en_passant[0] = GONE;
    if (at < 8 && text[1] == (side ? '3' : '6')) {
        at |= 0x40;
        if (side) {
            at ^= 0x70;
            own = BLACK | BLACK_PAWN;
            enemy = WHITE | WHITE_PAWN;
        }
        if (ON(at) == enemy && !(ON(at ^ 0x10) | ON(at ^ 0x20))
            && (ON(at - 1) == own || ON(at + 1) == own)) {
            chess_en_passant[0] = at ^ 0x10;
        }
    }
}

/* Reads a number and limits it to `most`. */
static uint16_t read_number(uint16_t most)
{
    uint16_t number = 0;
    uint8_t digit;

    while ((digit = (uint8_t)(*text - '0')) < 10) {
        ++text;
        number = number * 10 + digit;
        if (number > most) {
            number = most;
        }
    }
    skip_word();
    return number;
}

/* Computes the arrays of ply 0 that the text does not contain. */
static void count_all(void)
{
    if (side) {
        chess_mix(FEATURE_SIDE, 0);
    }
    chess_set_worth_end(0);
    chess_count_material();
    chess_structure();
    if (chess_attacked(WHERE(SLOTS * side))) {
        chess_flags[0] |= IN_CHECK;
        chess_checker[0] = chess_attacker;
    }
    chess_mix(FEATURE_RIGHTS, chess_flags[0] & RIGHTS);
    if (!(chess_en_passant[0] & GONE)) {
        chess_mix(FEATURE_EN_PASSANT, chess_en_passant[0]);
    }
    outcome = OUTCOME_NONE;
    if (chess_insufficient_material() || (reversible_plies[0] >= 100 && !(chess_flags[0] & IN_CHECK))) {
        outcome = OUTCOME_DRAW;
    }
}

static const char *read_all(const char *line)
{
    const char *why = board_text_read(&board_format, line, BOARD_TEXT_PIECES);

    if (why) {
        return why;
    }
    ply = 0;
    clear_board();
    why = read_board();
    if (why) {
        return why;
    }
    text = line + text_error_place;
    skip_word();
    read_rights();
    skip_word();
    read_en_passant();
    skip_word();
    reversible_plies[0] = (uint8_t)read_number(150);
    chess_number = read_number(9999);
    if (!chess_number) {
        chess_number = 1;
    }
    chess_first_side = side;
    count_all();
    return 0;
}

/* Saves the old position as text and restores it if the new one has an error. */
const char *game_read_position(const char *line)
{
    const char *why;
    uint8_t place;
    uint8_t was = outcome;

    fill_tables();
    game_write_position(OLD_TEXT);
    why = read_all(line);
    if (why) {
        place = text_error_place;
        read_all(OLD_TEXT);
        text_error_place = place;
        outcome = was;
    }
    return why;
}

void game_reset(void)
{
    game_read_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

/* ---- writing ---- */

static char *out;

static void put(char c)
{
    *out++ = c;
}

static void put_number(uint16_t number)
{
    static const uint16_t units[] = { 10000, 1000, 100, 10, 1 };
    uint8_t i;
    uint8_t digit;
    uint8_t begun = 0;

    put(' ');
    for (i = 0; i < 5; ++i) {
        for (digit = '0'; number >= units[i]; ++digit) {
            number -= units[i];
            begun = 1;
        }
        if (begun || i == 4) {
            put((char)digit);
        }
    }
}

/* Fills BOARD_TEXT_PIECES from the board. */
static void list_pieces(void)
{
    uint8_t square;
    uint8_t piece;

    for (square = 0; square < 0x78; ++square) {
        piece = ON(square);
        if (piece && !(square & 8)) {
            piece = chess_type[piece & PIECES] + (piece & BLACK ? 7 : 1);
        }
        BOARD_TEXT_PIECES[square] = piece;
    }
}

void game_write_position(char *line)
{
    uint8_t i;
    uint8_t flags = chess_flags[ply];
    uint8_t at = chess_en_passant[ply];

    list_pieces();
    board_text_write(&board_format, line, BOARD_TEXT_PIECES);
    out = line + text_error_place;
    put(' ');
    if (!(flags & RIGHTS)) {
        put('-');
    }
    for (i = 0; i < 4; ++i) {
        if (flags & 1) {
            put(rights[i]);
        }
        flags >>= 1;
    }
    put(' ');
    if (at & GONE) {
        put('-');
    } else {
        put((char)('a' + (at & 7)));
        put(side ? '3' : '6');
    }
    put_number(reversible_plies[ply]);
    put_number(chess_number + (uint8_t)((chess_first_side + ply) >> 1));
    *out = 0;
}
