// sound.js: plays the samples of each frame through a ring buffer, because frames do not come at regular times.
// SPDX-License-Identifier: MIT

const SAMPLE_RATE = 44100;
const RING_SOURCE = `registerProcessor('ring', class extends AudioWorkletProcessor {
    constructor() {
        super();
        this.ring = new Float32Array(16384);
        this.first = this.count = 0;
        this.port.onmessage = event => {
            for (const sample of event.data) {
                if (this.count < 8192) {
                    this.ring[(this.first + this.count++) & 16383] = sample / 32768;
                }
            }
        };
    }
    process(inputs, outputs) {
        const out = outputs[0][0];
        for (let n = 0; n < out.length; n++) {
            if (this.count) {
                this.last = this.ring[this.first];
                this.first = (this.first + 1) & 16383;
                this.count--;
            }
            out[n] = this.last || 0;
        }
        return true;
    }
});`;

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
        const address = URL.createObjectURL(new Blob([RING_SOURCE], { type: 'text/javascript' }));
        await this.context.audioWorklet.addModule(address);
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
