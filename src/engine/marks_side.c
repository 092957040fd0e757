/* marks_side.c: see marks.h. It has no twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/marks.h"
#include "engine/text.h"

uint8_t mark_number[3];
uint8_t mark_to_move;

const char *mark_read_side(const MarkTexts *texts, const char *text)
{
    text += text_error_place;
    if (text[0] != ' ') {
        return texts->no_side;
    }
    ++text_error_place;
    mark_to_move = mark_read(text[1]);
    if (mark_to_move == 0 || mark_to_move == NO_MARK) {
        return texts->bad_side;
    }
    if (text[2]) {
        ++text_error_place;
        return texts->after_side;
    }
    if (mark_number[1] == (uint8_t)(mark_number[2] + mark_to_move - 1)) {
        return 0;
    }
    return mark_to_move == 1 ? texts->first_to_move : texts->second_to_move;
}
