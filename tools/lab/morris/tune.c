/* tune.c: tunes the values of lines and men in nine men's morris on games of the engine against itself.
 *
 *   lab/morris/tune play GAMES NODES SEED > POSITIONS      positions with the results of their games
 *   lab/morris/tune fit POSITIONS... > src/games/morris/weights.c
 *
 * A line of POSITIONS is a position as the game writes it, then the result for the crosses: 0, 1 (a draw) or 2. `fit`
 * is a logistic regression by stochastic gradient descent; one position in sixteen is held back to measure the loss.
 */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/random_opening.h"

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/morris/weights.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

enum { MOVES_MOST = 160, OPENING_LEAST = 1, OPENING_SPREAD = 12, EPOCHS = 20, TEXT_ROOM = 40 };

/* ---- playing ---- */

static char texts[MOVES_MOST][TEXT_ROOM];

static unsigned play_game(unsigned nodes)
{
    unsigned kept = 0;
    unsigned moves = 0;
    unsigned result = 1;
    unsigned i;
    uint16_t seed;

    game_reset();
    record_start();
    random_opening(OPENING_LEAST + random_below(OPENING_SPREAD));
    while (outcome == OUTCOME_NONE && moves++ < MOVES_MOST) {
        game_write_position(texts[kept++]);
        seed = random_seed; /* think uses random_seed, too */
        think_defaults();
        budget_nodes = nodes;
        think_without = WITHOUT_BOOK;
        think();
        random_seed = seed;
        move = think_move;
        record_play();
        record_update_outcome();
    }
    if (outcome == OUTCOME_LOSS) {
        result = side ? 2 : 0;
    }
    for (i = 0; i < kept; ++i) {
        printf("%s %u\n", texts[i], result);
    }
    return result;
}

static int command_play(char **words)
{
    unsigned games = (unsigned)atoi(words[0]);
    unsigned results[3] = { 0, 0, 0 };
    unsigned n;

    tt_entries = 4096;
    tt_base = machine_tt_memory();
    random_seed = (uint16_t)atoi(words[2]);
    for (n = 0; n < games; ++n) {
        ++results[play_game((unsigned)atoi(words[1]))];
        progress_show("play", n + 1, games, "");
    }
    fprintf(stderr, "noughts %u, drawn %u, crosses %u\n", results[0], results[1], results[2]);
    return 0;
}

/* ---- features ---- */

/* Kinds of lines by the men of a side on them; plus SHUT if the other side has men on the line, too. And the phases of
 * a side. */
enum { END, MIDDLE, END_MIDDLE, ENDS, ALL, SHUT = 5, KINDS = 9 };
enum { OWN_PLACING, OWN_MOVING, OWN_FLYING, OWN_PHASES };
enum {
    LINE = 0,
    MAN_WORTH = LINE + OWN_PHASES * KINDS, /* the fourth man of a side, the fifth, … */
    THREAT = MAN_WORTH + MEN_MOST - MEN_LEAST,
    TURN = THREAT + OWN_PHASES,
    WEIGHTS = TURN + OWN_PHASES
};

typedef struct {
    signed char amounts[WEIGHTS];
    unsigned char result;
} Position;

static Position *positions;
static size_t position_count;
static double weights[WEIGHTS];
static double squares[WEIGHTS];

/* Returns the kind of a line for a side, or -1 if the side has no man on it. */
static int kind_of(unsigned state, unsigned man)
{
    static const int kinds[8] = { -1, END, MIDDLE, END_MIDDLE, END, ENDS, END_MIDDLE, ALL };
    unsigned own = 0;
    int shut = 0;
    int i;

    for (i = 0; i < ROW; ++i, state /= 3) {
        if (state % 3 == man) {
            own |= 1u << i;
        } else if (state % 3) {
            shut = SHUT;
        }
    }
    return own == 0 ? -1 : own == 7 ? ALL : kinds[own] + shut;
}

static int phase_of(uint8_t of)
{
    return morris_phase[0] == PLACING ? OWN_PLACING : morris_men[of] == MEN_LEAST ? OWN_FLYING : OWN_MOVING;
}

static int can_close(void)
{
    int16_t plain;

    game_eval();
    plain = side ? -morris_value() : morris_value();
    return score != plain;
}

/* Computes the features of the position on the board: the crosses' minus the noughts'. */
static void look(Position *position)
{
    uint8_t of;
    int sign = 1;
    int line;
    int kind;
    int n;

    memset(position->amounts, 0, sizeof position->amounts);
    for (of = 0; of < 2; ++of, sign = -1) {
        for (line = 0; line < LINES; ++line) {
            kind = kind_of(morris_line[line], man_of(of));
            if (kind >= 0) {
                position->amounts[LINE + phase_of(of) * KINDS + kind] += sign;
            }
        }
        for (n = MEN_LEAST + 1; n <= morris_men[of] + morris_hand[of]; ++n) {
            position->amounts[MAN_WORTH + n - MEN_LEAST - 1] += sign;
        }
    }
    sign = side ? -1 : 1;
    position->amounts[TURN + phase_of(side)] = (signed char)sign;
    if (can_close()) {
        position->amounts[THREAT + phase_of(side ^ 1)] = (signed char)sign;
    }
}

/* ---- fitting ---- */

static void read_positions(const char *name)
{
    FILE *file = fopen(name, "r");
    static size_t room;
    char text[TEXT_ROOM];

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fgets(text, sizeof text, file)) {
        char *last = strrchr(text, ' ');
        if (position_count == room) {
            room = room ? 2 * room : 1 << 16;
            positions = realloc(positions, room * sizeof *positions);
        }
        *last = 0;
        if (!game_read_position(text)) {
            look(positions + position_count);
            positions[position_count++].result = (unsigned char)atoi(last + 1);
        }
    }
    fclose(file);
}

