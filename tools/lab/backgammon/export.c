/* export.c: writes a trained network as src/games/backgammon/weights.c, in whole numbers.
 *     export FILE.net > weights.c
 * Rows in 32nds, half their sums as the index of the sigmoid, hidden units 0 to 255, outputs in 16ths. The fourth
 * output is better fitted again afterwards: equity.c. */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>

#include "net.h"

#define ROW_SCALE 32
#define OUT_SCALE 16
#define UNIT 255
#define POINT 4000
#define ZERO 128   /* a weight of 0 */
#define MIDDLE 256 /* a sum of 0 */

static Net net;

static long rounded(double value, long most)
{
    long n = lround(value);

    return n > most ? most : n < -most ? -most : n;
}

static void print(long number, int i, int last)
{
    printf("%s%ld%s", i % 16 ? " " : "\n    ", number, i == last ? "" : ",");
}

int main(int count, char **arguments)
{
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : 0;
    int i;
    int j;

    if (!file || fread(&net, sizeof net, 1, file) != 1) {
        fprintf(stderr, "usage: export FILE.net\n");
        return 1;
    }
    printf("/* network.c: the whole network of backgammon, made by tools/lab/backgammon (docs/lab/backgammon.md).\n"
        " * The training of src/games/backgammon/weights.c began with its first 24 units and the last output. */\n"
        "/* SPDX-License-Identifier: MIT */\n#include \"network.h\"\n\n"
        "const uint8_t network_rows[ROWS + 1][HIDDEN] = {\n");
    for (i = 0; i < ROWS; ++i) {
        printf("    {");
        for (j = 0; j < net.hidden; ++j) {
            print(ZERO + rounded(net.rows[i][j] * ROW_SCALE * (i % 4 == 3 ? FURTHER : 1), 127), j, net.hidden - 1);
        }
        printf("},\n");
    }
    printf("    {");
    for (j = 0; j < net.hidden; ++j) {
        print(ZERO, j, net.hidden - 1);
    }
    printf("},\n");
    printf("};\n\nconst int16_t network_bias[HIDDEN] = {");
    for (j = 0; j < net.hidden; ++j) {
        print(MIDDLE + rounded(net.bias[j] * ROW_SCALE, 32000), j, net.hidden - 1);
    }
    printf("\n};\n\nconst uint8_t network_sigmoid[256] = {");
    for (j = 0; j < 256; ++j) {
        print(lround(UNIT / (1 + exp(-(j - 128) / 16.0))), j, 255);
    }
    printf("\n};\n\nconst int8_t network_out[OUTPUTS][HIDDEN] = {\n");
    for (i = 0; i < OUTPUTS; ++i) {
        printf("    {");
        for (j = 0; j < net.hidden; ++j) {
            print(rounded(net.out[i][j] * OUT_SCALE, 127), j, net.hidden - 1);
        }
        printf("},\n");
    }
    printf("};\n\nconst int32_t network_out_bias[OUTPUTS] = {");
    for (i = 0; i < OUTPUTS; ++i) {
        print(lround(net.out_bias[i] * OUT_SCALE * UNIT), i, OUTPUTS - 1);
    }
    printf("\n};\n\nconst int16_t network_chance[257] = {");
    for (j = 0; j <= 256; ++j) {
        print(lround(POINT / (1 + exp(-(j - 128) * 256.0 / (OUT_SCALE * UNIT)))), j, 256);
    }
    printf("\n};\n");
    return 0;
}
