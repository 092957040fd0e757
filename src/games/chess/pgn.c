/* pgn.c: moves in standard algebraic notation for PGN files: Nf3, exd5, O-O, e8=Q+. Host only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "games/chess/chess.h"
#include "host/pgn_game.h"

/* Returns 1 if game_read_move reads the text as this move. */
static int is_read(const char *text, uint16_t wanted)
{
    return !game_read_move(text) && move == wanted;
}

/* Writes a piece's move with the shortest origin that makes it unambiguous: none, the file, the rank, or both. */
static void write_piece(char *text, uint16_t wanted, char letter, int takes)
{
    char square[3] = "";
    char *at;
    int extra;

    chess_put_square(square, (uint8_t)(wanted >> 8) & SQUARE_BITS);
    for (extra = 0; extra < 4; ++extra) {
        at = text;
        *at++ = letter;
        if (extra & 1) {
            *at++ = square[0];
        }
        if (extra & 2) {
            *at++ = square[1];
        }
        if (takes) {
            *at++ = 'x';
        }
        at = chess_put_square(at, (uint8_t)wanted & SQUARE_BITS);
        *at = 0;
        if (is_read(text, wanted)) {
            return;
        }
    }
}

static void write_pawn(char *text, uint16_t wanted)
{
    uint8_t from = (uint8_t)(wanted >> 8);
    uint8_t to = (uint8_t)wanted & SQUARE_BITS;

    if ((from & 7) != (to & 7)) {
        *text++ = (char)('a' + (from & 7));
        *text++ = 'x';
    }
    text = chess_put_square(text, to);
    if (to >= 0x70 || to < 0x10) {
        *text++ = '=';
        *text++ = "QR              BN"[from >> 3 & 0x11];
    }
    *text = 0;
}

/* Returns "+" if `move` gives check, "#" if it gives checkmate, otherwise "". */
static const char *mark(void)
{
    const char *suffix = "";
    uint8_t i;

    list_play();
    if (chess_flags[ply] & IN_CHECK) {
        suffix = "#";
        outcome = OUTCOME_NONE;
        list_moves();
        for (i = 1; i <= move_count && *suffix == '#'; ++i) {
            list_choose(i);
            suffix = list_is_legal() ? "+" : "#";
        }
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    return suffix;
}

static void write_short(char *text)
{
    uint16_t wanted = move;
    uint8_t from = (uint8_t)(move >> 8) & SQUARE_BITS;
    uint8_t to = (uint8_t)move & SQUARE_BITS;
    char letter = "PNBRQK"[chess_type[ON(from) & PIECES]];

    if (letter == 'K' && (from & 7) == 4 && ((to & 7) == 6 || (to & 7) == 2)
        && is_read((to & 7) == 6 ? "O-O" : "O-O-O", wanted)) {
        strcpy(text, (to & 7) == 6 ? "O-O" : "O-O-O");
    } else if (letter == 'P') {
        write_pawn(text, wanted);
    } else {
        write_piece(text, wanted, letter, ON(to) != 0);
    }
    move = wanted;
    strcat(text, mark());
    move = wanted;
}

const PgnGame game_pgn = { 0, 0, write_short };