static int left_out(size_t n)
{
    return n / 512 % 16 == 7; /* blocks of positions, so that nearly whole games are held back */
}

static double predict(const Position *position)
{
    double sum = 0;
    int i;

    for (i = 0; i < WEIGHTS; ++i) {
        sum += weights[i] * position->amounts[i];
    }
    return 1 / (1 + exp(-sum));
}

static double loss(void)
{
    double sum = 0;
    size_t number = 0;
    size_t n;

    for (n = 0; n < position_count; ++n) {
        if (left_out(n)) {
            double p = predict(positions + n);
            double target = positions[n].result / 2.0;
            sum -= target * log(p + 1e-9) + (1 - target) * log(1 - p + 1e-9);
            ++number;
        }
    }
    return sum / (double)number;
}

static void fit(void)
{
    uint64_t dice = 88172645463325252ULL;
    int epoch;
    int i;

    for (epoch = 0; epoch < EPOCHS; ++epoch) {
        double rate = 0.03 * pow(0.8, epoch);
        size_t step;
        for (step = 0; step < position_count; ++step) {
            const Position *position;
            double error;
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            position = positions + dice % position_count;
            if (left_out((size_t)(position - positions))) {
                continue;
            }
            error = position->result / 2.0 - predict(position);
            for (i = 0; i < WEIGHTS; ++i) {
                if (position->amounts[i]) {
                    double slope = error * position->amounts[i] - 1e-4 * weights[i];
                    squares[i] += slope * slope;
                    weights[i] += rate * slope / sqrt(squares[i] / 64 + 1e-2);
                }
            }
        }
        fprintf(stderr, "epoch %d: loss %.5f\n", epoch + 1, loss());
    }
}

/* ---- writing ---- */

static double scale;

/* Results of games give the fourth man little value, because a side with three men flies; but men must not be given
 * away. */
#define NTH_LEAST 20

static int worth_of(unsigned state, uint8_t of, int phase)
{
    int kind = kind_of(state, man_of(of));

    return kind < 0 ? 0 : (int)lround(scale * weights[LINE + phase * KINDS + kind]);
}

/* Scales the values: a man is MAN on average, unless a line would exceed its limit. */
static void find_scale(void)
{
    double sum = 0;
    double most = 0;
    int i;

    for (i = 0; i < MEN_MOST - MEN_LEAST; ++i) {
        sum += weights[MAN_WORTH + i];
    }
    for (i = 0; i < OWN_PHASES * KINDS; ++i) {
        most = fmax(most, fabs(weights[LINE + i]));
    }
    scale = fmin(MAN * (MEN_MOST - MEN_LEAST) / sum, WORTH_MOST / most);
    fprintf(stderr, "a man is %.2f, the scale %.1f\n", sum / (MEN_MOST - MEN_LEAST), scale);
}

static int cut(int worth)
{
    return worth > WORTH_MOST ? WORTH_MOST : worth < -WORTH_MOST ? -WORTH_MOST : worth;
}

static void write_weights(void)
{
    static const int phases[PHASES][2] = {
        { OWN_PLACING, OWN_PLACING }, { OWN_MOVING, OWN_MOVING }, { OWN_FLYING, OWN_MOVING },
        { OWN_MOVING, OWN_FLYING }, { OWN_FLYING, OWN_FLYING }
    };
    int phase;
    unsigned state;
    int n;

    find_scale();
    printf("/* weights.c: weights of the evaluation, see weights.h; generated by tools/lab/morris/tune. */\n"
        "#include \"games/morris/weights.h\"\n\n"
        "/* The digits of a state are the men on the first, middle and last point of a line. */\n"
        "const int8_t morris_worths[PHASES][LINE_STATES] = {\n");
    for (phase = 0; phase < PHASES; ++phase) {
        printf("    {");
        for (state = 0; state < LINE_STATES; ++state) {
            printf("%s%d", state ? ", " : " ",
                cut(worth_of(state, 0, phases[phase][0]) - worth_of(state, 1, phases[phase][1])));
        }
        printf(" }%s\n", phase < PHASES - 1 ? "," : "");
    }
    printf("};\n\nconst uint8_t morris_threats[PHASES] = {");
    for (phase = 0; phase < PHASES; ++phase) {
        n = phases[phase][0] == phases[phase][1] ? phases[phase][0] : OWN_MOVING;
        printf("%s%d", phase ? ", " : " ", (int)lround(fmax(0, fmin(255, scale * weights[THREAT + n]))));
    }
    printf(" };\n\nconst uint8_t morris_nth_man[MEN_MOST + 1] = { 0");
    for (n = 1; n <= MEN_MOST; ++n) {
        printf(", %d", n <= MEN_LEAST
            ? MAN : (int)lround(fmax(NTH_LEAST, fmin(255, scale * weights[MAN_WORTH + n - MEN_LEAST - 1]))));
    }
    printf(" };\n");
}

static int command_fit(int count, char **words)
{
    while (count--) {
        read_positions(*words++);
    }
    fprintf(stderr, "%zu positions\n", position_count);
    fit();
    write_weights();
    return 0;
}

int main(int count, char **words)
{
    games_choose("morris");
    if (count == 5 && !strcmp(words[1], "play")) {
        return command_play(words + 2);
    }
    if (count >= 3 && !strcmp(words[1], "fit")) {
        return command_fit(count - 2, words + 2);
    }
    fprintf(stderr, "usage: lab/morris/tune play GAMES NODES SEED | fit POSITIONS...\n");
    return 2;
}
