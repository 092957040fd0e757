// touch.js: tests the emulator core under node, without a browser: a touch on a line of the menu opens its game or
// the lessons; a touch rolls the die; a touch on any square moves the cursor there, in every game; a touch on a line of
// a list beside the board takes it; the screen reader's text names the place.
//
//   node touch.js CORE DISK.atr      CORE: build/wasm/trog, with .js and .wasm
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path'), vm = require('vm');

const SOURCES = ['screen.js', 'machine.js', 'keyboard.js', 'touch.js', 'screen_reader.js'];
// WAIT_MOST in frames: in the race many rolls may allow no move
const CALM = 60, PLACES = 5, STEPS = 5, WAIT_MOST = 20000, GAMES_LEAST = 15;
// pixels: Gold's first sector of Star Chess, another one, which is also on every other board, and a square of chess
const HOME = [88, 164], ELSEWHERE = [184, 84], BELOW_MENU = 220, D2 = [148, 154];
const [corePath, diskPath] = process.argv.slice(2);

let passed = 0, failed = 0, random = 1;

function check(isRight, what) {
    isRight ? passed++ : failed++;
    if (!isRight) {
        console.log('FAULT: ' + what);
    }
}

// The scripts of the page share one scope; so they do here.
function loadPage() {
    const text = SOURCES.map(name => fs.readFileSync(path.join(__dirname, '../../src/web', name), 'utf8')).join('\n');

    return vm.runInNewContext(text + '\n({ Machine, SCREEN, STICK, screenRows, keyOf, goTo, pointAt, step, markOf, tell, lastMove, MODE_TEXT, MODE_BOARD, arrowMark, BOARD_RIGHT })', { Set, String });
}

function chance(below) {
    random = (random * 1103515245 + 12345) % 0x80000000;
    return (random >>> 16) % below;
}

function until(machine, test) {
    for (let n = 0; n < WAIT_MOST && !test(); n++) {
        machine.frame();
    }
    return test();
}

const same = (one, other) => Boolean(one && other) && one.left === other.left && one.top === other.top;

// Moves the cursor at random by stick and returns the places where it has been.
function wander(page, machine) {
    const places = [];

    for (let n = 0; n < PLACES; n++) {
        for (let i = 0; i < STEPS; i++) {
            page.step(machine, 1 << chance(4));
        }
        places.push(page.markOf(machine));
    }
    return places;
}

function tryGame(page, machine, line) {
    const name = line.text.slice(7, 25).trim();

    page.pointAt(machine, 200, line.line + 4);
    let calm = 0; // frames for which it has been the player's turn: the screen is also drawn before the first roll
    const isOpen = until(machine, () => {
        if (machine.screen === page.SCREEN.thinking) {
            page.pointAt(machine, ...ELSEWHERE); // rolls the die of the race
        }
        calm = machine.screen === page.SCREEN.play && !machine.presses.length ? calm + 1 : 0;
        return calm >= CALM;
    });

    if (!isOpen) {
        check(false, name + ' is not opened by a touch');
        return;
    }
    machine.skip({}, 30);
    check(page.tell(machine).said.length, name + ': nothing is told');
    check(machine.probe(8) || !page.tell(machine).last, name + ': a last move is told, and there was none');
    const places = wander(page, machine);

    check(new Set(places.map(place => JSON.stringify(place))).size > 1, name + ': the cursor is not seen to move');
    for (const place of places) {
        const isThere = place && page.goTo(machine, (place.left + place.right) / 2, (place.top + place.bottom) / 2);

        check(isThere && same(page.markOf(machine), place), name + ': the cursor does not come to ' + JSON.stringify(place));
    }
}

// The list of orders for a sector, beside the board: a touch on its second line takes it, a touch on another sector
// closes it.
function tryList(page, machine) {
    const isOpen = () => Boolean(page.arrowMark(machine));

    page.pointAt(machine, ...HOME);
    check(until(machine, () => isOpen() && !machine.presses.length), 'no list of orders');
    machine.skip({}, 30);
    const second = page.step(machine, page.STICK.down, page.arrowMark);

    page.step(machine, page.STICK.up, page.arrowMark);
    page.pointAt(machine, page.BOARD_RIGHT + 2, (second.top + second.bottom) / 2);
    check(same(page.arrowMark(machine), second) && machine.presses.length, 'a touch on a line does not take it');
    machine.presses.length = 0;
    page.pointAt(machine, ...ELSEWHERE);
    check(until(machine, () => !isOpen() && !machine.presses.length), 'the list does not close');
}

