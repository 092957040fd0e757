/* change_level.c: the level. In the overlay TOOLS, the shortest of those that take commands: people press SELECT more
 * than
 * once. */
#include "engine/record.h"
#include "engine/state.h"
#include "shell/control/level_text.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/control/sides_variants.h"

#define REST 60 /* frames in which another step may follow */

/* Behind the end of a game, that is told again. */
static uint8_t told(void)
{
    return RECORD_IS_OVER ? OBEY_TURN : OBEY_NOTHING;
}

/* The next level. SELECT once more goes on from there; any other event is none of its. */
uint8_t level_next(void)
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
            return told();
        }
        show_event = hands_next();
    } while (show_event == HAND_SELECT);
    hands_back();
    return told();
}
