/* while_thinking.c: see while_thinking.h. */
#include "view/view.h"
#include "plat/machine.h"
#include "shell/input/while_thinking.h"
#include "shell/thinking.h"
#include "shell/input/command.h"
#include "shell/shell.h"

#define KEPT_MOST 31 /* some moves, or three orders */
#define FIRST_CONTROL HAND_CONTROL(0)
static uint8_t kept_out;
static uint8_t typing; /* not 0: something was kept that RETURN would end */
#pragma bss-name (push, "LOW") /* it need not be 0 at the start */
static uint8_t kept[1 + KEPT_MOST]; /* from 1 on */
#pragma bss-name (pop)

uint8_t hurry_kept(void)
{
    uint8_t event;

    if (kept_out < shell_asked) {
        ++kept_out;
        return kept[kept_out];
    }
    shell_asked = 0;
    event = shell_held; /* it came later: while dice rolled, say */
    shell_held = 0;
    return event;
}

uint8_t hurry_passes(void)
{
    uint8_t event = shell_held;

    if (!shell_asked) {
        kept_out = 0;
        typing = 0;
    }
    if (event == HAND_FIRE || (event == HAND_RETURN && !typing)
        || (event == ' ' && (!typing || !view_word(SAY_BLANKS)))) {
        shell_held = 0;
        return 0;
    }
    if (!obey_waits()) {
        return 0;
    }
    shell_held = 0;
    if ((mind_stopped || HAND_KIND(event) != HAND_UP) && shell_asked < KEPT_MOST) {
        ++shell_asked;
        kept[shell_asked] = event;
        if (event < FIRST_CONTROL) { /* else it is a command, and what was typed is as it was */
            typing = event ^ HAND_RETURN;
        }
    }
    return 1;
}

uint8_t plat_hurry(void)
{
    mind_clock();
    /* what is held came before a hint was looked for */
    while (!mind_stopped && (shell_held || (shell_held = hands_next()) != 0)) {
        mind_stopped = hurry_passes() ^ 1;
    }
    return mind_stopped;
}

void hurry_end(void)
{
    uint8_t is_hurried = mind_stopped;

    mind_stopped = record_computer[side] ^ 1; /* the stick has something to move, or not yet */
    while (!shell_held && (shell_held = hands_next()) != 0) {
        if (!hurry_passes()) {
            is_hurried = 1;
        }
    }
    if (mind_stopped) {
        hands_guard(is_hurried);
    }
}
