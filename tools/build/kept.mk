# kept.mk: dependencies that are not files: compiler flags and the lists of files that are linked. Each is the text of
# a small file in build/kept, which is written only when the text changes; targets that depend on it are then built
# again. So an image never contains code whose source has been removed. The Makefile includes this file first.
# SPDX-License-Identifier: MIT

# `make V=1` shows every command; otherwise one line reports each image.
ifneq ($(V),1)
.SILENT:
MUTE = > /dev/null
endif

KEPT = $(B)/kept
$(shell mkdir -p $(KEPT))
equal = $(and $(findstring <$(1)>,<$(2)>),$(findstring <$(2)>,<$(1)>))
# $(call kept,NAME,TEXT): the path of build/kept/NAME, after writing TEXT to it if it has changed. (strip: GNU make 4.3
# sometimes keeps the last newline of a file that it reads.)
kept = $(if $(call equal,$(1): $(strip $(2)),$(strip $(file < $(KEPT)/$(1)))),,$(file \
    > $(KEPT)/$(1),$(1): $(strip $(2))))$(KEPT)/$(1)
# $(call listed,NAME,FILES): prerequisites: the files, and a kept file with the list of their names
listed = $(2) $(call kept,$(1),$(2))
