/* try_plat.c: the few words of plat.h that try.c needs beside overlay.c. */
#include "plat/plat.h"

#define RTCLOK ((volatile uint8_t *)0x12)

uint16_t plat_frames(void)
{
    return (uint16_t)(RTCLOK[1] << 8 | RTCLOK[2]);
}

uint8_t plat_hurry(void)
{
    return 0;
}

void plat_count(uint8_t on)
{
    (void)on;
}

void plat_progress(void)
{
}
