/* lesson_pointing.c: questions of a lesson that are answered by pointing: at a place of a small board, at a leaf of a
 * tree, or at the two places of a move. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "shell/lessons/lesson_page.h"
#include "shell/lessons/lesson_rows.h"
#include "shell/lessons/lesson_pointing.h"
#include "shell/shell.h"
#include "texts/shell.h"

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
uint8_t lesson_point(void)
{
    uint8_t is_right;

    if (lesson_picks == PICK_MOVE && lesson_picked == NONE) {
        lesson_picked = lesson_cursor;
        lesson_show_rows();
        lesson_say(TEXT_LESSON_WHERE_TO);
        return 0;
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
        return 1;
    }
    sound_play(SOUND_REFUSE);
    lesson_picked = NONE;
    lesson_show_rows();
    return 0;
}

/* Moves the cursor to the target that is next in this direction. Returns 0 if there is none. */
uint8_t lesson_aim(uint8_t event)
{
    uint8_t n = lesson_cursor;
    uint8_t row = lesson_target_row[n];
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
            if (lesson_target_row[n] == row) {
                best = n;
            }
            break;
        }
        if (lesson_target_row[n] == lesson_target_row[lesson_cursor] || (best != NONE && lesson_target_row[n] != row)) {
            continue;
        }
        row = lesson_target_row[n];
        distance = lesson_target_column[n];
        distance -= lesson_target_column[lesson_cursor];
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
