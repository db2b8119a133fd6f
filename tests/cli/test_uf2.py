"""`quizbox uf2`. Here nothing is built: tests/chip/test_image.py does that."""

import pytest

from quizbox_host import checkout, image
from quizbox_host.image import recipe


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Two images as if they had been built; asked: which, and from which checkout."""
    asked = []

    def maker(name):
        def make(micropython):
            asked.append((name, micropython))
            path = tmp_path / "cache" / f"{name}-pico.uf2"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(name.encode())
            return path

        return make

    monkeypatch.setattr(image, "product", maker("product"))
    monkeypatch.setattr(image, "stock", maker("stock"))
    monkeypatch.setattr(recipe, "FIRMWARE", tmp_path / "project" / "firmware")
    (tmp_path / "project").mkdir()
    return asked


def test_the_image_goes_to_the_projects_build_folder(run, built, tmp_path):
    path = tmp_path / "project/build/product-pico.uf2"
    for _ in range(2):
        ran = run("uf2")
        assert (ran.code, ran.lines) == (0, [str(path)])
    assert path.read_bytes() == b"product"
    assert built == [("product", None)] * 2


def test_the_stock_image_from_a_checkout(run, built, tmp_path):
    ran = run("uf2", "--stock", "--micropython", "there", "--output", tmp_path / "mine.uf2")
    assert (ran.code, ran.lines) == (0, [str(tmp_path / "mine.uf2")])
    assert (tmp_path / "mine.uf2").read_bytes() == b"stock"
    assert built == [("stock", "there")]


def test_into_a_folder_by_its_name(run, built, tmp_path):
    ran = run("uf2", "--output", tmp_path)
    assert ran.lines == [str(tmp_path / "product-pico.uf2")]
    assert (tmp_path / "product-pico.uf2").read_bytes() == b"product"


def test_a_file_that_is_there_is_replaced_by_force_alone(run, built, tmp_path):
    """And before anything is built; one in build/ is the tool's own."""
    path = tmp_path / "mine.uf2"
    path.write_bytes(b"mine")
    ran = run("uf2", "--output", path)
    assert (ran.code, ran.out, built) == (15, "", [])
    assert "is there already: name another, or say --force to replace it" in ran.err
    assert path.read_bytes() == b"mine"
    assert run("uf2", "--output", path, "--force").lines == [str(path)]
    assert path.read_bytes() == b"product"


def test_outside_a_checkout_it_goes_to_the_folder_that_one_is_in(run, built, tmp_path, monkeypatch):
    monkeypatch.setattr(checkout, "FIRMWARE", tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("uf2", "--stock").lines == ["stock-pico.uf2"]
    assert (tmp_path / "stock-pico.uf2").read_bytes() == b"stock"


def test_a_place_that_is_not_there(run, built, tmp_path):
    ran = run("uf2", "--output", tmp_path / "none" / "mine.uf2")
    assert (ran.code, ran.out) == (15, "")
    assert ran.err.endswith("mine.uf2: No such file or directory; name another\n")


def test_a_checkout_that_is_none_ends_it_before_anything_is_fetched(run, tmp_path, monkeypatch):
    monkeypatch.setenv("QUIZBOX_CACHE", str(tmp_path / "cache"))
    ran = run("uf2", "--micropython", tmp_path)
    assert (ran.code, ran.out) == (3, "")
    assert f"{tmp_path} is no checkout of MicroPython" in ran.err
    assert not (tmp_path / "cache").exists()


def test_an_argument_too_many(run):
    assert run("uf2", "x").code == 2
