/* sides_variants.c: the question of a problem, who plays, and by which rules. In the part TOOLS. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/input/prompt.h"
#include "shell/control/two_players.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/control/sides_variants.h"

#define REST 60          /* frames in which another step may follow */
#define WIN_MOVES_MOST 5 /* that a problem may ask for */

/* The same, with nothing below it that is not of the question. */
static uint8_t offer(const char *name)
{
    screen_thinking("");
    return ask_choice(name);
}

/* Who chose what so far is another's now, and so is what was typed ahead. */
static void forget_first(void)
{
    shell_queued_events = 0;
    shell_first_choice = record_count ? 0 : SHELL_NO_CHOICE;
}

/* The next of two people, person and computer, computer and person, computer alone. It counts when OPTION
 * does not follow soon, or something else is done; ESC leaves it as it was. The board is turned to who plays
 * alone at the other side of it. */
static void ask_two(void)
{
    static const char *const names[4] = {
        "Two people", "Person v computer", "Computer v person", "Computer v itself",
    };
    uint8_t is_over = RECORD_IS_OVER;
    uint8_t now = (uint8_t)(record_computer[0] << 1 | record_computer[1]);

    if (is_over && shell_next_sides) {
        now = shell_next_sides & (SHELL_NEXT - 1);
    }
    screen_keys("OPTION: another  ESC as it was");
    entry_event = EVENT_OPTION;
    do {
        now = show_next(now, 4);
        status_say(names[now]);
        if (!input_wait_frames(REST)) {
            entry_event = 0;
            break;
        }
        entry_event = input_next();
    } while (entry_event == EVENT_OPTION);
    if (entry_event == EVENT_ESC) {
        return;
    }
    if (entry_event != EVENT_FIRE && entry_event != EVENT_RETURN) {
        shell_pending_event = entry_event;
    }
    shell_next_sides = 0;
    if (is_over) { /* who has won, and lost, stays */
        shell_next_sides = now | SHELL_NEXT;
        return;
    }
    record_computer[0] = now >> 1;
    record_computer[1] = now & 1;
    shell_turn_board();
    forget_first();
    show_board();
}

/* "< Green computer >": up and down another side, left and right another hand; any other event
 * ends it. */
uint8_t select_sides(void)
{
    uint8_t who = side;

    if (game_info()->sides == 2) {
        ask_two();
        return COMMAND_NEW_TURN;
    }
    shell_is_typing = 0;
    for (;;) {
        strcpy(entry_text, game_info()->side_names[who]);
        strcpy(entry_text + strlen(entry_text), record_computer[who] ? " computer" : " person");
        switch (offer(entry_text)) {
        case EVENT_UP:
        case EVENT_DOWN:
            who = show_next(who, game_info()->sides);
            break;
        case EVENT_LEFT:
        case EVENT_RIGHT:
        case EVENT_OPTION:
            record_computer[who] ^= 1;
            break;
        default:
            entry_text[0] = 0;
            forget_first();
            return COMMAND_NEW_TURN;
        }
    }
}

/* "< stalemate=draw >": FIRE takes it, and a game by other rules begins anew. */
uint8_t select_variant(void)
{
    const char *const *variants = game_info()->rules;
    uint8_t chosen = rules;
    uint8_t count = 0;

    if (!variants) {
        return status_refuse("It has no other rules");
    }
    while (variants[++count]) {
    }
    do {
        offer(variants[chosen]);
        if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
            if (chosen != rules) {
                shell_choice = chosen;
                shell_pending_event = EVENT_VARIANT;
            }
            return COMMAND_NEW_TURN;
        }
        if (EVENT_KIND(entry_event) == EVENT_UP) {
            chosen = show_next(chosen, count);
        }
    } while (entry_event != EVENT_ESC);
    return COMMAND_NEW_TURN;
}

/* How many moves a win may take, in entry_text and as a limit of the search, which counts
 * nothing less than a win and leaves nothing out. 0: never mind. */
uint8_t ask_win(void)
{
    const char *own = view_text(VIEW_TEXT_WIN);
    uint8_t moves = 2;
    uint8_t length;

    if (!two_players_only()) {
        input_wait_frames(REST); /* the line is another's then */
        return 0;
    }
    if (!own) {
        own = "win in ";
    }
    shell_is_typing = 0;
    strcpy(entry_text, own);
    length = (uint8_t)strlen(entry_text);
    entry_text[length + 1] = 0;
    for (;;) {
        entry_text[length] = (char)('0' + moves);
        offer(entry_text);
        if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
            think_find_win(moves);
            break;
        }
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            moves = 0;
            break;
        }
        moves = (uint8_t)(1 + show_next((uint8_t)(moves - 1), WIN_MOVES_MOST));
    }
    entry_text[0] = 0;
    show_keys(); /* nothing is asked any more */
    return moves;
}
