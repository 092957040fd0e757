/* promotion.c: see promotion.h. */
#include <string.h>

#include "engine/text.h"
#include "shell/input/prompt.h"
#include "shell/input/promotion.h"

uint8_t choice_run(const char *signs)
{
    static const char *first;
    char *end = show_typed + strlen(show_typed);
    uint8_t count = (uint8_t)strlen(signs);
    uint8_t chosen = 0;
    uint8_t event;
    uint8_t typed;

    first = signs;
    end[1] = 0;
    screen_thinking("");
    do {
        *end = first[chosen];
        event = (uint8_t)text_lower((char)ask_choice(show_typed));
        if (event == HAND_FIRE || event == HAND_RETURN) {
            return 1;
        }
        for (typed = count; typed;) {
            --typed;
            if (first[typed] == (char)event) {
                *end = (char)event;
                return 1;
            }
        }
        chosen = show_next(chosen, count);
    } while (event != HAND_ESC);
    show_more = 1; /* what was below comes back */
    return 0;
}
