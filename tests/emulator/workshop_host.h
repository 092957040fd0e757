/* workshop_host.h: what the host says of a position, with techniques switched off (bits of think_without): for
 * workshop.c. */
#ifndef EMULATOR_WORKSHOP_HOST_H
#define EMULATOR_WORKSHOP_HOST_H

/* Nodes of trog best with a depth; and its best line, the first signs of it: room for 17. */
unsigned long workshop_nodes(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table);
unsigned long workshop_line(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table,
    char *best);

/* How many of a hundred cut-offs the first move makes there; -1: there are none. */
int workshop_share(const char *position, unsigned depth, unsigned bits, unsigned table);

/* The score, by the search alone; won and lost ones are as good as SCORE_WIN. */
int workshop_score(unsigned game, const char *position, unsigned depth, unsigned bits);

#endif
