"""Completion scripts for `quizbox`, as text for each shell's start file.

They call the command itself, by click's protocol: it gets the words of the line and prints what may
come next, with its kind: plain, file or dir.
"""

VARIABLE = "_QUIZBOX_COMPLETE"

# For bash 3.2 (macOS) and later. 3.2 has neither compopt nor nosort: there, what is no word of ours
# always completes as a file.
BASH = r"""
# quizbox completion for bash
_quizbox_completion() {
    local kind value word place=0 program=$1
    local -a words
    COMPREPLY=()
    case $program in "~/"*) program=$HOME/${program#??} ;; esac
    for word in "${COMP_WORDS[@]:0:COMP_CWORD}"; do
        [ "$word" = = ] || words[place++]=$word  # --game=chase is three words here
    done
    [ "${COMP_WORDS[COMP_CWORD]}" = = ] || words[place]=${COMP_WORDS[COMP_CWORD]}
    while IFS=, read -r kind value; do
        case $kind in
            plain) COMPREPLY[${#COMPREPLY[@]}]=$value ;;
            file) type compopt >/dev/null 2>&1 && compopt -o default ;;
            dir) type compopt >/dev/null 2>&1 && compopt -o dirnames ;;
        esac
    done < <(env COMP_WORDS="${words[*]}" COMP_CWORD="$place" \
        _QUIZBOX_COMPLETE=bash_complete "$program" 2>/dev/null)
    return 0
}
if ! type compopt >/dev/null 2>&1; then
    complete -o default -F _quizbox_completion quizbox
elif ! complete -o nosort -F _quizbox_completion quizbox 2>/dev/null; then
    complete -F _quizbox_completion quizbox
fi
"""

# A new account has not called compinit; -i: ask nothing. In a folder of fpath the whole file is the
# function.
ZSH = r"""#compdef quizbox
# quizbox completion for zsh
_quizbox_completion() {
    local -a told described plain
    local kind value description program=${(Q)words[1]/#\~\//$HOME/}
    told=("${(@f)$(env COMP_WORDS="${words[*]}" COMP_CWORD=$((CURRENT - 1)) \
        _QUIZBOX_COMPLETE=zsh_complete "$program" 2>/dev/null)}")
    compset -P '--*='
    for kind value description in "${told[@]}"; do
        case $kind in
            (plain)
                if [[ $description == _ ]]; then
                    plain+=("$value")
                else
                    described+=("$value:$description")
                fi ;;
            (file) _files ;;
            (dir) _files -/ ;;
        esac
    done
    (( $#described )) && _describe -V quizbox described
    (( $#plain )) && compadd -V quizbox -a plain
    return 0
}
if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
    _quizbox_completion "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
    compdef _quizbox_completion quizbox
fi
"""

FISH = r"""# quizbox completion for fish
function __quizbox_completion
    set -l words (commandline -opc)
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    set -l line (commandline -cp | string join ' ')
    set -l option (string match -r '^--[^=]*=' -- (commandline -ct))
    for told in (env COMP_WORDS="$line" COMP_CWORD=(commandline -ct | string join ' ') \
            _QUIZBOX_COMPLETE=fish_complete $program 2>/dev/null)
        set -l parts (string split -m 1 , -- $told)
        switch $parts[1]
            case plain
                echo "$option$parts[2]"
            case file
                __fish_complete_path (commandline -ct)
            case dir
                __fish_complete_directories (commandline -ct)
        end
    end
end
complete --no-files --command quizbox --arguments '(__quizbox_completion)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}
