/* options.c: see options.h. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/search.h"
#include "engine/techniques.h"
#include "engine/think.h"
#include "host/bad_input.h"
#include "host/options.h"
#include "plat/machine.h"

/* Bits above those of think_without. A game's own move finder is either a solver or a search of forcing moves;
 * options_apply sets WITHOUT_FIND_MOVE if the bit for that kind is set. */
#define WITHOUT_SOLVER 0x10000UL
#define WITHOUT_FORCING 0x20000UL

static const Technique techniques[] = {
    { "alphabeta", WITHOUT_ALPHABETA }, { "pvs", WITHOUT_PVS },
    { "hash", WITHOUT_TT }, { "killers", WITHOUT_KILLERS },
    { "history", WITHOUT_HISTORY }, { "quiescence", WITHOUT_QUIESCENCE },
    { "repetition", WITHOUT_REPETITION }, { "rank", WITHOUT_RANK },
    { "deepening", WITHOUT_DEEPENING }, { "twos", WITHOUT_STEP_TWO }, { "book", WITHOUT_BOOK },
    { "haste", WITHOUT_SINGLE_REPLY }, { "solver", WITHOUT_SOLVER }, { "forcing", WITHOUT_FORCING },
    { "pass", WITHOUT_NULL_MOVE }, { "late", WITHOUT_LMR }, { "near", WITHOUT_CANDIDATES },
    { "everything", 0x3FFFFUL & ~(uint32_t)WITHOUT_FIND_MOVE },
};


void options_clear(Options *options)
{
    memset(options, 0, sizeof *options);
    options->table = TT_DEFAULT;
}

uint32_t options_number(const char *name, const char *text, uint32_t least,
    uint32_t most)
{
    uint32_t number = 0;
    const char *c;

    for (c = text; *c >= '0' && *c <= '9' && number <= 99999999UL; ++c) {
        number = number * 10 + (uint32_t)(*c - '0');
    }
    if (*c || c == text) {
        bad_input(name, text);
    }
    if (number < least || number > most) {
        bad_input(name, text);
    }
    return number;
}

/* Returns the bits of a list of words such as "killers,hash", in a SPEC "killers+hash". Any other word than those of
 * `table` ends the program with `error` as the message. */
static uint32_t technique_bits(const Technique *table, unsigned words, const char *error, const char *list)
{
    uint32_t bits = 0;
    unsigned i;
    size_t length;

    for (;;) {
        length = strcspn(list, ",+");
        for (i = 0; i < words; ++i) {
            if (strlen(table[i].name) == length && strncmp(table[i].name, list, length) == 0) {
                break;
            }
        }
        if (i == words) {
            bad_input(error, list);
        }
        bits |= table[i].bit;
        if (!list[length]) {
            return bits;
        }
        list += length + 1;
    }
}

uint8_t options_level(const char *text)
{
    if (game_info()->has_weak_players && strcmp(text, "random") == 0) {
        return LEVEL_RANDOM;
    }
    if (game_info()->has_weak_players && strcmp(text, "beginner") == 0) {
        return LEVEL_WIN_OR_BLOCK;
    }
    if (game_info()->other_levels == 1 && strcmp(text, "1983") == 0) {
        return LEVEL_CLASSIC;
    }
    if (text[0] < '0' + LEVEL_LEAST || text[0] > '0' + LEVEL_MOST || text[1]) {
        return 0;
    }
    return (uint8_t)(text[0] - '0');
}

static uint8_t level(const char *text)
{
    uint8_t number = options_level(text);

    if (!number) {
        bad_input(game_info()->has_weak_players ? "level is 1 to 8, random or beginner"
            : game_info()->other_levels ? "level is 1 to 8, or 1983" : "level is 1 to 8", text);
    }
    return number;
}

static uint32_t table_size(const char *text)
{
    static const char range[] = "table is 0 or a multiple of 32 that fits";
    uint32_t entries = options_number(range, text, 0, machine_tt_entries());

    if (entries % TT_MIN_ENTRIES) {
        bad_input(range, text);
    }
    return entries;
}

