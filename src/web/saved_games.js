// saved_games.js: stores the disk and the running machine in the browser. Only one tab of the browser may write them.
// At the next visit the machine continues where it was. Stored data that cannot be used is reported and kept as a copy
// to download.
// SPDX-License-Identifier: MIT

const KEEP_EVERY = 500;          // milliseconds between two checks whether there is something to store
const OTHER_TAB_AFTER = 600;     // milliseconds, because the previous page in the same tab takes some time to close
const BOOT_FRAMES_MOST = 3000;
const OTHER_TAB = 'Another tab of this browser has the saved games.';

let giveUpSaves = () => {};

// Waits until this tab owns the saves and returns true, or false if the player chooses to play without them. In
// browsers without the Locks API it returns true at once; the page then finds out about another tab when it writes.
function ownSaves() {
    return isEmbedded ? Promise.resolve(false) : new Promise(resolve => {
        const waiting = new AbortController();
        const wait = setTimeout(() => {
            document.body.dataset.waits = 'yes';
            showNotice('tab', OTHER_TAB + ' Play there, or close that tab: this page then starts by itself.', {
                'Play here without saving': () => {
                    waiting.abort();
                    done(false);
                },
            });
        }, OTHER_TAB_AFTER);
        const done = isOwner => {
            clearTimeout(wait);
            closeNotice('tab');
            delete document.body.dataset.waits;
            resolve(isOwner);
        };

        if (!navigator.locks) {
            done(true);
            return;
        }
        navigator.locks.request(SAVE_NAME, { signal: waiting.signal }, () => {
            done(true);
            return new Promise(release => { giveUpSaves = release; });
        }).catch(error => done(error.name !== 'AbortError')); // site data is blocked: takeUp will find that out
    });
}

class Keeper {
    constructor(machine, disk, isOwner) {
        this.machine = machine;
        this.own = disk;            // the page's own disk, without saves
        this.isOwner = isOwner;
        this.tab = String(Math.random());
        this.seen = undefined;      // stamp of the record that this tab read or wrote last
        this.writes = 0;
        this.mark = '';
    }

    // ---- at the start ----

    // Starts the machine with the page's own disk and the stored saves. If build, machine and television are the same
    // as before, the machine continues where it was. Returns true if it continues.
    async takeUp() {
        const { machine } = this, disk = this.own.slice();
        let kept, dropped;

        try {
            kept = isEmbedded ? undefined : await readRecord(KEPT);
            dropped = isEmbedded ? undefined : await readRecord(DROPPED);
        } catch (error) {
            this.sayRefused();
        }
        this.seen = stampOf(kept);
        const { problem, copies, record } = this.checkRecord(kept);

        if (record.disk) {
            carrySaves(record.disk, disk);
        }
        machine.start(settings.machine, settings.tv === 'pal', disk);
        const isSame = record.state && record.build === BUILD && record.machine === settings.machine &&
            record.tv === settings.tv;

        if (isSame) {
            machine.restore(record.state);
        }
        if (problem) {
            await this.drop({ problem, copies }, { [KEPT]: record.disk && { build: 'another', disk: record.disk } });
        } else {
            this.sayDropped(dropped);
        }
        if (!this.isOwner && !isEmbedded) {
            showNotice('tab', OTHER_TAB + ' Nothing that you play or save here is stored. ' +
                'To use them here, close the other tab and reload this page.',
                { 'Reload the page': () => location.reload(), 'Download this disk': () => this.download() });
        }
        return Boolean(isSame);
    }

    // Checks the stored record. Returns the usable part of it, the problem with the rest, and copies of the rest.
    checkRecord(kept) {
        const isRecord = kept !== null && typeof kept === 'object';

        if (kept === undefined || (isRecord && !Object.keys(kept).length)) {
            return { record: {} };
        }
        if (!isRecord || diskError(kept.disk, this.own)) {
            const copies = [copyOf(isRecord && kept.disk || kept, 'trog-damaged.atr')];

            if (isRecord && kept.state) {
                copies.push(copyOf(kept.state, 'trog-damaged.state'));
            }
            return { record: {}, copies,
                problem: 'The saved games in this browser could not be read. The page starts without them.' };
        }
        if (kept.build === BUILD && !this.machine.canRestore(kept.state, kept.sum)) {
            return { record: { ...kept, state: null }, copies: [copyOf(kept.state, 'trog-damaged.state')],
                problem: 'The running game could not be read and is lost. Your saved games are still there.' };
        }
        return { record: kept };
    }

    // Stores copies of data that is no longer used, and other records in the same transaction; then reports it.
    async drop(dropped, values) {
        await this.write({ ...values, [DROPPED]: dropped });
        this.sayDropped(dropped);
    }

