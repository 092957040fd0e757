/* listen.h: what the Atari plays. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_LISTEN_H
#define EMULATOR_LISTEN_H

/* Listens for this many frames; returns the pitches (AUDF) of channel 1, as hexadecimal numbers. A note that is played
 * with the key press is missing. */
const char *listen_notes(unsigned frames);

#endif
