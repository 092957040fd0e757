/* while_thinking.h: what hands do while the computer thinks. FIRE, RETURN and SPACE say "move now"; a command ends the
 * search or not (command.h), and stays in shell_pending_event then; what is typed waits for the person's turn, and a
 * RETURN
 * behind
 * it as well, and a SPACE in a game whose moves have blanks. The stick has nothing to move and is passed over, until
 * the move is there. */
#ifndef SHELL_INPUT_WHILE_THINKING_H
#define SHELL_INPUT_WHILE_THINKING_H

#include <stdint.h>

/* 1: the event in shell_pending_event is of no concern to the computer; it was kept or passed over. */
uint8_t while_thinking_ignores(void);

/* The computer has moved. Who wanted that, a moment too late or while its man was on his way, does not want to play
 * where the cursor is; what else came is the person's. Where it has the next move as well nobody is waited for. */
void while_thinking_end(void);

/* The oldest event that was kept, or shell_pending_event, which is taken; or 0. */
uint8_t while_thinking_next(void);

#endif
