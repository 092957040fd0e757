#!/bin/bash
# draughts_draws.sh ENDINGS: the third repetition, and forty moves of each side without a capture or a move of a man,
# end a game as a draw. ENDINGS is build/lab/draughts/endings.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
check "draws by repetition and by quiet plies" "8 80" "$("$1" draws)"
finish
