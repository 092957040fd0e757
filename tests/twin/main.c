/* main.c: all twin tests of one game; the exit status is the number of failures. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "twin.h"
#include "plat/machine.h"

const uint8_t *book_data;
uint16_t book_size;

extern uint8_t _PAGES_RUN__[], _BSS_RUN__[];
extern uint8_t _TESTBSS_RUN__[], _TESTBSS_SIZE__[];

void setUp(void) { }
void tearDown(void) { }

/* For the book, which is linked but not used. */
void machine_open_book(void)
{
}

void machine_close_book(void)
{
}

int main(void)
{
    memset(_PAGES_RUN__, 0, (uint16_t)(_BSS_RUN__ - _PAGES_RUN__));
    memset(_TESTBSS_RUN__, 0, (uint16_t)_TESTBSS_SIZE__);
    state_clear();
    search_without = 0;
    UnityBegin(game_info()->name);
    run_game_tests();
    run_engine_tests();
    return UNITY_END();
}
