/* network.h: the network device of a FujiNet, device $71 on the serial bus: commands with a buffer, as SIO takes them.
 * On the Atari asm/plat/atari/network.s; on the host machine src/plat/host/shell/network.c. In NETWORK.SYS. */
/* SPDX-License-Identifier: MIT */
#ifndef PLAT_NETWORK_H
#define PLAT_NETWORK_H

#include <stdint.h>

#define NETWORK_OPEN 0x4F   /* the data are an address, "N:TCP://HOST:PORT/" */
#define NETWORK_CLOSE 0x43  /* no data */
#define NETWORK_READ 0x52   /* network_aux bytes, which must have arrived */
#define NETWORK_WRITE 0x57  /* network_aux bytes */
#define NETWORK_STATUS 0x53 /* four bytes: number of bytes that have arrived (low, high), 1 if connected, error */
#define NETWORK_STATUS_BYTES 4
#define NETWORK_CONNECTED 2 /* offset in the status */
#define NETWORK_OPEN_BYTES 256 /* length of the data of NETWORK_OPEN; they end with NETWORK_END */
#define NETWORK_END 0x9B
#define NETWORK_BOTH_WAYS 12 /* network_aux of NETWORK_OPEN: read and write, bytes as they are */

extern uint8_t *network_data;  /* the buffer */
extern uint16_t network_bytes; /* its length */
extern uint16_t network_aux;   /* both auxiliary bytes of the command */

extern uint8_t network_sound;  /* not 0: a sound plays */
#pragma zpsym ("network_sound")

/* Sends a command (NETWORK_). Stops any sound. Returns 0, or an error of SIO. Without a FujiNet the error comes within
 * two seconds. */
uint8_t network_call(uint8_t command);

/* The name of the user, which the Lobby of a FujiNet keeps as its app key 0001-01-00, on device $70. Reads
 * NETWORK_KEY_BYTES to NETWORK_SECTOR: the length of the name (low, high), and the name. Returns 0, or an error of SIO.
 * In the overlay REMOTE. */
uint8_t network_app_key(void);
#define NETWORK_SECTOR (list_pool + 1024) /* a sector, in memory of the lists of moves after this overlay */
#define NETWORK_KEY_OPEN 0xDC
#define NETWORK_KEY_READ 0xDD
#define NETWORK_KEY_BYTES 66

/* Writes one sector of the disk, as disk_write_sector (disk.h). */
uint8_t disk_write_network(uint16_t sector, const uint8_t *from);

#endif
