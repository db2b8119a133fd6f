#!/bin/sh
# Sees to it that the shells of tests/cli/test_shells.py are there.
set -eu

missing=
for shell in bash zsh fish; do
    command -v "$shell" >/dev/null || missing="$missing $shell"
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf 'shells: installing%s\n' "$missing" >&2
    apt-get update -qq
    # shellcheck disable=SC2086 - names, one a word
    apt-get install -qq -y --no-install-recommends $missing >/dev/null
else
    printf 'shells: install%s first; on Debian and Ubuntu: sudo apt install%s\n' \
        "$missing" "$missing" >&2
    exit 1
fi
