/* memory.c: the memory a game asks for in its game.txt, in place of engine/game_memory.c. Every area has exactly the
 * size that the game has on the disk, so that the sanitizer sees what would overwrite something else there. The text of
 * the start position comes right after the moves, as on the Atari. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/tt.h"
#include "plat/host/shell/host.h"

uint8_t list_pages = LIST_PAGES;
uint8_t list_full = LIST_PAGES - 1;
uint8_t list_pool[3 * LIST_POOL];
uint8_t (*repetition_keys)[REPETITION_MAX];
uint16_t *record_moves;
uint16_t record_most;
char *record_begin;
char *text_position;
uint16_t text_size;

static const struct {
    const char *game;
    uint8_t lists, has_repetition;
    uint16_t moves, text;
} sizes[] = {
#define MEMORY(game, lists, repetition, moves, text) { #game, lists, repetition, moves, text },
#include "memory.inc"
    { 0, 0, 0, 0, 0 }
};

#define PROBE_COPIED 160

void memory_check(void)
{
    unsigned n;

    for (n = 0; text_position && n < PROBE_COPIED; ++n) {
        if (text_position[text_size + n]) {
            host_fail("a position is longer than its memory:", text_position);
        }
    }
}

void memory_take(const char *game)
{
    unsigned n = 0;

    while (strcmp(sizes[n].game, game)) {
        ++n;
    }
    free(record_moves);
    free(text_position);
    free(repetition_keys);
    list_pages = sizes[n].lists;
    list_full = list_pages - (list_pages > 1);
    record_most = sizes[n].moves;
    text_size = sizes[n].text;
    record_moves = malloc(2u * record_most + text_size);
    record_begin = (char *)(record_moves + record_most);
    /* probe_position copies PROBE_COPIED bytes of any text: the bytes after a short one stay 0 (memory_check). */
    text_position = malloc(text_size + PROBE_COPIED);
    repetition_keys = sizes[n].has_repetition ? malloc(REPETITION_BYTES) : 0;
    memset(record_moves, 0, 2u * record_most + text_size);
    memset(text_position, 0, text_size + PROBE_COPIED);
    if (repetition_keys) {
        memset(repetition_keys, 0, REPETITION_BYTES);
    }
}
