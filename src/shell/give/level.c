/* level.c: the level. In the part GIVE, the shortest of those that take commands: people press SELECT more than
 * once. */
#include "engine/record.h"
#include "engine/state.h"
#include "shell/give/give.h"
#include "shell/levels.h"
#include "shell/shell.h"
#include "shell/show.h"

#define REST 60 /* frames in which another step may follow */

/* OBEY_TURN: behind the end of a game, which is told again. */
static uint8_t is_over(void)
{
    return outcome != OUTCOME_NONE || record_resigned;
}

/* The next level. SELECT once more goes on from there; any other event is none of its. */
uint8_t give_level(void)
{
    show_event = HAND_SELECT;
    do {
        next_level();
        show_level();
        line_start();
        write_level();
        show_line();
        sound_play(SOUND_STEP);
        if (!hands_wait(REST)) {
            return is_over();
        }
        show_event = hands_next();
    } while (show_event == HAND_SELECT);
    hands_back();
    return is_over();
}
