/* imcs_server_faults.c: the faults that tests make the server commit (fault injection); see imcs_server.h. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "imcs_server.h"

/* The names, each followed by a space. */
static const char names[] =
    "silent "       /* does not greet */
    "hangup "       /* closes the connection instead of greeting */
    "full "         /* says that it is full */
    "version "      /* greets with another protocol version */
    "password "     /* refuses every password */
    "countermand "  /* refuses every offer */
    "pieces "       /* sends every character separately */
    "garbage "      /* sends garbage between the lines */
    "escape "       /* sends terminal escape codes in answers and moves */
    "noboard "      /* shows no board */
    "badboard "     /* shows an invalid board */
    "falsemove "    /* reports another move than the one made; its board is right */
    "late "         /* stops sending */
    "close "        /* closes the connection during the game */
    "cut "          /* closes the connection in the middle of a line */
    "refuse "       /* refuses two moves, then accepts the third */
    "refuseall ";   /* refuses every move */

static char chosen[NAME_MOST + 1];
static unsigned from_ply;
unsigned fault_times = 1000000;

const char *fault_names(void)
{
    return names;
}

int fault_read(const char *text)
{
    size_t length = strcspn(text, "@");
    const char *at;

    if (!length || length >= NAME_MOST) {
        return 0;
    }
    memcpy(chosen, text, length);
    strcpy(chosen + length, " ");
    at = strstr(names, chosen);
    chosen[length] = 0;
    from_ply = text[length] ? (unsigned)atoi(text + length + 1) : 0;
    return at && (at == names || at[-1] == ' ');
}

int fault_is(const char *name)
{
    return fault_times && strcmp(chosen, name) == 0;
}

int fault_at(const char *name, unsigned plies)
{
    if (!fault_is(name) || plies < from_ply) {
        return 0;
    }
    --fault_times;
    return 1;
}
