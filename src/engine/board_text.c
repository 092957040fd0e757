/* board_text.c: see board_text.h; asm/engine/board_text.s is its twin. */
#include "engine/board_text.h"
#include "engine/state.h"
#include "engine/text.h"

uint8_t board_text_side;

/* The man of a sign; 255: there is none. */
static uint8_t man_of(const BoardText *rows, char sign)
{
    uint8_t man;

    if (sign == '-' || sign == '.') {
        return 0;
    }
    for (man = 0; rows->letters[man]; ++man) {
        if (rows->letters[man] == sign) {
            return (uint8_t)(man + 1);
        }
    }
    return 255;
}

const char *board_text_read(const BoardText *rows, const char *text, uint8_t *men)
{
    uint8_t rank = rows->ranks;
    uint8_t file;
    uint8_t man;
    uint8_t count;

    men += (uint16_t)(rank * rows->step);
    text_error_place = 0;
    while (rank--) {
        men -= rows->step;
        file = 0;
        do {
            count = 1;
            man = (uint8_t)(text[text_error_place] - '1');
            if (man < 9) {
                count += man;
                man = (uint8_t)(text[text_error_place + 1] - '0');
                if (rows->files >= 10 && man < 10) {
                    count = (uint8_t)(count * 10 + man);
                    ++text_error_place;
                }
                man = 0;
            } else {
                man = man_of(rows, text[text_error_place]);
                if (man == 255) {
                    return "no man is written like that";
                }
            }
            do {
                if (file == rows->files) {
                    return "too many squares in this rank";
                }
                men[file++] = man;
            } while (--count);
            ++text_error_place;
        } while (file != rows->files);
        if (rank) {
            if (text[text_error_place] != '/') {
                return "a / must follow the rank";
            }
            ++text_error_place;
        }
    }
    if (text[text_error_place] == ' ') {
        ++text_error_place;
        for (board_text_side = 0; board_text_side < 2; ++board_text_side) {
            if (text[text_error_place] == rows->sides[board_text_side]) {
                ++text_error_place;
                return 0;
            }
        }
    }
    return "a blank and the side must follow";
}

/* So many empty squares, if any. */
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

void board_text_write(const BoardText *rows, char *text, const uint8_t *men)
{
    uint8_t rank = rows->ranks;
    uint8_t file;
    uint8_t gap;

    men += (uint16_t)(rank * rows->step);
    text_error_place = 0;
    while (rank--) {
        men -= rows->step;
        gap = 0;
        for (file = 0; file < rows->files; ++file) {
            if (!men[file]) {
                ++gap;
                continue;
            }
            write_gap(text, gap);
            gap = 0;
            text[text_error_place++] = rows->letters[men[file] - 1];
        }
        write_gap(text, gap);
        text[text_error_place++] = rank ? '/' : ' ';
    }
    text[text_error_place++] = rows->sides[side];
    text[text_error_place] = 0;
}
