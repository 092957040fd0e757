/* play.c: the game loop: finds out whose turn it is and runs that turn. main.c calls play_run after loading a game.
 *
 * One move, from the stick to the reply:
 * 1. human_turn waits for an input event (wait_for_event). entry_handle (input/move_entry.c) takes arrows, FIRE and
 *    typed characters. It moves the cursor and collects the text of the move in entry_text.
 * 2. Any other event is a command: command_execute (input/command.c) looks it up and calls it, often in an overlay.
 * 3. When entry_handle returns ENTRY_MOVE, `move` is legal. turn_perform (turn.c) shows it, adds it to the record
 *    (engine/record.h) and redraws the board.
 * 4. play_run starts the next turn: it updates the result, the probe page and the panel, and saves the game now and
 *    then (saves/autosave.c).
 * 5. computer_turn asks the opening trainer for a move, then the engine (thinking.c). While the engine searches, it
 *    calls hook_should_stop (input/while_thinking.c), so a key can stop it.
 * 6. turn_perform plays the reply, and play_run starts the human's turn.
 *
 * The Atari uses the twin asm/shell/play.s: it is shorter, and this code is always in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/screen/game_over.h"
#include "shell/ponder.h"
#include "shell/probe.h"
#include "shell/input/while_thinking.h"
#include "shell/saves/autosave.h"
#include "shell/thinking.h"
#include "shell/input/command.h"
#include "shell/openings/trainer_call.h"
#include "shell/network/network.h"
#include "shell/play.h"
#include "shell/input/bubbles.h"
#include "shell/input/move_entry.h"
#include "shell/openings/openings_format.h"
#include "shell/puzzles/puzzles.h"
#include "shell/shell.h"
#include "shell/overlay.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"
#include "shell/turn.h"
#include "texts/shell.h"

/* Frames without an event before the disk is read ahead: reading a sector would delay the next event. */
#define QUIET_FRAMES 12
#define BEAT_FRAMES 5 /* between two calls of entry_blink */
#define MESSAGE_FRAMES 60 /* time to read a message */

static void start_search(void)
{
    loader_finish();
    screen_thinking("");
    if (ponder_step(PONDER_HIT)) {
        search_info_show();
    } else {
        thinking_begin();
    }
}

/* Finds and plays the computer's move. If a command interrupts the search, no move is played, and the command is in
 * shell_pending_event. */
static void computer_turn(void)
{
    probe_screen(PROBE_SCREEN_THINKING);
    entry_hide();
    if (!trainer_call(OPENINGS_MOVE)) {
        if (shell_search_resumes) {
            think_resumes = 1;
            search_info_show(); /* show the result so far again: the command may have redrawn the screen */
        } else {
            start_search();
        }
        status_say(TEXT_THINKING);
        thinking_run_in(SCREEN_THINKING ^ shell_blank); /* SCREEN_BLANK if shell_blank is 1 */
        shell_search_resumes = shell_pending_event;
        if (shell_search_resumes) {
            return;
        }
        ponder_step(PONDER_EXPECT);
        search_info_show();
        search_info_keep_score();
        move = think_move;
    }
    turn_perform();
    if (shell_first_choice == SHELL_NO_CHOICE && !shell_computer_plays_all()) {
        --autosave_moves_since; /* a game in which no human has moved yet is not saved */
    }
    while_thinking_end();
    sound_play(SOUND_TURN);
}

/* Carries out the command in shell_pending_event, which came in the computer's turn. An event that must wait for the
 * human's turn is queued instead. Returns COMMAND_. */
static uint8_t run_pending_command(void)
{
    uint8_t done;

    while_thinking_ignores();
    entry_event = shell_pending_event;
    if (!entry_event) {
        return COMMAND_NEW_TURN;
    }
    shell_pending_event = 0;
    done = command_execute();
    /* The command has only shown a message: leave time to read it. */
    if (!done && !shell_pending_event) {
        input_wait_frames(MESSAGE_FRAMES);
    }
    return done;
}

/* Makes the marker of a threatened piece blink: on for four beats, off for four. Dice games mark the pieces that can
 * use the roll. Returns 0 if there is nothing to mark. */
static uint8_t show_threat(void)
{
    if (!view_text(VIEW_TEXT_THREAT)) {
        return 0;
    }
    view_mark = entry_beat & MARK_THREAT; /* or MARK_NONE */
    game_draw_square();
    return 1;
}

/* Waits for an event and leaves it in entry_event. The clock of the side to move runs, unless the game is over.
 * A message that has been shown long enough is replaced by the side to move. After the end of the game the function
 * then returns with entry_event 0, so that the caller shows the result again. */
static void wait_for_event(void)
{
    uint8_t frames = QUIET_FRAMES;

    ponder_idle = 0;
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
        frames = BEAT_FRAMES;
        if (shell_network) {
            network_poll();
        }
        if (!RECORD_IS_OVER) {
            show_clock();
            entry_blink();
            show_threat();
            if (!shell_network) {
                if (loader_read_ahead()) {
                    frames = 0; /* reading the sector has taken long enough */
                    trainer_call(TRAINER_TURN); /* the names of the openings may be in memory now */
                } else if (machine_has_engine) {
                    ponder_step(PONDER_TURN);
                }
            }
        }
    }
    ++shell_seed; /* the time that players take makes the seed random */
    entry_event = input_next();
    if (EVENT_KIND(entry_event) != EVENT_UP) {
        loader_discard();
    }
}

