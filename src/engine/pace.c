/* pace.c: see pace.h. */
#include "engine/budget.h"
#include "engine/pace.h"
#include "plat/plat.h"

uint8_t pace_node(void)
{
    if (!--poll_left) {
        return budget_poll();
    }
    return plat_hurry();
}
