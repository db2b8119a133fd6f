"""The router joins what belongs together, keeps its distance, and says so when it cannot."""

from math import hypot

import pytest

from hardware import design
from hardware.board import placement, router
from hardware.board.grid import LAYERS, Copper, Grid
from hardware.design import DesignError

RULES = placement.rules(design.load())


def pad(net, x_mm, y_mm):
    return Copper(net, LAYERS, x_mm, y_mm, x_mm, y_mm, 0.8)


def wall(x_mm, top_mm, bottom_mm, layers=LAYERS):
    return Copper(None, layers, x_mm, top_mm, x_mm, bottom_mm, 0.5)


def routed(*copper, width_mm=20, depth_mm=20):
    grid = Grid(width_mm, depth_mm, RULES.edge_mm)
    grid.copper = list(copper)
    return router.route(grid, RULES)


def copper(track):
    ends = (track.x1_mm, track.y1_mm, track.x2_mm, track.y2_mm)
    return Copper(track.net, (track.layer,), *ends, track.width_mm / 2, line=True)


def touch(one, other):
    """Whether an end or the middle of one lies in the other, on a layer of both."""
    points = ((one.x1_mm, one.y1_mm), (one.x2_mm, one.y2_mm))
    same = set(one.layers) & set(other.layers)
    return bool(same) and any(other.distance_mm(*point) < 0 for point in points)


def joined(tracks, vias, pads):
    """Whether tracks and vias lead from the first pad to every other."""
    left = [copper(track) for track in tracks] + pads[1:]
    left += [pad(via.net, via.x_mm, via.y_mm) for via in vias]
    reached = [pads[0]]
    for one in reached:
        near = [other for other in left if touch(one, other) or touch(other, one)]
        reached += near
        left = [other for other in left if other not in near]
    return left == []


def nearest_mm(track, other):
    """From the track's copper to another's, in steps of a tenth of a millimetre."""
    length_mm = hypot(track.x2_mm - track.x1_mm, track.y2_mm - track.y1_mm)
    steps = int(length_mm * 10) + 1
    return min(
        other.distance_mm(
            track.x1_mm + (track.x2_mm - track.x1_mm) * nth / steps,
            track.y1_mm + (track.y2_mm - track.y1_mm) * nth / steps,
        )
        - track.width_mm / 2
        for nth in range(steps + 1)
    )


def test_two_pads_in_a_row_get_one_straight_track():
    tracks, vias = routed(pad("A", 5, 5), pad("A", 15, 5))
    assert [(track.layer, track.width_mm) for track in tracks] == [(0, RULES.track_mm)]
    assert {(tracks[0].x1_mm, tracks[0].y1_mm), (tracks[0].x2_mm, tracks[0].y2_mm)} == {
        (5, 5),
        (15, 5),
    }
    assert vias == []


def test_power_gets_wide_tracks():
    tracks, _ = routed(pad("VSYS", 5, 5), pad("VSYS", 15, 5))
    assert {track.width_mm for track in tracks} == {RULES.power_mm}


def test_the_pours_net_is_left_to_the_pour():
    assert routed(pad("GND", 5, 5), pad("GND", 15, 5)) == ([], [])


def test_three_pads_become_one_net():
    pads = [pad("A", 4, 4), pad("A", 15, 6), pad("A", 8, 16)]
    assert joined(*routed(*pads), pads)


@pytest.mark.parametrize("walls", [[wall(10, 0, 15)], [wall(7, 0, 15), wall(13, 5, 20)]])
def test_a_track_goes_around_and_keeps_its_distance(walls):
    pads = [pad("A", 4, 4.1), pad("A", 16, 4.1)]
    tracks, vias = routed(*pads, *walls)
    assert joined(tracks, vias, pads)
    assert len(tracks) > 1
    for track in tracks:
        assert min(nearest_mm(track, one) for one in walls) >= RULES.clearance_mm


def test_a_track_changes_layers_where_each_is_barred_once():
    pads = [pad("A", 4, 10), pad("A", 16, 10)]
    tracks, vias = routed(*pads, wall(7, 0, 20, (0,)), wall(13, 0, 20, (1,)))
    assert joined(tracks, vias, pads)
    assert [7.5 < via.x_mm < 12.5 for via in vias] == [True]
    assert {track.layer for track in tracks} == {0, 1}


def test_crossing_nets_keep_their_distance():
    pads = [pad("A", 3, 10), pad("A", 17, 10), pad("B", 10, 3), pad("B", 10, 17)]
    tracks, vias = routed(*pads)
    for net in "AB":
        mine = [track for track in tracks if track.net == net]
        theirs = [one for one in pads if one.net != net]
        assert joined(mine, vias, [one for one in pads if one.net == net])
        for track in mine:
            assert min(nearest_mm(track, one) for one in theirs) >= RULES.clearance_mm


def test_a_net_without_a_way_is_named():
    with pytest.raises(DesignError, match="no way for net A: give its parts more room"):
        routed(pad("A", 5, 5), pad("A", 15, 5), wall(10, 0, 20))


def test_the_edge_is_kept_off():
    tracks, _ = routed(pad("A", 3, 10), pad("A", 17, 10), wall(10, 1.8, 18.2))
    low = min(min(track.y1_mm, track.y2_mm) for track in tracks)
    assert low >= RULES.edge_mm + RULES.track_mm / 2
