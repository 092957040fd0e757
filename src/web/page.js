// page.js: the page: what runs when, and what its buttons do. GAMES, BUILD: made by web.mk.

const KEEP_EVERY = 2000;     // milliseconds between two looks whether there is something to keep
const BEHIND_MOST = 4;       // frames made up for; what is more is lost
const WARP_MILLISECONDS = 12;
const SETTINGS = { machine: 'xl', tv: 'ntsc', sound: 'on', warp: 'off' };

const element = id => document.getElementById(id);
const settings = { ...SETTINGS, ...JSON.parse(localStorage.getItem('settings') || '{}') };

function set(name, value) {
    settings[name] = value;
    localStorage.setItem('settings', JSON.stringify(settings));
}

// What a button of the bar presses: a key with CTRL, a key, one of the console, or the stick.
function pressButton(machine, button) {
    const { control, key, console: name, stick } = button.dataset;

    machine.press(name ? { console: CONSOLE[name] } : stick ? { stick: STICK[stick] } : { key: keyOf(control || key, Boolean(control)) });
}

// ---- a link that opens a game ----

// Waits until the test is true: 1; 0: it was not within that time.
async function until(test, milliseconds) {
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        if (test()) {
            return true;
        }
        await new Promise(resolve => setTimeout(resolve, 50));
    }
    return false;
}

// A key may come when a new screen has just forgotten those before it: once more, then.
async function pressUntil(machine, key, test) {
    for (let tries = 0; tries < 5 && !test(); tries++) {
        machine.press({ key });
        await until(test, 3000);
    }
}

let opening = 0; // how many are under way: the address waits for what comes of it

async function openGame(machine, name) {
    opening++;
    await findGame(machine, name);
    opening--;
}

async function findGame(machine, name) {
    const place = GAMES.indexOf(name);
    const isInMenu = () => machine.screen === SCREEN.menu, isThere = () => machine.game === place && !isInMenu();
    const isCalm = () => machine.isUp() && [SCREEN.menu, SCREEN.play, SCREEN.over].includes(machine.screen) && !machine.presses.length;

    if (place < 0 || (machine.isUp() && isThere()) || !await until(isCalm, 60000)) {
        return;
    }
    await pressUntil(machine, keyOf('x', true), isInMenu);
    if (isInMenu()) {
        await pressUntil(machine, keyOf(String.fromCharCode(97 + place)), () => isThere() || machine.screen === SCREEN.loading);
    }
}

function showGame(machine) {
    const name = machine.isUp() && machine.screen !== SCREEN.menu && GAMES[machine.game];
    const wanted = name ? '#' + name : '';

    if (!opening && location.hash !== wanted && (name || machine.screen === SCREEN.menu)) {
        history.replaceState(null, '', location.pathname + location.search + wanted);
    }
}

// ---- keeping ----

class Keeper {
    constructor(machine) {
        this.machine = machine;
        this.mark = '';
    }

    // What is read or written just now is finished first.
    async look(isLast) {
        const { machine } = this;
        const mark = machine.turns + ' ' + machine.screen + ' ' + machine.game;

        if (this.isErased || !machine.isUp() || machine.screen === SCREEN.loading || (mark === this.mark && !isLast)) {
            return;
        }
        this.mark = mark;
        await writeKept({ build: BUILD, machine: settings.machine, tv: settings.tv, disk: machine.disk(), state: machine.state() });
        document.body.dataset.kept = mark;
    }
}

// The disk as it was left, or the page's own with what was saved on another version's; the machine, if it is the same.
function takeUp(machine, disk, kept) {
    if (kept.disk && kept.build === BUILD) {
        disk = kept.disk;
    } else if (kept.disk) {
        carrySaves(kept.disk, disk);
    }
    machine.start(settings.machine, settings.tv === 'pal', disk);
    if (kept.state && kept.build === BUILD && kept.machine === settings.machine && kept.tv === settings.tv) {
        machine.restore(kept.state);
        return true;
    }
    return false;
}

// ---- running ----

function showFault(fault) {
    element('fault').hidden = false;
    element('fault').textContent = fault.message + '. Load the page again';
}

function run(machine, picture, sound, pad, speaker) {
    let before = performance.now(), owed = 0, counted = 0, since = before;

    const once = now => {
        try {
            if (!document.hidden) {
                oneMore(now);
            }
            before = now;
            requestAnimationFrame(once);
        } catch (fault) {
            showFault(fault);
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

function download(bytes, name) {
    const link = document.createElement('a');

    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

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
            await keeper.look(true); // the disk goes on; the machine is another
            set(name, event.target.value);
            location.reload();
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
    element('take').addEventListener('click', () => download(machine.disk(), 'trog.atr'));
    element('put').addEventListener('change', async event => {
        const disk = new Uint8Array(await event.target.files[0].arrayBuffer());

        keeper.isErased = true;
        await writeKept({ build: 'another', disk });
        location.reload();
    });
    element('erase').addEventListener('click', async () => {
        if (confirm('Erase the saved games and start anew?')) {
            keeper.isErased = true;
            await writeKept({});
            location.reload();
        }
    });
    document.addEventListener('visibilitychange', () => {
        sound.pause(document.hidden);
        if (document.hidden) {
            keeper.look(true);
        }
    });
    addEventListener('pagehide', () => keeper.look(true));
    addEventListener('hashchange', event => openGame(machine, new URL(event.newURL).hash.slice(1)));
}

// ---- start ----

async function begin() {
    const wanted = location.hash.slice(1);
    const [core, answer, kept] = await Promise.all([
        createCore({ print: () => {}, printErr: () => {} }),
        fetch('trog.atr'),
        readKept(),
    ]);
    const machine = new Machine(core);
    const isResumed = takeUp(machine, new Uint8Array(await answer.arrayBuffer()), kept);
    const sound = new Sound(), keeper = new Keeper(machine), pad = new Pad(machine);
    const picture = new Picture(element('screen'), settings.tv);
    const speaker = new Speaker({ heading: element('heading'), said: element('said'), last: element('last'), board: element('board') });

    document.body.dataset.resumed = isResumed;
    document.body.dataset.games = GAMES.join(' ');
    wireControls(machine, picture, sound, keeper);
    run(machine, picture, sound, pad, speaker);
    setInterval(() => keeper.look(false), KEEP_EVERY);
    if (wanted) {
        openGame(machine, wanted);
    }
    if (navigator.serviceWorker) {
        navigator.serviceWorker.register('offline.js').catch(() => {});
    }
}

begin().catch(showFault);
