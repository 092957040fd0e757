// assets.js: the files that the scripts load. In the single file (single.js) they are in ASSETS, as base64; otherwise they
// are next to the page, and web.mk puts an empty ASSETS before the scripts.
// SPDX-License-Identifier: MIT

// Returns a file of ASSETS as bytes, or null if it is next to the page.
function bytesOf(name) {
    return ASSETS[name] ? Uint8Array.from(atob(ASSETS[name]), sign => sign.charCodeAt(0)) : null;
}

// Returns the address of a file.
function addressOf(name, type) {
    return ASSETS[name] ? `data:${type};base64,${ASSETS[name]}` : name;
}

// Returns the bytes of a file.
async function load(name) {
    return bytesOf(name) || new Uint8Array(await (await fetch(name)).arrayBuffer());
}
