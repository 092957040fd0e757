// settings.js: machine, television, sound and speed, stored in the browser.
// SPDX-License-Identifier: MIT

// the first choice of each is the default
const CHOICES = { machine: ['xl', '800', 'xe'], tv: ['ntsc', 'pal'], sound: ['on', 'off'], warp: ['off', 'on'] };
const SETTINGS_NAME = 'settings';

const settings = {};

// Changes a setting. Returns true if it was stored.
function set(name, value) {
    settings[name] = value;
    return writeSettings();
}

function writeSettings() {
    closeNotice('settings');
    try {
        localStorage.setItem(SETTINGS_NAME, JSON.stringify(settings));
        return true;
    } catch (error) {
        showNotice('settings', 'This browser does not let the page store its settings.', { Close: null });
        return false;
    }
}

// Reads the settings and replaces damaged ones by the defaults. The damaged text stays stored until a setting is
// changed or the notice is closed.
function readSettings() {
    let text = null, kept = {};

    try {
        text = localStorage.getItem(SETTINGS_NAME);
        kept = JSON.parse(text || '{}');
    } catch (error) {
        kept = null;
    }
    const isObject = kept !== null && typeof kept === 'object';
    const isGood = name => isObject && (kept[name] === undefined || CHOICES[name].includes(kept[name]));

    for (const [name, values] of Object.entries(CHOICES)) {
        settings[name] = isObject && values.includes(kept[name]) ? kept[name] : values[0];
    }
    if (text && !Object.keys(CHOICES).every(isGood)) {
        showNotice('settings', 'The settings of this page were damaged. Unreadable settings have been reset.', {
            'Download the damaged settings': () => download(text, 'trog-settings.txt'),
            Close: writeSettings,
        });
    }
}
