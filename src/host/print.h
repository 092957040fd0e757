/* print.h: output for the verbs, on the host and in the 6502 images. It does not use printf, which would take three
 * kilobytes of a 6502 image. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_PRINT_H
#define HOST_PRINT_H

#include <stdint.h>

void print_text(const char *text);
void print_char(char character);
void print_number(uint32_t number);
void print_signed(int16_t number); /* always with a sign: +0 */
void print_with_tenths(uint32_t tenths); /* prints 125 as 12.5 */

/* Prints " name number". */
void print_in_field(const char *name, uint32_t number);

#endif
