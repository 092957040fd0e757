/* openings.c: see openings.h. */
#include "engine/book.h"
#include "plat/plat.h"
#include "shell/openings.h"
#include "shell/school.h"
#include "shell/school/school.h"
#include "shell/shell.h"
#include "shell/show.h"

/* The names come after the computer's first move: by then people have something to look at. */
static void find_names(void)
{
    shell_names_wanted = 0;
    if (plat_openings_kind == PLAT_NAMES && plat_book_is_away()) {
        show_disk();
        shell_school = plat_load_openings() == 0;
    }
}

uint8_t openings_ask(uint8_t what)
{
    if (shell_names_wanted && book_size) {
        find_names();
    }
    if (shell_school <= what) {
        return 0;
    }
    if (!plat_school_stays) {
        if (!show_need("SCHOOL")) {
            shell_school = SCHOOL_OFF;
            return 0;
        }
        plat_school_stays = 1;
    }
    return school_run(what);
}
