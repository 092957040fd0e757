// page.js: starts the page, runs the frames and handles the buttons. web.mk puts GAMES and BUILD before it.
// SPDX-License-Identifier: MIT

const BEHIND_MOST = 4;       // late frames that are run to catch up; if there are more, they are skipped
const WARP_MILLISECONDS = 12; // time for extra frames in each frame of the page, while the computer thinks

// Presses what a button of the bar stands for: a key with CTRL, a key, a console key, or the joystick.
function pressButton(machine, button) {
    const { control, key, console: name, stick } = button.dataset;

    machine.press(name ? { console: CONSOLE[name] } : stick ? { stick: STICK[stick] } : { key: keyOf(control || key, Boolean(control)) });
}

// ---- a link that opens a game ----

// Waits until test() is true. Returns false if it is not true within that time.
async function until(test, milliseconds) {
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        if (test()) {
            return true;
        }
        await new Promise(resolve => setTimeout(resolve, 50));
    }
    return false;
}

// Presses a key up to five times, until test() is true. A key may get lost when a new screen clears earlier keys.
async function pressUntil(machine, key, test) {
    for (let tries = 0; tries < 5 && !test(); tries++) {
        machine.press({ key });
        await until(test, 3000);
    }
}

let opening = 0; // number of calls of openGame in progress; until they end, showGame leaves the page's address alone

async function openGame(machine, name) {
    opening++;
    await findGame(machine, name);
    opening--;
}

async function findGame(machine, name) {
    const place = GAMES.indexOf(name); // W is the key of the lessons
    const isInMenu = () => machine.screen === SCREEN.menu, isThere = () => machine.game === place && !isInMenu();
    const isCalm = () => machine.isUp() && [SCREEN.menu, SCREEN.play, SCREEN.over].includes(machine.screen) && !machine.presses.length;

    if (place < 0 || (machine.isUp() && isThere()) || !await until(isCalm, 60000)) {
        return;
    }
    await pressUntil(machine, keyOf('x', true), isInMenu);
    if (isInMenu()) {
        await pressUntil(machine, keyOf('abcdefghijklmnopqrstuvxy'[place]), () => isThere() || machine.screen === SCREEN.loading);
    }
}

function showGame(machine) {
    const name = machine.isUp() && machine.screen !== SCREEN.menu && GAMES[machine.game];
    const wanted = name ? '#' + name : '';

    if (!opening && location.hash !== wanted && (name || machine.screen === SCREEN.menu)) {
        history.replaceState(null, '', location.pathname + location.search + wanted);
    }
}

// ---- running ----

function run(machine, picture, sound, pad, speaker, onError) {
    let before = performance.now(), owed = 0, counted = 0, since = before;

    const once = now => {
        try {
            if (!document.hidden) {
                oneMore(now);
            }
            before = now;
            requestAnimationFrame(once);
        } catch (error) {
            onError(error);
        }
    };
    const oneMore = now => {
        owed = Math.min(BEHIND_MOST, owed + (now - before) * machine.framesASecond / 1000);
        pad.look();
        for (; owed >= 1; owed--) {
            machine.frame();
            counted++;
            sound.play(machine.sound());
        }
        for (const end = now + WARP_MILLISECONDS; settings.warp === 'on' && machine.screen === SCREEN.thinking && performance.now() < end;) {
            machine.frame();
            counted++;
        }
        const pixels = machine.picture();

        picture.draw(pixels);
        if (machine.screen === SCREEN.menu || machine.screen === SCREEN.play) {
            picture.spread(pixels);
        }
        document.body.dataset.first = document.body.dataset.first || Math.round(performance.now());
        speaker.look(machine);
        showGame(machine);
        element('now').disabled = machine.screen !== SCREEN.thinking;
        if (now - since >= 1000) {
            document.body.dataset.frames = (counted * 1000 / (now - since)).toFixed(1);
            counted = 0;
            since = now;
        }
    };
    requestAnimationFrame(once);
}

// ---- controls ----

function wireControls(machine, picture, sound, keeper) {
    const wake = () => sound.start().catch(() => {});

    document.querySelectorAll('#bar button').forEach(button => button.addEventListener('click', () => {
        wake();
        pressButton(machine, button);
        picture.canvas.focus({ preventScroll: true });
    }));
    picture.canvas.addEventListener('pointerdown', event => {
        const { x, y } = picture.place(event);

        event.preventDefault();
        wake();
        picture.canvas.focus({ preventScroll: true });
        pointAt(machine, x, y);
    });
    listenToKeys(machine, wake);

    for (const name of ['machine', 'tv']) {
        element(name).value = settings[name];
        element(name).addEventListener('change', async event => {
            await keeper.look(true); // stores the disk, because the machine is going to change
            const old = settings[name];

            if (keeper.isOwner && !keeper.isRefused && set(name, event.target.value)) {
                location.reload();
            } else {
                event.target.value = settings[name] = old;
                showNotice('file', 'The machine cannot be changed now: your games or settings would be lost.',
                    { Close: null });
            }
        });
    }
    for (const name of ['sound', 'warp']) {
        element(name).checked = settings[name] === 'on';
        element(name).addEventListener('change', event => {
            set(name, event.target.checked ? 'on' : 'off');
            sound.isOn = settings.sound === 'on';
        });
    }
    sound.isOn = settings.sound === 'on';
    element('full').addEventListener('click', () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    element('take').addEventListener('click', () => keeper.download());
    element('put').addEventListener('change', event => {
        const [file] = event.target.files;

        if (file) {
            offerDisk(keeper, file).finally(() => { event.target.value = ''; }); // the same file can be chosen again
        }
    });
    element('erase').addEventListener('click', () => {
        if (confirm('Erase the saved games and restart the Atari?')) {
            machine.insert(keeper.own);
        }
    });
    document.addEventListener('visibilitychange', () => {
        sound.pause(document.hidden);
        if (document.hidden) {
            keeper.look(true);
        }
    });
    addEventListener('pagehide', () => {
        keeper.look(true);
        giveUpSaves();
    });
    addEventListener('pageshow', event => event.persisted && location.reload()); // another tab may own the saves now
    addEventListener('hashchange', event => openGame(machine, new URL(event.newURL).hash.slice(1)));
}

// ---- start ----

async function begin() {
    const wanted = location.hash.slice(1);

    readSettings();
    const [core, answer, isOwner] = await Promise.all([newCore(), fetch('trog.atr'), ownSaves()]);
    const machine = new Machine(core), disk = new Uint8Array(await answer.arrayBuffer());
    const keeper = new Keeper(machine, disk, isOwner);
    const isResumed = await keeper.takeUp();
    const sound = new Sound(), pad = new Pad(machine);
    const picture = new Picture(element('screen'), settings.tv);
    const speaker = new Speaker({ heading: element('heading'), said: element('said'), last: element('last'), board: element('board') });

    window.atari = { machine, rows: () => screenRows(machine.memory), isStored: () => keeper.isStored() }; // for tests and the browser's console
    document.body.dataset.resumed = isResumed;
    document.body.dataset.games = GAMES.join(' ');
    wireControls(machine, picture, sound, keeper);
    run(machine, picture, sound, pad, speaker, error => keeper.stop(error));
    setInterval(() => keeper.look(false), KEEP_EVERY);
    if (wanted) {
        openGame(machine, wanted);
    }
    if (navigator.serviceWorker) {
        navigator.serviceWorker.register('offline.js').catch(() => {});
    }
}

begin().catch(error => showNotice('stopped', `The page could not start (${error.message}).`,
    { 'Reload the page': () => location.reload() }));
