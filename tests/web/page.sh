#!/bin/sh
# page.sh: tests/web/page.js where there is what it needs; else it says what was left out.
#   page.sh FOLDER [PICTURES]
for program in chromium node; do
    if ! command -v $program >/dev/null; then
        echo "figure left out: $program is not installed (tools/setup chromium)"
        echo "0 passed, 0 failed"
        exit 0
    fi
done
if [ ! -f "$1/trog.js" ]; then
    echo "figure left out: there is no page (make web)"
    echo "0 passed, 0 failed"
    exit 0
fi
exec timeout 150 node "$(dirname "$0")/page.js" "$@"
