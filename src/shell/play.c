/* play.c: see play.h. */
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/view.h"
#include "shell/glass.h"
#include "shell/keep.h"
#include "shell/mind.h"
#include "shell/obey.h"
#include "shell/openings.h"
#include "shell/play.h"
#include "shell/point.h"
#include "shell/school.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/turn.h"

#define WIN_BLINKS 16 /* half seconds the winning line blinks */

/* An event that only hastens the search is used up; any other is a command
 * that comes before the computer's move. */
static uint8_t search_was_interrupted(void)
{
    uint8_t event = hands_next();

    if (event == HAND_FIRE || event == HAND_RETURN || event == ' ') {
        return 0;
    }
    shell_held = event;
    return event != 0;
}

static void think_as_computer(void)
{
    mind_limits(shell_level);
    root_seed = shell_seed ? (uint16_t)(shell_seed + record_count * 257) : 0;
    mind_think();
}

static void computer_turn(void)
{
    glass_screen(GLASS_SCREEN_THINKING);
    point_hide();
    if (openings_ask(SCHOOL_MOVE)) {
        turn_perform();
        glass_game();
        sound_play(SOUND_TURN);
        return;
    }
    mind_ready();
    show_say("Thinking: any key moves now");
    screen_thinking("");
    screen_state(shell_blank ? SCREEN_BLANK : SCREEN_THINKING);
    think_as_computer();
    screen_state(SCREEN_PLAY);
    if (search_was_interrupted()) {
        return;
    }
    show_thought();
    shell_opinion = think_score;
    move = think_move;
    turn_perform();
    glass_game();
    sound_play(SOUND_TURN);
}

/* The winning men with view_mark; 0: there are none. */
static uint8_t mark_line_that_won(void)
{
    uint8_t n;

    for (n = 0; game_won_square(n); ++n) {
        game_draw_square();
    }
    return n;
}

/* They blink, then stay marked. A key ends it. */
static void show_line_that_won(void)
{
    uint8_t blinks;

    for (blinks = WIN_BLINKS; blinks; --blinks) {
        view_mark = blinks & 1 ? MARK_WIN : MARK_NONE;
        if (!mark_line_that_won() || shell_held || hands_wait(15)) {
            break;
        }
    }
    view_mark = MARK_WIN;
    mark_line_that_won();
}

/* The lamp of a man who is threatened, on and off. */
static uint8_t show_threat(void)
{
    static uint8_t beat;

    if (!show_word(SAY_THREAT, 0)) {
        return 0;
    }
    view_mark = ++beat & 4 ? MARK_NONE : MARK_THREAT;
    game_draw_square();
    return 1;
}

/* Waits for an event while the clock runs. */
static uint8_t wait_for_event(uint8_t clock_runs)
{
    uint8_t event = shell_held;

    shell_held = 0;
    if (event) {
        return event;
    }
    while (!hands_wait(5)) {
        if (clock_runs) {
            show_clock();
            show_threat();
        }
    }
    ++shell_seed; /* how long people think is chance enough */
    return hands_next();
}

/* A person's turn, until the position or the players have changed. */
static uint8_t person_turn(void)
{
    uint8_t done;

    glass_screen(GLASS_SCREEN_PLAY);
    point_start();
    for (;;) {
        show_event = wait_for_event(1);
        done = point_take();
        if (done == POINT_MOVE) {
            turn_perform();
            return OBEY_TURN;
        }
        if (done == POINT_OTHER) {
            done = obey(show_event);
            if (done == OBEY_TURN || done == OBEY_MENU) {
                return done;
            }
        }
        glass_screen(GLASS_SCREEN_PLAY);
    }
}

static uint8_t after_the_game(void)
{
    uint8_t done;

    glass_screen(GLASS_SCREEN_OVER);
    point_hide();
    keep_end();
    show_result();
    show_line_that_won();
    do {
        done = obey(wait_for_event(0));
    } while (done != OBEY_TURN && done != OBEY_MENU);
    return done;
}

void play_run(void)
{
    uint8_t done = OBEY_TURN;

    point_new_board();
    show_board();
    while (done != OBEY_MENU) {
        record_judge();
        glass_game();
        if (outcome == OUTCOME_CHANCE) {
            record_draw();
            turn_perform();
            continue;
        }
        show_panel();
        show_keys();
        if (shell_unkept >= SHELL_KEEP && (!shell_computer[side] || shell_unkept > SHELL_KEEP)) {
            keep_game(); /* better while a person thinks */
        }
        if (record_latest()) {
            ++text_blind;
            view_mark = MARK_LAST;
            point_mark_move();
            --text_blind;
        }
        if (show_threat()) {
            sound_play(SOUND_CHECK);
        }
        if (openings_ask(SCHOOL_TURN)) {
            continue;
        }
        if (outcome != OUTCOME_NONE || shell_resigned) {
            done = after_the_game();
        } else if (shell_held || !shell_computer[side]) {
            done = person_turn();
        } else {
            computer_turn();
        }
    }
}
