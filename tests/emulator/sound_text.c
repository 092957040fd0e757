/* sound_text.c: see sound_text.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sound_text.h"

#define SOUNDS_MOST 64
#define LONG_STEP 10 /* frames; in a longer step the volume changes only every second frame */

static SoundText sounds[SOUNDS_MOST];
static unsigned count;

static void fail(const char *what, const char *line)
{
    fprintf(stderr, "sound_text: %s: %s\n", what, line);
    exit(2);
}

static void add_step(SoundText *sound, unsigned channel, unsigned frames, unsigned audf, unsigned audc, int slide,
    int fade)
{
    for (unsigned n = 0; n < frames; n++) {
        unsigned at = sound->frames[channel]++;

        if (at >= SOUND_FRAMES) {
            fail("too long", sound->name);
        }
        if (n) {
            audf = (audf + (unsigned)slide) & 0xFF;
            if (fade && (audc & 15) > 1 && (frames <= LONG_STEP || (frames - n) % 2 == 0)) {
                audc--;
            }
        }
        sound->audf[channel][at] = (uint8_t)audf;
        sound->audc[channel][at] = (uint8_t)audc;
    }
}

static void add_channel(SoundText *sound, const char *line)
{
    unsigned channel = (unsigned)atoi(line) - 1;

    while ((line = strchr(line, '('))) {
        unsigned frames, audf, audc;
        int slide = 0, fade = 0;

        if (sscanf(++line, "%u %x %x %d %d", &frames, &audf, &audc, &slide, &fade) < 3 || channel >= SOUND_CHANNELS) {
            fail("no step", line);
        }
        add_step(sound, channel, frames, audf, audc, slide, fade);
    }
}

static void read_sounds(void)
{
    FILE *in = fopen("src/sounds/sounds.txt", "r");
    char line[256];

    if (!in) {
        fail("cannot be read", "src/sounds/sounds.txt");
    }
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = 0;
        if (!line[0] || line[0] == '#') {
            continue;
        }
        if (line[0] != ' ') {
            if (count == SOUNDS_MOST) {
                fail("too many sounds", line);
            }
            snprintf(sounds[count++].name, sizeof sounds[0].name, "%.31s", line);
        } else {
            add_channel(&sounds[count - 1], line);
        }
    }
    fclose(in);
}

const SoundText *sound_text(const char *name)
{
    if (!count) {
        read_sounds();
    }
    for (unsigned n = 0; n < count; n++) {
        if (strcmp(sounds[n].name, name) == 0) {
            return sounds + n;
        }
    }
    return NULL;
}

const SoundText *sound_text_of_game(const char *game, const char *event)
{
    char path[128], line[256], name[64];
    const SoundText *found = NULL;
    FILE *in;

    snprintf(path, sizeof path, "src/games/%s/game.txt", game);
    in = fopen(path, "r");
    if (!in) {
        fail("cannot be read", path);
    }
    while (fgets(line, sizeof line, in)) {
        char *word = strtok(line, " \n");

        if (!word || strcmp(word, "sounds") != 0) {
            continue;
        }
        word = strtok(NULL, " \n");
        snprintf(name, sizeof name, "%.31s %.31s", event, word);
        if (strcmp(event, "down") == 0) {
            found = sound_text(name);
        }
        while ((word = strtok(NULL, " \n"))) {
            if (strcmp(word, event) == 0) {
                found = sound_text(name) ? sound_text(name) : sound_text(event);
            }
        }
    }
    fclose(in);
    return found;
}
