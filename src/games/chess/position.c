/* position.c: setting up, and positions as text (FEN). */
#include <string.h>

#include "games/chess/chess.h"
#include "engine/list.h"
#include "engine/rows.h"
#include "engine/text.h"

/* ---- tables ---- */

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

    hash_fill(chess_random, sizeof chess_random);
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
    memset(chess_page, GONE, 2 * SLOTS);
    memset(chess_ranks, 0, sizeof chess_ranks);
    chess_pawns[0] = chess_pawns[1] = 0;
    chess_bishops[0] = chess_bishops[1] = 0;
    do {
        if (!(square & 0x88)) {
            AT(square) = 0;
        }
    } while (square--);
}

/* Officers have the low slots behind the king, pawns the high ones, so that
 * slots depend on nothing but the position. 0: there is one too many. */
static uint8_t give_slot(uint8_t square)
{
    uint8_t man = AT(square);
    uint8_t of = man & BLACK ? 1 : 0;
    uint8_t slot = (uint8_t)(SLOTS * of);
    uint8_t step = 0;
    uint8_t left = 1;

    if (man & PAWNS) {
        if (square < 0x10 || square >= 0x70 || chess_pawns[of] == 8) {
            return 0;
        }
        chess_flip_pawn(of, square);
        slot += SLOTS - 1;
        step = (uint8_t)-1;
        left = SLOTS - 1;
    } else if (!(man & KING)) {
        if ((man & MEN) == BISHOP) {
            ++chess_bishops[of];
        }
        ++slot;
        step = 1;
        left = SLOTS - 1;
    }
    for (; !(WHERE(slot) & GONE); slot += step) {
        if (--left == 0) {
            return 0;
        }
    }
    WHERE(slot) = square;
    SLOT(square) = slot | SLOT_MARK;
    return 1;
}

/* The rows of ply 0 from the board and `side`; flags and passing are there. */
static void count_all(void)
{
    uint8_t square;
    uint8_t man;
    uint8_t type;
    uint8_t slot;
    int16_t middle = 0;
    int16_t end = 0;
    int16_t value;

    for (slot = 0; slot < KEY_BYTES; ++slot) {
        hash_key[slot][0] = 0;
    }
    chess_phase[0] = 0;
    for (slot = 0; slot < 2 * SLOTS; ++slot) {
        square = WHERE(slot);
        if (square & GONE) {
            continue;
        }
        man = AT(square);
        type = chess_type[man & MEN];
        chess_phase[0] += chess_officer[type];
        chess_mix(type + (slot < SLOTS ? 0 : 6), square);
        if (slot >= SLOTS) {
            square ^= 0x70;
        }
        value = chess_worth[chess_middle_at[type] + square];
        middle += (slot >= SLOTS) == side ? value : -value;
        value = chess_worth[chess_end_at[type] + square];
        end += (slot >= SLOTS) == side ? value : -value;
    }
    value = (chess_bishops[side] > 1 ? PAIR : 0) - (chess_bishops[side ^ 1] > 1 ? PAIR : 0);
    middle += value;
    end += value;
    chess_middle_lo[0] = (uint8_t)middle;
    chess_middle_hi[0] = (uint8_t)((uint16_t)middle >> 8);
    chess_end_lo[0] = (uint8_t)end;
    chess_end_hi[0] = (uint8_t)((uint16_t)end >> 8);
    chess_form();
    if (side) {
        chess_mix(FEATURE_SIDE, 0);
    }
    chess_mix(FEATURE_RIGHTS, chess_flags[0] & RIGHTS);
    if (!(chess_passing[0] & GONE)) {
        chess_mix(FEATURE_PASSING, chess_passing[0]);
    }
    outcome = chess_nothing_left() || (quiet_plies[0] >= 100 && !(chess_flags[0] & IN_CHECK))
        ? OUTCOME_DRAW : OUTCOME_NONE;
}

/* ---- reading ---- */

static const Rows rows_of_chess = { "PNBRQKpnbrqk", "wb", 8, 8, 16 };
static const uint8_t codes[] = { WHITE_PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING };

/* Scratch where lists are at other times: the old position as text, and men by
 * square as rows.h has them. */
#define OLD_TEXT ((char *)list_pool)
#define ROWS_MEN (list_pool + 256)

static const char *text;

static void put_man(uint8_t square, uint8_t man)
{
    if (man >= 7) {
        man = man == 7 ? BLACK | BLACK_PAWN : codes[man - 7] | BLACK;
    } else {
        man = codes[man - 1] | WHITE;
    }
    AT(square) = man;
}

/* All men are put even where one is at fault: who sets a position up goes on
 * from there. */
