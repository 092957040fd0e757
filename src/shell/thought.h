/* thought.h: what the search has found so far, in a line. */
#ifndef SHELL_THOUGHT_H
#define SHELL_THOUGHT_H

/* For `side`, who thinks. */
void thought_show(void);

#endif
