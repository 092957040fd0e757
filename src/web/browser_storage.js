// browser_storage.js: records in the browser's storage (IndexedDB): the disk with its changes, and the machine's state.
// Also checks disk images and copies saves between them.
// SPDX-License-Identifier: MIT

const SAVE_NAME = 'trog', STORE_KEPT = 'kept';
const KEPT = 'machine', DROPPED = 'dropped'; // names of the records: disk and machine; copies of unusable data
const SECTOR_BYTES = 128, DATA_BYTES = 125, ATR_HEADER = 16; // tools/build/atr.h
const DIRECTORY_SECTOR = 361, DIRECTORY_ENTRIES = 64, FLAG_LARGE = 4, FILE_MOST = 255;
const SAVES_FILE = 'SAVES   DAT', KERNEL_FILE = 'KERNEL     ';

let store = null; // the connection, open as long as the page: a page that is being closed has no time to open one

// Opens the connection. Rejects if the browser refuses.
async function openStore() {
    store = store || await new Promise((resolve, reject) => {
        const request = indexedDB.open(SAVE_NAME, 1);

        request.onupgradeneeded = () => request.result.createObjectStore(STORE_KEPT);
        request.onsuccess = () => {
            request.result.onclose = () => { store = null; }; // the browser has cleared the site's data
            resolve(request.result);
        };
        request.onerror = request.onblocked = () => reject(request.error || new Error('blocked'));
    });
    return store;
}

// Calls `work` with the records in one transaction and returns the result. Rejects if the browser refuses.
async function withRecords(mode, work) {
    const opened = store || await openStore(); // an open store is used without `await`, because the page may be closing

    return new Promise((resolve, reject) => {
        const change = opened.transaction(STORE_KEPT, mode);
        const answer = work(change.objectStore(STORE_KEPT), change);

        change.oncomplete = () => resolve(answer && answer.result);
        change.onerror = change.onabort = () => reject(change.error || new Error('refused'));
    });
}

const readRecord = name => withRecords('readonly', records => records.get(name));

// Writes several records, given by name; the value undefined deletes a record. If `mayWrite` is given, it gets the
// record KEPT, and nothing is written if it returns false; no other tab can write in between. Returns whether it has
// written.
async function writeRecords(values, mayWrite) {
    let hasWritten = false;

    await withRecords('readwrite', (records, change) => {
        const write = () => {
            for (const [name, value] of Object.entries(values)) {
                value === undefined ? records.delete(name) : records.put(value, name);
            }
            hasWritten = true;
            if (change.commit) {
                change.commit(); // so that the records are stored even if the page closes now
            }
        };

        if (mayWrite) {
            records.get(KEPT).onsuccess = event => mayWrite(event.target.result) && write();
        } else {
            write();
        }
    });
    return hasWritten;
}

// Like the checksum of the disk's files (disk/loader.s), with more bits: a sum of bytes and a sum of all these sums.
function checksum(bytes) {
    let low = 0x54, high = 0;

    for (const byte of bytes) {
        low = low + byte & 0xFFFFFF;
        high = high + low & 0xFFFFFF;
    }
    return high * 0x1000000 + low;
}

// ---- saves on a disk, which may be of another version ----

function sectorAt(disk, sector) {
    return disk.subarray(ATR_HEADER + (sector - 1) * SECTOR_BYTES, ATR_HEADER + sector * SECTOR_BYTES);
}

// Returns the sectors of a file; none if there is no such file or the directory has another number of sectors.
function sectorsOf(disk, name) {
    const sectors = [];

    for (let n = 0; n < DIRECTORY_ENTRIES; n++) {
        const entry = sectorAt(disk, DIRECTORY_SECTOR + (n >> 3)).subarray((n & 7) * 16);

        if (entry[0] && String.fromCharCode(...entry.subarray(5, 16)) === name) {
            const isLarge = entry[0] & FLAG_LARGE;

            for (let sector = entry[3] | entry[4] << 8; sector && sectors.length < FILE_MOST;) {
                const bytes = sectorAt(disk, sector);

                sectors.push(bytes);
                sector = bytes[126] | (isLarge ? bytes[125] : bytes[125] & 3) << 8;
            }
            return sectors.length === (entry[1] | entry[2] << 8) ? sectors : [];
        }
    }
    return sectors;
}

const isWhole = sector => sector.length === SECTOR_BYTES;

// Checks a disk that the player or the browser supplies. Returns an error as a sentence, or '' if its saves can be
// copied to the disk `own`.
function diskError(disk, own) {
    const isBytes = disk instanceof Uint8Array && disk.length > ATR_HEADER;

    if (!isBytes || disk[0] !== 0x96 || disk[1] !== 0x02) {
        return 'It is not a disk image (ATR).';
    }
    const bytes = (disk[2] | disk[3] << 8 | disk[6] << 16) * 16, sectorBytes = disk[4] | disk[5] << 8;

    if (bytes !== disk.length - ATR_HEADER || sectorBytes !== SECTOR_BYTES) {
        return 'It is damaged, or not a disk of this size.';
    }
    const saves = sectorsOf(disk, SAVES_FILE);

    if (!sectorsOf(disk, KERNEL_FILE).length || !saves.length) {
        return 'It is not a disk of Trog & Friends.';
    }
    if (saves.length > sectorsOf(own, SAVES_FILE).length || !saves.every(isWhole)) {
        return 'Its saved games are damaged, or of another version.';
    }
    return '';
}

// Copies the contents of SAVES.DAT from one disk to the other. The file of an older version may be shorter. Whether the
// saves are readable is checked by the Atari itself.
function carrySaves(from, to) {
    const old = sectorsOf(from, SAVES_FILE), now = sectorsOf(to, SAVES_FILE);

    if (old.length <= now.length && old.every(isWhole)) {
        old.forEach((sector, n) => now[n].set(sector.subarray(0, DATA_BYTES)));
    }
}
