/* gtp.h: the verb `trog gtp`: plays the chosen game over the Go Text Protocol, version 2, on standard input and
 * output. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GTP_H
#define HOST_GTP_H

/* Speaks the protocol until quit or the end of the input; returns the exit status. `words` are the same options as for
 * `best`. */
int gtp_run(int count, char **words);

#endif
