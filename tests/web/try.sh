#!/bin/sh
# try.sh: a test of the page where there is what it needs; else it says what was left out, and why.
#   try.sh point CORE DISK.atr        tests/web/point.js
#   try.sh store LARGE.atr SMALL.atr  tests/web/store.js
#   try.sh page FOLDER MACHINE [PICTURES]     tests/web/page.js
#   try.sh keep FOLDER MACHINE [PICTURES]     tests/web/keep.js
#   try.sh serve                      tests/web/serve.js
left_out() {
    echo "skipped: $*"
    echo "0 passed, 0 failed"
    exit 0
}
name=$1
shift
command -v node >/dev/null || left_out "node is not installed (make web installs it)"
case $name in
page | keep)
    command -v chromium >/dev/null || left_out "chromium is not installed (tools/setup chromium)"
    [ -f "$1/trog.js" ] || left_out "there is no page (make web)"
    ;;
point) [ -f "$1.wasm" ] || left_out "there is no page (make web)" ;;
esac
exec timeout 420 node "$(dirname "$0")/$name.js" "$@"
