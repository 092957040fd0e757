/* change_level.c: SELECT changes the level. In the overlay SETTINGS, a short one that loads quickly, because players
 * press SELECT often. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/state.h"
#include "view/line.h"
#include "shell/control/level_text.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/control/sides_variants.h"

#define REST 60 /* frames to wait for another press */

/* Returns COMMAND_NEW_TURN after the end of a game, so that play.c shows the result again. */
static uint8_t result_again(void)
{
    return RECORD_IS_OVER ? COMMAND_NEW_TURN : COMMAND_DONE;
}

/* Goes to the next level, and to another one with every further SELECT. It ends after REST frames without an event, or
 * with any other event, which is then handled as usual. */
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
            return result_again();
        }
        entry_event = input_next();
    } while (entry_event == EVENT_SELECT);
    input_unread();
    return result_again();
}

/* CTRL+C: the computer's remarks on or off. The setting is kept with the next save or result. */
uint8_t remarks(void)
{
    shell_player ^= SHELL_NO_REMARKS;
    return status_say(shell_player & SHELL_NO_REMARKS ? TEXT_REMARKS_OFF : TEXT_REMARKS_ON);
}
