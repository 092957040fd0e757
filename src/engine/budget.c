/* budget.c: see budget.h. */
#include "engine/budget.h"
#include "plat/plat.h"

uint32_t budget_nodes;
uint16_t budget_frames;
uint32_t budget_counted;
uint8_t poll_over;

static uint16_t first_frame;
static uint8_t chunk; /* nodes the running poll interval began with */

void budget_start(void)
{
    budget_counted = 0;
    first_frame = plat_frames();
}

/* The next poll comes after 255 nodes, or when the node budget ends. */
void budget_open(void)
{
    uint32_t left;

    chunk = 255;
    if (budget_nodes) {
        left = budget_nodes - budget_counted;
        if (left < chunk) {
            chunk = (uint8_t)left;
        }
    }
    poll_left = chunk;
    poll_over = 0;
}

uint8_t budget_poll(void)
{
    budget_counted += chunk + poll_over;
    poll_over = 0;
    if (budget_nodes && budget_counted >= budget_nodes) {
        chunk = 0;
        return 1;
    }
    budget_open();
    if (budget_frames && (uint16_t)(plat_frames() - first_frame) >= budget_frames) {
        return 1;
    }
    return plat_hurry();
}

void budget_settle(void)
{
    budget_counted += (uint8_t)(chunk - poll_left);
    chunk = poll_left;
}
