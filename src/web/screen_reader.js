// screen_reader.js: the state of the game as text for screen readers: side to move or message, last move, board.
// SPDX-License-Identifier: MIT

const MOVE = /^(?=.*\d)[a-z0-9][a-z0-9*+=-]*$/; // a move, but not a clock, a name or captured pieces

// Returns the last move of the list next to the board, or '' if there is no list. A line of the list starts with a
// number; lines that continue it are indented to the same column.
function lastMove(rows) {
    let column = 0, last = '';

    for (const line of rows.filter(row => row.mode === MODE_BOARD).map(row => row.text.slice(PANEL_FROM))) {
        const number = /^ *\d+ +(?=\S)/.exec(line);

        column = number ? number[0].length : column;
        const moves = column && (number || !line.slice(0, column).trim()) ? clean(line.slice(column)).split(' ') : [];

        if (moves.length && moves.every(move => MOVE.test(move))) {
            last = moves[moves.length - 1];
        }
    }
    return last;
}

function clean(text) {
    return text.replace(/ +/g, ' ').trim();
}

// Returns the text of the marked row of a list, or of the marked half of a row.
function markedText(rows, mark) {
    const row = mark && rows.find(one => one.mode === MODE_TEXT && one.line >= mark.top - 2 && one.line < mark.bottom);

    return row ? clean(row.text.slice((mark.left - 64) / 8, (mark.right - 64) / 8)) : '';
}

// Returns the two lines between the file letters and the line of keys: the side to move or a message, and its
// explanation.
function saidBelow(texts) {
    return texts.slice(1, 3).map(text => clean(text).replace(/:$/, '')).filter(text => text).join('. ');
}

// Returns what the screen shows now, as { heading, said, last, board }.
function tell(machine) {
    const rows = screenRows(machine.memory), screen = machine.screen;
    const texts = rows.filter(row => row.mode === MODE_TEXT).map(row => row.text);
    const board = rows.some(row => row.mode === MODE_BOARD);
    const title = rows.find(row => row.mode === MODE_TITLE);

    if (screen === SCREEN.start) {
        return { heading: 'Starting', said: '', last: '', board: '' };
    }
    if (screen === SCREEN.loading) {
        return { heading: title ? clean(title.text) : '', said: 'Loading', last: '', board: '' };
    }
    if (screen === SCREEN.menu) {
        return { heading: 'Menu', said: markedText(rows, machine.mark()), last: '', board: '' };
    }
    if (!board || !title) {
        return { heading: title ? clean(title.text) : '', said: markedText(rows, machine.mark()), last: '', board: '' };
    }
    return {
        heading: clean(title.text),
        said: screen === SCREEN.thinking && machine.computerMoves ? 'The computer thinks' : saidBelow(texts),
        last: lastMove(rows),
        board: machine.game === NO_GAME ? '' : machine.position(),
    };
}

class Speaker {
    constructor(parts) {
        this.parts = parts; // HTML elements by name: heading, said, last, board
        this.last = {};
    }

    look(machine) {
        const now = tell(machine);

        for (const name of Object.keys(this.parts)) {
            const text = name === 'last' && now.last ? 'Last move ' + now.last : now[name];

            if (text !== this.last[name]) {
                this.parts[name].textContent = this.last[name] = text;
            }
        }
    }
}
