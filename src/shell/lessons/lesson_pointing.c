/* lesson_pointing.c: questions of a lesson that are answered by pointing: at a place of a small board, at a leaf of a
 * tree, or at the two places of a move. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/lessons/lesson_page.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define TARGET '{' /* before a place that can be pointed at, */
#define TARGET_END '}' /* and after it */
#define TARGETS_MOST 16
#define INVERSE 0x80

/* ---- the targets of a page, in the order of its rows ---- */

char lesson_picks;
uint8_t lesson_is_played;
uint8_t lesson_cursor;
uint8_t lesson_picked;
uint8_t lesson_targets;
static uint8_t target_row[TARGETS_MOST];
static uint8_t target_column[TARGETS_MOST];
static char target_is[TARGETS_MOST]; /* its first character */

static uint8_t column; /* in the row that is shown */

/* Notes the target with this first character, in this row and column. Returns the character that it has now. */
static char open_target(char is)
{
    uint8_t n = lesson_targets++;

    target_row[n] = screen_row;
    target_column[n] = column;
    target_is[n] = is;
    if (lesson_is_played) {
        if (n == lesson_picked) {
            return '.';
        }
        if (n == lesson_cursor && lesson_picks >= 'A') {
            return lesson_picks;
        }
        if (n == lesson_cursor && lesson_picks == PICK_MOVE) {
            return target_is[lesson_picked];
        }
    }
    return is;
}

/* Shows a text in screen_row; the targets that the player points at are inverse. */
void lesson_show_text(const char *text)
{
    uint8_t inverse = 0;
    uint8_t code;

    column = 0;
    lesson_start_row();
    for (; *text; ++text) {
        code = (uint8_t)*text;
        if (code == TARGET_END) {
            inverse = 0;
            continue;
        }
        if (code == TARGET) {
            if (lesson_targets == lesson_cursor || lesson_targets == lesson_picked) {
                inverse = INVERSE;
            }
            ++text;
            code = (uint8_t)open_target(*text);
        }
        if (inverse) {
            if (code < 0x60) {
                code -= 0x20;
            }
            code |= INVERSE;
        }
        line_char((char)code);
        ++column;
    }
    screen_text(text_buffer);
}

/* ---- pointing ---- */

void lesson_say(const char *text)
{
    screen_row = SAY_ROW;
    lesson_show_text(text);
}

/* Returns 1 if the reply at lesson_at, of which the letters are next, is about what the player points at; one without
 * letters always is. Moves lesson_at to its text. */
static uint8_t is_about(void)
{
    uint8_t fits = 0;
    uint8_t from = lesson_picked;
    uint8_t to = lesson_cursor;

    from += 'A';
    to += 'A';
    if (*lesson_at == ' ') {
        fits = 1;
    }
    while (*lesson_at != ' ') {
        if (lesson_picks == PICK_MOVE) {
            if ((uint8_t)*lesson_at++ != from) {
                ++lesson_at;
                continue;
            }
        }
        if ((uint8_t)*lesson_at++ == to) {
            fits = 1;
        }
    }
    ++lesson_at;
    return fits;
}

/* The player points at the target under the cursor: a right answer closes the question. */
void lesson_point(void)
{
    uint8_t is_right;

    if (lesson_picks == PICK_MOVE && lesson_picked == NONE) {
        lesson_picked = lesson_cursor;
        lesson_show_rows();
        lesson_say(TEXT_LESSON_WHERE_TO);
        return;
    }
    lesson_at = lesson_replies;
    for (;;) {
        is_right = 0;
        if (*lesson_at == PICK_RIGHT) {
            is_right = 1;
        }
        lesson_at += 2;
        if (is_about()) {
            break;
        }
        lesson_skip_row();
    }
    lesson_say(lesson_at);
    if (is_right) {
        sound_play(SOUND_WIN);
        lesson_is_played = 1;
        lesson_show_rows();
        lesson_picks = 0;
        lesson_show_keys(TEXT_LESSON_NEXT);
        return;
    }
    sound_play(SOUND_REFUSE);
    lesson_picked = NONE;
    lesson_show_rows();
}

/* Moves the cursor to the target that is next in this direction. Returns 0 if there is none. */
uint8_t lesson_aim(uint8_t event)
{
    uint8_t n = lesson_cursor;
    uint8_t row = target_row[n];
    uint8_t best = NONE;
    uint8_t least = NONE;
    uint8_t distance;

    for (;;) {
        if (event == EVENT_UP || event == EVENT_LEFT) {
            --n; /* 255 before the first one */
        } else {
            ++n;
        }
        if (n >= lesson_targets) {
            break;
        }
        if (event == EVENT_LEFT || event == EVENT_RIGHT) {
            if (target_row[n] == row) {
                best = n;
            }
            break;
        }
        if (target_row[n] == target_row[lesson_cursor] || (best != NONE && target_row[n] != row)) {
            continue;
        }
        row = target_row[n];
        distance = target_column[n];
        distance -= target_column[lesson_cursor];
        if (distance & 0x80) {
            distance ^= 0xFF; /* one less than the distance, which is as good */
        }
        if (distance < least) {
            least = distance;
            best = n;
        }
    }
    if (best == NONE) {
        return 0;
    }
    lesson_cursor = best;
    sound_play(SOUND_MENU);
    lesson_show_rows();
    if (lesson_picked == NONE) {
        lesson_say("");
    }
    return 1;
}
