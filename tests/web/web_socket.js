// web_socket.js: a WebSocket to a program on this machine, for texts only (RFC 6455). node has had one of its own only
// since version 22.
// SPDX-License-Identifier: MIT
'use strict';
const crypto = require('crypto'), net = require('net');

const FINAL = 0x80, MASKED = 0x80, TEXT = 1, CONTINUED = 0, PING = 9, PONG = 10;
const SHORT_MOST = 125, WORD = 126, LONG = 127; // lengths of a frame in one byte, in two, in eight

class TextSocket {
    // whenText is called with every text that comes.
    constructor(port, path, whenText) {
        this.rest = Buffer.alloc(0);
        this.parts = [];
        this.whenText = whenText;
        this.socket = net.connect(port, '127.0.0.1');
        this.socket.on('error', () => {}); // the browser may have been closed
        this.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${crypto.randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
        this.isReady = new Promise((resolve, reject) => {
            this.socket.on('data', bytes => {
                this.rest = Buffer.concat([this.rest, bytes]);
                const end = this.isOpen ? -1 : this.rest.indexOf('\r\n\r\n');

                if (end >= 0) {
                    this.isOpen = true;
                    /^HTTP\/1.1 101 /.test(this.rest) ? resolve() : reject(new Error(String(this.rest.subarray(0, end))));
                    this.rest = this.rest.subarray(end + 4);
                }
                while (this.isOpen && this.takeFrame()) { /* the next one */ }
            });
            this.socket.on('close', () => reject(new Error('the connection is closed')));
        });
        this.isReady.catch(() => {});
    }

    // Takes a whole frame from what has come. Returns whether there was one.
    takeFrame() {
        const { rest } = this, short = rest.length > 1 ? rest[1] & 127 : 0, head = short === LONG ? 10 : short === WORD ? 4 : 2;

        if (rest.length < head) {
            return false;
        }
        const length = short === LONG ? Number(rest.readBigUInt64BE(2)) : short === WORD ? rest.readUInt16BE(2) : short;

        if (rest.length < head + length) {
            return false;
        }
        const body = rest.subarray(head, head + length), kind = rest[0] & 15;

        this.rest = rest.subarray(head + length);
        if (kind === PING) {
            this.sendFrame(PONG, body);
        } else if (kind === TEXT || kind === CONTINUED) {
            this.parts.push(body);
            if (rest[0] & FINAL) {
                this.whenText(String(Buffer.concat(this.parts.splice(0))));
            }
        }
        return true;
    }

    sendFrame(kind, body) {
        const mask = crypto.randomBytes(4), masked = Buffer.from(body), length = body.length;
        let head = Buffer.from([FINAL | kind, MASKED | length]);

        if (length > 0xFFFF) {
            head = Buffer.alloc(10);
            head.set([FINAL | kind, MASKED | LONG]);
            head.writeBigUInt64BE(BigInt(length), 2);
        } else if (length > SHORT_MOST) {
            head = Buffer.from([FINAL | kind, MASKED | WORD, length >> 8, length & 255]);
        }
        for (let n = 0; n < length; n++) {
            masked[n] ^= mask[n & 3];
        }
        this.socket.write(Buffer.concat([head, mask, masked]));
    }

    send(text) {
        this.sendFrame(TEXT, Buffer.from(text));
    }

    close() {
        this.socket.destroy();
    }
}

module.exports = { TextSocket };
