/* promotion.c: asks for the last character of a move, as in a promotion. In the overlay PROMOTE, which
 * input/move_entry.c loads. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "shell/input/entry.h"
#include "shell/input/prompt.h"
#include "shell/input/promotion.h"

uint8_t promotion_run(void)
{
    char *end = entry_text + strlen(entry_text);
    uint8_t count = (uint8_t)strlen(promotion_characters);
    uint8_t chosen = 0;
    uint8_t event;
    uint8_t typed;

    end[1] = 0;
    screen_thinking("");
    do {
        *end = promotion_characters[chosen];
        event = (uint8_t)text_lower((char)ask_choice(entry_text));
        if (event == EVENT_FIRE || event == EVENT_RETURN) {
            return 1;
        }
        for (typed = count; typed;) {
            --typed;
            if (promotion_characters[typed] == (char)event) {
                *end = (char)event;
                return 1;
            }
        }
        chosen = show_next(chosen, count);
    } while (event != EVENT_ESC);
    show_more = 1; /* the next status text restores the line below it */
    return 0;
}
