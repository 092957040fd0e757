# bank.mk: the disk without a drive (disk/bank.s): the files are those of the disk, byte for byte.
#   make cart    build/trog.car: a cartridge with all games (SIC!, 512K)
#   make xex     build/xex/GAME.xex: a game a file, for whoever loads files on a 130XE
# Included by disk.mk.

CAR = $(B)/trog.car
XEX = $(DISK_GAMES:%=$(B)/xex/%.xex)

$(A)/cart/%.o: disk/%.s $(FLAGS_atari) | $(CC65_READY)
	@mkdir -p $(@D)
	$(ATARI_CA) -D IN_CARTRIDGE --create-dep $(@:.o=.d) $< -o $@
$(A)/cart.bin: $(addprefix $(A)/cart/,cart.o bank.o boot_screen.o) $(A)/boot.o disk/cart.cfg $(FLAGS_map)
$(A)/xex.bin: $(addprefix $(A)/disk/,xex.o bank.o boot_screen.o) $(A)/boot.o disk/xex.cfg $(FLAGS_map)
$(A)/cart.bin $(A)/xex.bin:
	ld65 $(MAP) -C $(filter %.cfg,$^) -o $@ $(filter %.o,$^)

MKBANK = $(B)/tools/mkbank $(subst .,,$(suffix $@)) $@ $(filter %.atr,$^) $(A)/boot.bin $$(($(DEVICE))) \
    $(filter %.bin,$(filter-out $(A)/boot.bin,$^))
$(CAR): $(B)/trog.atr $(A)/boot.bin $(A)/cart.bin $(B)/tools/mkbank
	$(MKBANK) > $(A)/cart.txt && cat $(A)/cart.txt

# a disk with one game, and no saves
$(foreach g,$(DISK_GAMES),$(eval GAMES_OF_only-$(g) = $(g))$(eval $(call disk_list,only-$(g))))
define one_game
$(A)/only-$(1)/menu.sys: $(A)/menu_font.stream
$(B)/xex/$(1).atr: $(call listed,disk-only-$(1),$(A)/boot.bin $(A)/kernel.sealed $(A)/engine.sealed \
    $(A)/only-$(1)/menu.sys \
    $(patsubst %,$(A)/%.sys,$(BEHIND_MENU) $(filter-out menu,$(PARTS))) \
    $(foreach kind,ovl $(BOOK_PARTS:%=book%) openings help rest,$(A)/$(1).$(kind))) $(B)/tools/mkatr \
    disk/disk.mk disk/bank.mk
	@mkdir -p $$(@D)
	$(B)/tools/mkatr $$@ $(A)/boot.bin@kernel $$(call files_of,only-$(1),$(1)) > $$@.said
endef
$(foreach g,$(DISK_GAMES),$(eval $(call one_game,$(g))))
$(B)/xex/%.xex: $(B)/xex/%.atr $(A)/boot.bin $(A)/xex.bin $(B)/tools/mkbank
	$(MKBANK)

cart: $(CAR)
xex: $(XEX)
# what all of this takes, into tests/results and so into tests/RESULTS.md
space: $(IMAGES) $(CAR) $(XEX)
	tools/lab/common/free-space $(B) > tests/results/space.tsv.new && \
	    mv tests/results/space.tsv.new tests/results/space.tsv && $(MAKE) --no-print-directory results
.PHONY: cart xex space

# What one pattern rule makes for another. make keeps what a makefile names, and looks at its time; anything else it
# would take for intermediate and remove.
FILES_BETWEEN = $(A)/boot.stub $(A)/kernel.stub \
    $(foreach end,_font.bin _font.stream _help.bin _help.stream _rest.bin _rest.stream,$(DISK_GAMES:%=$(A)/%$(end))) \
    $(DISK_GAMES:%=$(B)/charsets/%.h) $(A)/menu_font.bin $(A)/menu_font.stream \
    $(foreach end,_part.bin _part.stream,$(PARTS:%=$(A)/%$(end)) $(BEHIND_MENU:%=$(A)/%$(end)) \
    $(patsubst %,$(A)/%/menu$(end),$(DISKS) high $(DISK_GAMES:%=only-%))) \
    $(foreach g,$(DISK_GAMES),$(if $(OPENINGS_OF_$(g)),$(A)/$(g)_openings.bin $(A)/$(g)_openings.stream))
files-between: $(FILES_BETWEEN)
.PHONY: files-between
