/* pages.c: the rules, and the list of moves. In the part TOOLS. */
#include "engine/game.h"
#include "engine/record.h"
#include "engine/view.h"
#include "shell/shell.h"

#pragma code-name ("TOOLS_CODE")
#pragma rodata-name ("TOOLS_DATA")
#pragma bss-name ("TOOLS_BSS")

void pages_rules(void)
{
    const char *page = game_info()->help;

    while (page) {
        page = screen_page(&game_view()->layout, page);
        game_draw_strip();
        screen_title(game_info()->title);
        screen_keys(page ? "FIRE next page          ESC back" : "FIRE back to the game");
        while (!hands_wait(250)) {
        }
        if (hands_next() == HAND_ESC) {
            break;
        }
    }
}

/* "12. a1a2" on the thinking line; the stick goes through the moves. */
void pages_moves(void)
{
    uint16_t n = record_count;
    uint8_t event = HAND_UP;
    char *to;

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
        to = shell_text;
        show_number(&to, n);
        show_write(&to, ". ");
        record_move((uint16_t)(n - 1));
        game_write_move(to);
        screen_thinking(shell_text);
        while (!hands_wait(250)) {
        }
        event = hands_next();
    } while (event != HAND_ESC && event != HAND_FIRE && event != HAND_RETURN);
    screen_thinking("");
}
