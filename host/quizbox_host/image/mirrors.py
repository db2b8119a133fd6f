"""The Debian mirrors that this machine's own apt configuration names."""

import re
from pathlib import Path

APT = Path("/etc/apt")
OFFICIAL = "http://deb.debian.org/debian"
SUITES = ("bullseye", "bookworm", "trixie", "forky", "oldstable", "stable", "testing", "sid")
ONE_LINE = re.compile(r"deb\s+(?:\[[^\]]*\]\s+)?(?P<uri>\S+)\s+(?P<suite>\S+)\s+(?P<components>.+)")


def mirrors(apt=APT):
    """URIs of Debian's main archive, one or more: the machine's own first, the official one last.

    apt: the folder of apt's configuration. Other archives are left out, also Debian's security
    archive. Source: sources.list(5).
    """
    paths = [apt / "sources.list", *sorted((apt / "sources.list.d").glob("*"))]
    found = []
    for path in paths:
        if path.suffix in (".list", ".sources") and path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            found += deb822(text) if path.suffix == ".sources" else one_line(text)
    return list(dict.fromkeys([*found, OFFICIAL]))


def one_line(text):
    """The URIs in a file with lines `deb [options] URI suite component...`."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    matches = (ONE_LINE.fullmatch(line) for line in lines)
    return [
        match["uri"]
        for match in matches
        if match and _is_debian(match["uri"], [match["suite"]], match["components"].split())
    ]


def deb822(text):
    """The URIs in a file with paragraphs of fields (deb822)."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = []
    for paragraph in re.split(r"\n\s*\n", "\n".join(lines)):
        fields = _fields(paragraph)
        if "deb" not in fields.get("types", []) or fields.get("enabled") in (["no"], ["false"]):
            continue
        suites, components = fields.get("suites", []), fields.get("components", [])
        found += [uri for uri in fields.get("uris", []) if _is_debian(uri, suites, components)]
    return found


def _fields(paragraph):
    """{name in lower case: words}; a line that begins with a blank continues the one before."""
    joined = re.sub(r"\n[ \t]+", " ", paragraph)
    pairs = (line.partition(":") for line in joined.splitlines())
    return {name.strip().lower(): value.split() for name, _, value in pairs}


def _is_debian(uri, suites, components):
    return (
        not uri.startswith("cdrom:")
        and "security" not in uri
        and "main" in components
        and any(suite in SUITES for suite in suites)
    )
