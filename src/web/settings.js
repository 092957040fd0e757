// settings.js: machine, television, sound: as chosen before in this browser.

// the first of each is that of a new page
const CHOICES = { machine: ['xl', '800', 'xe'], tv: ['ntsc', 'pal'], sound: ['on', 'off'], warp: ['off', 'on'] };
const SETTINGS_NAME = 'settings';

const settings = {};

// True: it is kept.
function set(name, value) {
    settings[name] = value;
    return writeSettings();
}

function writeSettings() {
    closeNotice('settings');
    try {
        localStorage.setItem(SETTINGS_NAME, JSON.stringify(settings));
        return true;
    } catch (fault) {
        showNotice('settings', 'This browser does not let the page keep its settings.', { Close: null });
        return false;
    }
}

// A damaged one is replaced by that of a new page. The damaged text stays until a setting is changed or the notice is
// closed.
function readSettings() {
    let text = null, kept = {};

    try {
        text = localStorage.getItem(SETTINGS_NAME);
        kept = JSON.parse(text || '{}');
    } catch (fault) {
        kept = null;
    }
    const isObject = kept !== null && typeof kept === 'object';
    const isGood = name => isObject && (kept[name] === undefined || CHOICES[name].includes(kept[name]));

    for (const [name, values] of Object.entries(CHOICES)) {
        settings[name] = isObject && values.includes(kept[name]) ? kept[name] : values[0];
    }
    if (text && !Object.keys(CHOICES).every(isGood)) {
        showNotice('settings', 'The settings of this page were damaged. Those that cannot be read start anew.', {
            'Download the damaged settings': () => download(text, 'trog-settings.txt'),
            Close: writeSettings,
        });
    }
}
