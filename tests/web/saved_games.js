// saved_games.js: tests what the page stores, in a headless browser: a game continues after a reload; a file that is
// not a disk changes nothing; of two tabs one owns the saves; a browser that stores nothing; damaged records and settings.
//
//   node saved_games.js FOLDER MACHINE [PICTURES]      FOLDER: build/web; MACHINE: xl, xe, 800; PICTURES: folder for
//                                                      pictures of the notices
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path');
const { BROWSER, DISK_BYTES, STORING_OFTEN, openBrowser, begin, onMachine, runFast, runTest, check, pause, isStored, text, data, isShown, makeOld, until, says, load, reload, typeMove, notice, pressNotice, choose } =
    require('./driver.js');

const RELOAD_SETTLES = 3000; // milliseconds in which a stuck key would show
const FIRST_MOVES = { chess: 'e2e4', reversi: 'f5', connect4: '4' };
const [folder, machine, pictures] = process.argv.slice(2);

let browser, address, tab;
const onHurriedMachine = onMachine(machine, 'on') + STORING_OFTEN;

// Returns what the probe page (disk/probe_page.h) and the text beside the board say, sides and moves, as one string.
// The clocks are left out because they run.
const gameNow = () => browser.value(`(() => {
    const { machine, rows } = atari, word = at => machine.probe(at) | machine.probe(at + 1) << 8;

    return JSON.stringify({ game: machine.game, screen: machine.screen, side: machine.probe(7), played: word(8), level: machine.probe(11), last: word(12),
        isComputers: machine.computerMoves, board: machine.position(),
        panel: rows().filter(row => row.mode === 4).map(row => row.text.slice(25).replace(/\\d\\d:\\d\\d/, '').trim()).filter(line => line).join(', ') });
})()`);
const diskNow = () => browser.value('atari.machine.disk().reduce((sum, byte) => sum * 31 + byte >>> 0, 0)');
const played = async () => JSON.parse(await gameNow()).played;

// Checks that the page, with a notice, fits the window; takes a picture if pictures are wanted.
async function look(name) {
    check(await browser.value('document.documentElement.scrollHeight <= innerHeight'), name + ': the page does not fit the window');
    if (pictures) {
        await browser.picture(path.join(pictures, `${name}-${machine}.png`));
    }
}

async function openGame(name) {
    await load(address + '#' + name);
    await until(name, async () => (await data('games')).split(' ')[await browser.value('window.atari && atari.machine.game')] === name && (await text('said')).includes('Your move'));
    await pause(300);
}

// Types a move and waits for the computer's reply.
async function play(move) {
    const before = await played();

    await typeMove(move);
    await until('a reply to ' + move, async () => await played() >= before + 2 && (await text('said')).includes('Your move'));
    await pause(300);
    await isStored();
}

async function save() {
    await browser.key('s', { code: 'KeyS', control: true });
    await says('said', 'Save');
    await browser.key('Enter');
    await until('it is saved', async () => {
        const said = await text('said');

        if (said.includes('Replace it')) {
            await browser.key('Enter');
            await pause(300);
        }
        return said.includes('Saved');
    });
}

const savesNotice = (name, ...parts) => until(`the page says ${parts[0]}`, async () => {
    const said = await notice(name);

    return parts.every(part => said.includes(part));
});

async function downloaded(give, name) {
    const file = path.join(browser.folder, name);

    fs.rmSync(file, { force: true });
    await give();
    // at first the file is empty
    await until(name + ' is downloaded', () => fs.existsSync(file) && fs.statSync(file).size);
    return fs.readFileSync(file);
}

// ---- a reload ----

async function afterReload() {
    for (const [name, move] of Object.entries(FIRST_MOVES)) {
        await openGame(name);
        await play(move);
        const before = await gameNow();

        await reload();
        await pause(RELOAD_SETTLES);
        const after = await gameNow();

        check((await data('resumed')) === 'true', name + ': not taken up again');
        check(after === before, `${name}: after a reload ${after}, before ${before}`);
        check(/YOU/.test(before) && /ATARI/.test(before), name + ': who plays is not seen: ' + before);
    }
}

// ---- files ----

function damagedFiles(disk) {
    const other = Buffer.from(disk), short = disk.subarray(0, 90000), cut = Buffer.from(disk);

    other.fill(0, 16);
    for (let at = 16 + 103 * 128; at < 16 + 130 * 128; at += 128) {
        cut.fill(0, at + 125, at + 128); // links
    }
    return { 'letter.txt': 'Dear Trog, here are my games.\n'.repeat(50), 'empty.atr': '', 'garbage.atr': Buffer.alloc(DISK_BYTES, 'garbage'),
        'other.atr': other, 'short.atr': short, 'cut.atr': cut };
}

