/* autosave.c: writes the unfinished game to the disk. play.c calls it every few moves and at the end of a game,
 * command.c before a game is left.
 *
 * It loads the overlay GAMESAVE, which writes (write.c, blocks.c). If there is no space, the overlay SLOTS asks whether
 * the oldest unfinished game may be replaced (slots.c), and GAMESAVE tries again. After the end of a game it loads the
 * overlay RESULTS (results_write.c).
 *
 * asm/shell/saves/autosave.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/state.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "shell/saves/autosave.h"
#include "shell/saves/save_format.h"
#include "shell/shell.h"
#include "shell/ponder.h"
#include "shell/overlay.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/saves/results_write.h"
#include "shell/saves/slots.h"
#include "shell/saves/write.h"
#include "texts/shell.h"

#define ERROR_FRAMES 90 /* time to read an error */

uint8_t autosave_write(void)
{
    const char *why;

    ponder_drop();
    shell_replaceable = 0;
    for (;;) {
        why = overlay_load(OVERLAY_GAMESAVE);
        if (!why) {
            why = saves_write();
        }
        if (disk_error != DISK_ASKS) {
            break;
        }
        if (!overlay_call(OVERLAY_SLOTS, slots_replace)) {
            return 0;
        }
    }
    if (why) {
        status_refuse(why); /* the text may be in the overlay: show it before list_clear */
        input_wait_frames(ERROR_FRAMES);
        list_clear();
        return 0;
    }
    list_clear();
    return 1;
}

/* Writes the autosave. */
static void write_autosave(void)
{
    autosave_moves_since = SHELL_TIME;
    shell_slot = SAVE_ENTRIES;
    if (!autosave_write()) {
        ++autosave_moves_since; /* tells the caller that it failed, and makes it try again later */
    }
}

uint8_t autosave_now(void)
{
    if (autosave_moves_since && !RECORD_IS_OVER) {
        status_say(TEXT_SAVING);
        write_autosave();
        if (autosave_moves_since != SHELL_TIME) {
            return COMMAND_NEW_TURN;
        }
        autosave_exists = 1;
    }
    return COMMAND_MENU;
}

/* The kernel asks this question itself: an overlay that could ask may be on a disk that is not in the drive. */
uint8_t autosave_or_confirm(void)
{
    if (autosave_now() == COMMAND_NEW_TURN) {
        input_clear(); /* ignore keys pressed while the drive was busy */
        status_say(TEXT_ASK_LEAVE);
        screen_keys(TEXT_ASK_LEAVE_KEYS);
        do {
            entry_event = input_wait_answer();
            if (entry_event == EVENT_ESC) {
                return COMMAND_NEW_TURN;
            }
        } while ((uint8_t)(entry_event - EVENT_RETURN) > EVENT_FIRE - EVENT_RETURN); /* consecutive codes */
    }
    return COMMAND_MENU;
}

void autosave_end(void)
{
    overlay_call(OVERLAY_RESULTS, results_write);
    autosave_moves_since = AUTOSAVE_MOVES_ALONE + 1; /* after an undo the game is saved again at once */
}
