/* print_screen.c: boots the disk without a display and prints the screen as text.
 *
 *   print_screen DISK.atr [FRAMES]
 */
/* SPDX-License-Identifier: MIT */
#include "driver.h"
#include "host_rules.h"
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>

#define FRAMES_USUAL 900 /* 15 s: by then the menu is shown */

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .is_slow = 1};
    char text[SCREEN_TEXT];

    host_words(argument_count, arguments, "DISK.atr [FRAMES]");
    options.disk = arguments[1];
    emu_start(&options);
    emu_frames(argument_count > 2 ? (unsigned)atoi(arguments[2]) : FRAMES_USUAL);
    screen_text(emu_memory(), text);
    fputs(text, stdout);
    emu_stop();
    return 0;
}
