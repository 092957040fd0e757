/* parts.c: windows, slowly; asm/games/reversi/parts.s has straight code for
 * every cell instead. Windows are numbered: rows from the top, in each the one that
 * begins at the left, then the one at the right; columns likewise; falling
 * diagonals, then rising ones, each from the main diagonal outwards; corners. */
#include "games/reversi/parts.h"

#define PARTS_MOST 10
static uint8_t parts[CELLS];
static uint8_t part_window[CELLS][PARTS_MOST];
static uint8_t part_power[CELLS][PARTS_MOST];
static uint8_t family_of[WINDOWS];

static const uint8_t power[5] = { 1, 3, 9, 27, 81 };

static void note(uint8_t cell, uint8_t window, uint8_t digit)
{
    if (digit < 5) {
        part_window[cell][parts[cell]] = window;
        part_power[cell][parts[cell]++] = power[digit];
    }
}

/* Two windows of a line of some length, one from each end. */
static void note_line(uint8_t cell, uint8_t window, uint8_t at, uint8_t length)
{
    note(cell, window, at);
    if (length > 5) {
        note(cell, (uint8_t)(window + 1), (uint8_t)(length - 1 - at));
    }
}

/* Numbers of the diagonals' windows: by their distance from the main one and
 * on which side of it they are. */
static const uint8_t diagonal[2][5] = { { 0, 2, 6, 10, 12 }, { 0, 4, 8, 11, 13 } };
#define FALLING 32
#define RISING 46
#define CORNERS 60

static void note_diagonal(uint8_t cell, uint8_t x, uint8_t y, uint8_t first)
{
    uint8_t far = x < y ? (uint8_t)(y - x) : (uint8_t)(x - y);

    if (far < 5) {
        note_line(cell, (uint8_t)(first + diagonal[x < y][far]), x < y ? x : y, (uint8_t)(8 - far));
    }
}

static void note_cell(uint8_t x, uint8_t y)
{
    uint8_t cell = (uint8_t)(FIRST_CELL + y * STEP + x);
    uint8_t far_x = x < 4 ? x : (uint8_t)(7 - x);
    uint8_t far_y = y < 4 ? y : (uint8_t)(7 - y);

    note_line(cell, (uint8_t)(y * 2), x, 8);
    note_line(cell, (uint8_t)(16 + x * 2), y, 8);
    note_diagonal(cell, x, y, FALLING);
    note_diagonal(cell, x, (uint8_t)(7 - y), RISING);
    if (far_x < 2 && far_y < 2) {
        note(cell, (uint8_t)(CORNERS + (x > 3) + 2 * (y > 3)), (uint8_t)(far_x + 2 * far_y));
    }
}

static void fill(void)
{
    static const uint8_t diagonal_family[14] = { 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 8, 8 };
    uint8_t i;

    for (i = 0; i < 64; ++i) {
        note_cell(i & 7, i >> 3);
    }
    for (i = 0; i < 16; ++i) {
        family_of[i] = family_of[16 + i] = i < 8 ? i >> 1 : (uint8_t)((15 - i) >> 1);
    }
    for (i = 0; i < 14; ++i) {
        family_of[FALLING + i] = family_of[RISING + i] = diagonal_family[i];
    }
    for (i = CORNERS; i < WINDOWS; ++i) {
        family_of[i] = 9;
    }
}

void reversi_add_parts(uint8_t cell, uint8_t times)
{
    uint8_t i;

    if (!parts[FIRST_CELL]) {
        fill();
    }
    for (i = 0; i < parts[cell]; ++i) {
        reversi_window[part_window[cell][i]] += (uint8_t)(times * part_power[cell][i]);
    }
}

static uint8_t stage_of(uint8_t men)
{
    return men < STAGE_MIDDLE ? 0 : men < STAGE_LATE ? 1 : 2;
}

int16_t reversi_sum(uint8_t men)
{
    uint8_t stage = stage_of(men);
    int16_t sum = 0;
    uint8_t i;

    for (i = 0; i < WINDOWS; ++i) {
        sum += reversi_weight[stage][family_of[i]][reversi_window[i]] - WEIGHT_ZERO;
    }
    return sum;
}

int16_t reversi_tempo_of(uint8_t men)
{
    return reversi_tempo[stage_of(men)];
}
