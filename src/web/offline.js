// offline.js: a service worker that keeps the files of the page in the browser, so that the page works without a
// network. A new build replaces the files. web.mk puts BUILD and FILES before it.
// SPDX-License-Identifier: MIT

self.addEventListener('install', event => {
    event.waitUntil(caches.open(BUILD).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
    event.waitUntil(caches.keys().then(names => Promise.all(names.filter(name => name !== BUILD).map(name => caches.delete(name))))
        .then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
    if (event.request.method === 'GET') {
        event.respondWith(caches.match(event.request, { ignoreSearch: true }).then(kept => kept || fetch(event.request)));
    }
});
