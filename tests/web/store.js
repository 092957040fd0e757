// store.js: saves go from a disk of one kind to one of the other, as when the page has become another since: byte by byte, and
// nothing else of the disk is touched. A disk that is damaged, or none at all, does no harm.
//
//   node store.js LARGE.atr SMALL.atr      of the large one SAVES.DAT is behind sector 1,023
'use strict';
const fs = require('fs'), path = require('path'), vm = require('vm');

const SECTORS = 26, DATA_BYTES = 125; // src/shell/saves.h, tools/build/atr.h
const page = vm.runInNewContext(fs.readFileSync(path.join(__dirname, '../../src/web/store.js'), 'utf8') + '\n({ sectorsOf, carrySaves })', { String });
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

check(saves(large).length === SECTORS && saves(small).length === SECTORS, 'the file has other sectors');
for (const [from, to, what] of [[small, large, 'to a large disk'], [large, small, 'to a small disk'], [large, large, 'to the same']]) {
    const full = filled(from), now = carried(full, to);

    check(isSameData(full, now), what + ': not as it was');
    check(isSame(emptied(now), emptied(to)), what + ': more than the saves is changed');
    check(isSame(carried(now, from), full), what + ': it does not come back');
}

// a file that leads to itself, off the disk, or is not there
for (const change of [sector => sector.set([sector[125], sector[126] - 1], 125), sector => sector.set([0xFF, 0xFF], 125)]) {
    const bad = filled(large);

    change(saves(bad)[3]);
    check(isSame(carried(bad, large), large), 'a damaged disk is taken for a good one');
}
for (const none of [new Uint8Array(0), new Uint8Array(500), large.slice(0, 20000), new Uint8Array(large.length)]) {
    check(isSame(carried(none, large), large), 'no disk is taken for one');
}
console.log(passed + ' passed, ' + failed + ' failed');
process.exit(failed ? 1 : 0);
