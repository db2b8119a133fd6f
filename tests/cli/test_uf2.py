"""`quizbox uf2`. Here nothing is built: tests/chip/test_image.py does that."""

import pytest

from quizbox_host import image
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
