/* opening.c: the verb `trog opening GAME [POSITION]`: names the opening of a position, or lists all openings. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "host/books.h"
#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/print.h"

static void print_name(const uint8_t *from)
{
    char letter[2] = { 0, 0 };

    do {
        letter[0] = (char)(*from & ~OPENING_LAST);
        print_text(letter);
    } while (!(*from++ & OPENING_LAST));
    print_text(":");
}

/* Plays the moves of an opening from the start and prints them. */
static void print_moves(const uint8_t *ordinals, uint8_t moves)
{
    static char text[TEXT_SIZE];
    uint8_t i;

    game_reset();
    for (i = 0; i < moves; ++i) {
        list_moves();
        list_choose(ordinals[i]);
        game_write_move(text);
        print_char(' ');
        print_text(text);
        list_play();
        game_hash();
    }
    print_char('\n');
}

static void print_all(void)
{
    static uint8_t ordinals[PLIES];
    const uint8_t *at = books_openings;
    const uint8_t *end = books_openings + books_openings_size;
    uint8_t i;

    while (at < end) {
        for (i = 0; i < at[OPENING_MOVES]; ++i) {
            ordinals[at[OPENING_SHARED] + i] = at[OPENING_HEAD + i];
        }
        i = (uint8_t)(at[OPENING_SHARED] + at[OPENING_MOVES]);
        at += OPENING_HEAD + at[OPENING_MOVES];
        print_name(at);
        print_moves(ordinals, i);
        while (!(*at++ & OPENING_LAST)) {
        }
    }
}

int command_opening(const char *game, const char *position)
{
    const char *name;
    const char *why;

    if (!books_openings_size) {
        bad_input("this game has no named openings", game);
    }
    state_clear();
    rules = 0;
    game_reset();
    if (!position) {
        print_all();
        return 0;
    }
    why = game_read_position(position);
    if (why) {
        bad_text("position", why);
    }
    name = books_opening();
    if (name) {
        print_text(name);
        print_char('\n');
    }
    return !name;
}
