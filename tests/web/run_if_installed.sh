#!/bin/bash
# run_if_installed.sh: runs a test of the page if the programs it needs are installed; else prints what was skipped and
# why. The variable BROWSER names the browser: chromium, or firefox.
#   run_if_installed.sh touch CORE DISK.atr                   tests/web/touch.js
#   run_if_installed.sh browser_storage LARGE.atr SMALL.atr   tests/web/browser_storage.js
#   run_if_installed.sh page FOLDER MACHINE [PICTURES]        tests/web/page.js
#   run_if_installed.sh exchange FOLDER [PICTURES]            tests/web/exchange.js
#   run_if_installed.sh saved_games FOLDER MACHINE [PICTURES] tests/web/saved_games.js
#   run_if_installed.sh network FOLDER TROG                   tests/web/network.js
#   run_if_installed.sh serve                                 tests/web/serve.js
#   run_if_installed.sh accessibility FOLDER AXE.js [PICTURES]  tests/web/accessibility.js
#   run_if_installed.sh visitor FOLDER SINGLE.html [PICTURES] tests/web/visitor.js
# SPDX-License-Identifier: MIT
left_out() {
    echo "skipped: $*"
    echo "0 passed, 0 failed"
    exit 0
}
name=$1
shift
command -v node >/dev/null || left_out "node is not installed (make web installs it)"
case $name in
network | page | saved_games | visitor | exchange | accessibility)
    browser=${BROWSER:-chromium}
    command -v "${browser/firefox/firefox-esr}" >/dev/null ||
        left_out "$browser is not installed (tools/setup $browser)"
    [ -f "$1/trog.js" ] || left_out "there is no page (make web)"
    [ "$name" != accessibility ] || [ -f "$2" ] || left_out "axe-core is not there (tools/setup axe)"
    ;;
touch) [ -f "$1.wasm" ] || left_out "there is no page (make web)" ;;
esac
exec timeout 420 node "$(dirname "$0")/$name.js" "$@"
