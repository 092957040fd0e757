/* line_reader.c: see line_reader.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 199309L
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "host/line_reader.h"
#include "host/wall_clock.h"

#define DEFERRED_MOST (sizeof((LinesText *)0)->text - 1)

void lines_open(Lines *lines, int from)
{
    lines->from = from;
    lines->has_ended = 0;
    lines->input.length = 0;
    lines->deferred.length = 0;
}

/* Reads the input that is available; waits for it up to `wait` milliseconds. Returns 0 if none came. */
static int fetch(Lines *lines, long wait)
{
    struct pollfd source = { lines->from, POLLIN, 0 };
    LinesText *input = &lines->input;
    ssize_t got;

    if (lines->has_ended || poll(&source, 1, (int)wait) <= 0) {
        return 0;
    }
    got = read(lines->from, input->text + input->length, LINE_MOST - input->length);
    if (got <= 0) {
        lines->has_ended = 1;
        return 0;
    }
    input->length += (size_t)got;
    return 1;
}

/* Returns 1 if `input` holds a whole line, is full, or holds the last characters of a closed stream. */
static int has_line(const Lines *lines)
{
    const LinesText *input = &lines->input;

    return input->length == LINE_MOST || (lines->has_ended && input->length)
        || memchr(input->text, '\n', input->length) != NULL;
}

/* Moves the first line from `text` to `line`, without its end-of-line characters. */
static void take(LinesText *text, char *line)
{
    size_t length;
    size_t end;

    text->text[text->length] = 0;
    length = strcspn(text->text, "\r\n");
    memcpy(line, text->text, length);
    line[length] = 0;
    end = strcspn(text->text, "\n");
    end += end < text->length; /* the end-of-line character */
    text->length -= end;
    memmove(text->text, text->text + end, text->length);
}

int lines_poll(Lines *lines, char *line, long wait)
{
    long until = wait > 0 ? timing_now() + wait : 0;

    while (!has_line(lines)) {
        if (!fetch(lines, wait) && !has_line(lines)) {
            return lines->has_ended ? -1 : 0;
        }
        if (wait > 0) { /* the rest of the line must come in the rest of the time */
            wait = until - timing_now();
            wait = wait > 0 ? wait : 0;
        }
    }
    take(&lines->input, line);
    return 1;
}

int lines_next(Lines *lines, char *line)
{
    if (lines->deferred.length) {
        take(&lines->deferred, line);
        return 1;
    }
    return lines_poll(lines, line, LINES_FOREVER) == 1;
}

int lines_defer(Lines *lines, const char *line)
{
    LinesText *deferred = &lines->deferred;
    size_t length = strlen(line);

    if (deferred->length + length + 1 > DEFERRED_MOST) {
        return 0;
    }
    memcpy(deferred->text + deferred->length, line, length);
    deferred->text[deferred->length + length] = '\n';
    deferred->length += length + 1;
    return 1;
}
