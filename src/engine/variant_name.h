/* variant_name.h: the name of a variant of the rules. GameInfo.rules has its words first, for the screen: "Opening:
 * swap"; after their terminating 0 follows the name for saves and the command line: "opening=swap". Static code: few
 * overlays need it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_VARIANT_NAME_H
#define ENGINE_VARIANT_NAME_H

static const char *variant_name(const char *variant)
{
    while (*variant++) {
    }
    return variant;
}

#endif
