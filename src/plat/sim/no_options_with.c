/* no_options_with.c: the option --with has no words in an image without these techniques. */
/* SPDX-License-Identifier: MIT */
#include "host/options.h"

const Technique options_with[1];
const uint8_t options_with_count = 0;
const char options_with_error[] = "this build has no --with";
