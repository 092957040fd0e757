// pictures.js: draws the pictures of the page when it is built: the first board of every game for its card, and the
// icons that an installed page has.
//
//   node pictures.js cards CORE DISK.atr CARDS.png GAMES      CORE: build/wasm/trog; GAMES: their number
//   node pictures.js icon ICON.svg SIZE ICON.png
//
// The cards are tiles in one row. The icon may have rectangles and paths with straight horizontal and vertical lines.
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path'), vm = require('vm'), zlib = require('zlib');

const SOURCES = ['screen.js', 'machine.js', 'keyboard.js', 'cards.js'];
const WAIT_MOST = 4000, CALM = 90; // frames
const LEVELS = 32;                 // steps of a colour; fewer make the file smaller

// ---- PNG ----

function crc(bytes) {
    let sum = 0xFFFFFFFF;

    for (const byte of bytes) {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit++) {
            sum = sum >>> 1 ^ (sum & 1 ? 0xEDB88320 : 0);
        }
    }
    return ~sum >>> 0;
}

function word(value) {
    const bytes = Buffer.alloc(4);

    bytes.writeUInt32BE(value);
    return bytes;
}

function chunk(name, data) {
    const body = Buffer.concat([Buffer.from(name), data]);

    return Buffer.concat([word(data.length), body, word(crc(body))]);
}

// Writes a picture; colourAt(x, y) returns [red, green, blue].
function writePng(file, wide, high, colourAt) {
    const rows = Buffer.alloc(high * (1 + 3 * wide)); // each row starts with a byte that says: no filter

    for (let y = 0; y < high; y++) {
        for (let x = 0; x < wide; x++) {
            rows.set(colourAt(x, y), y * (1 + 3 * wide) + 1 + 3 * x);
        }
    }
    const head = Buffer.concat([word(wide), word(high), Buffer.from([8, 2, 0, 0, 0])]); // 8 bits, red green blue

    fs.writeFileSync(file, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
        chunk('IDAT', zlib.deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]));
}

// ---- cards ----

// The scripts of the page share one scope; so they do here.
function loadPage() {
    const text = SOURCES.map(name => fs.readFileSync(path.join(__dirname, name), 'utf8')).join('\n');

    return vm.runInNewContext(text + '\n({ Machine, SCREEN, STICK, PICTURE_WIDE, MENU_KEYS, CARD, keyOf })', { String, Uint8ClampedArray, Int16Array, Int32Array });
}

function until(machine, test, what) {
    for (let n = 0; n < WAIT_MOST; n++) {
        if (test()) {
            return;
        }
        machine.frame();
    }
    throw new Error(what);
}

// Returns the picture of a game's first board: the mean colour of each square of SHRINK by SHRINK pixels.
function tileOf(page, pixels) {
    const { shrink, wide, high, left: from, top } = page.CARD, tile = Buffer.alloc(3 * wide * high);

    for (let at = 0; at < tile.length; at++) {
        const x = Math.floor(at / 3) % wide, y = Math.floor(at / 3 / wide);
        let sum = 0;

        for (let n = 0; n < shrink * shrink; n++) {
            const left = from + shrink * x + n % shrink, line = top + shrink * y + Math.floor(n / shrink);

            sum += pixels[4 * (page.PICTURE_WIDE * line + left) + at % 3];
        }
        tile[at] = Math.min(255, Math.round(sum / shrink / shrink / 256 * LEVELS) * 256 / LEVELS);
    }
    return tile;
}

async function cards(corePath, diskPath, file, games) {
    Date.now = () => 0; // the emulator's random numbers begin with the clock: so the first boards are always the same
    const page = loadPage(), createCore = require(path.resolve(corePath + '.js'));
    const machine = new page.Machine(await createCore({ wasmBinary: fs.readFileSync(corePath + '.wasm'), print() {}, printErr() {} }));
    const isCalm = screen => machine.screen === screen && !machine.presses.length, tiles = [];

    machine.start('xl', false, fs.readFileSync(diskPath));
    for (let game = 0; game < games; game++) {
        until(machine, () => isCalm(page.SCREEN.menu), 'no menu before game ' + game);
        machine.skip({}, CALM);
        machine.press({ key: page.keyOf(page.MENU_KEYS[game]) });
        until(machine, () => [page.SCREEN.play, page.SCREEN.thinking].some(isCalm), 'no board of game ' + game);
        machine.skip({}, CALM);
        tiles.push(tileOf(page, machine.picture()));
        if (machine.screen === page.SCREEN.thinking) { // Race rolls its die by FIRE
            machine.press({ stick: page.STICK.fire });
        }
        machine.press({ key: page.keyOf('x', true) });
    }
    const { wide, high } = page.CARD;

    writePng(file, wide * games, high, (x, y) => {
        const at = 3 * (y * wide + x % wide);

        return tiles[Math.floor(x / wide)].subarray(at, at + 3);
    });
}

// ---- icon ----

// Returns the outlines of a path of M, H, V, h, v and z as lists of corners.
function outlines(text) {
    const all = [];
    let x = 0, y = 0;

    for (const [, letter, values] of text.matchAll(/([MHVhvz])([^MHVhvz]*)/g)) {
        const [first, second] = values.trim().split(/[ ,]+/).map(Number);

        if (letter === 'M') {
            all.push([]);
        }
        x = letter === 'M' || letter === 'H' ? first : letter === 'h' ? x + first : x;
        y = letter === 'M' ? second : letter === 'V' ? first : letter === 'v' ? y + first : y;
        if (letter !== 'z') {
            all[all.length - 1].push([x, y]);
        }
    }
    return all;
}

// Returns whether a point is inside an outline: a line from it to the right crosses an odd number of its sides.
function isInside(corners, x, y) {
    let crossed = 0;

    corners.forEach(([ax, ay], n) => {
        const [bx, by] = corners[(n + 1) % corners.length];

        crossed += ax === bx && ax > x && ay > y !== by > y;
    });
    return crossed % 2 === 1;
}

function icon(svgPath, size, file) {
    const svg = fs.readFileSync(svgPath, 'utf8'), side = Number(/viewBox="0 0 (\d+) /.exec(svg)[1]);
    const ground = /<rect [^>]*fill="#(\w+)"/.exec(svg)[1];
    const shapes = [...svg.matchAll(/<path d="([^"]*)" fill="#(\w+)"/g)].map(([, text, fill]) => ({ outlines: outlines(text), fill }));

    writePng(file, size, size, (column, line) => {
        const x = (column + 0.5) * side / size, y = (line + 0.5) * side / size;
        const shape = shapes.filter(one => one.outlines.some(corners => isInside(corners, x, y))).pop();

        return Buffer.from(shape ? shape.fill : ground, 'hex');
    });
}

const [what, ...rest] = process.argv.slice(2);

if (what === 'icon') {
    icon(rest[0], Number(rest[1]), rest[2]);
} else {
    cards(rest[0], rest[1], rest[2], Number(rest[3])).then(() => process.exit(0), fault => {
        console.error('pictures.js: ' + fault.message);
        process.exit(1);
    });
}
