/* gtp.h: a game over the Go Text Protocol, version 2, on standard input and
 * output, so that other programs can play it. */
#ifndef HOST_GTP_H
#define HOST_GTP_H

/* Returns the exit status. `words` are options, as of `best`. */
int gtp_run(int count, char **words);

#endif
