/* view_panel.c: the panel of backgammon: of each player name, clock, pips, checkers borne off, the last play, after the
 * computer's play the chance to win, and in a match the points; when the game is over, luck and moves (luck.c). */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/text.h"
#include "games/backgammon/view.h"
#include "texts/backgammon.h"

#define PLAY_LINES 4
#define PIPS 2 /* lines of the upper side; those of the lower side are in the opposite order */
#define BORNE_OFF 3
#define CHANCE 4
#define PLAY 5
#define MATCH 9
#define LAST_LINE 19

static uint8_t owner; /* the side whose lines are written */
uint8_t panel_is_counted;

/* Returns the line for `owner` that is for the upper side `line`. */
static uint8_t own_line(uint8_t line)
{
    return owner == BOTTOM ? (uint8_t)(LAST_LINE - line) : line;
}

static void write_number(uint8_t line, const char *name, uint16_t number)
{
    line_start();
    line_text(name);
    line_number(number);
    screen_panel(own_line(line), text_buffer);
}

/* Sets `move` to the last play before move n of the record, and writes it. Returns its number, or 0. */
static uint16_t write_play_before(uint16_t n)
{
    while (n) {
        record_move(--n);
        if (!IS_ROLL(move)) {
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

/* Writes the play in TEXT_WORD, a line for each checker: 6/5(2) in two lines, because 13/11(2) is too long for one. */
static void write_lines(uint8_t line)
{
    static const char *start;
    const char *at = TEXT_WORD;
    uint8_t end = (uint8_t)(line + PLAY_LINES);
    uint8_t times = 0;

    for (; line != end; ++line) {
        line_start();
        start = at;
        while (*at && *at != ' ' && *at != '(') {
            line_char(*at);
            ++at;
        }
        if (*at == '(') {
            if (!times) {
                times = (uint8_t)(at[1] - '0');
            }
            --times;
            if (times) {
                at = start;
            } else {
                at += 3;
            }
        }
        if (*at == ' ') {
            ++at;
        }
        screen_panel(line, text_buffer);
    }
}

static uint8_t change_line;

/* Writes a change of the value of the game, as +0.83, in a line below its name. */
static void write_change(const char *name, uint8_t kind)
{
    static int16_t change;

    screen_panel(change_line, name);
    ++change_line;
    change = backgammon_changes[kind | owner];
    line_start();
    if (change < 0) {
        change = -change;
        line_char('-');
    } else {
        line_char('+');
    }
    line_number(change + 10000); /* 10834 becomes 0.83 */
    text_buffer[1] = text_buffer[2];
    text_buffer[2] = '.';
    text_buffer[5] = 0;
    screen_panel(change_line, text_buffer);
    ++change_line;
}

void backgammon_panel(void)
{
    static uint16_t kept;
    static uint16_t n;
    static uint8_t percent;
    static uint8_t place;
    static uint8_t count;
    static const uint8_t *own;
    static uint16_t pips;

    kept = move;
    if (!outcome || outcome == OUTCOME_CHANCE) {
        panel_is_counted = 0;
    }
    percent = backgammon_noted();
    n = record_count;
    text_other_board = TEXT_FOR_LIST;
    owner = side;
    do { /* the other side has moved last */
        owner ^= 1;
        own = backgammon_at + PLACE(owner, 0);
        screen_colour_bit = 0;
        n = write_play_before(n);
        change_line = owner == BOTTOM ? LAST_LINE - PLAY - PLAY_LINES + 1 : PLAY;
        if (panel_is_counted) {
            write_change(TEXT_LUCK, BACKGAMMON_LUCK);
            write_change(TEXT_CHOICES, BACKGAMMON_MOVES);
        } else {
            write_lines(change_line);
        }
        pips = 0;
        count = 0;
        for (place = BAR; place; --place) { /* a checker counts once for each place that it has to go */
            count += own[place];
            pips += count;
        }
        write_number(PIPS, TEXT_PIPS, pips);
        write_number(BORNE_OFF, TEXT_BORNE_OFF, own[OFF]);
        line_start();
        if (percent) {
            line_text(TEXT_CHANCE); /* without %: its place in the character set has the slash */
            line_number(owner ? 100 - percent : percent);
        }
        screen_panel(own_line(CHANCE), text_buffer);
        line_start();
        if (rules) {
            line_number(backgammon_score(owner));
            line_text(TEXT_MATCH_POINTS);
            line_number(MATCH_POINTS);
        }
        screen_panel(own_line(MATCH), text_buffer);
        view_player(owner);
    } while (owner != side);
    text_other_board = 0;
    move = kept;
}
