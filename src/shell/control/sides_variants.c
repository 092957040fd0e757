/* sides_variants.c: commands that ask: who plays (OPTION), which rules (CTRL+V), and how many moves "Find a win"
 * looks ahead. In the overlay SETTINGS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/input/prompt.h"
#include "shell/control/two_players.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/control/sides_variants.h"
#include "texts/shell.h"

#define REST 60          /* frames to wait for another press */
#define REMOTE 1         /* the choice of a game over a network; the others are those of record_computer, in order */
#define CHOICES 5
#define WIN_MOVES_MOST 5 /* for "Find a win" */

/* Calls ask_choice with an empty line below. Returns the event. */
static uint8_t offer(const char *name)
{
    screen_thinking("");
    return ask_choice(name);
}

/* Call it after the players have changed: drops input that was typed ahead, and lets undo go back over all moves. */
static void reset_first_choice(void)
{
    shell_queued_events = 0;
    shell_first_choice = record_count ? 0 : SHELL_NO_CHOICE;
}

/* Every OPTION and every push of the stick goes to the next choice: two humans, a game over a network, human v
 * computer, computer v human, computer v itself. Up and left go back. A pause or any other event confirms the choice;
 * ESC cancels. The network waits for FIRE or RETURN. If the only human plays second, the board is flipped. */
static void ask_two(void)
{
    static const char *const names[CHOICES] = {
        TEXT_SIDES_TWO_PEOPLE, TEXT_SIDES_REMOTE, TEXT_SIDES_PERSON_FIRST, TEXT_SIDES_COMPUTER_FIRST,
        TEXT_SIDES_COMPUTER,
    };
    static uint8_t now;

    now = (uint8_t)(record_computer[0] << 1 | record_computer[1]);
    if (RECORD_IS_OVER && shell_next_sides) {
        now = shell_next_sides & (SHELL_NEXT - 1);
    }
    if (now >= REMOTE) {
        ++now;
    }
    screen_keys(TEXT_SIDES_KEYS);
    do {
        now = show_next(now, CHOICES);
        status_say(names[now]);
        if (now != REMOTE && !input_wait_frames(REST)) {
            entry_event = 0;
            break;
        }
        entry_event = input_wait();
    } while (entry_event == EVENT_OPTION || EVENT_KIND(entry_event) == EVENT_UP);
    if (entry_event == EVENT_ESC) {
        return;
    }
    if (entry_event != EVENT_FIRE && entry_event != EVENT_RETURN) {
        shell_pending_event = entry_event;
    } else if (now == REMOTE) {
        shell_pending_event = EVENT_NETWORK;
    }
    if (now == REMOTE) {
        return;
    }
    if (now) {
        --now;
    }
    shell_next_sides = 0;
    if (RECORD_IS_OVER) { /* the panel keeps the players of the finished game */
        shell_next_sides = now | SHELL_NEXT;
        return;
    }
    record_computer[0] = now >> 1;
    record_computer[1] = now & 1;
    view_flip = record_computer[0] & (record_computer[1] ^ 1); /* shell_flip_board for two sides */
    reset_first_choice();
    show_board();
}

/* Asks who plays. With more than two sides it shows "< Green computer >": up and down change the side, left, right and
 * OPTION its player; any other event ends the question. */
uint8_t select_sides(void)
{
    uint8_t who = side;

    if (game_info()->sides == 2) {
        ask_two();
        shell_find_result()
        return COMMAND_NEW_TURN;
    }
    shell_is_typing = 0;
    for (;;) {
        line_start();
        line_text(show_side_name(who));
        line_text(record_computer[who] ? TEXT_SIDE_COMPUTER : TEXT_SIDE_PERSON);
        strcpy(entry_text, text_buffer);
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
            reset_first_choice();
            return COMMAND_NEW_TURN;
        }
    }
}

/* Asks for a variant of the rules: "< No move: a draw >". FIRE starts a new game with it. */
uint8_t select_variant(void)
{
    const char *const *variants = game_info()->rules;
    uint8_t chosen = rules;
    uint8_t count = 0;

    if (!variants) {
        return status_refuse(TEXT_NO_VARIANTS);
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

/* Asks how many moves a win may take, and sets up the search for it (think_find_win). Returns the number of moves, and
 * "win in " with that number in entry_text; or 0 if the player cancels or the command is not possible. */
uint8_t ask_win(void)
{
    const char *own = view_text(VIEW_TEXT_WIN);
    uint8_t moves = 2;
    uint8_t length;

    if (game_info()->compare_depth == COMPARE_NEVER) {
        status_refuse(TEXT_WORKSHOP_NO_TREE);
        moves = 0;
    }
    if (!moves || !two_players_only()) {
        input_wait_frames(REST); /* leave time to read the refusal */
        return 0;
    }
    if (!own) {
        own = TEXT_WIN_IN;
    }
    shell_is_typing = 0;
    strcpy(entry_text, own);
    length = (uint8_t)strlen(entry_text);
    entry_text[length + 1] = 0;
    for (;;) {
        entry_text[length] = (char)('0' + moves);
        offer(entry_text);
        if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
            entry_text[0] |= 0x20; /* a small letter, for "No forced mate in 2" */
            think_find_win(moves);
            break;
        }
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            entry_text[0] = 0;
            moves = 0;
            break;
        }
        moves = (uint8_t)(1 + show_next((uint8_t)(moves - 1), WIN_MOVES_MOST));
    }
    show_keys(); /* replaces the keys of the question */
    return moves;
}
