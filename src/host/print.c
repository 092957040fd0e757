/* print.c: see print.h. */
#include <stdio.h>

#include "host/print.h"

void out_text(const char *text)
{
    fputs(text, stdout);
}

void out_sign(char sign)
{
    putchar(sign);
}

void out_number(uint32_t number)
{
    static char digits[11];
    char *first = digits + 10;

    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    out_text(first);
}

void out_signed(int16_t number)
{
    out_text(number < 0 ? "-" : "+");
    out_number((uint32_t)(number < 0 ? -number : number));
}

void out_tenths(uint32_t tenths)
{
    out_number(tenths / 10);
    out_text(".");
    out_number(tenths % 10);
}

void out_field(const char *name, uint32_t number)
{
    out_text(" ");
    out_text(name);
    out_text(" ");
    out_number(number);
}
