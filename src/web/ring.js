// ring.js: plays sound from a ring buffer in the browser's own thread for sound. sound.js fills it.
// SPDX-License-Identifier: MIT
registerProcessor('ring', class extends AudioWorkletProcessor {
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
});
