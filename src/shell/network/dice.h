/* dice.h: the check of the dice after a game over a network (docs/NETWORK.md). In the overlay DICE, which ends below
 * the lists of moves, because the weights of the rolls are such a list. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_DICE_H
#define SHELL_NETWORK_DICE_H

#include <stdint.h>

/* Asks for the whole game again, and says whether all rolls follow from the seed to which the server had committed
 * itself, and our rolls from our word. Any event ends the check. */
uint8_t dice_check(void);

#endif
