/* starchess_reference.h: the rules of Star Chess once more, written apart from the game, plain and slow: text in, text
 * out. */
#ifndef STARCHESS_REFERENCE_H
#define STARCHESS_REFERENCE_H

/* Reads a position, as the notation has it; it must be one. */
void plain_read(const char *text);

/* Writes it. */
void plain_write(char *text);

/* Plays a command as people type it. 0: it is illegal, and nothing has changed. */
int plain_play(const char *command);

#endif
