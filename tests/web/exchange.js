// exchange.js: tests links, copy, paste and download of the page, in a headless browser: a link to a position, a link to a
// game, the list of moves beside the screen, the dialog with the game as text, positions as text, a text that would
// replace an unfinished game, and a text that is none.
//
//   node exchange.js FOLDER [PICTURES]      FOLDER: build/web
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path');
const { begin, onMachine, runFast, runTest, check, isStored, text, until, says, load, reload, notice, pressNotice } = require('./driver.js');

const [folder, pictures] = process.argv.slice(2);
const MATE = 'k7/8/1K6/8/8/8/8/7R w - - 0 1';
const ITALIAN = '1. e4 e5 2. Nf3 Nc6 3. Bc4 *';
const AFTER_ITALIAN = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq';
const HEXAPAWN = 'ppp/1P1/P1P b'; // of the games without FEN
const DRAUGHTS = '[GameType "21"]\n1. 11-15 23-19 *', BACKGAMMON = '[Game "backgammon"]\n1. d34 13/9_8/5 *';

let browser, address;

const look = async name => pictures && browser.picture(path.join(pictures, name + '.png'));
const press = id => browser.value(`document.getElementById('${id}').click()`);
const moves = () => browser.value(`[...document.querySelectorAll('#list button')].map(one => one.textContent).join(' ')`);
const typed = () => browser.value(`document.getElementById('typed-text').value`);
const boardBegins = start => until('the position ' + start, async () => (await text('board')).startsWith(start));

async function openShare() {
    await press('share');
    await until('the dialog', () => browser.value(`document.getElementById('text').open && !document.getElementById('copy-position').disabled`));
}

async function paste(words) {
    await browser.value(`document.getElementById('typed-text').value = ${JSON.stringify(words)}`);
    await press('open-text');
}

// A link to a position sets it up; the player has the move.
async function positionLink() {
    await load(address + '#chess/' + MATE.replace(/ /g, '_'));
    runFast(true);
    await boardBegins(MATE.slice(0, 20));
    await says('said', 'Your move');
    runFast(false);
    check(await browser.value('atari.machine.turns >= 0 && !atari.machine.computerMoves'), 'the player has the move');
}

// The dialog shows the game; what it copies leads back to it.
async function copies() {
    await openShare();
    check((await typed()).includes(`[FEN "${MATE}"]`), 'the text is ' + await typed());
    check((await browser.value(`document.getElementById('lichess').href`)).endsWith(MATE.replace(/ /g, '_')), 'the link to lichess');
    await browser.value(`navigator.clipboard.writeText = words => { window.copied = words; return Promise.resolve(); }`);
    await press('copy-position');
    check(await browser.value('window.copied') === MATE, 'the position is ' + await browser.value('window.copied'));
    await press('link-position');
    check(await browser.value('window.copied') === address + '#chess/' + MATE.replace(/ /g, '_'), 'the link is ' + await browser.value('window.copied'));
    await look('share');
    // keys in the dialog are not the Atari's
    await browser.value(`document.getElementById('typed-text').value = ''; document.getElementById('typed-text').focus()`);
    for (const key of ['a', 'b', 'Enter', 'c']) {
        await browser.key(key);
    }
    check((await typed()).startsWith('ab') && (await typed()).endsWith('c'), 'typed into the dialog: ' + await typed());
    check(await text('board') === MATE, 'the board while the dialog is open');
    await press('close-text');
}

// Positions as text: a FEN, and that of a game of our own.
async function positions() {
    for (const [position, game] of [[HEXAPAWN, 'HEXAPAWN'], [MATE, 'CHESS']]) {
        await openShare();
        await paste(position);
        runFast(true);
        await until('the question or the position', async () => await notice('text') || await text('board') === position);
        if (await notice('text')) {
            await pressNotice('text', 'Replace');
        }
        await until('the position ' + position, async () => await text('board') === position);
        await says('heading', game);
        runFast(false);
        await isStored();
    }
}

// Another game as text would replace the unfinished one: the page asks. A no leaves everything as it is.
async function replaces() {
    await browser.value('document.activeElement.blur()');
    for (const key of ['h', '1', 'h', '7', 'Enter']) {
        await browser.key(key);
    }
    runFast(true);
    await until('a move is played', () => browser.value('atari.machine.probe(8) > 0'));
    runFast(false);
    await openShare();
    await paste(ITALIAN);
    await until('the question', async () => /not finished: CHESS, move \d+\./.test(await notice('text')));
    await pressNotice('text', 'Cancel');
    check(!await notice('text'), 'the question is closed');
    await openShareAgain();
    await paste(ITALIAN);
    await until('the question again', async () => /CHESS/.test(await notice('text')));
    await pressNotice('text', 'Replace');
    runFast(true);
    await boardBegins(AFTER_ITALIAN);
    runFast(false);
}

