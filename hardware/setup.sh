#!/bin/sh
# Makes .venv-hardware with what the schematic, the board and the case need; needs the network once.
# A .venv-hardware of this checkout that is up to date stays as it is.
set -eu
unset CDPATH  # with it cd may go to another folder
cd -- "$(dirname -- "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }

# A copied or moved .venv-hardware still refers to the folder where it was made.
wanted=$(pwd -P && cksum hardware/requirements.txt hardware/setup.sh)
works() {
    .venv-hardware/bin/python -I -c 'from importlib.util import find_spec
exit(not (find_spec("quizbox_host") and find_spec("build123d")))' 2>/dev/null
}
if [ "$(cat .venv-hardware/.ready 2>/dev/null)" = "$wanted" ] && works; then
    exit 0
fi

PYTHON=${PYTHON:-python3}
if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "this needs Python 3.11 or newer as '$PYTHON'; name another: make PYTHON=python3.12 ..."
    exit 1
fi

lacking=
/usr/bin/python3 -c 'import pcbnew' 2>/dev/null || lacking="kicad kicad-footprints"
[ -d /usr/share/kicad/footprints ] || lacking="kicad kicad-footprints"
"$PYTHON" -c 'import ensurepip' 2>/dev/null || lacking="$lacking python3-venv"
if [ -n "$lacking" ]; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing$(printf ' %s' $lacking) from Debian (KiCad: about 760 MB)"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive \
            apt-get install -qq -y --no-install-recommends $lacking >/dev/null
    else
        say "first install what draws the board (about 760 MB); on Debian and Ubuntu:"
        say "sudo apt-get install --no-install-recommends $lacking"
        exit 1
    fi
fi

say "making .venv-hardware with $("$PYTHON" --version) (once; about 1.1 GB)"
rm -rf .venv-hardware
"$PYTHON" -m venv .venv-hardware
say "installing the pinned packages from PyPI"
# A user's pip.conf may send packages to the home folder; these belong into .venv-hardware.
PIP_USER=no .venv-hardware/bin/python -P -m pip install --quiet --disable-pip-version-check \
    -r hardware/requirements.txt
# The host tool draws the card, with the firmware's letters.
for folder in host firmware; do printf '%s\n' "$PWD/$folder"; done \
    >"$(.venv-hardware/bin/python -c 'import site; print(site.getsitepackages()[0])')/quizbox.pth"
if ! works; then
    say "pip put the packages elsewhere than into .venv-hardware: 'pip config list' may say why"
    exit 1
fi
printf '%s\n' "$wanted" >.venv-hardware/.ready
say "ready"
