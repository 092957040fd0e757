/* web.c: the WebSocket and the files of a page. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/serve/sha.h"
#include "net/net.h"

#define LARGE 3000000 /* bytes of a file that does not fit into the server's memory for a client */

static Connection client;
static char folder[] = "/tmp/trog-net-XXXXXX";

/* ---- hashes ---- */

static void test_hashes(void)
{
    static char text[1000000];
    uint8_t hash[SHA256_BYTES];
    char digits[2 * SHA256_BYTES + 1];

    sha256("abc", 3, hash);
    sha_write_hex(hash, SHA256_BYTES, digits);
    check(!strcmp(digits, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"), "SHA-256 of abc");
    sha256("", 0, hash);
    sha_write_hex(hash, SHA256_BYTES, digits);
    check(!strcmp(digits, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"), "SHA-256 of nothing");
    sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56, hash);
    sha_write_hex(hash, SHA256_BYTES, digits);
    check(!strcmp(digits, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"), "SHA-256, 56 bytes");
    memset(text, 'a', sizeof text);
    sha256(text, sizeof text, hash);
    sha_write_hex(hash, SHA256_BYTES, digits);
    check(!strcmp(digits, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"), "SHA-256, a million a");
    sha1("abc", 3, hash);
    sha_write_hex(hash, SHA1_BYTES, digits);
    check(!strcmp(digits, "a9993e364706816aba3e25717850c26c9cd0d89d"), "SHA-1 of abc");
    sha1(text, sizeof text, hash);
    sha_write_hex(hash, SHA1_BYTES, digits);
    check(!strcmp(digits, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"), "SHA-1, a million a");
}

/* ---- files ---- */

static void write_file(const char *name, const char *text, size_t length)
{
    char path[200];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "wb");
    if (file) {
        fwrite(text, 1, length, file);
        fclose(file);
    }
}

static void make_folder(void)
{
    static char large[LARGE];
    char path[200];
    size_t i;

    if (!mkdtemp(folder)) {
        exit(2);
    }
    snprintf(path, sizeof path, "%s/sub", folder);
    mkdir(path, 0700);
    write_file("index.html", "<p>hello", 8);
    write_file("a.js", "1;", 2);
    write_file("sub/b.wasm", "wasm", 4);
    write_file(".secret", "no", 2);
    write_file("LICENSE", "MIT", 3);
    for (i = 0; i < sizeof large; ++i) {
        large[i] = (char)(i * 7 >> 3);
    }
    write_file("large.atr", large, sizeof large);
    snprintf(path, sizeof path, "%s/link", folder);
    if (symlink("/etc/passwd", path)) {
        exit(2);
    }
    snprintf(path, sizeof path, "%s/sub/up", folder);
    if (symlink("..", path)) {
        exit(2);
    }
}

static void remove_folder(void)
{
    static const char *const names[] = { "sub/b.wasm", "sub/up", "sub", "index.html", "a.js", ".secret", "LICENSE",
        "large.atr", "link" };
    char path[200];
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; ++i) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        remove(path);
    }
    rmdir(folder);
}

/* Sends a request and reads the answer to its end; returns its whole length. client.buffer has the beginning. */
static size_t request(const char *method, const char *path)
{
    size_t length = 0;
    size_t before;
    size_t kept = 0;
    char head[4096];

    if (!check(connection_open(&client), "a web client can connect")) {
        return 0;
    }
    connection_send(&client, "%s %s HTTP/1.1\r\nHost: localhost\r\n\r", method, path);
    for (;;) {
        before = client.length;
        if (!connection_receive(&client, WAIT_MS) || client.length == before) {
            break;
        }
        length += client.length - before;
        if (kept < sizeof head) {
            before = client.length < sizeof head - kept ? client.length : sizeof head - kept;
            memcpy(head + kept, client.buffer, before);
            kept += before;
        }
        client.length = 0;
    }
    memcpy(client.buffer, head, kept);
    client.buffer[kept < sizeof head ? kept : sizeof head - 1] = 0;
    connection_close(&client);
    return length;
}

static void expect_file(const char *path, const char *type, const char *body)
{
    char wanted[100];

    request("GET", path);
    snprintf(wanted, sizeof wanted, "\r\nContent-Type: %s", type);
    check(strncmp(client.buffer, "HTTP/1.1 200 OK\r\n", 17) == 0, "GET %s: %.30s", path, client.buffer);
    check(strstr(client.buffer, wanted) != 0, "GET %s is %s", path, type);
    check(strstr(client.buffer, body) != 0, "GET %s has its text", path);
}

static void test_files(void)
{
    static const char *const refused[] = { "/nothing", "/.secret", "/link", "/sub", "/sub/up/a.js", "/../net.h",
        "/sub/../a.js", "/%2e%2e/a.js", "//a.js", "/a.js/", "/sub/./b.wasm", "/a.js%00", "/sub/.." };
    char line[LINE_SIZE];
    const char *head;
    unsigned i;

    expect_file("/", "text/html", "\r\n\r\n<p>hello");
    expect_file("/index.html", "text/html", "\r\n\r\n<p>hello");
    expect_file("/a.js?v=1", "text/javascript", "\r\n\r\n1;");
    expect_file("/sub/b.wasm", "application/wasm", "\r\n\r\nwasm");
    expect_file("/LICENSE", "text/plain", "\r\n\r\nMIT");
    for (i = 0; i < sizeof refused / sizeof refused[0]; ++i) {
        request("GET", refused[i]);
        check(strncmp(client.buffer, "HTTP/1.1 404 ", 13) == 0, "GET %s is refused: %.30s", refused[i],
            client.buffer);
    }
    i = (unsigned)request("GET", "/large.atr");
    head = strstr(client.buffer, "\r\n\r\n");
    check(head && i == (unsigned)(head + 4 - client.buffer) + LARGE, "a large file comes whole: %u bytes", i);
    request("HEAD", "/index.html");
    check(strstr(client.buffer, "Content-Length: 8\r\n") && !strstr(client.buffer, "hello"), "HEAD sends no text");
    connection_open(&client);
    connection_send(&client, "GET x");
    check(connection_get(&client, line, WAIT_MS) == 1 && strncmp(line, "ERROR", 5) == 0,
        "GET x is no web request: %s", line);
    connection_close(&client);
}

/* ---- frames ---- */

static void send_frame(unsigned first, const char *text, size_t length, int masked)
{
    static const uint8_t mask[] = { 0x12, 0x34, 0x56, 0x78 };
    uint8_t frame[2100];
    size_t at = 0;
    size_t i;

    frame[at++] = (uint8_t)first;
    if (length < 126) {
        frame[at++] = (uint8_t)(length | (masked ? 0x80 : 0));
    } else {
        frame[at++] = (uint8_t)(126 | (masked ? 0x80 : 0));
        frame[at++] = (uint8_t)(length >> 8);
        frame[at++] = (uint8_t)length;
    }
    if (masked) {
        memcpy(frame + at, mask, 4);
        at += 4;
    }
    for (i = 0; i < length && at < sizeof frame; ++i) {
        frame[at++] = (uint8_t)(text[i] ^ (masked ? mask[i % 4] : 0));
    }
    connection_send_bytes(&client, frame, at);
}

/* Copies the payload of the next frame; returns its first byte, or 0 if none comes. */
static unsigned get_frame(char *text)
{
    unsigned first;
    size_t length;
    size_t before;

    while (client.length < 2 || client.length < 2 + (size_t)(uint8_t)client.buffer[1]) {
        before = client.length;
        if (!connection_receive(&client, WAIT_MS) || client.length == before) {
            text[0] = 0;
            return 0;
        }
    }
    first = (uint8_t)client.buffer[0];
    length = (uint8_t)client.buffer[1];
    memcpy(text, client.buffer + 2, length);
    text[length] = 0;
    client.length -= length + 2;
    memmove(client.buffer, client.buffer + 2 + length, client.length);
    return first;
}

static void shake_hands(void)
{
    char line[LINE_SIZE];
    int accepted = 0;

    connection_open(&client);
    connection_send(&client, "GET /game HTTP/1.1\r\nHost: localhost\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r");
    check(connection_get(&client, line, WAIT_MS) == 1 && strncmp(line, "HTTP/1.1 101 ", 13) == 0, "101: %s", line);
    while (connection_get(&client, line, WAIT_MS) == 1 && strcmp(line, "\r") != 0) {
        accepted += strcmp(line, "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r") == 0;
    }
    check(accepted == 1, "the answer to the key of RFC 6455");
}

static void expect_frame(unsigned first, const char *text)
{
    char got[300];
    unsigned kind = get_frame(got);

    check(kind == first && strncmp(got, text, strlen(text)) == 0, "frame %02x '%s', not %02x '%s'", first, text, kind,
        got);
}

static void expect_close(int why, const char *what)
{
    char got[300];
    unsigned kind;

    do {
        kind = get_frame(got);
    } while (kind == 0x81);
    check(kind == 0x88 && ((uint8_t)got[0] << 8 | (uint8_t)got[1]) == why, "%s closes with %d", what, why);
    connection_close(&client);
}

static void test_frames(void)
{
    char text[2000];
    char code[8] = "";

    shake_hands();
    send_frame(0x81, "HELLO ws", 8, 1);
    expect_frame(0x81, "HELLO 1 ws");
    send_frame(0x81, "PING 1\nPING 2\r\nPING 3\n", 22, 1);
    expect_frame(0x81, "PONG 1");
    expect_frame(0x81, "PONG 2");
    expect_frame(0x81, "PONG 3");
    send_frame(0x01, "PING in ", 8, 1);
    send_frame(0x89, "between", 7, 1);
    expect_frame(0x8A, "between");
    send_frame(0x80, "pieces", 6, 1);
    expect_frame(0x81, "PONG in pieces");
    memset(text, 'x', sizeof text);
    send_frame(0x81, text, 1000, 1);
    expect_frame(0x81, "ERROR");
    send_frame(0x81, "OPEN connect4 computers=1 level=1", 33, 1);
    while (get_frame(text) == 0x81 && strcmp(text, "TURN 1 1 MOVE") != 0) {
        sscanf(text, "GAME %7s", code);
    }
    send_frame(0x81, "MOVE 4", 6, 1);
    expect_frame(0x81, "MOVE 1 1 ");
    check(strlen(code) == 4, "a table by WebSocket");
    send_frame(0x88, "\x03\xe8", 2, 1);
    expect_close(1000, "a close frame");
    shake_hands();
    send_frame(0x81, "PING", 4, 0);
    expect_close(1002, "a frame without a mask");
    shake_hands();
    send_frame(0x81, text, 1500, 1);
    expect_close(1009, "a large frame");
    shake_hands();
    send_frame(0xC1, "PING", 4, 1);
    expect_close(1002, "an extension");
    shake_hands();
    send_frame(0x83, "PING", 4, 1);
    expect_close(1002, "an unknown kind");
    shake_hands();
    send_frame(0x09, "PING", 4, 1);
    expect_close(1002, "a ping in pieces");
}

static void test_bad_handshakes(void)
{
    char line[LINE_SIZE];

    connection_open(&client);
    connection_send(&client, "GET / HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 8\r\n\r");
    check(connection_get(&client, line, WAIT_MS) == 1 && strstr(line, "426"), "an old version: %s", line);
    connection_close(&client);
    connection_open(&client);
    connection_send(&client, "GET / HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r");
    check(connection_get(&client, line, WAIT_MS) == 1 && strstr(line, "400"), "no key: %s", line);
    connection_close(&client);
    connection_open(&client);
    connection_send(&client, "GET / HTTP/1.1");
    memset(line, 'h', 400);
    line[400] = 0;
    connection_send(&client, "%s", line);
    connection_send(&client, "%s%s%s", line, "", "");
    while (client.length == 0) {
        connection_send(&client, "%s", line);
        if (!connection_receive(&client, 1)) {
            break;
        }
    }
    check(connection_get(&client, line, WAIT_MS) == 1 && strstr(line, "431"), "a head without an end: %s", line);
    connection_close(&client);
}

void suite_web(const char *trog)
{
    const char *words[] = { "--web", folder, "--per-address", "30", 0 };

    test_hashes();
    make_folder();
    server_start(trog, words);
    test_files();
    test_frames();
    test_bad_handshakes();
    server_stop();
    remove_folder();
}
