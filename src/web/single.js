// single.js: puts the page into one HTML file, which works without a server: a double-click opens it.
//
//   node single.js FOLDER FILE.html      FOLDER: build/web
//
// Its content security policy names the checksums of its own script and style, so nothing else can run.
// SPDX-License-Identifier: MIT
'use strict';
const crypto = require('crypto'), fs = require('fs'), path = require('path');

const [folder, file] = process.argv.slice(2);
const ASSETS = ['ring.js', 'trog.atr', 'trog.wasm', 'rules.wasm'];

const read = name => fs.readFileSync(path.join(folder, name));
const base64 = name => read(name).toString('base64');
const checksum = text => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

// Replaces the one place that holds `from`; anything else is an error, so that a change of the page is noticed here.
function replace(text, from, to) {
    if (text.split(from).length !== 2) {
        throw new Error(`'${from}' is not in the page exactly once`);
    }
    return text.split(from).join(to);
}

const assets = 'const ASSETS = ' + JSON.stringify(Object.fromEntries(ASSETS.map(name => [name, base64(name)]))) + ';';
const script = String(read('rules.js')) + replace(String(read('trog.js')), 'const ASSETS = {};', assets);
const style = replace(String(read('style.css')), 'cards.png', 'data:image/png;base64,' + base64('cards.png'));
let page = String(read('index.html'));

if (/<\/script/i.test(script) || /<\/style/i.test(style)) {
    throw new Error('a script or style would end too early');
}
page = replace(page, '<link rel="stylesheet" href="style.css">', `<style>${style}</style>`);
page = replace(page, 'href="icon.svg"', `href="data:image/svg+xml;base64,${base64('icon.svg')}"`);
page = replace(page, '<link rel="apple-touch-icon" href="icon-180.png">\n', '');
page = replace(page, '<link rel="manifest" href="trog.webmanifest">\n', '');
page = replace(page, "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
    `script-src ${checksum(script)} 'wasm-unsafe-eval' data:; style-src ${checksum(style)}; img-src data:; connect-src 'none'`);
page = replace(page, '<a href="licences.html">Atari800, under the GNU GPL</a>, with its source', 'Atari800, under the GNU GPL; its source comes with the page of the release');
page = replace(page, '<script src="trog.js" defer></script>', `<script>${script}</script>`);
fs.writeFileSync(file, page);
