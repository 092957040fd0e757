/* address.c: see address.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#include "host/serve/address.h"
#include "host/serve/table.h"

#define NETWORK_BYTES 8 /* of the 16 bytes of an IPv6 address */

void address_write(const struct sockaddr_storage *address, char *text)
{
    struct in6_addr six;

    strcpy(text, "?");
    if (address->ss_family == AF_INET) {
        inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, ADDRESS_MOST);
    } else if (address->ss_family == AF_INET6) {
        six = ((const struct sockaddr_in6 *)address)->sin6_addr;
        if (!IN6_IS_ADDR_V4MAPPED(&six)) {
            memset(six.s6_addr + NETWORK_BYTES, 0, sizeof six.s6_addr - NETWORK_BYTES);
        }
        inet_ntop(AF_INET6, &six, text, ADDRESS_MOST);
    }
}
