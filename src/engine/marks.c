/* marks.c: see marks.h; asm/engine/marks.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/marks.h"
#include "engine/text.h"

uint8_t mark_read(char character)
{
    switch (text_lower(character)) {
    case '-':
    case '.':
        return 0;
    case 'x':
        return 1;
    case 'o':
        return 2;
    }
    return NO_MARK;
}
