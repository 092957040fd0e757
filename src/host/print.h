/* print.h: printing, small enough for a 6502 image: printf and its company would
 * take three kilobytes there. */
#ifndef HOST_PRINT_H
#define HOST_PRINT_H

#include <stdint.h>

void print_text(const char *text);
void print_char(char sign);
void print_number(uint32_t number);
void print_signed(int16_t number); /* with its sign, +0 too */
void print_with_tenths(uint32_t tenths); /* 125 is 12.5 */

/* " name number" */
void print_in_field(const char *name, uint32_t number);

#endif
