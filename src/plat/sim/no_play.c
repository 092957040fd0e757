/* no_play.c: in the place of play.c: no person sits at a simulated 6502. */
#include "host/game_commands.h"
#include "host/bad_input.h"

int command_play(const Arguments *arguments)
{
    (void)arguments;
    bad_input("there is no terminal here for", "play");
    return 2;
}
