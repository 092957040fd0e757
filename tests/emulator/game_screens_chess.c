/* game_screens_chess.c: captured pieces in the panel; see game_screens.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "check.h"
#include "kernel.inc"
#include "game_screens.h"

/* Sets the start position of the game, as if the missing pieces had been captured, and redraws the board. */
static void began_with(const char *position)
{
    const uint8_t *at = emu_memory() + BEGIN_AT;
    unsigned begin = at[0] | at[1] << 8;

    do {
        emu_put(begin++, (uint8_t)*position);
    } while (*position++);
    for (int n = 0; n < 2; n++) {
        emu_key(KEY_CTRL + emu_key_code('f'));
        emu_frames(REST);
    }
}

/* Captured pieces are shown with a space between two kinds. */
void screens_captured(void)
{
    static const struct { const char *position, *lines[2]; } cases[] = {
        { "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", { "Q R2 B2", "N2 P8" } },
        { "r1bqk3/1ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", { "R B N2", "P" } },
        { "3qk3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", { "R2 B2", "N2" } },
        { "1n1qk3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", { "R2 B2 N", 0 } },
    };

    if (!screens_begin("chess")) {
        return;
    }
    screens_play("e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2");
    check(session_shows("  Q P\n") && session_shows("  P2\n"), "the panel does not show the four captured pieces");
    screens_set_up("4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1"); /* a set-up: nothing was captured */
    check(!session_shows(" R\n") && !session_shows("Q R") && !session_shows("N2") && !session_shows("P8"),
        "captured pieces are shown in a set-up");
    screens_play("a1a8 e8f7 e1e2");
    check(session_shows(" P\n") && !session_shows(" P2") && !session_shows("Q") && !session_shows("R"),
        "the panel does not show the one piece captured after a set-up");
    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        char line[16];

        screens_set_up(cases[n].position);
        check(!session_shows(" R\n") && !session_shows("N2") && !session_shows("R2"),
            "%s: captured pieces are shown in a set-up", cases[n].position);
        screens_play("a2a3");
        began_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        for (unsigned i = 0; i < 2 && cases[n].lines[i]; i++) {
            snprintf(line, sizeof line, "%s%s\n", i ? " " : "", cases[n].lines[i]);
            check(session_shows(line), "%s: the captured pieces are not '%s'", cases[n].position, cases[n].lines[i]);
        }
    }
}
