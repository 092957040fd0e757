// exchange.js: positions and games as text: the list of moves beside the screen, links, copy and paste. The rules are
// those of the program itself: exchange.c with all games, in a module of its own, which is loaded when it is first
// needed. The running game is read from the memory of the Atari; web.mk puts the addresses (LABELS) before the scripts.
// SPDX-License-Identifier: MIT

const RECORD_FILE = '/record', GAME_FILE = '/game', DISK_FILE = '/disk.atr';
const WOULD_REPLACE = /no space without removing (.*?), which (?:is|are) unfinished/; // the error of `trog saves ... put unfinished`
const IS_POSITION = /^\s*[^\s/]+(\/[^\s/]+)+ [wb]\b.*\s*$/; // one line, like FEN
const POSITION_MOST = 200; // characters of it that a notice shows

const word = (memory, at) => memory[at] | memory[at + 1] << 8;

// ---- the rules ----

let rulesModule; // promise of the compiled module

function loadRules() {
    const script = document.createElement('script');

    rulesModule = rulesModule || (async () => {
        const isScriptHere = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));

        if (!window.createRules) { // the single file has it
            script.src = 'rules.js';
            document.head.append(script);
            await isScriptHere;
        }
        return WebAssembly.compile(await load('rules.wasm'));
    })();
    return rulesModule;
}

// Runs exchange.c with these words. Returns what it printed, line by line, its error or '', and a function that reads
// one of its files.
async function runRules(files, words) {
    const wasm = await loadRules(), lines = [], errors = [];
    let status = 0;
    const core = await window.createRules({
        print: line => lines.push(line), printErr: line => errors.push(line), quit: code => { status = code; },
        instantiateWasm: (imports, done) => {
            WebAssembly.instantiate(wasm, imports).then(done);
            return {};
        },
    });

    for (const [name, bytes] of Object.entries(files)) {
        core.FS.writeFile(name, bytes);
    }
    try {
        status = core.callMain(words) || status;
    } catch (error) {
        status = status || 1;
    }
    return { lines, error: status ? (errors[0] || 'The rules have stopped').replace(/^trog: /, '') : '', read: name => core.FS.readFile(name) };
}

// ---- the running game ----

// Returns the record of the running game as exchange.c reads it: { game, rules, bytes }, or null without a game.
function takeRecord(machine) {
    const { memory } = machine, game = GAMES[machine.game];

    if (!game || ![SCREEN.play, SCREEN.thinking, SCREEN.over].includes(machine.screen)) {
        return null;
    }
    const from = word(memory, LABELS.record_begin), moves = word(memory, LABELS.record_moves);
    const end = memory.indexOf(0, from) + 1, count = word(memory, LABELS.record_count);
    const bytes = new Uint8Array(end - from + 2 * count);

    bytes.set(memory.subarray(from, end));
    bytes.set(memory.subarray(moves, moves + 2 * count), end - from);
    return { game, rules: memory[LABELS.rules], bytes };
}

// Returns the game of a record: { game, positions: [{ text, board, move }], text }. `move` leads to the next position;
// `text` is PGN, PDN or the like, '' if there is no such text.
async function readGame({ game, rules, bytes }) {
    const { lines, error } = await runRules({ [RECORD_FILE]: bytes }, ['game', game, String(rules), RECORD_FILE]);
    const positions = [], pgn = [];

    if (error) {
        throw new Error(error);
    }
    for (const line of lines) {
        const rest = line.slice(1), last = positions[positions.length - 1];

        if (line[0] === '.') {
            positions.push({ text: rest, board: [], move: '' });
        } else if (line[0] === ' ') {
            last.board.push(rest);
        } else if (line[0] === '>') {
            last.move = rest;
        } else {
            pgn.push(rest);
        }
    }
    return { game, positions, text: pgn.join('\n').trim() };
}

// Returns the number of move n, counted from 0, as the game's text has it: '1.' and '1...' for the two sides, or
// '1.', '2.' if the game has no text.
function numberOf({ text }, n) {
    const first = /^(\d+)(\.+)/m.exec(text), half = first ? 2 * first[1] + (first[2] === '.' ? 0 : 1) + n : 2 * (n + 1);

    return (half >> 1) + (half % 2 ? '...' : '.');
}

