// point.js: a click or touch on the screen: the cursor goes there, as by stick, and FIRE is pressed. It knows no game: it looks
// where the cursor is after every step, and goes on as long as it comes nearer.

const STEPS_MOST = 40;
const PRESSED = 2, WAITED = 16, LET_GO = 3; // frames of a step

function beyond(mark, x, y) {
    return {
        across: x < mark.left ? mark.left - x : x >= mark.right ? x - mark.right + 1 : 0,
        down: y < mark.top ? mark.top - y : y >= mark.bottom ? y - mark.bottom + 1 : 0,
    };
}

function isSame(one, other) {
    return one && other && one.left === other.left && one.top === other.top && one.right === other.right;
}

// A step of the stick: the mark after it.
function step(machine, stick) {
    const before = machine.mark();

    machine.skip({ stick }, PRESSED);
    for (let n = 0; n < WAITED && isSame(machine.mark(), before); n++) {
        machine.skip(n < WAITED / 2 ? { stick } : {}, 1);
    }
    machine.skip({}, LET_GO);
    return machine.mark();
}

// The directions that lead there, the longer way first.
function directions(mark, away, x, y) {
    const across = { stick: x < mark.left ? STICK.left : STICK.right, far: away.across };
    const down = { stick: y < mark.top ? STICK.up : STICK.down, far: away.down };

    return [across, down].filter(way => way.far).sort((a, b) => b.far - a.far);
}

// 1: the cursor is there. A cursor that never goes up or down, as over the columns of a board, need not.
function goTo(machine, x, y) {
    let mark = machine.mark(), hasMovedDown = false;

    for (let n = 0; mark && n < STEPS_MOST; n++) {
        const away = beyond(mark, x, y);
        let isNearer = false;

        for (const way of directions(mark, away, x, y)) {
            const next = step(machine, way.stick);

            if (!next) {
                return false;
            }
            const left = beyond(next, x, y);

            hasMovedDown = hasMovedDown || next.top !== mark.top;
            mark = next;
            if (left.across + left.down < away.across + away.down) {
                isNearer = true;
                break;
            }
        }
        if (!isNearer) {
            return !away.across && (!away.down || !hasMovedDown);
        }
    }
    return false;
}

// A point of the picture was touched.
function pointAt(machine, x, y) {
    if (machine.screen === SCREEN.thinking || machine.screen === SCREEN.loading || machine.presses.length) {
        return; // FIRE would make the computer move at once
    }
    if (!machine.mark() || goTo(machine, x, y)) {
        machine.press({ stick: STICK.fire });
    }
}
