/* printable.c: see printable.h. */
/* SPDX-License-Identifier: MIT */
#include "host/printable.h"

char *printable(char *text)
{
    char *c;

    for (c = text; *c; ++c) {
        if (*c < ' ' || *c > '~') {
            *c = '?';
        }
    }
    return text;
}
