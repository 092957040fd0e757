/* gomocup.h: go-moku for other people's programs. */
#ifndef HOST_GOMOCUP_H
#define HOST_GOMOCUP_H

/* Speaks the protocol of Gomocup until END or the end of the input; the exit status. Options: --atari-speed, --level N.
 * The game is bound. */
int gomocup_run(int count, char **words);

#endif
