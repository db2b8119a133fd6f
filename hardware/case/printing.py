"""Checks that a mesh can be printed: wall thickness, overhangs, and size of the bed.

Meshes are in the position for printing: z up, the bed at 0.
"""

import numpy as np

from hardware.case.files import stl
from hardware.case.mesh import faults as closed_faults
from hardware.case.mesh import read, size_mm

STEP_MM = 4.0  # between the sampled points
FACING = -0.9  # cosine of two normals: faces so opposite are the two sides of a wall
SLACK_MM = 0.01
STEEP = -0.735  # z of a normal: 45 degrees, with tolerance for the facets of a cone
BRIDGE_MM = 15.0  # the longest bridge between two walls that a printer can make
REACH_MM = 1.0  # the longest overhang from one wall
CHUNK = 500  # points at a time, to save memory


def thin(mesh, thinnest_mm):
    """Points of walls thinner than that: [(thickness, x, y, z)] in mm, the thinnest first."""
    points, owners = _samples(mesh)
    normals = mesh.normals
    inward = -normals[owners]
    low, high = mesh.corners.min(axis=1) - SLACK_MM, mesh.corners.max(axis=1) + SLACK_MM
    reach_mm = thinnest_mm - SLACK_MM
    found = []
    for start in range(0, len(points), CHUNK):
        part = slice(start, start + CHUNK)
        ends = points[part] + inward[part] * reach_mm
        first, last = np.minimum(points[part], ends), np.maximum(points[part], ends)
        near = np.ones((len(ends), len(low)), bool)
        for axis in range(3):
            near &= first[:, axis, None] <= high[:, axis]
            near &= last[:, axis, None] >= low[:, axis]
        rays, targets = np.nonzero(near)
        opposite = (normals[targets] * -inward[part][rays]).sum(axis=1) < FACING
        rays, targets = rays[opposite] + start, targets[opposite]
        depth = _depth(points[rays], inward[rays], mesh.corners[targets])
        for nth in np.nonzero((depth > SLACK_MM) & (depth < reach_mm))[0]:
            found.append((float(depth[nth]), *points[rays[nth]].round(1).tolist()))
    return sorted(found)


def _samples(mesh):
    """(points on all triangles, about STEP_MM apart, none on an edge; their triangles' indices)."""
    points, owners, crosses = [], [], mesh.crosses
    for nth, corners in enumerate(mesh.corners):
        sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
        a, b, c = np.roll(corners, -int(sides.argmax()), axis=0)  # a to b is the longest side
        high = np.linalg.norm(crosses[nth]) / sides.max()
        along, up = (int(side // STEP_MM) + 1 for side in (sides.max(), high))
        u, v = np.meshgrid((np.arange(along) + 0.5) / along, (np.arange(up) + 1 / 3) / up)
        u, v = (u * (1 - v)).reshape(-1, 1), v.reshape(-1, 1)
        points.append(a + u * (b - a) + v * (c - a))
        owners.append(np.full(len(u), nth))
    return np.concatenate(points), np.concatenate(owners)


def _depth(starts, ways, triangles):
    """The distance of each ray to its triangle, or inf (Moeller-Trumbore)."""
    a = triangles[:, 0]
    one, two = triangles[:, 1] - a, triangles[:, 2] - a
    across = np.cross(ways, two)
    scale = (one * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        u = ((starts - a) * across).sum(axis=1) / scale
        side = np.cross(starts - a, one)
        v = (ways * side).sum(axis=1) / scale
        depth = (two * side).sum(axis=1) / scale
    return np.where((u >= 0) & (v >= 0) & (u + v <= 1), depth, np.inf)


def overhangs(mesh):
    """Overhangs: [(x, y, z)] of points on faces flatter than 45 degrees that are not on the bed,
    not bridged between two walls, and not close to one."""
    flat = (mesh.normals[:, 2] < STEEP) & (mesh.corners[:, :, 2].max(axis=1) > SLACK_MM)
    owner, _ = mesh.edges()
    borders = _borders(mesh, flat, owner)
    points, owners = _samples(mesh)
    patch = _patches(mesh, flat, owner)
    found = []
    for point, triangle in zip(points, owners.tolist(), strict=True):
        if flat[triangle] and not _held(point[:2], borders[patch[triangle]]):
            found.append(tuple(point.round(1).tolist()))
    return found


def _patches(mesh, flat, owner):
    """{triangle: first triangle of its patch}: flat triangles that share edges form a patch."""
    first = {}
    for seed in np.nonzero(flat)[0].tolist():
        queue = [] if seed in first else [seed]
        while queue:
            triangle = queue.pop()
            if triangle in first:
                continue
            first[triangle] = seed
            face = mesh.faces[triangle].tolist()
            for start, to in zip(face, face[1:] + face[:1], strict=True):
                neighbour = owner[to, start]
                if flat[neighbour]:
                    queue.append(neighbour)
    return first


def _borders(mesh, flat, owner):
    """{patch: [(from xy, to xy, whether the face beyond goes down, and so supports it)]}."""
    found = {}
    patch = _patches(mesh, flat, owner)
    for triangle, first in patch.items():
        face = mesh.faces[triangle].tolist()
        for start, to in zip(face, face[1:] + face[:1], strict=True):
            beyond = owner[to, start]
            if flat[beyond]:
                continue
            third = next(p for p in mesh.faces[beyond].tolist() if p not in (start, to))
            ends = mesh.points[[start, to]]
            held = mesh.points[third][2] < ends[:, 2].min() - SLACK_MM
            found.setdefault(first, []).append((ends[0][:2], ends[1][:2], bool(held)))
    return found


def _held(point, border):
    """Whether a bridge along x or y, or a wall close by, supports the point."""
    for axis in (0, 1):
        below, above = (np.inf, False), (np.inf, False)
        for start, to, held in border:
            across, along = 1 - axis, axis
            if (start[across] > point[across]) == (to[across] > point[across]):
                continue
            share = (point[across] - start[across]) / (to[across] - start[across])
            away = start[along] + share * (to[along] - start[along]) - point[along]
            if away < 0:
                below = min(below, (-away, held))
            else:
                above = min(above, (away, held))
        if below[1] and above[1] and below[0] + above[0] <= BRIDGE_MM:
            return True
    return any(held and _away(point, start, to) <= REACH_MM for start, to, held in border)


def _away(point, start, to):
    """The distance of a point from the line between two others, in the plane."""
    along = to - start
    share = np.clip(np.dot(point - start, along) / np.dot(along, along), 0, 1)
    return float(np.linalg.norm(start + share * along - point))


def faults(mesh, plan):
    """What a printer cannot print, a line each."""
    found = []
    size = size_mm(mesh)
    if size[0] > plan.bed_mm[0] or size[1] > plan.bed_mm[1]:
        found.append(f"{size[0]:.0f} x {size[1]:.0f} mm: larger than the bed")
    walls = thin(mesh, plan.thinnest_mm)
    if walls:
        depth, x, y, z = walls[0]
        found.append(f"a wall of {depth:.2f} mm at {x:g}, {y:g}, {z:g}")
    hanging = overhangs(mesh)
    if hanging:
        x, y, z = hanging[0]
        found.append(f"nothing below {x:g}, {y:g}, {z:g} ({len(hanging)} points hang)")
    return found


def mesh_faults(plan, made):
    """What is wrong with the meshes of the printed parts (by name), a line each."""
    found = []
    for name, shape in made.items():
        mesh = read(stl(name, shape))
        wrong = closed_faults(mesh)
        found += [f"{name}: {fault}" for fault in wrong or faults(mesh, plan)]
    return found
