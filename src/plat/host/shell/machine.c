/* machine.c: the host machine: start, RESET, and the commands of the test that drives it (protocol.h).
 *
 *   machine FD    FD is the file with the shared memory; commands come from standard input, answers go to fd 1 */
/* SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "engine/book.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/host/shell/host.h"
#include "plat/machine.h"
#include "shell/input/move_entry.h"
#include "shell/menu/game_list.h"
#include "view/view.h"
#include "../disk/probe_page.h"

static jmp_buf at_reset;

void shell_main(void);
void shell_reset(void);

/* ---- variables that tests look at ---- */

static void put_word(unsigned at, unsigned word)
{
    host_memory[at] = (uint8_t)word;
    host_memory[at + 1] = (uint8_t)(word >> 8);
}

static void publish(void)
{
    put_word(BOOK_SIZE_AT, book_size);
    memcpy(host_memory + CLOCK_AT, clock_digits, sizeof clock_digits);
    host_memory[FLIP_AT] = view_flip;
    host_memory[POINT_x_AT] = point_x;
    host_memory[POINT_y_AT] = point_y;
    put_word(SEED_AT, record_seed);
    host_memory[RULES_AT] = rules;
    host_memory[PLAYER_AT] = shell_player;
    put_word(BEGIN_AT, BEGIN_TEXT_AT);
    put_word(0x0600 + PROBE_TEXT, POSITION_AT);
    memory_check();
    host_memory[ENDED_AT] = RECORD_IS_OVER;
    put_word(RECORD_AT, record_count);
    put_word(RECORD_AT + 2, record_last);
    if (text_position) {
        memcpy(host_memory + RECORD_AT + 4, record_moves, 2u * record_most);
        memcpy(host_memory + POSITION_AT, text_position, text_size);
        memcpy(host_memory + BEGIN_TEXT_AT, record_begin, text_size);
    }
}

/* Tests may clear the flag "the human plays the second side" in the list of games, and change shell_player and the
 * start position. */
static void adopt(void)
{
    unsigned n;

    shell_player = host_memory[PLAYER_AT];
    for (n = 0; n < menu_list.count; ++n) {
        ((MenuList *)&menu_list)->games[n].second = host_memory[MENU_LIST_AT + 1 + 16 * n + MENU_SECOND];
    }
    if (text_position) {
        memcpy(record_begin, host_memory + BEGIN_TEXT_AT, text_size);
    }
}

/* ---- commands of the test ---- */

static void wait_for_command(void)
{
    char byte = HOST_DONE;

    publish();
    if (write(1, &byte, 1) != 1 || read(0, &byte, 1) != 1 || byte == HOST_QUIT) {
        _exit(0);
    }
    adopt();
    if (byte == HOST_RESET) {
        longjmp(at_reset, 1);
    }
}

int main(int count, char **words)
{
    unsigned n;

    if (count != 2) {
        fputs("usage: machine FD\n", stderr);
        return 2;
    }
    host = mmap(0, sizeof *host, PROT_READ | PROT_WRITE, MAP_SHARED, atoi(words[1]), 0);
    if (host == MAP_FAILED) {
        perror("machine");
        return 2;
    }
    host_memory = host->memory;
    host_at_command = wait_for_command;
    host_vbi = input_look;
    host_memory[HOST_RAMTOP] = machine_memory_page;
    for (n = 0; n < menu_list.count; ++n) {
        host_memory[MENU_LIST_AT + 1 + 16 * n + MENU_SECOND] = menu_list.games[n].second;
    }
    if (setjmp(at_reset)) {
        shell_reset();
    }
    shell_main();
    return 0;
}
