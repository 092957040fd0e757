// notice.js: shows messages of the page above the Atari's screen, with buttons for what the player can do.
// SPDX-License-Identifier: MIT

const element = id => document.getElementById(id);

function download(bytes, name) {
    const link = document.createElement('a');

    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Makes the picture as large as the notices above it allow.
function fitNotices() {
    document.documentElement.style.setProperty('--notices', element('notices').offsetHeight + 'px');
    dispatchEvent(new Event('resize'));
}

function closeNotice(name) {
    const old = document.querySelector(`[data-notice=${name}]`);

    if (old) {
        old.remove();
        fitNotices();
    }
}

// Shows a notice and replaces an earlier one of the same name. `buttons` maps labels to
// functions; null closes the notice.
function showNotice(name, text, buttons) {
    const box = document.createElement('div'), said = document.createElement('p');

    closeNotice(name);
    box.dataset.notice = name;
    said.textContent = text;
    box.append(said);
    for (const [label, action] of Object.entries(buttons)) {
        const button = document.createElement('button');

        button.textContent = label;
        button.addEventListener('click', () => action ? action() : closeNotice(name));
        box.append(button);
    }
    element('notices').append(box);
    fitNotices();
}
