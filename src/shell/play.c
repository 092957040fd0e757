/* play.c: see play.h. */
#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/screen/game_over.h"
#include "shell/probe.h"
#include "shell/input/while_thinking.h"
#include "shell/saves/autosave.h"
#include "shell/thinking.h"
#include "shell/input/command.h"
#include "shell/openings/trainer_call.h"
#include "shell/play.h"
#include "shell/input/move_entry.h"
#include "shell/openings/openings_format.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"
#include "shell/turn.h"

/* frames without an event before the disk is read ahead: a sector would be in the way of the next one */
#define QUIET 12
#define SEEN 60 /* frames in which a line is read */

static void start_search(void)
{
    loader_finish();
    screen_thinking("");
    thinking_set_limits(shell_level);
    root_seed = shell_seed ? (uint16_t)(shell_seed + (record_count << 8) + record_count) : 0;
}

/* Returns without a move where a command comes before it, which is in shell_pending_event. */
static void computer_turn(void)
{
    probe_screen(PROBE_SCREEN_THINKING);
    entry_hide();
    if (!trainer_call(OPENINGS_MOVE)) {
        if (shell_search_resumes) {
            think_resumes = 1;
            search_info_show(); /* so far; the board may have been drawn anew */
        } else {
            start_search();
        }
        status_say("Atari thinks: FIRE hurries");
        thinking_run_in(SCREEN_THINKING ^ shell_blank); /* or SCREEN_BLANK */
        shell_search_resumes = shell_pending_event;
        if (shell_search_resumes) {
            return;
        }
        search_info_show();
        shell_opinion = think_score;
        move = think_move;
    }
    turn_perform();
    while_thinking_end();
    sound_play(SOUND_TURN);
}

/* A command at the computer's turn. */
static uint8_t obey_held(void)
{
    uint8_t done;

    while_thinking_ignores();
    entry_event = shell_pending_event;
    if (!entry_event) {
        return COMMAND_NEW_TURN;
    }
    shell_pending_event = 0;
    done = command_execute();
    if (!done && !shell_pending_event) { /* COMMAND_DONE, but for what it said */
        input_wait_frames(SEEN);
    }
    return done;
}

/* The lamp of a man who is threatened, on and off. */
static uint8_t show_threat(void)
{
    static uint8_t beat;

    if (!view_text(VIEW_TEXT_THREAT)) {
        return 0;
    }
    view_mark = --beat & MARK_THREAT; /* or MARK_NONE */
    game_draw_square();
    return 1;
}

/* Waits for an event, while the clock runs in a game that is not over: it is entry_event. A message that was there long
 * enough gives way: to whose move it is, or, with the event 0, to the result. */
static void wait_for_event(void)
{
    uint8_t frames = QUIET;

    entry_event = while_thinking_next();
    if (entry_event) {
        return;
    }
    while (!input_wait_frames(frames)) {
        if (frames && show_passing && --show_passing == 0) {
            if (RECORD_IS_OVER) {
                return;
            }
            show_turn();
        }
        frames = 5;
        if (!RECORD_IS_OVER) {
            show_clock();
            show_threat();
            if (loader_read_ahead()) {
                frames = 0; /* the disk has taken its time */
                trainer_call(TRAINER_TURN); /* they may have come */
            }
        }
    }
    ++shell_seed; /* how long people think is chance enough */
    entry_event = input_next();
    if (EVENT_KIND(entry_event) != EVENT_UP) {
        loader_discard();
    }
}

/* A person's turn, until the position or the players have changed. */
static uint8_t person_turn(void)
{
    uint8_t done;

    if ((uint8_t)record_count < shell_first_choice) {
        shell_first_choice = (uint8_t)record_count;
        entry_new_board();
    }
    entry_start();
    for (;;) {
        probe_screen(PROBE_SCREEN_PLAY);
        wait_for_event();
        done = entry_handle();
        if (done == ENTRY_MOVE) {
            turn_perform();
            return COMMAND_NEW_TURN;
        }
        if (done == ENTRY_OTHER) {
            done = command_execute();
            if (done) {
                return done;
            }
        }
    }
}

static uint8_t after_the_game(void)
{
    uint8_t done;

    probe_screen(PROBE_SCREEN_OVER);
    status_say(status_reading_disk); /* nobody thinks, and nobody is asked */
    screen_no_arrow();
    entry_hide();
    autosave_end();
    entry_event = 0;
    do {
        if (!entry_event) {
            if (overlay_call("END")) {
                game_over_run();
            }
            show_passing = 0; /* a disk that cannot be read is not asked again */
            list_clear();
        }
        wait_for_event();
        clock_start(); /* nobody's */
        done = command_execute();
    } while (!done);
    return done;
}

/* That of whose turn it is, or of nobody. */
static uint8_t take_turn(void)
{
    if (RECORD_IS_OVER) {
        return after_the_game();
    }
    shell_end_told = 0;
    if (!record_computer[side]) {
        shell_search_resumes = 0; /* it may be another who thinks next */
        return person_turn();
    }
    if (shell_pending_event) {
        return obey_held();
    }
    computer_turn();
    return COMMAND_NEW_TURN;
}

void play_run(void)
{
    uint8_t most;

    show_board();
    entry_new_board(); /* a view may draw where it is: on this board, not before it is there */
    while_thinking_end(); /* who pressed FIRE while it was read has not seen a board */
    for (;;) {
        record_update_outcome();
        probe_position();
        if (!shell_search_resumes) {
            show_heading(); /* what was thought, and how a game ended, was so before */
        }
        show_panel();
        if (record_draw_forced()) {
            probe_screen(PROBE_SCREEN_THINKING); /* nobody is asked, */
            turn_perform();
            --autosave_moves_since; /* and it would fall again */
            continue;
        }
        show_keys();
        most = SHELL_KEEP;
        if (shell_computer_plays_all()) {
            most = SHELL_KEEP_ALONE;
        }
        most += record_computer[side]; /* better while a person thinks */
        if ((autosave_moves_since & ~SHELL_TIME) >= most) {
            autosave_now();
        }
        entry_mark_latest();
        if (show_threat() && !game_info()->chance) {
            sound_play(SOUND_CHECK);
        }
        if (!trainer_call(TRAINER_TURN) && take_turn() == COMMAND_MENU) {
            break;
        }
    }
    status_say(status_reading_disk); /* the menu: the board stays until it is there */
}
