// figures.js: measures the page in headless Chromium and Firefox, at the sizes of a phone and of a desk, and prints the
// table tests/results/page.tsv (tools/build/results has the form). `make page-figures` runs it; the machine should have
// nothing else to do.
//
//   node figures.js FOLDER AXE.js      FOLDER: build/web; AXE.js: build/deps/axe/axe.min.js
// SPDX-License-Identifier: MIT
'use strict';
const { execFileSync, spawnSync } = require('child_process');
const fs = require('fs'), path = require('path'), zlib = require('zlib');
const { begin, openBrowser, onMachine, runTest, figure, pause, text, data, until, says, load } = require('./driver.js');

const SIZES = { phone: [390, 844], desk: [1280, 800] };
const BROWSERS = ['chromium', 'firefox'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TIMES = 3;            // a time is the best of so many
const SECONDS_WATCHED = 6;  // for the frames of a second, the best again
const LOOKS = 500;          // milliseconds for which a person looks before each click
const CHESS = { left: 64, top: 24, wide: 24, high: 20 }; // pixels of the board: src/games/chess/view.c
const [folder, axe] = process.argv.slice(2);

// ---- one browser ----

let browser;

async function squarePlace(name) {
    const x = CHESS.left + CHESS.wide * (name.charCodeAt(0) - 97 + 0.5), y = CHESS.top + CHESS.high * (8 - Number(name[1]) + 0.5);

    return browser.value(`(() => { const box = document.getElementById('screen').getBoundingClientRect();
        return { x: box.left + (${x} - 56) / 272 * box.width, y: box.top + (${y} - 4) / 224 * box.height }; })()`);
}

// Opens the page for the first time, in a new browser. Returns milliseconds from opening it: { paint, picture, move },
// the first text, the first picture of the Atari, and the first move after a link to chess, made with two clicks.
async function firstVisit(address, size) {
    ({ browser } = await openBrowser());
    await browser.onEveryPage(onMachine('xl'));
    await browser.resize(...size);
    const begun = Date.now();

    await load(address + '#chess');
    await says('said', 'Your move');
    for (const square of ['d2', 'd4']) {
        const { x, y } = await squarePlace(square);

        await pause(LOOKS);
        await browser.click(x, y);
    }
    await until('a move', async () => (await text('board')).split('/')[4].includes('P'));
    const move = Date.now() - begun;
    const paint = await browser.value(`(performance.getEntriesByName('first-contentful-paint')[0] || { startTime: 0 }).startTime`);
    const picture = Number(await data('first'));

    return { paint: Math.round(paint), picture, move };
}

// Frames a second in the menu, the most of some seconds.
async function framesASecond(address, size) {
    let most = 0;

    await browser.resize(...size);
    await load(address + '#hexapawn');
    await says('said', 'Your move');
    for (let n = 0; n < SECONDS_WATCHED; n++) {
        await pause(1000);
        most = Math.max(most, Number(await data('frames')));
    }
    return most;
}

// What axe-core finds on the page now: { held, broken }, numbers of rules.
async function rules(size) {
    await browser.resize(...size);
    if (!await browser.value('Boolean(window.axe)')) {
        await browser.value(fs.readFileSync(axe, 'utf8') + '; 0');
    }
    return browser.value(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(found => ({ held: found.passes.length, broken: found.violations.length }))`);
}

async function measure() {
    const { address } = await begin(folder), found = {};

    for (const [name, size] of Object.entries(SIZES)) {
        const visits = [];

        for (let n = 0; n < TIMES; n++) {
            visits.push(await firstVisit(address, size));
            await (n < TIMES - 1 && browser.end());
        }
        for (const what of ['paint', 'picture', 'move']) {
            found[what + ' ' + name] = Math.min(...visits.map(one => one[what]));
        }
        found['frames ' + name] = await framesASecond(address, size);
        Object.assign(found, Object.fromEntries(Object.entries(await rules(size)).map(([what, n]) => [what + ' ' + name, n])));
        const asked = await browser.value(`performance.getEntriesByType('resource').map(one => one.name)`);

        found.asked = asked.map(url => url.replace(address, '')).filter(url => url && !/^(data|blob):/.test(url));
        await browser.end();
    }
    figure(JSON.stringify(found));
}

// ---- the table ----

// Returns what `measure` finds in a browser. It runs in a process of its own.
function measured(name) {
    const { stdout } = spawnSync(process.execPath, [__filename, folder, axe, 'measure'], { env: { ...process.env, BROWSER: name }, encoding: 'utf8' });
    const line = /^figure (.*)$/m.exec(stdout);

    if (!line) {
        throw new Error(name + ': ' + stdout);
    }
    return JSON.parse(line[1]);
}

const counted = number => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const both = (found, what, unit = '') => BROWSERS.map(name => Object.keys(SIZES).map(size => counted(found[name][what + ' ' + size])).join(' and ') + unit);
const git = format => execFileSync('git', ['log', '-1', '--format=' + format, '--date=short'], { encoding: 'utf8' }).trim();

function table(found) {
    const files = [...new Set(['index.html', ...found.chromium.asked])].filter(name => fs.existsSync(path.join(folder, name)));
    const bytes = files.map(name => fs.readFileSync(path.join(folder, name)));
    const sum = lengths => counted(lengths.reduce((one, other) => one + other, 0));
    const elsewhere = BROWSERS.map(name => found[name].asked.filter(url => /^\w+:/.test(url)).length);

    return `= 81 The page in a browser
> Headless, on a phone (${SIZES.phone.join(' by ')} pixels) and on a desk (${SIZES.desk.join(' by ')}), the best of ${TIMES} first visits. The first move follows a link to chess: two clicks, half a second of looking before each. At most 3,000 ms to the first picture and 10,000 to the first move are allowed (\`make test-web\`). Frames are those of the Atari, 60 at most.
@ make page-figures\t${git('%ad')}\t${git('%h')}
what, phone and desk\tChromium\tFirefox
${[['first text', ...both(found, 'paint', ' ms')],
        ['first picture of the Atari', ...both(found, 'picture', ' ms')],
        ['first move', ...both(found, 'move', ' ms')],
        ['frames a second', ...both(found, 'frames')],
        ['rules of axe-core that hold', ...both(found, 'held')],
        ['rules of axe-core that are broken', ...both(found, 'broken')],
        ['requests to other hosts', ...elsewhere],
        ['files loaded for a first game', ...BROWSERS.map(name => found[name].asked.length + 1)],
        ['their bytes, and gzipped', ...BROWSERS.map(() => sum(bytes.map(one => one.length)) + ' and ' + sum(bytes.map(one => zlib.gzipSync(one, { level: 9 }).length)))]]
        .map(row => row.join('\t')).join('\n')}
`;
}

if (process.argv[4] === 'measure') {
    runTest(measure);
} else {
    process.stdout.write(table(Object.fromEntries(BROWSERS.map(name => [name, measured(name)]))));
}
