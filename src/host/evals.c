/* evals.c: see evals.h. */
#include <string.h>

#include "engine/game.h"
#include "games/reversi/reversi.h"
#include "host/evals.h"

typedef struct {
    const char *game;
    const char *name;
    void (*eval)(void);
} Evaluation;

/* Reversi as beginners see it: men, and a corner as ten of them. */
static void reversi_simple(void)
{
    static const uint8_t corners[4] = { 10, 17, 73, 80 };
    int16_t men = 0;
    uint8_t i;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        men += (int8_t)reversi_cell[i]; /* black 1, white -1 */
    }
    for (i = 0; i < 4; ++i) {
        men += 10 * (int8_t)reversi_cell[corners[i]];
    }
    score = (int16_t)((side ? -men : men) * UNIT);
}

static const Evaluation evaluations[] = {
    { "reversi", "simple", reversi_simple },
};

uint8_t evals_used;

#define EVALUATIONS (sizeof evaluations / sizeof evaluations[0])

uint8_t evals_find(const char *name)
{
    uint8_t i;

    for (i = 0; i < EVALUATIONS; ++i) {
        if (strcmp(evaluations[i].game, game_info()->name) == 0
            && strcmp(evaluations[i].name, name) == 0) {
            return (uint8_t)(i + 1);
        }
    }
    return 0;
}

void evals_use(uint8_t number)
{
    evals_used = number;
}

void evals_run(void)
{
    evaluations[evals_used - 1].eval();
}
