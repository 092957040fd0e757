/* bubbles.c: see bubbles.h. play.c calls it in the human's turn: when it begins, and after every event. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "plat/screen.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/input/bubbles.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* A game of more than two sides has orders in place of pieces that are lifted. It tells itself which side a person
 * plays. Its three hints: what a sector is when the turn begins, what can be ordered after each step of the cursor,
 * how to end the turn after the first order. */
static void show_for_many(void)
{
    if (!shell_bubble) {
        screen_keys(TEXT_BUBBLE_SECTOR);
    } else if (shell_can_undo()) {
        screen_keys(TEXT_BUBBLE_END);
        shell_bubble = BUBBLE_LAST - 1;
    } else if (EVENT_KIND(entry_event) == EVENT_UP) { /* at each step, because game_place writes the key row */
        screen_keys(TEXT_BUBBLE_ORDERS);
        shell_bubble = 1;
    } else {
        return;
    }
    ++shell_bubble;
}

/* The state is shell_bubble: BUBBLE_LAST - 1 before the last hint. The first one comes when the turn begins, the second
 * after the first step of the cursor or the first move, the third when a piece was lifted. If the first event lifts a
 * piece, the second is left out. A refusal stays on the screen, and the hint comes later. A piece that the view itself
 * has lifted is no text of a move. */
uint8_t bubble_show(void)
{
    if (game_info()->sides > 2) {
        show_for_many();
        return 0;
    }
    if (!shell_bubble) {
        screen_keys(TEXT_BUBBLE_MOVE);
    } else if (entry_text[0] || view_text(VIEW_TEXT_LIFTED)) {
        screen_keys(TEXT_BUBBLE_DOWN);
        shell_bubble = BUBBLE_LAST - 1;
    } else if (EVENT_KIND(entry_event) == EVENT_UP || shell_can_undo()) {
        screen_keys(TEXT_BUBBLE_LIFT);
        shell_bubble = BUBBLE_LAST - 2;
    } else {
        return 0;
    }
    ++shell_bubble;
    show_turn(); /* without the dots of loading */
    return 0;
}
