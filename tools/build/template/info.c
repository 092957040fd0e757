/* info.c: data of the game for engine and shell, and its rules as help text. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"
#include "texts/template.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
#include "texts/template_rules.inc"
    ;
#pragma rodata-name (pop)

static const GameInfo info = {
    "template", TEXT_TITLE, 2, { TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }, 0, help, NOISY_NONE, 10,
    NODES_PER_TIME(TEMPLATE_CYCLES_PER_NODE), 7
};

const GameInfo *game_info(void)
{
    return &info;
}
