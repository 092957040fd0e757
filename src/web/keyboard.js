// keyboard.js: converts keys of the browser into keys of the Atari: POKEY key codes plus 1, because 0 is no key.
// SPDX-License-Identifier: MIT

const KEY_CTRL = 0x80, KEY_SHIFT = 0x40, KEY_RESET = -1, KEY_POWER = -2;
// the keyboard matrix in the order of the key codes; a dot is a key without a character
const MATRIX = 'lj;..k+*o.pu.i-=v.c..bxz4.36.521, .n.m/.r.ey.twq9.07.8<>fhd..gsa';
const NAMED_KEYS = {
    Enter: 0x0C, Escape: 0x1C, Tab: 0x2C, Backspace: 0x34, ' ': 0x21, Help: 0x11, F6: 0x11,
    ArrowUp: KEY_CTRL | 0x0E, ArrowDown: KEY_CTRL | 0x0F, ArrowLeft: KEY_CTRL | 0x06, ArrowRight: KEY_CTRL | 0x07,
    '?': KEY_SHIFT | 0x26, ':': KEY_SHIFT | 0x02, '!': KEY_SHIFT | 0x1F, "'": KEY_SHIFT | 0x33, '(': KEY_SHIFT | 0x30, ')': KEY_SHIFT | 0x32,
    '&': KEY_SHIFT | 0x1B, '#': KEY_SHIFT | 0x1A, '.': 0x22,
};
const RESET_KEY = 'F8'; // not F5, which reloads the page
const CONSOLE_KEYS = { F2: CONSOLE.option, F3: CONSOLE.select, F4: CONSOLE.start };

// Returns the Atari's key for a character or for the name of a key; 0: none.
function keyOf(name, withControl) {
    let code = NAMED_KEYS[name];

    if (code === undefined) {
        code = name.length === 1 && name !== '.' ? MATRIX.indexOf(name.toLowerCase()) : -1;
    }
    return code < 0 ? 0 : (code | (withControl ? KEY_CTRL : 0)) + 1;
}

// Returns true if the Atari uses TAB now: its screen says so.
const usesTab = machine => screenRows(machine.memory).some(row => /\bTAB\b/.test(row.text));

// Returns true if the page, not the Atari, uses a key: to move from button to button or to press one.
function isForPage(event, machine) {
    const control = event.target.closest('select, input, summary, a, button');

    return event.metaKey || event.target.closest('dialog') ||
        (event.key === 'Tab' && (event.shiftKey || !event.target.closest('canvas') || !usesTab(machine))) ||
        (control && (control.tagName !== 'BUTTON' || event.key === 'Enter' || event.key === ' '));
}

// Returns the Atari's key for an event. ALT works like CTRL, because browsers use some CTRL combinations themselves.
function keyOfEvent(event) {
    return event.altKey ? keyOf(event.code.replace(/^Key|^Digit/, ''), true) : keyOf(event.key, event.ctrlKey);
}

// Returns a name that identifies a key; keys of an on-screen keyboard have no code.
const nameOf = event => event.code || event.key;

// Passes keys to the machine: a key that is held in the browser is held on the Atari.
function listenToKeys(machine, onUse) {
    let holding = '';
    // The frame that shows the focus of the screen would only disturb those who use no TAB.
    const showFocus = isShown => document.body.classList.toggle('by-keys', isShown);

    addEventListener('pointerdown', () => showFocus(false), true);
    addEventListener('keydown', event => {
        if (event.key === 'Tab') {
            showFocus(true);
        }
        const consoleKey = CONSOLE_KEYS[event.key], key = keyOfEvent(event);

        if (isForPage(event, machine) || (!consoleKey && !key && event.key !== RESET_KEY)) {
            return;
        }
        event.preventDefault();
        onUse();
        if (event.repeat) {
            return; // the Atari has its own key repeat
        }
        if (event.key === RESET_KEY) {
            machine.presses.push({ key: KEY_RESET, frames: 1 });
        } else if (consoleKey) {
            machine.press({ console: consoleKey });
        } else {
            machine.hold(key);
            holding = nameOf(event);
        }
    });
    addEventListener('keyup', event => {
        if (holding && nameOf(event) === holding) {
            machine.letGo();
            holding = '';
        }
    });
    addEventListener('blur', () => machine.letGo());
}
