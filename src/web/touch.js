// touch.js: a click or touch on the screen: the cursor goes there, as by stick, and FIRE is pressed. It knows no game:
// it looks
// where the cursor is after every step, and goes on as long as it comes nearer.

const STEPS_MOST = 40, DETOURS_MOST = 6;
const PRESSED = 2, WAITED = 16, LET_GO = 3; // frames of a step
const NEAR = 5;                             // pixels: between two squares is one of them, too
const BACK = { [STICK.up]: STICK.down, [STICK.down]: STICK.up, [STICK.left]: STICK.right, [STICK.right]: STICK.left };
const BOARD_COLUMNS = 24, ARROW_COLUMN = 25, HAND_COLUMNS = 4, BOARD_RIGHT = 64 + 8 * BOARD_COLUMNS + NEAR, BOARD_TOP = 100; // the menu has drawings above its list

// Where there is no cursor, a man may be held over the board: alone in its first row.
function handMark(machine) {
    const row = screenRows(machine.memory).find(one => one.mode === MODE_BOARD);
    const used = row ? [...row.codes.subarray(0, BOARD_COLUMNS).keys()].filter(n => row.codes[n]) : [];
    const first = used[0], behind = used[used.length - 1] + 1;

    return used.length && behind - first <= HAND_COLUMNS ? { left: 64 + 8 * first, top: row.line, right: 64 + 8 * behind, bottom: row.line + 16 } : null;
}

// Where the last line says that the stick chooses, something may be chosen beside the upper half of the board: an arrow
// is before what FIRE would take. (Another one, below, says whose turn it is.)
function arrowMark(machine) {
    const rows = screenRows(machine.memory), keys = rows[rows.length - 1];
    const row = keys && keys.text.startsWith('Stick, FIRE: choose') && rows.find(one => one.mode === MODE_BOARD && one.line < BOARD_TOP && one.text[ARROW_COLUMN] === '>');

    return row ? { left: 64 + 8 * ARROW_COLUMN, top: row.line, right: 320, bottom: row.line + 8 } : null;
}

function markOf(machine) {
    return machine.mark() || (machine.screen === SCREEN.play ? handMark(machine) : null);
}

function beyond(mark, x, y) {
    return {
        across: x < mark.left ? mark.left - x : x >= mark.right ? x - mark.right + 1 : 0,
        down: y < mark.top ? mark.top - y : y >= mark.bottom ? y - mark.bottom + 1 : 0,
    };
}

function isSame(one, other) {
    return one && other && one.left === other.left && one.top === other.top && one.right === other.right;
}

const keyOfMark = mark => mark.left + ',' + mark.top;

// A step of the stick: the mark after it, as `look` sees it. While it moves there may be none for a moment.
function step(machine, stick, look = markOf) {
    const before = look(machine);

    machine.skip({ stick }, PRESSED);
    for (let n = 0; n < WAITED && isSame(look(machine), before); n++) {
        machine.skip(n < WAITED / 2 ? { stick } : {}, 1);
    }
    machine.skip({}, LET_GO);
    for (let n = 0; n < WAITED && !look(machine); n++) {
        machine.skip({}, 1);
    }
    return look(machine);
}

// The directions that lead there, the longer way first.
function directions(mark, away, x, y) {
    const across = { stick: x < mark.left ? STICK.left : STICK.right, far: away.across };
    const down = { stick: y < mark.top ? STICK.up : STICK.down, far: away.down };

    return [across, down].filter(way => way.far).sort((a, b) => b.far - a.far);
}

// The first of these steps that comes nearer, to a place not seen yet; another is taken back. The mark after it, or
// null.
function comeNearer(machine, mark, seen, x, y, look) {
    const away = beyond(mark, x, y);

    for (const way of directions(mark, away, x, y)) {
        const next = step(machine, way.stick, look);

        if (!next) {
            return null;
        }
        const left = beyond(next, x, y);

        if (left.across + left.down < away.across + away.down && !seen.has(keyOfMark(next))) {
            return next;
        }
        if (!isSame(next, mark)) {
            step(machine, BACK[way.stick], look);
        }
    }
    return null;
}

// The best way on that leads to a place not seen yet, though it comes no nearer: around a hole in the board.
function goAround(machine, mark, seen, x, y, look) {
    let best = null;

    for (const stick of [STICK.up, STICK.down, STICK.left, STICK.right]) {
        const next = step(machine, stick, look);

        if (!next) {
            return null;
        }
        if (!isSame(next, mark)) {
            const left = beyond(next, x, y), far = left.across + left.down;

            if (!seen.has(keyOfMark(next)) && (!best || far < best.far)) {
                best = { stick, far };
            }
            step(machine, BACK[stick], look);
        }
    }
    return best && step(machine, best.stick, look);
}

// 1: the cursor is there. One that never goes up or down, as over the columns of a board, need not.
function goTo(machine, x, y, look = markOf) {
    const seen = new Set();
    let mark = look(machine), hasMovedDown = false, detours = DETOURS_MOST;

    for (let n = 0; mark && n < STEPS_MOST; n++) {
        const away = beyond(mark, x, y);
        const isThere = away.across <= NEAR && (away.down <= NEAR || !hasMovedDown && !machine.mark());

        seen.add(keyOfMark(mark));
        const next = comeNearer(machine, mark, seen, x, y, look) || (!isThere && detours-- > 0 && goAround(machine, mark, seen, x, y, look));

        if (!next) {
            return isThere;
        }
        hasMovedDown = hasMovedDown || next.top !== mark.top;
        mark = next;
    }
    return false;
}

// The letter of the line of the menu there: while the bar goes to it a long list may roll, and another line would be
// there.
function letterAt(machine, y) {
    const row = machine.screen === SCREEN.menu && screenRows(machine.memory).find(one => one.mode === MODE_TEXT && y >= one.line - 1 && y < one.line + 9);
    const found = row && /^ {4}([A-Z]) {2}/.exec(row.text);

    return found ? found[1] : '';
}

// A point of the picture was touched.
function pointAt(machine, x, y) {
    if (machine.screen === SCREEN.thinking || machine.screen === SCREEN.loading || machine.presses.length) {
        return; // FIRE would make the computer move at once
    }
    const letter = letterAt(machine, y);

    if (letter) {
        machine.press({ key: keyOf(letter) });
        return;
    }
    const hasBoard = screenRows(machine.memory).some(row => row.mode === MODE_BOARD && row.line > BOARD_TOP);
    const mark = markOf(machine), arrow = hasBoard && arrowMark(machine), isMarkBeside = hasBoard && mark && mark.left >= BOARD_RIGHT;
    const isThere = hasBoard && x >= BOARD_RIGHT ? (arrow ? goTo(machine, arrow.left, y, arrowMark) : isMarkBeside) :
        !mark || (!isMarkBeside && goTo(machine, x, y));

    if (isThere) {
        machine.press({ stick: STICK.fire });
    } else if (x < BOARD_RIGHT && (arrow || isMarkBeside)) {
        machine.press({ key: keyOf('Escape') }); // nothing of what is offered beside the board
    }
}
