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
    return RECORD_IS_OVER ? COMMAND_NEW_TURN : COMMAND_DONE;
}

/* The next level. SELECT once more goes on from there; any other event is none of its. */
uint8_t level_next(void)
{
    entry_event = EVENT_SELECT;
    do {
        next_level();
        show_level();
        line_start();
        write_level();
        show_line();
        sound_play(SOUND_STEP);
        if (!input_wait_frames(REST)) {
            return told();
        }
        entry_event = input_next();
    } while (entry_event == EVENT_SELECT);
    input_unread();
    return told();
}
