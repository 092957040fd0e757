/* settings.c: see settings.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/level.h"
#include "host/serve/settings.h"

Settings settings = { 0, 0, 0, "1977", LEVEL_DEFAULT, 16, 30000, 600000, 3600000, 120000 };
