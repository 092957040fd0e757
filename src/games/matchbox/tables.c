/* tables.c: the boxes of the second, fourth and sixth ply; tests/unit/matchbox.c computes them again and compares. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"

const Box matchbox_box[BOXES] = {
    { 18993, { 0x73, 0x74, 0x85, NO_BEAD }, 8 },
    { 19045, { 0x63, 0x64, NO_BEAD, NO_BEAD }, 6 },
    { 14616, { 0x85, NO_BEAD, NO_BEAD, NO_BEAD }, 0 },
    { 14724, { 0x30, 0x64, 0x84, 0x85 }, 3 },
    { 14880, { 0x30, 0x31, NO_BEAD, NO_BEAD }, 0 },
    { 14691, { 0x64, 0x84, 0x85, NO_BEAD }, 8 },
    { 6435, { 0x64, 0x73, NO_BEAD, NO_BEAD }, 12 },
    { 6111, { 0x73, 0x74, 0x75, NO_BEAD }, 8 },
    { 6238, { 0x40, 0x41, 0x63, 0x75 }, 3 },
    { 5914, { 0x63, 0x64, NO_BEAD, NO_BEAD }, 6 },
    { 5922, { 0x63, 0x64, NO_BEAD, NO_BEAD }, 6 },
    { 6030, { 0x41, 0x42, 0x73, NO_BEAD }, 0 },
    { 2025, { 0x52, 0x63, 0x64, NO_BEAD }, 4 },
    { 2133, { 0x41, 0x52, NO_BEAD, NO_BEAD }, 0 },
    { 1593, { 0x30, 0x64, NO_BEAD, NO_BEAD }, 0 },
    { 1917, { 0x30, 0x41, NO_BEAD, NO_BEAD }, 0 },
    { 1809, { 0x64, NO_BEAD, NO_BEAD, NO_BEAD }, 12 },
    { 4752, { 0x30, 0x75, NO_BEAD, NO_BEAD }, 6 },
    { 4563, { 0x41, 0x73, NO_BEAD, NO_BEAD }, 0 },
};
