# SPDX-License-Identifier: GPL-3.0-or-later
# Completes commands, options, and values that are words of a list. All of them are read from the program's own --help, so that
# there is nothing to keep in step.

# _headscope_section HEADING: the first words of a section of the help on standard input.
_headscope_section() {
    awk -v heading="$1:" '/^[^ ]/ { inside = $0 == heading } inside && /^  [^ ]/ { print $1 }' | tr ',' '\n'
}

# _headscope_values OPTION: the words to choose from, of the help on standard input: "rollout|flow=rollout" or "TEXT:{png,svg}=png", with
# what is taken without it; in the first, words in capitals stand for values. Nothing where it takes something else.
_headscope_values() {
    awk -v option="$1" '/^  -/ && index("," $1 ",", "," option ",") && $2 ~ /[|{]/ {
        listed = sub(/^[A-Z]+:[{]/, "", $2)
        sub(/[}=].*/, "", $2)
        count = split($2, words, /[|,]/)
        for (i = 1; i <= count; ++i) if (listed || words[i] !~ /[A-Z]/) print words[i]
    }'
}

_headscope() {
    local program=${1/#\~/$HOME} word=$2 previous=$3 help commands choices i
    COMPREPLY=()
    [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]} # "--what=ca" is three words for bash
    help=$("$program" --help 2>/dev/null) || return
    commands=$(_headscope_section Subcommands <<<"$help")
    for ((i = 1; i < COMP_CWORD; ++i)); do
        if grep -qxF -e "${COMP_WORDS[i]}" <<<"$commands"; then
            help=$("$program" "${COMP_WORDS[i]}" --help 2>/dev/null) || return
            commands=
            break
        fi
    done
    if [[ $word == -* ]]; then
        choices=$(_headscope_section Options <<<"$help")
    elif [[ $previous == -* ]] && grep -qE -e "^  (-.,)?$previous [^ ]*[A-Z|]" <<<"$help"; then
        choices=$(_headscope_values "$previous" <<<"$help")
    else
        choices=$commands
    fi
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$word")
}

# Where nothing of that fits, a file.
complete -o bashdefault -o default -F _headscope headscope
