// settings.js: machine, television, sound: as chosen before in this browser.

const CHOICES = { machine: ['xl', '800', 'xe'], tv: ['ntsc', 'pal'], sound: ['on', 'off'], warp: ['off', 'on'] }; // the first: of a new page
const SETTINGS_NAME = 'settings';

const settings = {};

function set(name, value) {
    settings[name] = value;
    writeSettings();
}

function writeSettings() {
    closeNotice('settings');
    try {
        localStorage.setItem(SETTINGS_NAME, JSON.stringify(settings));
    } catch (fault) {
        // The settings last as long as the page. That nothing is kept is said for the saved games.
    }
}

// A damaged one is replaced by that of a new page. The damaged text stays until a setting is changed or the notice closed.
function readSettings() {
    let text = null, kept = {};

    try {
        text = localStorage.getItem(SETTINGS_NAME);
        kept = JSON.parse(text || '{}');
    } catch (fault) {
        kept = null;
    }
    const isObject = kept !== null && typeof kept === 'object';

    for (const [name, values] of Object.entries(CHOICES)) {
        settings[name] = isObject && values.includes(kept[name]) ? kept[name] : values[0];
    }
    if (text && !(isObject && Object.keys(CHOICES).every(name => kept[name] === undefined || kept[name] === settings[name]))) {
        showNotice('settings', 'The settings of this page were damaged. Those that could not be read are back to normal.', {
            'Download the damaged settings': () => download(text, 'trog-settings.txt'),
            Close: writeSettings,
        });
    }
}
