/* notes.h: games written down for people and for other programs: chess as PGN, draughts as PDN, the others the same way
 * with their own moves. Comments, variations and marks of quality are passed over. */
#ifndef HOST_NOTES_H
#define HOST_NOTES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define NOTES_NAME 40   /* characters of a tag, with the end mark */
#define NOTES_VALUE 256
#define NOTES_TAGS 40   /* of a game that are kept */
#define NOTES_SPACE '_' /* a space within a move: spaces separate moves */

typedef struct {
    char name[NOTES_NAME];
    char value[NOTES_VALUE];
} NotesTag;

/* What goes before the moves, and how the game ended: "1-0", "0-1", "1/2-1/2", or "*". */
typedef struct {
    NotesTag tags[NOTES_TAGS];
    unsigned count;
    const char *result;
} Notes;

extern Notes notes;

/* Where the last fault was. */
extern unsigned notes_line;
extern char notes_word[NOTES_VALUE];

/* The text to read from; it must stay where it is. */
void notes_open(const char *text, size_t length);

/* Reads the next game to the record: 0, and *found is 1 if there was one; or what is wrong. */
const char *notes_read(int *found);

/* The tag of this name, or 0. */
const char *notes_tag(const char *name);

/* A new game: no tags, no result. */
void notes_clear(void);

/* Writes the game of the record, and leaves it as it is. */
void notes_write(FILE *file);

/* Writes `move`, legal on the board, as these texts have it. */
void notes_write_move(char *text);

/* The result when this side has won. */
const char *notes_won(uint8_t who);

/* What is known of the end: from the board, else what notes.result says. */
const char *notes_end(void);

#endif
