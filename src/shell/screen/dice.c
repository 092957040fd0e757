/* dice.c: of view/view.h: what is seen of a throw, in all games that have them. In the library of the overlays,
 * not in the kernel. */
#include "engine/game.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

#define ROLLS 6         /* faces that are seen before the one that counts */
#define ROLL_FRAMES 3
#define RATTLE 0xF0     /* a landing disc, higher */
#define SEEN_FRAMES 24  /* the computer's throw, which it may play at once */
#define PASS_FRAMES 45

/* " 62% White": what who thinks has of winning. */
const char *view_chance(void)
{
    const GameInfo *info = game_info();
    int16_t value = think_score;

    if (value > info->chance_score_limit) {
        value = info->chance_score_limit;
    } else if (value < -info->chance_score_limit) {
        value = -info->chance_score_limit;
    }
    line_char(' ');
    line_number((uint16_t)(value + info->chance_score_limit + (info->score_of_piece >> 1)) / info->score_of_piece);
    line_text("% ");
    line_text(show_side_name(side));
    return text_buffer;
}

static char threw[] = " threw 0: ";
#define FACE 7
#define COLON 8

const char *view_rolled(uint8_t face)
{
    threw[FACE] = (char)('0' + face);
    return threw;
}

/* "Ann threw 3", and what comes of it. */
static void say(const char *what, const char *behind)
{
    line_start();
    line_text(status_side_or_you(side));
    line_text(what);
    line_text(behind);
    show_line();
}

/* 1: a hand hurries. What only says so is not for the next turn; anything else is held for it, and hurries all until
 * then. */
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

void view_roll(uint8_t faces, void (*draw)(uint8_t face))
{
    static uint8_t fallen;
    static uint8_t n;

    fallen = (uint8_t)move;
    say(" threw", ""); /* what was said before is of another throw */
    sound_shift = RATTLE;
    for (n = ROLLS; n; --n) {
        draw((uint8_t)((uint8_t)machine_random() % faces + 1));
        sound_play(SOUND_LAND);
        if (is_hurried(ROLL_FRAMES)) {
            break;
        }
    }
    sound_shift = 0;
    draw(fallen);
    view_rolled(fallen);
    if (!record_computer[side]) {
        say(threw, "");
        return;
    }
    threw[COLON] = 0; /* nobody is asked */
    say(threw, "");
    threw[COLON] = ':';
    is_hurried(SEEN_FRAMES);
}

/* The view still knows the throw. */
void view_pass(void)
{
    say(view_text(VIEW_TEXT_THREAT), "no move");
    is_hurried(PASS_FRAMES);
}
