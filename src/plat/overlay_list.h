/* overlay_list.h: the shell overlays that are loaded by number, from 0: the pieces of SHELL.DAT, in this order. First
 * those for which a player should not wait: those before TRAINER fit into the RAM under the OS ROM of an XL. Last those
 * of the workshop, which some disks do not have (ON_FIRST_DISK in disk.mk). An XE stores those up to HELP in every
 * game, the others while the menu stands, those of saves last, and none of GAMESAVE, REMOTE, DICE and TRACE
 * (asm/plat/atari/store_memory.s).
 * machine.h includes this file for the numbers; the build makes build/overlays.inc of it. */
/* SPDX-License-Identifier: MIT */
OVERLAY(LEVEL)
OVERLAY(GAMEOVER)
OVERLAY(PROMOTE)
OVERLAY(COMMANDS)
OVERLAY(SETTINGS)
OVERLAY(CONTROL)
OVERLAY(MOVELIST)
OVERLAY(TRAINER)
OVERLAY(HELP)
OVERLAY(SETUP)
OVERLAY(OPENINGS)
OVERLAY(RESULTS)
OVERLAY(LOADGAME)
OVERLAY(SLOTS)
OVERLAY(GAMESAVE)
OVERLAY(REMOTE)
OVERLAY(DICE)
OVERLAY(WORKSHOP)
OVERLAY(COMPARE)
OVERLAY(TREE)
OVERLAY(CHILDREN)
OVERLAY(TRACE)
