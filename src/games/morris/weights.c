/* weights.c: what is worth how much, in hundredths of a man. */
#include "games/morris/weights.h"

/* Of one side's lines: two men and an empty point, a mill; by phase. */
const uint8_t morris_two[PHASES] = { 24, 12, 40 };
const uint8_t morris_mill[PHASES] = { 10, 30, 0 };
/* A point next to a man that he can go to. */
const uint8_t morris_way[PHASES] = { 4, 8, 0 };
