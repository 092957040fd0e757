/* side_names.h: sides by every name that is in use. */
#ifndef HOST_SIDE_NAMES_H
#define HOST_SIDE_NAMES_H

#include <stdint.h>

/* The game's own names and their first letters; first and second (1 and 2); where two play, black and white (b and
 * w): the one that is called so, or not like the other, else in the order of their turns. Whatever the case.
 * The number of sides: there is none of that name. */
uint8_t side_named(const char *word);

#endif
