/* snapshot_sim.c: see snapshot.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/state.h"
#include "unit/snapshot.h"

extern uint8_t _STATE_RUN__[];
extern uint8_t _STATE_SIZE__[];
extern uint8_t zp_game[]; /* asm/zp.inc */
#pragma zpsym ("zp_game")

#define STATE_MOST 3072
#define ZP_GAME_BYTES 77

static uint8_t kept[STATE_MOST];
static uint8_t kept_zp[ZP_GAME_BYTES];
static uint8_t kept_turn[3];

static uint16_t state_bytes(void)
{
    return (uint16_t)_STATE_SIZE__;
}

void snapshot_take(void)
{
    memcpy(kept, _STATE_RUN__, state_bytes());
    memcpy(kept_zp, zp_game, ZP_GAME_BYTES);
    kept_turn[0] = ply;
    kept_turn[1] = side;
    kept_turn[2] = outcome;
}

uint8_t snapshot_same(void)
{
    return memcmp(kept, _STATE_RUN__, state_bytes()) == 0
        && memcmp(kept_zp, zp_game, ZP_GAME_BYTES) == 0
        && kept_turn[0] == ply && kept_turn[1] == side && kept_turn[2] == outcome;
}
