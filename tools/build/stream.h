/* stream.h: numbers of packed files, for pack.c, checksum.c and the loader on the Atari (tools/build/constants). */
/* SPDX-License-Identifier: MIT */
#ifndef STREAM_H
#define STREAM_H

#define STREAM_MARGIN 64 /* a stream ends this many bytes after the data it unpacks to */
#define NULL_HIGH 254    /* in a stream: the high part of the offset of a match that copies nothing */
#define END_HIGH 255     /* the same of the match that ends the stream */
#define CHECKSUM_BYTES 4 /* after the stream: the memory needed to unpack it, and the checksum */
#define SUM_SEED 0x54    /* start value of the checksum */

#endif
