/* pages.c: the list of moves. In the part TOOLS. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/tools/tools.h"

/* "12. a1a2" */
static void write_line(uint16_t n)
{
    line_start();
    line_number(n);
    line_text(". ");
    record_move((uint16_t)(n - 1));
    line_move();
}

/* The board of now may not know all of an old move: then the game goes back to it for a moment. */
static void write_whole_line(uint16_t n)
{
    uint16_t count = record_count;

    ++text_blind;
    write_line(n);
    --text_blind;
    if (text_buffer[strlen(text_buffer) - 1] == '+') {
        record_count = n - 1;
        record_restore();
        write_line(n);
        record_count = count;
        record_restore();
    }
}

/* A move on the thinking line; the stick goes through them. */
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
        write_whole_line(n);
        screen_thinking(text_buffer);
        event = hands_get();
    } while (event != HAND_ESC && event != HAND_FIRE && event != HAND_RETURN);
    screen_thinking("");
    return OBEY_TURN;
}
