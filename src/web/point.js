// point.js: a click or touch on the screen: the cursor goes there, as by stick, and FIRE is pressed. It knows no game: it looks
// where the cursor is after every step, and goes on as long as it comes nearer.

const STEPS_MOST = 40, DETOURS_MOST = 6;
const PRESSED = 2, WAITED = 16, LET_GO = 3; // frames of a step
const NEAR = 5;                             // pixels: between two squares is one of them, too
const BACK = { [STICK.up]: STICK.down, [STICK.down]: STICK.up, [STICK.left]: STICK.right, [STICK.right]: STICK.left };
const BOARD_COLUMNS = 24, HAND_COLUMNS = 4, BOARD_RIGHT = 64 + 8 * BOARD_COLUMNS + NEAR, BOARD_TOP = 100; // the menu has drawings above its list

// Where there is no cursor, a man may be held over the board: alone in its first row.
function handMark(machine) {
    const row = screenRows(machine.memory).find(one => one.mode === MODE_BOARD);
    const used = row ? [...row.codes.subarray(0, BOARD_COLUMNS).keys()].filter(n => row.codes[n]) : [];
    const first = used[0], behind = used[used.length - 1] + 1;

    return used.length && behind - first <= HAND_COLUMNS ? { left: 64 + 8 * first, top: row.line, right: 64 + 8 * behind, bottom: row.line + 16 } : null;
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

// A step of the stick: the mark after it.
function step(machine, stick) {
    const before = markOf(machine);

    machine.skip({ stick }, PRESSED);
    for (let n = 0; n < WAITED && isSame(markOf(machine), before); n++) {
        machine.skip(n < WAITED / 2 ? { stick } : {}, 1);
    }
    machine.skip({}, LET_GO);
    return markOf(machine);
}

// The directions that lead there, the longer way first.
function directions(mark, away, x, y) {
    const across = { stick: x < mark.left ? STICK.left : STICK.right, far: away.across };
    const down = { stick: y < mark.top ? STICK.up : STICK.down, far: away.down };

    return [across, down].filter(way => way.far).sort((a, b) => b.far - a.far);
}

// The first of these steps that comes nearer, to a place not seen yet; another is taken back. The mark after it, or null.
function comeNearer(machine, mark, seen, x, y) {
    const away = beyond(mark, x, y);

    for (const way of directions(mark, away, x, y)) {
        const next = step(machine, way.stick);

        if (!next) {
            return null;
        }
        const left = beyond(next, x, y);

        if (left.across + left.down < away.across + away.down && !seen.has(keyOfMark(next))) {
            return next;
        }
        if (!isSame(next, mark)) {
            step(machine, BACK[way.stick]);
        }
    }
    return null;
}

// The best way on that leads to a place not seen yet, though it comes no nearer: around a hole in the board.
function goAround(machine, mark, seen, x, y) {
    let best = null;

    for (const stick of [STICK.up, STICK.down, STICK.left, STICK.right]) {
        const next = step(machine, stick);

        if (!next) {
            return null;
        }
        if (!isSame(next, mark)) {
            const left = beyond(next, x, y), far = left.across + left.down;

            if (!seen.has(keyOfMark(next)) && (!best || far < best.far)) {
                best = { stick, far };
            }
            step(machine, BACK[stick]);
        }
    }
    return best && step(machine, best.stick);
}

// 1: the cursor is there. One that never goes up or down, as over the columns of a board, need not.
function goTo(machine, x, y) {
    const seen = new Set();
    let mark = markOf(machine), hasMovedDown = false, detours = DETOURS_MOST;

    for (let n = 0; mark && n < STEPS_MOST; n++) {
        const away = beyond(mark, x, y);
        const isThere = away.across <= NEAR && (away.down <= NEAR || !hasMovedDown && !machine.mark());

        seen.add(keyOfMark(mark));
        const next = comeNearer(machine, mark, seen, x, y) || (!isThere && detours-- > 0 && goAround(machine, mark, seen, x, y));

        if (!next) {
            return isThere;
        }
        hasMovedDown = hasMovedDown || next.top !== mark.top;
        mark = next;
    }
    return false;
}

// A point of the picture was touched.
function pointAt(machine, x, y) {
    if (machine.screen === SCREEN.thinking || machine.screen === SCREEN.loading || machine.presses.length) {
        return; // FIRE would make the computer move at once
    }
    const isBeside = x >= BOARD_RIGHT && screenRows(machine.memory).some(row => row.mode === MODE_BOARD && row.line > BOARD_TOP);

    if (!markOf(machine) || (!isBeside && goTo(machine, x, y))) {
        machine.press({ stick: STICK.fire });
    }
}
