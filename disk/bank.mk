# bank.mk: media without a disk drive (disk/bank.s). Their files are identical to those of the disk, byte for byte.
#   make cart    build/trog.car: a cartridge with all games (SIC!, 512K); build/trog-128.car: one with some of them
#                (AtariMax, 128K)
#   make xex     build/xex/GAME.xex: a file for each game, to be loaded on an XL or XE
#   make space   writes the free space on all media to tests/RESULTS.md
# Included by disk.mk.
# SPDX-License-Identifier: MIT

CAR = $(B)/trog.car
CAR_128 = $(B)/trog-128.car
XEX = $(DISK_GAMES:%=$(B)/xex/%.xex)

$(A)/cart/%.o: disk/%.s $(FLAGS_atari) | $(CC65_READY)
	@mkdir -p $(@D)
	$(ATARI_CA) -D IN_CARTRIDGE --bin-include-dir $(A) --create-dep $(@:.o=.d) $< -o $@
$(A)/cart-128/%.o: disk/%.s $(FLAGS_atari) | $(CC65_READY)
	@mkdir -p $(@D)
	$(ATARI_CA) -D IN_CARTRIDGE -D ATARIMAX --bin-include-dir $(A) --create-dep $(@:.o=.d) $< -o $@
$(A)/cart/cart.o $(A)/cart-128/cart.o: $(A)/title.stream
$(A)/cart-128.bin: $(addprefix $(A)/cart-128/,cart.o atarimax.o bank_reset.o boot_screen.o) $(A)/boot.o $(A)/title.o \
    disk/atarimax.cfg $(FLAGS_map)
$(A)/cart.bin: $(addprefix $(A)/cart/,cart.o bank.o bank_reset.o boot_screen.o) $(A)/boot.o $(A)/title.o disk/cart.cfg \
    $(FLAGS_map)
$(A)/xex.bin: $(addprefix $(A)/disk/,xex.o bank.o bank_reset.o small.o boot_screen.o file_load.o) \
    $(A)/kernel.o $(A)/title.o disk/xex.cfg $(FLAGS_map)
$(A)/disk/xex_title.o: disk/xex_title.s $(A)/title.stream $(FLAGS_atari) | $(CC65_READY)
	$(ATARI_CA) --bin-include-dir $(A) --create-dep $(@:.o=.d) $< -o $@
XEX_TITLE := $(call header_number,tools/build/bank.h,XEX_TITLE)
$(A)/xex.title: $(A)/disk/xex_title.o $(A)/asm/plat/unpack.o $(A)/title.o disk/xex_title.cfg
	$(ATARI_LD) -D __XEX_TITLE__=$(XEX_TITLE) -C disk/xex_title.cfg -o $@ $(filter %.o,$^)
$(A)/cart.bin $(A)/cart-128.bin $(A)/xex.bin: $(A)/memory.sh
	. $(A)/memory.sh && $(ATARI_LD) $(MAP) $$MAP -C $(filter %.cfg,$^) -o $@ $(filter %.o,$^)

MKBANK = $(B)/tools/mkbank $(or $(KIND),$(subst .,,$(suffix $@))) $@ $(filter %.atr,$^) $(A)/boot.bin $$(($(DEVICE))) \
    $(filter %.bin,$(filter-out $(A)/boot.bin,$^))
# For the cartridge and each XEX file: a disk without space for saves, and boot sectors that nothing reads
$(A)/xex_boot.bin:
	@mkdir -p $(@D)
	printf '\000\010' > $@ && truncate -s 1024 $@ # eight, over which mkbank writes (bank.s)

# The cartridge has all games. The client for games over a network needs a FujiNet, which has the disk for it.
GAMES_OF_cart = $(DISK_GAMES)
LEFT_OUT_cart = network remote dice
$(A)/cart/cart.atr: $(B)/trog.atr $(A)/xex_boot.bin $(A)/cart/menu.sys $(B)/tools/mkatr disk/disk.mk disk/bank.mk
	@mkdir -p $(@D)
	$(B)/tools/mkatr -l $@ $(A)/xex_boot.bin@kernel $(call files_of,cart,$(GAMES_OF_cart)) > $@.said
