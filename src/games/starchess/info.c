/* info.c: what Star Chess is called, and its rules in words. */
#include "games/starchess/starchess.h"

static const char *const variants[] = { "planets=barren", "planets=terran", "planets=random", 0 };

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Four empires, sixteen planets. Who loses his home colony is out; the last one left has won, or who has the highest "
    "score after 150 turns: three times his own worth, less that of all others. A ship is worth 1, a colony 10.\n"
    "Move ships to a sector next to theirs that has a colony of yours in it or near it: A1-A2 15. Onto enemy ships they "
    "fight: the larger fleet wins and loses as many as the other had, half of that when it is twice as large, none at three times.\n"
    "20 ships that did not move become a colony: colonize B2. A ship is built of 40 credits, 20 materials and the work of 10 "
    "people: build A1 5. Terran planets make credits, barren ones materials; terraform C3 costs 1000.\n"
    "At the end of your turn ships over enemy colonies bombard them, a per cent a ship; colonies below 20 people are gone. Then each "
    "ship costs 20 credits and 10 materials: what you cannot pay is scrapped. People grow. Enemy ships over a colony stop its work.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "starchess", "STAR CHESS", PLAYERS, { "Gold", "Green", "White", "Red" }, variants, help, NOISY_NONE, STARS_COLONY,
    STARS_CYCLES_PER_NODE, 3, 0, 0, 0, stars_brain
};

const GameInfo *game_info(void)
{
    return &info;
}
