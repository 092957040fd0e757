/* mind.c: see mind.h. */
#include "engine/book.h"
#include "engine/hash.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/think.h"
#include "plat/plat.h"
#include "shell/glass.h"
#include "shell/mind.h"
#include "shell/school.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/thought.h"

static uint8_t engine_is_there;
static uint8_t book_wanted;      /* 1: it is not in memory, and may be on the disk */
static uint8_t book_was_dropped;
uint8_t mind_stopped;

void mind_loaded(void)
{
    shell_school = SCHOOL_OFF;
    book_was_dropped = 0;
    book_wanted = 1;
}

void mind_new_game(void)
{
    if (book_was_dropped) {
        book_was_dropped = 0;
        book_wanted = 1;
    }
    shell_school &= SCHOOL_NAMING;
}

void mind_ready(void)
{
    const char *why;

    if (!book_wanted && engine_is_there) {
        return;
    }
    show_disk();
    while ((why = plat_load_engine()) != 0) {
        show_refuse(why);
        hands_get();
    }
    engine_is_there = 1;
    if (book_wanted) {
        book_wanted = 0;
        shell_school = SCHOOL_OFF; /* the book comes to where the openings are */
        plat_load_book();
        shell_names_wanted = 1;
    }
    state_clear();
    record_restore();
}

void mind_limits(uint8_t level)
{
    think_defaults();
    if (level > LEVEL_MOST) {
        think_depth = (uint8_t)(level - LEVEL_MOST);
    } else {
        level_set(level);
    }
}

void mind_think(void)
{
    mind_stopped = 0;
    think();
    if (!think_from_book) { /* the table and the search's rows are there now */
        shell_school = SCHOOL_OFF;
        plat_school_stays = 0;
    }
    glass_search();
}

/* ---- what the search asks of the machine ---- */

/* The book is in memory as long as it has something to say; then its memory is the table's. Who wants no book move
 * has not asked it. */
void plat_search(void)
{
    if (book_size && !(think_without & WITHOUT_BOOK && book_find(0))) {
        plat_drop_book();
        book_was_dropped = 1;
    }
    hash_base = plat_table();
    hash_size = plat_table_most();
}

void plat_progress(void)
{
    thought_show();
    show_clock();
}
