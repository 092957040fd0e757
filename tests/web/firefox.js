// firefox.js: drives headless Firefox by WebDriver BiDi, with the calls of chromium.js. It needs only node.
// SPDX-License-Identifier: MIT
'use strict';
const { spawn } = require('child_process');
const fs = require('fs'), os = require('os'), path = require('path');
const { TextSocket } = require('./web_socket.js');

const START_MOST = 60000, CLOSING_MOST = 3000, ANSWER_MOST = 10000; // milliseconds
const SERVER_FILE = 'WebDriverBiDiServer.json'; // Firefox writes its port there
// keys without a character, as WebDriver names them
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009', Alt: '\uE00A', Shift: '\uE008', Backspace: '\uE003',
    ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
    F2: '\uE032', F3: '\uE033', F4: '\uE034', F6: '\uE036', F8: '\uE038' };
const POINTER = { pressed: 'pointerDown', released: 'pointerUp' };

// Nothing but the tests is to be fetched; downloads go into the browser's folder without a question.
const preferencesOf = (folder, more) => ({
    'browser.download.dir': folder, 'browser.download.folderList': 2, 'browser.download.useDownloadDir': true,
    'browser.download.always_ask_before_handling_new_types': false, 'browser.helperApps.neverAsk.saveToDisk': 'application/octet-stream',
    'app.update.enabled': false, 'browser.shell.checkDefaultBrowser': false, 'browser.startup.homepage_override.mstone': 'ignore',
    'browser.aboutwelcome.enabled': false, 'datareporting.policy.dataSubmissionEnabled': false, 'toolkit.telemetry.enabled': false,
    'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false, 'extensions.update.enabled': false,
    'browser.safebrowsing.update.enabled': false, 'services.settings.server': 'data:,', 'browser.newtabpage.enabled': false,
    'full-screen-api.transition-duration.enter': '0 0', 'full-screen-api.transition-duration.leave': '0 0', 'full-screen-api.warning.timeout': 0,
    'dom.w3c_touch_events.enabled': 1, 'media.volume_scale': '0.0', ...more,
});

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

// What Firefox itself writes to the console: a page was left while it fetched a file; site data is blocked.
const NO_FAULTS = /A ServiceWorker intercepted the request and encountered|Storage access is restricted in this context/;

// Returns a value of BiDi's as a value of ours.
function plain({ type, value }) {
    return type === 'array' ? value.map(plain) : type === 'object' ? Object.fromEntries(value.map(([name, one]) => [name, plain(one)])) :
        type === 'null' ? null : type === 'number' ? Number(value) : value;
}

