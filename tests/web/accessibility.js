// accessibility.js: looks at the page as people see it who cannot see well or use no mouse, in a headless browser and at
// the sizes of a phone, a tablet and a desk: axe-core's rules of contrast, names and structure; the order in which TAB
// leads through the page; nothing wider than the window.
//
//   node accessibility.js FOLDER AXE.js [PICTURES]      FOLDER: build/web; AXE.js: build/deps/axe/axe.min.js
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path');
const { begin, onMachine, runFast, runTest, check, figure, text, until, says, load, typeMove } = require('./driver.js');

const SIZES = { phone: [390, 844], side: [844, 390], tablet: [820, 1180], desk: [1280, 800] };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const [folder, axe, pictures] = process.argv.slice(2);
const axeScript = fs.readFileSync(axe, 'utf8');

let browser, address, rulesPassed = 0;

// Checks what is on the page now at every size.
async function lookAt(name) {
    for (const [size, [wide, high]] of Object.entries(SIZES)) {
        await browser.resize(wide, high);
        await browser.value('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(1))))');
        if (!await browser.value('Boolean(window.axe)')) {
            await browser.value(axeScript + '; 0');
        }
        const { passed, faults } = await browser.value(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(found => ({ passed: found.passes.length,
            faults: found.violations.map(one => one.id + ' ' + one.nodes.map(node => node.target + ': ' + node.any.map(why => why.message)).join('; ')) }))`);

        rulesPassed = Math.max(rulesPassed, passed);
        check(!faults.length, `${name} on a ${size}: ${faults.join(' | ')}`);
        const [most, inside] = await browser.value('[document.documentElement.scrollWidth, innerWidth]');

        check(most <= inside, `${name} on a ${size}: ${most} pixels wide, the window ${inside}`);
        if (pictures) {
            await browser.picture(path.join(pictures, `${process.env.BROWSER || 'chromium'}-${name}-${size}.png`));
        }
    }
    await browser.resize(...SIZES.desk);
}

// TAB leads through everything that can be used, in the order in which it stands on the page, and shows where it is.
async function tabOrder() {
    const wanted = await browser.value(`[...document.querySelectorAll('canvas, button, input, select, a, summary')]
        .filter(one => one.checkVisibility() && !one.disabled && !one.closest('details:not([open]) > :not(summary)')).map(one => one.id || one.textContent.trim())`);
    const seen = [];

    await browser.value(`document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })), document.getElementById('screen').focus(), 0`);
    for (const name of wanted) {
        await (name === wanted[0] || browser.key('Tab'));
        const now = await browser.value(`(() => { const one = document.activeElement, style = getComputedStyle(one);
            return { name: one.id || one.textContent.trim(), isMarked: style.outlineStyle !== 'none' }; })()`);

        seen.push(now.name);
        check(now.isMarked, `nothing shows that '${now.name}' has the focus`);
    }
    check(seen.join() === wanted.join(), `TAB leads through ${seen.join()}, not ${wanted.join()}`);
}

async function main() {
    ({ browser, address } = await begin(folder));
    await browser.onEveryPage(onMachine('xl'));
    await load(address);
    runFast(true);
    await says('heading', 'Menu');
    await lookAt('menu');
    await tabOrder();
    await browser.value('location.hash = "chess"; 0');
    await says('heading', 'CHESS');
    await says('said', 'Your move');
    await browser.value('document.activeElement.blur(), 0');
    await typeMove('e2e4');
    await until('the list of moves', () => browser.value(`document.querySelectorAll('#list button').length > 1`));
    await says('said', 'Your move');
    await lookAt('chess');
    await tabOrder();
    await browser.value(`document.querySelector('#list button').click(), 0`);
    await browser.value(`document.getElementById('settings').open = true, 0`);
    await lookAt('settings');
    await browser.value(`document.getElementById('settings').open = false, document.getElementById('share').click(), 0`);
    await until('the dialog', () => browser.value(`document.getElementById('text').open && !document.getElementById('copy-position').disabled`));
    await lookAt('share');
    await browser.goTo(address + 'licences.html');
    await until('the licences', () => browser.value(`document.readyState === 'complete' && location.pathname.endsWith('licences.html')`));
    await lookAt('licences');
    figure(`${rulesPassed} rules of axe-core hold on a page`);
    check(!browser.faults.length, 'in the console: ' + browser.faults.join('; '));
}

runTest(main);
