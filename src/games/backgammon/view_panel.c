/* view_panel.c: the panel of backgammon: of each player name, clock, pips, checkers borne off, and the last play. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/text.h"
#include "games/backgammon/view.h"
#include "texts/backgammon.h"

#define PLAY_LINES 4
#define TOP_PIPS 2
#define TOP_OFF 3
#define TOP_PLAY 5
#define BOTTOM_PLAY 11
#define BOTTOM_OFF 16
#define BOTTOM_PIPS 17

static void write_number(uint8_t line, const char *name, uint16_t number)
{
    line_start();
    line_text(name);
    line_number(number);
    screen_panel(line, text_buffer);
}

/* Sets `move` to the last play before move n of the record, and writes it. Returns its number, or 0. */
static uint16_t write_play_before(uint16_t n)
{
    while (n) {
        record_move(--n);
        if (!(move & MOVE_ROLL)) {
            if (n) { /* the roll is needed to write it */
                record_move((uint16_t)(n - 1));
                game_write_move(TEXT_WORD);
                record_move(n);
            }
            game_write_move(TEXT_WORD);
            return n;
        }
    }
    TEXT_WORD[0] = 0;
    return 0;
}

/* Writes the play in TEXT_WORD, a line for each checker: 6/5(2) as 6/5X2. */
static void write_lines(uint8_t line)
{
    const char *at = TEXT_WORD;
    uint8_t end = (uint8_t)(line + PLAY_LINES);

    for (; line != end; ++line) {
        line_start();
        while (*at && *at != ' ') {
            if (*at != ')') {
                line_char(*at == '(' ? 'X' : *at);
            }
            ++at;
        }
        if (*at) {
            ++at;
        }
        screen_panel(line, text_buffer);
    }
}

void backgammon_panel(void)
{
    static uint16_t kept;
    static uint16_t n;
    uint8_t owner;
    uint8_t is_bottom;
    uint8_t place;
    uint16_t pips;

    kept = move;
    n = record_count;
    text_other_board = TEXT_FOR_LIST;
    owner = side;
    do { /* the other side has moved last */
        owner ^= 1;
        is_bottom = owner == BOTTOM;
        screen_colour_bit = 0;
        n = write_play_before(n);
        write_lines(is_bottom ? BOTTOM_PLAY : TOP_PLAY);
        pips = 0;
        for (place = 1; place <= BAR; ++place) {
            pips += backgammon_at[PLACE(owner, place)] * place;
        }
        write_number(is_bottom ? BOTTOM_PIPS : TOP_PIPS, TEXT_PIPS, pips);
        write_number(is_bottom ? BOTTOM_OFF : TOP_OFF, TEXT_BORNE_OFF, backgammon_at[PLACE(owner, OFF)]);
        view_player(owner);
    } while (owner != side);
    text_other_board = 0;
    move = kept;
}