async function fromFiles() {
    await openGame('chess');
    await save();
    await says('said', 'Your move');
    const disk = await downloaded(() => browser.value(`document.getElementById('take').click()`), 'trog.atr');
    const before = await gameNow(), saves = await diskNow();

    check(disk.length === DISK_BYTES, `a disk of ${disk.length} bytes`);
    for (const [name, bytes] of Object.entries(damagedFiles(disk))) {
        const file = path.join(browser.folder, name);

        fs.writeFileSync(file, bytes);
        await choose(file);
        await savesNotice('file', name, 'Nothing was changed');
        await look('file-' + name);
        await pressNotice('file', 'Close');
        check(await gameNow() === before && await diskNow() === saves, name + ' changes the game or its disk');
    }
    await reload();
    await pause(1000);
    check(await gameNow() === before && await diskNow() === saves, 'after a reload the game or its disk differs');

    // The page asks before it loads one of our disks; then the old disk is offered as a copy.
    await play('d2d4');
    const later = await gameNow();

    await choose(path.join(browser.folder, 'trog.atr'));
    await savesNotice('file', 'Replace', 'trog.atr', 'Cancel');
    await look('file-asked');
    await pressNotice('file', 'Cancel');
    await pause(600);
    check(await gameNow() === later && !await notice('file'), 'Cancel changes the game');
    await choose(path.join(browser.folder, 'trog.atr'));
    await savesNotice('file', 'Replace');
    await pressNotice('file', 'Replace');
    await savesNotice('dropped', 'now those of trog.atr');
    await says('heading', 'Menu');
    check(await diskNow() === saves, 'the saves are not those of the loaded file');
    await isStored();
    await reload();
    check(await diskNow() === saves, 'the loaded saves are gone after a reload');
    await look('file-replaced');
    check((await downloaded(() => pressNotice('dropped', 'Download trog-before.atr'), 'trog-before.atr')).length === DISK_BYTES, 'the copy of the old disk is not a disk');
    await pressNotice('dropped', 'Delete the copy');
    await reload();
    await pause(600);
    check(!await notice('dropped'), 'deleted data is there again');
}

// ---- two tabs ----

async function inTwoTabs() {
    await openGame('chess');
    await play(await played() ? 'b1c3' : 'e2e4');
    const first = tab, before = await gameNow();
    const second = tab = await browser.open(1280, 800);

    await browser.onEveryPage(onHurriedMachine);
    await browser.goTo(address);
    await savesNotice('tab', 'Another tab of this browser has the saved games', 'close that tab');
    await look('tab-waits');
    check(!await isShown(), 'a second tab runs');
    await pressNotice('tab', 'Play here without saving');
    await until('a first picture', isShown);
    await savesNotice('tab', 'Nothing that you play or save here is stored');
    await look('tab-without');
    await says('said', 'Your move');
    await play('h2h3');
    await save();
    check(await gameNow() !== before, 'the second tab accepts no input');

    await browser.use(first);
    await save();
    await says('said', 'Your move');
    await isStored();
    const saves = await diskNow();

    await reload();
    await pause(1000);
    check(await gameNow() === before && await diskNow() === saves, 'the second tab changed the game or the saves of the first');

    // The first tab closes: the second may take over.
    await browser.use(second);
    await makeOld();
    await browser.reload();
    await savesNotice('tab', 'Another tab');
    await browser.close(first);
    await browser.use(second);
    await until('the second tab takes over', isShown);
    await pause(1000);
    check(!await notice('tab'), 'it says that another tab is open');
    check(await gameNow() === before && await diskNow() === saves, 'the second tab takes over with another game');
}

// Stores the game of this tab while another tab has begun to write. Returns the stamp of the record that is stored then.
const stampAfterRace = () => browser.value(`new Promise((resolve, reject) => {
    const request = indexedDB.open('trog', 1);

    request.onsuccess = () => {
        window.dispatchEvent(new Event('pagehide'));
        const change = request.result.transaction('kept', 'readwrite'), records = change.objectStore('kept');

        records.get('machine').onsuccess = event => records.put({ ...event.target.result, stamp: 'another' }, 'machine');
        change.onabort = () => reject(change.error);
        change.oncomplete = () => setTimeout(() => {
            request.result.transaction('kept').objectStore('kept').get('machine').onsuccess = event => {
                request.result.close();
                resolve(event.target.result.stamp);
            };
        }, 500);
    };
})`);

