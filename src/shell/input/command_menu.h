/* command_menu.h: the part COMMANDS: a page of all commands. */
#ifndef SHELL_INPUT_COMMAND_MENU_H
#define SHELL_INPUT_COMMAND_MENU_H

#include <stdint.h>

/* Shows it in the board's place. What the user wants comes next, as if its key had been pressed (shell_pending_event).
 * */
uint8_t commands_run(void);

#endif
