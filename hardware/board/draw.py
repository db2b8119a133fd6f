"""Makes the board as a KiCad object: footprints, tracks, pours, silk-screen and outline."""

import pcbnew

from hardware.board import kicad, labels, placement, router
from hardware.board.grid import LAYERS, Copper, Grid

SEED = 1  # of KiCad's random ids: the same seed makes the same file each time


def draw(design, path):
    """Make the board and write it to path. Returns the numbers of (tracks, vias)."""
    pcbnew.KIID.SeedGenerator(SEED)
    board = pcbnew.BOARD()
    rules = placement.rules(design)
    kicad.set_rules(board, rules)
    thickness_mm = design.table["board"]["thickness_mm"]
    board.GetDesignSettings().SetBoardThickness(kicad.units(thickness_mm))
    _outline(board, design.table["board"])
    nets = _nets(board, design)
    places = placement.places(design)
    pads = placement.pad_nets(design)
    for place in places.values():
        if place.footprint.name:
            footprint = kicad.load_footprint(place)
            footprint.SetValue(design.board().parts[place.ref].value)
            board.Add(footprint)
            for pad in footprint.Pads():
                net = pads.pop((place.ref, pad.GetNumber()), None)
                if net:
                    pad.SetNet(nets[net])
    if pads:
        raise SystemExit(f"[board.footprints]: no pad for {sorted(pads)}")
    _holes(board, design.table["board"])
    tracks, vias = router.route(_grid(board, design), rules)
    _copper(board, nets, rules, tracks, vias)
    _pours(board, nets[rules.pour_net], rules, design.table["board"])
    for label in labels.labels(design):
        for layer in kicad.PRINTS[: 2 if label.both else 1]:
            board.Add(kicad.text(board, label, layer))
    for points in labels.lines(design):
        board.Add(kicad.line(board, pcbnew.F_SilkS, points, labels.LINE_MM))
    pcbnew.SaveBoard(str(path), board)
    board = pcbnew.LoadBoard(str(path))
    kicad.set_rules(board, rules)
    kicad.fill(board)
    pcbnew.SaveBoard(str(path), board)
    return len(tracks), len(vias)


def _nets(board, design):
    found = {}
    for name in sorted(design.board().nets):
        found[name] = pcbnew.NETINFO_ITEM(board, name)
        board.Add(found[name])
    return found


def _outline(board, table):
    """Draw the board's edge, a rectangle with round corners."""
    width, depth, corner = table["width_mm"], table["depth_mm"], table["corner_mm"]
    cut = corner * (1 - 0.5**0.5)
    far_x, far_y = width - corner, depth - corner
    sides = (
        ((corner, 0), (far_x, 0)),
        ((width, corner), (width, far_y)),
        ((far_x, depth), (corner, depth)),
        ((0, far_y), (0, corner)),
    )
    turns = (
        (sides[0][1], (width - cut, cut), sides[1][0]),
        (sides[1][1], (width - cut, depth - cut), sides[2][0]),
        (sides[2][1], (cut, depth - cut), sides[3][0]),
        (sides[3][1], (cut, cut), sides[0][0]),
    )
    for points in sides + turns:
        board.Add(kicad.line(board, pcbnew.Edge_Cuts, points, 0.1))


def _holes(board, table):
    shape = placement.hole(table)
    for nth, (x_mm, y_mm) in enumerate(table["holes_mm"], 1):
        place = placement.Place(f"H{nth}", shape, x_mm, y_mm, 0, "", ())
        board.Add(kicad.load_footprint(place))


def _grid(board, design):
    """The router's Grid with its obstacles: pads, screw heads, and printed labels."""
    table = design.table["board"]
    rules = placement.rules(design)
    grid = Grid(table["width_mm"], table["depth_mm"], rules.edge_mm)
    for pad in board.GetPads():
        left, top, right, bottom, radius = kicad.pad_copper_mm(pad)
        net = pad.GetNetname() or None
        if net == rules.pour_net:
            radius += rules.spoke_room_mm
        grid.copper.append(Copper(net, LAYERS, left, top, right, bottom, radius))
    for label in labels.labels(design):
        grid.prints.append(Copper(None, LAYERS, *label.box_mm, 0.0))
    for x_mm, y_mm in table["holes_mm"]:
        grid.copper.append(Copper(None, LAYERS, x_mm, y_mm, x_mm, y_mm, table["head_mm"] / 2))
    return grid


def _copper(board, nets, rules, tracks, vias):
    for track in tracks:
        made = pcbnew.PCB_TRACK(board)
        made.SetStart(kicad.point(track.x1_mm, track.y1_mm))
        made.SetEnd(kicad.point(track.x2_mm, track.y2_mm))
        made.SetWidth(kicad.units(track.width_mm))
        made.SetLayer(kicad.LAYERS[track.layer])
        made.SetNet(nets[track.net])
        board.Add(made)
    for via in vias:
        made = kicad.via(board, via.x_mm, via.y_mm, rules.via_mm, rules.via_drill_mm)
        made.SetNet(nets[via.net])
        board.Add(made)


def _pours(board, net, rules, table):
    """Ground pours on both layers; KiCad itself keeps them off the edge."""
    width, depth = table["width_mm"], table["depth_mm"]
    for layer in kicad.LAYERS:
        zone = pcbnew.ZONE(board)
        zone.SetLayer(layer)
        zone.SetNet(net)
        outline = zone.Outline()
        outline.NewOutline()
        for x_mm, y_mm in ((0, 0), (width, 0), (width, depth), (0, depth)):
            outline.Append(kicad.units(x_mm), kicad.units(y_mm))
        zone.SetLocalClearance(kicad.units(rules.pour_clearance_mm))
        zone.SetMinThickness(kicad.units(rules.pour_least_mm))
        zone.SetThermalReliefGap(kicad.units(rules.spoke_gap_mm))
        zone.SetThermalReliefSpokeWidth(kicad.units(rules.spoke_mm))
        board.Add(zone)
