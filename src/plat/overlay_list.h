/* overlay_list.h: the shell overlays that are loaded by number, from 0. The overlay store keeps them in this order:
 * first those for which a player should not wait, last those of saves. Those before TRAINER fit into the RAM under the
 * OS ROM of an XL; an XE stores all of them. They have the same order in the directory of a disk (disk.mk), except
 * HELP, which is in its first sector: it comes here when the search has to go back there only once. machine.h includes
 * this file for the numbers; the build makes build/overlays.inc of it, with the names of their files. */
/* SPDX-License-Identifier: MIT */
OVERLAY(LEVEL)
OVERLAY(GAMEOVER)
OVERLAY(PROMOTE)
OVERLAY(COMMANDS)
OVERLAY(SETTINGS)
OVERLAY(CONTROL)
OVERLAY(MOVELIST)
OVERLAY(TRAINER)
OVERLAY(SETUP)
OVERLAY(OPENINGS)
OVERLAY(WORKSHOP)
OVERLAY(COMPARE)
OVERLAY(TREE)
OVERLAY(CHILDREN)
OVERLAY(HELP)
OVERLAY(LOADGAME)
OVERLAY(SLOTS)
OVERLAY(GAMESAVE)
