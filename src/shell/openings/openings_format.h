/* openings_format.h: the openings of a game, as a section of GAME.DAT that tools/build/mkopenings writes. The player
 * picks one from a list (picker.c). The opening trainer plays it with the player (trainer.c), or its moves begin a
 * game: a ballot, as in draughts. The openings are one tree of moves; the code knows no rules. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OPENINGS_OPENINGS_FORMAT_H
#define SHELL_OPENINGS_OPENINGS_FORMAT_H

/* ---- the file: kind, number of nodes (low, high), moves, keys, words, names ---- */

#define OPENINGS_NAMES 0   /* kind: openings with names, for the trainer */
#define OPENINGS_BALLOTS 1 /* kind: ballots, which have no names; each is played to its last move */
/* Added to the kind if ordinals may need more than six bits: their high bits are then in these bits of the keys. */
#define OPENINGS_WIDE 0xC0
#define OPENINGS_HEAD 3 /* bytes before the moves */

/* A node has a move and a key, one byte each. The key is the first byte of the key of the position after the move. The
 * move is its ordinal in the list of moves, with two flags: the node has no child, or no further sibling. */
#define OPENINGS_ORDINAL 0x3F
#define OPENINGS_LEAF 0x80
#define OPENINGS_YOUNGEST 0x40
#define OPENINGS_PLIES 18 /* largest depth of a node */

/* What many names contain is stored once, as a word; before the words is the number of their bytes. The last character
 * of a word has TRAINER_LAST set. */
#define TRAINER_LAST 0x80

/* A name starts with the distance of its node from the previous named node; a 0 there ends the names. If the next byte
 * is below OPENINGS_WORD, it is the number of first characters shared with the previous name. Then comes the rest of
 * the text; TRAINER_LAST is set in its last byte. OPENINGS_WORD and the bytes after it, up to ' ', stand for a word. */
#define OPENINGS_SHARED 15 /* at most */
#define OPENINGS_WORD 16   /* the first word */
#define OPENINGS_WORDS 16  /* at most so many */

/* ---- trainer_state: are openings in memory, and for what? ---- */

#define TRAINER_OFF 0     /* no openings are in memory, or they are not used */
#define OPENINGS_NAMING 1 /* the name of the opening is shown during play */
#define TRAINER_ACTIVE 2  /* the trainer plays an opening with the player */

/* ---- requests to the overlay TRAINER ---- */

#define TRAINER_TURN 0 /* a turn begins; returns 1 if the player has taken a move back */
#define OPENINGS_MOVE 1 /* returns 1 if `move` is the next move of the opening */

#endif
