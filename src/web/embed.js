// embed.js: puts a game on a page of yours. The games come from the folder in which this script is.
//
//   <div id="board" style="width: 540px; height: 450px"></div>
//   <script src="https://example.org/trog/embed.js"></script>
//   <script>
//       const table = trog.start(document.getElementById('board'), { game: 'chess', onMove: move => console.log(move) });
//   </script>
//
// trog.start(element, { game, position, onMove }) fills the element with a board. Without `game` it shows the menu.
// `position` is a FEN for chess, or the text of another game's position. onMove is called at the first board and after
// every move with { game, position, turns }. It returns an object with two functions:
//   load(game, position)      opens another game, or a position of it
//   end()                     removes the board
// Nothing that is played there is stored.
// SPDX-License-Identifier: MIT
(() => {
    'use strict';
    const folder = document.currentScript.src.replace(/[^/]*$/, '');
    const linkOf = (game = '', position = '') => game + (position && '/' + encodeURIComponent(position.replace(/ /g, '_')));

    function start(element, { game, position, onMove } = {}) {
        const frame = document.createElement('iframe');
        const hear = event => {
            if (event.source === frame.contentWindow && event.data && event.data.trogMove && onMove) {
                onMove(event.data.trogMove);
            }
        };

        addEventListener('message', hear);
        Object.assign(frame, { src: folder + '?embed=1#' + linkOf(game, position), title: 'Trog & Friends', allow: 'autoplay; gamepad' });
        frame.style.cssText = 'border: 0; width: 100%; height: 100%';
        element.append(frame);
        return {
            load: (nextGame, nextPosition) => frame.contentWindow.postMessage({ trogOpen: linkOf(nextGame, nextPosition) }, new URL(folder).origin),
            end: () => {
                removeEventListener('message', hear);
                frame.remove();
            },
        };
    }

    window.trog = { start };
})();
