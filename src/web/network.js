// network.js: the network device of a FujiNet for the Atari of the page (src/plat/network.h), by a WebSocket to
// `trog serve` (docs/NETWORK.md). The client on the disk jumps to SIO from one place (asm/plat/atari/network.s). The page
// leads this jump to a stub, in the bytes that NETWORK.SYS leaves free: it sets a flag and waits until the page, between
// two frames, has answered the command. web.mk puts NETWORK_SIO and PART_START before this script.
// SPDX-License-Identifier: MIT

const STUB_BYTES = 16, STUB = PART_START - STUB_BYTES, STUB_FLAG = STUB + 14, STUB_RESULT = STUB + 9;
const JUMP_TO_SIO = [0x4C, 0x59, 0xE4], DCB = 0x0300;
const SIO_DONE = 1, SIO_ERROR = 144;
const LINE_END = 10, ADDRESS_END = 0x9B;
const DEFAULT_PORT = '1977';

class Network {
    constructor(machine) {
        this.machine = machine;
        this.socket = null;
        this.bytes = []; // for the Atari
        this.sent = '';  // the line that the Atari is sending
        this.isOpening = false;
    }

    // Call it after every frame.
    look() {
        const memory = this.machine.memory;

        if (JUMP_TO_SIO.every((byte, n) => memory[NETWORK_SIO + n] === byte)) {
            memory.set([0xEE, STUB_FLAG & 255, STUB_FLAG >> 8, 0xAD, STUB_FLAG & 255, STUB_FLAG >> 8, 0xD0, 0xFB,
                0xA9, SIO_DONE, 0x8D, (DCB + 3) & 255, (DCB + 3) >> 8, 0x60, 0, 0], STUB);
            memory.set([0x4C, STUB & 255, STUB >> 8], NETWORK_SIO);
        } else if (memory[NETWORK_SIO + 1] === (STUB & 255) && memory[NETWORK_SIO + 2] === STUB >> 8 && memory[STUB_FLAG] && !this.isOpening) {
            this.answer(memory);
        }
    }

    finish(result) {
        this.isOpening = false;
        this.machine.memory[STUB_RESULT] = result;
        this.machine.memory[STUB_FLAG] = 0;
    }

    answer(memory) {
        const at = memory[DCB + 4] | memory[DCB + 5] << 8, count = memory[DCB + 8] | memory[DCB + 9] << 8;
        const isOpen = this.socket && this.socket.readyState === WebSocket.OPEN;

        switch (String.fromCharCode(memory[DCB + 2])) {
        case 'O':
            this.open(memory.subarray(at, at + count));
            return;
        case 'C':
            this.close();
            break;
        case 'S':
            memory.set([this.bytes.length & 255, this.bytes.length >> 8, isOpen ? 1 : 0, 1], at);
            break;
        case 'R':
            memory.set(this.bytes.splice(0, count), at);
            break;
        case 'W':
            if (!isOpen) {
                this.finish(SIO_ERROR);
                return;
            }
            this.write(memory.subarray(at, at + count));
            break;
        default: // the app key of a FujiNet
            this.finish(SIO_ERROR);
            return;
        }
        this.finish(SIO_DONE);
    }

    write(bytes) {
        for (const byte of bytes) {
            if (byte === LINE_END) {
                this.socket.send(this.sent);
                this.sent = '';
            } else {
                this.sent += String.fromCharCode(byte);
            }
        }
    }

    close() {
        if (this.socket) {
            this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
            this.socket.close();
            this.socket = null;
        }
        this.bytes = [];
        this.sent = '';
    }

    // The address is "N:TCP://HOST:PORT/". The command is answered when the connection is open or refused.
    open(address) {
        const text = String.fromCharCode(...address.subarray(0, address.indexOf(ADDRESS_END)));
        const [, host, port] = /^N:TCP:\/\/([^:/]+):?(\d*)\//i.exec(text) || [];
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';

        this.close();
        if (!host) {
            this.finish(SIO_ERROR);
            return;
        }
        this.isOpening = true;
        try {
            this.socket = new WebSocket(`${scheme}://${host}:${port || DEFAULT_PORT}/`);
        } catch (error) {
            this.finish(SIO_ERROR);
            return;
        }
        this.socket.onopen = () => this.finish(SIO_DONE);
        this.socket.onclose = () => this.isOpening && this.finish(SIO_ERROR);
        this.socket.onmessage = event => {
            for (const sign of event.data) {
                this.bytes.push(sign.charCodeAt(0) & 127);
            }
            this.bytes.push(LINE_END);
        };
    }
}

// ---- a link with the code of a table: ?table=KXWB#chess ----

const FIELD_MOST = 40; // characters of a field of the form, at most

// Replaces a field of the form and goes on to the next one.
async function fillIn(machine, name, value) {
    const shows = text => screenRows(machine.memory).some(row => row.text.includes(text));
    const isThere = () => shows(name);

    if (!await until(isThere, 20000)) {
        return false;
    }
    for (let n = 0; n < FIELD_MOST && !shows(name + ' _'); n++) {
        machine.press({ key: keyOf('Backspace') });
        await until(() => !machine.presses.length, 2000);
    }
    for (const sign of value) {
        machine.press({ key: keyOf(sign) });
    }
    machine.press({ key: keyOf('Enter') });
    return until(() => !machine.presses.length && !isThere(), 20000);
}

// Sits down at the table, when the game of the link is on the screen.
async function joinTable(machine, table, name) {
    if (!/^[A-Z0-9]{4}$/i.test(table) || !await until(() => machine.screen === SCREEN.play && !machine.presses.length, 60000)) {
        return;
    }
    await pressUntil(machine, keyOf('j', true), () => screenRows(machine.memory).some(row => row.text.includes('Host:')));
    await fillIn(machine, 'Host:', location.host)
        && await fillIn(machine, 'Name:', name)
        && await fillIn(machine, 'Table:', table);
}
