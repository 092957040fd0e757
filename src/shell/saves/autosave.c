/* autosave.c: see autosave.h. */
#include "engine/record.h"
#include "engine/state.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "shell/saves/autosave.h"
#include "shell/saves/save_format.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/saves/slots.h"
#include "shell/saves/write.h"

#pragma bss-name ("BOTTOM") /* nothing here need be 0 at the start */

uint8_t autosave_write(void)
{
    const char *why;

    shell_gives_way = 0;
    for (;;) {
        why = overlay_load("STORE");
        if (!why) {
            why = store_write();
        }
        if (disk_error != DISK_ASKS) {
            break;
        }
        if (!overlay_call("SLOTS") || !slots_replace()) {
            list_clear();
            return 0;
        }
    }
    if (why) {
        status_refuse(why); /* it may be a line of the overlay */
        input_wait_frames(90);
        list_clear();
        return 0;
    }
    list_clear();
    return 1;
}

/* The game as it stands, or that it has ended. */
static void keep(void)
{
    autosave_moves_since = SHELL_TIME;
    shell_slot = SAVE_ENTRIES;
    if (!autosave_write()) {
        ++autosave_moves_since; /* it is tried again */
    }
}

uint8_t autosave_now(void)
{
    if (autosave_moves_since && !RECORD_IS_OVER) {
        status_say("Saving");
        keep();
        if (autosave_moves_since != SHELL_TIME) {
            return COMMAND_NEW_TURN;
        }
        autosave_is_current = 1;
    }
    return COMMAND_MENU;
}

/* Asked by the kernel itself: a part that could ask may be on the disk that is out. */
uint8_t autosave_or_confirm(void)
{
    if (autosave_now() == COMMAND_NEW_TURN) {
        input_clear(); /* what was pressed while the drive tried is no answer */
        status_say("Not kept. Leave? FIRE yes ESC no");
        /* neither of the two, which are neighbours */
        if ((uint8_t)(input_wait_answer() - EVENT_RETURN) > EVENT_FIRE - EVENT_RETURN) {
            return COMMAND_NEW_TURN;
        }
    }
    return COMMAND_MENU;
}

void autosave_end(void)
{
    if (autosave_is_current) {
        keep();
        autosave_is_current = autosave_moves_since & 1; /* it failed, and the disk still has it */
        autosave_moves_since = SHELL_KEEP_ALONE + 1; /* whoever takes the end back has it kept again, at once */
    }
}
