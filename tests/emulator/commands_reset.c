/* commands_reset.c: see commands.h: RESET in the middle of a game. */
#include "commands.h"
#include "check.h"

#include <string.h>

/* RESET at many moments keeps the game: waiting, thinking, in rules and lists. */
typedef struct {
    const char *what;
    void (*prepare)(void);
    unsigned plies; /* that may be played before all is quiet again */
} Moment;

static void reset_while(const Moment *moment, unsigned game, unsigned frames)
{
    const char *what = moment->what;
    char before[HOST_TEXT];
    unsigned turns, plies = 0;

    table_start_again();
    emu_frames(AFTER);
    wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 3);
    table_type(game == 0 ? "b1b2" : "1");
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: no reply", what);
    strcpy(before, glass_board());
    moment->prepare();
    emu_frames(frames);
    turns = glass_word(GLASS_TURNS);
    emu_reset();
    check(wait_turns(turns, WAIT_LOAD), "%s: RESET does not come back", what);
    emu_frames(AFTER);
    check(wait_settled(6 * WAIT_MOVE), "%s: RESET does not come back to the game", what);
    while (plies < moment->plies && !host_reaches(before, glass_board(), plies)) {
        plies++;
    }
    check(host_reaches(before, glass_board(), plies), "%s after %u frames: RESET makes '%s' of '%s'", what, frames,
        glass_board(), before);
}

static void nothing(void) {}
static void rules_open(void) { emu_key(emu_key_code('?')); }
static void list_open(void) { emu_key(KEY_ESC); }
static void lifted(void) { emu_key(emu_key_code('a')); }
static void next_move(void)
{
    char moves[HOST_MOVES][HOST_TEXT];

    if (host_moves(glass_board(), moves)) {
        table_type(moves[0]);
    }
}
static void ask_hint(void) { emu_key(KEY_CTRL + emu_key_code('h')); }

void commands_reset(unsigned game, unsigned level)
{
    static const Moment moments[] = {
        {"waiting", nothing, 0}, {"rules", rules_open, 0}, {"list", list_open, 0}, {"typing", lifted, 0},
        {"moving", next_move, 2}, {"hint", ask_hint, 0},
    };

    if (!commands_begin(game, level)) {
        return;
    }
    for (int n = 0; n < 4; n++) {
        reset_while(&moments[n], game, 20);
    }
    for (unsigned frames = 1; frames < 60; frames += 13) {
        reset_while(&moments[4], game, frames);
        reset_while(&moments[5], game, frames);
    }
}
