/* thinking.c: see thinking.h. play.c calls it for the computer's move, input/command.c for hints.
 *
 * The engine overlay, the book, the overlay store, the names of openings and the overlay TRAINER are loaded sector by
 * sector. When a search starts and the book has no more moves for this game, the transposition table takes its memory
 * (hook_search_begins).
 *
 * The Atari uses the twin asm/shell/thinking.s: it is shorter, and this code is always in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "engine/hooks.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/state.h"
#include "engine/think.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "view/line.h"
#include "shell/ponder.h"
#include "shell/probe.h"
#include "shell/input/bubbles.h"
#include "shell/thinking.h"
#include "shell/openings/openings_format.h"
#include "shell/puzzles/puzzle_format.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"

static uint8_t book_wanted;   /* what is still to be loaded of the book: 0 nothing, or */
#define BOOK_ALL 2            /* all of it, */
#define BOOK_MORE 1           /* all but its first section, which is in memory */
static uint8_t book_next;     /* the same for the next game, after a game that has left the book */
static uint8_t no_read_ahead; /* 0: files are read ahead; else why not: */
#define DONE 1                /* everything is in memory, for now */
#define FAILED 2              /* disk error: the next search tries again and shows the error */
static uint8_t is_in_lists;   /* not 0: a load is under way into the memory of the lists */
static uint8_t names_wanted;  /* what is still to be loaded for the names of openings: 0 nothing, or */
#define NAMES 1               /* the names, to memory that the book leaves them; then */
#define TRAINER 2             /* the overlay TRAINER, from the disk only once: any command overwrites it */
uint8_t thinking_stopped;

#define SECTORS_A_DOT 4 /* sectors for each dot after "Reading the disk" */

void loader_loaded(void)
{
    no_read_ahead = 0;
    shell_search_resumes = 0;
    trainer_state = TRAINER_OFF;
    book_wanted = BOOK_ALL;
    book_next = 0;
}

void loader_new_game(void)
{
    book_wanted |= book_next;
    book_next = 0;
    trainer_state &= OPENINGS_NAMING;
    ponder_state = PONDER_NONE;
}

/* Loads the next missing file, or only one sector of it if DISK_AHEAD is set: the engine and the first section of the
 * book; what the game itself reads ahead; what the overlay store keeps; the other sections, the names of openings, then
 * the overlay TRAINER, which shows these names. A store with room for the book gets it first, and the sections come
 * from there. Errors are in disk_error. */
static void load(void)
{
    uint8_t ahead = 0;

    if (machine_has_engine && book_wanted != BOOK_ALL) {
        ahead = machine_game_ahead();
    }
    if (!machine_has_engine) {
        machine_load_engine();
    } else if (ahead) {
        if (ahead == MACHINE_AHEAD) {
            return;
        }
    } else if ((book_wanted != BOOK_ALL || store_data_wanted) && disk_ahead == DISK_AHEAD && store_fill()) {
        return;
    } else if (book_wanted) {
        trainer_state = TRAINER_OFF; /* the book overwrites the openings */
        if (!machine_load_book()) {
            book_wanted = 0;
            if (book_size && machine_openings_kind == MACHINE_NAMES) {
                names_wanted = machine_book_is_away() ? NAMES : 0;
            }
        } else if (book_size) {
            book_wanted = BOOK_MORE;
        }
        return;
    } else if (names_wanted == NAMES) {
        machine_load_openings();
        if (!disk_error) {
            trainer_state = OPENINGS_NAMING;
            names_wanted = TRAINER;
        }
        return;
    } else if (trainer_state && shell_bubble >= BUBBLE_LAST /* a hint would overwrite it */
        && !overlay_trainer_loaded && (names_wanted || overlay_is_near(OVERLAY_TRAINER))) {
        overlay_load(OVERLAY_TRAINER);
        if (!disk_error) {
            ++overlay_trainer_loaded;
            names_wanted = 0;
        }
    } else {
        no_read_ahead = DONE;
        return;
    }
    is_in_lists = disk_ahead & DISK_BEGUN;
    if (!is_in_lists) {
        list_clear();
    }
}

