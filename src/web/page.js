// page.js: starts the page, runs the frames and handles the buttons. web.mk puts GAMES and BUILD before it.
// SPDX-License-Identifier: MIT

const BEHIND_MOST = 4;       // late frames that are run to catch up; if there are more, they are skipped
const WARP_MILLISECONDS = 12; // time for extra frames in each frame of the page, while the computer thinks
const DEMO_AFTER = 6000; // milliseconds until a page that no one has touched shows the Atari's demonstration
const HELD_LEAST = 4;    // frames that a joystick button of the page is held at least

// Presses what a button of the bar stands for: a key with CTRL, a key, a console key, or the joystick.
function pressButton(machine, button) {
    const { control, key, console: name } = button.dataset;

    machine.press(name ? { console: CONSOLE[name] } : { key: keyOf(control || key, Boolean(control)) });
}

// Connects a joystick button: the stick is held as long as the button, so that the Atari repeats the step. A press by
// keyboard or by a screen reader is a click without a pointer.
function wireStick(machine, button, onUse) {
    const stick = STICK[button.dataset.stick];

    button.addEventListener('pointerdown', event => {
        event.preventDefault();
        button.setPointerCapture(event.pointerId);
        onUse();
        machine.presses.push({ stick, frames: HELD_LEAST });
        machine.held.stick = stick;
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
        button.addEventListener(end, () => { machine.held.stick = 0; });
    }
    button.addEventListener('contextmenu', event => event.preventDefault());
    button.addEventListener('click', event => {
        if (event.detail === 0) {
            onUse();
            machine.press({ stick });
        }
    });
}

// Types a text and RETURN.
function typeText(machine, text) {
    for (const sign of text) {
        const key = keyOf(sign);

        if (key) {
            machine.press({ key });
        }
    }
    machine.press({ key: keyOf('Enter') });
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

let opening = 0; // number of links being opened; until they are open, showGame leaves the page's address alone
let openedLast = Promise.resolve();

// Runs `act`, which opens what a link names, after the links before it: of two links the last one counts.
function openInTurn(act) {
    opening++;
    openedLast = openedLast.catch(() => {}).then(act).finally(() => { opening--; });
    return openedLast;
}

function openGame(machine, name) {
    return openInTurn(() => (GAMES.includes(name) ? findGame(machine, name) : findMenu(machine)));
}

// Opens what a link to this page names after #: a game, a position or a whole game (exchange.js). An empty name leads to
// the menu, so that the browser's button Back does.
function openLink(machine, keeper, hash) {
    const { game, text } = readLink(hash);

    closeNotice('text');
    if (text) {
        return openText(machine, keeper, text, game);
    }
    if (hash && !GAMES.includes(game)) {
        showNotice('text', 'This link leads to none of the games. Choose one in the menu.', { Close: null });
    }
    return openGame(machine, game);
}

// Leads to the menu. Returns whether it has been reached.
async function findMenu(machine) {
    const isInMenu = () => machine.screen === SCREEN.menu;
    const isCalm = () => machine.isUp() && [SCREEN.menu, SCREEN.play, SCREEN.thinking, SCREEN.over].includes(machine.screen) && !machine.presses.length;

    if (await until(isCalm, 60000)) {
        await pressUntil(machine, keyOf('x', true), isInMenu);
    }
    return isInMenu();
}

async function findGame(machine, name) {
    const place = GAMES.indexOf(name), isThere = () => machine.game === place && machine.screen !== SCREEN.menu;

    if (place >= 0 && !(machine.isUp() && isThere()) && await findMenu(machine)) {
        await pressUntil(machine, keyOf(MENU_KEYS[place]), () => isThere() || machine.screen === SCREEN.loading);
    }
}

// Opens the lessons: row 0 of the menu.
async function openLessons(machine) {
    if (await findMenu(machine)) {
        machine.press({ key: keyOf('0') });
    }
}

// A link to a table: leads to its game, and sits down there. Numbers tell guests apart.
function openTable(machine, name, table) {
    return openInTurn(async () => {
        await findGame(machine, name);
        await joinTable(machine, table, 'guest' + Math.floor(Math.random() * 1000));
    });
}

let marked = ''; // address of the game whose card is marked

// Shows the game on the screen in the page's address and on its card.
function showGame(machine) {
    const name = machine.isUp() && machine.screen !== SCREEN.menu && GAMES[machine.game];
    const wanted = name ? '#' + name : '';

    if (opening || !name && machine.screen !== SCREEN.menu) {
        return;
    }
    if (location.hash !== wanted) {
        history.replaceState(null, '', location.pathname + location.search + wanted);
    }
    if (marked !== wanted) {
        markCard(element('games'), wanted);
        marked = wanted;
    }
}

// Shows the buttons that are of use: those of the menu until a game is on the screen, then its own.
function showButtons(machine) {
    const place = machine.screen === SCREEN.menu ? 'menu' : [SCREEN.play, SCREEN.thinking, SCREEN.over].includes(machine.screen) ? 'game' : '';

    if (place && document.body.dataset.place !== place) {
        document.body.dataset.place = place;
    }
}

// ---- running ----

let isTouched = false; // whether someone has used the page, or came by a link

function run(machine, picture, sound, pad, speaker, onError) {
    const started = performance.now();
    // The Atari shows its demonstration after 90 seconds in the menu; on a new page these pass at warp speed.
    const isDemoDue = now => !isTouched && !opening && machine.screen === SCREEN.menu && now - started > DEMO_AFTER;
    // A link leads to its board at warp speed, but in the menu that would begin the demonstration while a text is read.
    const isFast = now => settings.warp === 'on' && machine.screen === SCREEN.thinking || opening && !isReading || isDemoDue(now);
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
        for (const end = now + WARP_MILLISECONDS; isFast(now) && performance.now() < end;) {
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
        showButtons(machine);
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

// Scrolls back to the Atari's screen if less than this share of it can be seen: on a phone, cards and buttons are below
// it.
function showScreen(canvas, share) {
    const { top, bottom, height } = canvas.getBoundingClientRect();

    if (Math.min(bottom, innerHeight) - Math.max(top, 0) < share * height) {
        canvas.scrollIntoView({ block: 'nearest' });
    }
}

function wireControls(machine, picture, sound, keeper) {
    for (const name of ['click', 'keydown', 'pointerdown']) {
        addEventListener(name, () => { isTouched = true; }, true);
    }
    const wake = () => sound.start().catch(() => {});

    document.querySelectorAll('#bar > button:not(#share)').forEach(button => button.addEventListener('click', () => {
        wake();
        if (button.id === 'lessons') {
            openLessons(machine);
        } else {
            pressButton(machine, button);
        }
        picture.canvas.focus({ preventScroll: true });
        showScreen(picture.canvas, 0.5);
    }));
    document.querySelectorAll('#stick button').forEach(button => wireStick(machine, button, wake));
    element('typing').addEventListener('submit', event => {
        event.preventDefault();
        wake();
        typeText(machine, element('typed').value.trim());
        element('typed').value = '';
    });
    showCards(element('games'), CARDS, GAMES);
    element('games').addEventListener('click', event => {
        wake();
        if (event.target.closest('a')) {
            showScreen(picture.canvas, 1);
        }
    });
    wirePointer(machine, picture, wake);
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
    addEventListener('hashchange', event => openLink(machine, keeper, new URL(event.newURL).hash.slice(1)));
}

// ---- start ----

async function begin() {
    const wanted = location.hash.slice(1);

    document.body.classList.toggle('embedded', isEmbedded);
    readSettings();
    const [core, disk, isOwner] = await Promise.all([newCore(), load('trog.atr'), ownSaves()]);
    const machine = new Machine(core);

    machine.network = new Network(machine);
    const keeper = new Keeper(machine, disk, isOwner);
    const isResumed = await keeper.takeUp();
    const sound = new Sound(), pad = new Pad(machine, () => { isTouched = true; });
    const picture = new Picture(element('screen'), settings.tv);
    const exchange = new Exchange(machine, keeper);
    const speaker = new Speaker({ heading: element('heading'), said: element('said'), last: element('last'), board: element('board') });

    window.atari = { machine, rows: () => screenRows(machine.memory), isStored: () => keeper.isStored() }; // for tests and the browser's console
    document.body.dataset.resumed = isResumed;
    document.body.dataset.games = GAMES.join(' ');
    wireControls(machine, picture, sound, keeper);
    run(machine, picture, sound, pad, speaker, error => keeper.stop(error));
    setInterval(() => keeper.look(false), KEEP_EVERY);
    setInterval(() => exchange.look(), KEEP_EVERY);
    connectOutside(machine, keeper);
    if (wanted) {
        isTouched = true;
        const table = new URLSearchParams(location.search).get('table');

        table ? openTable(machine, wanted, table) : openLink(machine, keeper, wanted);
    }
    if (navigator.serviceWorker && !bytesOf('trog.atr')) {
        navigator.serviceWorker.register('offline.js').catch(() => {});
    }
}

begin().catch(error => showNotice('stopped', `The page could not start (${error.message}).`,
    { 'Reload the page': () => location.reload() }));
