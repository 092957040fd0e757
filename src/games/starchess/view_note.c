/* view_note.c: the current note, the pauses while it is shown, and notes as text: what a player has done, for the
 * status line and the report. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

Note stars_note;
#pragma bss-name (push, "SCRATCH")
Galaxy stars_snapshot;
#pragma bss-name (pop)
uint8_t stars_haste;

uint8_t stars_pause(uint8_t frames)
{
    return input_wait_frames(frames >> stars_haste);
}

/* Texts by kind of note. Placeholders: # the number, * the number with "ships", @ the sector, & the other player, % the
 * other player's ships, ^ the sector the ships came from. */
static const char *const words[] = {
    TEXT_DID_MOVE, TEXT_DID_SCRAP, TEXT_DID_BUILD, TEXT_DID_COLONIZE, TEXT_DID_TERRAFORM, TEXT_DID_END,
    TEXT_DID_FIGHT, TEXT_DID_BOMB, TEXT_DID_DESTROY, TEXT_DID_DEFEAT, TEXT_DID_NOT_PAY
};

static void write_character(char c)
{
    switch (c) {
    case '#':
        line_number(stars_note.number);
        break;
    case '*':
        stars_line_ships(stars_note.number);
        break;
    case '@':
        stars_line_sector(stars_note.sector);
        break;
    case '^':
        stars_line_sector(stars_note.other);
        break;
    case '%':
        line_number(stars_note.against);
        break;
    case '&':
        stars_line_name(stars_note.other);
        break;
    default:
        line_char(c);
        break;
    }
}

#define LINE_MAX 32 /* characters of a line of the screen */

void stars_write_note(void)
{
    const char *word = words[stars_note.kind];

    line_start();
    stars_line_name(stars_note.player);
    while (*word) {
        write_character(*word);
        ++word;
    }
    if (stars_note.kind == NOTE_FIGHT) {
        line_number(stars_note.left);
        if (strlen(text_buffer) <= LINE_MAX - (sizeof TEXT_LEFT - 1)) {
            line_text(TEXT_LEFT);
        }
    }
}
