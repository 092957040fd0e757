/* thinking.c: see thinking.h. */
#include "engine/book.h"
#include "engine/hooks.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/state.h"
#include "engine/think.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "shell/probe.h"
#include "shell/thinking.h"
#include "shell/openings/openings_format.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"

static uint8_t book_wanted;      /* what the disk may have of it: */
#define BOOK_ALL 2
#define BOOK_MORE 1              /* its first part is there */
static uint8_t book_was_dropped;
static uint8_t rests;            /* not 0: nothing is read ahead; */
#define DONE 1                   /* all is there, for now */
#define FAILED 2                 /* the disk: not before the next search, which says what is wrong */
static uint8_t on_lists;         /* not 0: what was begun is read to where the lists are */
static uint8_t names_wanted;     /* of openings, where the book leaves them room */
uint8_t thinking_stopped;

#define A_DOT 4 /* sectors for a dot behind "Reading the disk" */

static void want_book(void)
{
    book_was_dropped = 0;
    book_wanted = BOOK_ALL;
}

void loader_loaded(void)
{
    rests = 0;
    shell_search_resumes = 0;
    trainer_state = TRAINER_OFF;
    want_book();
}

void loader_new_game(void)
{
    if (book_was_dropped) {
        want_book();
    }
    trainer_state &= OPENINGS_NAMING;
}

/* What is missing, or a sector more of it: the part that thinks, the next part of the book, the names of openings where
 * the book leaves them room, the part that shows them. What is wrong is in disk_error. */
static void load(void)
{
    if (!machine_has_engine) {
        machine_load_engine();
    } else if (book_wanted) {
        trainer_state = TRAINER_OFF; /* the book comes to where the openings are */
        if (!machine_load_book()) {
            book_wanted = 0;
            if (book_size && machine_openings_kind == MACHINE_NAMES) {
                names_wanted = machine_book_is_away();
            }
        } else if (book_size) {
            book_wanted = BOOK_MORE;
        }
        return;
    } else if (names_wanted) {
        machine_load_openings();
        if (!disk_error) {
            trainer_state = OPENINGS_NAMING;
            names_wanted = 0;
        }
        return;
    } else if (trainer_state && !overlay_trainer_loaded) {
        overlay_load("SCHOOL");
        if (!disk_error) {
            ++overlay_trainer_loaded;
        }
    } else {
        rests = DONE;
        return;
    }
    on_lists = disk_ahead & DISK_BEGUN;
    if (!on_lists) {
        list_clear();
    }
}

/* A sector of it; or the end of that, with a fault. */
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
        if (!(sectors++ & (A_DOT - 1))) {
            line_char('.');
            show_line();
        }
        if (step()) {
            if (machine_has_engine) {
                book_wanted = 0; /* it goes without, and nobody is told */
                disk_error = 0;
            } else {
                status_refuse(machine_error_text());
                screen_thinking(show_again); /* until it thinks */
                input_wait();
            }
        }
    }
    rests = 0;
}

uint8_t loader_read_ahead(void)
{
    if (rests || trainer_state == TRAINER_ACTIVE) {
        return 0;
    }
    if (step()) {
        rests = FAILED;
    }
    disk_error = 0;
    return 1;
}

void loader_discard(void)
{
    rests &= FAILED;
    if (on_lists) {
        on_lists = 0;
        disk_ahead = 0;
        list_clear();
    }
}

void thinking_set_limits(uint8_t level)
{
    think_defaults();
    if (level > LEVEL_MOST) {
        think_depth = (uint8_t)(level - LEVEL_MOST);
    } else {
        level_set(level);
    }
}

static uint8_t thinker; /* the side whose time it is, while others move in the tree */

void thinking_run(void)
{
    thinking_stopped = 0;
    thinker = side;
    think();
    if (!think_from_book) { /* the table and the search's rows are there now */
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

/* ---- what the search asks of the machine ---- */

/* The book is in memory as long as it may have something to say; then its memory is the table's. Who wants no book move
 * has not asked it. */
void hook_search_begins(void)
{
    if (book_size && (uint8_t)record_count >= machine_book_plies
        && (!(HIGH_BYTE(think_without) & HIGH_BYTE(WITHOUT_BOOK)) || !book_find(0))) {
        machine_drop_book();
        ++book_was_dropped;
        book_wanted = 0;
        names_wanted = 0;
    }
    disk_ahead = 0; /* what was begun of the next part of the book is where the table comes to: it is read again */
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
}

void hook_iteration_done(void)
{
    search_info_show();
    show_clock();
}
