// embedded.js: the page inside another page, at the address ?embed=1: the board alone, and nothing is stored. The page
// around it names games and positions, and is told of every move; embed.js is its side.
// SPDX-License-Identifier: MIT

const isEmbedded = new URLSearchParams(location.search).get('embed') === '1';
const TELL_EVERY = 200; // milliseconds

// Connects the page around this one. Only that page is heard; it may be anybody's, because what it is told is no secret.
function connectOutside(machine, keeper) {
    let told = '';

    if (!isEmbedded || parent === window) {
        return;
    }
    addEventListener('message', event => {
        if (event.source === parent && event.data && typeof event.data.trogOpen === 'string') {
            openLink(machine, keeper, event.data.trogOpen);
        }
    });
    setInterval(() => {
        const isGame = [SCREEN.play, SCREEN.thinking, SCREEN.over].includes(machine.screen) && !opening;
        const now = isGame && { game: GAMES[machine.game], position: machine.position(), turns: machine.turns };

        if (isGame && JSON.stringify(now) !== told) {
            told = JSON.stringify(now);
            parent.postMessage({ trogMove: now }, '*');
        }
    }, TELL_EVERY);
}
