#!/bin/bash
# draughts_draws.sh DRENDS: the third repetition and forty moves of each side without a jump
# or a man's step end a game.
. "${0%/*}/checks.sh"
check "draws by repetition and by quiet plies" "8 80" "$("$1" draws)"
finish
