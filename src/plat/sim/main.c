/* main.c: the main program of a 6502 image under sim65: the text interface of one game. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "host/game_commands.h"
#include "host/bad_input.h"

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

int main(int count, char **words)
{
    if (count < 2) {
        bad_input("a verb is missing (games moves perft divide best match bench play)", "");
    }
    if (strcmp(words[1], "games") == 0) {
        puts(game_info()->name);
        return 0;
    }
    book_data = game_book;
    book_size = game_book_size;
    return command_run(words[1], count - 2, words + 2);
}
