# kept.mk: what the build depends on beside files: compiler flags, and lists of the files that are linked. Each is the
# text of a small file in build/kept, which is written only when the text is another one: what depends on it is made
# anew then. So an image never keeps code whose source is gone. Included by the Makefile first.

# `make V=1` shows every command; else a line for each image says what was made.
ifneq ($(V),1)
.SILENT:
MUTE = > /dev/null
endif

KEPT = $(B)/kept
$(shell mkdir -p $(KEPT))
equal = $(and $(findstring <$(1)>,<$(2)>),$(findstring <$(2)>,<$(1)>))
# $(call kept,NAME,TEXT): the file of that name. (GNU make 4.3 sometimes leaves the last newline of what it reads.)
kept = $(if $(call equal,$(1): $(strip $(2)),$(strip $(file < $(KEPT)/$(1)))),,$(file \
    > $(KEPT)/$(1),$(1): $(strip $(2))))$(KEPT)/$(1)
# $(call listed,NAME,FILES): prerequisites: the files, and one that has their names
listed = $(2) $(call kept,$(1),$(2))
