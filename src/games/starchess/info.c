/* info.c: the GameInfo of Star Chess: its name, its variants and its rules as text. */
#include "games/starchess/starchess.h"

static const char *const variants[] = { "planets=barren", "planets=terran", "planets=random", 0 };

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Four empires, sixteen planets. Who loses his home colony is out. The last empire wins; after 150 turns who has the highest score: three "
    "times his own worth less that of all others, who count twice when they are ahead. A ship is worth 1, a colony 10.\n"
    "FIRE on a sector offers orders. Or type them; first letters do.\n"
    "#Orders\n"
    "A1-A2 15  Ships go to a sector next to theirs, with a colony of yours in it or near it. Once a turn; new ones wait.\n"
    "build A1 5  A ship takes 40 credits, 20 materials and the work of 10 people.\n"
    "colonize B2  20 ships that did not move become a colony.\n"
    "terraform C3  A barren colony turns terran for 1000 materials.\n"
    "scrap A1 3  Ships are broken up.\n"
    "end  Your turn ends.\n"
    "#War\n"
    "Ships that come upon enemy ships fight. The larger fleet wins and loses as many as the other had; half of that when it is "
    "twice as large, none at three times. Equal fleets are both lost.\n"
    "Enemy ships over a colony stop its work. At the end of your turn yours bombard: each kills one per cent, 50 at most.\n"
    "Below 20 people a colony is gone, and its planet barren.\n"
    "#Income\n"
    "Terran people make a credit each and a material, up to 200. Barren ones make 5 materials each and eat a credit. Then every ship costs 20 "
    "credits and 10 materials: what you cannot pay is scrapped, and so are ships far from all your colonies.\n"
    "Terran people grow by a fifth up to 1000, barren ones by a tenth up to 200, all at the end of their owner's turn, under enemy ships, too.\n"
    "#To begin with\n"
    "Your 20 ships cost more than your income carries: send them to a planet near home, and settle there with your next turn. A barren one makes "
    "materials, home makes credits. SHIPS in the panel are yours and those that income carries: build up to that, and more only to attack at once.\n"
    "OPTION says who plays, CTRL+V how many planets are terran.\n";
#pragma rodata-name (pop)

/* Of the optional members of GameInfo only find_move is used. */
static const GameInfo info = {
    "starchess", "STAR CHESS", PLAYERS, { "Gold", "Green", "White", "Red" }, variants, help, NOISY_NONE, STARS_COLONY,
    NODES_PER_TIME(STARS_CYCLES_PER_NODE), 3, 0, 0, 0, stars_brain
};

const GameInfo *game_info(void)
{
    return &info;
}
