// machine.js: the Atari: the core of the emulator (core.c) with the disk in its drive, what is held down, the glass
// box.

const PICTURE_WIDE = 384, PICTURE_HIGH = 240;
const STICK = { up: 1, down: 2, left: 4, right: 8, fire: 16 };
const CONSOLE = { start: 1, select: 2, option: 4 };
const MACHINES = ['800', 'xl', 'xe'];
const DISK_PATH = '/disk.atr';

// disk/probe_page.h
const GLASS = 0x0600;
const SCREEN = { start: 0, menu: 1, play: 2, thinking: 3, message: 4, over: 5, loading: 6 };
const NO_GAME = 0xFF;

const newCore = () => createCore({ print: () => {}, printErr: () => {} }); // each has its own object

class Machine {
    constructor(core) {
        this.core = core;
        this.held = { key: 0, console: 0, stick: 0 }; // by a person, now
        this.presses = [];                            // by buttons, one after the other: { key, console, stick, frames }
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

        if (press && --press.frames <= 0) {
            this.presses.shift();
        }
        if (!this.core._core_frame(input.key || 0, input.console || 0, input.stick || 0)) {
            throw new Error('The machine has stopped');
        }
    }

    // Something pressed for a moment, and let go.
    press(what) {
        this.presses.push({ ...what, frames: 4 }, { frames: 6 });
    }

    // A key that goes down and some time up again: however short, the machine sees both.
    hold(key) {
        this.presses.push({ key, frames: 3 });
        this.held.key = key;
    }

    letGo() {
        this.held.key = 0;
        this.presses.push({ frames: 2 });
    }

    // Frames at once that nobody sees, for a step of the cursor.
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

    // Left, top, right, bottom of the cursor or bar; null: there is none.
    mark() {
        const [left, top, right, bottom] = new Int32Array(this.core.HEAPU8.buffer, this.core._core_mark(), 4);

        return right ? { left, top, right, bottom } : null;
    }

    // ---- what it does ----

    get memory() {
        const at = this.core._core_memory();

        return this.core.HEAPU8.subarray(at, at + 0x10000);
    }

    glass(offset) {
        return this.memory[GLASS + offset];
    }

    isUp() {
        return String.fromCharCode(...this.memory.subarray(GLASS, GLASS + 4)) === 'TROG';
    }

    get screen() { return this.isUp() ? this.glass(6) : SCREEN.start; }
    get game() { return this.glass(5); }
    get turns() { return this.glass(25) | this.glass(26) << 8; }
    get computerMoves() { return this.glass(31) === 1; }

    // The position as the game writes it.
    position() {
        const memory = this.memory, at = this.glass(29) | this.glass(30) << 8;
        let text = '';

        for (let n = at; memory[n] && text.length < 600; n++) {
            text += String.fromCharCode(memory[n]);
        }
        return text;
    }

    // ---- what is kept ----

    disk() {
        this.core._core_flush();
        return this.core.FS.readFile(DISK_PATH);
    }

    // Another disk into the drive, and the machine switched off and on.
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
