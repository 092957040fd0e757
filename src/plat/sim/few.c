/* few.c: in the place of match.c and play.c, where a game leaves no room for
 * them. */
#include "host/command.h"
#include "host/fault.h"

int command_match(const Arguments *arguments)
{
    (void)arguments;
    fault("this image is too small for", "match");
    return 2;
}

int command_play(const Arguments *arguments)
{
    (void)arguments;
    fault("this image is too small for", "play");
    return 2;
}
