/* uci.h: chess for other people's programs. */
#ifndef HOST_UCI_H
#define HOST_UCI_H

/* Speaks the protocol until quit or the end of the input; the exit status. The
 * game is bound. */
int uci_run(void);

#endif
