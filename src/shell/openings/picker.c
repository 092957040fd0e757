/* picker.c: the list of a game's openings (CTRL+O), and the start of a game from an opening. In the overlay OPENINGS.
 * The format is in openings_format.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/disk.h"

#include "shell/openings/picker.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#define TREE_OVERLAY picker
#include "shell/openings/openings_choice.h"
#define LIST_TITLE TEXT_PICKER_TITLE
#define LIST_TITLE_COLUMN 9
#define LIST_COLOURS screen_own_colours
#include "shell/input/list_page.h"
#include "texts/shell.h"

#define ROWS 14

static uint8_t is_ballots; /* not 0: the openings are ballots; 0: they have names */

/* Goes to the next opening of the list: the next name, or the last move of the next ballot. Returns 0 if there is
 * none. */
static uint8_t next_item(void)
{
    if (!is_ballots) {
        return next_name();
    }
    do {
        if (!tree_on()) {
            return 0;
        }
    } while (!(*node & OPENINGS_LEAF));
    return 1;
}

/* Goes to item n. Returns n, or the number of items if there are fewer. */
static uint8_t go_to_item(uint8_t n)
{
    uint8_t i = 0;

    tree_start();
    while (i < n && next_item()) {
        ++i;
    }
    return i;
}

/* Writes the moves that lead to the node. */
static void write_path(void)
{
    uint8_t i = 0;

    game_reset();
    while (i != depth) {
        ++i;
        list_moves();
        choose(i);
        line_move();
        line_char(' ');
        list_play();
    }
}

/* Shows the list from item `first` on; item 0 is the random choice. */
static void show_page(uint8_t first)
{
    uint8_t i;
    uint8_t n = first;

    go_to_item(first ? first - 1 : 0);
    for (i = FIRST_ROW; i < FIRST_ROW + ROWS; ++i) {
        line_start();
        line_text("   ");
        if (!n) {
            line_text(TEXT_PICKER_RANDOM);
        } else if (next_item()) {
            if (is_ballots) {
                write_path();
            } else {
                line_text(text_position);
            }
        }
        ++n;
        screen_row = i;
        screen_text(text_buffer);
    }
}

/* Returns the opening that the user chooses, 1 to count; NONE: cancelled. */
static uint8_t choose_item(uint8_t count)
{
    uint8_t chosen = 0;
    uint8_t page = 0;

    show_page(page);
    for (;;) {
        screen_bar(chosen - page);
        switch (input_wait()) {
        case EVENT_UP:
            if (chosen) {
                --chosen;
            }
            break;
        case EVENT_DOWN:
            if (chosen < count) {
                ++chosen;
            }
            break;
        case EVENT_LEFT:
            if (chosen < ROWS) {
                chosen = ROWS;
            }
            chosen -= ROWS;
            break;
        case EVENT_RIGHT:
            chosen = (uint8_t)(count - chosen) < ROWS ? count : chosen + ROWS;
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            return chosen ? chosen : random_below(count) + 1;
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            return NONE;
        default:
            break;
        }
        sound_play(SOUND_MENU);
        if (chosen < page) {
            page -= ROWS;
            show_page(page);
        } else if ((uint8_t)(chosen - page) >= ROWS) {
            page += ROWS;
            show_page(page);
        }
    }
}

/* Shows the list and sets shell_choice to the opening that the user chooses. Returns NONE if the user cancels. */
static uint8_t choose_opening(void)
{
    uint8_t chosen;

    open_list_page();
    chosen = choose_item(go_to_item(NONE));
    if (chosen != NONE) {
        shell_choice = chosen;
    }
    record_restore();
    show_board();
    return chosen;
}

/* ---- starting a game ---- */

uint8_t picker_play_opening(void)
{
    uint8_t i = 0;

    is_ballots = 1;
    go_to_item(shell_choice);
    while (i != depth) {
        ++i;
        list_moves();
        choose(i);
        record_play();
        game_draw();
        sound_play(SOUND_DOWN);
        input_wait_frames(40);
    }
    shell_base = record_count;
    return COMMAND_NEW_TURN;
}

/* Asks for the player's side and sets shell_next_sides. Returns 0 if the user cancels. */
static uint8_t take_side(void)
{
    uint8_t who;

    screen_thinking(TEXT_PICKER_SIDE);
    who = choose_of_two(game_info()->side_names);
    if (who == NONE) {
        return 0;
    }
    shell_next_sides = (uint8_t)(SHELL_NEXT + 1 + who); /* the computer plays the other side */
    return 1;
}

static uint8_t read_file(void)
{
    const char *why;

    status_say(status_reading_disk);
    loader_loaded(); /* the openings overwrite the book */
    machine_drop_book();
    screen_column = MACHINE_DOTS;
    why = machine_load_openings();
    if (why) {
        if (disk_error == DISK_NO_FILE) {
            why = TEXT_PICKER_NONE;
        }
        status_refuse(why);
        return 0;
    }
    is_ballots = *machine_openings() & OPENINGS_BALLOTS;
    return 1;
}

uint8_t picker_run(void)
{
    static const char *const ways[2] = { TEXT_PICKER_LEAVE, TEXT_PICKER_ANOTHER };
    uint8_t way;

    if (trainer_state == TRAINER_ACTIVE) {
        way = choose_of_two(ways);
        if (way == 0) {
            trainer_state = TRAINER_OFF;
        }
        if (way != 1) {
            return COMMAND_NEW_TURN;
        }
    }
    if (!read_file()) {
        return COMMAND_DONE;
    }
    if (choose_opening() != NONE && (is_ballots || take_side())) {
        shell_pending_event = EVENT_OPENING;
    }
    return COMMAND_NEW_TURN;
}
