/* texts.c: memory and constants that the shell sees as constants (plat/machine.h), but that the host machine writes. So
 * this file does not include that header. */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>

char machine_lesson[16384]; /* HOST_TEXT_MOST */
uint8_t machine_openings_kind;
uint8_t machine_book_plies;
uint8_t machine_memory_page = 0xC0;

void texts_set_game(uint8_t openings_kind, uint8_t book_plies);
void texts_set_game(uint8_t openings_kind, uint8_t book_plies)
{
    machine_openings_kind = openings_kind;
    machine_book_plies = book_plies;
}

char *texts_lesson(void);
char *texts_lesson(void)
{
    return machine_lesson;
}
