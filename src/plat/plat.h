/* plat.h: the machine, by name. Each platform implements it in a folder. */
#ifndef PLAT_PLAT_H
#define PLAT_PLAT_H

#include <stdint.h>

/* Memory for the transposition table, and how many entries fit. */
uint8_t *plat_table(void);
uint32_t plat_table_most(void);

/* The clock: frames since some moment, turning over. */
uint16_t plat_frames(void);

/* 1: the user wants a move now. Asked at every poll of the search. */
uint8_t plat_hurry(void);

/* 1: cycles count from here, 0: no more. For the profiler; elsewhere nothing. */
void plat_count(uint8_t on);

/* An iteration is done: show what there is to show. */
void plat_progress(void);

#endif
