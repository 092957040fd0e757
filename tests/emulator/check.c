/* check.c: see check.h. */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "driver.h"
#include "screen.h"

#include <stdarg.h>
#include <stdio.h>

static unsigned passed, failed;
unsigned check_seed = 1;

int check(int is_right, const char *format, ...)
{
    static char text[SCREEN_TEXT];
    va_list arguments;

    if (is_right) {
        passed++;
        return 1;
    }
    failed++;
    fputs("FAILED: ", stdout);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("  (frame %u)\n", emu_frame());
    if (failed == 1 && emu_is_running()) {
        screen_text(emu_memory(), text);
        fputs(text, stdout);
    }
    fflush(stdout);
    return 0;
}

void figure(const char *format, ...)
{
    va_list arguments;

    fputs("figure ", stdout);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

int check_end(void)
{
    emu_stop();
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}

unsigned check_random(unsigned below)
{
    check_seed = check_seed * 1664525u + 1013904223u;
    return (unsigned)((unsigned long long)check_seed * below >> 32);
}