// A browser without locks: the tab that lost the saves says so when it writes.
async function withoutLocks() {
    const first = tab;
    const noLocks = `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });`;

    await browser.onEveryPage(noLocks);
    await openGame('chess');
    await isStored();
    check(await stampAfterRace() === 'another', 'a tab overwrites what another has stored meanwhile');
    await openGame('chess');
    await isStored();
    await browser.open(1280, 800);
    await browser.onEveryPage(noLocks + onHurriedMachine);
    await openGame('reversi');
    await isStored();
    if (await notice('tab')) { // the first tab stored its game, because it was hidden, after the second tab had read it
        await openGame('reversi');
        await isStored();
    }
    check(!await notice('tab'), 'the second tab does not have the saves');
    const saves = await diskNow();

    await browser.use(first);
    await save();
    await savesNotice('tab', 'Nothing more of this tab is stored', 'Download this disk');
    await look('tab-overtaken');
    await reload();
    check(await diskNow() === saves, 'the first tab overwrites what the second has stored');
}

// ---- a browser that stores nothing ----

const REFUSED = ['does not let the page store your games', 'Download the disk'];

async function canBePlayed(what) {
    await openGame('chess');
    await savesNotice('refused', ...REFUSED);
    await look(what);
    await play('e2e4');
    await save();
    const disk = await downloaded(() => pressNotice('refused', 'Download the disk'), 'trog.atr');

    check(disk.length === DISK_BYTES, `${what}: a disk of ${disk.length} bytes`);

    // the file restores the saves next time
    await load(address);
    await says('heading', 'Menu');
    await choose(path.join(browser.folder, 'trog.atr'));
    await savesNotice('file', 'Replace');
    await pressNotice('file', 'Replace');
    await savesNotice('dropped', 'now those of trog.atr');
    await pause(2000);
    await until('the saves of the file', async () => await diskNow() === disk.reduce((sum, byte) => sum * 31 + byte >>> 0, 0));
    check(!browser.faults.length, what + ', in the console: ' + browser.faults.join('; '));
}

// Chooses another machine, which would have to start without the data that is not stored.
const chooseMachine = () => browser.value(`(() => {
    const choice = document.getElementById('machine');

    choice.value = choice.value === '800' ? 'xe' : '800';
    choice.dispatchEvent(new Event('change'));
})()`);

async function withBlockedStorage() {
    // the browser's own settings block site data
    ({ browser, tab } = await openBrowser({ chromium: { profile: { default_content_setting_values: { cookies: 2 } } }, firefox: { 'network.cookie.cookieBehavior': 2 } }));
    await browser.onEveryPage(STORING_OFTEN);
    await load(address);
    check(await browser.value(`(() => { try { return !localStorage; } catch (fault) { return true; } })()`), 'site data is not blocked');
    await canBePlayed('blocked');
    browser.end();

    // one of the two kinds of storage works
    ({ browser, tab } = await openBrowser());
    await browser.onEveryPage(onHurriedMachine + `
        Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });`);
    await canBePlayed('no-database');
    check(await browser.value(`document.getElementById('machine').value`) === machine, 'another machine');
    await chooseMachine();
    await savesNotice('file', 'machine cannot be changed now');
    browser.end();
    ({ browser, tab } = await openBrowser());
    await browser.onEveryPage(STORING_OFTEN + `;
        Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });`);
    await openGame('chess');
    check(!await text('notices'), 'without settings the page shows ' + await text('notices'));
    await browser.value(`document.getElementById('sound').click()`);
    await savesNotice('settings', 'does not let the page store its settings');
    await look('no-settings');
    await chooseMachine();
    await savesNotice('file', 'machine cannot be changed now');
    check(!browser.faults.length, 'without settings, in the console: ' + browser.faults.join('; '));
    browser.end();

    if (BROWSER === 'firefox') {
        console.log('skipped: storage that is full, because Firefox has no command that sets its limit');
        return;
    }
    // storage is full, then has space again
    ({ browser, tab } = await openBrowser());
    await browser.onEveryPage(onHurriedMachine);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: address.replace(/\/$/, ''), quotaSize: 1 });
    await canBePlayed('no-room');
    await browser.send('Storage.overrideQuotaForOrigin', { origin: address.replace(/\/$/, '') });
    await openGame('chess');
    await play('d2d4');
    await until('it stores again', async () => !await notice('refused'));
}

// ---- damaged records ----

