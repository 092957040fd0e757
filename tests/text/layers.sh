#!/bin/bash
# layers.sh BUILD: no file of the engine or the shell knows one above it. What a file includes, and whose names its
# object wants, must stand before it in the order that src/engine/state.h and src/shell/shell.h give in their first
# comment. Of the engine the objects of the host are looked at, C throughout; of the shell those of the disk.
. "${0%/*}/checks.sh"
build=$1

order() { # order FOLDER: the names in the comment, one a line
    case $1 in engine) header=state.h ;; *) header=shell.h ;; esac
    sed -n '1,/\*\//s,^ \*   \([a-z].*\),\1,p' "src/$1/$header" | tr -s ' ' '\n'
}
includes() { # includes FOLDER: "file includes file"
    (cd "src/$1" && find . -name "*.[ch]" | sed "s,^\./,,") | while read -r file; do
        case $1/$file in engine/state.c | engine/game_memory.c) continue ;; esac # storage
        sed -nE "s,^#include \"$1/(.*)\.h\".*,${file%.*} includes \1,p" "src/$1/$file"
    done
}
names() { # names FOLDER: "has file name" and "wants file name"
    case $1 in
    engine)
        for object in "$build/host/src/$1"/*.o; do
            nm -P "$object" | awk -v file="$(basename "$object" .o)" '{ print $2 == "U" ? "wants" : "has", file, $1 }'
        done ;;
    shell)
        find "$build/atari/src/$1" -name '*.o' | while read -r object; do
            file=${object#"$build/atari/src/$1/"}
            { od65 --dump-exports "$object"; od65 --dump-imports "$object"; } | awk -v file="${file%.o}" '
                $1 == "Exports:" { verb = "has" }
                $1 == "Imports:" { verb = "wants" }
                $1 == "Name:" { gsub(/"/, ""); print verb, file, $2 }'
        done ;;
    esac
}
calls() { # calls FOLDER: "file calls file"
    names "$1" | awk '
        $1 == "has" { owner[$3] = $2 }
        $1 == "wants" { file[++n] = $2; name[n] = $3 }
        END { for (i = 1; i <= n; i++) if (name[i] in owner) print file[i], "calls", owner[name[i]] }' | sort -u
}
upwards() { # upwards FOLDER: what is against the order
    { includes "$1"; calls "$1"; } | awk '
        NR == FNR { place[$1] = NR; next }
        !($1 in place) { print $1 " has no place"; next }
        !($3 in place) { print $3 " has no place"; next }
        $1 != $3 && place[$3] > place[$1]' <(order "$1") - | sort -u
}
check "the engine calls downwards" "" "$(upwards engine)"
check "the shell calls downwards" "" "$(upwards shell)"
check "there is something to compare" 1 $(($(calls shell | wc -l) > 50 && $(calls engine | wc -l) > 30))
finish
