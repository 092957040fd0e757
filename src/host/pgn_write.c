/* pgn_write.c: writes PGN and PDN; see pgn.h. Also has the functions that pgn_read.c uses, too. */
/* SPDX-License-Identifier: MIT */
#include <string.h>
#include <strings.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/variant_name.h"
#include "host/pgn.h"
#include "host/pgn_game.h"

#define LINE_WIDTH 79

PgnHeader pgn_header;

void pgn_clear(void)
{
    pgn_header.count = 0;
    pgn_header.result = "*";
}

const char *pgn_tag(const char *name)
{
    unsigned i;

    for (i = 0; i < pgn_header.count; ++i) {
        if (strcasecmp(pgn_header.tags[i].name, name) == 0) {
            return pgn_header.tags[i].value;
        }
    }
    return 0;
}

void pgn_write_move(char *text)
{
    const PgnGame *pgn = pgn_game_find();

    (pgn && pgn->write ? pgn->write : game_write_move)(text);
    for (; *text; ++text) {
        if (*text == ' ') {
            *text = PGN_SPACE;
        }
    }
}

/* ---- a game move by move ---- */

#define PLIES_SPARE 4 /* plies left free, because reading and writing a move may play some */

/* Makes the current position the one at ply 0. */
static void restart_at_ply_0(void)
{
    char text[TEXT_SIZE];
    uint8_t reversible = reversible_plies[ply];

    game_write_position(text);
    game_read_position(text);
    reversible_plies[0] = reversible;
}

void pgn_step(void)
{
    list_play();
    if (outcome == OUTCOME_DRAW || ply >= PLIES - PLIES_SPARE) {
        restart_at_ply_0();
    }
}

void pgn_replay(void)
{
    game_reset();
    game_read_position(record_begin);
}

/* Restores the board from the record. Returns 0 if a move can follow, otherwise the reason why not. */
static const char *find_end(void)
{
    record_restore();
    record_update_outcome();
    if (outcome == OUTCOME_DRAW && record_count < record_most) {
        restart_at_ply_0();
    }
    if (record_count == record_most) {
        return "too many moves";
    }
    return outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE ? "the game is over before this move" : 0;
}

const char *pgn_play(const char *text)
{
    const char *why;
    const char *end;

    if (strlen(text) >= MOVE_SIZE) {
        return "not a move";
    }
    if (record_count < record_most && (outcome == OUTCOME_NONE || outcome == OUTCOME_CHANCE)) {
        why = game_read_move(text);
        if (!why) {
            record_append();
            pgn_step();
            return 0;
        }
    }
    end = find_end();
    return end ? end : game_read_move(text);
}

/* ---- the end of a game ---- */

/* "1-0" means a win of the side called White; if there is none, of the first side. */
const char *pgn_won(uint8_t who)
{
    return who == (strcmp(game_info()->side_names[1], "White") == 0) ? "1-0" : "0-1";
}

const char *pgn_end(void)
{
    record_update_outcome();
    switch (outcome) {
    case OUTCOME_DRAW:
        return "1/2-1/2";
    case OUTCOME_LOSS:
    case OUTCOME_WIN:
        return pgn_won(side ^ (outcome == OUTCOME_LOSS));
    default:
        return pgn_header.result;
    }
}

/* ---- writing ---- */

static void write_tag(FILE *file, const char *name, const char *value)
{
    fprintf(file, "[%s \"", name);
    for (; *value; ++value) {
        if (*value == '"' || *value == '\\') {
            fputc('\\', file);
        }
        fputc(*value, file);
    }
    fputs("\"]\n", file);
}

/* Returns 1 for a tag that write_tags writes itself, so that the stored one is left out. */
static int is_ours(const char *name)
{
    static const char *const ours[] = { "Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN",
        "GameType", "Game", "Rule", 0 };
    unsigned i;

    for (i = 0; ours[i]; ++i) {
        if (strcasecmp(name, ours[i]) == 0) {
            return 1;
        }
    }
    return 0;
}

static void write_tags(FILE *file, const char *result)
{
    static const struct {
        const char *name, *unknown;
    } seven[] = { { "Event", "?" }, { "Site", "?" }, { "Date", "????.??.??" }, { "Round", "?" }, { "White", "?" },
    { "Black", "?" } };
    const PgnGame *pgn = pgn_game_find();
    char start[TEXT_SIZE];
    const char *value;
    unsigned i;

    for (i = 0; i < sizeof seven / sizeof seven[0]; ++i) {
        value = pgn_tag(seven[i].name);
        write_tag(file, seven[i].name, value ? value : seven[i].unknown);
    }
    write_tag(file, "Result", result);
    if (!pgn || pgn->tag) {
        write_tag(file, pgn ? pgn->tag : "Game", pgn ? pgn->value : game_info()->name);
    }
    if (rules) {
        write_tag(file, "Rule", variant_name(game_info()->rules[rules]));
    }
    game_reset();
    game_write_position(start);
    if (strcmp(start, record_begin) != 0) {
        write_tag(file, "SetUp", "1");
        write_tag(file, "FEN", record_begin);
    }
    for (i = 0; i < pgn_header.count; ++i) {
        if (!is_ours(pgn_header.tags[i].name)) {
            write_tag(file, pgn_header.tags[i].name, pgn_header.tags[i].value);
        }
    }
}

static unsigned column;

static void write_word(FILE *file, const char *word)
{
    if (column && column + 1 + strlen(word) > LINE_WIDTH) {
        fputc('\n', file);
        column = 0;
    } else if (column) {
        fputc(' ', file);
        ++column;
    }
    fputs(word, file);
    column += (unsigned)strlen(word);
}

/* Writes the moves, each from the position before it. A move number precedes the first move and every move of side
 * 0. */
static void write_moves(FILE *file)
{
    char word[MOVE_SIZE + 16];
    unsigned number = 1;
    uint16_t n;

    pgn_replay();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        if (side == 0 || n == 0) {
            sprintf(word, "%u%s", number, side ? "..." : ".");
            write_word(file, word);
        }
        number += side != 0;
        pgn_write_move(word);
        write_word(file, word);
        record_move(n);
        pgn_step();
    }
}

void pgn_write_only(FILE *file)
{
    const char *result;

    record_restore();
    result = pgn_end();
    write_tags(file, result);
    fputc('\n', file);
    column = 0;
    write_moves(file);
    write_word(file, result);
    fputs("\n\n", file);
}

void pgn_write(FILE *file)
{
    pgn_write_only(file);
    record_restore();
}
