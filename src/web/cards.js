// cards.js: a card for every game, with the picture of its first board: a link to the game. web.mk puts CARDS, the
// titles and the lines about the games, before the scripts; pictures.js draws cards.png.
// SPDX-License-Identifier: MIT

const MENU_KEYS = 'abcdefghijklmnopqrstuvxy'; // keys of the games in the menu; W is the workshop's
const CARD = { wide: 136, high: 112, shrink: 2, shown: 0.625 }; // a tile in pixels; the part of its size that is shown

function showCards(list, cards, games) {
    cards.forEach(({ title, about }, n) => {
        const card = document.createElement('a'), picture = document.createElement('span'), name = document.createElement('span');
        const wide = CARD.wide * CARD.shown;

        card.href = '#' + games[n];
        card.title = about;
        picture.className = 'picture';
        picture.style.width = wide + 'px';
        picture.style.height = CARD.high * CARD.shown + 'px';
        picture.style.backgroundSize = wide * cards.length + 'px auto';
        picture.style.backgroundPosition = -wide * n + 'px 0';
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
