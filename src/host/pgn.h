/* pgn.h: reads and writes games as text: chess as PGN, draughts as PDN, the other games as PGN with their own moves.
 * Comments, variations and move annotations are skipped. Used by convert.c and saves.c. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_PGN_H
#define HOST_PGN_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define PGN_NAME 40   /* most characters of a tag's name, including the terminating 0 */
#define PGN_VALUE 256 /* most characters of a tag's value or of a word, including the terminating 0 */
#define PGN_TAGS 40   /* most tags of a game that are stored */
#define PGN_SPACE '_' /* replaces a space within a move, because spaces separate moves */

typedef struct {
    char name[PGN_NAME];
    char value[PGN_VALUE];
} PgnTag;

/* The tags of a game and its result: "1-0", "0-1", "1/2-1/2" or "*". */
typedef struct {
    PgnTag tags[PGN_TAGS];
    unsigned count;
    const char *result;
} PgnHeader;

extern PgnHeader pgn_header;

/* Line and word of the last error. */
extern unsigned pgn_line;
extern char pgn_word[PGN_VALUE];

/* ---- a game move by move ----
 * record_play (record.h) returns to ply 0 after every move, which would take most of the time for a long file. These
 * functions go one ply deeper with each move, and return to ply 0 only when the plies run out. Afterwards the caller
 * must call record_restore, which makes board and record agree. */

/* Plays `move`, which must be legal. After a draw that no one claims, the game can continue. */
void pgn_step(void);

/* Returns to the first position of the record. */
void pgn_replay(void);

/* Reads a move, appends it to the record and plays it. Returns 0, or an error; then the board is at ply 0. */
const char *pgn_play(const char *text);

/* ---- reading ---- */

/* Sets the text to read from; it must stay in memory. */
void pgn_open(const char *text, size_t length);

/* Reads the next game into the record. Returns 0 or an error. Sets *found to 0 if there is no other game. Afterwards
 * call record_restore, which sets up the board. */
const char *pgn_read(int *found);

/* Call it after an error: skips the rest of the game, up to its result or up to the tags of the next game. */
void pgn_skip(void);

/* Returns the value of the tag with this name, or 0. */
const char *pgn_tag(const char *name);

/* Clears the tags and sets the result to "*". */
void pgn_clear(void);

/* Writes the game of the record. Board and record are unchanged. */
void pgn_write(FILE *file);

/* The same, but faster, because it leaves the board changed: the caller must call record_restore. */
void pgn_write_only(FILE *file);

/* Writes `move`, which must be legal on the board, in the notation of PGN. */
void pgn_write_move(char *text);

/* Returns "1-0" or "0-1", the result in PGN if side `who` has won. */
const char *pgn_won(uint8_t who);

/* If the game on the board is over, returns its result in PGN; otherwise pgn_header.result. */
const char *pgn_end(void);

#endif