$(CAR): $(A)/cart/cart.atr $(A)/boot.bin $(A)/cart.bin $(B)/tools/mkbank
	$(MKBANK) > $(A)/cart.txt && cat $(A)/cart.txt
# The small cartridge has the games of DISK_128, which the Makefile lists, without lessons and workshop.
GAMES_OF_cart-128 = $(GAMES_OF_128)
LEFT_OUT_cart-128 = $(LEFT_OUT_cart) $(LEFT_OUT_128)
$(A)/cart-128/cart.atr: $(B)/trog.atr $(A)/boot.bin $(A)/cart-128/menu.sys $(B)/tools/mkatr disk/disk.mk disk/bank.mk
	@mkdir -p $(@D)
	$(B)/tools/mkatr -l $@ $(A)/boot.bin@kernel $(call files_of,cart-128,$(GAMES_OF_cart-128)) > $@.said
$(CAR_128): private KIND = max
$(CAR_128): $(A)/cart-128/cart.atr $(A)/boot.bin $(A)/cart-128.bin $(B)/tools/mkbank
	$(MKBANK) > $(A)/cart-128.txt && cat $(A)/cart-128.txt
$(B)/128.car: $(CAR_128)
	@cp $< $@
# For tests: a cartridge with two games, the last sectors of it. Most of its files are in the upper halves of the banks.
HIGH_CAR = $(B)/high.car
GAMES_OF_cart-high = $(GAMES_OF_high)
LEFT_OUT_cart-high = $(LEFT_OUT_cart)
$(foreach c,$(CARTS),$(eval $(call disk_list,$(c))))
$(A)/cart-high/cart.atr: $(B)/high.atr $(A)/xex_boot.bin $(A)/cart-high/menu.sys $(B)/tools/mkatr disk/disk.mk \
    disk/bank.mk
	@mkdir -p $(@D)
	$(B)/tools/mkatr -l $@ $(A)/xex_boot.bin@kernel $(firstword $(BEFORE_high)) \
	    MIDDLE=/dev/null@low:$$((1500 * $(SECTOR_DATA))) $(call files_of,cart-high,$(GAMES_OF_cart-high)) > $@.said
$(HIGH_CAR): $(A)/cart-high/cart.atr $(A)/boot.bin $(A)/cart.bin $(B)/tools/mkbank
	$(MKBANK) > $(A)/cart-high.txt
$(foreach g,$(DISK_GAMES),$(eval GAMES_OF_only-$(g) = $(g))$(eval $(call disk_list,only-$(g))))
define one_game
$(A)/only-$(1)/menu.sys: $(A)/menu_font.stream
$(B)/xex/$(1).atr: $(call listed,disk-only-$(1),$(A)/xex_boot.bin $(A)/kernel.packed $(A)/engine.packed \
    $(A)/kernel_later.packed \
    $(A)/only-$(1)/menu.sys \
    $(patsubst %,$(A)/%.sys,$(AFTER_MENU) $(filter-out menu,$(SHELL_OVERLAYS))) \
    $(foreach kind,ovl $(BOOK_PARTS:%=book%) openings help rest,$(A)/$(1).$(kind)) \
    $(if $(call finds_moves,$(1)),$(A)/$(1).search) $(call game_overlay_parts,$(1),.sys) $(call later_files,$(1)) \
    $(call puzzle_files,$(1))) $(B)/tools/mkatr \
    disk/disk.mk disk/bank.mk
	@mkdir -p $$(@D)
	$(B)/tools/mkatr -f $$@ $(A)/xex_boot.bin@kernel $$(call files_of,only-$(1),$(1)) > $$@.said
endef
$(foreach g,$(DISK_GAMES),$(eval $(call one_game,$(g))))
# On a machine with 64K: the overlays that are not there
NEED_128K = $(foreach p,workshop compare children tree openings trainer results remote dice, \
    $(call file_of,$(p)))
