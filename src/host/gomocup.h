/* gomocup.h: the verb `trog gomocup`: go-moku over the Gomocup protocol. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GOMOCUP_H
#define HOST_GOMOCUP_H

/* Speaks the protocol until END or the end of the input; returns the exit status. Options: --atari-speed, --level N.
 * The caller has chosen the game. */
int gomocup_run(int count, char **words);

#endif
