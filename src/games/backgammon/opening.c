/* opening.c: the plays for the 15 first rolls, with the names that players have for them. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/think.h"
#include "games/backgammon/backgammon.h"
#include "texts/backgammon.h"

#pragma code-name ("SEARCH")
#pragma rodata-name ("SEARCH")

/* Places that the larger and the smaller die leave, for 2-1, 3-1, 3-2, 4-1 ... 6-5. */
static const uint8_t large_from[] = { 13, 8, 24, 13, 8, 24, 13, 13, 8, 13, 13, 24, 24, 24, 24 };
static const uint8_t small_from[] = { 6, 6, 13, 24, 6, 13, 24, 24, 6, 24, 8, 13, 13, 18, 18 };
static const char *const names[] = {
    TEXT_SLOT, TEXT_GOLDEN_POINT, TEXT_SPLIT, TEXT_SPLIT, TEXT_FOUR_POINT,
    TEXT_SPLIT, TEXT_SPLIT, TEXT_SPLIT, TEXT_THREE_POINT, TEXT_SPLIT,
    TEXT_BAR_POINT, TEXT_SPLIT, TEXT_SPLIT, TEXT_RUN, TEXT_LOVERS_LEAP
};

uint8_t backgammon_opening(void)
{
    uint8_t i;
    uint8_t n;

    if (record_count != 1 || !backgammon_is_start_board()) {
        return 0;
    }
    i = backgammon_small;
    for (n = (uint8_t)(backgammon_large - 1); --n;) {
        i += n;
    }
    --i;
    move = (uint16_t)(small_from[i] << 8 | large_from[i]);
    think_report_text = names[i];
    return 1;
}
