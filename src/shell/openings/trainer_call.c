/* trainer_call.c: see trainer_call.h. */
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/openings/trainer_call.h"
#include "shell/openings/openings_format.h"
#include "shell/openings/trainer.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

uint8_t openings_ask(uint8_t what)
{
    if (shell_school <= what) {
        return 0;
    }
    if (!plat_school_stays) {
        if (shell_school == SCHOOL_NAMING) {
            return 0; /* mind_ahead reads it */
        }
        if (!show_need("SCHOOL")) {
            shell_school = SCHOOL_OFF;
            hands_wait(90); /* the turn has its own line */
            return 0;
        }
        plat_school_stays = 1;
    }
    return school_run(what);
}
