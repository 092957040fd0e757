/* network.h: games over a network: the client for `trog serve` (docs/NETWORK.md), through the network device of a
 * FujiNet (plat/network.h).
 *
 * All of it is the file NETWORK.SYS, which lies where the engine is otherwise: so it stays in memory while shell
 * overlays come and go and while moves are listed. Nothing thinks at this machine then; the server plays computers.
 * While shell_network is not 0 it is in memory, and the game loop calls it (play.c, input/command.c).
 *
 * The server's record is the game. A move is sent to the server, and played when the server says so. After a lost
 * connection, and after RESET, the server sends the whole game again.
 *
 *   link.c      the connection: lines that come and go
 *   form.c      the questions, in the overlay REMOTE
 *   table.c     what the server says: the game and its players
 *   dice.c      the check of the dice after a game, in the overlay DICE
 *   sha256.c    SHA-256, for this check
 *   keys.c      commands of the player, and how a game begins and ends */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_NETWORK_H
#define SHELL_NETWORK_NETWORK_H

#include <stdint.h>

/* Asks for the table and sits down there. Call it after machine_load_network. Returns COMMAND_NEW_TURN. */
uint8_t network_run(void);

/* The rest only while shell_network is not 0. */

/* At the start of a turn: plays what has come. Returns COMMAND_NEW_TURN if the turn must start again, else
 * COMMAND_DONE. */
uint8_t network_turn(void);

/* Sends `move`. Returns COMMAND_NEW_TURN. */
uint8_t network_move(void);

/* While a person is waited for: looks at the connection, at most four times a second. If something has come that
 * changes the game, EVENT_NETWORK ends the wait. */
void network_poll(void);

/* Carries out the command entry_event. Returns COMMAND_; or NETWORK_PASS: the command is the same as in other games. */
uint8_t network_command(void);
#define NETWORK_PASS 0xFF

#endif
