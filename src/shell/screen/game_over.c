/* game_over.c: how a game ended: in words, with the sound for it, on the board. In the part END, which lists no moves
 * but
 * where the game does so to say why it is over. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/screen/game_over.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

#define WIN_BLINKS 16 /* half seconds the winning line blinks */
#define TITLE_MOST 12 /* letters, before a blank and the result */
#define MOVES_WIDE 12 /* " in 99 moves" */

static uint8_t winner; /* NOBODY: a draw */
#define NOBODY 0xFF
static const char *reason; /* the game's own, or 0 */
static uint8_t two_players_only;    /* 1: two play */

static void judge(void)
{
    two_players_only = 0;
    if (game_info()->sides == 2) {
        two_players_only = 1;
    }
    winner = side;
    reason = 0;
    if (!record_resigned) {
        reason = view_text(VIEW_TEXT_ENDING);
    }
    if (record_resigned || outcome == OUTCOME_LOSS) {
        winner ^= 1; /* two play: state.h */
    }
    if (record_resigned == RECORD_AGREED || outcome == OUTCOME_DRAW) {
        winner = NOBODY;
    }
}

/* ---- in words ---- */

/* "White wins", "you win" */
static void write_winner(void)
{
    if (!show_is_you(winner)) {
        line_text(status_side_or_you(winner));
        line_text(" wins");
    } else {
        line_char(text_buffer[0] ? 'y' : 'Y');
        line_text("ou win");
    }
}

static const char colon[] = ": ";

/* "Checkmate: you win in 17 moves", "Atari wins by resignation", "Draw: third repetition" */
static void write_result(void)
{
    line_start();
    if (winner == NOBODY) {
        line_text("Draw");
        if (reason) {
            line_text(colon);
            line_text(reason);
        } else if (record_resigned) {
            line_text(" by agreement");
        }
    } else {
        if (reason) {
            line_text(reason);
            line_text(colon);
        }
        write_winner();
        if (record_resigned) {
            line_text(" by resignation");
        }
        if (two_players_only && record_count && strlen(text_buffer) <= LINE_SIZE - 1 - MOVES_WIDE) {
            line_text(" in ");
            line_number((uint16_t)(record_count + 1) >> 1);
            line_text(" move");
            if (record_count > 2) {
                line_char('s');
            }
        }
    }
    show_line();
}

/* What fits there: the reason, or who. */
static void write_title(void)
{
    line_start();
    if (reason) {
        line_text(reason);
    }
    if ((uint8_t)text_buffer[0] < 'A' || strlen(text_buffer) > TITLE_MOST) {
        line_start();
        if (winner == NOBODY) {
            line_text(record_resigned ? "draw agreed" : "a draw");
        } else {
            write_winner();
        }
    }
    screen_title(text_buffer);
    if (two_players_only) {
        screen_level(winner == NOBODY ? "1/2" : winner ? "0-1" : "1-0");
    }
}

static void play_sound(void)
{
    sound_play(winner == NOBODY ? SOUND_DRAW : record_computer[winner] && !shell_computer_plays_all() ? SOUND_LOSE : SOUND_WIN);
}

/* ---- on the board ---- */

/* The men that won, and how many they are. */
static uint8_t mark(uint8_t how)
{
    uint8_t n;

    for (n = 0; game_won_square(n); ++n) {
        view_mark = how;
        game_draw_square();
    }
    return n;
}

/* They blink, then stay marked. A key ends it. */
static void show_men(void)
{
    uint8_t blinks = WIN_BLINKS;

    do {
        if (!mark(blinks & 1 ? MARK_WIN : MARK_NONE) || shell_pending_event || input_wait_frames(15)) {
            break;
        }
    } while (--blinks);
    mark(MARK_WIN);
}

/* What START does; who plays then, where that was changed behind the end: the panel has those who have played. */
static void write_next(void)
{
    static const char *const names[SHELL_NEXT] = {
        "two people", "person v computer", "computer v person", "computer v itself",
    };

    line_start();
    line_text("START again");
    if (shell_next_sides) {
        line_text(colon);
        line_text(names[shell_next_sides & (SHELL_NEXT - 1)]);
    } else {
        line_text("  OPTION change sides");
    }
    screen_thinking(text_buffer);
}

void game_over_run(void)
{
    judge();
    write_result();
    write_title();
    write_next();
    show_more = 1;
    screen_keys("^G moves  ^S save  ESC commands");
    if (shell_end_told) { /* a page was looked at, the game was saved, or a message has passed */
        mark(MARK_WIN);
    } else {
        shell_end_told = 1;
        play_sound();
        show_men();
    }
}