/* Reads one sector of the next missing file. Returns the disk error if this has ended the load, else 0. */
static uint8_t step(void)
{
    disk_ahead |= DISK_AHEAD;
    load();
    disk_ahead &= DISK_BEGUN;
    return disk_ahead ? 0 : disk_error;
}

void loader_finish(void)
{
    uint8_t sectors = 0;

    line_start();
    line_text(status_reading_disk);
    while (book_wanted == BOOK_ALL || !machine_has_engine) {
        if (!(sectors++ & (SECTORS_A_DOT - 1))) {
            line_char('.');
            show_line();
        }
        if (step()) {
            if (machine_has_engine) {
                book_wanted = 0; /* play without a book, silently */
                disk_error = 0;
            } else {
                status_refuse(machine_error_text());
                screen_thinking(status_retry); /* stays until the search shows its first result */
                input_wait();
            }
        }
    }
    no_read_ahead = 0;
}

uint8_t loader_read_ahead(void)
{
    if (no_read_ahead || trainer_state == TRAINER_ACTIVE) {
        return 0;
    }
    if (step()) {
        no_read_ahead = FAILED;
    }
    disk_error = 0;
    return 1;
}

void loader_discard(void)
{
    no_read_ahead &= FAILED;
    if (is_in_lists) {
        is_in_lists = 0;
        disk_ahead = 0;
        list_clear();
    }
}

void thinking_set_limits(uint8_t level)
{
    think_defaults();
    if (shell_puzzle && !(shell_puzzle_kind & PUZZLE_REACH)) {
        level_set(LEVEL_MOST); /* not for ever, after a wrong move */
        root_random_margin = 0;
        think_depth = shell_puzzle_kind & PUZZLE_PLIES;
        if (shell_puzzle_kind & PUZZLE_DEEPER) {
            ++think_depth;
        }
        think_depth -= (uint8_t)record_count;
        if ((uint8_t)(think_depth - 1) >= PUZZLE_PLIES) { /* beyond the solution */
            think_depth = 1;
        }
        think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_FIND_MOVE | WITHOUT_LMR;
    } else if (level > LEVEL_MOST) {
        think_depth = (uint8_t)(level - LEVEL_MOST);
    } else {
        level_set(level);
    }
}

void thinking_begin(void)
{
    thinking_set_limits(shell_level);
    root_seed = shell_seed ? (uint16_t)(shell_seed + (record_count << 8) + record_count) : 0;
}

static uint8_t thinker; /* side whose clock runs; `side` changes during a search */

void thinking_run(void)
{
    thinking_stopped = 0;
    thinker = side;
    ponder_think();
    /* The transposition table and the search's arrays have overwritten the trainer. */
    if (!think_from_book) {
        trainer_state = TRAINER_OFF;
        overlay_trainer_loaded = 0;
    }
    probe_search();
}

void thinking_run_in(uint8_t state)
{
    screen_state(state);
    thinking_run();
    screen_state(SCREEN_PLAY);
}

void thinking_clock(void)
{
    uint8_t mover = side;

    side = thinker;
    show_clock();
    side = mover;
}

/* ---- calls from the search (engine/hooks.h) ---- */

/* Drops the book when it can have no more moves for this game: its memory goes to the transposition table. A book with
 * gaps stays until ply machine_book_plies. Usually think has just looked in the book and found no move. With
 * WITHOUT_BOOK it has not, so this function looks. */
void hook_search_begins(void)
{
    if (book_size && (uint8_t)record_count >= machine_book_plies
        && (!(HIGH_BYTE(think_without) & HIGH_BYTE(WITHOUT_BOOK)) || !book_find(0))) {
        if (machine_book_is_away()) { /* it takes no memory from the table */
            book_next |= book_wanted;
        } else {
            machine_drop_book();
            book_next = BOOK_ALL;
        }
        book_wanted = 0;
        names_wanted = 0;
    }
    /* The table overwrites the section of the book that was being read; that section is read again later. */
    disk_ahead = 0;
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
}

void hook_iteration_done(void)
{
    if (ponder_state == PONDER_RUNS) {
        return;
    }
    search_info_show();
    show_clock();
}
