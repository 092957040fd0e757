/* promotion.c: asks for the last character of a move, as in a promotion. In the overlay PROMOTE, which
 * input/move_entry.c loads. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "view/line.h"
#include "shell/input/entry.h"
#include "shell/input/wait_key.h"
#include "shell/input/promotion.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

static const char letters[] = "qrbn"; /* of the pieces in `names` */
static const char *const names[] = { TEXT_QUEEN, TEXT_ROOK, TEXT_BISHOP, TEXT_KNIGHT };

/* Shows "Promote to < Queen >" for the letter of a piece; for any other character the move with it, "< a7a8x >". Waits
 * for an event and leaves it in entry_event. */
static void ask(char letter)
{
    uint8_t n;

    line_start();
    for (n = 0; letters[n] && letters[n] != letter; ++n) {
    }
    if (letters[n]) {
        line_text(TEXT_PROMOTE);
    }
    line_text("< ");
    line_text(letters[n] ? names[n] : (const char *)entry_text);
    line_text(TEXT_PROMPT_END);
    show_line();
    wait_for_input();
    entry_event = input_wait_answer();
    sound_play(SOUND_STEP);
}

uint8_t promotion_run(void)
{
    char *end = entry_text + strlen(entry_text);
    uint8_t count = (uint8_t)strlen(promotion_characters);
    uint8_t chosen = 0;
    uint8_t event;
    uint8_t typed;

    end[1] = 0;
    screen_thinking("");
    screen_keys(TEXT_PROMPT_KEYS);
    do {
        *end = promotion_characters[chosen];
        ask(*end);
        event = (uint8_t)text_lower((char)entry_event);
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
