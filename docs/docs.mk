# docs.mk: the documents that are made from others. Included by the Makefile.
#   make manual    docs/MANUAL.md, with the rules of every game from its rules.txt, as build/manual/manual.html and
#                  manual.pdf, with pandoc and WeasyPrint
#   make pictures  docs/pictures from the screens of this build (make shots)
#   make results   tests/RESULTS.md from the tables tests/results/*.tsv; make frames, make space write two of these
# SPDX-License-Identifier: MIT

# the one place that has the version
VERSION := $(shell sed -n 's/^.define VERSION "\(.*\)"/\1/p' src/host/version.h)
MANUAL = $(B)/manual
MANUAL_PICTURES = $(addprefix docs/,$(sort $(shell grep -oh 'pictures/[a-z0-9-]*\.png' docs/MANUAL.md \
    docs/manual-template.html)))

$(B)/deps/manual.ready:
	@tools/setup manual
	@mkdir -p $(@D) && touch $@

# WeasyPrint names pictures in the PDF by their addresses, with the folder. print.html has them in itself, so that every
# folder makes the same PDF.
# --columns: the columns of tables are as wide as what they hold
PANDOC = pandoc --columns=1000 --from markdown-implicit_figures --to html5 --standalone --toc --toc-depth=2 \
    --metadata version="$(VERSION)" --template docs/manual-template.html docs/MANUAL.md
manual: $(B)/deps/manual.ready
	@tools/build/manual-rules docs/MANUAL.md > docs/MANUAL.md.new && mv docs/MANUAL.md.new docs/MANUAL.md
	@mkdir -p $(MANUAL)/pictures && cp $(MANUAL_PICTURES) $(MANUAL)/pictures && cp docs/manual.css $(MANUAL)
	@$(PANDOC) -o $(MANUAL)/manual.html
	@$(PANDOC) --self-contained --resource-path=$(MANUAL) -o $(MANUAL)/print.html
	@SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 0)} \
	    weasyprint -q $(MANUAL)/print.html $(MANUAL)/manual.pdf
	@echo "$(MANUAL): manual.html, manual.pdf"

pictures: shots
	@docs/pictures/update.sh $(B)/shots

results:
	@tools/build/results tests/results > tests/RESULTS.md.new && mv tests/RESULTS.md.new tests/RESULTS.md

# how long loading takes, disk and cartridge: a minute and a half
frames: $(B)/emulator/boot $(B)/trog.atr $(CAR) $(B)/host/trog $(EMULATOR_READY)
	@$(B)/emulator/boot $(B)/trog.atr $(B)/host/trog > $(B)/boot-disk.txt
	@$(B)/emulator/boot $(CAR) $(B)/host/trog > $(B)/boot-cartridge.txt
	@tools/build/frames-table $(B)/boot-disk.txt $(B)/boot-cartridge.txt > tests/results/frames.tsv
	@$(MAKE) --no-print-directory results

.PHONY: manual pictures results frames
