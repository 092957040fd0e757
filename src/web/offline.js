// offline.js: the files of the page stay in the browser, so that it works without a network. A new build replaces them.
// BUILD and FILES: made by web.mk.

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