static const char *read_board(void)
{
    uint8_t square;
    uint8_t fits = 1;

    for (square = 0; square < 0x78; ++square) {
        if (!(square & 8) && ROWS_MEN[square]) {
            put_man(square, ROWS_MEN[square]);
            fits &= give_slot(square);
        }
    }
    if (!fits) {
        return "too many men or a pawn misplaced";
    }
    if ((WHERE(0) | WHERE(SLOTS)) & GONE) {
        return "each side has a king";
    }
    side = rows_side ^ 1; /* for a moment */
    fits = chess_attacked(WHERE(SLOTS * side));
    side ^= 1;
    return fits ? "who is not to move is in check" : 0;
}

/* Moves over a word and the blank behind it. */
static void skip_word(void)
{
    while (*text && *text++ != ' ') {
    }
}

/* Rights that the men on the board do not bear out are dropped. */
static void read_rights(void)
{
    static const char names[] = "KQkq";
    uint8_t i;
    uint8_t rank;
    uint8_t man;

    chess_flags[0] = 0;
    for (; *text && *text != ' '; ++text) {
        for (i = 0; i < 4; ++i) {
            rank = i < 2 ? 0 : 0x70;
            man = i < 2 ? WHITE : BLACK;
            if (*text == names[i] && AT(rank + 4) == (man | KING)
                && AT(rank + (i & 1 ? 0 : 7)) == (man | ROOK)) {
                chess_flags[0] |= (uint8_t)(1 << i);
            }
        }
    }
}

/* Kept where a pawn can take on it. */
static void read_passing(void)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t own = side ? BLACK | BLACK_PAWN : WHITE | WHITE_PAWN;
    uint8_t other = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t at;

    chess_passing[0] = GONE;
    if (file < 8 && text[1] == (side ? '3' : '6')) {
        at = (side ? 0x30 : 0x40) + file;
        if (AT(at) == other && !AT(at ^ 0x10) && !AT(side ? at - 0x20 : at + 0x20)
            && (AT(at - 1) == own || AT(at + 1) == own)) {
            chess_passing[0] = at ^ 0x10;
        }
    }
}

static uint16_t read_number(uint16_t most)
{
    uint16_t number = 0;

    while (*text >= '0' && *text <= '9') {
        number = number * 10 + (uint8_t)(*text++ - '0');
        if (number > most) {
            number = most;
        }
    }
    if (*text == ' ') {
        ++text;
    }
    return number;
}

static const char *read_all(const char *line)
{
    const char *why = rows_read(&rows_of_chess, line, ROWS_MEN);

    if (why) {
        return why;
    }
    clear_board();
    why = read_board();
    if (why) {
        return why;
    }
    text = line + text_place;
    skip_word();
    read_rights();
    skip_word();
    read_passing();
    skip_word();
    quiet_plies[0] = (uint8_t)read_number(150);
    chess_number = read_number(9999);
    if (!chess_number) {
        chess_number = 1;
    }
    ply = 0;
    chess_first_side = side;
    if (chess_attacked(WHERE(SLOTS * side))) {
        chess_flags[0] |= IN_CHECK;
        chess_checker[0] = chess_attacker;
    }
    count_all();
    return 0;
}

/* What was on the board waits as text where no list is needed, and comes back
 * when the new position is none. */
const char *game_read_position(const char *line)
{
    const char *why;
    uint8_t place;
    uint8_t was = outcome;

    fill_tables();
    game_write_position(OLD_TEXT);
    why = read_all(line);
    if (why) {
        place = text_place;
        read_all(OLD_TEXT);
        text_place = place;
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
    uint16_t unit = 1;

    while (number / unit > 9) {
        unit *= 10;
    }
    for (; unit; unit /= 10) {
        put((char)('0' + number / unit % 10));
    }
}

/* Men by square as rows.h has them. */
static void list_men(void)
{
    uint8_t square;
    uint8_t man;

    for (square = 0; square < 0x78; ++square) {
        man = square & 8 ? 0 : AT(square);
        ROWS_MEN[square] = man ? chess_type[man & MEN] + (man & BLACK ? 7 : 1) : 0;
    }
}

void game_write_position(char *line)
{
    uint8_t i;
    uint8_t at = chess_passing[ply];

    list_men();
    rows_write(&rows_of_chess, line, ROWS_MEN);
    out = line + text_place;
    put(' ');
    for (i = 0; i < 4; ++i) {
        if (chess_flags[ply] & 1 << i) {
            put("KQkq"[i]);
        }
    }
    if (!(chess_flags[ply] & RIGHTS)) {
        put('-');
    }
    put(' ');
    if (!(at & GONE)) {
        put((char)('a' + (at & 7)));
        put(side ? '3' : '6');
    } else {
        put('-');
    }
    put(' ');
    put_number(quiet_plies[ply]);
    put(' ');
    put_number((uint16_t)(chess_number + (chess_first_side + ply) / 2));
    put(0);
}