// Changes the stored record with a function, while the page does not run.
async function damage(change) {
    await browser.goTo(address + 'licences.html');
    await until('a page that stores nothing', () => browser.value(`document.readyState === 'complete' && location.pathname.endsWith('licences.html')`));
    check(await browser.value(`new Promise((resolve, reject) => {
        const request = indexedDB.open('trog', 1);

        request.onsuccess = () => {
            const change = request.result.transaction('kept', 'readwrite'), records = change.objectStore('kept');

            records.get('machine').onsuccess = event => records.put((${change})(event.target.result), 'machine');
            change.oncomplete = () => { request.result.close(); resolve(true); };
            change.onabort = () => reject(change.error);
        };
    })`), 'the record cannot be changed');
}

const DAMAGES = [
    ['running game', 'trog-damaged.state', 'kept => { kept.state[1000] ^= 1; return kept; }'],
    ['running game', 'trog-damaged.state', 'kept => ({ ...kept, state: kept.state.slice(0, 5000) })'],
    ['running game', 'trog-damaged.state', 'kept => ({ ...kept, state: kept.state.fill(0xFF) })'],
    ['running game', 'trog-damaged.state.txt', `kept => ({ ...kept, state: 'a text' })`],
    ['saved games', 'trog-damaged.atr', 'kept => ({ ...kept, disk: kept.disk.fill(0x55) })'],
    ['saved games', 'trog-damaged.atr.txt', `() => 'a text'`],
    ['saved games', 'trog-damaged.atr.txt', '() => null'],
];

async function withDamagedRecords() {
    await openGame('chess');
    await play(await played() ? 'd2d4' : 'e2e4');
    await save();
    await isStored();
    const saves = await diskNow();

    for (const [what, copy, change] of DAMAGES) {
        await damage(change);
        await load(address);
        await savesNotice('dropped', what + ' ', 'Download ' + copy, 'Delete the copy');
        await look('damaged-' + what.replace(' ', '-'));
        check((await data('resumed')) === 'false', change + ': it is taken up again');
        await says('heading', 'Menu');
        check((await diskNow() === saves) === (what === 'running game'), change + ': the saves');
        await isStored(); // the page stores the new machine, which must not delete the copy
        await reload();
        await savesNotice('dropped', what);
        await downloaded(() => pressNotice('dropped', 'Download ' + copy), copy);
        await pressNotice('dropped', 'Delete the copy');
        check(!await notice('dropped') && !await notice('stopped'), change + ': ' + await text('notices'));
    }
}

// If the machine stops, the page still works.
async function afterStop() {
    await openGame('chess');
    await play(await played() ? 'd2d4' : 'e2e4');
    await save();
    await says('said', 'Your move');
    await isStored();
    const saves = await diskNow();

    await browser.value(`atari.machine.frame = () => { throw new Error('illegal opcode'); }; 0`);
    await savesNotice('stopped', 'The Atari has stopped (illegal opcode)', 'Start again', 'Download the disk');
    await look('stopped');
    await makeOld();
    await pressNotice('stopped', 'Start again');
    await until('a first picture', isShown);
    check((await data('resumed')) === 'false' && !await notice('stopped'), 'the stopped machine is resumed');
    check(await diskNow() === saves, 'a machine that stops deletes the saves');
}

async function withDamagedSettings() {
    await load(address);
    for (const settings of ['{', '{"machine":"pet","tv":"pal"}', 'null', '5', '{"sound":{}}']) {
        await browser.value(`localStorage.settings = ${JSON.stringify(settings)}`);
        await reload();
        await savesNotice('settings', 'settings of this page were damaged', 'Download the damaged settings');
        await look('damaged-settings');
        check(await browser.value(`document.getElementById('machine').value`) === 'xl', settings + ': no machine');
        check(String(await downloaded(() => pressNotice('settings', 'Download the damaged settings'), 'trog-settings.txt')) === settings, settings + ': another copy');
        await pressNotice('settings', 'Close');
        await reload();
        check(!await notice('settings'), settings + ': it is said again');
    }
}

async function main() {
    runFast(true);
    ({ browser, address, tab } = await begin(folder));
    await browser.onEveryPage(onHurriedMachine);
    const wanted = (process.env.PART || '').split(',').filter(Boolean); // empty: all parts
    const isWanted = name => !wanted.length || wanted.includes(name);
    const parts = { afterReload, fromFiles, inTwoTabs, withDamagedRecords, withDamagedSettings, afterStop, withoutLocks };

    for (const [name, part] of Object.entries(parts)) {
        if (isWanted(name)) {
            await part();
            check(!browser.faults.length, name + ', in the console: ' + browser.faults.join('; '));
        }
    }
    if (isWanted('withBlockedStorage')) {
        await withBlockedStorage();
    }
}

runTest(main);