int options_take(Options *options, const char *name, const char *value)
{
    if (strcmp(name, "depth") == 0) {
        options->depth = (uint8_t)options_number("depth is 1 to 30", value, 1, DEPTH_MOST);
    } else if (strcmp(name, "level") == 0) {
        options->level = level(value);
    } else if (strcmp(name, "nodes") == 0) {
        options->nodes = options_number("nodes is 1 to 1000000000", value, 1, 1000000000UL);
    } else if (strcmp(name, "atari-seconds") == 0) {
        options->seconds = (uint16_t)options_number("atari-seconds is 1 to 3600", value, 1, 3600);
    } else if (strcmp(name, "seed") == 0) {
        options->seed = (uint16_t)options_number("seed is 0 to 65535", value, 0, 65535UL);
    } else if (strcmp(name, "table") == 0) {
        options->table = table_size(value);
    } else if (strcmp(name, "win") == 0) {
        options->win = (uint8_t)options_number("win is 1 to 5 moves", value, 1, 5);
    } else if (strcmp(name, "without") == 0) {
        options->without |= technique_bits(techniques, sizeof techniques / sizeof techniques[0],
            "without takes alphabeta pvs hash killers history quiescence "
            "repetition rank haste deepening twos book solver forcing pass late near everything, not", value);
    } else if (strcmp(name, "with") == 0) {
        options->with |= (uint8_t)technique_bits(options_with, options_with_count, options_with_error, value);
    } else if (strcmp(name, "eval") == 0) {
        options->opponent = opponent_find(value);
        if (!options->opponent) {
            bad_input("no such opponent", value);
        }
    } else {
        return 0;
    }
    return 1;
}

void options_read_spec(Options *options, const char *spec)
{
    static char word[SPEC_MOST + 1];
    const char *rest = spec;
    size_t length;
    char *value;

    if (!*spec) {
        bad_input("missing SPEC, such as level=3,without=book", "");
    }
    for (;;) {
        length = strcspn(rest, ",");
        if (length > SPEC_MOST) {
            bad_input("SPEC too long", rest);
        }
        memcpy(word, rest, length);
        word[length] = 0;
        value = strchr(word, '=');
        if (!value) {
            bad_input("a SPEC is name=value,name=value, not", rest);
        }
        *value++ = 0;
        if (!options_take(options, word, value)) {
            bad_input("a SPEC takes depth level nodes atari-seconds seed table without with eval win, not", rest);
        }
        if (!rest[length]) {
            return;
        }
        rest += length + 1;
    }
}

void options_apply(const Options *options)
{
    think_defaults();
    if (options->level > LEVEL_MOST) {
        think_depth = (uint8_t)(options->level - LEVEL_MOST);
    } else if (options->level) {
        level_set(options->level);
    }
    if (options->seconds) {
        level_limit((uint16_t)(options->seconds * 10));
    }
    if (options->nodes) {
        budget_nodes = options->nodes;
        budget_extra_cost = 0;
        budget_fall = 0;
    }
    if (options->depth) {
        think_depth = options->depth;
    }
    root_seed = options->seed;
    if (options->win) {
        if (game_info()->chance) {
            bad_input("no forced win in a game with dice", "--win");
        }
        think_find_win(options->win);
    }
    if (!options->win) {
        think_with = options->with;
    }
    think_without |= (uint16_t)options->without;
    if (options->without & (game_info()->forcing_step ? WITHOUT_FORCING : WITHOUT_SOLVER)
        && think_depth <= DEPTH_MOST) {
        think_without |= WITHOUT_FIND_MOVE;
    }
    opponent_use(options->opponent);
    tt_entries = options->table;
    tt_base = machine_tt_memory();
    if (!tt_entries) {
        think_without |= WITHOUT_TT;
    }
}
