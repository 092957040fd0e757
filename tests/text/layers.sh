#!/bin/bash
# layers.sh BUILD: a file of the engine or the shell uses no file above it. The first comments of src/engine/state.h and
# src/shell/shell.h list the files from the bottom up. Both the included headers and the symbols an object imports must
# belong to earlier files. The engine is checked by its host objects (all C), the shell by the disk's objects. A game
# knows nothing of the shell but what src/view/view.h and src/engine/hooks.h declare.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1

order() { # order FOLDER: prints the file names of the first comment, one per line
    case $1 in engine) header=state.h ;; *) header=shell.h ;; esac
    sed -n '1,/\*\//s,^ \*   \([a-z].*\),\1,p' "src/$1/$header" | tr -s ' ' '\n'
}
includes() { # includes FOLDER: prints "FILE includes FILE"
    (cd "src/$1" && find . -name "*.[ch]" | sed "s,^\./,,") | while read -r file; do
        case $1/$file in engine/state.c | engine/game_memory.c) continue ;; esac # storage, used by all
        sed -nE "s,^#include \"$1/(.*)\.h\".*,${file%.*} includes \1,p" "src/$1/$file"
    done
}
names() { # names FOLDER: prints "has FILE SYMBOL" and "wants FILE SYMBOL"
    case $1 in
    engine)
        for object in "$build/host/src/$1"/*.o; do
            nm -P "$object" | awk -v file="$(basename "$object" .o)" '{ print $2 == "U" ? "wants" : "has", file, $1 }'
        done ;;
    shell | games)
        find "$build/atari/src/$1" -name '*.o' | while read -r object; do
            file=${object#"$build/atari/src/$1/"}
            { od65 --dump-exports "$object"; od65 --dump-imports "$object"; } | awk -v file="${file%.o}" '
                $1 == "Exports:" { verb = "has" }
                $1 == "Imports:" { verb = "wants" }
                $1 == "Name:" { gsub(/"/, ""); print verb, file, $2 }'
        done ;;
    esac
}
calls() { # calls FOLDER: prints "FILE calls FILE"
    names "$1" | awk '
        $1 == "has" { owner[$3] = $2 }
        $1 == "wants" { file[++n] = $2; name[n] = $3 }
        END { for (i = 1; i <= n; i++) if (name[i] in owner) print file[i], "calls", owner[name[i]] }' | sort -u
}
upwards() { # upwards FOLDER: prints what violates the order
    { includes "$1"; calls "$1"; } | awk '
        NR == FNR { place[$1] = NR; next }
        !($1 in place) { print $1 " has no place"; next }
        !($3 in place) { print $3 " has no place"; next }
        $1 != $3 && place[$3] > place[$1]' <(order "$1") - | sort -u
}
into_shell() { # prints "GAME/FILE uses SYMBOL" for symbols of the shell that view.h does not declare
    { names shell | sed 's/^wants/-/'; names games | sed 's/^has/-/'; } | awk '
        NR == FNR { gsub(/[^a-z0-9_]+/, " "); for (i = 1; i <= NF; i++) declared["_" $i] = 1; next }
        $1 == "has" { owned[$3] = 1 }
        $1 == "wants" { file[++n] = $2; name[n] = $3 }
        END { for (i = 1; i <= n; i++)
            if (name[i] in owned && !(name[i] in declared)) print file[i], "uses", name[i] }' \
        <(cat src/view/view.h src/engine/hooks.h) -
}
check "no file of the engine uses one above it" "" "$(upwards engine)"
check "no file of the shell uses one above it" "" "$(upwards shell)"
check "no game uses the shell but through view/view.h" "" "$(into_shell)"
check "no variable of the shell is declared there" "" "$(sed -n 's/^extern .*\(shell_[a-z_]*\|entry_[a-z_]*\).*/\1/p' \
    src/view/view.h)"
check "some files were compared" 1 $(($(calls shell | wc -l) > 50 && $(calls engine | wc -l) > 30))
finish
