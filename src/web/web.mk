# web.mk: builds the web page with the emulator's core in build/web, as static files for any server.
#   make web         installs missing tools (emscripten, the core's source) and builds the page
#   make web-run     also serves it, on this machine only; PORT=n for another port
#   make test-web    tests it with headless Chromium and Firefox
#   make page-figures  measures it there and writes tests/results/page.tsv
# Included by the Makefile. The core is never part of a commit: tools/setup fetches Debian's source package.
# SPDX-License-Identifier: MIT

WEB = $(B)/web
WASM = $(B)/wasm
CORE = $(B)/deps/core
CORE_READY = $(CORE)/src/config.h

# The core is configured for this machine. Then the features that a page does not have (signals, terminals) are removed.
$(CORE_READY):
	@tools/setup compiler emscripten core
	@cd $(CORE) && { ./autogen.sh && ./configure --target=libatari800 --disable-riodevice; } > ../core.log 2>&1 || \
	    { echo "the core cannot be configured: see $(B)/deps/core.log" >&2; rm -f src/config.h; exit 1; }
	@sed -i 's,^#define \(HAVE_SIGNAL\|HAVE_TERMIOS_H\) .*,/* #undef \1 */,' $@

# the files that the core's own Makefile puts into its library
CORE_FILES = $(addprefix libatari800/,api main init exit input video statesav sound) afile antic atari binload \
    cartridge cartridge_info cassette \
    compfile cfg cpu crc32 devices esc gtia img_tape log memory monitor pbi pia pokey rtime sio sysrom util pokeysnd \
    mzpokeysnd remez sound \
    pokeyrec file_export input statesav artifact colours colours_ntsc colours_pal colours_external screen cycle_map \
    pbi_mio pbi_bb pbi_scsi \
    pbi_xld voicebox votrax votraxsnd ide \
    $(addprefix roms/,altirra_5200_os altirra_5200_charset altirraos_800 altirraos_xl altirra_basic) \
    $(addprefix codecs/,image image_pcx container container_wav audio audio_pcm audio_adpcm audio_mulaw container_avi \
    video video_mrle video_zmbv)
# NODE_PATH: a node that is not Debian's does not find Debian's modules otherwise
EMCC_PLAIN = NODE_PATH=/usr/share/nodejs emcc
EMCC = $(EMCC_PLAIN) -O2 -DHAVE_CONFIG_H -I$(CORE)/src
EMCC_LINK = -sMODULARIZE=1 -sEXPORT_NAME=createCore -sENVIRONMENT=web,node -sINITIAL_MEMORY=33554432 \
    -sFORCE_FILESYSTEM=1 \
    -sEXPORTED_RUNTIME_METHODS=FS,HEAPU8
$(WASM)/core/%.o: $(CORE)/src/%.c | $(CORE_READY)
	@mkdir -p $(@D)
	@$(EMCC) -w -c $< -o $@
$(CORE)/src/%.c: | $(CORE_READY) ;
$(WASM)/core.o: src/web/core.c | $(CORE_READY)
	@mkdir -p $(@D)
	$(EMCC) -Wall -Wextra -Werror -Wno-unused-parameter -c $< -o $@
$(WASM)/trog.js $(WASM)/trog.wasm &: $(WASM)/core.o $(CORE_FILES:%=$(WASM)/core/%.o)
	$(EMCC) $(EMCC_LINK) $^ -o $(WASM)/trog.js

# ---- rules for the page: exchange.c with all games (exchange.js calls it) ----

COMPILER_wasm-rules = $(EMCC_PLAIN)
RULES_FLAGS = -std=gnu99 -O2 -Wall -Werror -Wno-unknown-pragmas -Isrc -I$(B) -MMD -MP
FLAGS_wasm-rules := $(call kept,flags-wasm-rules,$(RULES_FLAGS))
$(foreach g,$(HOST_GAMES),$(eval $(call host_game,wasm-rules,$(RULES_FLAGS),$(g))))
$(eval $(call host_build,wasm-rules,$(RULES_FLAGS)))
$(WASM)/rules.js $(WASM)/rules.wasm &: $(call listed,wasm-rules,$(wasm-rules_exchange))
	@mkdir -p $(@D)
	$(EMCC_PLAIN) -O2 -sMODULARIZE=1 -sEXPORT_NAME=createRules -sENVIRONMENT=web,node -sALLOW_MEMORY_GROWTH=1 \
	    -sFORCE_FILESYSTEM=1 -sINVOKE_RUN=0 -sEXIT_RUNTIME=1 -sEXPORTED_RUNTIME_METHODS=FS,callMain \
	    $(filter %.o,$^) -o $(WASM)/rules.js
# the same on this machine, for tests
$(B)/san/exchange: $(call listed,san-exchange,$(san_exchange))
	gcc $(SAN_FLAGS) $(filter %.o,$^) -o $@

# ---- the page ----

