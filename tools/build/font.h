/* font.h: a number of character sets that mkfont.c shares with the Atari (tools/build/constants). */
/* SPDX-License-Identifier: MIT */
#ifndef FONT_H
#define FONT_H

/* Byte of a game's set that leaves the old one in place: the row `+.#o`, which no drawing may contain. */
#define FONT_KEEP 0x4B

#endif
