"""Concrete chamber: formwork walls with water marks, wet floor, piers."""
import math

import lib_geo as geo
from lib_mat import Mat

H = math.pi / 2
ROOM = (-95.0, 95.0, -150.0, 190.0)           # x0, x1, front y, ceiling z


def concrete(name, waterline=30.0, tint=(1, 1, 1), wet=1.0):
    """Board-marked concrete: pores, lime streaks, a dark wet zone that climbs from the floor."""
    m = Mat(name)
    v = m.world()
    xyz = m.node("SeparateXYZ")
    m.link(v, xyz.inputs[0])
    z = xyz.outputs[2]
    big, mid, fine = m.noise(v, 0.035, 3, 0.6), m.noise(v, 0.28, 4, 0.68), m.noise(v, 7.0, 2, 0.6)
    run = m.noise(m.world((1, 1, 0.045)), 0.22, 2, 0.6)                     # vertical runs
    run2 = m.noise(m.world((1, 1, 0.02)), 0.75, 1, 0.6)
    base = m.mix(m.remap(mid, 0.3, 0.7, 0, 1), tuple(0.165 * t for t in tint), tuple(0.25 * t for t in tint))
    base = m.mix(m.remap(big, 0.4, 0.62, 0, 0.55), base, (0.115, 0.118, 0.108))
    lime = m.math("MULTIPLY", m.remap(run2, 0.62, 0.78, 0, 0.35), m.remap(z, 40, 110, 0.2, 1))
    base = m.mix(lime, base, (0.36, 0.35, 0.32))
    rust = m.math("MULTIPLY", m.remap(run, 0.66, 0.8, 0, 0.45), m.remap(z, 30, 70, 0.3, 1))
    base = m.mix(rust, base, (0.17, 0.095, 0.045))
    # wetness: below a ragged line, plus dark runs from above
    edge = m.math("ADD", z, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(v, 0.10, 4, 0.65), 0.5), 34))
    zone = m.remap(edge, waterline + 5, waterline - 3, 0, 1, True)
    runs = m.remap(run, 0.56, 0.68, 0, 0.6, True)
    damp = m.math("MULTIPLY", m.math("MAXIMUM", zone, m.math("MULTIPLY", runs, m.remap(big, 0.42, 0.58, 0.1, 1))), wet, clamp=True)
    col = m.mix(damp, base, m.mix(1.0, base, (0.36, 0.37, 0.36), "MULTIPLY"))
    tide = m.math("MULTIPLY", m.remap(m.math("ABSOLUTE", m.math("SUBTRACT", edge, waterline + 7)), 0, 1.6, 0.5, 0, True), wet)
    col = m.mix(tide, col, (0.30, 0.285, 0.25))
    pore = m.remap(m.voronoi(v, 1.1), 0.05, 0.16, 0, 1, True)
    keep = m.remap(m.noise(v, 0.5, 0), 0.50, 0.62, 1, 0, True)                # only some pores open
    pore = m.math("MAXIMUM", pore, keep)
    boards = m.math("FRACT", m.math("MULTIPLY", z, 1 / 19.0))
    seam = m.math("MULTIPLY", m.remap(boards, 0.0, 0.022, 0, 1, True), m.remap(boards, 1.0, 0.985, 0, 1, True))
    grain = m.noise(m.world((0.05, 0.05, 1)), 1.6, 1)
    h = m.math("ADD", m.math("MULTIPLY", mid, 0.30), m.math("MULTIPLY", fine, 0.07))
    h = m.math("ADD", h, m.math("MULTIPLY", pore, 0.28))
    h = m.math("ADD", h, m.math("MULTIPLY", seam, 0.22))
    h = m.math("ADD", h, m.math("MULTIPLY", grain, 0.05))
    m.set(base_color=m.mix(m.math("MULTIPLY", m.math("SUBTRACT", 1.0, pore), 0.6), col, (0.05, 0.05, 0.048)),
          roughness=m.mix(damp, m.remap(mid, 0.3, 0.7, 0.72, 0.9), m.remap(fine, 0.3, 0.7, 0.20, 0.42)),
          specular=0.45, normal=m.bump(h, 0.8, 0.45))
    return m.cheap(tuple(0.17 * t for t in tint))


def floor_material():
    """Wet screed with standing water in the hollows: water is flat and mirror-like."""
    m = Mat("wet floor")
    v = m.world()
    level = m.noise(v, 0.028, 4, 0.55)
    mid, fine = m.noise(v, 0.35, 5, 0.65), m.noise(v, 2.6, 3)
    pool = m.remap(m.math("ADD", level, m.math("MULTIPLY", mid, 0.06)), 0.58, 0.50, 0, 1, True)
    dry = m.mix(m.remap(mid, 0.3, 0.7, 0, 1), (0.055, 0.057, 0.053), (0.10, 0.10, 0.093))
    h = m.math("MULTIPLY", m.math("ADD", m.math("MULTIPLY", mid, 0.8), m.math("MULTIPLY", fine, 0.25)), m.math("SUBTRACT", 1.0, pool))
    ripple = m.math("MULTIPLY", m.math("MULTIPLY", m.noise(v, 0.22, 1), pool), 0.10)
    m.set(base_color=m.mix(pool, dry, (0.016, 0.020, 0.020)), specular=0.5,
          roughness=m.mix(pool, m.remap(fine, 0.3, 0.7, 0.25, 0.5), (0.025, 0.025, 0.025)),
          normal=m.bump(m.math("ADD", h, ripple), 0.8, 0.5))
    return m.cheap((0.05, 0.052, 0.05))


def shell(wall):
    """Walls, floor, ceiling with a round manhole, coved corners."""
    x0, x1, y0, top = ROOM
    mat = concrete("concrete")
    geo.mesh("back", [(x0, wall, -2), (x1, wall, -2), (x1, wall, top), (x0, wall, top)], [(0, 1, 2, 3)], mat)
    geo.mesh("left", [(x0, y0, -2), (x0, wall, -2), (x0, wall, top), (x0, y0, top)], [(0, 1, 2, 3)], mat)
    geo.mesh("right", [(x1, wall, -2), (x1, y0, -2), (x1, y0, top), (x1, wall, top)], [(0, 1, 2, 3)], mat)
    geo.mesh("front", [(x0, y0, -2), (x1, y0, -2), (x1, y0, top), (x0, y0, top)], [(0, 1, 2, 3)], mat)
    geo.mesh("floor", [(x0, y0, 0), (x1, y0, 0), (x1, wall, 0), (x0, wall, 0)], [(0, 1, 2, 3)], floor_material())


def pier(x, y, z):
    """Concrete saddle under the pipe."""
    mat = concrete("pier", 16.0)
    geo.box("pier", (15, 17, z + 1.6), (x, y, 0), mat, 0.8, segments=3)
