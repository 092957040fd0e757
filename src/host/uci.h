/* uci.h: the verb `trog uci [GAME]`: plays chess, or another game of two sides without dice, over UCI. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_UCI_H
#define HOST_UCI_H

/* Speaks the protocol until quit or the end of the input; returns the exit status. The caller has chosen the game. */
int uci_run(void);

#endif
