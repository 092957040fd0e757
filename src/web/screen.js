// screen.js: reads the Atari's screen as text, by following the display list as ANTIC does. The same in C:
// tests/emulator/screen.c.
// SPDX-License-Identifier: MIT

const SDMCTL = 0x022F, SDLST = 0x0230;
// By ANTIC mode: bytes of a row in normal width, and its scan lines. Modes 2 to 7 show characters.
const ROW_BYTES = [0, 0, 40, 40, 40, 40, 20, 20, 10, 10, 20, 20, 20, 40, 40, 40];
const ROW_LINES = [0, 0, 8, 10, 8, 16, 8, 16, 8, 4, 4, 2, 1, 2, 1, 1];
const LIST_MOST = 256;
const MODE_TEXT = 2, MODE_BOARD = 4, MODE_TITLE = 6;
const PANEL_FROM = 25; // the first column next to the board

// Returns a screen code as text; drawings of a board become spaces.
function textOf(code, mode) {
    if (mode >= MODE_TITLE) {
        return String.fromCharCode((code & 0x3F) + 32);
    }
    code &= 0x7F;
    if (code < 64) {
        return String.fromCharCode(code + 32);
    }
    return mode < MODE_BOARD && code >= 0x61 && code <= 0x7A ? String.fromCharCode(code) : ' ';
}

// Returns the rows of characters from the top, as { mode, text, line, codes }; `line` is where the row starts in the
// picture.
function screenRows(memory) {
    const word = at => memory[at & 0xFFFF] | memory[at + 1 & 0xFFFF] << 8;
    const width = memory[SDMCTL] & 3;
    const rows = [];
    let list = word(SDLST), at = 0, line = 0;

    for (let n = 0; n < LIST_MOST; n++) {
        const entry = memory[list & 0xFFFF], mode = entry & 15;

        list++;
        if (mode === 0) {
            line += (entry >> 4 & 7) + 1;
            continue;
        }
        if (mode === 1) {
            if ((entry & 0x41) === 0x41) {
                break;
            }
            list = word(list);
            continue;
        }
        if (entry & 0x40) {
            at = word(list);
            list += 2;
        }
        const bytes = ROW_BYTES[mode] * (3 + width) / 5;
        if (mode < 8) {
            let text = '';

            for (let i = 0; i < bytes; i++) {
                // small letters next to the board have the codes of text rows
                text += textOf(memory[at + i & 0xFFFF], mode === MODE_BOARD && i >= PANEL_FROM ? MODE_TEXT : mode);
            }
            rows.push({ mode, text, line, codes: memory.subarray(at, at + bytes) });
        }
        at += bytes;
        line += ROW_LINES[mode];
    }
    return rows;
}
