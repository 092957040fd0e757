/* words.h: cuts a line into words. Static code, because both sides of the connection need it. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_WORDS_H
#define HOST_SERVE_WORDS_H

#include <string.h>

/* Copies the next word to `word`, at most size - 1 characters, and returns the text after it and its spaces. A longer
 * word becomes "". */
static const char *next_word(const char *text, char *word, size_t size)
{
    size_t length = strcspn(text, " ");

    if (length < size) {
        memcpy(word, text, length);
        word[length] = 0;
    } else {
        word[0] = 0;
    }
    text += length;
    return text + strspn(text, " ");
}

#endif
