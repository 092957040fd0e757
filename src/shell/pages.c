/* pages.c: the list of moves, and setting up a position. In the
 * part TOOLS. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/shell.h"

#pragma code-name ("TOOLS_CODE")
#pragma rodata-name ("TOOLS_DATA")
#pragma bss-name ("TOOLS_BSS")

/* "12. a1a2" on the thinking line; the stick goes through the moves. */
void pages_moves(void)
{
    uint16_t n = record_count;
    uint8_t event = HAND_UP;

    if (!record_count) {
        show_say("No move has been played");
        return;
    }
    show_say("Moves: stick up and down, ESC");
    do {
        if ((event == HAND_UP || event == HAND_LEFT) && n > 1) {
            --n;
        } else if ((event == HAND_DOWN || event == HAND_RIGHT) && n < record_count) {
            ++n;
        }
        line_start();
        line_number(n);
        line_text(". ");
        record_move((uint16_t)(n - 1));
        line_move();
        screen_thinking(text_buffer);
        event = hands_get();
    } while (event != HAND_ESC && event != HAND_FIRE && event != HAND_RETURN);
    screen_thinking("");
}

/* The position as text, to be changed and read back. 1: there is a new one. */
uint8_t pages_edit(void)
{
    static char position[TEXT_SIZE];
    const char *why;
    uint8_t length;
    uint8_t event;

    game_write_position(position);
    show_say("Position: type, RETURN or ESC");
    for (;;) {
        length = (uint8_t)strlen(position);
        line_start();
        line_text(length < LINE_SIZE - 2 ? position : position + length - (LINE_SIZE - 2));
        line_sign('_');
        screen_thinking(text_buffer);
        event = hands_get();
        if (event == HAND_ESC) {
            return 0;
        }
        if (event == HAND_BACK && length) {
            position[length - 1] = 0;
        } else if (event == HAND_RETURN) {
            why = game_read_position(position);
            if (!why) {
                return 1;
            }
            show_refuse(why);
        } else if (event >= ' ' && event < 0x7F && length < TEXT_SIZE - 1) {
            position[length] = (char)event;
            position[length + 1] = 0;
        }
    }
}