    sayDropped(dropped) {
        if (dropped && Array.isArray(dropped.copies)) {
            const buttons = dropped.copies.map(({ bytes, name }) => ['Download ' + name, () => download(bytes, name)]);

            showNotice('dropped', dropped.problem, {
                ...Object.fromEntries(buttons),
                'Delete the copy': () => {
                    closeNotice('dropped');
                    writeRecords({ [DROPPED]: undefined }).catch(() => {});
                },
            });
        }
    }

    // ---- while it runs ----

    // Returns a text that changes when there is something to store.
    markOf(disk) {
        const { machine } = this;

        return [machine.turns, machine.screen, machine.game, checksum(disk)].join(' ');
    }

    // Returns true if the stored record is up to date, or if this tab stores nothing.
    isStored() {
        return !this.isOwner || this.isRefused || document.body.dataset.kept === this.markOf(this.machine.disk());
    }

    // Stores disk and machine if something has changed, or always if isLast. Does nothing while the Atari loads.
    async look(isLast) {
        const { machine } = this;

        if (this.isStopped || !this.isOwner || !machine.isUp() || machine.screen === SCREEN.loading) {
            return;
        }
        const disk = machine.disk(), mark = this.markOf(disk);

        if (mark === this.mark && !isLast) {
            return;
        }
        this.mark = mark;
        const state = machine.state(), { machine: model, tv } = settings;

        if (await this.write({ [KEPT]: { build: BUILD, machine: model, tv, disk, state, sum: checksum(state) } })) {
            document.body.dataset.kept = mark;
        }
    }

    // Writes records. Returns true if they are stored; otherwise the page shows why not.
    async write(values) {
        if (!this.isOwner) {
            return false;
        }
        try {
            if (values[KEPT]) {
                values[KEPT].stamp = this.tab + ' ' + ++this.writes;
            }
            if (!await writeRecords(values, navigator.locks ? null : kept => !this.isOvertaken(kept))) {
                this.isOwner = false;
                showNotice('tab', OTHER_TAB + ' Nothing more of this tab is stored. ' +
                    'Download its disk if you need it, then close this tab.',
                    { 'Download this disk': () => this.download() });
                return false;
            }
            this.seen = stampOf(values[KEPT]);
            this.isRefused = false;
            closeNotice('refused');
            return true;
        } catch (error) {
            this.sayRefused();
            return false;
        }
    }

    // Returns true if another tab has written this record since this tab read or wrote it.
    isOvertaken(kept) {
        const stamp = stampOf(kept);

        return stamp !== this.seen && !String(stamp).startsWith(this.tab + ' ');
    }

    sayRefused() {
        if (this.isRefused) {
            return;
        }
        this.isRefused = true;
        showNotice('refused', 'This browser does not let the page store your games. Even games that the Atari has ' +
            'saved are lost when you leave or reload this page, unless you download the disk.',
            { 'Download the disk': () => this.download() });
    }

    download() {
        download(this.machine.disk(), 'trog.atr');
    }

    // Reports that the machine has stopped. Its state could stop again, so the next start uses only the saves.
    stop(error) {
        this.isStopped = true;
        showNotice('stopped', `The Atari has stopped (${error.message}). Your saved games are still there.`, {
            'Start again': async () => {
                await this.write({ [KEPT]: { build: 'another', disk: this.machine.disk() } });
                location.reload();
            },
            'Download the disk': () => this.download(),
        });
    }
}

const stampOf = record => record ? record.stamp : undefined;

function copyOf(value, name) {
    return value instanceof Uint8Array ? { bytes: value, name } :
        { bytes: new TextEncoder().encode(JSON.stringify(value) || ''), name: name + '.txt' };
}

// ---- saves from a file ----

// Returns true if a machine reaches its menu with this disk.
async function boots(disk) {
    const machine = new Machine(await newCore());

    machine.start(settings.machine, settings.tv === 'pal', disk);
    for (let n = 0; n < BOOT_FRAMES_MOST && machine.screen !== SCREEN.menu; n++) {
        machine.frame();
    }
    return machine.screen === SCREEN.menu;
}

// Checks a disk image from a file and boots a disk with its saves. Then asks the player whether these saves shall
// replace the current ones; the current disk is kept as a copy.
async function offerDisk(keeper, file) {
    const disk = new Uint8Array(await file.arrayBuffer().catch(() => []));
    const tried = keeper.own.slice();
    let problem = diskError(disk, keeper.own);

    if (!problem) {
        carrySaves(disk, tried);
        problem = await boots(tried).catch(() => false) ? '' : 'The Atari does not start with it.';
    }
    if (problem) {
        showNotice('file', `${file.name}: ${problem} Nothing was changed.`, { Close: null });
        return;
    }
    showNotice('file', `Replace all saved games and the running game by the saved games of ${file.name}?`, {
        Replace: async () => {
            const copies = [{ bytes: keeper.machine.disk(), name: 'trog-before.atr' }];

            closeNotice('file');
            await keeper.drop({ problem: `Your saved games are now those of ${file.name}.`, copies });
            keeper.machine.insert(tried);
        },
        Cancel: null,
    });
}
