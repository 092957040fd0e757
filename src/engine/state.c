/* state.c: storage of what state.h names (asm/engine/state.s on the 6502). */
#include "engine/state.h"

uint8_t ply;
uint8_t side;
uint8_t outcome;
uint16_t move;
int16_t score;

uint8_t move_count;
uint8_t *list_lo;
uint8_t *list_hi;
uint8_t *list_rank;
uint8_t history[256];

uint8_t path_lo[PLIES];
uint8_t path_hi[PLIES];
uint8_t quiet_plies[PLIES];
uint8_t hash_key[KEY_BYTES][PLIES];

uint8_t rules;
