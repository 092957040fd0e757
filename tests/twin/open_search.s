; open_search.s: asm/engine/search.s with the rows in the open that say where
; the list of a node stands: the test opens nodes as the search does.
.include "engine/search.s"
.export _search_count, _search_list_at_lo, _search_list_at_hi
_search_count      = count
_search_list_at_lo = list_at_lo
_search_list_at_hi = list_at_hi
