// driver.js: shared by the tests of the page: a browser with the page in it, checks, what a user sees and does. The
// variable BROWSER names the browser: chromium, or firefox.
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path');
const { Chromium } = require('./chromium.js');
const { Firefox } = require('./firefox.js');
const { serve } = require('../../src/web/serve.js');

const BROWSER = process.env.BROWSER || 'chromium';
const ALL_MOST = 500000, WAIT_MOST = 60000; // milliseconds
const POLL = 25; // milliseconds
const WIDE = 1280, HIGH = 800;
// bytes of the disk image with all games: tools/build/atr.h
const DISK_BYTES = 16 + 128 * /^#define LARGE_SECTORS (\d+)/m.exec(fs.readFileSync(path.join(__dirname, '../../tools/build/atr.h'), 'utf8'))[1];

let passed = 0, failed = 0;
let browser; // the browser opened last
const browsers = [];

function check(isRight, what) {
    isRight ? passed++ : failed++;
    if (!isRight) {
        console.log('FAULT: ' + what);
    }
    return isRight;
}

async function finish(fault) {
    if (fault) {
        check(false, fault);
    }
    console.log(passed + ' passed, ' + failed + ' failed');
    await Promise.all(browsers.map(one => one.end()));
    process.exit(failed ? 1 : 0);
}

function runTest(main) {
    setTimeout(() => finish('it takes longer than ' + ALL_MOST / 1000 + ' s'), ALL_MOST);
    process.once('SIGTERM', () => finish('it was stopped')); // else the browsers would go on
    main().then(() => finish(), fault => finish(fault.message));
}

function figure(line) {
    console.log('figure ' + line);
}

// A browser with one empty tab. `preferences` has those of each browser, by its name.
async function openBrowser(preferences = {}) {
    browser = BROWSER === 'firefox' ? new Firefox('firefox-esr', preferences.firefox) : new Chromium('chromium', preferences.chromium);
    browsers.push(browser);
    return { browser, tab: await browser.open(WIDE, HIGH) };
}

async function begin(folder) {
    const [server, address] = await new Promise(resolve => serve(folder, 0, (one, at) => resolve([one, at])));

    return { server, address, ...await openBrowser() };
}

// Script for a page: sets this machine in its settings, if it has none yet.
const onMachine = (machine, warp = 'off') => `; try { localStorage.settings = localStorage.settings || '{"machine":"${machine}","warp":"${warp}"}'; } catch (fault) { /* blocked */ }`;

// Script for a page: it looks ten times as often whether there is something to store.
const STORING_OFTEN = `; (() => {
    const repeat = setInterval.bind(window);

    window.setInterval = (act, milliseconds) => repeat(act, milliseconds / 10);
})()`;

// While a test waits, it may run frames of the Atari as fast as they go, in addition to those that the page runs.
const FRAMES_A_POLL = 40, FRAMES_A_SECOND = 60;
let isFast = false;

function runFast(value) {
    isFast = value;
}

// Runs frames at once, if there is a machine. An error is left to the page, which finds it in its next frame.
const runFrames = frames => browser.value(`(() => {
    try {
        for (let n = 0; n < ${frames} && window.atari && !window.isOld; n++) {
            atari.machine.frame();
        }
    } catch (error) {
        return 0;
    }
    return 1;
})()`);

// ---- what the user sees ----

const realPause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

// milliseconds of the Atari's time
async function pause(milliseconds) {
    if (isFast) {
        await runFrames(milliseconds * FRAMES_A_SECOND / 1000);
    }
    await realPause(isFast ? POLL : milliseconds);
}

// both return an empty string while the page is reloading
const text = async id => await browser.value(`(document.getElementById('${id}') || {}).textContent || ''`) || '';
const data = async name => await browser.value(`document.body ? document.body.dataset.${name} || '' : ''`) || '';
// makeOld marks the current page, and isShown ignores a marked page: so a test can wait for the next one
const isShown = () => browser.value('Boolean(!window.isOld && document.body && document.body.dataset.first)');
const makeOld = () => browser.value('window.isOld = true');

async function until(what, test) {
    for (const end = Date.now() + WAIT_MOST; Date.now() < end; await realPause(POLL)) {
        if (await test()) {
            return check(true, what);
        }
        if (isFast) {
            await runFrames(FRAMES_A_POLL);
        }
    }
    const [heading, said, last, board, notices] = await Promise.all(['heading', 'said', 'last', 'board', 'notices'].map(text));

    throw new Error(what + `: '${heading}', '${said}', '${last}', '${board}', '${notices}'`);
}

// Waits until the page has stored the game, if it stores anything.
const isStored = () => until('the game is stored', () => browser.value('window.atari && atari.isStored()'));

const says = (id, wanted) => until(`${id} says ${wanted}`, async () => (await text(id)).includes(wanted));

// Returns the text of the page's notice of this name, with its buttons, or an empty string.
const notice = async name => await browser.value(`(document.querySelector('[data-notice=${name}]') || {}).innerText || ''`) || '';

// ---- what the user does ----

async function load(address) {
    await browser.goTo('about:blank'); // a change of the hash alone loads nothing
    await browser.goTo(address);
    await until('a first picture', isShown);
}

async function reload() {
    await makeOld();
    await browser.reload();
    await until('a first picture', isShown);
}

async function typeMove(move) {
    for (const sign of move) {
        await browser.key(sign);
    }
    await browser.key('Enter');
}

const pressNotice = (name, label) => browser.value(`[...document.querySelectorAll('[data-notice=${name}] button')].find(one => one.textContent === '${label}').click()`);

// Chooses a file for "Saves from a disk".
const choose = file => browser.choose('put', file);

module.exports = { BROWSER, DISK_BYTES, STORING_OFTEN, openBrowser, begin, onMachine, runFast, runTest, check, figure, pause, isStored, text, data, isShown, makeOld, until, says, load, reload, typeMove, notice, pressNotice, choose };
