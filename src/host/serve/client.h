/* client.h: the connections: what they have sent and not yet been read, and what is still to be sent to them. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_CLIENT_H
#define HOST_SERVE_CLIENT_H

#include <stddef.h>
#include <stdint.h>

#include "host/serve/table.h"

#define CLIENTS_MOST 256
#define SENT_LINE_MOST 120    /* characters of a line that we send, without its end */
#define RECEIVED_LINE_MOST 127 /* characters of a line that a client sends, without its end */
#define INPUT_MOST 4096
#define OUTPUT_MOST 65536
#define OUTPUT_BUSY 16384     /* no more lines of a client are read while it has this much to receive */
#define ERRORS_MOST 10
#define NO_SEAT SIDES_MOST

#define CLIENT_NEW 0       /* has sent nothing yet */
#define CLIENT_LINES 1     /* plain lines */
#define CLIENT_WEBSOCKET 2 /* lines in frames */
#define CLIENT_FILE 3      /* a web request: receives an answer, then the connection is closed */

#define STAYS 0
#define CLOSES_WHEN_SENT 1
#define LINGERS 2          /* everything is sent; waits until the other side closes too, or LINGER_MS */
#define CLOSES_NOW 3
#define LINGER_MS 2000

typedef struct {
    int socket;
    uint8_t kind;     /* CLIENT_ */
    uint8_t closing;  /* STAYS ... */
    uint8_t has_ended; /* 1: it will send nothing more */
    uint8_t skips;    /* 1: the rest of a line that is too long is skipped */
    uint8_t errors;   /* lines that made no sense */
    uint8_t seat;     /* the side at `table`; NO_SEAT: watches */
    Table *table;     /* 0: none */
    char name[NAME_MOST + 1]; /* "": no HELLO yet */
    char address[ADDRESS_MOST];
    long began;       /* timing_now, when it connected */
    long last_line;   /* timing_now, when it last sent something */
    long lingers_since;
    size_t input_length;
    uint8_t input[INPUT_MOST];
    size_t message_length; /* a line that came in several frames */
    char message[RECEIVED_LINE_MOST + 1];
    size_t output_from;
    size_t output_to;
    uint8_t output[OUTPUT_MOST];
    int file;         /* sent after the output; -1: none */
} Client;

extern Client *clients[CLIENTS_MOST]; /* 0: no client */

/* Returns a new client, or 0 if there are too many in all, or `most` of this address. */
Client *client_new(int socket, const char *address, unsigned most);

/* Closes the connection and forgets the client. Its seat stays. */
void client_free(Client *client);

/* Appends bytes to the output. A client that does not receive what it is sent is dropped. */
void client_send_bytes(Client *client, const void *bytes, size_t count);

/* Appends a line of at most SENT_LINE_MOST characters; the rest is cut. */
void client_send(Client *client, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Sends "ERROR ..." for a line that makes no sense, and drops the client after ERRORS_MOST of them. */
void client_error(Client *client, const char *what);

/* Sends "BYE ..." and closes the connection. */
void client_bye(Client *client, const char *why);

/* Sends as much of the output as the connection takes. */
void client_flush(Client *client);

#endif
