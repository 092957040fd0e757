/* keep.c: see keep.h. */
#include "engine/state.h"
#include "plat/plat.h"
#include "shell/keep.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/store/store.h"

/* The game as it stands, or its end. */
static void keep(const char *what)
{
    const char *why;

    show_say(what);
    why = plat_load_part("STORE");
    if (!why) {
        why = store_keep();
    }
    list_clear();
    shell_unkept = 0;
    if (why) {
        show_refuse(why);
        hands_wait(90);
        shell_unkept = 1; /* it is tried again */
    }
}

void keep_game(void)
{
    if (shell_unkept && outcome == OUTCOME_NONE && !shell_resigned) {
        keep("Keeping the game");
        if (!shell_unkept) {
            shell_kept = 1;
        }
    }
}

void keep_end(void)
{
    if (shell_kept) {
        keep("The game is over");
        shell_kept = shell_unkept;
    }
}
