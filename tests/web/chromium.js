// chromium.js: drives headless Chromium by its DevTools protocol through a pipe. It needs only node.
// SPDX-License-Identifier: MIT
'use strict';
const { spawn } = require('child_process');
const fs = require('fs'), os = require('os'), path = require('path');

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--mute-audio', '--touch-events=enabled',
    '--disable-background-networking', '--disable-component-update', '--disable-features=Translate,MediaRouter', '--remote-debugging-pipe'];

const CLOSING_MOST = 3000; // milliseconds

class Chromium {
    // preferences: in the browser's own format
    constructor(program, preferences) {
        this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trog-web.'));
        if (preferences) {
            fs.mkdirSync(path.join(this.folder, 'Default'));
            fs.writeFileSync(path.join(this.folder, 'Default', 'Preferences'), JSON.stringify(preferences));
        }
        this.process = spawn(program, [...FLAGS, '--user-data-dir=' + this.folder, 'about:blank'],
            { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
        this.waiting = new Map();
        this.faults = [];
        this.number = 0;
        this.rest = '';
        this.process.stdio[3].on('error', () => {}); // it may have been closed
        this.process.stdio[4].on('data', bytes => this.take(String(bytes)));
    }

    take(text) {
        const messages = (this.rest + text).split('\0');

        this.rest = messages.pop();
        for (const message of messages.map(one => JSON.parse(one))) {
            if (message.id) {
                const { resolve, reject } = this.waiting.get(message.id);

                this.waiting.delete(message.id);
                message.error ? reject(new Error(message.error.message)) : resolve(message.result);
            } else {
                this.note(message);
            }
        }
    }

    // Collects what the console would show in red.
    note({ method, params }) {
        if (method === 'Runtime.exceptionThrown') {
            const { exception, text } = params.exceptionDetails;

            this.faults.push((exception && exception.description) || text);
        } else if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
            this.faults.push(params.args.map(one => one.value || one.description).join(' '));
        } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
            this.faults.push(params.entry.text + ' ' + (params.entry.url || ''));
        } else if (method === 'Network.requestWillBeSent' && this.onRequest) {
            this.onRequest(params.request.url);
        }
    }

    send(method, params = {}) {
        const id = ++this.number;

        this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + '\0');
        return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    }

    // Opens a tab; all calls are about it until another tab is used.
    async open(wide, high) {
        this.session = undefined; // a tab opened by another one is closed with it
        await this.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: this.folder });
        const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });

        this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
        for (const part of ['Runtime', 'Page', 'Log', 'Network']) {
            await this.send(part + '.enable');
        }
        await this.resize(wide, high);
        return { targetId, session: this.session };
    }

    async use({ session }) {
        this.session = session;
        await this.send('Page.bringToFront');
    }

    async close({ targetId }) {
        this.session = undefined;
        await this.send('Target.closeTarget', { targetId });
    }

    resize(width, height) {
        return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 700 });
    }

    // Runs a script at the start of every page of this tab.
    onEveryPage(source) {
        return this.send('Page.addScriptToEvaluateOnNewDocument', { source });
    }

    goTo(url) {
        return this.send('Page.navigate', { url });
    }

    reload() {
        return this.send('Page.reload');
    }

    // Returns the value of an expression on the page, after waiting for a promise. With userGesture it may do what
    // needs a user's action. Returns undefined if the page is unloaded meanwhile.
    async value(expression, userGesture = false) {
        const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true, userGesture }).catch(error => {
            if (/navigated|context/.test(error.message)) {
                return { result: {} };
            }
            throw error;
        });

        if (exceptionDetails) {
            throw new Error(expression + ': ' + exceptionDetails.text);
        }
        return result.value;
    }

    async key(name, { code = name, control = false } = {}) {
        const event = { key: name, code, modifiers: control ? 2 : 0, text: name.length === 1 && !control ? name : undefined };

        await this.sendBoth('Input.dispatchKeyEvent', { type: 'keyDown', ...event }, { type: 'keyUp', ...event });
    }

    // Sends both without waiting in between: a key held too long would repeat.
    sendBoth(method, first, second) {
        return Promise.all([this.send(method, first), this.send(method, second)]);
    }

    touch(x, y) {
        return this.sendBoth('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }, { type: 'touchEnd', touchPoints: [] });
    }

    click(x, y) {
        const event = { x, y, button: 'left', clickCount: 1 };

        return this.sendBoth('Input.dispatchMouseEvent', { type: 'mousePressed', ...event }, { type: 'mouseReleased', ...event });
    }

    // The mouse is pressed, moved or released at a place.
    mouse(what, { x, y }) {
        const type = { pressed: 'mousePressed', moved: 'mouseMoved', released: 'mouseReleased' }[what];

        return this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
    }

    // Chooses a file for an input element.
    async choose(id, file) {
        const { result } = await this.send('Runtime.evaluate', { expression: `document.getElementById('${id}')` });

        await this.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
    }

    async picture(file) {
        fs.writeFileSync(file, Buffer.from((await this.send('Page.captureScreenshot', { format: 'png' })).data, 'base64'));
    }

    // Closes the browser. A process that ends by itself is counted in the CPU time of the test (tests/run).
    async end() {
        const isClosed = new Promise(resolve => this.process.once('exit', resolve));

        if (this.isEnded) {
            return;
        }
        this.isEnded = true;
        this.session = undefined;
        this.send('Browser.close').catch(() => {});
        await Promise.race([isClosed, new Promise(resolve => setTimeout(resolve, CLOSING_MOST))]);
        this.process.kill('SIGKILL');
        try {
            fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
        } catch (fault) {
            // a child process may still write there
        }
    }
}

module.exports = { Chromium };
