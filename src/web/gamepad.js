// gamepad.js: game pads with the standard layout. Stick or cross is the joystick, the first button FIRE, the second
// ESC; START and SELECT are the Atari's keys of that name.
// SPDX-License-Identifier: MIT

const PAD = { fire: 0, escape: 1, select: 8, start: 9, up: 12, down: 13, left: 14, right: 15 };
const PAD_TILTED = 0.5;

class Pad {
    // onUse is called when something is pressed.
    constructor(machine, onUse) {
        this.machine = machine;
        this.onUse = onUse;
        this.was = [];
    }

    // Reads the pad; called once a frame.
    look() {
        const pad = (navigator.getGamepads ? [...navigator.getGamepads()] : []).find(one => one && one.connected);

        if (!pad) {
            return;
        }
        const is = pad.buttons.map(button => button.pressed);
        const [x, y] = pad.axes;
        const pressed = n => is[n] && !this.was[n];

        this.machine.held.stick = (is[PAD.up] || y < -PAD_TILTED ? STICK.up : 0) |
            (is[PAD.down] || y > PAD_TILTED ? STICK.down : 0) |
            (is[PAD.left] || x < -PAD_TILTED ? STICK.left : 0) | (is[PAD.right] || x > PAD_TILTED ? STICK.right : 0) |
            (is[PAD.fire] ? STICK.fire : 0);
        if (this.machine.held.stick || is.some(one => one)) {
            this.onUse();
        }
        if (pressed(PAD.escape)) {
            this.machine.press({ key: keyOf('Escape') });
        }
        if (pressed(PAD.start)) {
            this.machine.press({ console: CONSOLE.start });
        }
        if (pressed(PAD.select)) {
            this.machine.press({ console: CONSOLE.select });
        }
        this.was = is;
    }
}
