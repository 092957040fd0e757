/* print.c: see print.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "host/print.h"

void print_text(const char *text)
{
    fputs(text, stdout);
}

void print_char(char character)
{
    putchar(character);
}

void print_number(uint32_t number)
{
    static char digits[11];
    char *first = digits + 10;

    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    print_text(first);
}

void print_signed(int16_t number)
{
    print_text(number < 0 ? "-" : "+");
    print_number((uint32_t)(number < 0 ? -number : number));
}

void print_with_tenths(uint32_t tenths)
{
    print_number(tenths / 10);
    print_text(".");
    print_number(tenths % 10);
}

void print_in_field(const char *name, uint32_t number)
{
    print_char(' ');
    print_text(name);
    print_char(' ');
    print_number(number);
}
