/* machine.c: sim65: no clock, no keys. */
#include "plat/machine.h"

uint16_t plat_frames(void)
{
    return 0;
}

uint8_t plat_hurry(void)
{
    return 0;
}

/* tools/lab/common/prof65 watches this address; sim65 has nothing there. */
void plat_count(uint8_t on)
{
    *(volatile uint8_t *)0xFFF0 = on;
}

void plat_search(void)
{
}

void plat_progress(void)
{
}

void plat_open_book(void)
{
}

void plat_close_book(void)
{
}
