/* first.h: a person's first choice in the record, where sides or record are others than before: found by playing that
 * again. Code of three parts of the shell, which are never in memory together: so each has its own copy. */
#ifndef SHELL_FIRST_H
#define SHELL_FIRST_H

#include "engine/record.h"
#include "shell/shell.h"

/* Sets shell_first, and the board up anew. No moves are listed, so the pass of who cannot use his throw is a choice. */
static void restore_and_find_first(void)
{
    uint16_t count = record_count;

    shell_first = SHELL_NO_CHOICE;
    record_count = 0;
    record_restore();
    do {
        if (outcome != OUTCOME_CHANCE && (!shell_computer[side] || shell_alone())) {
            shell_first = (uint8_t)record_count;
            break;
        }
    } while (record_redo());
    record_count = count;
    record_restore();
}

#endif
