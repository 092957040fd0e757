/* sound_text.h: reads src/sounds/sounds.txt, independently of tools/build/sounds.awk, and says what each sound must
 * write to POKEY in every frame. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_SOUND_TEXT_H
#define EMULATOR_SOUND_TEXT_H

#include <stdint.h>

#define SOUND_CHANNELS 3
#define SOUND_FRAMES 128

typedef struct {
    char name[32];
    unsigned frames[SOUND_CHANNELS]; /* 0: the sound does not use this channel */
    uint8_t audf[SOUND_CHANNELS][SOUND_FRAMES], audc[SOUND_CHANNELS][SOUND_FRAMES];
} SoundText;

/* Returns the sound of this name ("step", "down wood"), or NULL. */
const SoundText *sound_text(const char *name);

/* The sound of this event in a game: of the material in its game.txt, or one that it names; NULL: none. */
const SoundText *sound_text_of_game(const char *game, const char *event);

#endif
