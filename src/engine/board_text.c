/* board_text.c: reads and writes boards as text in FEN style; see board_text.h. asm/engine/board_text.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/board_text.h"
#include "engine/state.h"
#include "engine/text.h"

uint8_t board_text_side;

/* Returns the piece that the character stands for: 0 for an empty square, 255 for an unknown character. */
static uint8_t piece_of(const BoardText *format, char character)
{
    uint8_t piece;

    if (character == '-' || character == '.') {
        return 0;
    }
    for (piece = 0; format->letters[piece]; ++piece) {
        if (format->letters[piece] == character) {
            return (uint8_t)(piece + 1);
        }
    }
    return 255;
}

const char *board_text_read(const BoardText *format, const char *text, uint8_t *board)
{
    uint8_t rank = format->ranks;
    uint8_t file;
    uint8_t piece;
    uint8_t count;

    board += (uint16_t)(rank * format->step);
    text_error_place = 0;
    while (rank--) {
        board -= format->step;
        file = 0;
        do {
            count = 1;
            piece = (uint8_t)(text[text_error_place] - '1');
            if (piece < 9) {
                count += piece;
                piece = (uint8_t)(text[text_error_place + 1] - '0');
                if (format->files >= 10 && piece < 10) {
                    count = (uint8_t)(count * 10 + piece);
                    ++text_error_place;
                }
                piece = 0;
            } else {
                piece = piece_of(format, text[text_error_place]);
                if (piece == 255) {
                    return "That letter is not a piece";
                }
            }
            do {
                if (file == format->files) {
                    return "Too many squares in this rank";
                }
                board[file++] = piece;
            } while (--count);
            ++text_error_place;
        } while (file != format->files);
        if (rank) {
            if (text[text_error_place] != '/') {
                return "A / must follow the rank";
            }
            ++text_error_place;
        }
    }
    if (text[text_error_place] == ' ') {
        ++text_error_place;
        for (board_text_side = 0; board_text_side < 2; ++board_text_side) {
            if (text[text_error_place] == format->sides[board_text_side]) {
                ++text_error_place;
                return 0;
            }
        }
    }
    return "A space and the side must follow";
}

/* Writes the number of consecutive empty squares; nothing if it is 0. */
static void write_gap(char *text, uint8_t gap)
{
    if (gap >= 10) {
        text[text_error_place++] = '1';
        gap -= 10;
    } else if (!gap) {
        return;
    }
    text[text_error_place++] = (char)('0' + gap);
}

void board_text_write(const BoardText *format, char *text, const uint8_t *board)
{
    uint8_t rank = format->ranks;
    uint8_t file;
    uint8_t gap;

    board += (uint16_t)(rank * format->step);
    text_error_place = 0;
    while (rank--) {
        board -= format->step;
        gap = 0;
        for (file = 0; file < format->files; ++file) {
            if (!board[file]) {
                ++gap;
                continue;
            }
            write_gap(text, gap);
            gap = 0;
            text[text_error_place++] = format->letters[board[file] - 1];
        }
        write_gap(text, gap);
        text[text_error_place++] = rank ? '/' : ' ';
    }
    text[text_error_place++] = format->sides[side];
    text[text_error_place] = 0;
}