# The overlay of a game without a search: orders are given by stick in it.
own_on_64k = $(if $(call finds_moves,$(1)),$(call file_of,$(firstword $(OVERLAYS_OF_$(1)))))
# The parts of its DAT file and the memory of the game, for mkbank
xex_parts = $(BOOK_SECTORS) $$(($(1))) $$(($(1)$(2))) $$(($(1)$(2)$(3))) \
    $$(($(call segment,VERBS,2,$(A)/$*.map))) $$(($(call last_byte,$(A)/$*.map) + 1))
# $(call last_byte,MAP): of all its segments below the screen; the numbers have equal length
last_byte = 0x$$(awk '/^Segment list/ { on = 1 } /^Exports list/ { exit } \
    on && NF == 5 && $$4 ~ /^[0-9A-F]+$$/ && $$4 !~ /^0+$$/ && $$3 "" > last "" && $$3 "" < "00B400" { last = $$3 } \
    END { print last }' $(1))
sectors_now = $(subst $$$$,$$,$(call sectors,$(1)))
$(B)/xex/%.xex: $(B)/xex/%.atr $(A)/boot.bin $(A)/xex.bin $(A)/xex.title $(A)/only-%/shell.pieces \
    $(B)/tools/mkbank disk/bank.mk
	$(MKBANK) "$(call xex_parts,$(call sectors_now,$(call book_files,$*)), + $(call sectors_now,$(A)/$*.openings), + \
	    $(call sectors_now,$(A)/$*.help))" $(A)/only-$*/shell.pieces "$(NEED_128K)" \
	    "$(call own_on_64k,$*)" "$(foreach g,$(DISK_GAMES),$(call file_of,$(g)))" $(A)/xex.title > $(@:.xex=.txt) && \
	    cat $(@:.xex=.txt)

cart reserves: $(CAR) $(CAR_128)
xex: $(XEX)
# Writes the free space on all media to tests/results, from which tests/RESULTS.md is made.
space: $(IMAGES) $(CAR) $(XEX)
	tools/lab/common/free-space $(B) > tests/results/space.tsv.new && \
	    mv tests/results/space.tsv.new tests/results/space.tsv && $(MAKE) --no-print-directory results
.PHONY: cart xex space

# Files that one pattern rule makes for another. make would treat them as intermediate: delete them, and not check their
# time stamps. It does not if a makefile names them: so they are prerequisites of files-between, which is never built.
INTERMEDIATE_FILES = $(A)/boot.stub $(A)/title.stub $(A)/kernel.stub $(A)/commands_late.bin $(A)/commands_late.stream \
    $(foreach end,_font.bin _font.stream _help.bin _help.stream _rest.bin _rest.stream,$(DISK_GAMES:%=$(A)/%$(end))) \
    $(DISK_GAMES:%=$(B)/charsets/%.h) $(A)/menu_font.bin $(A)/menu_font.stream \
    $(foreach end,_part.bin _part.stream,$(SHELL_OVERLAYS:%=$(A)/%$(end)) $(AFTER_MENU:%=$(A)/%$(end)) \
    $(patsubst %,$(A)/%/menu$(end),$(DISKS) $(TEST_DISKS) $(CARTS) $(DISK_GAMES:%=only-%))) \
    $(patsubst %,$(A)/%/shell.pieces,$(DISKS) $(TEST_DISKS) $(CARTS) $(DISK_GAMES:%=only-%)) \
    $(foreach end,_part.bin _part.stream,$(call game_overlay_parts,$(DISK_GAMES),$(end))) $(DISK_GAMES:%=$(A)/%.cfg) \
    $(foreach end,s o,$(DISK_GAMES:%=$(A)/%_overlays.$(end))) \
    $(foreach g,$(WITH_PUZZLES),$(A)/$(g)_puzzles.bin $(A)/$(g)_puzzles.stream) \
    $(foreach g,$(DISK_GAMES),$(if $(OPENINGS_OF_$(g)),$(A)/$(g)_openings.bin $(A)/$(g)_openings.stream) \
    $(if $(call finds_moves,$(g)),$(A)/$(g)_search.bin $(A)/$(g)_search.stream) \
    $(if $(LATER_OF_$(g)),$(A)/$(g)_later.bin $(A)/$(g)_later.stream))
files-between: $(INTERMEDIATE_FILES)
.PHONY: files-between
