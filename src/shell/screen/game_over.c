/* game_over.c: shows how a game ended: result, tune, blinking winners. play.c calls it when the game is over. In the
 * overlay GAMEOVER, which ends below the lists of moves: a game may list moves to find the reason. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/screen/game_over.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define WIN_BLINKS 16  /* how often the markers are switched on or off, every 15 frames */
#define TITLE_MOST 12  /* characters of the title, before a space and the result, "1-0" */
#define MOVES_WIDTH 12 /* length of " in 99 moves" */

static uint8_t winner; /* a side, or NO_WINNER: a draw */
#define NO_WINNER 0xFF
static const char *reason; /* the game's text for the reason, or 0 */
static uint8_t has_two_sides;    /* 1: a game of two sides */

static void find_result(void)
{
    has_two_sides = 0;
    if (game_info()->sides == 2) {
        has_two_sides = 1;
    }
    winner = side;
    reason = 0;
    if (!record_resigned) {
        reason = view_text(VIEW_TEXT_ENDING);
    }
    if (record_resigned || outcome == OUTCOME_LOSS) {
        winner ^= 1; /* a loss exists in games of two sides only (state.h) */
    }
    if (record_resigned == RECORD_AGREED || outcome == OUTCOME_DRAW) {
        winner = NO_WINNER;
    }
}

/* ---- the result in words ---- */

/* Writes "White wins" or "you win". */
static void write_winner(void)
{
    if (!show_is_you(winner)) {
        line_text(status_side_or_you(winner));
        line_text(TEXT_WINS);
    } else {
        line_char(text_buffer[0] ? 'y' : 'Y');
        line_text(TEXT_YOU_WIN);
    }
}

static const char colon[] = ": ";

/* Shows "Checkmate: you win in 17 moves", "Atari wins by resignation", "Draw: third repetition". */
static void write_result(void)
{
    line_start();
    if (winner == NO_WINNER) {
        line_text(TEXT_DRAW);
        if (reason) {
            line_text(colon);
            line_text(reason);
        } else if (record_resigned) {
            line_text(TEXT_BY_AGREEMENT);
        }
    } else {
        if (reason) {
            line_text(reason);
            line_text(colon);
        }
        write_winner();
        if (record_resigned) {
            line_text(TEXT_BY_RESIGNATION);
        }
        if (has_two_sides && record_count && strlen(text_buffer) <= LINE_SIZE - 1 - MOVES_WIDTH) {
            line_text(TEXT_IN);
            line_number((uint16_t)(record_count + 1) >> 1);
            line_text(TEXT_MOVE);
            if (record_count > 2) {
                line_char('s');
            }
        }
    }
    show_line();
}

/* Writes the title: the reason, if it starts with a capital and fits, else the winner or the draw. In a game of two
 * sides the level field shows the result: "1-0". */
static void write_title(void)
{
    line_start();
    if (reason) {
        line_text(reason);
    }
    if ((uint8_t)text_buffer[0] < 'A' || strlen(text_buffer) > TITLE_MOST) {
        line_start();
        if (winner == NO_WINNER) {
            line_text(record_resigned ? TEXT_TITLE_DRAW_AGREED : TEXT_TITLE_DRAW);
        } else {
            write_winner();
        }
    }
    screen_title(text_buffer);
    if (has_two_sides) {
        screen_level(winner == NO_WINNER ? "1/2" : winner ? "0-1" : "1-0");
    }
}

static void play_sound(void)
{
    sound_play(winner == NO_WINNER ? SOUND_DRAW
        : record_computer[winner] && !shell_computer_plays_all() ? SOUND_LOSE : SOUND_WIN);
}

/* ---- on the board ---- */

/* Draws the winning pieces with the mark `how`. Returns their number. */
static uint8_t mark(uint8_t how)
{
    uint8_t n;

    for (n = 0; game_won_square(n); ++n) {
        view_mark = how;
        game_draw_square();
    }
    return n;
}

/* The winning pieces blink, then stay marked. A key ends the blinking. */
static void blink_winners(void)
{
    uint8_t blinks = WIN_BLINKS;

    do {
        if (!mark(blinks & 1 ? MARK_WIN : MARK_NONE) || shell_pending_event || input_wait_frames(15)) {
            break;
        }
    } while (--blinks);
    mark(MARK_WIN);
}

/* Says what START does, and who will play if the player has changed that since the end of the game. The panel still
 * names the old players. */
static void write_next(void)
{
    static const char *const names[SHELL_NEXT] = {
        TEXT_NEXT_TWO_PEOPLE, TEXT_NEXT_PERSON_FIRST, TEXT_NEXT_COMPUTER_FIRST, TEXT_NEXT_COMPUTER,
    };

    line_start();
    line_text(TEXT_PLAY_AGAIN);
    if (shell_next_sides) {
        line_text(colon);
        line_text(names[shell_next_sides & (SHELL_NEXT - 1)]);
    } else {
        line_text(TEXT_CHANGE_SIDES);
    }
    screen_thinking(text_buffer);
}

uint8_t game_over_run(void)
{
    find_result();
    write_result();
    write_title();
    write_next();
    show_more = 1;
    screen_keys(TEXT_GAME_OVER_KEYS);
    /* After a page, a save or a message the result is shown again, without sound and motion. */
    if (shell_end_told) {
        mark(MARK_WIN);
    } else {
        shell_end_told = 1;
        if (SHELL_IS_NEWCOMER && !shell_computer_plays_all()) {
            shell_player += SHELL_ONE_GAME;
        }
        play_sound();
        blink_winners();
    }
    return 0;
}
