/* network.c: the network device of a FujiNet (plat/network.h). The test answers its commands
 * (tests/emulator/fujinet.h); without a test that does, nothing answers. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "plat/host/shell/host.h"
#include "plat/network.h"

#define NO_ANSWER 138
#define NO_ANSWER_FRAMES 90 /* time in which SIO finds out that no device answers */
#define CALL_FRAMES 1

uint8_t *network_data;
uint16_t network_bytes;
uint16_t network_aux;
uint8_t network_sound;

static uint8_t call(uint8_t command)
{
    uint16_t n;

    sound_off();
    if (network_bytes > HOST_NETWORK) {
        host_fail("the buffer of the network device is too long", "");
    }
    host->network_aux = network_aux;
    host->network_bytes = network_bytes;
    host->network_result = NO_ANSWER;
    host->network_command = command;
    for (n = 0; n < NO_ANSWER_FRAMES && host->network_command; ++n) {
        host_frames(CALL_FRAMES);
    }
    host->network_command = 0;
    return host->network_result;
}

uint8_t network_call(uint8_t command)
{
    uint16_t n;

    if (command == NETWORK_OPEN || command == NETWORK_WRITE) {
        for (n = 0; n < network_bytes && network_data[n] != (command == NETWORK_OPEN ? NETWORK_END : 0); ++n) {
            host->network_data[n] = network_data[n];
        }
        host->network_data[n] = 0;
    }
    call(command);
    if (!host->network_result && (command == NETWORK_READ || command == NETWORK_STATUS)) {
        memcpy(network_data, host->network_data, network_bytes);
    }
    return host->network_result;
}

uint8_t network_app_key(void)
{
    static const uint8_t key[] = { 1, 0, 1, 0, 0, 0 };

    memcpy(host->network_data, key, sizeof key);
    network_bytes = sizeof key;
    if (!call(NETWORK_KEY_OPEN)) {
        network_bytes = NETWORK_KEY_BYTES;
        if (!call(NETWORK_KEY_READ)) {
            memcpy(NETWORK_SECTOR, host->network_data, network_bytes);
        }
    }
    return host->network_result;
}
