/* level.c: the level. In the part GIVE, the shortest of those that take commands: people press SELECT more than
 * once. */
#include "shell/give/give.h"
#include "shell/levels.h"
#include "shell/shell.h"
#include "shell/show.h"

#define REST 60 /* frames in which another step may follow */

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
            return OBEY_NOTHING;
        }
        show_event = hands_next();
    } while (show_event == HAND_SELECT);
    hands_back();
    return OBEY_NOTHING;
}
