/* ask.c: the offer of a draw, and the question of a problem. In the part TOOLS. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/view.h"
#include "shell/shell.h"

#define OFFER_FROM 20    /* plies before the computer thinks of a draw */
#define WIN_MOVES_MOST 5 /* that a problem may ask for */

/* The computer agrees when it found itself worse at its last move, people always do. */
uint8_t ask_draw(void)
{
    if (shell_computer[side ^ 1] && (record_count < OFFER_FROM || shell_opinion >= 0)) {
        show_refuse("No, let us play on");
        return 0;
    }
    return 1;
}

/* How many moves a win may take, in show_typed and as a limit of the search, which counts
 * nothing less than a win and leaves nothing out. 0: never mind. */
uint8_t ask_win(void)
{
    uint8_t moves = 2;
    uint8_t length;

    strcpy(show_typed, show_word(SAY_WIN, "win in "));
    length = (uint8_t)strlen(show_typed);
    show_typed[length + 1] = 0;
    for (;;) {
        show_typed[length] = (char)('0' + moves);
        show_choice(show_typed);
        if (show_event == HAND_FIRE || show_event == HAND_RETURN) {
            think_problem(moves);
            return 1;
        }
        if (show_event < HAND_UP || show_event > HAND_RIGHT) {
            return 0;
        }
        moves = (uint8_t)(1 + show_next((uint8_t)(moves - 1), WIN_MOVES_MOST));
    }
}
