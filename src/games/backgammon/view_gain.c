/* view_gain.c: what a hint was worth: if the player makes another play, how much better that of the hint is. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "games/backgammon/view.h"
#include "texts/backgammon.h"

#define HUNDREDTH (POINT / 100)
#define SEEN_FRAMES 150

static uint16_t sought;

static uint8_t is_other(void)
{
    return move != sought;
}

/* Returns the worth of `move` for the side that makes it. */
static int16_t worth(void)
{
    list_play();
    side ^= 1;
    backgammon_score_after();
    side ^= 1;
    game_unmake();
    outcome = OUTCOME_NONE;
    return score;
}

void backgammon_show_gain(void)
{
    static uint16_t chosen;
    static int16_t gain;
    static uint8_t hundredths;

    if ((uint8_t)record_count != backgammon_hint_at || record_computer[side] || move == backgammon_hint) {
        return;
    }
    chosen = move;
    sought = backgammon_hint;
    backgammon_each(is_other);
    if (move == sought) { /* else it was given for another position */
        backgammon_begin();
        gain = worth();
        move = chosen;
        gain -= worth();
        gain += HUNDREDTH / 2;
        for (hundredths = 0; gain >= HUNDREDTH && hundredths < 99; ++hundredths) {
            gain -= HUNDREDTH;
        }
        if (hundredths) {
            move = sought;
            line_start();
            line_move();
            line_text(TEXT_IS);
            if (hundredths < 10) {
                line_char('0');
            }
            line_number(hundredths);
            line_text(TEXT_BETTER);
            screen_thinking(text_buffer);
            input_wait_frames(SEEN_FRAMES);
        }
    }
    move = chosen;
}
