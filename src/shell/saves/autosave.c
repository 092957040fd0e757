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

uint8_t keep_write(void)
{
    const char *why;

    shell_gives_way = 0;
    for (;;) {
        why = plat_load_part("STORE");
        if (!why) {
            why = store_write();
        }
        if (disk_fault != DISK_ASKS) {
            break;
        }
        if (!show_need("SLOTS") || !slots_replace()) {
            list_clear();
            return 0;
        }
    }
    if (why) {
        show_refuse(why); /* it may be a line of the overlay */
        hands_wait(90);
        list_clear();
        return 0;
    }
    list_clear();
    return 1;
}

/* The game as it stands, or that it has ended. */
static void keep(void)
{
    shell_unkept = SHELL_TIME;
    shell_slot = STORE_ENTRIES;
    if (!keep_write()) {
        ++shell_unkept; /* it is tried again */
    }
}

uint8_t keep_game(void)
{
    if (shell_unkept && !RECORD_IS_OVER) {
        show_say("Saving");
        keep();
        if (shell_unkept != SHELL_TIME) {
            return OBEY_TURN;
        }
        shell_kept = 1;
    }
    return OBEY_MENU;
}

/* Asked by the kernel itself: a part that could ask may be on the disk that is out. */
uint8_t keep_or_lose(void)
{
    if (keep_game() == OBEY_TURN) {
        hands_clear(); /* what was pressed while the drive tried is no answer */
        show_say("Not kept. Leave? FIRE yes ESC no");
        /* neither of the two, which are neighbours */
        if ((uint8_t)(hands_answer() - HAND_RETURN) > HAND_FIRE - HAND_RETURN) {
            return OBEY_TURN;
        }
    }
    return OBEY_MENU;
}

void keep_end(void)
{
    if (shell_kept) {
        keep();
        shell_kept = shell_unkept & 1; /* it failed, and the disk still has it */
        shell_unkept = SHELL_KEEP_ALONE + 1; /* whoever takes the end back has it kept again, at once */
    }
}
