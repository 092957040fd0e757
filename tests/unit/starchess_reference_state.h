/* starchess_reference_state.h: the board of starchess_reference.c and starchess_reference_text.c. */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_REFERENCE_STATE_H
#define STARCHESS_REFERENCE_STATE_H

struct Sector {
    int terran;
    int colony, people, used; /* colony: player 1 to 4, 0: none */
    int fleet, ships, moved, fresh;
};

struct World {
    struct Sector at[4][4]; /* column, row */
    int credits[5], materials[5], alive[5];
    int player, turn;
    int length;      /* full turns of the game */
    char letters[5]; /* of the computer players; empty: there are none */
};

extern struct World world;

#endif
