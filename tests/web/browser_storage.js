// browser_storage.js: saves are moved between disks of different formats, as after an update of the page: byte by byte,
// without touching anything else. A damaged or missing disk does no harm.
//
//   node browser_storage.js LARGE.atr SMALL.atr      on the large disk SAVES.DAT is after sector 1,023
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), path = require('path'), vm = require('vm');

const SECTORS = 26, DATA_BYTES = 125; // src/shell/saves/save_format.h, tools/build/atr.h
const page = vm.runInNewContext(fs.readFileSync(path.join(__dirname, '../../src/web/browser_storage.js'), 'utf8') + '\n({ sectorsOf, carrySaves, diskError, checksum })', { String, Uint8Array });
const [large, small] = process.argv.slice(2).map(name => new Uint8Array(fs.readFileSync(name)));

let passed = 0, failed = 0;

function check(isRight, what) {
    isRight ? passed++ : failed++;
    if (!isRight) {
        console.log('FAULT: ' + what);
    }
}

const saves = disk => page.sectorsOf(disk, 'SAVES   DAT');
const isSame = (one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)) === 0;
const isSameData = (one, other) => saves(one).every((sector, n) => isSame(sector.subarray(0, DATA_BYTES), saves(other)[n].subarray(0, DATA_BYTES)));

function filled(disk) {
    const one = disk.slice();

    saves(one).forEach((sector, n) => sector.set(Uint8Array.from({ length: DATA_BYTES }, (none, at) => n * 7 + at)));
    return one;
}

function emptied(disk) {
    const one = disk.slice();

    saves(one).forEach(sector => sector.fill(0, 0, DATA_BYTES));
    return one;
}

function carried(from, to) {
    const one = to.slice();

    page.carrySaves(from, one);
    return one;
}

check(saves(large).length === SECTORS && saves(small).length === SECTORS, 'the sectors of the file differ');
for (const [from, to, what] of [[small, large, 'to a large disk'], [large, small, 'to a small disk'], [large, large, 'to the same']]) {
    const full = filled(from), now = carried(full, to);

    check(isSameData(full, now), what + ': not as it was');
    check(isSame(emptied(now), emptied(to)), what + ': more than the saves is changed');
    check(isSame(carried(now, from), full), what + ': it does not come back');
}

// a file whose links form a loop, lead off the disk, or are missing
for (const change of [sector => sector.set([sector[125], sector[126] - 1], 125), sector => sector.set([0xFF, 0xFF], 125)]) {
    const bad = filled(large);

    change(saves(bad)[3]);
    check(isSame(carried(bad, large), large), 'a damaged disk is accepted');
}
for (const none of [new Uint8Array(0), new Uint8Array(500), large.slice(0, 20000), new Uint8Array(large.length)]) {
    check(isSame(carried(none, large), large), 'a missing disk is accepted');
}

// a disk from outside is checked first
function changed(disk, ...places) {
    const one = disk.slice();

    places.forEach(at => { one[at] ^= 0xFF; });
    return one;
}

// where the name KERNEL is in the directory; its entry begins five bytes before that
const kernelAt = Buffer.from(large).lastIndexOf('KERNEL     ');
const ours = [large, small, filled(large), filled(small)];
const others = [null, undefined, 'a text', 5, {}, new Uint8Array(0), new Uint8Array(16), new Uint8Array(large.length), large.slice(0, 20000),
    new Uint8Array([...large, 0]), changed(large, 0), changed(large, 2), changed(large, 4), changed(large, kernelAt), changed(large, kernelAt - 4),
    large.map((byte, at) => at < 16 ? byte : 0x55), large.map((byte, at) => at < 16 ? byte : 0)];

check(ours.every(disk => page.diskError(disk, large) === ''), 'one of our own disks is refused');
others.forEach((disk, n) => check(/^It/.test(page.diskError(disk, large)), `a disk that is not ours (${n}) is accepted`));
const cut = filled(large);

saves(cut)[3].fill(0, DATA_BYTES);
check(page.diskError(cut, large) !== '' && isSame(carried(cut, large), large), 'a file that is too short is accepted');

// the checksum detects one bit, two swapped bytes, and zeros at the end
const bytes = filled(large), sum = page.checksum(bytes);
const swapped = bytes.slice();

[swapped[5000], swapped[5001]] = [1, 2];
const other = swapped.slice();

[other[5000], other[5001]] = [2, 1];
check(page.checksum(bytes.slice()) === sum && page.checksum(changed(bytes, 100)) !== sum, 'a changed byte is not detected');
check(page.checksum(swapped) !== page.checksum(other), 'swapped bytes are not detected');
check(page.checksum(new Uint8Array([...bytes, 0])) !== sum, 'a zero at the end is not detected');
console.log(passed + ' passed, ' + failed + ' failed');
process.exit(failed ? 1 : 0);
