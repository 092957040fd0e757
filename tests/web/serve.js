// serve.js: tests the server of the page: malformed addresses get 400, files outside its folder 404, and it keeps
// running.
//
//   node serve.js
// SPDX-License-Identifier: MIT
'use strict';
const net = require('net');
const { serve } = require('../../src/web/serve.js');

const MALFORMED = ['/%00', '/index.html%00.js', '/%', '/%zz', '/%c0%ae', '/a/%ff'];
const ELSEWHERE = ['/../../Makefile', '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '//..//..//etc/passwd', '/nothing', '/' + 'a'.repeat(5000), '*', '/./%5c..'];
let passed = 0, failed = 0;

function check(isRight, what) {
    isRight ? passed++ : failed++;
    if (!isRight) {
        console.log('FAULT: ' + what);
    }
}

// Returns the status of the answer to a raw request: a client library would repair the address.
function statusOf(port, address) {
    return new Promise(resolve => {
        let text = '';
        const socket = net.connect(port, '127.0.0.1', () => socket.write(`GET ${address} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`));

        socket.on('data', bytes => { text += bytes; });
        socket.on('error', () => resolve(0));
        socket.on('close', () => resolve(Number(text.split(' ')[1])));
    });
}

function finish() {
    console.log(passed + ' passed, ' + failed + ' failed');
    process.exit(failed ? 1 : 0);
}

process.on('uncaughtException', fault => {
    check(false, 'the server crashes: ' + fault.message);
    finish();
});

serve(__dirname, 0, async server => {
    const { port } = server.address();

    for (const [addresses, wanted] of [[MALFORMED, 400], [ELSEWHERE, 404], [['/serve.js', '/serve.js?a#b', '/%73erve.js'], 200]]) {
        for (const address of addresses) {
            const status = await statusOf(port, address);

            check(status === wanted, `${address.slice(0, 40)}: ${status}, not ${wanted}`);
        }
    }
    finish();
});
