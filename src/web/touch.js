// touch.js: a click or touch on the screen moves the cursor there with the joystick and presses FIRE. It does not know
// the games: it reads the cursor's place after every step and continues as long as the cursor comes closer.
// SPDX-License-Identifier: MIT

const STEPS_MOST = 40, DETOURS_MOST = 6;
const PRESSED = 2, WAITED = 16, LET_GO = 3; // frames of a step: held, waiting for the mark at most, released
const HIDDEN_MOST = 40;                     // frames for which a cursor may be hidden, for example at the first board
const NEAR = 5;                             // a point this number of pixels outside a square still counts as in it
const BACK = { [STICK.up]: STICK.down, [STICK.down]: STICK.up, [STICK.left]: STICK.right, [STICK.right]: STICK.left };
const BOARD_COLUMNS = 24, ARROW_COLUMN = 25, HAND_COLUMNS = 4, BOARD_RIGHT = 64 + 8 * BOARD_COLUMNS + NEAR;
const BOARD_TOP = 100; // rows above this line may be drawings of the menu

// For games without a cursor: returns the place of the piece that is shown alone in the first row, above the board, or
// null if there is none.
function handMark(machine) {
    const row = screenRows(machine.memory).find(one => one.mode === MODE_BOARD);
    const used = row ? [...row.codes.subarray(0, BOARD_COLUMNS).keys()].filter(n => row.codes[n]) : [];
    const first = used[0], end = used[used.length - 1] + 1;

    return used.length && end - first <= HAND_COLUMNS ? { left: 64 + 8 * first, top: row.line, right: 64 + 8 * end, bottom: row.line + 16 } : null;
}

// Returns the place of the list entry that FIRE would choose, or null if there is no list. If the last line of the
// screen says that the stick chooses, there is a list next to the upper half of the board, and an arrow marks the
// entry. (An arrow further down marks the side to move.)
function arrowMark(machine) {
    const rows = screenRows(machine.memory), keys = rows[rows.length - 1];
    const row = keys && /^(Stick.FIRE or letter|FIRE: choose)/.test(keys.text) && rows.find(one => one.mode === MODE_BOARD && one.line < BOARD_TOP && one.text[ARROW_COLUMN] === '>');

    return row ? { left: 64 + 8 * ARROW_COLUMN, top: row.line, right: 320, bottom: row.line + 8 } : null;
}

function markOf(machine) {
    return machine.mark() || (machine.screen === SCREEN.play ? handMark(machine) : null);
}

// Returns how far a point is outside the mark, in pixels across and down.
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

// Moves the joystick one step and returns the new mark, as `look` finds it. During the move there may be no mark.
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

// Returns the directions from the mark towards a point, the longer distance first.
function directions(mark, away, x, y) {
    const across = { stick: x < mark.left ? STICK.left : STICK.right, far: away.across };
    const down = { stick: y < mark.top ? STICK.up : STICK.down, far: away.down };

    return [across, down].filter(way => way.far).sort((a, b) => b.far - a.far);
}

// Tries a step in each of these directions. Stays at the first one that comes closer and leads to a new place and
// returns its mark; other steps are undone. Returns null if there is none.
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

// Takes the best step to a new place even if it does not come closer, to get around a hole in the board. Returns the
// mark after it, or null.
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

// Moves the cursor to a point. Returns true if it has reached it. A cursor that never moves up or down, such as a piece
// above the columns of a board, only has to reach the column.
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

// Returns the key of the menu line at this height, a letter or 0, or ''. It is pressed instead of moving the bar: a long
// list could scroll, and another line would be at that place.
function keyAt(machine, y) {
    const row = machine.screen === SCREEN.menu && screenRows(machine.memory).find(one => one.mode === MODE_TEXT && y >= one.line - 1 && y < one.line + 9);
    const found = row && /^ {4}([A-Z0]) {2}/.exec(row.text);

    return found ? found[1] : '';
}

// Handles a touch or click on a point of the picture.
function pointAt(machine, x, y) {
    const isThinking = machine.screen === SCREEN.thinking;

    if (isThinking && machine.computerMoves || machine.screen === SCREEN.loading || machine.presses.length) {
        return; // FIRE would make the computer move at once
    }
    if (isThinking) { // FIRE rolls the die, or ends the search for a hint
        machine.press({ stick: STICK.fire });
        return;
    }
    const key = keyAt(machine, y);

    if (key) {
        machine.press({ key: keyOf(key) });
        return;
    }
    for (let n = 0; n < HIDDEN_MOST && machine.screen === SCREEN.play && !markOf(machine); n++) {
        machine.skip({}, 1);
    }
    const hasBoard = screenRows(machine.memory).some(row => row.mode === MODE_BOARD && row.line > BOARD_TOP);
    const mark = markOf(machine), arrow = hasBoard && arrowMark(machine), isMarkBeside = hasBoard && mark && mark.left >= BOARD_RIGHT;
    const isThere = hasBoard && x >= BOARD_RIGHT ? (arrow ? goTo(machine, arrow.left, y, arrowMark) : isMarkBeside) :
        !mark || (!isMarkBeside && goTo(machine, x, y));

    if (isThere) {
        machine.press({ stick: STICK.fire });
    } else if (x < BOARD_RIGHT && (arrow || isMarkBeside)) {
        machine.press({ key: keyOf('Escape') }); // a touch on the board closes the list next to it
    }
}

// Connects the pointer to the picture. A piece can be dragged: if the pointer is released away from where it was
// pressed, that place is pointed at as well.
const DRAG_LEAST = 10; // pixels of the Atari

function wirePointer(machine, picture, onUse) {
    let from = null, isWaiting = false; // one press waits until the Atari has seen those before it, more are ignored
    const point = ({ x, y }) => {
        isWaiting = false;
        pointAt(machine, x, y);
    };

    picture.canvas.addEventListener('pointerdown', event => {
        from = picture.place(event);
        event.preventDefault();
        picture.canvas.setPointerCapture(event.pointerId);
        onUse();
        picture.canvas.focus({ preventScroll: true });
        const at = from;

        if (!machine.presses.length) {
            point(at);
        } else if (!isWaiting) {
            isWaiting = true;
            waitForPresses(machine, () => point(at));
        }
    });
    picture.canvas.addEventListener('pointerup', event => {
        const to = picture.place(event), start = from;

        from = null;
        if (start && machine.screen === SCREEN.play && Math.hypot(to.x - start.x, to.y - start.y) >= DRAG_LEAST) {
            waitForPresses(machine, () => pointAt(machine, to.x, to.y));
        }
    });
    picture.canvas.addEventListener('pointercancel', () => { from = null; });
}

// Calls `act` when the Atari has seen all presses, and a moment later: lifting a piece takes some frames. A slow browser
// needs more time for them.
const LIFTED = 12, LOOKED = 20; // frames; milliseconds between two looks

function waitForPresses(machine, act, end = 0) {
    if (machine.presses.length || !end) {
        end = machine.frames + LIFTED;
    }
    if (machine.frames >= end) {
        act();
    } else {
        setTimeout(() => waitForPresses(machine, act, end), LOOKED);
    }
}
