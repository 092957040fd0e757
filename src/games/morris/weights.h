/* weights.h: what eval.c counts. A phase is a side's own: it places men, moves them, or flies. */
#ifndef MORRIS_WEIGHTS_H
#define MORRIS_WEIGHTS_H

#include <stdint.h>

#define PHASES 3
#define PLACING 0
#define MOVING 1
#define FLYING 2

#define MAN 100
extern const uint8_t morris_two[PHASES];
extern const uint8_t morris_mill[PHASES];
extern const uint8_t morris_way[PHASES];

#endif
