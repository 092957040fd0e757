/* openings.c: the way into the parts LINES and SCHOOL. */
#include "engine/book.h"
#include "plat/plat.h"
#include "shell/school.h"
#include "shell/shell.h"

uint8_t school_on;
uint8_t openings_wanted;
const uint8_t *school_target;

uint8_t openings_choose(void)
{
    return shell_need("LINES") ? lines_run() : OBEY_NOTHING;
}

/* The names come after the computer's first move: by then people have something to look at. */
static void find_names(void)
{
    openings_wanted = 0;
    if (plat_openings_kind == PLAT_NAMES && plat_book_is_away()) {
        play_say_disk();
        school_on = plat_load_openings() == 0;
    }
}

uint8_t openings_ask(uint8_t what)
{
    if (openings_wanted && book_size) {
        find_names();
    }
    if (school_on <= what) {
        return 0;
    }
    if (!plat_school_stays) {
        if (!shell_need("SCHOOL")) {
            school_on = SCHOOL_OFF;
            return 0;
        }
        plat_school_stays = 1;
    }
    return school_run(what);
}
