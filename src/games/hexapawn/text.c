/* text.c: moves as text: two squares. */
#include "games/hexapawn/hexapawn.h"
#include "engine/text.h"

void hexapawn_write_square(char *text, uint8_t square)
{
    text[1] = '1';
    while (square >= FILES) {
        square -= FILES;
        ++text[1];
    }
    text[0] = (char)('a' + square);
    text[2] = 0;
}

void game_write_move(char *text)
{
    hexapawn_write_square(text, (uint8_t)move >> 4);
    hexapawn_write_square(text + 2, move & 15);
}

uint8_t hexapawn_read_square(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < FILES ? text[1] - '1' : FILES);

    return rank < FILES ? (uint8_t)(rank * FILES + file) : SQUARES;
}

const char *game_read_move(const char *text)
{
    uint8_t from;
    uint8_t second = 2;

    if (!text[0]) {
        return text_error(0, "two squares are missing");
    }
    from = hexapawn_read_square(text);
    if (from == SQUARES) {
        return text_error(0, "a square is a1 to c3");
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, "the game is over");
    }
    if (hexapawn_square[from] != side + 1) {
        return text_error(0, hexapawn_square[from] == EMPTY
            ? "no pawn stands there" : "that pawn is not yours");
    }
    if (text[2] == '-' || text[2] == 'x' || text[2] == 'X') {
        second = 3;
    }
    if (hexapawn_read_square(text + second) == SQUARES) {
        return text_error(second, text[second] ? "a square is a1 to c3"
            : "that pawn cannot move");
    }
    if (text[second + 2]) {
        return text_error(second + 2, "two squares are a whole move");
    }
    if (!text_find_move(text)) {
        return text_error(second, "pawns step ahead, take slanting");
    }
    return 0;
}
