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
    shell_asked = 0;
    shell_first = record_count ? 0 : SHELL_NO_CHOICE;
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

    if (is_over && shell_next) {
        now = shell_next & (SHELL_NEXT - 1);
    }
    screen_keys("OPTION: another  ESC as it was");
    show_event = HAND_OPTION;
    do {
        now = show_next(now, 4);
        show_say(names[now]);
        if (!hands_wait(REST)) {
            show_event = 0;
            break;
        }
        show_event = hands_next();
    } while (show_event == HAND_OPTION);
    if (show_event == HAND_ESC) {
        return;
    }
    if (show_event != HAND_FIRE && show_event != HAND_RETURN) {
        shell_held = show_event;
    }
    shell_next = 0;
    if (is_over) { /* who has won, and lost, stays */
        shell_next = now | SHELL_NEXT;
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
uint8_t ask_sides(void)
{
    uint8_t who = side;

    if (game_info()->sides == 2) {
        ask_two();
        return OBEY_TURN;
    }
    shell_typing = 0;
    for (;;) {
        strcpy(show_typed, game_info()->side_names[who]);
        strcpy(show_typed + strlen(show_typed), record_computer[who] ? " computer" : " person");
        switch (offer(show_typed)) {
        case HAND_UP:
        case HAND_DOWN:
            who = show_next(who, game_info()->sides);
            break;
        case HAND_LEFT:
        case HAND_RIGHT:
        case HAND_OPTION:
            record_computer[who] ^= 1;
            break;
        default:
            show_typed[0] = 0;
            forget_first();
            return OBEY_TURN;
        }
    }
}

/* "< stalemate=draw >": FIRE takes it, and a game by other rules begins anew. */
uint8_t ask_variant(void)
{
    const char *const *variants = game_info()->rules;
    uint8_t chosen = rules;
    uint8_t count = 0;

    if (!variants) {
        return show_refuse("It has no other rules");
    }
    while (variants[++count]) {
    }
    do {
        offer(variants[chosen]);
        if (show_event == HAND_FIRE || show_event == HAND_RETURN) {
            if (chosen != rules) {
                shell_choice = chosen;
                shell_held = HAND_VARIANT;
            }
            return OBEY_TURN;
        }
        if (HAND_KIND(show_event) == HAND_UP) {
            chosen = show_next(chosen, count);
        }
    } while (show_event != HAND_ESC);
    return OBEY_TURN;
}

/* How many moves a win may take, in show_typed and as a limit of the search, which counts
 * nothing less than a win and leaves nothing out. 0: never mind. */
uint8_t ask_win(void)
{
    const char *own = view_word(SAY_WIN);
    uint8_t moves = 2;
    uint8_t length;

    if (!is_duel()) {
        hands_wait(REST); /* the line is another's then */
        return 0;
    }
    if (!own) {
        own = "win in ";
    }
    shell_typing = 0;
    strcpy(show_typed, own);
    length = (uint8_t)strlen(show_typed);
    show_typed[length + 1] = 0;
    for (;;) {
        show_typed[length] = (char)('0' + moves);
        offer(show_typed);
        if (show_event == HAND_FIRE || show_event == HAND_RETURN) {
            think_problem(moves);
            break;
        }
        if (HAND_KIND(show_event) != HAND_UP) {
            moves = 0;
            break;
        }
        moves = (uint8_t)(1 + show_next((uint8_t)(moves - 1), WIN_MOVES_MOST));
    }
    show_typed[0] = 0;
    show_keys(); /* nothing is asked any more */
    return moves;
}
