/* fault.c: see fault.h. */
#include <stdio.h>
#include <stdlib.h>

#include "engine/game.h"
#include "engine/text.h"
#include "host/fault.h"

#define STATUS_BAD_INPUT 2
#define DETAIL_MOST 40 /* characters of the user's text that are shown */

void fault(const char *what, const char *detail)
{
    static char shown[DETAIL_MOST + 1];
    unsigned i;

    for (i = 0; i < DETAIL_MOST && detail[i]; ++i) {
        shown[i] = detail[i] >= ' ' && detail[i] < 127 ? detail[i] : '?';
    }
    shown[i] = 0;
    fprintf(stderr, "trog: %s: '%s'%s\n", what, shown, detail[i] ? " and more" : "");
    exit(STATUS_BAD_INPUT);
}

void fault_in_text(const char *kind, const char *why)
{
    fprintf(stderr, "trog: %s %s, character %u: %s\n", game_info()->name, kind,
        text_place + 1, why);
    exit(STATUS_BAD_INPUT);
}
