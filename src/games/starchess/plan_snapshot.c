/* plan_snapshot.c: boards to come back to; asm/games/starchess/plan_snapshot.s is its twin. */
#include "games/starchess/plan.h"

static Galaxy kept[AHEAD];

void stars_keep(uint8_t turn)
{
    kept[turn] = galaxy;
}

void stars_bring_back(uint8_t turn)
{
    galaxy = kept[turn];
}
