/* pondering.c: view_ponder, the steps of thinking on the player's time (ponder.h). It is linked into the overlays of
 * the games that use it, not into the kernel. On the Atari asm/shell/pondering.s pauses the search; this reference ends
 * it. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "plat/machine.h"
#include "view/view.h"
#include "view/hooks.h"
#include "shell/shell.h"
#include "shell/ponder.h"
#include "shell/thinking.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define IDLE_CALLS 4         /* calls of `turn` until a search begins: half a second */
#define LEVEL_LEAST_PONDER 4 /* the levels below take a second and a half at most */
#define ROOM 100             /* moves that a list of the shell may have, after those of a paused search */
#define LISTED_MOST (ROOM - 30) /* moves of the current position: the next one may have more */

static uint16_t reply;       /* the move that the computer expects */
static uint8_t expected_at;  /* low byte of record_count at which it is expected */
static uint8_t is_stopped;   /* 1: there was an event */

static void expect(void)
{
    ponder_state = PONDER_NONE;
    if (think_line_length() > 1) {
        think_line_move(1);
        reply = move;
        expected_at = (uint8_t)record_count + 1;
        ponder_state = PONDER_READY;
    }
}

static uint8_t hit(void)
{
    if (ponder_state > PONDER_READY && (uint8_t)record_count == (uint8_t)(expected_at + 1)) {
        record_latest();
        if (move == reply) {
            return 1;
        }
    }
    list_from = 0;
    ponder_state = PONDER_NONE;
    return 0;
}

/* Returns 1 if the reply is legal in the position on the board. */
static uint8_t is_legal(void)
{
    uint8_t i;

    list_moves();
    if (move_count > LISTED_MOST) {
        return 0;
    }
    for (i = move_count; i; --i) {
        list_choose(i);
        if (move == reply) {
            return list_is_legal();
        }
    }
    return 0;
}

/* Searches the position after the reply. */
static void search(void)
{
    static char position[TEXT_SIZE];
    uint8_t reversible = reversible_plies[0];
    uint8_t keys = repetition_count;
    uint8_t result = PONDER_NONE;

    game_write_position(position);
    ponder_state = PONDER_RUNS;
    is_stopped = 0;
    ++record_count;
    thinking_begin(); /* the random choice is that of the position after the reply */
    move = reply;
    record_try();
    if (outcome == OUTCOME_NONE) {
        thinking_stopped = 0;
        think();
        result = is_stopped ? PONDER_READY : PONDER_DONE;
    }
    game_read_position(position);
    reversible_plies[0] = reversible;
    repetition_count = keys;
    --record_count;
    ponder_state = result;
}

static void begin(void)
{
    if (shell_level < LEVEL_LEAST_PONDER || shell_level > LEVEL_MOST || (uint8_t)record_count != expected_at
        || repetition_count == REPETITION_MAX
        || (book_size && !machine_book_is_away()) || !is_legal()) {
        ponder_state = PONDER_NONE;
        return;
    }
    move = reply;
    line_begin(TEXT_EXPECTS);
    line_move();
    screen_thinking(text_buffer);
    search();
}

static void turn(void)
{
    if (!(ponder_off | (uint8_t)entry_text[0] | show_more | show_passing) && ponder_state == PONDER_READY
        && ++ponder_idle == IDLE_CALLS) {
        begin();
    }
}

uint8_t view_ponder(uint8_t step)
{
    switch (step) {
    case PONDER_EXPECT:
        expect();
        break;
    case PONDER_HIT:
        return hit();
    case PONDER_TURN:
        turn();
        break;
    case PONDER_THINK:
        ponder_state = PONDER_NONE;
        return 1;
    case PONDER_PAUSE:
        is_stopped |= input_pending();
        return is_stopped;
    case PONDER_LEAVE:
        --record_count;
        break;
    }
    return 0;
}