// Returns a move as a person writes it: d31 is a roll, and the checkers of a move of backgammon are apart.
function readable(game, move) {
    const roll = DICE_GAMES.includes(game) && /^d(\d)(\d?)$/.exec(move);

    return roll ? 'rolls ' + roll.slice(1).filter(Boolean).join('-') : move.replace(/_/g, ' ');
}

// ---- links ----

// #chess/POSITION and #game=chess,MOVES; spaces are underscores in a position.
const here = () => location.href.replace(/#.*/, '');
const linkToPosition = (game, position) => here() + '#' + game + '/' + encodeURIComponent(position.replace(/ /g, '_')).replace(/%2F/g, '/');
const linkToGame = (game, text) => here() + '#game=' + game + ',' + encodeURIComponent(text.replace(/\[\w+ "(\?|\?{4}\.\?\?\.\?\?|\*)"\]\s*/g, '').replace(/[ \n]+/g, ' ').trim());

// Returns what a link wants: { game, text }; text is '' if only the game is to be opened.
function readLink(hash) {
    const game = /^game=(\w+),(.*)$/.exec(hash), position = /^(\w+)\/(.*)$/.exec(hash);

    try {
        // a tag begins a line
        return game ? { game: game[1].toLowerCase(), text: decodeURIComponent(game[2]).replace(/"\] \[/g, '"]\n[') } :
            position ? { game: position[1].toLowerCase(), text: decodeURIComponent(position[2]).replace(/_/g, ' ') + '\n' } : { game: hash.toLowerCase(), text: '' };
    } catch (error) {
        return { game: '', text: '' };
    }
}

// ---- opening a text ----

let isReading = false; // whether the rules are reading a text

// Tries the games in turn until one understands the text. Returns { game, disk } with the disk on which it is the
// unfinished game, { game, lost } with the games that would be lost, or { error }.
async function putText(disk, text, games, mayReplace) {
    let firstError = '';

    for (const game of games) {
        const { error, read } = await runRules({ [DISK_FILE]: disk, [GAME_FILE]: text + '\n' },
            ['saves', DISK_FILE, 'put', 'unfinished', game, GAME_FILE, ...(mayReplace ? ['--replace'] : [])]);
        const lost = WOULD_REPLACE.exec(error);

        if (!error) {
            return { game, disk: read(DISK_FILE) };
        }
        if (lost) {
            return { game, lost: lost[1] };
        }
        firstError = firstError || error.replace(GAME_FILE + ', ', '');
    }
    return { error: firstError };
}

// The same while the Atari waits at its usual speed.
async function readText(...all) {
    isReading = true;
    try {
        return await putText(...all);
    } finally {
        isReading = false;
    }
}

// Opens a game or a position given as text. What is on the board is saved first. Shows a notice if that would replace
// an unfinished game, or if no game understands the text.
function openText(machine, keeper, text, guess, mayReplace = false) {
    const title = new RegExp('\\[(Game|GameType) "([^"]*)"').exec(text);
    const named = title && (title[1] === 'GameType' ? 'draughts' : GAMES.find((game, n) => [game, CARDS[n].title].includes(title[2])));
    const games = named ? [named] : [...new Set([guess, 'chess', ...GAMES].filter(name => GAMES.includes(name)))];

    closeNotice('text');
    return openInTurn(() => tryText(machine, keeper, text, games, mayReplace));
}

// A text that no game understands leaves the board alone.
async function tryText(machine, keeper, text, games, mayReplace) {
    try {
        const { game, error } = await readText(keeper.own, text, games, true); // before the board is left

        if (!error && !await findMenu(machine)) {
            throw new Error('The Atari does not reach its menu');
        }
        const put = error ? { error } : await readText(machine.disk(), text, [game], mayReplace);

        if (put.disk) {
            machine.insert(put.disk);
            await until(() => machine.screen === SCREEN.start, 5000);
            await findGame(machine, put.game);
        } else if (put.lost) {
            showNotice('text', `This replaces what you have not finished: ${put.lost}.`, {
                Replace: () => openText(machine, keeper, text, put.game, true),
                'Download the disk first': () => keeper.download(),
                Cancel: null,
            });
        } else {
            showNotice('text', (IS_POSITION.test(text) ? 'This position cannot be played: ' + text.trim().slice(0, POSITION_MOST) : 'This is not a game or a position: ' + put.error), { Close: null });
        }
    } catch (error) {
        showNotice('text', 'The text could not be opened: ' + error.message, { Close: null });
    }
}

// ---- on the page ----

// The list of moves beside the screen and the dialog with the game as text.
class Exchange {
    constructor(machine, keeper) {
        this.machine = machine;
        this.keeper = keeper;
        this.mark = '';
        this.shown = null; // the game that is listed
        this.wasEmpty = true;
        element('share').addEventListener('click', () => this.openDialog());
        for (const [id, act] of Object.entries({
            'link-position': () => this.copy(linkToPosition(this.shown.game, this.last().text)),
            'link-game': () => this.copy(linkToGame(this.shown.game, this.shown.text)),
            'copy-position': () => this.copy(this.last().text),
            'copy-game': () => this.copy(this.shown.text),
            'save-game': () => download(new TextEncoder().encode(this.shown.text + '\n'), this.shown.game + (this.shown.game === 'draughts' ? '.pdn' : '.pgn')),
            'open-text': () => this.openTyped(),
            'close-text': () => element('text').close(),
        })) {
            element(id).addEventListener('click', act);
        }
    }

    last() {
        return this.shown.positions[this.shown.positions.length - 1];
    }

    // Reads the game again if a move was played. Called twice a second.
    async look() {
        const { machine } = this, record = takeRecord(machine);
        const mark = record ? record.game + checksum(record.bytes) : '';

        if (mark === this.mark || this.isBusy || opening || !element('moves').offsetParent && !element('text').open) {
            return;
        }
        this.isBusy = true;
        try {
            this.shown = record ? await readGame(record) : null;
            this.mark = mark;
        } catch (error) {
            this.shown = null;
            this.mark = mark; // a record that cannot be read stays so until the next move
        }
        this.isBusy = false;
        this.list();
    }

    list() {
        const { shown } = this, list = element('list');

        list.replaceChildren();
        element('past').hidden = true;
        const isEmpty = !shown || shown.positions.length < 2;

        if (element('moves').classList.toggle('empty', isEmpty) !== this.wasEmpty) {
            this.wasEmpty = isEmpty;
            dispatchEvent(new Event('resize')); // the picture is fitted into what is left
        }
        for (const [n, { move }] of (shown ? shown.positions : []).entries()) {
            if (move) {
                const item = document.createElement('li'), button = document.createElement('button');
                const number = numberOf(shown, n), name = readable(shown.game, move);

                item.dataset.number = number.endsWith('...') ? '' : number;
                button.textContent = name;
                button.setAttribute('aria-label', `${number} ${name}: show the board`);
                button.addEventListener('click', () => this.showPast(n + 1, button));
                item.append(button);
                list.append(item);
            }
        }
        list.scrollTop = list.scrollHeight;
    }

    // Shows the board after n moves, as text.
    showPast(n, button) {
        const { board, text } = this.shown.positions[n], isOpen = button.hasAttribute('aria-current');
        const move = numberOf(this.shown, n - 1) + ' ' + readable(this.shown.game, this.shown.positions[n - 1].move);

        document.querySelectorAll('#list [aria-current]').forEach(one => one.removeAttribute('aria-current'));
        element('past').hidden = isOpen;
        button.toggleAttribute('aria-current', !isOpen);
        element('past').textContent = `After ${move}:\n${board.join('\n')}\n${text}`;
    }

    async openDialog() {
        element('text').showModal();
        this.mark = '';
        await this.look();
        const { shown } = this, isText = Boolean(shown && shown.text);

        element('typed-text').value = isText ? shown.text : '';
        for (const [id, isPossible] of Object.entries({ 'link-position': shown, 'copy-position': shown, 'link-game': isText, 'copy-game': isText, 'save-game': isText })) {
            element(id).disabled = !isPossible;
        }
        element('lichess').hidden = !shown || shown.game !== 'chess';
        if (!element('lichess').hidden) {
            element('lichess').href = 'https://lichess.org/analysis/' + this.last().text.replace(/ /g, '_');
        }
        element('copied').textContent = '';
    }

    async copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            element('copied').textContent = 'Copied.';
        } catch (error) {
            element('typed-text').value = text; // the browser does not allow it: the player can copy it there
            element('typed-text').select();
            element('copied').textContent = 'Press CTRL+C to copy.';
        }
    }

    openTyped() {
        const text = element('typed-text').value.trim();

        element('text').close();
        if (text) {
            openText(this.machine, this.keeper, text, GAMES[this.machine.game]);
        }
    }
}
