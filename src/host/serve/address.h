/* address.h: the address of a client as text, for the limits of one address. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_ADDRESS_H
#define HOST_SERVE_ADDRESS_H

#include <sys/socket.h>

/* Writes the address. Of an IPv6 address only the first 64 bits count: whoever has one usually has all others with the
 * same beginning. `text` has room for ADDRESS_MOST characters. */
void address_write(const struct sockaddr_storage *address, char *text);

#endif
