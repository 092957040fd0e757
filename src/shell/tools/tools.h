/* tools.h: the part TOOLS: commands that are seldom wanted. All but ask_win answer OBEY_ (shell.h). */
#ifndef SHELL_TOOLS_H
#define SHELL_TOOLS_H

#include <stdint.h>

/* ---- ask.c: what takes a question ---- */

uint8_t ask_sides(void);
uint8_t ask_variant(void);
uint8_t ask_win(void); /* 1: the search is to look for one, with the limits that are set now */

/* ---- edit.c: setting up a position ---- */

uint8_t edit_run(void);

#endif
