/* label.h: the file of groups of judged positions that label.c writes and fit.c reads. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_LABEL_H
#define LAB_LABEL_H

#include "plays.h"

#define GROUP_MOST 12
enum { SIBLINGS, LEAVES };

typedef struct {
    Board board;
    float points; /* of the side that rolls next */
    float win;
} Judged;

/* In the file: kind, count, and `count` positions. */
typedef struct {
    int kind;
    int count;
    Judged positions[GROUP_MOST];
} Group;

#endif
