"""package.json against the firmware's files."""

import json

import tree

from quizbox import __version__
from quizbox_host.deploy import package


def test_it_is_what_the_tree_makes_of_it():
    """Written anew by `python -m quizbox_host.deploy.package`."""
    assert tree.text("package.json") == package.text()


def test_it_names_every_file_of_the_firmware_where_it_stands():
    document = json.loads(tree.text("package.json"))
    firmware = [path.as_posix() for path in tree.files(".py") if path.parts[0] == "firmware"]
    assert sorted(source for _, source in document["urls"]) == firmware
    assert all(source == f"firmware/{target}" for target, source in document["urls"])
    assert document["urls"][-1][0] == "main.py"
    assert document["version"] == __version__