// The page is in the menu after a no: the dialog opens there, too.
async function openShareAgain() {
    await press('share');
    await until('the dialog in the menu', () => browser.value(`document.getElementById('text').open`));
}

// The moves stand beside the screen; a click on one shows its board.
async function listed() {
    await until('the list', async () => (await moves()).startsWith('e4 e5 Nf3 Nc6 Bc4'));
    check(await browser.value(`[...document.querySelectorAll('#list li')].map(one => one.dataset.number).join()`) === '1.,,2.,,3.', 'the numbers of the moves');
    await browser.value(`document.querySelectorAll('#list button')[1].click()`);
    check((await text('past')).startsWith('After 1... e5:\n') && (await text('past')).includes('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w'),
        'the board after a move is ' + await text('past'));
    await look('moves');
    await browser.value(`document.querySelectorAll('#list button')[1].click()`);
    check(await browser.value(`document.getElementById('past').hidden`), 'the board closes again');
}

// The game as a file.
async function downloads() {
    const file = path.join(browser.folder, 'chess.pgn');

    await openShare();
    await press('save-game');
    await until('chess.pgn is downloaded', () => fs.existsSync(file) && fs.statSync(file).size);
    check(String(fs.readFileSync(file)).includes(ITALIAN), 'the file has ' + fs.readFileSync(file));
    await press('close-text');
}

// A link to the game leads to the same moves.
async function gameLink() {
    await openShare();
    await browser.value(`navigator.clipboard.writeText = words => { window.copied = words; return Promise.resolve(); }`);
    await press('link-game');
    const link = await browser.value('window.copied');

    check(/#game=chess,1\.%20e4%20e5/.test(link), 'the link is ' + link);
    await press('close-text');
    await isStored();
    await load(link);
    runFast(true);
    await until('the game or the question', async () => /CHESS/.test(await notice('text')) || (await text('board')).startsWith(AFTER_ITALIAN));
    runFast(false);
}

// The text says which game it is; a text that is no game changes nothing.
async function otherTexts() {
    await openShareAgain();
    await paste(BACKGAMMON);
    runFast(true);
    await until('a roll and the checkers of a move', async () => (await moves()).startsWith('rolls 3-4 13/9 8/5'));
    runFast(false);
    await isStored();
    await openShareAgain();
    await paste(DRAUGHTS);
    runFast(true);
    await says('heading', 'DRAUGHTS');
    await until('its moves', async () => (await moves()).startsWith('11-15 23-19'));
    runFast(false);
    await isStored();
    await openShare();
    await paste('This is not a game.');
    await until('the refusal', async () => /not a game or a position/.test(await notice('text')));
    check((await text('heading')).includes('DRAUGHTS'), 'the board is left for a text that is no game');
    await pressNotice('text', 'Close');
    await reload();
    runFast(true);
    await browser.value('location.hash = "draughts"; 0');
    await until('the game after a reload', async () => (await moves()).startsWith('11-15 23-19'));
    runFast(false);
    await browser.value('location.hash = "race/x y"; 0');
    await until('a bad link is refused', async () => /not a game or a position/.test(await notice('text')));
    await browser.value(`location.hash = '#chess/8/8/8/8/8/8/8/8_w_-_-_0_1'; 0`);
    await until('a position without kings is refused', async () => /^This position cannot be played: 8\/8\/8\/8\/8\/8\/8\/8 w - - 0 1/.test(await notice('text')));
    await browser.value('location.hash = "no-game"; 0');
    await until('a game that is not there', async () => /none of the games/.test(await notice('text')));
    await browser.value('location.hash = "HEXAPAWN"; 0');
    await says('heading', 'HEXAPAWN');
    check(!await notice('text'), 'the notice stays');
}

async function main() {
    ({ browser, address } = await begin(folder));
    await browser.onEveryPage(onMachine('xl'));
    for (const part of [positionLink, copies, positions, replaces, listed, downloads, gameLink, otherTexts]) {
        await part();
        check(!browser.faults.length, part.name + ', in the console: ' + browser.faults.join('; '));
    }
}

runTest(main);
