/* segments.c: where the variables and the code of each overlay and each game are (tests/shell/shell.mk renames their
 * segments, and the linker defines symbols for start and end). */
/* SPDX-License-Identifier: MIT */
#include "plat/host/shell/host.h"

#define SEGMENTS(name, prefix) \
    extern uint8_t __start_##prefix##_data[] __attribute__((weak)), __stop_##prefix##_data[] __attribute__((weak)), \
        __start_##prefix##_bss[] __attribute__((weak)), __stop_##prefix##_bss[] __attribute__((weak)), \
        __start_##prefix##_code[] __attribute__((weak)), __stop_##prefix##_code[] __attribute__((weak));
#include "overlay_segments.inc"
#include "segments.inc"
#undef SEGMENTS

#define SEGMENTS(name, prefix) { name, __start_##prefix##_data, __stop_##prefix##_data, __start_##prefix##_bss, \
    __stop_##prefix##_bss, __start_##prefix##_code, __stop_##prefix##_code },
const HostSegments host_overlays[] = {
#include "overlay_segments.inc"
    { 0 }
};
const HostSegments host_games[] = {
#include "segments.inc"
    { 0 }
};
