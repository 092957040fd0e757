# disk.mk: the disk: boot sectors, kernel, one overlay and one book a game.
#   make disk             build/trog.atr, with the size of each part
#   make run              boots it (headless: prints the screen as text)
#   make test-emulator    boots it on every machine and looks into the glass box
# Included by the Makefile, which has B, GAMES, CC65_READY and the tools' rule.

include disk/memory.mk

KERNEL_SHELL = $(sort $(wildcard src/shell/*.c))
KERNEL_PLAT = $(sort $(wildcard src/plat/atari/*.c)) $(sort $(wildcard asm/plat/atari/*.s))
SAVES_BYTES = 4000

A = $(B)/atari
CHARSETS = $(patsubst %,$(B)/charsets/%.h,menu $(GAMES))
CHARSET_hexapawn = charsets/ranks.txt
CHARSET_reversi = charsets/ranks.txt
ATARI_CC = cc65 -g -t atari -Or -Cl -Isrc -I$(B) -W error
ATARI_CA = ca65 -g -t atari -I asm -I disk
MAP = -D __KERNEL_START__=$(KERNEL_START) -D __ROWS_START__=$(ROWS_START) \
    -D __OVERLAY_START__=$(OVERLAY_START) -D __ENGINE_START__=$(ENGINE_START)

$(A)/%.o: %.c | $(CC65_READY) $(CHARSETS)
	@mkdir -p $(@D)
	@$(ATARI_CC) --create-dep $(@:.o=.d) --dep-target $@ -o $(@:.o=.s) $<
	$(ATARI_CA) $(@:.o=.s) -o $@
$(A)/%.o: %.s | $(CC65_READY)
	@mkdir -p $(@D)
	$(ATARI_CA) --create-dep $(@:.o=.d) $< -o $@
$(A)/%.o: $(A)/%.stub
	$(ATARI_CA) $< -o $@
$(A)/%.stub: $(A)/%.map disk/stub.awk
	@awk -f disk/stub.awk $< > $@

# asm/x.s stands in for src/x.c
atari_object = $(A)/$(basename $(or $(call twin,$(1)),$(1))).o

# ---- character sets: the panel's letters and the drawings a view uses ----

$(B)/charsets/%.chr $(B)/charsets/%.h &: $(B)/tools/mkfont charsets/%.txt charsets/panel.txt charsets/ranks.txt
	@mkdir -p $(@D)
	@$(B)/tools/mkfont $(B)/charsets/$*.chr $(B)/charsets/$*.inc $(B)/charsets/$*.h \
	    charsets/panel.txt $(CHARSET_$*) charsets/$*.txt
$(A)/%_font.bin: $(B)/charsets/%.chr
	@mkdir -p $(@D)
	@cp $< $@

# ---- the games of the disk, for the shell: file, and line of the menu ----

$(B)/disk_games.inc: Makefile $(GAMES:%=src/games/%/menu.txt)
	@mkdir -p $(@D)
	@for game in $(GAMES); do \
	    printf 'GAME("%s", "%s")\n' "$$(echo $$game | tr a-z A-Z)" "$$(cat src/games/$$game/menu.txt)"; \
	done > $@
$(A)/src/shell/main.o $(A)/src/shell/menu.o: $(B)/disk_games.inc

# ---- boot sectors ----

$(A)/boot.bin $(A)/boot.map &: $(addprefix $(A)/,disk/boot.o disk/loader.o asm/plat/unpack.o) \
    disk/loader.cfg disk/memory.mk
	ld65 $(MAP) -C disk/loader.cfg -vm -m $(A)/boot.map -o $(A)/boot.bin $(filter %.o,$^)

# ---- the kernel ----

KERNEL_ENGINE = $(filter-out %/perft.c,$(ENGINE))
KERNEL_OBJECTS = $(A)/disk/kernel.o $(A)/disk/verbs.o $(A)/boot.o \
    $(foreach s,$(KERNEL_ENGINE) $(KERNEL_PLAT) $(KERNEL_SHELL),$(call atari_object,$(s)))

# C of the part that thinks; its assembly has segments of its own
$(A)/src/engine/think.o $(A)/src/engine/book.o: ATARI_CC += --code-name ENGINE_CODE

$(A)/kernel.bin $(A)/kernel.bin.engine $(A)/kernel.bin.menu $(A)/kernel.bin.tools $(A)/kernel.map &: $(KERNEL_OBJECTS) disk/kernel.cfg disk/memory.mk
	ld65 $(MAP) -C disk/kernel.cfg -vm -m $(A)/kernel.map -Ln $(A)/kernel.lbl -o $(A)/kernel.bin \
	    $(filter %.o,$^) atari.lib

# ---- overlays: linked against the kernel as it is ----

# The page that overlay and BSS must not reach: below the screen of a 48K machine, less the smallest
# table; LIMIT_game for one that must run in less.
LIMIT = 0xB300
define atari_game
$(A)/$(1).bin $(A)/$(1).map &: $(A)/disk/overlay.o $(A)/kernel.o \
    $(foreach s,$(filter-out %/bench.c %/board.c,$(call game_sources,$(1))) src/games/$(1)/view.c,$(call atari_object,$(s))) \
    disk/overlay.cfg disk/memory.mk
	ld65 $(MAP) -D __OVERLAY_LIMIT__=$(or $(LIMIT_$(1)),$(LIMIT)) -C disk/overlay.cfg -vm \
	    -m $(A)/$(1).map -o $(A)/$(1).bin $$(filter %.o,$$^) atari.lib
$(A)/$(1)_book.bin: $(B)/books/$(1).bin
	@cp $$< $$@
endef
$(foreach g,$(GAMES),$(eval $(call atari_game,$(g))))

# ---- files of the disk: packed, sealed ----

# A packed file must fit the buffer it is read to: the rows, at boot all up to the screen of 40K.
$(A)/%.packed: MOST = $$(($(OVERLAY_START) - $(ROWS_START) - 128))
$(A)/kernel.packed: MOST = $$((0x9B00 - $(ROWS_START)))
$(A)/engine.bin: $(A)/kernel.bin.engine
	@cp $< $@
$(A)/%.packed: $(A)/%.bin $(B)/tools/pack $(B)/tools/seal
	@printf '%-16s ' $*; $(B)/tools/pack $< $@.part
	@$(B)/tools/seal $@.part $< $@ && rm $@.part
	@test $$(wc -c < $@) -le $(MOST) || { echo "$@ is longer than its buffer, $(MOST) bytes" >&2; exit 1; }

# parts of the shell are read to where they run, so they are sealed but not packed
$(A)/%.part: $(A)/kernel.bin.% $(B)/tools/seal
	@$(B)/tools/seal $< $< $@

upper = $(shell echo $(1) | tr a-z A-Z)
BOOKS = $(foreach g,$(GAMES),$(if $(wildcard books/$(g).txt),$(g)))
DISK_FILES = KERNEL=$(A)/kernel.packed ENGINE.SYS=$(A)/engine.packed MENU.SYS=$(A)/menu.part TOOLS.SYS=$(A)/tools.part \
    $(foreach g,$(GAMES),$(call upper,$(g)).OVL=$(A)/$(g).packed) \
    $(foreach g,menu $(GAMES),$(call upper,$(g)).FNT=$(A)/$(g)_font.packed) \
    $(foreach g,$(BOOKS),$(call upper,$(g)).BOK=$(A)/$(g)_book.packed) \
    SAVES.DAT=/dev/null:$(SAVES_BYTES)

$(B)/trog.atr: $(A)/boot.bin $(A)/kernel.packed $(A)/engine.packed $(A)/menu.part $(A)/tools.part $(GAMES:%=$(A)/%.packed) $(BOOKS:%=$(A)/%_book.packed) $(patsubst %,$(A)/%_font.packed,menu $(GAMES)) \
    $(B)/tools/mkatr $(B)/tools/lsatr disk/disk.mk
	@for part in boot kernel $(GAMES); do echo "$$part:"; awk -f disk/sizes.awk $(A)/$$part.map; done
	@$(B)/tools/mkatr $@ $(A)/boot.bin $(DISK_FILES)
	@$(B)/tools/lsatr -c $@

disk: $(B)/trog.atr

# ---- the emulator ----

EMULATOR_READY = $(B)/deps/atari800.ready
$(EMULATOR_READY):
	@tools/setup atari800
	@mkdir -p $(@D) && touch $@

# the rules on the host judge what the Atari plays
EMULATOR_FLAGS = -std=gnu11 -D_GNU_SOURCE -O2 -g -Wall -Wextra -Werror -Wno-unknown-pragmas -I. -Isrc -MMD -MP
EMULATOR_COMMON = $(addprefix $(B)/emulator/,driver.o hands.o screen.o check.o host.o table.o)
$(B)/emulator/%.o: tests/emulator/%.c
	@mkdir -p $(@D)
	gcc $(EMULATOR_FLAGS) -c $< -o $@
$(B)/emulator/%: $(B)/emulator/%.o $(EMULATOR_COMMON) $(host_common)
	gcc -g $(filter %.o,$^) -o $@

EMULATOR_TESTS = boot faults games commands saves share soak
EMULATOR_SUITES = $(foreach t,$(EMULATOR_TESTS),"emulator-$(t)=$(B)/emulator/$(t) $(B)/trog.atr $(B)/host/trog")
emulator-ready: $(EMULATOR_TESTS:%=$(B)/emulator/%) $(B)/trog.atr $(B)/host/trog $(EMULATOR_READY)
test-emulator: emulator-ready
	@tests/run $(EMULATOR_SUITES)

# about 100 events a second here: half an hour; SEED=n for others
SOAK_EVENTS = 200000
soak: $(B)/emulator/soak $(B)/trog.atr $(B)/host/trog $(EMULATOR_READY)
	@$(B)/emulator/soak $(B)/trog.atr $(B)/host/trog $(SOAK_EVENTS) $(SEED)

shots: $(B)/trog.atr $(EMULATOR_READY)
	@tests/emulator/shots.sh $(B)/trog.atr $(B)/shots

run: $(B)/emulator/show $(B)/trog.atr $(EMULATOR_READY)
	@if [ -n "$$DISPLAY" ]; then atari800 -xl -xl-rev altirra -nobasic $(B)/trog.atr; else $(B)/emulator/show $(B)/trog.atr; fi

.PHONY: disk run emulator-ready test-emulator soak shots
