/* pages.c: the list of moves. In the part TOOLS. */
#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/tools/tools.h"

/* "12. a1a2" on the thinking line; the stick goes through the moves. */
uint8_t pages_moves(void)
{
    uint16_t n = record_count;
    uint8_t event = 0;

    if (!record_count) {
        show_say("No move yet");
        return OBEY_NOTHING;
    }
    show_say("Moves: up and down, ESC");
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
    return OBEY_TURN;
}
