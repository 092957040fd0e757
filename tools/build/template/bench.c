/* bench.c: positions for `trog bench`, from random games. The node count of a search over them is the signature of a
 * build. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"

static const char *const positions[] = {
    "TT2FF/TT2FF/TT2FF/TT2FF t", "TT2FF/TT1FF1/T1T1FF/T1T1FF t", "T1T1FF/TT1F1F/TT1F1F/1TTF1F t",
    "TT1F1F/T2TFF/T2FTF/TT1FF1 f", "TT2FF/TTF2F/1TTF1F/T1FFT1 t", "1T1TFF/T1FT1F/TFT1F1/TT1FF1 f",
    "T1FTF1/1TFTF1/T1FT1F/1TT1FF t", "1TFT1F/T1FTF1/TF1T1F/TF1T1F f", "T1FTF1/1TTFF1/1FT1TF/T1F1TF t",
    0
};

const char *game_bench(uint8_t n)
{
    return positions[n];
}
