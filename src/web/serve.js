// serve.js: serves the page on this machine only.    node serve.js FOLDER [PORT]      PORT 0: any free port
// SPDX-License-Identifier: MIT
'use strict';
const fs = require('fs'), http = require('http'), path = require('path');

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm',
    png: 'image/png', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

// Returns the path of the file that an address names, or null if the address is malformed.
function fileOf(folder, url) {
    try {
        const name = decodeURIComponent(url.split(/[?#]/)[0]).replace(/\/$/, '/index.html');

        return name.includes('\0') ? null : path.join(path.resolve(folder), path.normalize('/' + name));
    } catch (error) {
        return null;
    }
}

// Starts a server for the folder, then calls whenReady with the server and its address.
function serve(folder, port, whenReady) {
    const server = http.createServer((request, answer) => {
        const file = fileOf(folder, request.url);

        if (!file) {
            answer.writeHead(400, { 'Content-Type': 'text/plain' });
            answer.end('malformed address');
            return;
        }
        fs.readFile(file, (error, bytes) => {
            const type = TYPES[path.extname(file).slice(1)] || 'application/octet-stream';

            answer.writeHead(error ? 404 : 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
            answer.end(error ? 'not here' : bytes);
        });
    });

    server.on('error', error => {
        console.error('serve: ' + error.message);
        process.exit(1);
    });
    server.listen(port, '127.0.0.1', () => whenReady(server, 'http://127.0.0.1:' + server.address().port + '/'));
}

if (require.main === module) {
    serve(process.argv[2], Number(process.argv[3] || 8130), (server, address) => console.log(address));
}
module.exports = { serve };
