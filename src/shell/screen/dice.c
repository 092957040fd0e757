/* dice.c: shows a roll of the dice, for the views of all games with dice (view/view.h). It is linked into the
 * overlays of those games, not into the kernel. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/probe.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define SEEN_FRAMES 24  /* time to see the computer's roll before it moves */
#define PASS_FRAMES 11  /* time to see a pass; with one die there are many */
#define RARE_FRAMES 40  /* with two dice */
#define WAIT_FRAMES 10  /* between two looks at the clock */

static const char *reason; /* or 0 */

void view_roll_reason(const char *text)
{
    reason = text;
}

static char roll_text[sizeof TEXT_ROLLED + 2] = TEXT_ROLLED;
#define FACE 8  /* place in roll_text */
static uint8_t colon; /* and that of the colon after the faces */

const char *view_rolled(uint8_t face)
{
    colon = FACE;
    if (face >= 8) { /* two dice */
        roll_text[FACE] = (char)('0' + (face >> 3));
        roll_text[FACE + 1] = '-';
        colon = FACE + 2;
    }
    roll_text[colon] = (char)('0' + (face & 7));
    ++colon;
    strcpy(roll_text + colon, ": ");
    return roll_text;
}

/* Shows the side to move, `what` and `rest` on the status line: "White rolled 3: no move". */
static void say(const char *what, const char *rest)
{
    line_start();
    line_text(status_side_or_you(side));
    line_text(what);
    line_text(rest);
    show_line();
}

/* Waits for this many frames. Returns not 0 if input cuts the animation short. FIRE and SPACE do only that. Any other
 * event stays in shell_pending_event for the next turn, and shortens all animations until then. */
static uint8_t is_hurried(uint8_t frames)
{
    if (!shell_pending_event && input_wait_frames(frames)) {
        shell_pending_event = input_next();
        if (shell_pending_event == EVENT_FIRE || shell_pending_event == ' ') {
            shell_pending_event = 0;
            return 1;
        }
    }
    return shell_pending_event;
}

const char *view_roll_waits(void)
{
    return record_computer[side] || shell_network ? 0 : TEXT_ROLL_ASK;
}

/* Waits until a person rolls the die: FIRE, RETURN or SPACE. Any other event but the stick rolls it as well, and stays
 * in shell_pending_event. */
static void ask_for_roll(void)
{
    show_keys(); /* a hint of the first game was about the move before */
    if (reason) {
        say(reason, TEXT_ROLL_FIRE);
    } else {
        say(TEXT_ROLL_ASK, "");
    }
    while (!shell_pending_event) {
        while (!input_wait_frames(WAIT_FRAMES)) {
            show_clock();
        }
        shell_pending_event = input_wait();
        if (EVENT_IS_EARLY(shell_pending_event)) { /* soon after the computer's move: no move can be lost here */
            shell_pending_event ^= EVENT_EARLY;
        }
        if (EVENT_KIND(shell_pending_event) == EVENT_UP) {
            shell_pending_event = 0;
        }
    }
    if (shell_pending_event == EVENT_FIRE || shell_pending_event == EVENT_RETURN || shell_pending_event == ' ') {
        shell_pending_event = 0;
    }
}

void view_roll(uint8_t faces, void (*draw)(uint8_t face))
{
    static const uint8_t frames[] = { 2, 2, 2, 2, 3, 3, 4, 4 }; /* slower and slower */
    static uint8_t rolled;
    static uint8_t face;
    static uint8_t n;

    probe_screen(PROBE_SCREEN_THINKING); /* no input is expected */
    rolled = (uint8_t)move;
    if (!record_computer[side] && !(faces & VIEW_ROLL_NOW)) {
        ask_for_roll();
    }
    say(TEXT_ROLLS, ""); /* replaces the message of the previous roll */
    face = VIEW_ON_EDGE;
    sound_play(SOUND_DICE);
    motion_wait(1); /* draw only right after a frame has ended, so that no face is half old and half new */
    for (n = 0; n < sizeof frames; ++n) {
        draw(face);
        face = VIEW_ON_EDGE;
        if (!(n & 1)) {
            do {
                face = (uint8_t)machine_random() & 7;
            } while (face >= (faces & VIEW_FACES));
            ++face;
        }
        if (shell_pending_event || motion_wait(frames[n])) {
            is_hurried(0);
            break;
        }
    }
    draw(rolled);
    view_rolled(rolled);
    if (!record_computer[side]) {
        say(roll_text, "");
        return;
    }
    roll_text[colon] = 0; /* no move is asked for */
    say(roll_text, "");
    roll_text[colon] = ':';
    is_hurried(SEEN_FRAMES);
}

/* In a game with dice the view's VIEW_TEXT_THREAT is the text of the current roll. */
void view_pass(void)
{
    if (reason) {
        say(reason, "");
    } else {
        say(view_text(VIEW_TEXT_THREAT), TEXT_NO_MOVE);
    }
    is_hurried(colon == FACE + 1 ? PASS_FRAMES : RARE_FRAMES);
}
