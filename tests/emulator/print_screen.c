/* print_screen.c: boots the disk without a display and prints the screen as text.
 *
 *   print_screen DISK.atr [FRAMES]   the screen after FRAMES frames; without FRAMES, the menu
 *   print_screen DISK.atr play       the first game of the menu, when the player is asked for a move
 */
/* SPDX-License-Identifier: MIT */
#include "screen.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAMES_USUAL 900 /* 15 s: by then the menu is shown */

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .is_slow = 1};
    const char *when = argument_count > 2 ? arguments[2] : "";
    char text[SCREEN_TEXT];

    host_words(argument_count, arguments, "DISK.atr [FRAMES | play]");
    options.disk = arguments[1];
    emu_start(&options);
    emu_frames(atoi(when) ? (unsigned)atoi(when) : FRAMES_USUAL);
    if (strcmp(when, "play") == 0) {
        emu_key(KEY_RETURN);
        wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD + WAIT_PASSES, 5);
    }
    screen_text(emu_memory(), text);
    fputs(text, stdout);
    emu_stop();
    return 0;
}
