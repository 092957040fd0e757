/* brain_keep.c: boards to come back to; asm/games/starchess/brain_keep.s is its twin. */
#include "games/starchess/brain.h"

static Galaxy kept[AHEAD];

void stars_keep(uint8_t turn)
{
    kept[turn] = galaxy;
}

void stars_bring_back(uint8_t turn)
{
    galaxy = kept[turn];
}
