"""The project's files, as a checkout has them: without what .gitignore leaves out."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = (
    ".git", ".venv", ".venv-hardware", "build",
    "__pycache__", ".hypothesis", ".pytest_cache", ".ruff_cache",
)  # fmt: skip


def files(suffix=""):
    """Every file whose name ends so, as paths from ROOT, sorted."""
    found = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name in LEFT_OUT or path.name.endswith(".egg-info"):
                continue
            if path.is_dir():
                folders.append(path)
            elif path.name.endswith(suffix):
                found.append(path.relative_to(ROOT))
    return sorted(found)


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def syntax(path):
    return ast.parse(text(path))
