/* game_memory.c: the memory a game asks for in its game.txt (disk/MEMORY.md): lists, repetition keys, moves, texts.
 * This is the host's version, with the maximum of everything. Under sim65 asm/engine/game_memory.s, its twin, is
 * assembled for each game. On the disk the memory is between the kernel and the game overlay, and the overlay's head
 * says where (tools/build/game.awk, disk/game_overlay.s). */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"

uint8_t list_pages = LIST_PAGES;
uint8_t list_full = LIST_PAGES - 1;
uint8_t list_pool[3 * LIST_POOL];

static uint8_t keys[REPETITION_KEY][REPETITION_MAX];
uint8_t (*repetition_keys)[REPETITION_MAX] = keys;

static uint16_t moves[RECORD_MOST];
uint16_t *record_moves = moves;
uint16_t record_most = RECORD_MOST;

static char start_text[TEXT_SIZE];
static char position_text[TEXT_SIZE];
char *record_begin = start_text;
char *text_position = position_text;
uint16_t text_size = TEXT_SIZE;
