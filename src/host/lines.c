/* lines.c: see lines.h. */
#define _POSIX_C_SOURCE 199309L
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "host/lines.h"

#define KEPT_MOST (4 * LINE_MOST)

typedef struct {
    size_t length;
    char text[KEPT_MOST + 1];
} Lines;

static Lines input; /* what was read: LINE_MOST at most */
static Lines kept;
static int has_ended;

/* Fetches what there is; 0: nothing now. */
static int fetch(int wait)
{
    struct pollfd standard = { 0, POLLIN, 0 };
    ssize_t got;

    if (has_ended || poll(&standard, 1, wait ? -1 : 0) <= 0) {
        return 0;
    }
    got = read(0, input.text + input.length, LINE_MOST - input.length);
    if (got <= 0) {
        has_ended = 1;
        return 0;
    }
    input.length += (size_t)got;
    return 1;
}

/* 1: the first line is whole. */
static int has_line(void)
{
    return input.length == LINE_MOST || (has_ended && input.length) || memchr(input.text, '\n', input.length) != NULL;
}

/* The first line goes from `lines` to `line`. */
static void take(Lines *lines, char *line)
{
    size_t length;
    size_t end;

    lines->text[lines->length] = 0;
    length = strcspn(lines->text, "\r\n");
    memcpy(line, lines->text, length);
    line[length] = 0;
    end = strcspn(lines->text, "\n");
    end += end < lines->length; /* the sign itself */
    lines->length -= end;
    memmove(lines->text, lines->text + end, lines->length);
}

int lines_look(char *line, int wait)
{
    while (!has_line()) {
        if (!fetch(wait) && !has_line()) {
            return has_ended ? -1 : 0;
        }
    }
    take(&input, line);
    return 1;
}

int lines_next(char *line)
{
    if (kept.length) {
        take(&kept, line);
        return 1;
    }
    return lines_look(line, 1) == 1;
}

int lines_keep(const char *line)
{
    size_t length = strlen(line);

    if (kept.length + length + 1 > KEPT_MOST) {
        return 0;
    }
    memcpy(kept.text + kept.length, line, length);
    kept.text[kept.length + length] = '\n';
    kept.length += length + 1;
    return 1;
}
