/* network_host.c: nothing: on the host the contract test of backgammon is linked with its network. */
/* SPDX-License-Identifier: MIT */
typedef int network_is_linked;
