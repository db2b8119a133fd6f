#!/bin/sh
# Makes .venv with everything that the host tool and its tests need, in the versions of
# constraints.txt. A .venv of this checkout that is up to date stays as it is.
set -eu
unset CDPATH  # with it cd may go to another folder
cd -- "$(dirname -- "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }

# A copied or moved .venv still refers to the folder where it was made.
wanted=$(pwd -P && cksum pyproject.toml constraints.txt host/setup.sh)
works() {
    .venv/bin/python -I -c 'from importlib.util import find_spec
exit(not (find_spec("quizbox_host") and find_spec("click")))' 2>/dev/null
}
if [ "$(cat .venv/.ready 2>/dev/null)" = "$wanted" ] && works; then
    exit 0
fi

PYTHON=${PYTHON:-python3}
if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "this needs Python 3.11 or newer as '$PYTHON'; name another: make PYTHON=python3.12 ..."
    exit 1
fi
if ! "$PYTHON" -c 'import ensurepip' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "this Python cannot make a .venv yet: installing Debian's python3-venv (6 MB)"
        apt-get update -qq
        apt-get install -qq -y --no-install-recommends python3-venv >/dev/null
    else
        say "this Python cannot make a .venv: install its venv module first"
        say "on Debian and Ubuntu: sudo apt install python3-venv"
        exit 1
    fi
fi

[ ! -e .venv ] || say "the .venv that is here is old, another checkout's, or without its Python"
say "making .venv with $("$PYTHON" --version) (once; about 100 MB)"
rm -rf .venv
"$PYTHON" -m venv .venv

say "installing the pinned packages from PyPI"
# A user's pip.conf may send packages to the home folder; these belong into .venv.
PIP_USER=no .venv/bin/python -P -m pip install --quiet --disable-pip-version-check \
    -c constraints.txt -e '.[dev]'
if ! works; then
    say "pip put the packages elsewhere than into .venv: 'pip config list' may say why"
    exit 1
fi
printf '%s\n' "$wanted" >.venv/.ready
say "ready"
