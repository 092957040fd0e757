/* imcs_server_faults.c: see imcs_server.h. */
#include <stdlib.h>
#include <string.h>

#include "imcs_server.h"

/* Each with a space behind it. */
static const char names[] =
    "silent "       /* does not greet */
    "hangup "       /* closes instead */
    "full "         /* says that it is */
    "version "      /* is another server */
    "password "     /* takes none */
    "countermand "  /* takes no offer */
    "pieces "       /* every character goes by itself */
    "garbage "      /* between any two lines */
    "escape "       /* codes for the terminal, in answers and moves */
    "noboard "      /* shows none */
    "badboard "     /* shows what is none */
    "falsemove "    /* tells of another move than was made; its board is right */
    "late "         /* says nothing more */
    "close "        /* closes in mid-game */
    "cut "          /* the same in mid-line */
    "refuse "       /* takes the third move it is given */
    "refuseall ";   /* takes none */

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
