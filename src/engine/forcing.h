/* forcing.h: the search through forcing moves alone, for games that are decided by chains of threats. A game names
 * forcing_find_move in its GameInfo, and so has it in its overlay, and says in GameInfo.forcing_step what forces (game.h).
 *
 * What it finds is exact: a win against every reply, in so many moves and no fewer of that kind. What it does not find
 * may be there.
 */
#ifndef ENGINE_FORCING_H
#define ENGINE_FORCING_H

#include "engine/state.h"

/* GameInfo.find_move: plays a win by force, the shortest, whatever the other side does; its line is there. If there is
 * none: does the other side threaten to win by force? Then the moves after which it still does are noted for
 * forcing_sift, and the search chooses among the others. */
uint8_t forcing_find_move(void);

/* For GameInfo.gen_candidates, at ply 0: drops from the list what forcing_find_move has found to lose in this position. */
void forcing_sift(void);

#endif
