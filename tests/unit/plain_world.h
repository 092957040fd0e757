/* plain_world.h: the board of plain_stars.c and plain_stars_text.c. */
#ifndef PLAIN_WORLD_H
#define PLAIN_WORLD_H

struct Sector {
    int terran;
    int colony, people, used; /* colony: player 1 to 4, 0 none */
    int fleet, ships, moved, fresh;
};

struct World {
    struct Sector at[4][4]; /* column, row */
    int credits[5], materials[5], alive[5];
    int player, turn;
};

extern struct World world;

#endif
