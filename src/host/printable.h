/* printable.h: makes text from outside (a server, a file) safe to print on a terminal. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_PRINTABLE_H
#define HOST_PRINTABLE_H

/* Replaces control and non-ASCII characters by '?', in place, because such text must not move the cursor or change
 * colours. Returns the text. */
char *printable(char *text);

#endif
