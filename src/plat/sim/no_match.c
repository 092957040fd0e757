/* no_match.c: in the place of match.c, where a game leaves no room for it. */
#include "host/game_commands.h"
#include "host/bad_input.h"

int command_match(const Arguments *arguments)
{
    (void)arguments;
    bad_input("this image is too small for", "match");
    return 2;
}
