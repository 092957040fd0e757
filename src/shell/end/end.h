/* end.h: the part END. */
#ifndef SHELL_END_H
#define SHELL_END_H

/* The game is over: who won, why, and the men that did it, until a key is pressed. */
void end_run(void);

#endif
