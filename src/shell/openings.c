/* openings.c: the way into the parts OPENINGS and SCHOOL. */
#include "plat/plat.h"
#include "shell/school.h"
#include "shell/shell.h"

uint8_t school_on;
const uint8_t *school_target;

uint8_t openings_choose(void)
{
    return shell_need("OPENINGS") ? lines_run() : OBEY_NOTHING;
}

uint8_t openings_ask(uint8_t what)
{
    if (!school_on) {
        return 0;
    }
    if (!plat_school_stays) {
        if (!shell_need("SCHOOL")) {
            school_on = 0;
            return 0;
        }
        plat_school_stays = 1;
    }
    return school_run(what);
}
