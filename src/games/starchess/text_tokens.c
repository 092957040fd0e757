/* text_tokens.c: numbers, sectors and error texts, for orders and positions; asm/games/starchess/text_tokens.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/starchess/starchess.h"

const char *stars_text;

char *stars_write_number(char *text, uint16_t number)
{
    static const uint16_t tens[] = { 10000, 1000, 100, 10 };
    uint8_t i;
    uint8_t digit;
    uint8_t begun = 0;

    for (i = 0; i < 4; ++i) {
        for (digit = '0'; number >= tens[i]; ++digit) {
            number -= tens[i];
            begun = 1;
        }
        if (begun) {
            *text++ = (char)digit;
        }
    }
    *text++ = (char)('0' + number);
    return text;
}

char *stars_write_sector(char *text, uint8_t sector)
{
    *text++ = (char)('A' + (sector & 3));
    *text++ = (char)('1' + (sector >> 2));
    return text;
}

static char line[36]; /* the last error text */

const char *stars_error(uint8_t sector, const char *words)
{
    strcpy(stars_write_sector(line, sector), ": ");
    strcat(line, words);
    return line;
}

const char *stars_error_number(uint16_t number)
{
    *stars_write_number(line + strlen(line), number) = 0;
    return line;
}

uint8_t stars_read_number(uint16_t *number)
{
    uint16_t sum = 0;
    uint8_t digits = 0;

    while (*stars_text >= '0' && *stars_text <= '9') {
        if (++digits > 5 || sum > 6553 || (sum == 6553 && *stars_text > '5')) {
            return 0;
        }
        sum = (uint16_t)(sum * 10 + (*stars_text++ - '0'));
    }
    *number = sum;
    return digits;
}
