/* sha256.h: SHA-256, one block of 64 bytes after the other. In the overlay DICE. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_SHA256_H
#define SHELL_NETWORK_SHA256_H

#include <stdint.h>

#define SHA256_BLOCK 64
#define SHA256_STATE 32

extern uint8_t sha256_block[SHA256_BLOCK];
extern uint8_t sha256_state[SHA256_STATE];       /* eight words, low byte first */
extern const uint32_t sha256_start[SHA256_STATE / 4]; /* the state before the first block */

/* Mixes the block into the state; the block is lost. */
void sha256_mix(void);

#endif
