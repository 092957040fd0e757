/* view_edit.c: setting up race with the cursor: who is not on the road or at home is at the start, so that a side
 * always has four men; and at the start the die is turned. */
#include "games/race/view.h"

/* 1: a man of the start goes to a square. */
static uint8_t put(uint8_t who, uint8_t n)
{
    if (!race_men[PLACE(who, 0)]) {
        return 0;
    }
    --race_men[PLACE(who, 0)];
    ++race_men[PLACE(who, n)];
    return 1;
}

static void take_all(uint8_t who, uint8_t n)
{
    race_men[PLACE(who, 0)] += race_men[PLACE(who, n)];
    race_men[PLACE(who, n)] = 0;
}

/* One man more as long as there are some, of the first side, then of the second; at home both may be. */
void race_edit(uint8_t n)
{
    if (view_mark == MARK_LIFTED) {
        race_rolled = 0;
        if (n) {
            take_all(0, n);
            take_all(1, n);
        }
        return;
    }
    if (!n) {
        race_rolled = race_rolled == FACES ? 0 : race_rolled + 1;
        return;
    }
    if (n == HOME || !race_men[PLACE(1, n)]) {
        if (put(0, n)) {
            return;
        }
        take_all(0, n);
    }
    if (!put(1, n)) {
        take_all(1, n);
    }
}
