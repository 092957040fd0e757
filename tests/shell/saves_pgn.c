/* saves_pgn.c: carries a game from PGN to the disk, plays on, and carries it back; see saves.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* popen */
#include "check.h"
#include "disk_image.h"
#include "saves.h"

#include <stdio.h>
#include <string.h>

#define CARRIED "1. e4 e5 2. Nf3 Nc6 "
#define CARRIED_BOARD "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"

/* Runs a shell command and returns the first line of its output. */
static const char *first_line(const char *command)
{
    static char line[HOST_TEXT];
    FILE *pipe = popen(command, "r");

    line[0] = 0;
    if (pipe) {
        check(fgets(line, sizeof line, pipe) != NULL, "%s says nothing", command);
        pclose(pipe);
    }
    line[strcspn(line, "\n")] = 0;
    return line;
}

void saves_carried(const char *path)
{
    static Image disk;
    char command[3 * HOST_TEXT];
    const char *line;

    image_read(&disk, path);
    path = image_path(&disk);
    snprintf(command, sizeof command, "echo '" CARRIED "*' | %s saves %s put 2 chess - CARRIED && echo put", host_trog,
        path);
    check(strcmp(first_line(command), "put") == 0, "the PGN game cannot be put onto the disk");
    if (!saves_start(path, GAME_chess)) {
        return;
    }
    saves_two_people();
    saves_load(2, CARRIED_BOARD, 0);
    saves_play("f1b5");
    saves_save(3, "", "Saved");
    image_power_off(&disk);
    snprintf(command, sizeof command, "%s saves %s get 3 | grep '^1'", host_trog, image_path(&disk));
    line = first_line(command);
    check(strncmp(line, CARRIED "3. Bb5 ", strlen(CARRIED "3. Bb5 ")) == 0, "'%s' came back", line);
}