# one script: the core's, then all of ours, which share one scope
WEB_SCRIPTS = $(addprefix src/web/,assets.js notice.js settings.js embedded.js screen.js network.js machine.js \
    keyboard.js touch.js sound.js gamepad.js canvas.js cards.js browser_storage.js saved_games.js screen_reader.js \
    exchange.js page.js)
WEB_FILES = embed.js index.html style.css icon.svg ring.js trog.webmanifest licences.html
# drawn by pictures.js; the icons by their sizes in pixels
WEB_ICONS = icon-180.png icon-192.png icon-512.png
WEB_PNG = cards.png $(WEB_ICONS)
# rules.js and rules.wasm are loaded when they are first needed
WEB_LOADED = trog.js trog.wasm trog.atr rules.js rules.wasm
WEB_NAMES = $(WEB_FILES) $(WEB_PNG) $(WEB_LOADED) offline.js COPYING LICENSE
# changes with any of the files, so that a browser notices that it must fetch them again
BUILD_NAME = $$(cat $(filter-out %offline.js,$^) | sha256sum | cut -c 1-12)
# the names of the games in the menu and the lines about them
WEB_CARDS = for game in $(DISK_GAMES); do \
    sed -n 's/^menu \(.*\)/{ title: "\1",/p; s/^about \(.*\)/about: "\1" },/p' src/games/$$game/game.txt; done
quoted = $(subst $(space),$(comma) ,$(patsubst %,"%",$(1)))
comma = ,

# addresses of the kernel's variables, from its labels
WEB_LABELS = record_begin record_moves record_count rules
$(WEB)/trog.js: $(WASM)/trog.js $(WEB_SCRIPTS) $(B)/trog.atr $(DISK_GAMES:%=src/games/%/game.txt) src/web/web.mk
	@mkdir -p $(@D)
	@{ cat $(WASM)/trog.js; echo '(() => {'; echo "'use strict';"; echo 'const GAMES = [$(call quoted,$(DISK_GAMES))];'; \
	    echo 'const DICE_GAMES = [$(call quoted,$(call games_that,chance))];'; \
	    echo "const NETWORK_SIO = $(call kernel_label,network_sio);"; \
	    (. $(A)/memory.sh; echo "const PART_START = $$PART_START;"); \
	    echo 'const ASSETS = {};'; echo 'const CARDS = ['; $(WEB_CARDS); echo '];'; \
	    echo "const LABELS = { $(foreach n,$(WEB_LABELS),$(n): $(call kernel_label,_$(n))$(comma)) };"; \
	    echo "const BUILD = '$$(cat $(WASM)/trog.wasm $(B)/trog.atr | sha256sum | cut -c 1-12)';"; cat $(WEB_SCRIPTS); \
	    echo '})();'; } > $@
# the address of a label of the client for games over a network (network.js)
kernel_label = 0x$$(sed -n 's/^al 00\(....\) \.$(1)$$/\1/p' $(A)/kernel.lbl | head -n 1)
# pictures of the first boards: a board that changes makes them new
$(WEB)/cards.png: $(WASM)/trog.js $(B)/trog.atr src/web/pictures.js src/web/cards.js
	@mkdir -p $(@D)
	@node src/web/pictures.js cards $(WASM)/trog $(B)/trog.atr $@ $(words $(DISK_GAMES))
$(WEB_ICONS:%=$(WEB)/%): $(WEB)/icon-%.png: src/web/icon.svg src/web/pictures.js
	@mkdir -p $(@D)
	@node src/web/pictures.js icon $< $* $@
$(WEB)/offline.js: src/web/offline.js $(WEB)/trog.js $(WEB)/trog.wasm $(WEB)/trog.atr \
    $(WEB)/rules.js $(WEB)/rules.wasm $(WEB_FILES:%=$(WEB)/%) $(WEB_PNG:%=$(WEB)/%)
	@{ echo "const BUILD = '$(BUILD_NAME)';"; echo \
	    'const FILES = ["./", $(call quoted,$(WEB_FILES) $(WEB_PNG) $(WEB_LOADED))];'; cat $<; } > $@
$(WEB)/trog.wasm: $(WASM)/trog.wasm
$(WEB)/rules.js: $(WASM)/rules.js
$(WEB)/rules.wasm: $(WASM)/rules.wasm
$(WEB)/trog.atr: $(B)/trog.atr
$(WEB)/LICENSE: LICENSE
$(WEB)/COPYING: | $(CORE_READY)
	@mkdir -p $(@D)
	@cp $(CORE)/COPYING $@
$(WEB_FILES:%=$(WEB)/%): $(WEB)/%: src/web/%
$(addprefix $(WEB)/,trog.wasm trog.atr rules.js rules.wasm LICENSE $(WEB_FILES)):
	@mkdir -p $(@D)
	@cp $< $@