// The cursor is hidden in the first frames of a board: a touch there does not press FIRE somewhere else.
function tryFirstFrames(page, machine, line) {
    page.pointAt(machine, 200, line.line + 4);
    check(until(machine, () => machine.screen === page.SCREEN.play && !machine.presses.length && !page.markOf(machine)
        && page.tell(machine).said.startsWith('Your move')), 'no first frame without a cursor');
    page.pointAt(machine, ...D2);
    check(until(machine, () => !machine.presses.length), 'FIRE');
    machine.skip({}, 30);
    check(page.tell(machine).said === 'Your move: d2', `a touch in the first frames: '${page.tell(machine).said}'`);
    machine.press({ key: page.keyOf('x', true) });
    check(until(machine, () => machine.screen === page.SCREEN.menu), 'no way back to the menu');
    machine.skip({}, 60);
}

// Lists of moves as the games show them beside the board, one or two moves per line; and panels that have none.
const PANELS = [
    [' BLACK |  00:29| B     | P2    | 5 g1f3|   f6e4| 6 c1d2|   c7c6| R2    |>WHITE |  00:36', 'c7c6'],
    [' 9 e7e8|10 g7g8q', 'g7g8q'],
    ['>WHITE |  00:52|4 4-8  |  22-17|5 15-19|  24x15|6 10x19|       | RED   |  00:14', '10x19'],
    [' 5 e8  |   h6  | 6 h4  |   g6  | BLK  5| WHT 11|>BLACK |  00:34', 'g6'],
    [' RED   |  00:33| 1 4 5 | 2 2 4 |>YELLOW', '4'],
    [' 4 9 1 | 5 2   |       | CROSS |  00:05', '2'],
    [' 1 1a1 |   1d1 | 2 1a4 |   4a4 ', '4a4'],
    ['19 d6  |   12  | ;WIN  |  42%  | __]___|  00:11', '12'],
    [' TURN 1| SHIPS |   20/1| CREDIT|    400|   -380|>[   +0', ''],
    [' ;ATARI|  00:36| 1 FLEE| 2 DOWN| L1  NO| L2  22|>;YOU  ', ''],
    ['  22   |  18   |T 4    ', ''],
];

function tryPanels(page) {
    for (const [panel, wanted] of PANELS) {
        const rows = panel.split('|').map(line => ({ mode: page.MODE_BOARD, text: ' '.repeat(25) + line }));

        check(page.lastMove(rows) === wanted, `'${panel}': the last move is '${page.lastMove(rows)}', not '${wanted}'`);
    }
}

const menuLines = (page, machine) => page.screenRows(machine.memory).filter(row => row.mode === page.MODE_TEXT && /^ {4}[A-Z] {2}/.test(row.text))
    .map(({ text, line }) => ({ text, line }));

// The first line of the menu opens the lessons; ESC leads back.
function tryLessons(page, machine) {
    const find = text => page.screenRows(machine.memory).find(row => row.text.startsWith(text));

    page.pointAt(machine, 200, find('    0  Lessons').line + 4);
    check(until(machine, () => find(' Lessons: ') && !machine.presses.length), 'the lessons are not opened by a touch');
    machine.skip({}, 60);
    machine.press({ key: page.keyOf('Escape') });
    check(until(machine, () => find('    0  Lessons') && !machine.presses.length), 'no way back from the lessons');
    machine.skip({}, 60);
}

async function main() {
    const page = loadPage(), createCore = require(path.resolve(corePath + '.js'));
    const machine = new page.Machine(await createCore({ wasmBinary: fs.readFileSync(corePath + '.wasm'), print() {}, printErr() {} }));
    const seen = new Set();

    tryPanels(page);

    machine.start('xl', false, fs.readFileSync(diskPath));
    until(machine, () => machine.screen === page.SCREEN.menu);
    machine.skip({}, 60);
    tryLessons(page, machine);
    for (let line; (line = menuLines(page, machine).find(one => !seen.has(one.text[4])));) {
        seen.add(line.text[4]);
        if (/ Chess .*8x8/.test(line.text)) {
            tryFirstFrames(page, machine, line);
            line = menuLines(page, machine).find(one => one.text[4] === line.text[4]);
        }
        tryGame(page, machine, line);
        if (line.text.includes('Star Chess')) {
            tryList(page, machine);
        }
        machine.press({ key: page.keyOf('x', true) });
        check(until(machine, () => machine.screen === page.SCREEN.menu), 'no way back to the menu');
        machine.skip({}, 60);
        if (menuLines(page, machine).every(one => seen.has(one.text[4]))) {
            page.pointAt(machine, 200, BELOW_MENU); // the lines further down scroll in
        }
    }
    check(seen.size >= GAMES_LEAST, seen.size + ' games in the menu');
    console.log(passed + ' passed, ' + failed + ' failed');
    process.exit(failed ? 1 : 0);
}

main().catch(fault => {
    console.log('FAULT: ' + String(fault.stack).slice(-500));
    process.exit(1);
});
