#!/bin/sh
# Makes .venv with everything the host tool and its tests need, in the versions of constraints.txt.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }

if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "this needs Python 3.11 or newer as '$PYTHON'; name another: make PYTHON=python3.12 ..."
    exit 1
fi

say "making .venv with $("$PYTHON" --version) (once; about 100 MB)"
rm -rf .venv
if ! "$PYTHON" -c 'import ensurepip' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "this Python cannot make one yet: installing Debian's python3-venv (6 MB)"
        apt-get update -qq
        apt-get install -qq -y --no-install-recommends python3-venv >/dev/null
    else
        say "this Python cannot make one: install its venv module first"
        say "on Debian and Ubuntu: sudo apt install python3-venv"
        exit 1
    fi
fi
"$PYTHON" -m venv .venv

say "installing the pinned packages from PyPI"
.venv/bin/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
say "ready"
