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
    mind_ready();
    screen_thinking("");
    mind_limits(shell_level);
    root_seed = shell_seed ? (uint16_t)(shell_seed + (record_count << 8) + record_count) : 0;
}

/* Returns without a move where a command comes before it, which is in shell_held. */
static void computer_turn(void)
{
    glass_screen(GLASS_SCREEN_THINKING);
    point_hide();
    if (!openings_ask(SCHOOL_MOVE)) {
        if (shell_goes_on) {
            think_goes_on = 1;
            thought_show(); /* so far; the board may have been drawn anew */
        } else {
            start_search();
        }
        show_say("Atari thinks: FIRE hurries");
        mind_think_in(SCREEN_THINKING ^ shell_blank); /* or SCREEN_BLANK */
        shell_goes_on = shell_held;
        if (shell_goes_on) {
            return;
        }
        thought_show();
        shell_opinion = think_score;
        move = think_move;
    }
    turn_perform();
    hurry_end();
    sound_play(SOUND_TURN);
}

/* A command at the computer's turn. */
static uint8_t obey_held(void)
{
    uint8_t done;

    hurry_passes();
    show_event = shell_held;
    if (!show_event) {
        return OBEY_TURN;
    }
    shell_held = 0;
    done = obey();
    if (!done && !shell_held) { /* OBEY_NOTHING, but for what it said */
        hands_wait(SEEN);
    }
    return done;
}

/* The lamp of a man who is threatened, on and off. */
static uint8_t show_threat(void)
{
    static uint8_t beat;

    if (!view_word(SAY_THREAT)) {
        return 0;
    }
    view_mark = --beat & MARK_THREAT; /* or MARK_NONE */
    game_draw_square();
    return 1;
}

/* Waits for an event, while the clock runs in a game that is not over: it is show_event. A message that was there long
 * enough gives way: to whose move it is, or, with the event 0, to the result. */
static void wait_for_event(void)
{
    uint8_t frames = QUIET;

    show_event = hurry_kept();
    if (show_event) {
        return;
    }
    while (!hands_wait(frames)) {
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
            if (mind_ahead()) {
                frames = 0; /* the disk has taken its time */
                openings_ask(SCHOOL_TURN); /* they may have come */
            }
        }
    }
    ++shell_seed; /* how long people think is chance enough */
    show_event = hands_next();
    if (HAND_KIND(show_event) != HAND_UP) {
        mind_disturb();
    }
}

/* A person's turn, until the position or the players have changed. */
static uint8_t person_turn(void)
{
    uint8_t done;

    if ((uint8_t)record_count < shell_first) {
        shell_first = (uint8_t)record_count;
        point_new_board();
    }
    point_start();
    for (;;) {
        glass_screen(GLASS_SCREEN_PLAY);
        wait_for_event();
        done = point_take();
        if (done == POINT_MOVE) {
            turn_perform();
            return OBEY_TURN;
        }
        if (done == POINT_OTHER) {
            done = obey();
            if (done) {
                return done;
            }
        }
    }
}

static uint8_t after_the_game(void)
{
    uint8_t done;

    glass_screen(GLASS_SCREEN_OVER);
    show_say(show_reading); /* nobody thinks, and nobody is asked */
    screen_no_arrow();
    point_hide();
    keep_end();
    show_event = 0;
    do {
        if (!show_event) {
            if (show_need("END")) {
                end_run();
            }
            show_passing = 0; /* a disk that cannot be read is not asked again */
            list_clear();
        }
        wait_for_event();
        clock_start(); /* nobody's */
        done = obey();
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
        shell_goes_on = 0; /* it may be another who thinks next */
        return person_turn();
    }
    if (shell_held) {
        return obey_held();
    }
    computer_turn();
    return OBEY_TURN;
}

void play_run(void)
{
    uint8_t most;

    show_board();
    point_new_board(); /* a view may draw where it is: on this board, not before it is there */
    hurry_end(); /* who pressed FIRE while it was read has not seen a board */
    for (;;) {
        record_judge();
        glass_game();
        if (!shell_goes_on) {
            show_heading(); /* what was thought, and how a game ended, was so before */
        }
        show_panel();
        if (record_draw()) {
            glass_screen(GLASS_SCREEN_THINKING); /* nobody is asked, */
            turn_perform();
            --shell_unkept; /* and it would fall again */
            continue;
        }
        show_keys();
        most = SHELL_KEEP;
        if (shell_alone()) {
            most = SHELL_KEEP_ALONE;
        }
        most += record_computer[side]; /* better while a person thinks */
        if ((shell_unkept & ~SHELL_TIME) >= most) {
            keep_game();
        }
        point_mark_latest();
        if (show_threat() && !game_info()->chance) {
            sound_play(SOUND_CHECK);
        }
        if (!openings_ask(SCHOOL_TURN) && take_turn() == OBEY_MENU) {
            break;
        }
    }
    show_say(show_reading); /* the menu: the board stays until it is there */
}
