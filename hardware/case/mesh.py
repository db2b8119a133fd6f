"""The triangles of an STL file, and whether they form a closed solid for a slicer."""

from dataclasses import dataclass

import numpy as np

HEAD_BYTES = 84
RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("more", "<u2")])


@dataclass(frozen=True)
class Mesh:
    """corners: (n, 3, 3) in mm; points: the distinct corners; faces: (n, 3) indices of points."""

    corners: np.ndarray
    points: np.ndarray
    faces: np.ndarray

    @property
    def crosses(self):
        """Normals, (n, 3), each twice as long as its triangle's area."""
        a, b, c = (self.corners[:, nth] for nth in range(3))
        return np.cross(b - a, c - a)

    @property
    def normals(self):
        """Unit normals, (n, 3), pointing outwards."""
        return self.crosses / np.linalg.norm(self.crosses, axis=1)[:, None]

    def edges(self):
        """({(from, to): triangle} of all directed edges, list of those that occur twice)."""
        owner, twice = {}, []
        for nth, face in enumerate(self.faces.tolist()):
            for edge in zip(face, face[1:] + face[:1], strict=True):
                if edge in owner:
                    twice.append(edge)
                owner[edge] = nth
        return owner, twice


def read(data):
    """Parse a binary STL (bytes) as a Mesh. Raises ValueError if its length is wrong."""
    count = int.from_bytes(data[80:HEAD_BYTES], "little")
    if len(data) != HEAD_BYTES + count * RECORD.itemsize:
        raise ValueError(f"not a binary STL of {count} triangles: {len(data)} bytes")
    corners = np.frombuffer(data, RECORD, count, HEAD_BYTES)["corners"].astype(float)
    points, faces = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    return Mesh(corners, points, faces.reshape(-1, 3))


def faults(mesh):
    """Why the triangles form no closed solid, a line each. Each edge must occur once each way."""
    found = []
    flat = int((np.linalg.norm(mesh.crosses, axis=1) == 0).sum())
    if flat:
        found.append(f"{flat} triangles without area")
    owner, twice = mesh.edges()
    if twice:
        found.append(f"{len(twice)} edges used twice in one sense")
    open_edges = sum((to, start) not in owner for start, to in owner)
    if open_edges:
        found.append(f"{open_edges} edges without a neighbour")
    volume_mm3 = (mesh.corners[:, 0] * np.cross(mesh.corners[:, 1], mesh.corners[:, 2])).sum() / 6
    if volume_mm3 <= 0:
        found.append("the triangles look inwards")
    return found


def size_mm(mesh):
    """Its size along x, y and z, in mm."""
    return tuple((mesh.points.max(axis=0) - mesh.points.min(axis=0)).tolist())