# the licence asks for the source of the emulator to be published with the page
$(WEB)/source: $(WASM)/trog.js src/web/core.c src/web/web.mk
	@rm -rf $@ && mkdir -p $@ && cp $(B)/deps/core-package/* src/web/core.c src/web/web.mk $@

# the page as one file; not in the folder of the page, whose files are offered to every visitor
$(B)/trog.html: $(WEB_NAMES:%=$(WEB)/%) src/web/single.js
	@node src/web/single.js $(WEB) $@

web: $(WEB_NAMES:%=$(WEB)/%) $(WEB)/source $(B)/trog.html
	@cd $(WEB) && files='trog.js trog.wasm trog.atr index.html style.css' && \
	    echo "$(WEB): $$(cat $$files | wc -c) bytes, $$(cat $$files | gzip -9 | wc -c) of them gzipped"
PORT = 8130
web-run: web
	@node src/web/serve.js $(WEB) $(PORT)

.PHONY: web web-run

# `make test` builds and tests the page if a browser and the build tools are installed and the core's source is there or
# can be fetched; otherwise tests/web/run_if_installed.sh says what was left out. `make test-web` installs what is
# missing.
WEB_MACHINES = xl xe 800
# On an XL all parts of the tests run (an empty list), on the other machines only those that depend on the machine. What
# the page does with files, tabs, settings and blocked storage does not.
PAGE_xl =
PAGE_xe = firstPicture,playChess,saveAndResume
PAGE_800 = $(PAGE_xe)
SAVED_GAMES_xl =
SAVED_GAMES_xe = afterReload
SAVED_GAMES_800 = $(SAVED_GAMES_xe)
# in Firefox on one machine, without the parts that do not depend on the browser
SAVED_GAMES_FIREFOX = afterReload,inTwoTabs,withBlockedStorage
AXE = $(B)/deps/axe/axe.min.js
FIREFOX = BROWSER=firefox tests/web/run_if_installed.sh
WEB_SUITE = $(foreach machine,$(WEB_MACHINES),"web-page-$(machine)=PART=$(PAGE_$(machine)) \
    tests/web/run_if_installed.sh page $(WEB) $(machine) $(WEB_PICTURES)" \
    "web-saved-games-$(machine)=PART=$(SAVED_GAMES_$(machine)) tests/web/run_if_installed.sh saved_games $(WEB) \
    $(machine) $(WEB_PICTURES)") \
    "web-exchange=tests/web/run_if_installed.sh exchange $(WEB) $(WEB_PICTURES)" \
    "web-visitor=tests/web/run_if_installed.sh visitor $(WEB) $(B)/trog.html $(WEB_PICTURES)" \
    "web-network=tests/web/run_if_installed.sh network $(WEB) $(B)/host/trog" \
    "web-accessibility=tests/web/run_if_installed.sh accessibility $(WEB) $(AXE) $(WEB_PICTURES)" \
    "web-firefox-accessibility=$(FIREFOX) accessibility $(WEB) $(AXE)" \
    "web-firefox-page=$(FIREFOX) page $(WEB) xl" \
    "web-firefox-saved-games=PART=$(SAVED_GAMES_FIREFOX) $(FIREFOX) saved_games $(WEB) xl" \
    "web-firefox-exchange=$(FIREFOX) exchange $(WEB)" \
    "web-firefox-visitor=$(FIREFOX) visitor $(WEB) $(B)/trog.html" \
    "web-firefox-network=$(FIREFOX) network $(WEB) $(B)/host/trog" \
    "web-serve=tests/web/run_if_installed.sh serve" \
    "web-touch=tests/web/run_if_installed.sh touch $(WASM)/trog $(B)/trog.atr" \
    "web-browser-storage=tests/web/run_if_installed.sh browser_storage $(B)/high.atr \
    $(firstword $(SMALL_DISKS:%=$(B)/%.atr))"
web-ready: $(B)/trog.atr
	@command -v chromium > /dev/null || command -v firefox-esr > /dev/null || exit 0; \
	    for tool in node emcc autoconf automake; do command -v $$tool > /dev/null || exit 0; done; \
	    tools/setup core || exit 0; tools/setup axe || true; $(MAKE) --no-print-directory web
test-web: web $(B)/host/trog $(B)/high.atr $(firstword $(SMALL_DISKS:%=$(B)/%.atr))
	@tools/setup chromium firefox axe
	@tests/run $(WEB_SUITE)
# the table of first picture, frames, bytes and accessibility: some minutes, on a machine with nothing else to do
page-figures: web
	@tools/setup chromium firefox axe
	@node tests/web/figures.js $(WEB) $(AXE) > tests/results/page.tsv.new && \
	    mv tests/results/page.tsv.new tests/results/page.tsv && $(MAKE) --no-print-directory results
.PHONY: test-web web-ready page-figures

# ---- releases ----

# VERSION and the manual: docs/docs.mk
release: $(IMAGES) $(CAR) $(CAR_128) $(XEX) web manual
	@tools/setup zip
	@tools/build/release $(B) $(VERSION) $(words $(GAMES))
# two clones give the same files
test-release:
	@tests/release.sh
.PHONY: release test-release
