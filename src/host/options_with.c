/* options_with.c: the words of the option --with: techniques that do not play by default (engine/techniques.h). Builds
 * without them link src/plat/sim/no_options_with.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/techniques.h"
#include "host/options.h"

const Technique options_with[] = {
    { "aspiration", WITH_ASPIRATION }, { "hard", WITH_HARD_PRUNING }, { "line", WITH_KEPT_LINE },
    { "razoring", WITH_RAZORING }, { "exchange", WITH_EXCHANGE },
};
const uint8_t options_with_count = sizeof options_with / sizeof options_with[0];
const char options_with_error[] = "with takes aspiration hard line razoring exchange, not";
