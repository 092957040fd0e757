/* gnubg_id.h: the verb `trog gnubg POSITION|ID`: position IDs of GNU Backgammon. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_GNUBG_ID_H
#define HOST_GNUBG_ID_H

int gnubg_id_run(int count, char **words);

#endif
