/* fujinet.h: a stand-in for the network device of a FujiNet, device $71 (src/plat/network.h), in the emulator and on
 * the host machine. Whatever host the Atari names, it connects to a port of this machine, or to a script of the test.
 * Faults can be injected. The drivers call fujinet_answer between two frames. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_FUJINET_H
#define EMULATOR_FUJINET_H

#include <stdint.h>

#define FUJINET_DATA 256

typedef struct {
    int is_there;       /* 0: nothing answers on the bus */
    int port;           /* connections go to this port of this machine; 0: to the script */
    /* The script: called with each line that the Atari sends; it answers with fujinet_say. */
    void (*heard)(const char *line);
    const char *user;   /* the app key 0001-01-00; 0: there is none */
    void (*told)(const char *line); /* called with each line that has come for the Atari; may be 0 */
    /* faults */
    int refuses;        /* 1: the host does not answer */
    unsigned most;      /* bytes that a status reports at most; 0: all. Slow lines */
    unsigned baud;      /* speed of the serial line; 0: a command takes no time. See fujinet_has_heard */
    unsigned drop_after;/* the connection ends after this many more bytes; 0: never */
    unsigned fails;     /* this many commands fail from now on, */
    uint8_t fail_code;  /* with this error of SIO */
    unsigned fails_after; /* but only after this many commands */
    /* what was seen */
    int key_is_open;
    unsigned opens, statuses, reads, writes, closes;
    unsigned least_frames; /* least number of frames between two statuses */
    char address[FUJINET_DATA]; /* of the last OPEN */
    char sent[FUJINET_DATA];    /* the last line that the Atari sent */
} Fujinet;
extern Fujinet fujinet;

void fujinet_reset(void); /* is there, no faults, no connection */
void fujinet_say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* text for the Atari */
void fujinet_hang_up(void); /* ends the connection */
int fujinet_is_open(void);

/* 1: all bytes of a command with `bytes` bytes of data have gone over the serial line. To be called in every frame,
 * with the same command, before fujinet_answer. */
int fujinet_has_heard(uint16_t bytes, unsigned frame);

/* Answers a command. `data` has FUJINET_DATA bytes and a terminating 0. Returns the error of SIO, or 0. */
uint8_t fujinet_answer(uint8_t command, uint16_t aux, uint16_t bytes, uint8_t *data, unsigned frame);

#endif
