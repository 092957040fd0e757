#!/bin/bash
# layers.sh BUILD: which file uses which.
#   - A file of the engine or the shell uses no file above it. The first comments of src/engine/state.h and
#     src/shell/shell.h list the files from the bottom up. Both the included headers and the symbols an object imports
#     must belong to earlier files.
#   - No files of a folder use each other in a circle: every game, in C and as on the disk; host; the host machine;
#     engine, view, plat and shell as on the disk.
#   - No file uses one of a higher layer (`layers`), except through a verb of a game (src/engine/verbs.h) or a hook: a
#     function of a hooks.h (src/engine, src/view), and what a game with a grid (src/view/grid.h) or with double threats
#     (src/engine/double_threats.h) has.
# C is checked by the host's objects (views by the disk's), everything else by the disk's objects. tests/text/layers.txt
# has the exceptions; one that is no longer needed fails, too.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
layers="plat engine view games shell" # from the bottom up
LOOPS=$(awk '$1 == "loop" { for (i = 3; i <= NF; i++) printf "%s/%s%s", $2, $i, i < NF ? " " : "\n" }' \
    "${0%/*}/layers.txt")
export LOOPS

order() { # order FOLDER: prints the file names of the first comment, one per line
    case $1 in engine) header=state.h ;; *) header=shell.h ;; esac
    sed -n '1,/\*\//s,^ \*   \([a-z].*\),\1,p' "src/$1/$header" | tr -s ' ' '\n'
}
includes() { # includes FOLDER: prints "FILE includes FILE"
    # state.c and game_memory.c of the engine are storage, used by all
    (cd "src/$1" && grep -rE --include='*.[ch]' "^#include \"$1/" .) | sed -nE "/^\.\/(state|game_memory)\.c:/d
        s,^\./(.*)\.[ch]:#include \"$1/(.*)\.h\".*,\1 includes \2,p"
}
is_linked() { # is_linked TREE SOURCE: it is not an object of an old source, or of C that has a twin on the disk
    [ -f "$2.s" ] || { [ -f "$2.c" ] && { [ "$1" != atari ] || [ ! -f "asm/${2#src/}.s" ]; }; }
}
sources() { # sources TREE FOLDER...: prints the sources of the objects below build/TREE/FOLDER, without their endings
    local tree=$1
    shift
    (cd "$build/$tree" && find "$@" -name '*.o' 2>/dev/null) | sed 's,\.o$,,' | sort | while read -r source; do
        is_linked "$tree" "$source" && echo "$source"
    done
}
names() { # names TREE FOLDER...: prints "has SOURCE SYMBOL" and "wants SOURCE SYMBOL"
    local tree=$1 source objects=()
    while read -r source; do
        objects+=("$source.o")
    done < <(sources "$@")
    [ ${#objects[@]} != 0 ] || return
    case $tree in host | shell)
        (cd "$build/$tree" && nm -AgP "${objects[@]}") |
            awk '{ sub(/\.o:$/, "", $1); print $3 == "U" ? "wants" : "has", $1, $2 }'
        return ;;
    esac
    (cd "$build/$tree" && od65 --dump-exports --dump-imports "${objects[@]}") | awk '
        /\.o:$/ { file = $1; sub(/\.o:$/, "", file) }
        $1 == "Exports:" { verb = "has" }
        $1 == "Imports:" { verb = "wants" }
        $1 == "Name:" { gsub(/"/, ""); print verb, file, $2 }'
}
calls() { # reads names, prints "SOURCE calls SOURCE SYMBOL"
    awk '$1 == "has" { owner[$3] = $2 }
        $1 == "wants" { file[++n] = $2; name[n] = $3 }
        END { for (i = 1; i <= n; i++) if (name[i] in owner && owner[name[i]] != file[i])
            print file[i], "calls", owner[name[i]], name[i] }' | sort -u
}
inside() { # inside FOLDER: the calls inside a folder that has an order, without symbols
    case $1 in engine) names host src/engine ;; *) names atari "src/$1" "asm/$1" ;; esac | calls |
        awk -v cut="^(src|asm)/$1/" '{ sub(cut, "", $1); sub(cut, "", $3); print $1, $2, $3 }' | sort -u
}
upwards() { # upwards FOLDER: prints what violates the order
    { includes "$1"; inside "$1"; } | awk '
        NR == FNR { place[$1] = NR; next }
        !($1 in place) { print $1 " has no place"; next }
        !($3 in place) { print $3 " has no place"; next }
        $1 != $3 && place[$3] > place[$1]' <(order "$1") - | sort -u
}
# circles: reads names, prints the calls that are part of a circle: files that call none, or are called by none, are
# taken away until nothing changes. The files of a loop (layers.txt) count as one file.
circles() {
    calls | awk '
        BEGIN { n = split(ENVIRON["LOOPS"], line, "\n")
            for (i = 1; i <= n; i++) { m = split(line[i], file, " "); for (j = 1; j <= m; j++) loop[file[j]] = i }
            n = 0 }
        { from = $1 in loop ? loop[$1] : $1; to = $3 in loop ? loop[$3] : $3 }
        from != to { a[++n] = from; b[n] = to; text[n] = $0 }
        END {
            do {
                split("", calling); split("", called); changed = 0
                for (i = 1; i <= n; i++) if (!gone[i]) { calling[a[i]]; called[b[i]] }
                for (i = 1; i <= n; i++)
                    if (!gone[i] && (!(a[i] in called) || !(b[i] in calling))) gone[i] = changed = 1
            } while (changed)
            for (i = 1; i <= n; i++) if (!gone[i]) print text[i]
        }'
}
# hooks: prints the symbols of higher layers that any layer may use: verbs of a game, functions of hooks.h, and what a
# game with a grid or with double threats has
hooks() {
    sed -nE 's/^(SEARCH_VERB|VERB|VIEW_VERB)\(([^,]*, )?([a-z_]+)[,)].*/_game_\3/p' src/engine/verbs.h
    sed -nE 's/^[a-z][a-z0-9_ ]*[ *]([a-z_]+)\(.*\);.*/_\1/p' src/engine/hooks.h src/view/hooks.h
    sed -nE 's/^[a-z].*[ *](game_[a-z_]+)[[(;].*/_\1/p' src/view/grid.h src/engine/double_threats.h
}
rises() { # reads names, prints "SOURCE SYMBOL" for each use of a higher layer
    calls | awk -v layers="$layers" -v hooks="$(hooks | tr '\n' ' ')" '
        BEGIN { n = split(layers, name, " "); for (i = 1; i <= n; i++) level[name[i]] = i
            n = split(hooks, name, " "); for (i = 1; i <= n; i++) is_hook[name[i]] }
        { split($1, from, "/"); split($3, to, "/") }
        level[to[2]] > level[from[2]] && !($4 in is_hook) { print $1, $4 }'
}
included_above() { # prints each include of a header of a higher layer
    grep -E '^#include "[a-z]+/' src/plat/*.h src/{engine,view}/*.[ch] src/games/*/*.[ch] |
        awk -F / -v layers="$layers" '
        BEGIN { n = split(layers, name, " "); for (i = 1; i <= n; i++) level[name[i]] = i }
        { match($0, /"[a-z]+/) }
        level[substr($0, RSTART + 1, RLENGTH - 1)] > level[$2]'
}

for folder in engine shell; do
    check "no file of the $folder uses one above it" "" "$(upwards $folder)"
done
check "some files were compared" 1 $(($(inside shell | wc -l) > 50 && $(inside engine | wc -l) > 30))

temporary=$(mktemp -d) && trap 'rm -r "$temporary"' EXIT
for game in $(cd src/games && ls); do
    names atari "asm/games/$game" "src/games/$game" > "$temporary/$game"
    check "$game on the disk: no circle" "" "$(circles < "$temporary/$game")"
    check "$game in C: no circle" "" \
        "$({ names host "src/games/$game"; grep " src/games/$game/view" "$temporary/$game"; } | circles)"
done
check "host: no circle" "" "$(names host src/host src/plat | circles)"
names shell src/plat/host/shell > "$temporary/host_machine"
check "host machine: no circle" "" "$(circles < "$temporary/host_machine")"
check "some files of the host machine were compared" 1 $(($(calls < "$temporary/host_machine" | wc -l) > 50))
check "sim: no circle" "" "$(names simc src/host src/plat | circles)"
for folder in plat engine view shell; do
    names atari "asm/$folder" "src/$folder" > "$temporary/$folder"
    check "$folder on the disk: no circle" "" "$(circles < "$temporary/$folder")"
done
while read -r loop; do
    check "no loop any more" "$(tr ' ' '\n' <<< "$loop" | sort)" \
        "$(grep -hE " (${loop// /|}) " "$temporary"/* | LOOPS= circles | cut -d ' ' -f 1 | sort -u)"
done <<< "$LOOPS"

up=$(for game in $(cd src/games && ls); do
    cat "$temporary"/{plat,engine,view,shell,"$game"} | rises
done | sort -u)
excepted=$(sed -n 's/^up //p' "${0%/*}/layers.txt" | sort -u)
check "no use of a higher layer" "" "$(comm -23 <(echo "$up") <(echo "$excepted"))"
check "no header of a higher layer is included" "" "$(included_above)"
check "no exception without need" "" "$(comm -13 <(echo "$up") <(echo "$excepted"))"
check "no variable of the shell is declared for views" "" \
    "$(sed -n 's/^extern .*\(shell_[a-z_]*\|entry_[a-z_]*\).*/\1/p' src/view/*.h)"
finish
