// cards.js: a card for every game, with the picture of its first board: a link to the game. web.mk puts CARDS, the
// titles and the lines about the games, before the scripts; pictures.js draws cards.png.
// SPDX-License-Identifier: MIT

const MENU_KEYS = 'abcdefghijklmnopqrstuvwx'; // keys of the games in the menu, which holds 24 (game_list.h)
// a tile in pixels; the Atari's pixel at its corner, left of the board and above it, and how many become one
const CARD = { wide: 100, high: 84, left: 60, top: 20, shrink: 2 };

function showCards(list, cards, games) {
    cards.forEach(({ title, about }, n) => {
        const card = document.createElement('a'), picture = document.createElement('span'), name = document.createElement('span');

        card.href = '#' + games[n];
        card.title = about;
        picture.className = 'picture';
        picture.style.aspectRatio = CARD.wide + ' / ' + CARD.high;
        picture.style.backgroundSize = 100 * cards.length + '% 100%';
        picture.style.backgroundPosition = 100 * n / (cards.length - 1) + '% 0';
        name.textContent = title;
        card.append(picture, name);
        list.append(card);
    });
}

// Marks the card of the game on the screen.
function markCard(list, hash) {
    for (const card of list.children) {
        card.toggleAttribute('aria-current', card.getAttribute('href') === hash);
    }
}
