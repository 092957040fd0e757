// canvas.js: draws the Atari's picture, sharp and as large as the window allows. Its pixels are narrower than high on
// an NTSC television and nearly square on PAL.
// SPDX-License-Identifier: MIT

const CROP = { left: 56, top: 4, wide: 272, high: 224 }; // the part that is shown; outside is only the background
const PIXEL_WIDE = { ntsc: 6 / 7, pal: 1.02 };

class Picture {
    constructor(canvas, tv) {
        this.canvas = canvas;
        this.pixelWide = PIXEL_WIDE[tv];
        this.whole = document.createElement('canvas');
        this.whole.width = PICTURE_WIDE;
        this.whole.height = PICTURE_HIGH;
        this.raw = this.whole.getContext('2d', { willReadFrequently: true });
        this.shown = canvas.getContext('2d', { alpha: false });
        this.fit();
        addEventListener('resize', () => this.fit());
    }

    // Chooses the size of the canvas: each pixel of the Atari becomes a whole number of canvas pixels, rounded up, and
    // the browser scales the canvas down a little. This keeps the edges as sharp as possible.
    fit() {
        this.canvas.style.height = 0; // so that the parent's size does not depend on the canvas
        const room = this.canvas.parentElement.getBoundingClientRect();
        const beside = document.getElementById('moves').offsetWidth;
        const scale = Math.min((room.width - beside) / (CROP.wide * this.pixelWide), room.height / CROP.high);
        const whole = Math.max(1, Math.min(5, Math.ceil(scale * (window.devicePixelRatio || 1))));

        this.canvas.style.width = Math.floor(CROP.wide * this.pixelWide * scale) + 'px';
        this.canvas.style.height = Math.floor(CROP.high * scale) + 'px';
        this.canvas.width = CROP.wide * whole;
        this.canvas.height = CROP.high * whole;
        this.shown.imageSmoothingEnabled = false;
        this.show();
    }

    // Gives the page the background colour of the picture.
    spread(pixels) {
        const at = 4 * (CROP.top * PICTURE_WIDE + CROP.left);
        const night = `rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`;

        if (night !== this.night) {
            this.night = night;
            document.documentElement.style.setProperty('--night', night);
        }
    }

    show() {
        this.shown.drawImage(this.whole, CROP.left, CROP.top, CROP.wide, CROP.high, 0, 0, this.canvas.width, this.canvas.height);
    }

    draw(pixels) {
        this.raw.putImageData(new ImageData(pixels, PICTURE_WIDE, PICTURE_HIGH), 0, 0, CROP.left, CROP.top, CROP.wide, CROP.high);
        this.show();
    }

    // Returns the place of a pointer event in pixels of the whole picture.
    place(event) {
        const box = this.canvas.getBoundingClientRect();

        return {
            x: CROP.left + (event.clientX - box.left) / box.width * CROP.wide,
            y: CROP.top + (event.clientY - box.top) / box.height * CROP.high,
        };
    }
}
