/* face.c: view_face: the computer's face in the panel, and its remarks (view/hooks.h). It is linked into the overlays
 * of the games that use it, not into the kernel.
 *
 * The face changes when a turn begins: the computer thinks, or a person does and the face shows how the computer
 * stands, or the game is over. A remark is shown in the line of the search, which is free in a person's turn, if the
 * computer's score has changed much, and at most once in five moves of each side. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/record.h"
#include "engine/think.h"
#include "view/view.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* Rows of charsets/face.txt, as offsets of their codes */
#define HORNS 0
#define EYES 3
#define MOUTH 6
#define CHIN 9
#define THINKING_EYES 12
#define GRIN 15
#define SOUR 18

#define REMARK_PLIES 10 /* plies between two remarks */
#define GIFT_SHIFT 3    /* a gift is at least 8 pieces */
#define SCORE_SURE 0x600 /* as in search_info.c: a win that the evaluation sees */

static uint8_t seen;      /* low byte of record_count at the last turn of a person */
static uint8_t remarked;  /* the same for the last remark */
static int16_t last;      /* the computer's score at that turn */

/* Shows a remark if the score has changed by two pieces since the last turn. */
static void remark(void)
{
    uint8_t now = (uint8_t)record_count;
    int16_t change = shell_last_score - last;
    int16_t large = (int16_t)(game_info()->score_of_piece * 2);
    const char *text = 0;

    if ((uint8_t)(now - seen) == 2 && shell_turned_move) {
        if (change >= large) {
            text = view_text(VIEW_TEXT_GIFT);
            if (shell_last_score >= SCORE_SURE || !text
                || change < (int16_t)game_info()->score_of_piece << GIFT_SHIFT) {
                text = TEXT_REMARK_GOOD;
            }
        } else if (change <= -large) {
            text = TEXT_REMARK_BAD;
        }
    }
    seen = now;
    last = shell_last_score;
    now -= remarked;
    if (record_count < 2 || now >= 0x80) { /* a new game, or moves were taken back */
        remarked = seen;
    } else if (text && now >= REMARK_PLIES && !(shell_player & SHELL_NO_REMARKS)) {
        remarked = seen;
        screen_thinking(text);
    }
}

/* Returns the row of the mouth for the winner of the game that is over. */
static uint8_t mouth_at_end(void)
{
    uint8_t winner = side;

    if (record_resigned == RECORD_AGREED || outcome == OUTCOME_DRAW) {
        return MOUTH;
    }
    if (record_resigned || outcome == OUTCOME_LOSS) {
        winner ^= 1;
    }
    return record_computer[winner] ? GRIN : SOUR;
}

/* Draws a row of the face. Some boards have a marker row below it, which joins the next one. */
static void row(uint8_t at, const uint8_t *row_codes)
{
    screen_panel_codes(at, row_codes);
    screen_panel_join(at);
}

const char *view_face(const uint8_t *codes)
{
    uint8_t eyes = EYES;
    uint8_t mouth = MOUTH;
    uint8_t line = game_view()->face;

    if (record_computer[0] == record_computer[1]) {
        return 0;
    }
    if (RECORD_IS_OVER) {
        mouth = mouth_at_end();
    } else if (ply || record_computer[side]) { /* within a search `side` is that of another position */
        eyes = THINKING_EYES;
    } else {
        remark();
        if (shell_turned_move) {
            if (shell_last_score >= (int16_t)game_info()->score_of_piece) {
                mouth = GRIN;
            } else if (shell_last_score <= -(int16_t)game_info()->score_of_piece) {
                mouth = SOUR;
            }
        }
    }
    if (codes) {
        row(line, codes + HORNS);
        row((uint8_t)(line + 1), codes + eyes);
        row((uint8_t)(line + 2), codes + mouth);
        screen_panel_codes((uint8_t)(line + 3), codes + CHIN);
    }
    return 0;
}
