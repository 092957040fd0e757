// store.js: what stays in the browser: the disk as it was changed, and the machine as it was left.

const STORE_NAME = 'trog', STORE_KEPT = 'kept';
const SECTOR_BYTES = 128, DATA_BYTES = 125, ATR_HEADER = 16; // tools/build/atr.h
const DIRECTORY_SECTOR = 361, DIRECTORY_ENTRIES = 64, FLAG_LARGE = 4, FILE_MOST = 255;

function openStore() {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(STORE_NAME, 1);

        request.onupgradeneeded = () => request.result.createObjectStore(STORE_KEPT);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

// All that was kept, or {} where the browser keeps nothing.
async function readKept() {
    try {
        const store = await openStore();

        return await new Promise((resolve, reject) => {
            const request = store.transaction(STORE_KEPT).objectStore(STORE_KEPT).get('machine');

            request.onsuccess = () => resolve(request.result || {});
            request.onerror = () => reject(request.error);
        });
    } catch (fault) {
        return {};
    }
}

async function writeKept(kept) {
    try {
        const store = await openStore();

        await new Promise((resolve, reject) => {
            const change = store.transaction(STORE_KEPT, 'readwrite');

            change.objectStore(STORE_KEPT).put(kept, 'machine');
            change.oncomplete = resolve;
            change.onerror = () => reject(change.error);
        });
    } catch (fault) {
        // a private window: the game goes on, and is lost with it
    }
}

// ---- saves, from a disk of another version ----

function sectorAt(disk, sector) {
    return disk.subarray(ATR_HEADER + (sector - 1) * SECTOR_BYTES, ATR_HEADER + sector * SECTOR_BYTES);
}

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
            break;
        }
    }
    return sectors;
}

// SAVES.DAT of one disk into the other, which says itself whether it can read them.
function carrySaves(from, to) {
    const old = sectorsOf(from, 'SAVES   DAT'), now = sectorsOf(to, 'SAVES   DAT');

    if (old.length === now.length) {
        now.forEach((sector, n) => sector.set(old[n].subarray(0, DATA_BYTES)));
    }
}
