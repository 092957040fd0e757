; absent_prune.s: the C twin of GameInfo.prune, for games that have none (games.c).

.export _twin_prune

.code
_twin_prune:
        rts