/* In the first game: shows what the stick does next, in the key row (input/bubbles.h). */
static void show_bubble(void)
{
    if (shell_bubble < BUBBLE_LAST && (shell_bubble != BUBBLE_LAST - 1 || entry_text[0])) {
        loader_discard();
        overlay_call(OVERLAY_LEVEL, bubble_show);
    }
}

/* Runs a human's turn until the position or the players change. Returns COMMAND_NEW_TURN or COMMAND_MENU. */
static uint8_t human_turn(void)
{
    uint8_t done;

    if ((uint8_t)record_count < shell_first_choice) {
        shell_first_choice = (uint8_t)record_count;
        entry_new_board();
    }
    input_port = side & input_ports;
    entry_start();
    show_bubble();
    for (;;) {
        probe_screen(PROBE_SCREEN_PLAY);
        wait_for_event();
        if (show_keys_for != input_by_stick) {
            show_keys();
        }
        done = ENTRY_OTHER;
        if (shell_network != SHELL_NETWORK_WAITS) {
            done = entry_handle();
        }
        if (done == ENTRY_MOVE) {
            if (shell_network) {
                network_move();
            } else {
                turn_perform();
            }
            return COMMAND_NEW_TURN;
        }
        if (done == ENTRY_OTHER) {
            done = command_execute();
            if (done) {
                return done;
            }
        } else {
            show_bubble();
        }
    }
}

#define DEMO_FRAMES 250 /* time to see the result of a demonstration */

static void show_result(void)
{
    overlay_call(OVERLAY_GAMEOVER, game_over_run);
}

/* Shows the result, then carries out commands until one of them changes the game. Returns COMMAND_NEW_TURN or
 * COMMAND_MENU. */
static uint8_t game_over_turn(void)
{
    uint8_t done;

    probe_screen(PROBE_SCREEN_OVER);
    status_say(status_reading_disk); /* no side is to move: no other status line fits */
    screen_no_arrow();
    entry_hide();
    if (autosave_exists) { /* the result and its tune first, then the disk */
        show_result();
        autosave_end();
    }
    entry_event = 0;
    do {
        if (!entry_event) {
            show_result();
            show_passing = 0; /* the message stays; after a disk error GAMEOVER is not loaded again */
            view_text(VIEW_TEXT_OVER);
        }
        if (input_demo) {
            input_wait_frames(DEMO_FRAMES);
            return COMMAND_MENU;
        }
        wait_for_event();
        clock_start(); /* no clock runs */
        done = command_execute();
    } while (!done);
    return done;
}

/* Runs the turn of the side to move, or what follows the end of the game. Returns COMMAND_NEW_TURN or COMMAND_MENU. */
static uint8_t take_turn(void)
{
    if (input_demo == INPUT_DEMO_ENDS) {
        return COMMAND_MENU;
    }
    if (shell_network) {
        if (network_turn() == COMMAND_NEW_TURN) {
            return COMMAND_NEW_TURN;
        }
        if (outcome == OUTCOME_CHANCE) { /* the server has not rolled yet */
            return human_turn();
        }
    }
    if (RECORD_IS_OVER) {
        return game_over_turn();
    }
    shell_end_told = 0;
    if (!record_computer[side]) { /* in a game over a network no side has a computer at this machine */
        shell_search_resumes = 0; /* the next search may be another side's */
        return human_turn();
    }
    if (shell_pending_event) {
        return run_pending_command();
    }
    computer_turn();
    return COMMAND_NEW_TURN;
}

void play_run(void)
{
    uint8_t most;

    show_board();
    entry_new_board(); /* after show_board, because a view may draw at the cursor */
    while_thinking_end(); /* ignore FIRE presses made while loading */
    for (;;) {
        record_update_outcome();
        probe_position();
        if (!shell_search_resumes) {
            show_heading(); /* removes the last search line and the last game's result */
        }
        show_panel();
        if (!shell_network && record_draw_forced()) { /* over a network the server rolls */
            probe_screen(PROBE_SCREEN_THINKING); /* no input is expected */
            turn_perform();
            --autosave_moves_since; /* turn_perform has counted the roll, but record_seed determines all rolls */
            continue;
        }
        if (shell_puzzle) {
            probe_screen(PROBE_SCREEN_THINKING); /* no input is expected */
            overlay_call(OVERLAY_PUZZLES, puzzle_turn);
        }
        most = AUTOSAVE_MOVES;
        if (shell_computer_plays_all()) {
            most = AUTOSAVE_MOVES_ALONE;
        }
        most += record_computer[side]; /* prefer to save at a human's turn */
        if ((autosave_moves_since & ~SHELL_TIME) >= most && !input_demo) {
            autosave_now();
        }
        show_keys(); /* the old row stays while the game is saved */
        entry_mark_latest();
        if (show_threat() && !game_info()->chance) {
            sound_play(SOUND_CHECK);
        }
        if (!trainer_call(TRAINER_TURN) && take_turn() == COMMAND_MENU) {
            break;
        }
    }
    status_say(status_reading_disk); /* the board stays on screen while the menu loads */
}