class Firefox {
    constructor(program, preferences) {
        this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trog-web.'));
        fs.writeFileSync(path.join(this.folder, 'user.js'), Object.entries(preferencesOf(this.folder, preferences))
            .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
        // a home of its own, because the user's may not be writable
        this.process = spawn(program, ['--headless', '--no-remote', '--profile', this.folder, '--remote-debugging-port', '0', 'about:blank'],
            { stdio: 'ignore', env: { ...process.env, HOME: this.folder, MOZ_HEADLESS_WIDTH: '1400', MOZ_HEADLESS_HEIGHT: '1000' } });
        this.waiting = new Map();
        this.faults = [];
        this.number = 0;
    }

    async connect() {
        const file = path.join(this.folder, SERVER_FILE), end = Date.now() + START_MOST;

        while (!fs.existsSync(file) || !fs.statSync(file).size) {
            if (Date.now() > end) {
                throw new Error('Firefox does not start');
            }
            await pause(50);
        }
        this.socket = new TextSocket(JSON.parse(fs.readFileSync(file)).ws_port, '/session', text => this.take(JSON.parse(text)));
        await this.socket.isReady;
        await this.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } } });
        await this.send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
    }

    take(message) {
        if (message.id) {
            const { resolve, reject } = this.waiting.get(message.id);

            this.waiting.delete(message.id);
            message.type === 'error' ? reject(new Error(message.error + ': ' + message.message)) : resolve(message.result);
        } else if (message.method === 'log.entryAdded' && message.params.level === 'error' && !NO_FAULTS.test(message.params.text)) {
            this.faults.push(message.params.text);
        } else if (message.method === 'network.beforeRequestSent' && this.onRequest) {
            this.onRequest(message.params.request.url);
        }
    }

    send(method, params = {}) {
        const id = ++this.number;

        this.socket.send(JSON.stringify({ id, method, params }));
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    }

    // Opens a tab; all calls are about it until another tab is used.
    async open(wide, high) {
        if (!this.socket) {
            await this.connect();
        }
        this.context = (await this.send('browsingContext.create', { type: 'tab' })).context;
        await this.resize(wide, high);
        return { context: this.context };
    }

    async use({ context }) {
        this.context = context;
        await this.send('browsingContext.activate', { context });
    }

    close({ context }) {
        return this.send('browsingContext.close', { context });
    }

    resize(width, height) {
        return this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height }, devicePixelRatio: 1 });
    }

    // Runs a script at the start of every page of this tab.
    onEveryPage(source) {
        return this.send('script.addPreloadScript', { functionDeclaration: `() => { ${source} }`, contexts: [this.context] });
    }

    // An empty page is waited for, because another navigation would interrupt it.
    async goTo(url) {
        await this.send('browsingContext.navigate', { context: this.context, url, wait: url === 'about:blank' ? 'complete' : 'none' });
    }

    async reload() {
        await this.send('browsingContext.reload', { context: this.context, wait: 'none' });
    }

    // Returns the value of an expression on the page, after waiting for a promise. With userGesture it may do what
    // needs a user's action. Returns undefined if the page is unloaded meanwhile.
    async value(expression, userGesture = false) {
        const unloaded = pause(ANSWER_MOST).then(() => ({ result: {} })); // Firefox may never answer then
        const asked = this.send('script.evaluate', { expression, target: { context: this.context }, awaitPromise: true, userActivation: userGesture });
        const answer = await Promise.race([unloaded, asked]).catch(error => {
            if (/^no such|^unknown error/.test(error.message)) {
                return { result: {} };
            }
            throw error;
        });

        if (answer.type === 'exception') {
            throw new Error(expression + ': ' + answer.exceptionDetails.text);
        }
        return plain(answer.result);
    }

    perform(type, actions, parameters) {
        return this.send('input.performActions', { context: this.context, actions: [{ type, id: type + JSON.stringify(parameters || ''), parameters, actions }] });
    }

    key(name, { control = false } = {}) {
        const value = KEYS[name] || name;
        const keys = control ? [['keyDown', KEYS.Control], ['keyDown', value], ['keyUp', value], ['keyUp', KEYS.Control]] : [['keyDown', value], ['keyUp', value]];

        return this.perform('key', keys.map(([type, key]) => ({ type, value: key })));
    }

    press(pointerType, x, y) {
        const [column, line] = [Math.round(x), Math.round(y)];

        return this.perform('pointer', [{ type: 'pointerMove', x: column, y: line }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], { pointerType });
    }

    touch(x, y) {
        return this.press('touch', x, y);
    }

    click(x, y) {
        return this.press('mouse', x, y);
    }

    // The mouse is pressed, moved or released at a place.
    mouse(what, { x, y }) {
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };

        return this.perform('pointer', POINTER[what] ? [move, { type: POINTER[what], button: 0 }] : [move], { pointerType: 'mouse' });
    }

    // Chooses a file for an input element.
    async choose(id, file) {
        const { result } = await this.send('script.evaluate', { expression: `document.getElementById('${id}')`, target: { context: this.context }, awaitPromise: false });

        await this.send('input.setFiles', { context: this.context, element: { sharedId: result.sharedId }, files: [file] });
    }

    async picture(file) {
        fs.writeFileSync(file, Buffer.from((await this.send('browsingContext.captureScreenshot', { context: this.context })).data, 'base64'));
    }

    // Closes the browser. A process that ends by itself is counted in the CPU time of the test (tests/run).
    async end() {
        const isClosed = new Promise(resolve => this.process.once('exit', resolve));

        if (this.isEnded) {
            return;
        }
        this.isEnded = true;
        if (this.socket) {
            this.send('browser.close').catch(() => {});
            await Promise.race([isClosed, pause(CLOSING_MOST)]);
            this.socket.close();
        }
        this.process.kill('SIGKILL');
        try {
            fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
        } catch (fault) {
            // a child process may still write there
        }
    }
}

module.exports = { Firefox };
