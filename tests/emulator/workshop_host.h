/* workshop_host.h: the host's results for a position, with techniques switched off (bits of think_without), for
 * workshop.c. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_WORKSHOP_HOST_H
#define EMULATOR_WORKSHOP_HOST_H

/* Techniques that do not play by default and are switched on (WITH_ bits), for all functions but workshop_score. */
extern unsigned workshop_host_with;

/* Both return the nodes of `trog best` at a depth. workshop_line also copies the first 16 characters of the principal
 * variation to `best`. */
unsigned long workshop_nodes(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table);
unsigned long workshop_line(unsigned game, const char *position, unsigned depth, unsigned bits, unsigned table,
    char *best);

/* Nodes of a search with WITH_KEPT_LINE after two moves: the search of `position`, then the one that continues it. */
unsigned long workshop_kept(const char *position, const char *first, const char *second, unsigned depth, unsigned bits,
    unsigned table);

/* Percentage of the beta cut-offs that came at the first move; -1: there were no cut-offs; -2: the search failed. */
int workshop_share(const char *position, unsigned depth, unsigned bits, unsigned table);

/* Writes the move of the player of 1983 to `best`. `position` is the first one of a game. */
void workshop_classic(const char *position, char *best);

/* The score by search alone; all won and lost scores count as SCORE_WIN. */
int workshop_score(unsigned game, const char *position, unsigned depth, unsigned bits);

#endif
