/* network_dice.c: the check of the dice after a game over a network, against a scripted server that is fair, and
 * against one that cheats. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "fujinet.h"
#include "host/serve/sha.h"
#include "network.h"
#include "session.h"

#define SOON 200
#define CHECKED 600 /* frames until the dice are checked */
#define FAIR "All dice follow from the seed"
#define UNFAIR "The dice were not fair!"
#define UNCHECKED "The dice are not checked"

static const char seed_one[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
static const char seed_two[] = "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100";

typedef struct {
    const char *what;
    const char *word;      /* instead of the player's; 0: the player's */
    unsigned other;        /* added to the roll that follows from the seed */
    const char *committed; /* the seed of the commitment during the game, */
    const char *then;      /* of the one that comes after the game, */
    const char *shown;     /* and the seed itself; 0: none */
    const char *expected;
} Case;

static const Case cases[] = {
    {"a fair server", 0, 0, seed_one, seed_one, seed_one, FAIR},
    {"another roll", 0, 1, seed_one, seed_one, seed_one, UNFAIR},
    {"another word", "chosen", 0, seed_one, seed_one, seed_one, UNFAIR},
    {"another seed", 0, 0, seed_one, seed_one, seed_two, UNFAIR},
    {"another commitment", 0, 0, seed_one, seed_two, seed_two, UNFAIR},
    {"no seed", 0, 0, seed_one, seed_one, 0, UNCHECKED},
    {"a fair server again", 0, 0, seed_two, seed_two, seed_two, FAIR},
};

static const Case *now;
static char roll[80]; /* the line of the roll; "": none yet */
static int is_over;

static void say_commitment(const char *seed)
{
    uint8_t hash[SHA256_BYTES];
    char digits[2 * SHA256_BYTES + 1];

    sha256(seed, strlen(seed), hash);
    sha_write_hex(hash, sizeof hash, digits);
    fujinet_say("COMMIT %s\n", digits);
}

static void say_end(void)
{
    if (now->shown) {
        fujinet_say("SEED %s\n", now->shown);
    }
    fujinet_say("OVER 2 RESIGNED\n");
}

static void say_game(void)
{
    fujinet_say("GAME KXWB race 2 0\n");
    say_commitment(is_over ? now->then : now->committed);
    if (is_over && now->shown) {
        fujinet_say("SEED %s\n", now->shown);
    }
    fujinet_say("SEAT 1 White HERE anna\nSEAT 2 Red HERE bob\nBOARD 0 0,0,0,0/0,0,0,0 a\n%s", roll);
    if (is_over) {
        say_end();
    } else {
        fujinet_say("TURN 1 1 ROLL\n");
    }
    fujinet_say("END\n");
}

static void heard(const char *line)
{
    char word[16], text[100];
    uint8_t hash[SHA256_BYTES];
    unsigned die;

    if (strncmp(line, "HELLO ", 6) == 0) {
        fujinet_say("HELLO 1 %s\n", line + 6);
    } else if (strncmp(line, "OPEN ", 5) == 0 || strncmp(line, "JOIN ", 5) == 0) {
        fujinet_say("YOU KXWB 1 0123456789abcdef\n");
        say_game();
    } else if (strcmp(line, "SYNC") == 0 || strcmp(line, "AGAIN") == 0) {
        say_game();
    } else if (sscanf(line, "ROLL %15s", word) == 1 && !roll[0]) {
        snprintf(text, sizeof text, "%s:1:%s", now->shown ? now->shown : now->committed, now->word ? now->word : word);
        sha256(text, strlen(text), hash);
        die = (unsigned)(((uint32_t)hash[0] << 24 | (uint32_t)hash[1] << 16 | (uint32_t)hash[2] << 8 | hash[3]) % 6);
        die = (die + now->other) % 6 + 1;
        snprintf(roll, sizeof roll, "ROLL 1 1 80%02X d%u %s\n", die, die, now->word ? now->word : word);
        is_over = 1;
        fujinet_say("%s", roll);
        say_end();
    }
}

void network_dice(const char *path)
{
    session_rolls = 1;
    for (unsigned n = 0; n < sizeof cases / sizeof *cases; n++) {
        fujinet_reset();
        fujinet.heard = heard;
        now = &cases[n];
        roll[0] = 0;
        is_over = 0;
        network_boot(path, "race");
        network_join("kxwb");
        check(session_waits(now->expected, SOON + CHECKED), "%s: the machine does not say '%s' after %s", now->what,
            now->expected, roll);
    }
    session_rolls = 0;
}
