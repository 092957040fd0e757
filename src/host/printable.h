/* printable.h: text that somebody else wrote, for a terminal. */
#ifndef HOST_PRINTABLE_H
#define HOST_PRINTABLE_H

/* Control characters and whatever is not ASCII become '?', in place: a name or a line of a server must not move the
 * cursor or change colours. Returns the text. */
char *printable(char *text);

#endif
