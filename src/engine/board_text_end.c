/* board_text_end.c: the end of a position; see board_text.h. It has no twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/board_text.h"
#include "engine/text.h"

const char *board_text_end(const char *error, const char *text)
{
    if (!error) {
        if (text[text_error_place]) {
            return "Nothing may follow the side";
        }
        --text_error_place;
    }
    return error;
}
