/* game_over.c: shows how a game ended: result, statistics, tune, gold, blinking winners, cup. play.c calls it when the
 * game is over. In the overlay GAMEOVER, which ends below the lists of moves: a game may list moves to find the
 * reason. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/screen/game_over.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define TITLE_MOST 12  /* characters of the title, before a space and the result, "1-0" */
#define MOVES_WIDTH 12 /* length of " in 99 moves" */

static uint8_t winner; /* a side, or NO_WINNER: a draw */
#define NO_WINNER 0xFF
static uint8_t sound; /* SOUND_WIN, SOUND_LOSE (the computer has won against a person) or SOUND_DRAW */
static const char *reason; /* the game's text for the reason, or 0 */
static uint8_t has_two_sides;    /* 1: a game of two sides */
static uint8_t moves; /* the number of moves, as players count: one of each side */

static void find_result(void)
{
    has_two_sides = 0;
    if (game_info()->sides == 2) {
        has_two_sides = 1;
    }
    moves = (uint8_t)((record_count + 1) >> 1);
    winner = side;
    reason = 0;
    if (!record_resigned) {
        reason = view_text(VIEW_TEXT_ENDING);
    }
    if (record_resigned || outcome == OUTCOME_LOSS) {
        winner ^= 1; /* a loss exists in games of two sides only (state.h) */
    }
    sound = SOUND_WIN;
    if (record_resigned == RECORD_AGREED || outcome == OUTCOME_DRAW) {
        winner = NO_WINNER;
        sound = SOUND_DRAW;
    } else if (record_computer[winner] && !shell_computer_plays_all()) {
        sound = SOUND_LOSE;
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
        if (has_two_sides && moves && strlen(text_buffer) <= LINE_SIZE - 1 - MOVES_WIDTH) {
            line_text(TEXT_IN);
            line_number(moves);
            line_text(TEXT_MOVE);
            if (moves > 1) {
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
            line_text(TEXT_TITLE_DRAW);
        } else {
            write_winner();
        }
    }
    screen_title(text_buffer);
    if (has_two_sides) {
        screen_level(winner == NO_WINNER ? "1/2" : winner ? "0-1" : "1-0");
    }
}

/* ---- the line of statistics ---- */

#define SCORE_SURE 0x600 /* as in search_info.c: a win that the evaluation sees */

static uint16_t turned; /* a score of the computer */

/* Writes it as the person sees it: "+0.4", "win", "loss". */
static void write_turned(void)
{
    char sign = '-';

    if (HIGH_BYTE(turned) & 0x80) {
        turned = -turned;
        sign = '+';
    }
    if (HIGH_BYTE(turned) >= HIGH_BYTE(SCORE_SURE)) {
        line_text(sign == '-' ? TEXT_TURNED_LOSS : TEXT_TURNED_WIN);
    } else {
        line_char(sign);
        line_piece_score(turned);
    }
}

/* Writes "Turned at move 23: +0.4 to -2.1": the last change of sign of the computer's score, if a person has played
 * against it, the winner is the side that the change favours, the new score is half a piece or more, and the line fits.
 * Returns 0 if there is no such line. */
static uint8_t write_turning_point(void)
{
    uint8_t is_worse = HIGH_BYTE((uint16_t)shell_turned_to) >> 7; /* 1: the change is bad for the computer */
    uint8_t half;

    if (winner == NO_WINNER || record_computer[winner] == is_worse || record_computer[winner ^ 1] != is_worse
        || shell_turned_move < 2 || shell_turned_move > moves || view_text(VIEW_TEXT_SCORE)) {
        return 0;
    }
    line_text(TEXT_TURNED);
    line_number(shell_turned_move);
    line_text(colon);
    turned = (uint16_t)shell_turned_from;
    write_turned();
    line_text(TEXT_TO);
    turned = (uint16_t)shell_turned_to;
    write_turned();
    half = (uint8_t)game_info()->score_of_piece >> 1;
    if ((HIGH_BYTE(turned) || (uint8_t)turned >= half) && strlen(text_buffer) < LINE_SIZE) {
        return 1;
    }
    return 0;
}

static void write_time(uint8_t of)
{
    line_text(status_side_or_you(of));
    line_char(' ');
    clock_write(of);
}

/* Shows the turning point, or the time that both sides have used: "Time: you 03:04, Atari 02:12". If the player has
 * changed sides since the end of the game, the line names the players of the next game, because the panel still names
 * those of the last one. */
static void write_statistics(void)
{
    static const char *const names[SHELL_NEXT] = {
        TEXT_NEXT_TWO_PEOPLE, TEXT_NEXT_PERSON_FIRST, TEXT_NEXT_COMPUTER_FIRST, TEXT_NEXT_COMPUTER,
    };

    line_start();
    if (shell_next_sides) {
        line_text(TEXT_NEXT_GAME);
        line_text(names[shell_next_sides & (SHELL_NEXT - 1)]);
    } else if (!write_turning_point()) {
        line_start();
        if (has_two_sides) {
            line_text(TEXT_TIME);
            write_time(0);
            line_text(TEXT_TIME_AND);
            write_time(1);
        }
    }
    screen_thinking(text_buffer);
}

/* ---- on the board ---- */

/* Draws the winning pieces with the mark `how`. */
static void mark(uint8_t how)
{
    uint8_t n;

    for (n = 0; game_won_square(n); ++n) {
        view_mark = how;
        game_draw_square();
    }
}

#define STEP_FRAMES 4 /* frames until the gold moves on; 60 steps, or 50 on PAL, take four seconds */

/* For four seconds the winning pieces blink, if there are any, and gold runs up the board, unless the computer has won
 * against a person. A key ends it. */
static void celebrate(void)
{
    uint8_t steps = machine_frames_a_second();
    uint8_t is_plain = (uint8_t)(SOUND_WIN - sound); /* 0: gold */

    if (!is_plain) {
        screen_flash_begin();
    }
    do {
        if (!(steps & 3)) {
            mark(steps & 4 ? MARK_NONE : MARK_WIN);
        }
        if (!is_plain) {
            screen_flash_step();
        }
    } while (!shell_pending_event && !input_wait_frames(STEP_FRAMES) && --steps);
    if (!is_plain) {
        screen_flash_end();
    }
}

/* Shows a cup beside the name of a person who has won, except in games that draw their own panel. */
static void show_cup(void)
{
    if (sound == SOUND_WIN && !record_computer[winner] && !game_view()->panel) {
        screen_cup(winner ^ view_flip);
    }
}

uint8_t game_over_run(void)
{
    find_result();
    write_result();
    write_title();
    write_statistics();
    show_more = 1;
    screen_keys(TEXT_GAME_OVER_KEYS);
    show_cup();
    /* After a page, a save or a message the result is shown again, without sound and motion. */
    if (!shell_end_told) {
        shell_end_told = 1;
        if (SHELL_IS_NEWCOMER && !shell_computer_plays_all()) {
            shell_player += SHELL_ONE_GAME;
        }
        input_guard(1); /* FIRE starts a new game, but not at once: it may be meant for the game that has ended */
        sound_play(sound);
        celebrate();
    }
    mark(MARK_WIN);
    return 0;
}
