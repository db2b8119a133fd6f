"""The engraved marks: digits and a comma made of bars, so that they depend on no font."""

from build123d import Pos, Rectangle, RectangleRounded, Rot

WIDE = 0.56  # share of a digit's height
THICK = 0.16  # likewise


def zero(height_mm):
    """A 0 around the origin."""
    thick, wide = THICK * height_mm, WIDE * height_mm
    outer = RectangleRounded(wide, height_mm, 1.5 * thick)
    return outer - RectangleRounded(wide - 2 * thick, height_mm - 2 * thick, 0.5 * thick)


def one(height_mm):
    """A 1 around the origin, with its flag."""
    thick = THICK * height_mm
    flag = Pos(-1.1 * thick, height_mm / 2 - 1.1 * thick) * (
        Rot(Z=40) * Rectangle(2.4 * thick, thick)
    )
    return Rectangle(thick, height_mm) + flag


def two(height_mm):
    """A 2 around the origin, as a display shows it."""
    thick, wide = THICK * height_mm, WIDE * height_mm
    side, level = (wide - thick) / 2, (height_mm - thick) / 2
    bars = [Pos(0, y) * Rectangle(wide, thick) for y in (level, 0, -level)]
    bars.append(Pos(side, level / 2) * Rectangle(thick, level + thick))
    bars.append(Pos(-side, -level / 2) * Rectangle(thick, level + thick))
    return sum(bars[1:], bars[0])


def thousands(height_mm):
    """(width, sketch) of `,000`, from the origin to the right, vertically centred on the x axis."""
    thick, wide = THICK * height_mm, WIDE * height_mm
    pitch = wide + 0.16 * height_mm
    start = 2.2 * thick
    comma = Pos(0.8 * thick, -height_mm / 2) * (Rot(Z=65) * Rectangle(2.6 * thick, thick))
    digits = [Pos(start + wide / 2 + nth * pitch, 0) * zero(height_mm) for nth in range(3)]
    return start + 2 * pitch + wide, sum(digits, comma)
