// sound.js: plays the samples of each frame through a ring buffer, because frames do not come at regular times.
// SPDX-License-Identifier: MIT

const SAMPLE_RATE = 44100;
const RING = 'ring.js'; // runs in the browser's own thread for sound

// Browsers allow sound only after an action of the user. Every action calls start(), which also resumes sound that the
// browser has suspended.
class Sound {
    constructor() {
        this.isOn = true;
    }

    async start() {
        if (this.context && this.context.state === 'suspended') {
            this.context.resume();
        }
        if (this.context || !window.AudioWorkletNode) {
            return;
        }
        this.context = new AudioContext({ sampleRate: SAMPLE_RATE });
        await this.context.audioWorklet.addModule(addressOf(RING, 'text/javascript'));
        this.ring = new AudioWorkletNode(this.context, 'ring', { outputChannelCount: [1] });
        this.ring.connect(this.context.destination);
    }

    play(samples) {
        if (this.ring && this.isOn) {
            this.ring.port.postMessage(samples.slice());
        }
    }

    pause(isPaused) {
        if (this.context) {
            isPaused ? this.context.suspend() : this.context.resume();
        }
    }
}
