/* view_losses.c: shows what an empire loses: a fight, a bombardment, a defeat, ships that cannot be paid. It is the
 * overlay `losses` (game.txt), in memory only while a loss is shown: its variables have no initial value, and it may
 * list no moves. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "engine/text.h"
#include "games/starchess/view.h"
#include "texts/starchess.h"

#define BLINKS 3
#define BLINK_FRAMES 4
#define NOTE_FRAMES 16 /* to play the two tones of a sound */
#define FIGHT_FRAMES 8 /* after them: a fight takes less than a second */
#define BOMB_FRAMES 24 /* to read a line, after a burst */
#define LONG_FRAMES 40 /* and without one */

/* Draws an explosion at view_x, view_y: over the planet, or in a fight over the fleet. */
static void draw_explosion(void)
{
    stars_go_to(stars_note.kind == NOTE_FIGHT ? FLEET_ROW : PLANET_ROW);
    stars_draw_boom();
}

/* Shows a blinking explosion at view_x, view_y. FIRE or a key ends it, and CTRL+A switches it off with other motion. */
static void burst(void)
{
    uint8_t n = 2 * BLINKS;

    view_mark = MARK_NONE;
    do {
        --n;
        if (n & 1) {
            draw_explosion();
        } else {
            game_draw_square();
        }
    } while (n && !motion_wait(BLINK_FRAMES >> stars_haste));
    game_draw_square();
}

static const char *const laws[] = { TEXT_LOSE_SAME, TEXT_LOSE_HALF, TEXT_LOSE_NONE };

/* Shows the current note, a fight: both fleets, their losses and the rule. */
static void panel_fight(void)
{
    /* After the swap `left` is the larger fleet; the loop finds how often it contains the smaller one. */
    uint16_t left = stars_note.number;
    uint16_t less = stars_note.against;
    uint8_t law = 0; /* index in `laws` of the text that states the rule */

    stars_panel_fight();
    if (left <= less) {
        less = left;
        left = stars_note.against;
    }
    for (left -= less; left >= less && law < 2; left -= less) {
        ++law;
    }
    screen_thinking(laws[law]);
    sound_play(SOUND_TAKE);
}

/* Shows a fight. Its sound is that of a win only if stars_reader, the human at the screen, has won. */
static void show_fight(void)
{
    uint8_t winner = stars_note.number > stars_note.against ? stars_note.player : stars_note.other;

    panel_fight();
    burst();
    sound_play(stars_note.left == 0 ? SOUND_DRAW : winner == stars_reader ? SOUND_WIN : SOUND_LOSE);
    stars_pause(NOTE_FRAMES);
    sound_off();
    stars_pause(FIGHT_FRAMES);
}

/* Tells a person that its home has fallen. */
static void say_defeat(void)
{
    line_start();
    stars_line_name(stars_note.other);
    line_text(TEXT_IS_DEFEATED);
    screen_thinking(text_buffer);
}

/* Waits for FIRE, RETURN or space. Moving the stick is ignored; the shell executes any other key afterwards. */
static void wait_for_fire(void)
{
    uint8_t event;

    screen_keys(record_computer[stars_note.other] ? TEXT_KEYS_CONTINUE : TEXT_KEYS_DEFEATED);
    input_clear();
    do {
        event = input_wait_answer();
    } while (EVENT_KIND(event) == EVENT_UP);
    if (event == EVENT_FIRE || event == EVENT_RETURN || event == ' ') {
        event = 0;
    }
    view_leave_event(event);
}

uint8_t stars_show_loss(void)
{
    uint8_t sound = SOUND_LOSE;
    uint8_t frames = LONG_FRAMES;

    if (stars_note.kind == NOTE_FIGHT) {
        show_fight();
        return 0;
    }
    if (stars_note.kind <= NOTE_RUIN) {
        sound_play(SOUND_TAKE);
        burst();
        sound = SOUND_TAKE;
        frames = BOMB_FRAMES;
    }
    sound_play(sound);
    if (stars_note.kind == NOTE_DEFEAT && !shell_computer_plays_all()) {
        if (!record_computer[stars_note.other]) {
            say_defeat();
        }
        wait_for_fire();
    } else {
        stars_pause(frames);
    }
    return 0;
}
