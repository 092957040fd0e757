/* bad_input.c: see bad_input.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "engine/game.h"
#include "engine/text.h"
#include "host/bad_input.h"

#define DETAIL_MOST 40 /* characters of the user's text that are shown */

static void say(const char *text)
{
    fputs(text, stderr);
}

void bad_input_line(const char *what, const char *detail)
{
    static char shown[DETAIL_MOST + 1];
    unsigned i;

    say("trog: ");
    say(what);
    if (*detail) {
        for (i = 0; i < DETAIL_MOST && detail[i]; ++i) {
            shown[i] = detail[i] >= ' ' && detail[i] < 127 ? detail[i] : '?';
        }
        shown[i] = 0;
        say(": '");
        say(shown);
        say(detail[i] ? "' and more" : "'");
    }
    say("\n");
}

void bad_input(const char *what, const char *detail)
{
    bad_input_line(what, detail);
    exit(STATUS_BAD_INPUT);
}

void bad_text(const char *kind, const char *why)
{
    static char digits[4];
    uint16_t place = (uint16_t)(text_error_place + 1);

    digits[0] = (char)('0' + place / 100);
    digits[1] = (char)('0' + place / 10 % 10);
    digits[2] = (char)('0' + place % 10);
    say("trog: ");
    say(game_info()->name);
    say(" ");
    say(kind);
    say(", character ");
    say(place < 10 ? digits + 2 : place < 100 ? digits + 1 : digits);
    say(": ");
    say(why);
    say("\n");
    exit(STATUS_BAD_INPUT);
}
