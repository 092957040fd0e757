/* ponder.c: see ponder.h. asm/shell/ponder.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/ponder.h"

uint8_t ponder_state;
uint8_t ponder_off;
uint8_t ponder_idle;

uint8_t ponder_step(uint8_t step)
{
    uint8_t (*ponder)(uint8_t) = game_view()->ponder;

    return ponder ? ponder(step) : 0;
}

uint8_t ponder_think(void)
{
    if (ponder_state >= PONDER_PAUSED) {
        return ponder_step(PONDER_THINK);
    }
    ponder_state = PONDER_NONE;
    return think();
}

void ponder_drop(void)
{
    if (ponder_state > PONDER_READY) {
        ponder_state = PONDER_READY;
    }
    list_from = 0;
}

void ponder_reset(void)
{
    if (ponder_state == PONDER_RUNS) {
        ponder_step(PONDER_LEAVE);
    }
    ponder_state = PONDER_NONE;
    ponder_drop();
}
