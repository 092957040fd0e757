/* play.c: whose turn it is, and what happens then. */
#include "../disk/glassbox.h"
#include "engine/book.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/level.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "shell/school.h"
#include "shell/shell.h"

uint8_t shell_game;
uint8_t shell_level = LEVEL_USUAL;
uint8_t shell_computer[SIDES_MOST] = { 0, 1, 1, 1 };
uint8_t shell_resigned;
int16_t shell_opinion;
uint8_t shell_blank;
uint16_t shell_seed = 1;
uint8_t shell_unkept;
uint8_t shell_kept;
uint8_t shell_slot;

static uint8_t book_was_dropped;
static uint8_t book_wanted;     /* 1: it is not in memory, and may be on the disk */
static uint8_t engine_is_there;
static uint8_t held; /* an event that ended a search, not obeyed yet */

#define WIN_BLINKS 16 /* half seconds the winning line blinks */

/* The limits of a level, or of a fixed depth. */
void play_limits(uint8_t level)
{
    think_defaults();
    if (level > LEVEL_MOST) {
        think_depth = (uint8_t)(level - LEVEL_MOST);
    } else {
        level_set(level);
    }
}

void play_say_disk(void)
{
    show_say("Reading the disk");
}

/* The part that thinks, and the book, are read when they are first wanted:
 * people see the menu and the board sooner. The disk is asked until it gives
 * them. Before every play_limits. */
void play_ready(void)
{
    const char *why;

    if (!book_wanted && engine_is_there) {
        return;
    }
    play_say_disk();
    while ((why = plat_load_engine()) != 0) {
        show_refuse(why);
        hands_get();
    }
    engine_is_there = 1;
    if (book_wanted) {
        book_wanted = 0;
        school_on = SCHOOL_OFF; /* the book comes to where the openings are */
        plat_load_book();
        openings_wanted = 1;
    }
    state_clear();
    record_restore();
}

/* Thinks with the limits that are set. The book is in memory as long as it
 * has something to say; then its memory is the table's. */
void play_think(void)
{
    if (book_size && !book_find(root_seed)) {
        plat_drop_book();
        book_was_dropped = 1;
    }
    hash_base = plat_table();
    hash_size = plat_table_most();
    think();
    if (!think_from_book) { /* the table and the search's rows are there now */
        school_on = SCHOOL_OFF;
        plat_school_stays = 0;
    }
    glass_search();
}

/* 1: nobody is there. */
uint8_t play_alone(void)
{
    uint8_t who = game_info()->sides;

    do {
        --who;
        if (!shell_computer[who]) {
            return 0;
        }
    } while (who);
    return 1;
}

void play_new(void)
{
    if (book_was_dropped) {
        book_was_dropped = 0;
        book_wanted = 1;
    }
    shell_resigned = 0;
    shell_unkept = 0;
    shell_kept = 0;
    school_on &= SCHOOL_NAMING;
    game_reset();
    record_start();
    record_seed = plat_chance() | 1;
    clock_reset();
}

/* Draws the chance in `move`, if there is any: not from a seed of the search, which
 * a person could play again. */
void play_roll(void)
{
    if (game_info()->roll) {
        random_seed ^= plat_chance();
        if (!random_seed) {
            random_seed = 1;
        }
        game_info()->roll();
    }
}

/* `move` onto the board, with its motion and its sound. */
static void perform(void)
{
    uint16_t performed;

    screen_cursor_off();
    play_roll();
    performed = move;
    game_show_move();
    move = performed;
    record_play();
    ++shell_unkept;
    game_draw();
}

/* An event that only hastens the search is used up; any other is a command
 * that comes before the computer's move. */
static uint8_t search_was_interrupted(void)
{
    uint8_t event = hands_next();

    if (event == HAND_FIRE || event == HAND_RETURN || event == ' ') {
        return 0;
    }
    held = event;
    return event != 0;
}

static void think_as_computer(void)
{
    play_limits(shell_level);
    root_seed = shell_seed ? (uint16_t)(shell_seed + record_count * 257) : 0;
    play_think();
}

static void computer_turn(void)
{
    glass_screen(GLASS_SCREEN_THINKING);
    point_hide();
    if (openings_ask(SCHOOL_MOVE)) {
        perform();
        glass_game();
        sound_play(SOUND_TURN);
        return;
    }
    play_ready();
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
    perform();
    glass_game();
    sound_play(SOUND_TURN);
}

/* The winning men blink, then stay marked. A key ends it. */
static void show_line_that_won(void)
{
    uint8_t blinks;
    uint8_t n;

    for (blinks = WIN_BLINKS; blinks; --blinks) {
        for (n = 0; game_won_square(n); ++n) {
            view_mark = blinks & 1 ? MARK_WIN : MARK_NONE;
            game_draw_square();
        }
        if (n == 0 || hands_wait(15)) {
            blinks = 1;
        }
    }
    for (n = 0; game_won_square(n); ++n) {
        view_mark = MARK_WIN;
        game_draw_square();
    }
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
    uint8_t event = held;

    held = 0;
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
    uint8_t event;
    uint8_t done;

    glass_screen(GLASS_SCREEN_PLAY);
    point_start();
    for (;;) {
        event = wait_for_event(1);
        done = point_take(event);
        if (done == POINT_MOVE) {
            perform();
            return OBEY_TURN;
        }
        if (done == POINT_OTHER) {
            done = obey(event);
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
    obey_game_over();
    show_result();
    show_line_that_won();
    do {
        done = obey(wait_for_event(0));
    } while (done != OBEY_TURN && done != OBEY_MENU);
    return done;
}

void play_loaded(void)
{
    school_on = SCHOOL_OFF;
    book_was_dropped = 0;
    book_wanted = 1;
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
            perform();
            continue;
        }
        show_panel();
        show_keys();
        if (shell_unkept >= SHELL_KEEP && (!shell_computer[side] || shell_unkept > SHELL_KEEP)) {
            obey_keep_game(); /* better while a person thinks */
        }
        if (record_latest()) {
            point_mark_move(MARK_LAST);
        }
        if (show_threat()) {
            sound_play(SOUND_CHECK);
        }
        if (openings_ask(SCHOOL_TURN)) {
            continue;
        }
        if (outcome != OUTCOME_NONE || shell_resigned) {
            done = after_the_game();
        } else if (held || !shell_computer[side]) {
            done = person_turn();
        } else {
            computer_turn();
        }
    }
}

/* ---- what the search asks of us ---- */

uint8_t plat_hurry(void)
{
    return hands_pending();
}

void plat_progress(void)
{
    show_thought();
    show_clock();
}
