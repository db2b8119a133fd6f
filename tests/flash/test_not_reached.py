"""An image that a drive took and the flash never saw: the board runs what it ran before."""

import pytest

from quizbox_host import image
from quizbox_host.deploy import drive as drives


@pytest.mark.parametrize(("before", "given"), [("product", "stock"), ("stock", "product")])
def test_an_image_that_did_not_reach_the_flash_is_told_of(
    run, plugged, desk, monkeypatch, request, before, given
):
    cable = plugged(request.getfixturevalue(before), held=True)

    def lost(drive, data, told):
        cable.pull()
        cable.put_in()

    monkeypatch.setattr(drives, "copy", lost)
    ran = run("flash", "--image", getattr(image, given)())
    assert ran.code == 21
    assert "did not reach the flash" in ran.err.splitlines()[-1]
    assert desk.wait(20, lambda: cable.port)
