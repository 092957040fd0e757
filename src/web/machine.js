// machine.js: the Atari: the core of the emulator (core.c) with the disk in its drive, the pressed keys, and the probe
// page, in which the program shows what it is doing.
// SPDX-License-Identifier: MIT

const PICTURE_WIDE = 384, PICTURE_HIGH = 240;
const STICK = { up: 1, down: 2, left: 4, right: 8, fire: 16 };
const CONSOLE = { start: 1, select: 2, option: 4 };
const MACHINES = ['800', 'xl', 'xe'];
const DISK_PATH = '/disk.atr';

// constants of disk/probe_page.h
const PROBE_PAGE = 0x0600;
const SCREEN = { start: 0, menu: 1, play: 2, thinking: 3, message: 4, over: 5, loading: 6 };
const NO_GAME = 0xFF;

// The core changes its argument. It loads trog.wasm itself if it is not given.
function newCore() {
    const wasmBinary = bytesOf('trog.wasm');

    return createCore({ print: () => {}, printErr: () => {}, ...(wasmBinary && { wasmBinary }) });
}

class Machine {
    constructor(core) {
        this.core = core;
        this.held = { key: 0, console: 0, stick: 0 }; // what the player holds down now
        this.network = null;                          // of a page that has one (network.js)
        this.presses = [];                            // queue of presses by buttons: { key, console, stick, frames }
        this.frames = 0;                              // since the page was opened, without those of skip
    }

    start(machine, isPal, disk) {
        this.core.FS.writeFile(DISK_PATH, disk);
        if (!this.core._core_start(MACHINES.indexOf(machine), isPal ? 1 : 0)) {
            throw new Error('The machine does not start');
        }
        this.framesASecond = this.core._core_frames_a_second();
    }

    // ---- frames ----

    frame() {
        const press = this.presses[0], input = press || this.held;

        this.frames++;
        if (press && --press.frames <= 0) {
            this.presses.shift();
        }
        if (!this.core._core_frame(input.key || 0, input.console || 0, input.stick || 0)) {
            throw new Error('The machine has stopped');
        }
        if (this.network) {
            this.network.look();
        }
    }

    // Presses `what` ({ key }, { console } or { stick }) for a moment and releases it.
    press(what) {
        this.presses.push({ ...what, frames: 4 }, { frames: 6 });
    }

    // Presses a key until letGo is called. The machine sees both events, however short the press is.
    hold(key) {
        this.presses.push({ key, frames: 3 });
        this.held.key = key;
    }

    letGo() {
        this.held.key = 0;
        this.presses.push({ frames: 2 });
    }

    // Runs a number of frames at once without showing them, for a step of the cursor.
    skip(input, frames) {
        for (let n = 0; n < frames; n++) {
            this.core._core_frame(input.key || 0, input.console || 0, input.stick || 0);
        }
    }

    picture() {
        return new Uint8ClampedArray(this.core.HEAPU8.buffer, this.core._core_picture(), PICTURE_WIDE * PICTURE_HIGH * 4);
    }

    sound() {
        return new Int16Array(this.core.HEAPU8.buffer, this.core._core_sound(), this.core._core_sound_bytes() / 2);
    }

    // Returns left, top, right and bottom of the cursor or of the bar of a list, or null if there is none.
    mark() {
        const [left, top, right, bottom] = new Int32Array(this.core.HEAPU8.buffer, this.core._core_mark(), 4);

        return right ? { left, top, right, bottom } : null;
    }

    // ---- memory and probe page ----

    get memory() {
        const at = this.core._core_memory();

        return this.core.HEAPU8.subarray(at, at + 0x10000);
    }

    probe(offset) {
        return this.memory[PROBE_PAGE + offset];
    }

    isUp() {
        return String.fromCharCode(...this.memory.subarray(PROBE_PAGE, PROBE_PAGE + 4)) === 'TROG';
    }

    get screen() { return this.isUp() ? this.probe(6) : SCREEN.start; }
    get game() { return this.probe(5); }
    get turns() { return this.probe(25) | this.probe(26) << 8; }
    get computerMoves() { return this.probe(31) === 1; }

    // Returns the position as text.
    position() {
        const memory = this.memory, at = this.probe(29) | this.probe(30) << 8;
        let text = '';

        for (let n = at; memory[n] && text.length < 600; n++) {
            text += String.fromCharCode(memory[n]);
        }
        return text;
    }

    // ---- disk and state ----

    disk() {
        this.core._core_flush();
        return this.core.FS.readFile(DISK_PATH);
    }

    // Puts another disk into the drive and switches the machine off and on.
    insert(disk) {
        this.core._core_flush();
        this.core.FS.writeFile(DISK_PATH, disk);
        this.core._core_insert();
        this.presses = [{ key: KEY_POWER, frames: 1 }];
    }

    state() {
        const at = this.core._core_state();

        this.core._core_keep();
        return this.core.HEAPU8.slice(at, at + this.core._core_state_bytes());
    }

    canRestore(state, sum) {
        return state instanceof Uint8Array && state.length === this.core._core_state_bytes() && checksum(state) === sum;
    }

    restore(state) {
        this.core.HEAPU8.set(state, this.core._core_state());
        this.core._core_restore();
    }
}
