// network.js: the page at a table of `trog serve --web`: a link with the table's code leads to the board, moves go both
// ways, and a lost connection is opened again.
//
//   node network.js FOLDER TROG
// SPDX-License-Identifier: MIT
'use strict';
const { spawn } = require('child_process'), net = require('net');
const { openBrowser, onMachine, runFast, runTest, check, until, load, typeMove } = require('./driver.js');

const [folder, trog] = process.argv.slice(2);
const WAIT = 60000;

// A person at the server, by TCP.
class Person {
    constructor(port, name) {
        this.lines = [];
        this.socket = net.connect(port, '127.0.0.1');
        let rest = '';

        this.socket.on('data', bytes => {
            const parts = (rest + bytes).split('\n');

            rest = parts.pop();
            this.lines.push(...parts);
        });
        this.send('HELLO ' + name);
    }

    send(line) {
        this.socket.write(line + '\n');
    }

    // Waits for a line that matches.
    async got(pattern) {
        let found;

        await until('the server says ' + pattern, () => (found = this.lines.find(line => pattern.test(line))));
        return pattern.exec(found);
    }
}

function startServer() {
    return new Promise(resolve => {
        const server = spawn(trog, ['serve', '--port', '0', '--bind', '127.0.0.1', '--web', folder]);

        process.on('exit', () => server.kill());
        server.stdout.on('data', bytes => {
            const found = /^port (\d+)/.exec(String(bytes));

            found && resolve(Number(found[1]));
        });
    });
}

runTest(async () => {
    const port = await startServer();
    const person = new Person(port, 'bob');

    person.send('OPEN noughts side=2');
    const [, code] = await person.got(/^YOU (\w+) 2/);
    const { browser } = await openBrowser();

    await browser.onEveryPage(onMachine('xl'));
    runFast(true);
    await load(`http://127.0.0.1:${port}/?table=${code}#noughts`);
    await person.got(/^SEAT 1 Cross HERE guest/);
    await person.got(/^TURN 1 1 MOVE/);
    const shows = wanted => browser.value(`window.atari && atari.rows().some(row => row.text.includes('${wanted}'))`);

    await until('the board of the table', () => shows('ross to move'));
    await typeMove('5');
    await person.got(/^MOVE 1 1 \w+ 5/);
    person.send('MOVE 1');
    await person.got(/^TURN 3 1 MOVE/);
    await until('their move on the page', () => browser.value('atari.machine.position().startsWith("O")'));
    await browser.value('atari.machine.network.socket.close()'); // the connection is lost
    await person.got(/^SEAT 1 Cross AWAY guest/);
    person.lines.length = 0;
    await person.got(/^SEAT 1 Cross HERE guest/);
    await until('the board comes back', () => shows('ross to move'));
    await typeMove('9');
    await person.got(/^MOVE 3 1 \w+ 9/);
    check(true, 'a game between the page and a person');
});
