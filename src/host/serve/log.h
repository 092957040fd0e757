/* log.h: lines about the server on standard output. They have codes of tables and names of games, and nothing that a
 * client has sent. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_LOG_H
#define HOST_SERVE_LOG_H

/* Writes a line. If no one reads the output, the line is lost: the server never waits for it. */
void log_line(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
