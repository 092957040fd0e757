; open_hash.s: asm/engine/hash.s with the byte in the open that C has no need of.
.include "engine/hash.s"
.export _hash_page_mask
_hash_page_mask = page_mask
