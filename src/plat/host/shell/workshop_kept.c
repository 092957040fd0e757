/* workshop_kept.c: the results of a comparison (shell/workshop/comparison_data.h). On the Atari they are in screen
 * memory, so opening a frame clears them. The build gives this file a segment of its own for that. */
/* SPDX-License-Identifier: MIT */
#include "shell/workshop/comparison_data.h"

uint8_t comparison_setting;
uint8_t comparison_run_row;
uint8_t comparison_run_reached[WORKSHOP_SETTINGS];
uint8_t comparison_run_length[WORKSHOP_SETTINGS];
uint8_t comparison_run_line_lo[WORKSHOP_SETTINGS * PV_MAX];
uint8_t comparison_run_line_hi[WORKSHOP_SETTINGS * PV_MAX];
