/* pgn.h: games written down for people and for other programs: chess as PGN, draughts as PDN, the others the same way
 * with their own moves. Comments, variations and marks of quality are passed over. */
#ifndef HOST_PGN_H
#define HOST_PGN_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define PGN_NAME 40   /* characters of a tag, with the end mark */
#define PGN_VALUE 256
#define PGN_TAGS 40   /* of a game that are kept */
#define PGN_SPACE '_' /* a space within a move: spaces separate moves */

typedef struct {
    char name[PGN_NAME];
    char value[PGN_VALUE];
} NotesTag;

/* What goes before the moves, and how the game ended: "1-0", "0-1", "1/2-1/2", or "*". */
typedef struct {
    NotesTag tags[PGN_TAGS];
    unsigned count;
    const char *result;
} Notes;

extern Notes notes;

/* Where the last fault was. */
extern unsigned pgn_line;
extern char pgn_word[PGN_VALUE];

/* ---- a game move by move ----
 * A record that stands at ply 0 after every move (record.h) costs most of the time of a long file. Here the board goes
 * on, ply by ply, and comes back where the rows end; record_restore brings board and record together afterwards. */

/* Plays `move`, which is legal. A draw that must be claimed need not be: the game goes on. */
void pgn_step(void);

/* Begins to play the record again, from its first position. */
void pgn_replay(void);

/* Reads a move, appends it to the record and plays it: 0, or what is wrong, and the board is at ply 0. */
const char *pgn_play(const char *text);

/* ---- reading ---- */

/* The text to read from; it must stay where it is. */
void pgn_open(const char *text, size_t length);

/* Reads the next game to the record: 0, and *found is 1 if there was one; or what is wrong. The board follows with
 * record_restore. */
const char *pgn_read(int *found);

/* After a game that is bad: goes on to the next one, after the result of this one or before the tags of another. */
void pgn_skip(void);

/* The tag of this name, or 0. */
const char *pgn_tag(const char *name);

/* A new game: no tags, no result. */
void pgn_clear(void);

/* Writes the game of the record, and leaves it as it is. */
void pgn_write(FILE *file);

/* The same, but the board follows with record_restore. */
void pgn_write_only(FILE *file);

/* Writes `move`, legal on the board, as these texts have it. */
void pgn_write_move(char *text);

/* The result when this side has won. */
const char *pgn_won(uint8_t who);

/* What is known of the end: from the board, else what notes.result says. */
const char *pgn_end(void);

#endif
